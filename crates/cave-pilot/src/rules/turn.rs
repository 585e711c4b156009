//! A turn from its credits to the refill, and what goes on by itself. Rules: CP-TURN, CP-ENTR.

use kernel::{Log, Seat};

use crate::rules::{
    damage, ending, exploring, extra, handling, landing, missiles, moving, placing, shop, special, teams, windows,
};
use crate::state::{State, Turn};
use crate::{Cave, CaveSet, Event, FreeStep, HouseRule, Illegal, Mode, Place, Waiting, Window, cards};

/// Credits of phase 1. Rule: CP-TURN-03.
const CREDITS: u16 = 3;

/// A turn begins: 3 credits, then a Cave card is placed if one is held. Rule: CP-TURN-01, CP-TURN-03, CP-TURN-04,
/// CP-PLACE-01.
pub fn begin(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.turn = Turn::of(seat);
    let plane = state.plane_mut(seat);
    plane.turns += 1;
    plane.credits += CREDITS;
    log.push(Event::TurnBegins { seat, number: plane.turns, credits: plane.credits });
    match places_due(state) {
        0 => begin_round(state),
        left => state.waiting.only(Waiting::Place { left }),
    }
}

/// Cave cards to be placed in phase 2: one, solo two, if so many are held. Rule: CP-PLACE-01, CP-SOLO-03.
pub fn places_due(state: &State) -> u8 {
    let due = if state.setup.mode == Mode::Solo { 2 } else { 1 };
    due.min(state.plane(state.turn.seat).hand.len() as u8)
}

/// A round of actions begins with step a. Rule: CP-TURN-02, ruling CP-R-08, CP-R-21.
pub fn begin_round(state: &mut State) {
    state.planes.iter_mut().for_each(|plane| plane.handled_now = CaveSet::NONE);
    state.turn.acting = true;
    if !state.has(HouseRule::EasyMode) {
        state.turn.refreshed = false;
    }
    state.waiting.only(Waiting::Refresh);
}

/// The next step after this one; under the Foliot clock the player says which. Rule: CP-TURN-02, CP-XC-07.
fn then(state: &mut State, next: Waiting) {
    state.waiting.only(if state.turn.free.is_some() { Waiting::Order } else { next });
}

pub fn after_refresh(state: &mut State) {
    then(state, Waiting::Fire);
}

pub fn after_fire(state: &mut State) {
    then(state, Waiting::Shove);
}

/// Bumper and magnet are done: opponents may have a say, then the step follows.
pub fn after_shove(state: &mut State) {
    state.waiting.only(Waiting::Move);
    if state.turn.first_round {
        windows::open(state, Window::Step);
    }
}

/// What comes after moving and handling: an additional round or the landing; nothing for a plane that has finished or
/// is out. Rule: CP-TURN-02, ruling CP-R-37, CP-R-60.
fn after_handling(state: &mut State) {
    then(state, Waiting::Extra);
}

pub fn after_landing(state: &mut State) {
    then(state, Waiting::Exchange);
}

/// The next step under the clock. Rule: CP-XC-07.
pub fn begin_step(state: &mut State, step: FreeStep, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_begin(state, step)?;
    let begun = state.turn.free.expect("the clock runs");
    state.turn.free = Some(begun | 1 << step as u8);
    log.push(Event::Began { seat: state.turn.seat, step });
    match step {
        FreeStep::Refresh => state.waiting.only(Waiting::Refresh),
        FreeStep::Fire => state.waiting.only(Waiting::Fire),
        FreeStep::Move => state.waiting.only(Waiting::Shove),
        FreeStep::Land => landing::touch_down(state, log),
    }
    Ok(())
}

/// Each step once; those that could do nothing are not offered.
pub fn may_begin(state: &State, step: FreeStep) -> Result<(), Illegal> {
    let possible = match step {
        FreeStep::Refresh => shop::has_step(state),
        FreeStep::Fire => missiles::may_have_step(state),
        FreeStep::Move | FreeStep::Land => true,
    };
    if possible && !state.turn.has_begun(step) { Ok(()) } else { Err(Illegal::StepDone) }
}

/// Moving is compulsory, and every turn has its landing. Ruling CP-R-76.
pub fn may_end_order(state: &State) -> Result<(), Illegal> {
    let both = state.turn.has_begun(FreeStep::Move) && state.turn.has_begun(FreeStep::Land);
    if both { Ok(()) } else { Err(Illegal::StepDone) }
}

pub fn end_order(state: &mut State) -> Result<(), Illegal> {
    may_end_order(state)?;
    state.waiting.only(Waiting::Exchange);
    Ok(())
}

/// Phase 4. Rule: CP-TURN-05.
pub fn refill(state: &mut State) {
    state.turn.acting = false;
    state.waiting.only(Waiting::Refill);
}

/// Cave cards a player refills to: three, also after a deal of two; solo four. Rule: CP-TURN-05, CP-SOLO-02, ruling
/// CP-R-04.
fn hand_size(state: &State) -> usize {
    if state.setup.mode == Mode::Solo { 4 } else { 3 }
}

/// A Cave card of phase 4. Rule: CP-TURN-05.
pub fn refilled(state: &mut State, card: Cave, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    placing::take_from_pile(state, card)?;
    let seat = state.turn.seat;
    state.plane_mut(seat).hand.push(card);
    log.push(Event::CaveDealt { seat, card });
    Ok(())
}

/// Goes on until somebody must decide: the innermost business first, then what it interrupted.
#[inline]
pub fn settle(state: &mut State, log: &mut impl Log<Event>) {
    while go_on(state, log) {}
}

/// One piece of business that needs nobody; false when somebody is to decide. Rule: CP-TURN-01, CP-TURN-02.
#[inline]
fn go_on(state: &mut State, log: &mut impl Log<Event>) -> bool {
    let waiting = state.waiting.top();
    if is_action_step(waiting) {
        match state.plane(state.turn.seat).place {
            // Ruling CP-R-37: the turn of an eliminated player ends at once, without phase 4.
            Place::Out => {
                ending::end_turn(state, log);
                return true;
            }
            // Ruling CP-R-60: nor is there anything left to do for a plane in the exit but phase 4.
            Place::Exit => {
                refill(state);
                return true;
            }
            Place::Outside | Place::Entrance | Place::On(_) => {}
        }
    }
    match waiting {
        Waiting::Refresh if !shop::has_step(state) => after_refresh(state),
        Waiting::Fire if !missiles::has_step(state) => after_fire(state),
        Waiting::Shove if !cards::movers::has_step(state) => after_shove(state),
        Waiting::Move => return moving::go_on(state, log),
        Waiting::Handle => after_handling(state),
        Waiting::Extra if !extra::is_possible(state) => landing::touch_down(state, log),
        Waiting::Land if !landing::has_choice(state) => after_landing(state),
        Waiting::Order if FreeStep::ALL.iter().all(|step| may_begin(state, *step).is_err()) => {
            state.waiting.only(Waiting::Exchange);
        }
        Waiting::Exchange if !teams::has_choice(state) => refill(state),
        Waiting::Refill => {
            let is_full = state.plane(state.turn.seat).hand.len() >= hand_size(state);
            if !is_full && !state.pile.is_empty() {
                return false;
            }
            ending::end_turn(state, log);
        }
        Waiting::RoundEnds => ending::next_round(state, log),
        Waiting::Fill if !shop::go_on(state) => state.waiting.pop(),
        Waiting::Find { who, left } => return exploring::go_on(state, who, left),
        Waiting::Discard { who } if state.plane(who).cards.len() <= crate::plane::EXPLORATIONS => state.waiting.pop(),
        Waiting::Window { window, passed, .. } => return windows::go_on(state, window, passed, log),
        Waiting::Reroll if missiles::is_spent(state) => missiles::stop(state),
        Waiting::Aim { at, left } => return missiles::go_on(state, at, left, log),
        Waiting::Hits { who, from, left } => return damage::go_on(state, who, from, left, log),
        Waiting::Penalty { who, next } => damage::next_penalty(state, who, next, log),
        Waiting::Remove { who, left } => return damage::remove_go_on(state, who, left, log),
        Waiting::Attack => handling::go_on(state),
        Waiting::PartTwo { .. } if special::is_second_part_void(state) => state.waiting.pop(),
        Waiting::Blow { who, forward, left, over } => return special::blow_on(state, who, forward, left, over, log),
        Waiting::Push { whom, forward, left, over, pull } => {
            return cards::movers::go_on(state, whom, forward, left, over, pull, log);
        }
        Waiting::StartRoll { .. }
        | Waiting::Deal { .. }
        | Waiting::Display
        | Waiting::StartCard { .. }
        | Waiting::Place { .. }
        | Waiting::Refresh
        | Waiting::Fire
        | Waiting::Shove
        | Waiting::Extra
        | Waiting::Land
        | Waiting::Order
        | Waiting::Exchange
        | Waiting::Answer { .. }
        | Waiting::Fill
        | Waiting::DrawExtra { .. }
        | Waiting::Discard { .. }
        | Waiting::MissileRoll
        | Waiting::Reroll
        | Waiting::Tie { .. }
        | Waiting::Condition
        | Waiting::Roll
        | Waiting::Redirect { .. }
        | Waiting::PartTwo { .. }
        | Waiting::Over => return false,
    }
    true
}

/// The steps a to f of the active player.
#[inline]
fn is_action_step(waiting: Waiting) -> bool {
    matches!(
        waiting,
        Waiting::Refresh
            | Waiting::Fire
            | Waiting::Shove
            | Waiting::Move
            | Waiting::Handle
            | Waiting::Extra
            | Waiting::Land
            | Waiting::Order
            | Waiting::Exchange
    )
}
