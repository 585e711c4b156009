//! Cave Troll, second edition: heroes, monsters and gold in thirty-three rooms.
//!
//! Read `README.md` for the game in a page, `rules/` for what may be done, `legal.rs` for what is offered.
//! Ids such as CT-ENTER-04 lead to the sentence in `ledger/cave-troll.md`.
//!
//! ```
//! use cave_troll::{CaveTroll, Setup};
//! use kernel::{Game, Illegal, RuleId, Seat};
//!
//! let mut table = CaveTroll::start(&Setup::original(2))?;
//! for step in ["chance: A starts", "chance: A is dealt knight", "chance: B is dealt orc"] {
//!     CaveTroll::apply(&mut table, step.parse()?, &mut ())?;
//! }
//! let mut legal = Vec::new();
//! CaveTroll::legal(&table, Seat::new(0), &mut legal);
//! assert!(legal.contains(&"draw".parse()?));
//!
//! // What is not offered is refused, with the rule; nothing has changed.
//! let no = CaveTroll::apply(&mut table, "A: play knight".parse()?, &mut ()).unwrap_err();
//! assert_eq!(no.rule(), RuleId("CT-DRAW-03"));
//! assert_eq!(no.to_string(), "you play a card only after drawing one; draw first");
//!
//! let mut events = Vec::new();
//! for step in ["A: draw", "chance: draws thief", "A: play knight", "A: place E1"] {
//!     CaveTroll::apply(&mut table, step.parse()?, &mut events)?;
//! }
//! let told: Vec<_> = events.iter().map(|event| event.to_string()).collect();
//! assert_eq!(told, ["A draws thief", "A plays knight", "A.knight comes to E1", "B's turn, actions 2"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![allow(missing_docs, reason = "the rulebook's names say what a piece, a field or a variant is")]

mod action;
mod area;
mod artifact;
mod card;
mod cavern;
mod chance;
pub mod content;
mod event;
mod features;
mod figure;
mod game;
mod heuristics;
mod illegal;
pub mod invariants;
mod legal;
mod misfit;
mod names;
mod notation;
mod rules;
mod setup;
mod state;
mod view;

pub use action::Action;
pub use area::{Area, AreaKind, AreaSet};
pub use artifact::{Artifact, ArtifactSet};
pub use card::{Card, CardSet};
pub use chance::Chance;
pub use event::{Event, How, Share, Why};
pub use figure::{Figure, FigureId, FigureSet, Kind, Slot};
pub use game::CaveTroll;
pub use illegal::{Due, Illegal, PushBar};
pub use misfit::Misfit;
pub use rules::scoring;
pub use setup::{HouseRule, HouseRules, Setup};
pub use state::{Place, State, Waiting};
pub use view::{Ask, ChestPlace, Piece, Player, RoomNow, View};

/// Refusals, and what things are called: the messages of this game's rules.
pub mod ct {
    words::messages!("ct");
}
