//! What every game of the house shares, and nothing a single game needs.
//!
//! A game is a [`Setup`](Game::Setup) and a list of [`Step`]s. A step is a seat's action or a chance outcome;
//! rules never roll. Start reading at [`Game`].
//!
//! Not here: I/O, clocks, generators, globals, floats. The rules are a pure library.

mod bits;
mod chance;
mod deck;
mod game;
mod log;
mod notation;
mod record;
mod rule_id;
mod seat;
mod step;
mod view;

#[doc(hidden)]
pub use serde;

pub use bits::{bits, nth_bit};
pub use chance::{Weighted, pick};
pub use deck::{Deck, PILES, Piles};
pub use game::{Actor, Game, Heuristics, Outcome, PlayOn, Reaction, SetupError};
pub use log::Log;
pub use notation::{Drawn, Text, Unreadable, word, words};
pub use record::{Broken, Record, Replay};
pub use rule_id::{Illegal, RuleId};
pub use seat::{Seat, SeatSet};
pub use step::Step;
pub use view::Viewer;
