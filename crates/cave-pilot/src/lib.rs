//! Cave Pilot 55: build the cave, fly it, shoot, crash, finish.
//!
//! Read `README.md` for the game in a page, `rules/` for what may be done, `legal.rs` for what is offered.
//! Ids such as CP-MOVE-04 lead to the sentence in `ledger/cave-pilot.md`.

#![allow(missing_docs, reason = "the rulebook's names say what a piece, a field or a variant is")]

mod action;
mod attack;
mod cards;
mod cave;
mod challenge;
mod chance;
pub mod content;
mod event;
mod exploration;
mod features;
mod game;
mod heuristics;
mod illegal;
pub mod invariants;
mod legal;
mod misfit;
mod names;
mod notation;
pub mod odds;
mod plane;
mod property;
mod result;
mod rules;
mod setup;
mod spot;
mod state;
mod upgrade;
mod view;
mod waiting;

pub use action::{Action, FreeStep, Item, Mark, Pay, Target};
pub use attack::{Attack, Missile};
pub use cave::{Cave, CaveSet, Colour};
pub use challenge::{Challenge, Penalty};
pub use chance::Chance;
pub use event::{Event, How};
pub use exploration::{Exploration, Finds, Held};
pub use game::CavePilot;
pub use illegal::{Due, Illegal};
pub use misfit::Misfit;
pub use odds::Odds;
pub use plane::{Plane, Stack};
pub use property::{Die, MissileFace, Part, Property, Row, Shelf, Slot};
pub use result::{Grade, Title};
pub use rules::handling;
pub use setup::{Deck, HouseRule, HouseRules, Length, Mode, Preset, Setup, Sources};
pub use spot::{Place, Spot};
pub use state::{Layer, Ooze, State, Turn};
pub use upgrade::{Heap, Upgrade};
pub use view::{
    CardNow, CaveNow, ChallengeNow, Ending, LayerNow, MissileOdds, Player, Reachable, Reserved, RowNow, StackNow, View,
};
pub use waiting::{Waiting, Window};

/// Refusals, and what things are called: the messages of this game's rules.
pub mod cp {
    words::messages!("cp");
}
