//! Text for actions, events and positions.

mod actions;
mod events;
mod marks;
mod positions;
mod reading;
mod setups;
