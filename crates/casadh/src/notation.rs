//! Text for actions, events and positions.

mod actions;
mod events;
mod memories;
mod pictures;
mod positions;
