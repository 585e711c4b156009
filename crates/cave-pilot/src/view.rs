//! What a viewer sees, and a full state that fits it.
//!
//! Everything lies open but the order of the face-down piles, and that does not exist yet: all seats see the same, and
//! the imagined state is the only one. Rule: CP-GEN-03, CP-END-01.

mod building;
mod imagining;

use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::attack::{Attack, Missile};
use crate::state::{Ooze, Turn};
use crate::{
    Cave, CaveSet, Die, Exploration, Grade, Held, Odds, Place, Row, Setup, Shelf, Slot, Spot, Title, Upgrade, Waiting,
};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub viewer: Viewer,
    pub setup: Setup,
    /// Cave cards that lie, by column and row.
    pub caves: Vec<CaveNow>,
    /// The outermost column with a card; the exit is one further.
    pub columns: u8,
    pub exit: bool,
    /// The Cave card pile, the top layer last.
    pub pile: Vec<LayerNow>,
    pub shop: [RowNow; 2],
    /// The Reservation token.
    pub reserved: Option<Reserved>,
    pub explorations: u8,
    pub exploration_discards: Vec<Exploration>,
    pub players: Vec<Player>,
    /// Who has the First player token; none before that is known, and none in a solo game.
    pub first: Option<Seat>,
    /// The running turn.
    pub turn: Turn,
    /// Rounds begun.
    pub round: u16,
    /// Somebody has finished.
    pub final_round: bool,
    /// The round in which the first plane finished; 0 before.
    pub finish_round: u16,
    /// Columns under water. Scenario CS3.
    pub water: u8,
    /// Rolls for the start, a seat each, while they are made.
    pub start_rolls: Vec<u8>,
    pub attack: Option<Attack>,
    pub missile: Option<Missile>,
    /// What the game waits for, innermost last.
    pub waiting: Vec<Waiting>,
    /// The challenge about to be taken, or just rolled.
    pub challenge: Option<ChallengeNow>,
    /// Cards the asked player may fly to now, with the chance to pass each challenge with what he carries.
    pub reachable: Vec<Reachable>,
    /// The chance of so many hits, while a missile may be fired.
    pub missile_odds: Vec<MissileOdds>,
    pub ending: Option<Ending>,
}

/// A Cave card that lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CaveNow {
    pub at: Spot,
    pub card: Cave,
    /// Red cubes on each part; a card of one part has the first only.
    pub hits: [u8; 2],
    /// What auras and oozes add to its challenges now.
    pub adds: u8,
    /// Its own ooze runs: those who keep it running.
    pub oozes: Vec<Ooze>,
    /// Cleared, in the purge of the brood.
    pub cleared: bool,
    pub flooded: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LayerNow {
    /// Unseen cards by colour: yellow, orange, red. In the purge: yellow brood, orange brood, other yellow.
    pub unknown: [u8; 3],
    /// Cards that were seen before.
    pub known: CaveSet,
}

/// A row of the shop.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RowNow {
    pub row: Row,
    /// The cards, the outermost first.
    pub cards: Vec<Upgrade>,
    pub pile: u8,
    pub discards: Vec<Upgrade>,
}

/// The Reservation token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reserved {
    pub seat: Seat,
    pub at: Shelf,
}

/// A player with plane and mat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    pub place: Place,
    /// Turns begun.
    pub turns: u16,
    pub credits: u16,
    /// Reputation; 55 earns the title.
    pub reputation: u16,
    pub fuel: u8,
    pub missiles: u8,
    /// How many of each can be carried; none is no limit.
    pub carries: Option<u8>,
    /// The ten positions.
    pub mat: Vec<StackNow>,
    /// What each property is worth now: shields, armor, attack, maneuver, power, navigation, fuel.
    pub values: [u8; 7],
    /// What holds for this turn only, of the first six.
    pub modifiers: [i8; 6],
    /// Exploration cards.
    pub cards: Vec<CardNow>,
    /// Cave cards before the player.
    pub hand: Vec<Cave>,
    pub visited: CaveSet,
    pub handled: CaveSet,
    /// Cave cards handled in this round of actions.
    pub handled_now: CaveSet,
    /// Cave cards on which one turn was spent, and on which two.
    pub spent: [CaveSet; 2],
    /// Cave cards explored once, and twice.
    pub explored: [CaveSet; 2],
    pub explored_entrance: u8,
    /// Which of the first two turns ended in the entrance, one bit each.
    pub entrance_turns: u8,
    pub scrapyard_used: bool,
    /// Reached 55.
    pub titled: bool,
    /// The order of going out, from 1; 0 is still in.
    pub out: u8,
}

/// A position of the mat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StackNow {
    pub slot: Slot,
    /// The upgrade installed there.
    pub card: Option<Upgrade>,
    /// Maintenance cards under it.
    pub maintenance: u8,
    /// Red cubes.
    pub hits: u8,
    /// What it is worth now.
    pub current: u8,
}

/// An Exploration card on a mat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardNow {
    /// As actions name it: `k3/2`.
    pub held: Held,
    pub card: Exploration,
    /// Uses left; hits left, if permanent.
    pub left: u8,
    /// It never runs out.
    pub permanent: bool,
    /// It fits now, and its owner is asked.
    pub fits: bool,
}

/// A challenge that is about to be taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChallengeNow {
    pub seat: Seat,
    pub card: Cave,
    pub at: Spot,
    /// The part or line.
    pub part: u8,
    /// This action, from 1.
    pub action: u8,
    /// The left side: what the player has.
    pub left: u8,
    /// The right side without the dice: printed number, auras and oozes, less red cubes.
    pub fixed: i16,
    pub dice: Vec<Die>,
    /// What they show, once rolled.
    pub faces: Vec<u8>,
    /// The chance to pass, before the roll.
    pub odds: Odds,
}

/// A card the asked player may fly to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reachable {
    pub at: Spot,
    pub card: Cave,
    /// It would be handled on arrival.
    pub handles: bool,
    /// The chance to pass each part or line, once.
    pub odds: Vec<Odds>,
    /// The left side of each.
    pub left: Vec<u8>,
    /// The right side of each without the dice.
    pub fixed: Vec<i16>,
}

/// The chance of at least so many hits with a missile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MissileOdds {
    pub hits: u8,
    pub cave: Odds,
    pub plane: Odds,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ending {
    pub winners: Vec<Seat>,
    pub title: Option<Title>,
    /// How well a scenario was won.
    pub grade: Option<Grade>,
}
