//! Where the secrets behind the dice come from: chance, or a seed where a house only rehearses.
//!
//! Browser tests play whole games; with dice, bots and choices that are the same each time, a failure comes again. The
//! promise to people stays whole: a rehearsal lets nobody in from elsewhere (`serve.rs`), and every secret of it says what
//! it is as soon as it is revealed, so that no such game is ever verified.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use protocol::{Dice, Secret};
use rand::Rng;

use crate::random;

/// Where secrets come from. Clones are the same place.
#[derive(Clone)]
pub struct Secrets(Option<Arc<Rehearsal>>);

struct Rehearsal {
    seed: u64,
    n_tables: AtomicU64,
}

impl Secrets {
    /// Drawn by chance, or counted on from the seed of a rehearsal.
    pub fn new(rehearsal: Option<u64>) -> Secrets {
        Secrets(rehearsal.map(|seed| Arc::new(Rehearsal { seed, n_tables: AtomicU64::new(0) })))
    }

    /// The secret of a new table.
    pub fn draw(&self) -> Secret {
        match &self.0 {
            None => Secret::new(random::bytes()),
            Some(rehearsal) => Secret::rehearsed(rehearsal.seed, rehearsal.n_tables.fetch_add(1, Ordering::Relaxed)),
        }
    }
}

/// What a bot dreams of before its decision at this version.
pub fn dreams(secret: &Secret, version: u64) -> u64 {
    match secret.is_rehearsed() {
        true => Dice::new(secret, ["bots"]).at(version).next_u64(),
        false => random::number(),
    }
}
