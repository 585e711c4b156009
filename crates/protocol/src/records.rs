//! The past of a game: replays, records that were uploaded, games that go on from a moment of another, dice reports.
//!
//! A *moment* is the table after so many steps: moment 0 before the first, the last moment now. What was taken back is
//! no part of it; the moments are those of the steps that stand.

use kernel::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::{Absence, NewSeat, Story, TableInfo, Vantage};

/// Through whose eyes the past is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Eyes {
    /// Those of one seat.
    #[schema(value_type = u8)]
    Seat(Seat),
    /// A spectator's.
    Public,
    /// Everybody's at once: nothing is hidden. Only when the game is over.
    All,
}

/// The past of a game as a story. Its positions are in `Moments`, a page at a time.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    /// The table; for an uploaded record, what would be said of a table where it was played.
    pub table: TableInfo,
    /// Somebody uploaded it: it was not played here, and only its rules are vouched for.
    pub uploaded: bool,
    /// The first so many steps were copied from another game.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub copied: u64,
    /// The seats that are mine.
    #[schema(value_type = Vec<u8>)]
    pub yours: Vec<Seat>,
    /// Everybody's name, by seat.
    pub names: Vec<String>,
    /// Through whose eyes this is told.
    pub eyes: Eyes,
    /// Through whose eyes I may look now.
    pub may_look: Vec<Eyes>,
    /// The version of the table.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// What happened, a step each, as those eyes saw it.
    #[schema(value_type = Vec<Object>)]
    pub story: Vec<Story>,
    /// When each step was taken, in milliseconds since 1970; empty when nobody knows.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub times: Vec<i64>,
    /// How it ended.
    #[schema(value_type = Option<Object>)]
    pub outcome: Option<Outcome>,
    /// Why the steps after the last one told cannot be shown: they do not fit the rules of this server.
    pub broken: Option<String>,
}

/// Positions of a game, one after the other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moments {
    /// Through whose eyes they are seen.
    pub eyes: Eyes,
    /// The last moment there is.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub last: u64,
    /// The moments, without gaps.
    pub moments: Vec<Moment>,
}

/// The table after so many steps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moment {
    /// After how many steps.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub step: u64,
    /// Who is to decide.
    #[schema(value_type = Vec<u8>)]
    pub asked: Vec<Seat>,
    /// What those eyes see. Nothing can be done in the past, so nothing is offered.
    #[schema(value_type = Object)]
    pub vantage: Vantage,
    /// How the game ended, at its last moment.
    #[schema(value_type = Option<Object>)]
    pub outcome: Option<Outcome>,
}

/// A game that goes on from a moment of another one, at a table of its own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoOn {
    /// The moment: so many steps are copied.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub step: u64,
    /// Who sits where: I or bots, an entry a seat.
    pub seats: Vec<NewSeat>,
    /// Listed for everybody, or reached by its link only.
    #[serde(default)]
    pub public: bool,
    /// Seats with the same person at one screen are covered between turns.
    #[serde(default)]
    pub hot_seat: bool,
    /// What happens with the seat of somebody who leaves it; without a word a steady bot sits in.
    #[serde(default)]
    pub absence: Absence,
}

/// A record that somebody uploaded, in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RecordRow {
    /// In its address.
    pub id: String,
    /// Which game.
    pub game: String,
    /// The setup in words.
    pub setup_text: String,
    /// Everybody's name, by seat.
    pub names: Vec<String>,
    /// How many steps it has.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub n_steps: u64,
    /// When it was uploaded, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub uploaded_ms: i64,
}

/// A whole game for programs: what `.karst` says, and besides who decided and when.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RecordJson {
    /// 1.
    pub format: u32,
    /// `cave-troll`.
    pub game: String,
    /// The game's own setup, as JSON.
    #[schema(value_type = Object)]
    pub setup: Value,
    /// The setup in words, as in `.karst`.
    pub setup_text: String,
    /// Everybody's name, by seat.
    pub names: Vec<String>,
    /// The header lines of the `.karst` file, each as a key and its value: names, dice, takebacks, what was copied.
    pub notes: Vec<(String, String)>,
    /// The first so many steps were copied from another game.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub copied: u64,
    /// What happened.
    pub steps: Vec<RecordStep>,
    /// How it ended.
    #[schema(value_type = Option<Object>)]
    pub outcome: Option<Outcome>,
}

/// A step of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RecordStep {
    /// From 1.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub step: u64,
    /// Whose step; none when chance decided.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// In the game's notation, as in `.karst`: `A: draw`.
    pub text: String,
    /// Who decided it.
    pub decided: Decided,
    /// When, in milliseconds since 1970; none when nobody knows.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub at_ms: Option<i64>,
}

/// Who decided a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Decided {
    /// The dice.
    Chance,
    /// A person, at a screen.
    Person,
    /// A bot.
    Bot,
    /// The server, for a person who does not want to be asked about it.
    Server,
    /// Nobody knows: it was copied or uploaded.
    Unknown,
}

/// What chance did in a game, against what was to be expected.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DiceReport {
    /// Each kind of chance, the most frequent first.
    pub kinds: Vec<ChanceKind>,
    /// The game runs: what I could not count myself is left out.
    pub partly: bool,
    /// The promise about the dice; empty when none was made.
    pub commitment: String,
    /// What was promised, once the game is over.
    pub secret: Option<String>,
}

/// One kind of chance: a die, or a deck that is drawn from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChanceKind {
    /// Its word in the game's notation: `roll`.
    pub kind: String,
    /// How often it decided.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub n: u64,
    /// What could come, with how often it did and how often it was to be expected.
    pub outcomes: Vec<ChanceCount>,
    /// In a hundred games with these very chances, so many would have come out less even than this one.
    pub less_even: u8,
    /// The same in words.
    pub verdict: String,
}

/// Something chance could do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChanceCount {
    /// In the game's notation, without the word of its kind.
    pub what: String,
    /// How often it came.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub came: u64,
    /// How often it was to be expected.
    pub expected: f64,
}
