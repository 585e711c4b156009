//! Cards against attacks, and one that sets them off: Iron dome, Random flare dissipator, Otis flash-matic.
//! Primitives: CancelAttack, Redirect, TriggerCave. Rules: CP-XC-03, CP-XC-12.

use kernel::{Log, Seat, SeatSet};

use crate::content::{Special, cave};
use crate::rules::{handling, missiles, windows};
use crate::state::State;
use crate::{Cave, Event, Illegal, Mark, Spot, Target, Waiting, Window};

/// Ranged cards: Y05, Y16, Y22, Y31, O15, O23, O28, R11. A test finds them in the data.
pub const RANGED: [usize; 8] = [4, 15, 21, 30, 38, 46, 51, 58];

/// A ranged card that the user is not on, with a plane in its range. Rule: CP-XC-03.
pub fn triggers(state: &State, each: &mut impl FnMut(Mark)) {
    let own = state.cave_under(state.turn.seat);
    for card in RANGED.iter().map(|index| Cave::new(*index)).filter(|card| Some(*card) != own) {
        if let Some(spot) = state.spot_of(card)
            && !state.cleared.has(card)
            && !handling::reached(state, card).is_empty()
        {
            each(Mark::Cave(spot));
        }
    }
}

/// Its actions go to the planes in range by distance; the closest takes the place of the trigger. Rule: CP-XC-03.
pub fn trigger(state: &mut State, spot: Spot, log: &mut impl Log<Event>) {
    let card = state.cave_at(spot).expect("the card was looked for");
    let attacked = handling::reached(state, card);
    handling::start(state, card, state.turn.seat, None, attacked, log);
}

/// The missile has no effect; it is spent.
pub fn ward_off(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    log.push(Event::Warded { seat });
    call_off(state);
}

/// The window and the roll below it are off.
fn call_off(state: &mut State) {
    state.missile = None;
    state.waiting.pop();
    state.waiting.pop();
}

/// Where an attack on `who` may go instead: for a missile, planes on Cave cards in its reach but the attacker's and
/// `who`'s; for a ranged card, planes in its range but `who`'s. Rule: CP-XC-12.
pub fn others(state: &State, who: Seat) -> SeatSet {
    match (state.missile, state.attack) {
        (Some(_), _) => {
            // The attacker has spent this missile; reach and place are what count.
            let active = state.turn.seat;
            let from = state.plane(active).place;
            let reach = missiles::reach(state, active);
            let is_near = |seat: &Seat| match (state.plane(*seat).place.spot(), from.spot()) {
                (Some(to), Some(from)) => from.distance(to) <= reach,
                (Some(to), None) => to.column() <= reach,
                (None, _) => false,
            };
            state.seats().filter(|seat| *seat != who && *seat != active && is_near(seat)).collect()
        }
        (None, Some(attack)) => handling::reached(state, attack.card).iter().filter(|seat| *seat != who).collect(),
        (None, None) => SeatSet::NONE,
    }
}

/// The attack goes to a plane drawn at random; if there is none it is lost.
pub fn redirect(state: &mut State, who: Seat, log: &mut impl Log<Event>) {
    if !others(state, who).is_empty() {
        return state.waiting.replace(Waiting::Redirect { who });
    }
    log.push(Event::Redirected { from: who, to: None });
    call_off(state);
}

/// The new target has its say before the roll.
pub fn redirected(state: &mut State, who: Seat, to: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if !others(state, who).has(to) {
        return Err(Illegal::NotByChance);
    }
    log.push(Event::Redirected { from: who, to: Some(to) });
    state.waiting.pop();
    if let Some(missile) = state.missile.as_mut() {
        missile.at = Target::Plane(to);
        windows::open(state, Window::Missile);
        return Ok(());
    }
    let attack = state.attack.as_mut().expect("a redirected attack is a missile's or a card's");
    debug_assert!(cave(attack.card).special == Some(Special::Ranged), "only ranged attacks are redirected");
    attack.roller = to;
    attack.rolls_wanted = 1;
    attack.trumpets = 0;
    windows::open(state, Window::Challenge);
    Ok(())
}
