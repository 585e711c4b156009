//! Uniform random games on one core, as fast as the rules go.

use std::time::{Duration, Instant};

use kernel::{Actor, Game, SeatSet, SetupError, Step, pick};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use crate::Quarters;
use crate::clock::worked;

/// More offers than any decision has: the buffer never grows.
const ROOM_FOR_OFFERS: usize = 2_048;

/// An endless row of random games from one setup. One seed gives one row of games, on every machine.
pub struct Playouts<G: Game> {
    start: G::State,
    rng: Xoshiro256PlusPlus,
    buffer: Vec<G::Action>,
}

/// A timed stretch of whole games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lap {
    /// Games played to the end.
    pub games: u64,
    /// Steps applied in them, of players and of chance.
    pub steps: u64,
    /// How often the heap was asked for memory meanwhile.
    pub allocations: u64,
    /// How long the thread worked at it.
    pub seconds: f64,
}

impl<G: Game> Playouts<G> {
    pub fn new(setup: &G::Setup, seed: u64) -> Result<Playouts<G>, SetupError> {
        Ok(Playouts {
            start: G::start(setup)?,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            buffer: Vec::with_capacity(ROOM_FOR_OFFERS),
        })
    }

    /// Plays one game to its end; how many steps it took.
    pub fn game(&mut self) -> u64 {
        let mut state = self.start.clone();
        let mut steps = 0;
        while step::<G>(&mut state, &mut self.rng, &mut self.buffer) {
            steps += 1;
        }
        steps
    }

    /// Plays whole games until `time` is over. `allocations` tells how often this thread asked the heap so far.
    pub fn lap(&mut self, time: Duration, allocations: fn() -> u64) -> Lap {
        Lap::of(time, allocations, || self.game())
    }

    /// Times the quarters of all games that begin before `time` is over.
    ///
    /// Each game is played twice with the same luck: once to learn its length, once with a clock at its quarters.
    pub fn quarters(&mut self, time: Duration) -> Quarters {
        let mut timed = Vec::new();
        let begun = Instant::now();
        while timed.is_empty() || begun.elapsed() < time {
            let luck = self.rng.clone();
            let length = self.game();
            self.rng = luck;
            let mut state = self.start.clone();
            let quarters = [0, 1, 2, 3].map(|quarter| {
                let stretch = length * (quarter + 1) / 4 - length * quarter / 4;
                let begun = Instant::now();
                for _ in 0..stretch {
                    step::<G>(&mut state, &mut self.rng, &mut self.buffer);
                }
                begun.elapsed().as_nanos() as f64 / stretch.max(1) as f64
            });
            timed.push((length, quarters));
        }
        Quarters::of(timed)
    }
}

/// Takes a random step; `false` when the game is over.
#[inline]
pub(crate) fn step<G: Game>(state: &mut G::State, rng: &mut impl Rng, buffer: &mut Vec<G::Action>) -> bool {
    let step = match G::actor(state) {
        Actor::Over => return false,
        Actor::Chance => Step::Chance(G::sample(state, rng)),
        Actor::Seats(seats) => {
            let seat = one_of(seats, rng);
            Step::Act(seat, G::random_action(state, seat, rng, buffer))
        }
    };
    G::apply(state, step, &mut ()).expect("what is offered is accepted");
    true
}

/// The seat that is asked; any of them when there are several.
#[inline]
fn one_of(seats: SeatSet, rng: &mut impl Rng) -> kernel::Seat {
    let mut asked = seats.iter();
    let first = asked.next().expect("somebody is asked");
    match asked.count() as u32 {
        0 => first,
        others => seats.iter().nth(pick(rng, others + 1) as usize).unwrap_or(first),
    }
}

impl Lap {
    /// Lets `game` play whole games, each telling its number of steps, until `time` is over.
    pub fn of(time: Duration, allocations: fn() -> u64, mut game: impl FnMut() -> u64) -> Lap {
        let (mut games, mut steps) = (0, 0);
        let worked_before = worked();
        let asked_before = allocations();
        let begun = Instant::now();
        while games == 0 || begun.elapsed() < time {
            games += 1;
            steps += game();
        }
        let asked = allocations() - asked_before;
        Lap { games, steps, allocations: asked, seconds: (worked() - worked_before).as_secs_f64() }
    }

    pub fn steps_per_second(&self) -> f64 {
        self.steps as f64 / self.seconds
    }

    pub fn games_per_second(&self) -> f64 {
        self.games as f64 / self.seconds
    }
}
