//! Two people at a table, played by one task: any legal action, measured.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::wire::{Socket, open_table};

/// How fast.
#[derive(Clone, Copy)]
pub enum Pace {
    /// One move each such while.
    Even(Duration),
    /// The next move as soon as the last one is done.
    FlatOut,
}

/// What was measured.
#[derive(Default)]
pub struct Tally {
    /// From sending a move to hearing that it is done.
    pub round_trips: Vec<Duration>,
    /// Steps that were taken: moves and what chance did.
    pub n_steps: u64,
}

impl Tally {
    /// Both together.
    pub fn add(&mut self, other: Tally) {
        self.round_trips.extend(other.round_trips);
        self.n_steps += other.n_steps;
    }
}

/// A table with its two people.
pub struct Table {
    address: SocketAddr,
    sockets: [Socket; 2],
    /// The version the last move led to.
    version: u64,
    n_moves: u64,
    chooser: u64,
}

/// Opens so many tables and sits down at all of them.
pub async fn seat_all(address: SocketAddr, n_tables: usize) -> Vec<Table> {
    let mut tables = Vec::with_capacity(n_tables);
    for n in 0..n_tables {
        tables.push(Table { address, sockets: open_table(address).await, version: 1, n_moves: 0, chooser: n as u64 });
    }
    tables
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
        for socket in &mut self.sockets {
            socket.reach(self.version).await;
        }
        let version = self.sockets[0].game.version;
        let Some(seat) = self.sockets[0].game.asked.first().copied() else {
            (self.sockets, self.version) = (open_table(self.address).await, 1);
            return;
        };
        let socket = &mut self.sockets[usize::from(seat)];
        self.chooser = self.chooser.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = socket.game.legal[(self.chooser >> 33) as usize % socket.game.legal.len()].clone();
        self.n_moves += 1;
        let id = format!("m{}", self.n_moves);
        let begun = Instant::now();
        socket.act(&id, seat, version, &action).await;
        self.version = socket.done(&id).await;
        tally.round_trips.push(begun.elapsed());
        tally.n_steps += self.version - version;
    }
}
