//! What is agreed before a game: ready agreements, and the form by which a setup is changed. Which choices are open, and
//! what a setup is after one of them, is told by the server alone; a setup itself is the game's own JSON.

// A name that says it needs no line above it.
#![allow(missing_docs)]

use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::Bot;

/// A ready agreement: one click settles how many play, by what rules and how well the bots do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GamePreset {
    /// `usual`.
    pub id: String,
    pub name: String,
    /// Whom it is for, and what it is like.
    pub text: String,
    /// How well bots play in it.
    pub bots: Bot,
    /// A setup for each number of players it is meant for.
    pub setups: Vec<PresetSetup>,
}

/// A ready agreement for so many players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PresetSetup {
    pub players: u8,
    /// The game's own setup, as JSON.
    #[schema(value_type = Object)]
    pub setup: Value,
}

/// A fair other reading of a ruling.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HouseRuleText {
    /// `chests-survive-trolls`.
    pub id: String,
    pub name: String,
    /// What it changes.
    pub text: String,
    /// The ruling it goes against.
    pub rule: Option<String>,
}

/// Asks for the form of a setup, after a choice where one is made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SetupAsked {
    /// The game's own setup, as JSON.
    #[schema(value_type = Object)]
    pub setup: Value,
    #[serde(default)]
    pub choose: Option<SetupChosen>,
}

/// One choice of a form. The group `players` is their number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SetupChosen {
    pub group: String,
    /// The word of the choice, or the digits of a number.
    pub id: String,
}

/// What is agreed, and what could be agreed instead.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SetupForm {
    /// The game's own setup, as JSON.
    #[schema(value_type = Object)]
    pub setup: Value,
    pub players: u8,
    pub groups: Vec<SetupGroup>,
    /// What is agreed, name by name.
    pub agreed: Vec<String>,
}

/// Choices that stand together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SetupGroup {
    /// `mode`.
    pub id: String,
    pub name: String,
    /// A word about all of them.
    pub text: Option<String>,
    pub kind: SetupKind,
    /// Whose they are, where they are one player's.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The least and the most, where it is a number.
    pub numbers: Option<(u16, u16)>,
    pub choices: Vec<SetupChoice>,
}

/// How many choices of a group hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SetupKind {
    /// One of a few that need explaining.
    One,
    /// One of many that do not.
    List,
    /// Any of them, each for itself: choosing one that holds ends it.
    Any,
    /// Any of them, as parts of one thing.
    Parts,
    /// A number: the one choice is the number that holds, and others are chosen by their digits.
    Number,
}

/// A choice in a setup.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SetupChoice {
    /// `duel`.
    pub id: String,
    pub name: String,
    /// What it changes.
    pub text: Option<String>,
    /// The rule or ruling behind it.
    pub rule: Option<String>,
    pub chosen: bool,
    /// Why it cannot be chosen now, nor ended where it holds.
    pub barred: Option<String>,
    /// The things of the game that it brings, for whoever draws them.
    pub things: Vec<String>,
    /// Choosing it once more gives something else.
    pub again: bool,
}
