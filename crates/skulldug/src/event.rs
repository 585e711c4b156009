//! What the table sees happen. A client can animate from this alone.

use kernel::Seat;
use serde::Serialize;

use crate::cell::Cell;
use crate::tile::TileKind;
use crate::waiting::RollKind;
use crate::{Card, Faction, GearSet, Kind, Pawn, Token};

/// One thing that happened. Nothing is hidden in this game but the order of decks, and events tell none of that.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    // Before the first turn
    /// A token was chosen.
    TokenTaken { seat: Seat, token: Token },
    /// A player, or a team's lower seat, rolled for the first turn.
    FirstRolled { seat: Seat, n: u8 },
    /// Who begins is known.
    Starts { seats: Vec<Seat> },
    /// A Gear card was drafted.
    GearTaken { seat: Seat, card: Card },
    /// A suggested set was taken.
    SetTaken { seat: Seat, set: GearSet },
    /// A team split its cards; this seat has these.
    GearSplit { seat: Seat, cards: Vec<Card> },

    // Turns
    /// A turn begins.
    TurnBegins { seats: Vec<Seat>, turn: u16 },
    /// A ghost's turn begins.
    GhostTurn { ghost: Pawn, turn: u16 },
    /// A player resigned before the turn.
    Resigned { seat: Seat },
    /// Backup comes to the Cave Entrance.
    Backup { seat: Seat, at: Cell },
    /// The backup's card is turned up.
    BackupCard { seat: Seat, card: Card },
    /// A partner let the other go on.
    Yielded { seat: Seat },
    /// A player, or a partner, is done.
    Finished { seat: Seat },

    // Moving and discovering
    /// An explorer changed its passage.
    Moved { who: Pawn, from: Cell, to: Cell, how: How },
    /// A tile was drawn, to be laid or, with the Oil Lantern, to be chosen from.
    TileSeen { seat: Seat, tile: TileKind },
    /// The tile not chosen goes under the deck.
    TileUnder { tile: TileKind },
    /// The tiles that had been discarded are the new Passage deck.
    TilesShuffled { n: u8 },
    /// A passage was laid.
    Discovered { seat: Seat, at: Cell, tile: TileKind, turns: u8 },
    /// A card of a deck was put into a passage.
    Found { card: Card, at: Cell },
    /// A passage was destroyed; its cards are shuffled onto their decks.
    Destroyed { at: Cell, tile: TileKind, cards: Vec<Card> },
    /// A passage turned this many quarters clockwise.
    Turned { at: Cell, turns: u8 },

    // Cards
    /// A card came into a hand from a passage, or the backup's.
    PickedUp { who: Pawn, card: Card, from: Cell },
    /// A card was put into a passage.
    Dropped { who: Pawn, card: Card, at: Cell },
    /// A card went from hand to hand.
    Taken { card: Card, from: Pawn, to: Pawn },
    /// A card went to its discard pile.
    Discarded { card: Card },
    /// A card was used.
    Used { seat: Seat, card: Card },
    /// The Mimic Stone is a copy until the end of the turn.
    Copied { seat: Seat, kind: Kind },
    /// A monster changed its passage.
    MonsterMoved { card: Card, from: Cell, to: Cell },

    // Rolls and encounters
    /// An encounter begins: with a card, or with the passage itself.
    Meets { who: Pawn, card: Option<Card>, difficulty: i8 },
    /// An encounter was skipped.
    Skipped { who: Pawn, card: Option<Card> },
    /// AP were spent on a roll.
    Focused { seat: Seat, ap: u8 },
    /// The die fell.
    Rolled { seat: Seat, n: u8 },
    /// What a roll came to.
    Final { seat: Seat, kind: RollKind, total: i8 },
    /// The encounter was won.
    Won { who: Pawn, card: Option<Card> },
    /// The encounter was lost.
    Lost { who: Pawn, card: Option<Card> },
    /// A card flies.
    Thrown { by: Pawn, card: Card, at: Pawn },
    /// It hit, or it missed.
    ThrowEnds { by: Pawn, at: Pawn, hit: bool },

    // Health and marks
    /// An Injury was taken; `damage` may be 0.
    Injured { who: Pawn, damage: u8, health: u8 },
    /// An Injury was cancelled.
    Unhurt { who: Pawn },
    /// Health was lost without an Injury.
    HealthLost { seat: Seat, n: u8, health: u8 },
    /// Health was gained.
    HealthGained { seat: Seat, n: u8, health: u8 },
    /// Dazed now.
    Dazed { who: Pawn },
    /// No longer Dazed.
    Recovered { seat: Seat },
    /// Pinned now.
    Pinned { seat: Seat },
    /// No longer Pinned.
    Freed { seat: Seat },
    /// AP came, or `move_only` AP.
    ApGained { seat: Seat, ap: u8, move_only: bool },
    /// All AP are gone.
    ApLost { seat: Seat },
    /// An explorer died.
    Died { who: Pawn, at: Cell },

    // Solo
    /// A ghost appeared.
    Spawned { ghost: Pawn, faction: Faction, at: Cell },
    /// A ghost is back in the Cave Entrance.
    Respawned { ghost: Pawn, at: Cell },
    /// Where a ghost wants to go, and why.
    GhostGoal { ghost: Pawn, at: Cell, why: Why },
    /// Gems left on the Cave Health tile.
    CaveHealth { left: u8 },
    /// The die of the Cave Health.
    CaveRolled { n: u8, collapsed: bool },

    /// The game is over; nobody won when nobody is named.
    Over { winners: Vec<Seat> },
}

/// By what means an explorer changed its passage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum How {
    Moves,
    Dashes,
    Shoved,
    Flees,
    Slides,
    Digs,
    Grapples,
    Rides,
    Swaps,
    Sent,
    Drifts,
}

/// What a ghost is after.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Why {
    /// The closest treasure on the floor.
    Treasure,
    /// The player, because it carries a treasure.
    CarriesTreasure,
    /// The player, because no treasure lies on the floor.
    NoTreasure,
}
