//! The other players: two people at a table who move at a steady pace and want nothing to do with any of this. How long their
//! moves take, and what they were told is done, is what every attack is judged by.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use tokio::task::JoinHandle;
use tokio::time::MissedTickBehavior;

use crate::delays::Delays;
use crate::wire::{self, Socket};

/// One move each such while: fifteen a second.
pub const PACE: Duration = Duration::from_millis(66);
/// Where they come from, counted from here; see `wire.rs`. Each table's people have a network of their own.
const FIRST_NETWORK: usize = 0xa000;

/// Two people at their table.
pub struct Others {
    address: SocketAddr,
    sockets: [Socket; 2],
    n_moves: u64,
    /// Tables they have played at, and the version that each was told to have.
    pub seen: Vec<(String, u64)>,
}

/// They play by themselves until they are told to stop.
pub struct Playing {
    stop: Arc<AtomicBool>,
    task: JoinHandle<(Others, Delays)>,
}

impl Others {
    pub async fn sit_down(address: SocketAddr) -> Result<Others, String> {
        // What cannot be done ends the task, not the siege.
        let sockets = tokio::spawn(wire::open_for_two(address, next_network())).await;
        let sockets = sockets.map_err(|_| "two people cannot sit down at a table".to_owned())?;
        Ok(Others { address, sockets, n_moves: 0, seen: Vec::new() })
    }

    /// Plays for so long.
    pub async fn play_for(self, time: Duration) -> Result<(Others, Delays), String> {
        let playing = self.play();
        tokio::time::sleep(time).await;
        playing.stop().await
    }

    pub fn play(mut self) -> Playing {
        let stop = Arc::new(AtomicBool::new(false));
        let is_stopped = stop.clone();
        let task = tokio::spawn(async move {
            let (mut delays, mut clock) = (Delays::default(), tokio::time::interval(PACE));
            clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
            while !is_stopped.load(Ordering::Relaxed) {
                clock.tick().await;
                if let Some(delay) = self.play_one().await {
                    delays.add_paced(delay, PACE);
                }
            }
            self.note();
            (self, delays)
        });
        Playing { stop, task }
    }

    /// One move: how long until the other has heard of it. At a table that is over, a new one.
    async fn play_one(&mut self) -> Option<Duration> {
        let moved = wire::one_move(&mut self.sockets, &mut self.n_moves).await;
        if moved.is_none() {
            self.note();
            self.sockets = wire::open_for_two(self.address, next_network()).await;
        }
        moved.map(|(delay, _)| delay)
    }

    fn note(&mut self) {
        let socket = &self.sockets[0];
        self.seen.retain(|(table, _)| *table != socket.table);
        self.seen.push((socket.table.clone(), socket.game.version));
    }
}

impl Playing {
    /// Lets them finish their move; what was measured.
    pub async fn stop(self) -> Result<(Others, Delays), String> {
        self.stop.store(true, Ordering::Relaxed);
        self.task.await.map_err(|_| "the other players were refused, thrown out or waited for half a minute".to_owned())
    }
}

fn next_network() -> usize {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    FIRST_NETWORK + COUNT.fetch_add(1, Ordering::Relaxed) % 0x5000
}
