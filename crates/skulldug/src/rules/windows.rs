//! Which cards fit a moment. Windows are put only to those who hold one. Rules: SK-CARD-07, SK-CARD-08, SK-CARD-09,
//! ruling SK-R-35.

use kernel::Seat;

use crate::state::State;
use crate::waiting::{RollKind, RollStage, Waiting};
use crate::{CardSet, Kind, Pawn};

/// W1, about to encounter a monster: Smoke Bombs.
pub fn smoke(state: &State, who: Seat) -> CardSet {
    state.of_kind(state.hands[who.index()], Kind::SmokeBomb)
}

/// W2, before a roll in combat: Rusty Swords. Rule: SK-CMB-01.
pub fn before_roll(state: &State, who: Seat, kind: RollKind) -> CardSet {
    if kind.is_combat() { state.of_kind(state.hands[who.index()], Kind::RustySword) } else { CardSet::NONE }
}

/// W3, after the die: the roller's Rabbit's Feet, the Rotten Tomato of an opponent who sees the roller.
pub fn after_roll(state: &State, roller: Seat, asked: Seat) -> CardSet {
    let hand = state.hands[asked.index()];
    if asked == roller {
        return state.of_kind(hand, Kind::RabbitsFoot);
    }
    let tomatoes = state.of_kind(hand, Kind::RottenTomato);
    if tomatoes.is_empty() || !state.is_opponent(asked, Pawn::of(roller)) {
        return CardSet::NONE;
    }
    let sees = state.at(Pawn::of(roller)).is_some_and(|at| state.sight(asked).has(at));
    if sees { tomatoes } else { CardSet::NONE }
}

/// W4, about to take an Injury: Brittle Shields in combat, Flak Jackets while there is damage.
pub fn injury(state: &State, who: Seat, damage: u8, combat: bool) -> CardSet {
    let hand = state.hands[who.index()];
    let shields = if combat { state.of_kind(hand, Kind::BrittleShield) } else { CardSet::NONE };
    let jackets = if damage > 0 { state.of_kind(hand, Kind::FlakJacket) } else { CardSet::NONE };
    shields | jackets
}

/// The cards `seat` could use around the roll that is under way.
pub fn around_roll(state: &State, seat: Seat) -> CardSet {
    match state.waiting.top() {
        Waiting::Roll { who, kind, stage: RollStage::Before, .. } if who == seat => before_roll(state, who, kind),
        Waiting::Roll { who, stage: RollStage::After { .. }, .. } => after_roll(state, who, seat),
        _ => CardSet::NONE,
    }
}
