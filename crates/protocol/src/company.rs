//! Company at a table: what is said there, who may look on, and the next game.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Where something is said. Players do not hear what spectators say, nor the other way round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Room {
    /// Those who sit at the table; while it gathers, everybody who came.
    Players,
    /// Those who look on.
    Spectators,
}

impl Room {
    /// The word for it in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Room::Players => "players",
            Room::Spectators => "spectators",
        }
    }

    /// The room that the store calls so.
    pub fn named(name: &str) -> Room {
        if name == Room::Spectators.name() { Room::Spectators } else { Room::Players }
    }
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Said {
    /// Its own, so that nobody shows it twice.
    pub id: String,
    /// The user who said it.
    pub user: String,
    /// What they are called now.
    pub name: String,
    /// The words.
    pub words: String,
    /// When, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at_ms: i64,
}

/// May people who do not sit at the table look on?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Watching {
    /// Yes, or only the players.
    pub open: bool,
}

/// Once more with the same people, everybody one chair on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rematch {
    /// Something unpredictable of mine, mixed into the dice.
    #[serde(default)]
    pub entropy: Option<String>,
}
