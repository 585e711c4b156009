//! Karst inside a page: what a server would answer, for tables that are played in one browser.
//!
//! A worker in the page asks, in JSON, and does what it is told: it writes to the browser's storage first and tells afterwards,
//! it has the clock and lets bots think a slice at a time, and it brings the entropy that all chance follows from. [`Pocket`]
//! reads no clock, draws nothing itself and keeps nothing but what it was told; so the same questions have the same answers
//! natively, where the tests are, and in the page.
//!
//! - `asked.rs`: what can be asked, and what is answered; `kept.rs`: what lies in the browser's storage.
//! - `routes.rs`: the addresses that a page asks for; `people.rs`, `tables.rs`, `pasts.rs` answer them.
//! - `sitting.rs`: the line to a table: what those who look at it say and hear. `musing.rs`: bots and hints.
//! - `wasm.rs`: how the page calls all this.
//!
//! Not here: what a table's life is (`table`), rules, sentences, and anything that needs other people.

// A name that says it needs no line above it.
#![allow(missing_docs)]

mod asked;
mod kept;
mod musing;
mod pasts;
mod people;
mod pocket;
mod routes;
mod sitting;
mod tables;
#[cfg(target_arch = "wasm32")]
mod wasm;

// The messages.
mod say {
    pub use table::say::*;
    words::messages!("say");
}

pub use asked::{Answer, Asked, Reply, Told, Write};
pub use kept::{KeptLine, KeptRecord, KeptTable, KeptUser};
pub use pocket::Pocket;
