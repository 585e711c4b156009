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

/// A table through somebody's eyes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// What was agreed.
    pub setup: Setup,
    /// Cave cards that lie, by column and row.
    pub caves: Vec<CaveNow>,
    /// The outermost column with a card; the exit is one further.
    pub columns: u8,
    /// The exit lies there.
    pub exit: bool,
    /// The Cave card pile, the top layer last.
    pub pile: Vec<LayerNow>,
    /// Rows A and B of the shop.
    pub shop: [RowNow; 2],
    /// The Reservation token.
    pub reserved: Option<Reserved>,
    /// Cards in the Exploration pile.
    pub explorations: u8,
    /// Exploration cards that are discarded.
    pub exploration_discards: Vec<Exploration>,
    /// A seat each.
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
    /// The Cave card that attacks.
    pub attack: Option<Attack>,
    /// The missile in the air.
    pub missile: Option<Missile>,
    /// What the game waits for, innermost last.
    pub waiting: Vec<Waiting>,
    /// The challenge about to be taken, or just rolled.
    pub challenge: Option<ChallengeNow>,
    /// Cards the asked player may fly to now, with the chance to pass each challenge with what he carries.
    pub reachable: Vec<Reachable>,
    /// The chance of so many hits, while a missile may be fired.
    pub missile_odds: Vec<MissileOdds>,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// A Cave card that lies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CaveNow {
    /// Where.
    pub at: Spot,
    /// Which.
    pub card: Cave,
    /// Red cubes on each part; a card of one part has the first only.
    pub hits: [u8; 2],
    /// What auras and oozes add to its challenges now.
    pub adds: u8,
    /// Its own ooze runs.
    pub ooze: Option<Ooze>,
    /// Cleared, in the purge of the brood.
    pub cleared: bool,
    /// Under water.
    pub flooded: bool,
}

/// A layer of the Cave card pile.
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
    /// Which.
    pub row: Row,
    /// The cards, the outermost first.
    pub cards: Vec<Upgrade>,
    /// Cards in its pile.
    pub pile: u8,
    /// Its discards.
    pub discards: Vec<Upgrade>,
}

/// The Reservation token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "whose, and where")]
pub struct Reserved {
    pub seat: Seat,
    pub at: Shelf,
}

/// A player with plane and mat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// Where the plane is.
    pub place: Place,
    /// Turns begun.
    pub turns: u16,
    /// Credits.
    pub credits: u16,
    /// Reputation; 55 earns the title.
    pub reputation: u16,
    /// Booster fuel.
    pub fuel: u8,
    /// Missiles.
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
    /// Cave cards visited.
    pub visited: CaveSet,
    /// Cave cards handled.
    pub handled: CaveSet,
    /// Cave cards handled in this round of actions.
    pub handled_now: CaveSet,
    /// Cave cards on which one turn was spent, and on which two.
    pub spent: [CaveSet; 2],
    /// Cave cards explored once, and twice.
    pub explored: [CaveSet; 2],
    /// Explorations in the entrance.
    pub explored_entrance: u8,
    /// Which of the first two turns ended in the entrance, one bit each.
    pub entrance_turns: u8,
    /// The Scrapyard was used.
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
    /// Which.
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
    /// Which.
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
    /// Who takes it.
    pub seat: Seat,
    /// The card.
    pub card: Cave,
    /// Where it lies.
    pub at: Spot,
    /// The part or line.
    pub part: u8,
    /// This action, from 1.
    pub action: u8,
    /// The left side: what the player has.
    pub left: u8,
    /// The right side without the dice: printed number, auras and oozes, less red cubes.
    pub fixed: i16,
    /// The dice.
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
    /// Where.
    pub at: Spot,
    /// Which.
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
#[allow(missing_docs, reason = "on a Cave card, and on a plane")]
pub struct MissileOdds {
    pub hits: u8,
    pub cave: Odds,
    pub plane: Odds,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ending {
    /// Who won.
    pub winners: Vec<Seat>,
    /// The solo title.
    pub title: Option<Title>,
    /// How well a scenario was won.
    pub grade: Option<Grade>,
}
