//! Text for actions, events and positions.

mod actions;
mod events;
mod pictures;
mod positions;
