//! Rolls, outbreaks and strikes. Rules: CC-HAZ; rulings CC-R-21 to CC-R-25.

use kernel::{Log, Seat};

use super::{ending, grues};
use crate::state::{State, Waiting};
use crate::{Death, Event, Hazard, Misfortune};

/// The next hazard to be rolled for: the card's check, then the hex's symbols in order. Rule: CC-HAZ-02, CC-MODEL-11.
#[inline]
fn next_hazard(check: Option<Hazard>, own: u8) -> Hazard {
    check.unwrap_or(Hazard::ALL[own.trailing_zeros() as usize % 4])
}

/// One roll, made in any case; below the track value the hazard breaks out, and all of it is carried out before the
/// next one is rolled. Rule: CC-HAZ-02, CC-HAZ-03, CC-HAZ-13; ruling CC-R-22.
pub fn roll(state: &mut State, check: Option<Hazard>, own: u8, die: u8, log: &mut impl Log<Event>) {
    let hazard = next_hazard(check, own);
    let own = if check.is_some() { own } else { own & (own - 1) };
    state.waiting.replace(Waiting::Rolls { check: None, own });
    let track = state.track[hazard.index()];
    let breaks_out = die < track;
    log.push(Event::HazardRolled { hazard, die, track, breaks_out });
    if breaks_out {
        break_out(state, hazard, log);
    }
}

/// Tokens on every standing hex with the symbol that has none, all at once; then who is there is struck or flees.
/// Rule: CC-HAZ-04, CC-HAZ-05, CC-HAZ-06, CC-HAZ-09, CC-HAZ-10; ruling CC-R-24.
fn break_out(state: &mut State, hazard: Hazard, log: &mut impl Log<Event>) {
    let fresh = state.symbols[hazard.index()] & !state.tokens[hazard.index()];
    for hex in kernel::bits(fresh).map(|hex| hex as u8) {
        if hazard == Hazard::Grue {
            let node = state.hex(hex).plan().symbols[hazard.index()].expect("the hex bears the symbol");
            state.put_grue(hex, node);
        }
        log.push(Event::TokenPlaced { hazard, at: state.hex(hex).at });
    }
    state.tokens[hazard.index()] |= fresh;
    let there = state.seats().filter(|seat| {
        let who = state.spelunker(*seat);
        who.is_inside() && fresh >> who.hex & 1 != 0
    });
    let there = there.fold(0, |set, seat| set | 1 << seat.index());
    if hazard == Hazard::Grue {
        grues::flights(state, there, log);
        return;
    }
    for seat in state.in_order_from_active().filter(|seat| there >> seat.index() & 1 != 0) {
        strike(state, seat, hazard, log);
    }
}

/// All tokens of the hex strike who enters, until it is dead. Rule: CC-HAZ-08, CC-HAZ-11, CC-HAZ-12; ruling CC-R-23.
#[inline]
pub fn strike_on_entering(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    for hazard in [Hazard::Methane, Hazard::Bats, Hazard::Tremors] {
        let who = state.spelunker(seat);
        if who.is_inside() && state.has_token(hazard, who.hex) {
            strike(state, seat, hazard, log);
        }
    }
}

/// Costs 1 HP, 2 with Shaken Nerves, nothing with the right item. Rule: CC-HAZ-07, CC-ITEM-06, CC-ITEM-07, CC-ITEM-08.
fn strike(state: &mut State, seat: Seat, hazard: Hazard, log: &mut impl Log<Event>) {
    let who = state.spelunker(seat);
    if !who.is_inside() {
        return;
    }
    if who.carries(hazard.ward()) {
        log.push(Event::Warded { seat, hazard, by: hazard.ward() });
        return;
    }
    let lost = 1 + who.held.with(Misfortune::ShakenNerves).len() as u8;
    let hp = who.hp.saturating_sub(lost);
    state.spelunker_mut(seat).hp = hp;
    log.push(Event::Struck { seat, hazard, lost, hp });
    if hp == 0 {
        let why = match hazard {
            Hazard::Methane => Death::Methane,
            Hazard::Bats => Death::Bats,
            Hazard::Tremors => Death::Tremors,
            Hazard::Grue => Death::Grue,
        };
        ending::kill(state, seat, why, log);
    }
}
