//! Players made of code. A bot gets a view, never a state: what its seat cannot see it can only imagine.
//!
//! - [`Level`]: how well it plays, in a word; [`Character`]: a level and a [`Taste`].
//! - [`Bot`]: one in a seat, for the length of a game; [`choose`]: one decision, [`think`]: the same elsewhere, and
//!   [`think_of`]: in another process, which is told the view.
//! - [`Persona`]: what it is called at a table, and its face; [`cast()`]: all of a table.
//! - [`Mind`]: the search behind `strong` and `master`, one for all games; [`Net`]: what a master has learned of one, from the
//!   numbers of [`kernel::Features`].

#![allow(missing_docs, reason = "a search counts many things, and their names say which")]

mod bot;
mod cast;
mod greedy;
mod level;
mod net;
mod novice;
mod random;
mod search;
mod taste;
mod think;

pub use bot::{Bot, Means, choose};
pub use cast::{Persona, cast, company, persona};
pub use greedy::judged;
pub use level::{Character, Level};
pub use net::{Asking, Judgement, LOGIT, Misfit, Net, bring, known};
pub use search::{Learned, Limit, Mind, Options, Playouts, Reach, Stop, Thought};
pub use taste::Taste;
pub use think::{Memory, Thinking, Weighed, forced, think, think_of};

/// The example of the README compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
