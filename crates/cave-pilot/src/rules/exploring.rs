//! Exploring: new Exploration cards, and the fifth that is too many. Rules: CP-EXPL-01 to CP-EXPL-05.

use kernel::{Log, Seat};

use crate::content::cave;
use crate::rules::{handling, landing, upgrading};
use crate::state::State;
use crate::{Event, Exploration, Held, Illegal, Place, Waiting};

/// Explorations a player has in one cave; the entrance and its Scrapyard are one. Rule: CP-EXPL-03, ruling CP-R-45.
const PER_CAVE: u8 = 2;

/// What exploring costs. Rule: CP-EXPL-02; the Davy lamp makes it cheaper.
fn price(state: &State) -> u8 {
    if state.plane(state.turn.seat).holds(Exploration::DavyLamp) { 1 } else { 2 }
}

/// Landed on a card with the exploration mark, or in the entrance; twice a cave. Rule: CP-EXPL-01, CP-EXPL-02,
/// CP-EXPL-03, CP-ENTR-02, ruling CP-R-07, CP-R-45.
pub fn may_explore(state: &State) -> Result<(), Illegal> {
    let seat = state.turn.seat;
    let plane = state.plane(seat);
    match plane.place {
        Place::Entrance if plane.explored_entrance >= PER_CAVE => return Err(Illegal::ExploredTwice),
        Place::Entrance => {}
        Place::On(spot) => {
            let card = state.cave_at(spot).expect("planes stand on cards");
            if !cave(card).explore || handling::is_flooded(state, spot) {
                return Err(Illegal::NoExploring);
            }
            if plane.explored[1].has(card) {
                return Err(Illegal::ExploredTwice);
            }
        }
        Place::Outside | Place::Exit | Place::Out => return Err(Illegal::NoExploring),
    }
    if state.finds.is_empty() && state.find_discards.is_empty() {
        return Err(Illegal::NothingToDraw);
    }
    upgrading::afford(state, price(state))
}

/// Pays and draws. Rule: CP-EXPL-02.
pub fn explore(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_explore(state)?;
    let price = price(state);
    let seat = state.turn.seat;
    let under = state.cave_under(seat);
    let plane = state.plane_mut(seat);
    plane.credits -= u16::from(price);
    match under {
        Some(cave) => landing::count(&mut plane.explored, cave),
        None => plane.explored_entrance += 1,
    }
    log.push(Event::PaidFor { seat, row: None, price });
    state.waiting.push(Waiting::Find { who: seat, left: 1 });
    Ok(())
}

/// Goes on drawing; an empty pile takes its discards, and without those no card is drawn. Ruling CP-R-07.
pub fn go_on(state: &mut State, who: Seat, left: u8) -> bool {
    let wanted = left > 0 && state.plane(who).place != Place::Out;
    if wanted && state.finds.is_empty() {
        state.finds = std::mem::take(&mut state.find_discards);
    }
    if wanted && !state.finds.is_empty() {
        return false;
    }
    state.waiting.pop();
    true
}

/// The card is installed with its green cubes; a fifth one must go. Rule: CP-EXPL-04, CP-EXPL-05, ruling CP-R-46.
pub fn find(
    state: &mut State,
    who: Seat,
    left: u8,
    card: Exploration,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    take_from_pile(state, card)?;
    state.plane_mut(who).install(card.fresh());
    log.push(Event::Found { seat: who, card });
    state.waiting.replace(Waiting::Find { who, left: left - 1 });
    state.waiting.push(Waiting::Discard { who });
    Ok(())
}

/// D-DISCARD. Ruling CP-R-46.
pub fn discard_fifth(state: &mut State, who: Seat, card: Held, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if !state.plane(who).has(card) {
        return Err(Illegal::CardNotYours(card));
    }
    state.plane_mut(who).remove(card);
    state.find_discards.put(card.card);
    state.waiting.pop();
    log.push(Event::CardLost { seat: who, card });
    Ok(())
}

/// Takes a card from the Exploration pile. Rule: CP-SETUP-04.
pub fn take_from_pile(state: &mut State, card: Exploration) -> Result<(), Illegal> {
    if state.finds.take(card) { Ok(()) } else { Err(Illegal::NotByChance) }
}
