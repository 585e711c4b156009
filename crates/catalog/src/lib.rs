//! The games of the house. `game_id.rs` is the only list of them; whatever else knows more than one asks it.
//!
//! [`GameId`] says which game; [`with_game!`] gives its type back to generic code; [`Match`] is a game in
//! progress with its type erased, for the server, which carries JSON and text and knows no rules.
//! [`Hushed`] is what its players do not want to be asked about. [`Counted`] names the turns and things a game's events are about.

// A name that says it needs no line above it.
#![allow(missing_docs)]

mod game_id;
mod hushed;
mod json;
mod ledger;
mod live;
mod misfit;
mod no;
mod shelf;
mod things;

/// Why not, whatever the game.
mod say {
    pub use words::say::*;
    words::messages!("say");
}

pub use game_id::{GameId, games};
pub use hushed::Hushed;
pub use json::{from_json, json};
pub use ledger::{Rule, rules};
pub use live::{Live, Match, open};
pub use misfit::why_no_table;
pub use no::{Bar, No, Spoken, Why};
pub use shelf::{Choice, Form, Group, Kind, OnTheShelf, Preset, Said, Shelved, ToldPreset};
pub use things::{Counted, Thing};
