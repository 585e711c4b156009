//! What a search costs on one core: iterations a second, and its playouts beside plain ones of the same length.

use std::time::{Duration, Instant};

use bots::{Level, Limit, Means, Mind, Options, Reach, Stop, Taste};
use kernel::{Actor, Game, Heuristics, Seat, SetupError, Step, Viewer};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde::Serialize;

use crate::Spread;
use crate::clock::worked;
use crate::playout;

/// Decisions of one game between steady bots that are thought about.
const POSITIONS: usize = 8;
/// How far playouts go that are compared.
const PLAYOUT: u32 = 100;

/// What a search costs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Searching {
    /// `cave-troll`.
    pub game: &'static str,
    pub setup: String,
    /// Iterations in a second of one core, of a strong bot.
    pub strong_iterations_per_second: Spread,
    /// The same of a master, who judges positions farther ahead.
    pub iterations_per_second: Spread,
    /// What a master's iteration adds to the tree, on average.
    pub bytes_per_iteration: f64,
    /// A step of a playout within the search, by one of a plain random playout of the same length from the same
    /// positions. The search's include judging the position they lead to.
    pub playout_to_plain: Spread,
}

/// How a search is measured.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// Measurements; one more goes before them to warm up.
    pub laps: usize,
    /// How long each takes.
    pub lap: Duration,
    pub seed: u64,
}

/// Measures the search on decisions of a game between steady bots. `after_lap` is told of every lap.
pub fn searching<G: Heuristics>(
    setup: &G::Setup,
    trial: &Trial,
    after_lap: impl Fn(),
) -> Result<Searching, SetupError> {
    let decisions = decisions::<G>(setup, trial.seed)?;
    let (mut strong_paces, mut paces) = (Vec::new(), Vec::new());
    let (mut ratios, mut bytes) = (Vec::new(), Vec::new());
    for lap in 0..=trial.laps {
        let part = trial.lap / (4 * decisions.len() as u32);
        let (mut strong, mut master, mut size) = (Iterations::default(), Iterations::default(), 0);
        let (mut within, mut plain) = (Pace::default(), Pace::default());
        for (view, seat) in &decisions {
            let options = Options::new(Limit::Time(part));
            strong.think::<G>(view, *seat, &Options { reach: Reach::Near, ..options }, lap as u64);
            size += master.think::<G>(view, *seat, &options, lap as u64);

            let played = think::<G>(view, *seat, &Options { playout: PLAYOUT, ..options }, lap as u64).playouts;
            within.add(played.steps, played.time);
            plain.play::<G>(view, part, lap as u64);
        }
        if lap > 0 {
            strong_paces.push(strong.in_a_second());
            paces.push(master.in_a_second());
            bytes.push(size as f64 / master.number as f64);
            ratios.push(within.step() / plain.step());
        }
        after_lap();
    }
    Ok(Searching {
        game: G::ID,
        setup: setup.to_string(),
        strong_iterations_per_second: Spread::of(strong_paces),
        iterations_per_second: Spread::of(paces),
        bytes_per_iteration: Spread::of(bytes).median,
        playout_to_plain: Spread::of(ratios),
    })
}

fn think<G: Heuristics>(view: &G::View, seat: Seat, options: &Options, seed: u64) -> bots::Thought<G::Action> {
    Mind::<G>::default().think(view, seat, (options, Taste::NONE), seed, &Stop::default())
}

/// Iterations and their time.
#[derive(Default)]
struct Iterations {
    number: u64,
    seconds: f64,
}

impl Iterations {
    /// Those of one thought more; the size of its tree.
    fn think<G: Heuristics>(&mut self, view: &G::View, seat: Seat, options: &Options, seed: u64) -> usize {
        let before = worked();
        let thought = think::<G>(view, seat, options, seed);
        self.seconds += (worked() - before).as_secs_f64();
        self.number += thought.iterations;
        thought.bytes
    }

    fn in_a_second(&self) -> f64 {
        self.number as f64 / self.seconds
    }
}

/// Steps and their time.
#[derive(Default)]
struct Pace {
    steps: u64,
    time: Duration,
}

impl Pace {
    fn add(&mut self, steps: u64, time: Duration) {
        self.steps += steps;
        self.time += time;
    }

    /// Seconds of a step.
    fn step(&self) -> f64 {
        self.time.as_secs_f64() / self.steps.max(1) as f64
    }

    /// Plain playouts from a view, for a while. As in the search, the clock is read once before and once after each.
    fn play<G: Game>(&mut self, view: &G::View, time: Duration, seed: u64) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let world = G::imagine(view, &mut rng);
        let mut buffer = Vec::new();
        let until = Instant::now() + time;
        while Instant::now() < until {
            let mut state = world.clone();
            let begun = Instant::now();
            let mut steps = 0;
            while steps < u64::from(PLAYOUT) && playout::step::<G>(&mut state, &mut rng, &mut buffer) {
                steps += 1;
            }
            std::hint::black_box(&state);
            self.add(steps, begun.elapsed());
        }
    }
}

/// Decisions with a choice, spread over one game between steady bots.
fn decisions<G: Heuristics>(setup: &G::Setup, seed: u64) -> Result<Vec<(G::View, Seat)>, SetupError> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = G::start(setup)?;
    let (mut all, mut legal) = (Vec::new(), Vec::new());
    for number in 0..crate::engine::LONGEST {
        let step: Step<G> = match <G as Game>::actor(&state) {
            Actor::Over => break,
            Actor::Chance => Step::Chance(G::sample(&state, &mut rng)),
            Actor::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                let view = G::view(&state, Viewer::seat(seat));
                let action = bots::choose::<G>(&view, seat, Level::Steady, &Means::default(), seed + number);
                legal.clear();
                G::legal(&state, seat, &mut legal);
                if legal.len() > 1 {
                    all.push((view, seat));
                }
                Step::Act(seat, action)
            }
        };
        G::apply(&mut state, step, &mut ()).expect("what a bot or chance chooses is accepted");
    }
    let n = all.len();
    if n == 0 {
        return Err(SetupError::new("nobody ever has a choice"));
    }
    // From the middle of each of so many stretches of the game.
    Ok((0..POSITIONS).map(|part| all[(2 * part + 1) * n / (2 * POSITIONS)].clone()).collect())
}
