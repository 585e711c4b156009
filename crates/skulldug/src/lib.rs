//! Skulldug!: treasures, curses and shoves in a cave that grows.
//!
//! Read `README.md` for the game in a page, `rules/` for what may be done, `legal.rs` for what is offered.
//! Ids such as SK-SHOVE-03 lead to the sentence in `ledger/skulldug.md`.

#![allow(missing_docs, reason = "the rulebook's names say what a piece, a field or a variant is")]

mod action;
mod card;
mod cave;
mod cell;
mod chance;
pub mod content;
mod event;
mod features;
mod game;
mod hands;
mod heuristics;
mod illegal;
pub mod invariants;
mod kind;
mod legal;
mod misfit;
mod moment;
mod names;
mod notation;
mod order;
mod pawn;
pub mod printed;
mod rules;
mod setup;
mod state;
mod tile;
mod view;
mod waiting;

pub use action::Action;
pub use card::{Card, CardSet};
pub use cell::{Cell, Cells, Side};
pub use chance::Chance;
pub use event::{Event, How, Why};
pub use game::Skulldug;
pub use illegal::{Due, Illegal};
pub use kind::{Kind, Sort};
pub use misfit::Misfit;
pub use moment::{Moment, Part, RollSeen, TurnSeen};
pub use pawn::{Faction, GearSet, Pawn, Token};
pub use setup::{GearUp, HouseRule, HouseRules, Mode, Setup, Shuffle};
pub use state::{Explorer, Ghosts, Player, State};
pub use tile::{Shape, Special, Tile, TileKind, Way};
pub use view::{DeckSeen, GhostSeen, Passage, PlayerSeen, View};
pub use waiting::{
    CardRoll, EncounterStage, GhostStep, HazardSet, Phase, RollKind, RollStage, Then, ThrowStage, Waiting,
};

/// Refusals, and what things are called: the messages of this game's rules.
pub mod sk {
    words::messages!("sk");
}
