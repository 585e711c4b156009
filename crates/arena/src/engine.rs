//! One game between bots, and many of them on all cores. `karst sim` and `karst arena` both stand on this.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Bot, Character, Means, Stop};
use kernel::{Actor, Game, Heuristics, Log, Outcome, Seat, Step, Viewer};
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

/// A game between bots that has not ended after so many steps never will; it is counted as unfinished.
pub const LONGEST: u64 = 20_000;

/// What all games of a table have in common.
pub struct Table<'t, G: Heuristics> {
    /// The state before the first step.
    pub start: &'t G::State,
    /// A bot a seat.
    pub bots: &'t [Character],
    /// Do all move one chair on with every game?
    pub rotates: bool,
    /// What each of them may use.
    pub means: Means,
    /// All luck and all thoughts come from this number and the game's.
    pub seed: u64,
    /// A game is broken off after so many steps.
    pub longest: u64,
}

pub struct Played {
    /// All steps, of players and of chance.
    pub steps: u64,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
    pub seats: Vec<Sat>,
}

pub struct Sat {
    pub bot: usize,
    /// Decisions it was asked for.
    pub decisions: u64,
    /// How long each took that had more than one answer.
    pub thoughts: Vec<Duration>,
}

impl<G: Heuristics> Table<'_, G> {
    /// Game `number`: its luck and its bots' thoughts depend on the seed and that number alone. Nothing when it was
    /// stopped.
    pub fn play(&self, number: u64, log: &mut impl Log<G::Event>, stop: &Stop) -> Option<Played> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(number);
        let mut state = self.start.clone();
        let n_seats = self.bots.len();
        let moved_on = if self.rotates { number } else { 0 };
        let sitting = Seat::first(n_seats).map(|seat| bot_at(seat, moved_on, n_seats));
        let mut seats: Vec<Sat> = sitting.map(|bot| Sat { bot, decisions: 0, thoughts: Vec::new() }).collect();
        let mut bots: Vec<Bot<G>> = seats.iter().map(|sat| Bot::new(self.bots[sat.bot])).collect();
        let (mut steps, mut legal) = (0, Vec::new());
        while steps < self.longest {
            let step: Step<G> = match <G as Game>::actor(&state) {
                Actor::Over => break,
                Actor::Chance => Step::Chance(G::sample(&state, &mut rng)),
                Actor::Seats(asked) => {
                    let seat = asked.iter().next().expect("somebody is asked");
                    let view = G::view(&state, Viewer::seat(seat));
                    legal.clear();
                    G::legal(&state, seat, &mut legal);
                    let begun = Instant::now();
                    let action = bots[seat.index()].choose(&view, seat, &self.means, rng.next_u64(), stop);
                    let sat = &mut seats[seat.index()];
                    sat.decisions += 1;
                    if legal.len() > 1 {
                        sat.thoughts.push(begun.elapsed());
                    }
                    Step::Act(seat, action)
                }
            };
            if stop.is_stopped() {
                return None;
            }
            G::apply(&mut state, step, log).expect("what a bot or chance chooses is accepted");
            steps += 1;
        }
        Some(Played { steps, outcome: G::outcome(&state), seats })
    }
}

/// The bot in this chair when everybody has moved on by so many.
fn bot_at(seat: Seat, moved_on: u64, n_seats: usize) -> usize {
    (seat.index() + (moved_on % n_seats as u64) as usize) % n_seats
}

/// Lets `threads` threads take numbers from 0 to `n` until all are taken or somebody says stop. Each begins with `new`
/// and has its share in the end.
pub fn share_out<T: Send>(
    threads: usize,
    n: u64,
    stop: &Stop,
    new: impl Fn() -> T + Sync,
    work: impl Fn(&mut T, u64) + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let take = || {
        let mut made = new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= n || stop.is_stopped() {
                return made;
            }
            work(&mut made, number);
        }
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(take)).collect();
        threads.into_iter().map(|thread| thread.join().expect("a game between bots does not panic")).collect()
    })
}
