//! Two people at a table, played by one task: any legal action, measured.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::AT_ONCE;
use crate::wire::{self, Socket};

/// How fast.
#[derive(Clone, Copy)]
pub enum Pace {
    /// One move each such while.
    Even(Duration),
    /// The next move as soon as the last one is acknowledged and both have seen it.
    FlatOut,
}

/// What was measured.
#[derive(Default)]
pub struct Tally {
    /// From sending an action to hearing of it at the other player's socket.
    pub delays: Vec<Duration>,
    /// Steps that were taken: actions and what chance did, each a line of the log.
    pub n_steps: u64,
}

impl Tally {
    /// Both together.
    pub fn add(&mut self, other: Tally) {
        self.delays.extend(other.delays);
        self.n_steps += other.n_steps;
    }
}

/// A table with its two people.
pub struct Table {
    address: SocketAddr,
    number: usize,
    sockets: [Socket; 2],
    n_moves: u64,
}

/// Opens so many tables and sits down at all of them.
pub async fn seat_all(address: SocketAddr, n_tables: usize) -> Result<Vec<Table>, String> {
    let mut tables = Vec::with_capacity(n_tables);
    for first in (0..n_tables).step_by(AT_ONCE) {
        let last = (first + AT_ONCE).min(n_tables);
        let sitting: Vec<_> = (first..last).map(|number| tokio::spawn(wire::open_for_two(address, number))).collect();
        for (number, sockets) in (first..).zip(sitting) {
            let sockets = sockets.await.map_err(|_| "two people could not sit down")?;
            tables.push(Table { address, number, sockets, n_moves: 0 });
        }
    }
    Ok(tables)
}

impl Table {
    /// Plays until the phase is over. Tables begin a share of the pace apart, so that an even pace is even.
    pub async fn play(mut self, pace: Pace, share: f64, over: Arc<AtomicBool>) -> (Table, Tally) {
        let mut tally = Tally::default();
        let mut clock = match pace {
            Pace::Even(every) => {
                Some(tokio::time::interval_at(tokio::time::Instant::now() + every.mul_f64(share), every))
            }
            Pace::FlatOut => None,
        };
        while !over.load(Ordering::Relaxed) {
            if let Some(clock) = &mut clock {
                clock.tick().await;
            }
            self.play_one(&mut tally).await;
        }
        (self, tally)
    }

    /// One move, by whoever is asked; at a table that is over, a new one.
    async fn play_one(&mut self, tally: &mut Tally) {
        match wire::one_move(&mut self.sockets, &mut self.n_moves).await {
            Some((delay, n_steps)) => {
                tally.delays.push(delay);
                tally.n_steps += n_steps;
            }
            None => self.sockets = wire::open_for_two(self.address, self.number).await,
        }
    }
}
