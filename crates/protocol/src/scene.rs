//! A position for whoever does not see it: named places, where one is among them, and what has changed there.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A position in words, as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scene {
    /// Where am I? A sentence or a few.
    pub whereabouts: String,
    /// What is near? A sentence or a few.
    pub near: String,
    /// What do I hold? A sentence or a few.
    pub hand: String,
    /// Every place: my own first, then the nearer before the farther.
    pub places: Vec<ScenePlace>,
    /// The players, in seat order.
    pub players: Vec<String>,
    /// What else lies on the table, a sentence each.
    pub table: Vec<String>,
}

/// A place that has a name.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScenePlace {
    /// As notation calls it: `R14`. No two places share it.
    pub id: String,
    /// As people call it: `Ember Cave (R14)`.
    pub name: String,
    /// What it is by itself: `4 gold, nobody's`. May be empty.
    pub about: String,
    /// The ways out of it.
    pub exits: Vec<SceneExit>,
    /// Who and what is there.
    pub here: Vec<String>,
    /// Somebody of mine is there.
    pub yours: bool,
    /// What I may do there now: places in `Vantage::legal`, from 0.
    pub offers: Vec<usize>,
    /// What has changed there since my last turn, a sentence each.
    pub news: Vec<String>,
}

/// A way out of a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SceneExit {
    /// Where it leads, in words.
    pub words: String,
    /// The `id` of the place it leads to; none where nothing can be told of it.
    pub to: Option<String>,
}
