//! Cave Troll, second edition: heroes, monsters and gold in thirty-three rooms.
//!
//! Read `README.md` for the game in a page, `rules/` for what may be done, `legal.rs` for what is offered.
//! Ids such as CT-ENTER-04 lead to the sentence in `ledger/cave-troll.md`.

mod action;
mod area;
mod artifact;
mod card;
mod cavern;
mod chance;
pub mod content;
mod event;
mod figure;
mod game;
mod heuristics;
mod illegal;
pub mod invariants;
mod legal;
mod misfit;
mod notation;
mod refusals;
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
