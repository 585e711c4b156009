//! Special Cave cards: turbines and two-part cards. Rules: CP-SPEC. Ooze and aura are in `handling.rs`, the laser and
//! damage values in `damage.rs`.

use arrayvec::ArrayVec;
use kernel::{Log, Seat};

use crate::content::cave;
use crate::rules::{handling, moving};
use crate::state::State;
use crate::{Cave, Event, How, Illegal, Place, Spot, Waiting};

/// A turbine's condition: on 0 or 2 the upper line, else the lower one. No card can be used on this roll.
/// Rule: CP-SPEC-01, CP-CARD-08, ruling CP-R-41.
pub fn condition_rolled(state: &mut State, face: u8, log: &mut impl Log<Event>) {
    let attack = state.attack.as_mut().expect("a condition is part of an attack");
    attack.condition = Some(face);
    attack.part = u8::from(!matches!(face, 0 | 2));
    log.push(Event::Wind { seat: attack.roller, face, line: attack.part });
    state.waiting.pop();
}

/// Passed, the plane is blown forward, failed, backward; each red cube takes a space. The attack is over.
/// Rule: CP-SPEC-02, CP-SPEC-04.
pub fn blow(state: &mut State, who: Seat, card: Cave, passed: bool) {
    handling::end(state);
    let spaces = cave(card).range.saturating_sub(state.hits[card.index()][0]);
    let over = state.spot_of(card).expect("a turbine lies in the cave");
    state.waiting.push(Waiting::Blow { who, forward: passed, left: spaces, over });
}

/// Cards of the next column in a direction, in either row. Rule: CP-SPEC-03, ruling CP-R-41.
pub fn next_spaces(state: &State, over: Spot, forward: bool) -> ArrayVec<Spot, 2> {
    let column = i16::from(over.column()) + if forward { 1 } else { -1 };
    let spots = (0..2).filter_map(|row| Spot::at(row, column));
    spots.filter(|spot| state.cave_at(*spot).is_some()).collect()
}

/// The plane is blown on, as far as it goes; its owner chooses where there are two cards. Only the card on which it
/// arrives is handled. Beyond column N lies the exit; backward it never leaves the cave. Rule: CP-SPEC-02, CP-SPEC-03,
/// ruling CP-R-21, CP-R-41.
pub fn blow_on(state: &mut State, who: Seat, forward: bool, left: u8, over: Spot, log: &mut impl Log<Event>) -> bool {
    if left > 0 && forward && state.exit && over.column() == state.columns {
        state.waiting.pop();
        moving::relocate(state, who, Place::Exit, How::Blown, log);
        return true;
    }
    let spaces = next_spaces(state, over, forward);
    match spaces.as_slice() {
        _ if left == 0 => {}
        [] => {}
        [only] => {
            state.waiting.replace(Waiting::Blow { who, forward, left: left - 1, over: *only });
            return true;
        }
        _ => return false,
    }
    state.waiting.pop();
    if state.plane(who).place != Place::On(over) {
        moving::relocate(state, who, Place::On(over), How::Blown, log);
        handle_arrival(state, who, log);
    }
    true
}

/// The card on which a blown, attracted or pushed plane arrives. Ruling CP-R-21.
pub fn handle_arrival(state: &mut State, who: Seat, log: &mut impl Log<Event>) {
    let card = state.cave_under(who).expect("planes arrive on cards");
    if handling::handles_when_thrown(state, who, card) {
        handling::begin(state, card, who, log);
    }
}

/// D-WIND.
pub fn choose_space(
    state: &mut State,
    who: Seat,
    forward: bool,
    left: u8,
    over: Spot,
    to: Spot,
) -> Result<(), Illegal> {
    if !next_spaces(state, over, forward).contains(&to) {
        return Err(Illegal::NoSuchSpace(to));
    }
    state.waiting.replace(Waiting::Blow { who, forward, left: left - 1, over: to });
    Ok(())
}

/// After the first part: who passed may ignore the second, who failed must take it. Rule: CP-SPEC-06, CP-SPEC-07, ruling
/// CP-R-40.
pub fn after_first_part(state: &mut State, who: Seat, passed: bool) {
    if passed {
        state.waiting.push(Waiting::PartTwo { who });
    } else {
        take_second_part_next(state);
    }
}

fn take_second_part_next(state: &mut State) {
    state.attack.as_mut().expect("parts belong to an attack").part = 1;
}

/// A Brood card that was cleared by its first part is not handled any more. Scenario CS2.
pub fn is_second_part_void(state: &State) -> bool {
    state.attack.is_none_or(|attack| state.cleared.has(attack.card))
}

/// D-PART2: continue.
pub fn take_second_part(state: &mut State) {
    take_second_part_next(state);
    state.waiting.pop();
}

/// D-PART2: ignore it and land; no additional round. Rule: CP-SPEC-07, ruling CP-R-40.
pub fn ignore_second_part(state: &mut State, who: Seat, log: &mut impl Log<Event>) {
    if who == state.turn.seat {
        state.turn.bound_to_land = true;
    }
    log.push(Event::Ignored { seat: who });
    state.waiting.pop();
}
