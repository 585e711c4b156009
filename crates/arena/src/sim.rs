//! Many games between bots, on all cores.

use bots::{Character, Means, Stop};
use kernel::{Game, Heuristics, SetupError};

use crate::Summary;
use crate::engine::{LONGEST, Table, share_out};
use crate::tally::Tally;

/// Which games are played.
#[derive(Clone, Debug)]
pub struct Plan<S> {
    /// What every table agrees on.
    pub setup: S,
    /// Who plays: a bot a seat. With every game all move one chair on.
    pub bots: Vec<Character>,
    /// What each of them may use; a search has one thread, for the cores have games enough.
    pub means: Means,
    pub games: u64,
    /// All luck and all thoughts come from this number.
    pub seed: u64,
    /// How many cores may work. What comes out does not depend on it, unless thinking is measured by the clock.
    pub threads: usize,
}

/// Plays them all. `on_game` is called after each game, by the thread that played it.
pub fn sim<G: Heuristics>(plan: &Plan<G::Setup>, on_game: &(dyn Fn() + Sync)) -> Result<Summary, SetupError> {
    let start = G::start(&plan.setup)?;
    let n_seats = seats_for::<G>(&plan.setup, &plan.bots)?;
    let table = Table::<G> {
        start: &start,
        bots: &plan.bots,
        rotates: true,
        means: plan.means,
        seed: plan.seed,
        longest: LONGEST,
    };
    let stop = Stop::default();
    let count = |tally: &mut Tally, number| {
        tally.count(table.play(number, &mut (), &stop).expect("nobody stops a simulation"));
        on_game();
    };
    let mut all = Tally::new(n_seats);
    let tallies = share_out(plan.threads, plan.games, &stop, || Tally::new(n_seats), count);
    tallies.iter().for_each(|tally| all.join(tally));
    Ok(Summary::of::<G>(plan, &all))
}

/// The seats of a table, when there is a bot for each.
pub(crate) fn seats_for<G: Game>(setup: &G::Setup, bots: &[Character]) -> Result<usize, SetupError> {
    let n_seats = G::n_seats(setup);
    if bots.len() == n_seats {
        return Ok(n_seats);
    }
    Err(SetupError::new(format!("the setup has {n_seats} seats, and {} bots are to play", bots.len())))
}
