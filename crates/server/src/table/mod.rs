//! A table and the task that owns it.
//!
//! `tables.rs` finds the task of a table or wakes it; `mail.rs` is what can be sent to it; `task.rs` is its day.
//! The game with its log and its dice, and what those at the table are told of it, are the crate `table`'s; here is who drives it.
//! `seating.rs` is who sits where, `opening.rs` how it begins,
//! `acting.rs` what people at sockets do, `committing.rs` how a step reaches the disk and then everybody,
//! `catching_up.rs` how it is seen that another node has written one.
//! `advising.rs` shows people what a master would do and says why somebody did something.
//! `reading.rs` says what happened meanwhile, what can be done and how it may turn out.
//! `thinking.rs` lets a bot decide; where it thinks is `minds/`.
//! `chatting.rs` is what they say to each other and who may look on, `once_more.rs` the rematch.
//! `company.rs` is about who may sit down with whom.
//! `absence.rs` is about those who are not there, `waiting.rs` about those the table waits for.
//! `results.rs` is how a game ended for the people in it.
//! `secrets.rs` is where the secret behind the dice comes from.
//! `audience.rs` and `telling.rs` are those who look on and the news they are told.

mod absence;
mod acting;
mod advising;
mod audience;
mod catching_up;
mod chatting;
mod committing;
mod company;
mod mail;
mod once_more;
mod opening;
mod reading;
mod results;
mod seating;
mod secrets;
mod tables;
mod task;
mod telling;
mod thinking;
mod waiting;

pub use audience::{OnlookerId, Outgoing};
pub use mail::{Mail, Mailbox};
pub use opening::{go_on, open};
pub use secrets::Secrets;
pub use tables::{Context, Frozen, Room, Tables};

pub use ::table::{Presence, row};
