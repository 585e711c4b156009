//! A table and the task that owns it.
//!
//! `tables.rs` finds the task of a table or wakes it; `mail.rs` is what can be sent to it; `task.rs` is its day.
//! `play.rs` is the game with its log and its dice, `seating.rs` who sits where, `opening.rs` how it begins,
//! `acting.rs` what people at sockets do, `committing.rs` how a step reaches the disk and then everybody,
//! `catching_up.rs` how it is seen that another node has written one.
//! `advising.rs` shows people what a master would do and says why somebody did something.
//! `reading.rs` says what happened meanwhile, what can be done and how it may turn out.
//! `thinking.rs` lets a bot decide; where it thinks is `minds/`.
//! `long_logs.rs` tries logs that were made to be long, `doorbell.rs` is a toy game, to test how the server declines for those who do not want to be asked.
//! `chatting.rs` is what they say to each other and who may look on, `once_more.rs` the rematch.
//! `company.rs` is about who may sit down with whom.
//! `absence.rs` is about those who are not there, `waiting.rs` about those the table waits for.
//! `results.rs` is how a game ended for the people in it.
//! `entry.rs` is what a line of the log may be, `takebacks.rs` how players agree on going back, `rounds.rs` what the
//! dice do then, `secrets.rs` where the secret behind them comes from.
//! `audience.rs` and `telling.rs` are those who look on and what they are told, `info.rs` the table as lists show it.

mod absence;
mod acting;
mod advising;
mod audience;
mod catching_up;
mod chatting;
mod committing;
mod company;
#[cfg(test)]
mod doorbell;
mod entry;
mod info;
#[cfg(test)]
pub mod long_logs;
mod mail;
mod once_more;
mod opening;
mod play;
mod reading;
mod repeats;
mod results;
mod rounds;
mod scenes;
mod seating;
mod secrets;
mod tables;
mod takebacks;
mod task;
mod telling;
mod thinking;
mod waiting;

pub use absence::behind_all_others;
pub use audience::{OnlookerId, Outgoing, Presence};
pub use chatting::check_watching;
pub use entry::{Entry, steps_that_stand};
pub use info::{names, row};
pub use mail::{Mail, Mailbox};
pub use opening::{go_on, open};
pub use play::{Play, refusal};
pub use secrets::Secrets;
pub use tables::{Context, Frozen, Room, Tables};
