//! After a game: who came in where and why, what the points are made of, how they came about, and what turned the game.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A finished game, looked back at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Course {
    /// What is counted: `Gold`.
    pub points: String,
    /// What that is before the end, as a sentence.
    pub measure: String,
    /// Everybody, from the first place to the last.
    pub ranks: Vec<FinalRank>,
    /// What the points are made of, and what else is worth knowing.
    pub columns: Vec<FinalColumn>,
    /// Why the order is as it is, every tie-break included.
    pub reasons: Vec<FinalReason>,
    /// When I played alone: how this game compares to those of the same kind that I finished before.
    pub earlier: Option<String>,
    /// The turns in their order, and the end.
    pub turns: Vec<TurnStart>,
    /// Up to five moments that turned the game, in its order.
    pub turning: Vec<TurningPoint>,
}

/// A seat at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FinalRank {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// From 1; those who share a place have the same.
    pub place: u8,
    /// Among the winners.
    pub won: bool,
    /// Its points.
    pub score: i32,
}

/// Something that is counted for every seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FinalColumn {
    /// What: `Board scoring 1`.
    pub title: String,
    /// Is it a part of the points? All these parts together are the points.
    pub adds: bool,
    /// So many, a seat each.
    pub values: Vec<i32>,
}

impl FinalColumn {
    /// A part of the points.
    pub fn part(title: impl Into<String>, values: Vec<i32>) -> FinalColumn {
        FinalColumn { title: title.into(), adds: true, values }
    }

    /// Worth knowing beside them.
    pub fn beside(title: impl Into<String>, values: Vec<i32>) -> FinalColumn {
        FinalColumn { title: title.into(), adds: false, values }
    }
}

/// Why somebody stands where they stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FinalReason {
    /// In words.
    pub sentence: String,
    /// The rules that say so.
    pub rules: Vec<String>,
}

impl FinalReason {
    /// A sentence and its rules.
    pub fn new(sentence: impl Into<String>, rules: &[&str]) -> FinalReason {
        FinalReason { sentence: sentence.into(), rules: rules.iter().map(|rule| (*rule).to_owned()).collect() }
    }
}

/// A turn that begins, or the end of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnStart {
    /// The moment: after how many steps.
    pub step: usize,
    /// Whose turn begins: a seat, partners, or nobody when a ghost's turn begins or the game is over.
    #[schema(value_type = Vec<u8>)]
    pub seats: Vec<Seat>,
    /// What everybody stands at, a seat each; at the end, the scores.
    pub scores: Vec<i32>,
}

/// A moment that turned the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurningPoint {
    /// The moment: after how many steps.
    pub step: usize,
    /// In which turn, counted from 1; 0 before the first.
    pub turn: usize,
    /// Why it is told.
    pub what: Turned,
    /// Whose doing or fate.
    #[schema(value_type = Vec<u8>)]
    pub seats: Vec<Seat>,
    /// In a sentence.
    pub sentence: String,
    /// What happened, as the log tells it.
    pub cause: Vec<String>,
}

/// What makes a moment one that turned the game. Where not all moments can be told, those that stand first here are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Turned {
    /// The lead went over for the last time.
    ForGood,
    /// The last decision of the game.
    LastMove,
    /// Somebody died, crashed or got stuck.
    Fall,
    /// The most that anybody gained in a turn.
    Gain,
    /// The most that anybody lost in a turn.
    Loss,
    /// The lead went over, and back again later.
    Lead,
}
