//! The Caves of Casadh: treasure, hazards and Grues in a cave that grows hex by hex.
//!
//! Read `README.md` for the game in a page, `rules/` for what may be done, `legal.rs` for what is offered.
//! Ids such as CC-EXPL-05 lead to the sentence in `ledger/casadh.md`.

#![allow(missing_docs, reason = "the rulebook's names say what a piece, a field or a variant is")]

mod action;
mod card;
mod chance;
pub mod content;
mod event;
mod features;
mod game;
mod hazard;
mod heuristics;
mod illegal;
mod imagine;
pub mod invariants;
mod item;
mod knowledge;
mod legal;
mod map;
mod misfit;
mod misfortune;
mod names;
mod notation;
mod noted;
mod paths;
mod plans;
mod rules;
mod setup;
mod side;
mod sight;
mod state;
mod tally;
mod tile;
mod trail;
mod view;
mod waiting;
mod ways;

pub use action::Action;
pub use card::{Card, CardSet};
pub use chance::Chance;
pub use event::{Death, Event};
pub use game::Casadh;
pub use hazard::Hazard;
pub use illegal::{Due, Illegal};
pub use item::{Item, ItemSet};
pub use misfit::Misfit;
pub use misfortune::Misfortune;
pub use setup::{HouseRule, HouseRules, Setup};
pub use side::{Node, Side, Sides, Space};
pub use state::{Fuse, Hex, Source, Spelunker, State, Waiting, Whereabouts};
pub use tally::Tally;
pub use tile::{Tile, TileSet};
pub use view::{Air, Ask, FuseNow, HexNow, Join, Player, Row, Seen, Standing, Taken, Turned, View};

/// Refusals, and what things are called: the messages of this game's rules.
pub mod cc {
    words::messages!("cc");
}
