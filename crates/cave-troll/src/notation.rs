//! Text for actions, events and positions.

mod actions;
mod events;
mod positions;
