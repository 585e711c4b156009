//! Parts of games, made on all cores.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use bots::Stop;
use catalog::GameId;
use kernel::{Actor, Game, Heuristics, Step};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::teacher::Player;
use super::{Shard, Tables, Teacher};
use crate::engine::{LONGEST, share_out};

/// Which games are played, and where they are written down.
pub struct Parts<'p> {
    pub folder: &'p Path,
    pub parts: Range<u64>,
    pub games_a_part: u64,
    /// All luck and all thoughts come from this number and the games'.
    pub seed: u64,
    /// How many decisions in a thousand are written down.
    pub noted: u32,
    pub threads: usize,
}

impl Parts<'_> {
    fn file(&self, part: u64) -> PathBuf {
        self.folder.join(format!("part-{part:06}.shard"))
    }
}

/// Plays the games of all parts that are not there yet. A part appears whole or not at all. `on_part` is told how many
/// decisions each has.
pub fn generate<G: Heuristics>(
    game: GameId,
    teacher: Teacher,
    parts: &Parts,
    stop: &Stop,
    on_part: &(dyn Fn(usize) + Sync),
) -> io::Result<()> {
    fs::create_dir_all(parts.folder)?;
    let starts: Vec<_> = Tables::of(game)
        .setups()
        .map(|setup| {
            (setup, G::start(&setup.parse().unwrap_or_else(|_| panic!("{setup} is a setup"))).expect("playable"))
        })
        .collect();
    let n = parts.parts.end - parts.parts.start;
    let made = share_out(
        parts.threads,
        n,
        stop,
        || Ok(()),
        |result: &mut io::Result<()>, at| {
            let part = parts.parts.start + at;
            if result.is_err() || parts.file(part).exists() {
                return;
            }
            let mut shard = Shard::default();
            for number in part * parts.games_a_part..(part + 1) * parts.games_a_part {
                let setup = Tables::of(game).setup(number);
                let at = starts.iter().position(|(other, _)| *other == setup).expect("a setup of the list");
                play::<G>(&starts[at].1, at as u8, teacher, parts, number, &mut shard);
                if stop.is_stopped() {
                    return;
                }
            }
            *result = write(&parts.file(part), &shard);
            on_part(shard.len());
        },
    );
    made.into_iter().collect()
}

fn play<G: Heuristics>(start: &G::State, table: u8, teacher: Teacher, parts: &Parts, number: u64, shard: &mut Shard) {
    let mut rng = ChaCha8Rng::seed_from_u64(parts.seed);
    rng.set_stream(number);
    let mut state = start.clone();
    let n_seats = G::standing(&state).len();
    let mut player = Player::<G>::new(teacher, n_seats, parts.noted, &mut rng);
    let mut legal = Vec::new();
    for _ in 0..LONGEST {
        let step: Step<G> = match <G as Game>::actor(&state) {
            Actor::Over => break,
            Actor::Chance => Step::Chance(G::sample(&state, &mut rng)),
            Actor::Seats(asked) => {
                let seat = asked.iter().next().expect("somebody is asked");
                legal.clear();
                G::legal(&state, seat, &mut legal);
                if let [only] = legal.as_slice() {
                    Step::Act(seat, *only)
                } else {
                    let lesson = player.decide(&state, seat, &legal, &mut rng);
                    if let Some((thought, value)) = &lesson.note {
                        shard.note::<G>(&state, seat, thought, *value);
                    }
                    Step::Act(seat, lesson.action)
                }
            }
        };
        G::apply(&mut state, step, &mut ()).expect("what a teacher or chance chooses is accepted");
    }
    shard.close(G::outcome(&state).as_ref(), n_seats, table);
}

/// Under another name first, so that nobody reads half a file.
fn write(file: &Path, shard: &Shard) -> io::Result<()> {
    let unfinished = file.with_extension("unfinished");
    let mut to = BufWriter::new(File::create(&unfinished)?);
    shard.write(&mut to)?;
    to.flush()?;
    fs::rename(unfinished, file)
}
