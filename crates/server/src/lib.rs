//! One process and one file, or several on one PostgreSQL: tables over HTTP and WebSocket, every step on disk before it is told.
//!
//! [`serve`] starts everything. A request goes through `doors.rs` (limits, origin, log) to `api/`; a table lives in
//! `table/`, one task each; `past/` shows games again; `store/` is the disk, written by one task alone; `nodes/` are the
//! other servers on the same database; `time/` is what clocks are read by, and `notify/` calls the webhooks of those a
//! table waits for. Clients speak the types of `protocol`.
//!
//! Not here: rules (they are behind `catalog::Match`), sentences (`narrate`), thinking (`bots`).

pub mod admin;
mod agreed;
mod api;
mod auth;
mod config;
mod connections;
mod doors;
mod error;
mod hall;
mod language;
mod limits;
mod measure;
mod names;
mod nodes;
mod notify;
mod origin;
mod past;
mod people;
mod proxies;
mod random;
mod refusal;
mod serve;
mod socket;
mod store;
mod story;
mod table;
mod time;
mod tls;
mod web;
mod wire;

pub use config::{Config, Database, Limits, PostgresUrl, Rate};
pub use connections::raise_open_files;
pub use proxies::{Network, NoNetwork};
pub use serve::{StartError, serve};
pub use store::backup;
pub use tls::{TlsError, TlsFiles};
