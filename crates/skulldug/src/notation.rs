//! Text for actions, events and positions, both ways.

mod actions;
mod events;
mod positions;
