//! Players made of code. A bot gets a view, never a state: what its seat cannot see it can only imagine.

mod greedy;
mod level;
mod random;
mod think;

pub use level::{Level, choose};
pub use think::think;
