//! Cards about dice: Kerr lens, Loaded bone, Smoke canister, Herald's trumpet, Bone nullifier.
//! Primitives: SwapDie, Reroll, Skip, ModRep. Rules: CP-XC-01, CP-XC-12, CP-EXPL-09.

use kernel::Log;

use crate::content::{Special, cave};
use crate::rules::{handling, special};
use crate::state::State;
use crate::{Die, Event, Mark, Waiting};

/// The colours among the dice of this roll. Rule: CP-XC-12.
pub fn lenses(state: &State, each: &mut impl FnMut(Mark)) {
    let dice = state.attack.map_or([None; 2], |attack| attack.dice);
    Die::ALL.iter().filter(|die| dice.contains(&Some(**die))).for_each(|die| each(Mark::Die(*die)));
}

/// One die of this colour is replaced by one of the other, in its place. Rule: CP-XC-12, ruling CP-R-44.
pub fn replace(state: &mut State, die: Die) {
    let attack = state.attack.as_mut().expect("a challenge is part of an attack");
    if let Some(place) = attack.dice.iter_mut().find(|place| **place == Some(die)) {
        *place = Some(die.other());
    }
}

/// All dice are rolled once more, and the lowest total is kept. Copies add. Rule: CP-XC-12, ruling CP-R-73.
pub fn load(state: &mut State) {
    state.attack.as_mut().expect("a challenge is part of an attack").rolls_wanted += 1;
}

/// A pass of this action brings one Reputation more.
pub fn sound_trumpet(state: &mut State) {
    state.attack.as_mut().expect("a challenge is part of an attack").trumpets += 1;
}

/// This action is not rolled: neither passed nor failed. On a first part it counts as passed without Reputation; a
/// turbine does not move the plane.
pub fn skip(state: &mut State, log: &mut impl Log<Event>) {
    let attack = state.attack.expect("a challenge is part of an attack");
    log.push(Event::Skipped { seat: attack.roller });
    // The window and the roll below it are off.
    state.waiting.pop();
    state.waiting.pop();
    match cave(attack.card).special {
        Some(Special::TwoPart) if attack.part == 0 => special::after_first_part(state, attack.roller, true),
        Some(Special::Wind) => handling::end(state),
        _ => {}
    }
}

/// After another player's roll: it is void and the same dice are rolled again. Rule: CP-XC-01, CP-EXPL-09.
pub fn nullify(state: &mut State) {
    if let Some(missile) = state.missile.as_mut() {
        missile.face = None;
        return state.waiting.replace(Waiting::MissileRoll);
    }
    let attack = state.attack.as_mut().expect("a challenge is part of an attack");
    attack.faces = None;
    attack.rolls_made = 0;
    state.waiting.replace(Waiting::Roll);
}
