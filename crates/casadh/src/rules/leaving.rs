//! Leaving the caves. Rules: CC-LEAVE; rulings CC-R-46, CC-R-52.

use kernel::Log;

use super::{ending, misfortunes, turn};
use crate::state::State;
use crate::{Event, Illegal, Whereabouts};

/// May the turn player leave? On Base Camp, from the first turn on. Rule: CC-LEAVE-01.
#[inline]
pub fn may_leave(state: &State) -> bool {
    state.spelunker(state.turn).hex == 0
}

/// To the Surface for good, with the two highest treasures there, all that it has, and no misfortunes. Rule: CC-LEAVE-02,
/// CC-LEAVE-03, CC-LEAVE-04, CC-LEAVE-05, CC-LEAVE-06, CC-HEX-14, CC-INFO-04.
pub fn leave(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if !may_leave(state) {
        return Err(Illegal::NotAtBase);
    }
    let seat = state.turn;
    let mut treasures = [0; 2];
    for best in &mut treasures {
        if let Some(highest) = state.surface.highest() {
            state.surface.take(highest);
            let who = state.spelunker_mut(seat);
            who.treasures.put(highest);
            who.shown.put(highest);
            *best = highest as u8;
        }
    }
    log.push(Event::Left { seat, treasures });
    misfortunes::discard_all(state, seat, log);
    state.spelunker_mut(seat).whereabouts = Whereabouts::Surface;
    state.progress = true;
    state.mp = 0;
    if state.n_inside() == 0 {
        ending::finish(state, log);
    } else {
        turn::end(state, log);
    }
    Ok(())
}
