//! What the table sees happen. A client can animate from this alone.

use kernel::Seat;
use serde::Serialize;

use crate::{Area, Artifact, Card, Figure};

/// One thing that happened. `None` stands for what the witness may not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// The starting player is known.
    Starts { seat: Seat },
    /// The first hand card.
    Dealt { seat: Seat, card: Option<Card> },
    /// A turn begins.
    TurnBegins { seat: Seat, actions: u8 },
    /// A player ended the turn early; unused actions are lost.
    TurnEnded { seat: Seat, unused: u8 },
    /// A card was drawn.
    Drew { seat: Seat, card: Option<Card> },
    /// A card was played.
    Played { seat: Seat, card: Card },
    /// A figure came into play, or back with the chalice.
    Placed { figure: Figure, at: Area },
    /// A chest was put into a room.
    ChestPlaced { owner: Seat, at: Area },
    /// A figure changed its place.
    Moved { figure: Figure, from: Area, to: Area, how: How },
    /// A figure was discarded.
    Discarded { figure: Figure, at: Area },
    /// A chest was discarded.
    ChestLost { owner: Seat, at: Area },
    /// An artifact was drawn.
    Found { seat: Seat, artifact: Option<Artifact> },
    /// An artifact was played and leaves the game.
    Used { seat: Seat, artifact: Artifact },
    /// A room was scored. Nobody's `shares` when it pays nobody.
    RoomScored { room: Area, gold: u16, shares: Vec<Share> },
    /// The whole board was scored; rooms that paid are told one by one before.
    BoardScored { last: bool },
    /// Gold outside of rooms.
    Paid { seat: Seat, gold: u16, why: Why },
    /// An artifact never played is turned up at the end and pays.
    Kept { seat: Seat, artifact: Artifact, gold: u16 },
    /// A card with icons went to the scoring pile.
    PileGrew { icons: u8 },
    /// The scoring pile left the game.
    PileCleared,
    /// The game is over.
    Over { winners: Vec<Seat> },
}

/// A part of a room's gold.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Share {
    pub seat: Seat,
    pub gold: u16,
}

/// By what means a figure changed its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum How {
    /// Its owner moved it.
    Moves,
    /// It fled from a cave troll.
    Flees,
    /// A wraith pushed it.
    Pushed,
    /// A rampaging troll drove it out.
    Driven,
    /// A banshee pulled it.
    Pulled,
    /// A paladin or the scroll sent it to a pit.
    Banished,
}

/// What gold outside of rooms is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Why {
    /// The giant slayer entered an empty room.
    EmptyRoom,
    EndedTheGame,
}
