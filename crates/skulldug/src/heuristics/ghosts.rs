//! Ghosts: what they may do to the player in their next turn.

use crate::cell::{Cell, sides};
use crate::printed::DAMAGE;
use crate::state::State;
use crate::{CardSet, Pawn};

/// Health that a shove into the unknown costs, in hundredths, and one into an empty passage.
const INTO_THE_DARK: i32 = 25;
const INTO_NOTHING: i32 = 10;

/// Health that ghosts are expected to cost who stands `at`, in hundredths: they shove where it hurts most.
/// Rule: SK-GT-15, SK-GT-16, SK-GT-17.
pub fn haunted(state: &State, player: Pawn, at: Cell) -> i32 {
    if state.ghosts.n == 0 || state.is_booted(player) {
        return 0;
    }
    let shoved = |to: Cell| {
        let hazards = state.hazards_at(to).cards();
        let harm = |card| 7 + 9 * i32::from(DAMAGE[state.kind(card) as usize]);
        match (hazards.is_empty(), state.is_discovered(to)) {
            (false, _) => 5 + hazards.iter().map(harm).sum::<i32>(),
            (true, false) => INTO_THE_DARK,
            (true, true) => INTO_NOTHING,
        }
    };
    let worst = sides(state.ways(at)).map(|side| shoved(at.next(side))).max().unwrap_or(0);
    (0..state.ghosts.n).map(|n| worst * coming(state, Pawn::ghost(n), at) / 100).sum::<i32>()
}

/// How likely a ghost is to be here soon, in percent. One without a treasure goes for those on the floor first.
/// Rule: SK-GT-05 to SK-GT-07.
fn coming(state: &State, ghost: Pawn, to: Cell) -> i32 {
    let Some(from) = state.at(ghost) else { return 5 };
    let sated = !(state.hands[ghost.index()] & CardSet::TREASURES).is_empty();
    let lured = || state.discovered.iter().any(|cell| !(state.cards_at(cell) & CardSet::TREASURES).is_empty());
    match from.distance(to) {
        _ if !sated && lured() => 15,
        0..=2 => 45,
        3..=4 => 22,
        _ => 8,
    }
}
