//! Information-set Monte Carlo tree search, one for all games.
//!
//! Many worlds that fit the view are imagined and searched in one tree. Everybody in it tries to do well for itself
//! (so any number of players may sit there); chance is sampled with its true odds.
//!
//! - [`Mind`]: a bot's head. Several trees grown side by side, and what is kept of them for the next decision.
//! - `grow.rs`: one iteration: down the tree, a look ahead from its edge, and back.
//! - `insight.rs`: what a network that learned says of a new decision; `promise.rs`: what trying everything promises, where there
//!   is none, and which edge is searched next.
//! - `tree.rs`, `witness.rs`: what is remembered, and when two situations are one and the same to the seat.
//! - `value.rs`: points become values from 0 to 1.
//! - `playout.rs`: how a game goes on beyond the tree.
//! - `limit.rs`: when to stop.

mod grow;
mod insight;
mod limit;
mod mind;
mod playout;
mod promise;
mod tree;
mod value;
mod witness;

pub use limit::{BYTES, Learned, Limit, Options, Reach, Stop};
pub use mind::{Mind, Playouts, Thought};
pub use witness::Print;
