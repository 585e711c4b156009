//! Landing: the end of the movement part, and what the place allows. Rules: CP-LAND, CP-ENTR-02.

use kernel::Log;

use crate::content::cave;
use crate::legal;
use crate::rules::handling;
use crate::state::State;
use crate::{Cave, CaveSet, Event, Place, Waiting};

/// Counts once more, up to two.
pub fn count(twice: &mut [CaveSet; 2], cave: Cave) {
    let again = usize::from(twice[0].has(cave));
    twice[again].put(cave);
}

/// The plane lands; that is a turn spent there, whatever the place allows. Rule: CP-LAND-01, CP-LAND-02, CP-UPG-01, ruling
/// CP-R-20, CP-R-76.
pub fn touch_down(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.turn.seat;
    let place = state.plane(seat).place;
    state.turn.landed = true;
    state.turn.upgrades = allows_upgrading(state);
    log.push(Event::Landed { seat, at: place });
    let under = state.cave_under(seat);
    let plane = state.plane_mut(seat);
    match (place, under) {
        (Place::Entrance, _) if plane.turns <= 2 => plane.entrance_turns |= plane.turns as u8,
        (_, Some(cave)) => count(&mut plane.spent, cave),
        _ => {}
    }
    state.waiting.only(Waiting::Land);
}

/// The entrance with its Scrapyard, or a card with the upgrade mark on which fewer than two turns were spent before
/// this one; nothing under water. Rule: CP-UPG-01, CP-ENTR-02, ruling CP-R-20.
fn allows_upgrading(state: &State) -> bool {
    let seat = state.turn.seat;
    let plane = state.plane(seat);
    match plane.place {
        Place::Entrance => true,
        Place::On(spot) => {
            let card = state.cave_at(spot).expect("planes stand on cards");
            cave(card).upgrade && !plane.spent[1].has(card) && !handling::is_flooded(state, spot)
        }
        Place::Outside | Place::Exit | Place::Out => false,
    }
}

/// Is there more to do than to end the turn? Ruling CP-R-76: the landing counts either way.
pub fn has_choice(state: &State) -> bool {
    let mut n = 0;
    legal::landing(state, &mut |_| n += 1);
    n > 1
}
