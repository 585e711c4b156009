//! One process, one file: tables over HTTP and WebSocket, every step on disk before it is told.
//!
//! [`serve`] starts everything. A request goes through `doors.rs` (limits, origin, log) to `api/`; a table lives in
//! `table/`, one task each; `past/` shows games again; `store/` is the disk, written by one task alone. Clients speak the types of `protocol`.
//!
//! Not here: rules (they are behind `catalog::Match`), sentences (`narrate`), thinking (`bots`).

mod agreed;
mod api;
mod auth;
mod config;
mod doors;
mod error;
mod hall;
mod limits;
mod measure;
mod names;
mod origin;
mod past;
mod random;
mod serve;
mod socket;
mod store;
mod table;
mod web;

pub use config::{Config, Database, Limits, PostgresUrl, Rate};
pub use serve::{StartError, serve};
