//! Slots, turns and rounds. Rules: CC-TURN, CC-MODEL-10; rulings CC-R-33, CC-R-49, CC-R-56.

use kernel::{Log, Seat};

use super::{dynamite, ending, grues, misfortunes};
use crate::state::{State, Waiting};
use crate::{Death, Event, Hazard, Item, Misfortune, Whereabouts};

/// A seat's slot comes up: its Dynamite first, whoever it is; then what its player may do. Rule: CC-TURN-02, CC-TURN-03,
/// CC-SURF-01; rulings CC-R-17, CC-R-33.
pub fn start_slot(state: &mut State, log: &mut impl Log<Event>) {
    state.waiting.only(Waiting::EndSlot);
    state.mp = 0;
    state.stood = 0;
    dynamite::burn_down(state, log);
    if state.is_over() {
        return;
    }
    let seat = state.turn;
    match state.spelunker(seat).whereabouts {
        Whereabouts::Dead => {}
        Whereabouts::Surface if state.tokens[Hazard::Grue.index()] == 0 => {}
        Whereabouts::Surface => {
            state.waiting.replace(Waiting::SurfaceTurn);
            log.push(Event::SurfaceTurn { seat });
        }
        Whereabouts::Caves => {
            state.waiting.replace(Waiting::Begin);
            // CC-TURN-04, CC-GRUE-04: flee now if a refuge has appeared; ruling CC-R-27.
            if grues::is_threatened(state, seat) && !state.refuges(seat).is_empty() {
                grues::flights(state, 1 << seat.index(), log);
            }
        }
    }
}

/// The cave turn proper, unless the flight was deadly. Rule: CC-TURN-05, CC-TURN-10; rulings CC-R-08, CC-R-09.
pub fn begin(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.turn;
    if !state.spelunker(seat).is_inside() {
        state.waiting.replace(Waiting::EndSlot);
        return;
    }
    state.mp = move_points(state, seat);
    state.stood = state.spelunker(seat).node.bit();
    state.waiting.replace(Waiting::Action);
    log.push(Event::TurnBegins { seat, mp: state.mp });
}

/// Health less all penalties, at least 1. Rule: CC-TURN-05, CC-MISF-04, CC-MISF-06.
pub fn move_points(state: &State, seat: Seat) -> u8 {
    let who = state.spelunker(seat);
    let penalty = who.held.with(Misfortune::Thirst).len() + who.held.with(Misfortune::TwistedAnkle).len();
    who.hp.saturating_sub(penalty as u8).max(1)
}

/// A turn is over; rest at Base Camp cures. Rule: CC-TURN-08, CC-TURN-09, CC-TURN-11, CC-TURN-12; rulings CC-R-53, CC-R-61.
pub fn end(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.turn;
    let who = state.spelunker(seat);
    if who.is_inside() && who.hex == 0 {
        misfortunes::discard_all(state, seat, log);
    }
    log.push(Event::TurnEnds { seat, unused: state.mp });
    state.mp = 0;
    state.waiting.only(Waiting::EndSlot);
}

/// The next seat's slot, and with the first player's a new round. Rule: CC-TURN-01, CC-MODEL-10; ruling CC-R-56.
pub fn next_slot(state: &mut State, log: &mut impl Log<Event>) {
    state.turn = state.turn.next(usize::from(state.players));
    if state.turn == state.first {
        end_round(state, log);
        if state.is_over() {
            return;
        }
    }
    start_slot(state, log);
}

/// Too long without progress, or too long altogether: all inside are lost. Rule: CC-END-05; rulings CC-R-49, CC-R-50.
fn end_round(state: &mut State, log: &mut impl Log<Event>) {
    let over = state.round;
    state.idle = if state.progress { 0 } else { state.idle + 1 };
    state.progress = false;
    state.round += 1;
    if state.idle < state.stall_limit && state.round <= state.round_limit {
        log.push(Event::RoundBegins { round: state.round });
        return;
    }
    log.push(Event::LostInTheDark { round: over });
    for seat in state.seats() {
        if state.spelunker(seat).is_inside() {
            ending::kill(state, seat, Death::Dark, log);
        }
    }
}

/// Can `seat` see what it draws? Rule: CC-MISF-08; rulings CC-R-44, CC-R-45.
pub fn is_blind(state: &State, seat: Seat) -> bool {
    flashlights_out(state, seat) > 0
}

/// How many Flashlight Out are in force; a lantern suspends them. Rule: CC-MISF-08, CC-ITEM-09; ruling CC-R-45.
#[inline]
pub fn flashlights_out(state: &State, seat: Seat) -> u8 {
    let who = state.spelunker(seat);
    if who.carries(Item::BrassLantern) { 0 } else { who.held.with(Misfortune::FlashlightOut).len() as u8 }
}
