//! Many games between bots, on all cores.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use bots::{Bot, Character, Means, Stop};
use kernel::{Actor, Game, Heuristics, Seat, SetupError, Step, Viewer};
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::Summary;
use crate::tally::{Played, Tally, bot_at};

/// A game between bots that has not ended after so many steps never will; it is counted as unfinished.
pub(crate) const LONGEST: u64 = 20_000;

/// Which games are played.
#[derive(Clone, Debug)]
pub struct Plan<S> {
    /// What every table agrees on.
    pub setup: S,
    /// Who plays: a bot a seat. With every game all move one chair on.
    pub bots: Vec<Character>,
    /// What each of them may use; a search has one thread, for the cores have games enough.
    pub means: Means,
    /// How many games.
    pub games: u64,
    /// All luck and all thoughts come from this number.
    pub seed: u64,
    /// How many cores may work. What comes out does not depend on it, unless thinking is measured by the clock.
    pub threads: usize,
}

/// Plays them all. `on_game` is called after each game, by the thread that played it.
pub fn sim<G: Heuristics>(plan: &Plan<G::Setup>, on_game: &(dyn Fn() + Sync)) -> Result<Summary, SetupError> {
    let start = G::start(&plan.setup)?;
    let n_seats = G::n_seats(&plan.setup);
    if plan.bots.len() != n_seats {
        return Err(SetupError(format!("the setup has {n_seats} seats, and {} bots are to play", plan.bots.len())));
    }
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::new(n_seats);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= plan.games {
                return tally;
            }
            tally.count(play::<G>(&start, plan, number));
            on_game();
        }
    };
    let mut all = Tally::new(n_seats);
    thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        for thread in threads {
            all.join(&thread.join().expect("a game between bots does not panic"));
        }
    });
    Ok(Summary::of::<G>(plan, &all))
}

/// Game `number`: its luck and its bots' thoughts depend on the plan's seed and that number alone.
fn play<G: Heuristics>(start: &G::State, plan: &Plan<G::Setup>, number: u64) -> Played {
    let mut rng = ChaCha8Rng::seed_from_u64(plan.seed);
    rng.set_stream(number);
    let mut state = start.clone();
    let n_seats = plan.bots.len();
    let sitting = Seat::first(n_seats).map(|seat| plan.bots[bot_at(seat, number, n_seats)]);
    let mut bots: Vec<Bot<G>> = sitting.map(Bot::new).collect();
    let (mut steps, mut decisions) = (0, 0);
    while steps < LONGEST {
        let step: Step<G> = match <G as Game>::actor(&state) {
            Actor::Over => break,
            Actor::Chance => Step::Chance(G::sample(&state, &mut rng)),
            Actor::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                let view = G::view(&state, Viewer::seat(seat));
                decisions += 1;
                let bot = &mut bots[seat.index()];
                Step::Act(seat, bot.choose(&view, seat, &plan.means, rng.next_u64(), &Stop::default()))
            }
        };
        G::apply(&mut state, step, &mut ()).expect("what a bot or chance chooses is accepted");
        steps += 1;
    }
    Played { number, steps, decisions, outcome: G::outcome(&state) }
}
