//! One process and one file, or several on one PostgreSQL: tables over HTTP and WebSocket, every step on disk before it is told.
//!
//! [`serve`] starts everything. A request goes through `doors.rs` (limits, origin, log) to `api/`, where `quotas.rs` counts
//! what is set up and `histories.rs` lets looks back in by turns; a table lives in `table/`, one task each; `past.rs` shows
//! games again; `store/` is the disk, written by one task alone; `nodes/` are the other servers on the same database;
//! `minds/` is where bots think, `time/` is what clocks are read by, `notify/` calls the webhooks of those a table waits for, and `sweeping.rs` takes away
//! what has lasted long enough. Clients speak the types of `protocol`.
//!
//! Not here: what a table's life is (the crate `table`), rules (they are behind `catalog::Match`), sentences (`narrate`), thinking (`bots`).

// A name that says it needs no line above it.
#![allow(missing_docs)]

pub mod admin;
mod api;
mod auth;
mod config;
mod connections;
mod doors;
mod error;
mod hall;
mod histories;
mod language;
mod limits;
mod measure;
mod minds;
mod nodes;
mod notify;
mod order;
mod origin;
mod past;
mod patience;
mod people;
mod proxies;
mod quotas;
mod random;
mod serve;
mod settings;
mod socket;
mod store;
mod sweeping;
mod table;
mod time;
mod tls;
mod web;
mod wire;

use ::table::names;

// The messages.
mod say {
    pub use table::say::*;
    words::messages!("say");
}

pub use config::{Config, Database, Limits, PostgresUrl, Rate};
pub use connections::raise_open_files;
pub use minds::{ThinkError, think};
pub use proxies::{Network, NoNetwork};
pub use serve::{StartError, serve};
pub use settings::{Chosen, SETTINGS, Setting};
pub use store::backup;
pub use tls::{TlsError, TlsFiles};
pub use web::Page;
