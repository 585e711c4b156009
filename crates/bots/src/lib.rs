//! Players made of code. A bot gets a view, never a state: what its seat cannot see it can only imagine.
//!
//! - [`Level`]: how well it plays, in a word; [`Character`]: a level and a [`Taste`].
//! - [`Bot`]: one in a seat, for the length of a game; [`choose`]: one decision, [`think`]: the same elsewhere.
//! - [`Mind`]: the search behind `strong` and `master`, one for all games.

mod bot;
mod greedy;
mod level;
mod novice;
mod random;
mod search;
mod taste;
mod think;

pub use bot::{Bot, Means, choose};
pub use level::{Character, Level};
pub use search::{Limit, Mind, Options, Playouts, Reach, Stop, Thought};
pub use taste::Taste;
pub use think::{Memory, Thinking, forced, think};
