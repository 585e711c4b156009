//! The games of the house: the only place that names them all.
//!
//! [`GameId`] says which game; [`GameId::visit`] gives its type back to generic code; [`Match`] is a game in
//! progress with its type erased, for the server, which carries JSON and text and knows no rules.
//! [`Hushed`] is what its players do not want to be asked about. [`Counted`] names the turns and things a game's events are about.

mod game_id;
mod hushed;
mod ledger;
mod live;
mod misfit;
mod no;
mod shelf;
mod things;

pub use game_id::{GameId, Visitor};
pub use hushed::{BadTopic, Hushed};
pub use ledger::{Rule, rules};
pub use live::{Live, Match, open};
pub use misfit::why_no_table;
pub use no::{Bar, No, Spoken, Why};
pub use shelf::{Choice, OnTheShelf};
pub use things::{Counted, Thing};
