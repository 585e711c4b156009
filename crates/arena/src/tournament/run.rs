//! Playing a tournament: whatever its journal lacks, on all cores.

use std::collections::HashSet;
use std::sync::Mutex;

use bots::{Character, Means, Stop};
use catalog::{Counted, with_game};
use kernel::{Heuristics, Unreadable};

use super::record::Ear;
use super::{Folder, Game, Pairing, Tournament, Trouble};
use crate::engine::{Table, share_out};

/// How far a tournament is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ran {
    /// Games in the journal.
    pub played: u64,
    /// Games of the plan.
    pub of: u64,
}

impl Ran {
    /// Is nothing left to be played?
    pub fn is_complete(self) -> bool {
        self.played == self.of
    }
}

/// Plays what the journal lacks, until all is played or somebody says stop; games that are not over then are forgotten.
/// `on_begin` is told how far it was before, `on_game` is called after each game, by the thread that played it.
pub fn run(
    folder: &Folder,
    threads: usize,
    stop: &Stop,
    on_begin: impl FnOnce(Ran),
    on_game: impl Fn() + Sync,
) -> Result<Ran, Trouble> {
    let tournament = folder.tournament();
    let halls: Vec<Box<dyn Hall>> =
        (0..tournament.pairings.len()).map(|pairing| hall(tournament, pairing)).collect::<Result<_, _>>()?;
    let journal = folder.write()?;
    let played: HashSet<_> = journal.entries().iter().map(|entry| (entry.number, entry.pairing)).collect();
    // All pairings advance together, so that whoever looks early sees something of each.
    let all = (tournament.numbers.from..tournament.numbers.to)
        .flat_map(|number| (0..halls.len()).map(move |pairing| (number, pairing)));
    let missing: Vec<_> = all.filter(|game| !played.contains(game)).collect();
    let mut ran = Ran { played: played.len() as u64, of: tournament.n_games() };
    on_begin(ran);

    let journal = Mutex::new((journal, Ok(())));
    let shares = share_out(
        threads,
        missing.len() as u64,
        stop,
        || 0,
        |n_played, index| {
            let (number, pairing) = missing[index as usize];
            let Some(game) = halls[pairing].play(number, stop) else { return };
            let mut held = journal.lock().expect("nobody panics while writing");
            let (journal, written) = &mut *held;
            if let Err(error) = journal.append(&game) {
                // The disk may be full: what is on it stays, and no further game is begun.
                *written = Err(error);
                stop.stop();
                return;
            }
            *n_played += 1;
            drop(held);
            on_game();
        },
    );
    let (_, written) = journal.into_inner().expect("nobody panics while writing");
    written.map_err(Trouble::file(folder.path()))?;
    ran.played += shares.into_iter().sum::<u64>();
    Ok(ran)
}

/// A pairing at its table, whatever the game.
trait Hall: Sync {
    fn play(&self, number: u64, stop: &Stop) -> Option<Game>;
}

/// The same with its type.
struct Seated<G: Heuristics> {
    pairing: usize,
    start: G::State,
    bots: Vec<Character>,
    means: Means,
    rotates: bool,
    seed: u64,
    longest: u64,
}

impl<G: Heuristics + Counted> Hall for Seated<G> {
    fn play(&self, number: u64, stop: &Stop) -> Option<Game> {
        let table = Table::<G> {
            start: &self.start,
            bots: &self.bots,
            rotates: self.rotates,
            means: self.means,
            seed: self.seed,
            longest: self.longest,
        };
        let mut ear = Ear::<G>::new(self.bots.len());
        let played = table.play(number, &mut ear, stop)?;
        Some(ear.told(self.pairing, number, &played))
    }
}

fn hall(tournament: &Tournament, pairing: usize) -> Result<Box<dyn Hall>, Trouble> {
    with_game!(tournament.pairings[pairing].game, G => seated::<G>(tournament, pairing)).map_err(Trouble::Unplayable)
}

fn seated<G: Heuristics + Counted>(tournament: &Tournament, pairing: usize) -> Result<Box<dyn Hall>, String> {
    let Pairing { setup, bots, .. } = &tournament.pairings[pairing];
    let setup: G::Setup = setup.parse().map_err(|error: Unreadable| error.to_string())?;
    Ok(Box::new(Seated::<G> {
        pairing,
        start: G::start(&setup).map_err(|error| error.to_string())?,
        bots: bots.clone(),
        // A search has one thread, for the cores have games enough.
        means: Means { limit: tournament.thinking.map(super::ThinkingTime::limit), ..Means::default() },
        rotates: tournament.rotates,
        seed: tournament.seed,
        longest: tournament.longest,
    }))
}
