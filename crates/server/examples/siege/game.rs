//! Games that nobody played: random legal steps, as a record or as the lines of a log.

use catalog::{GameId, with_game};
use kernel::{Actor, Heuristics, Record, Seat, Step, pick};
use protocol::{Dice, Secret};
use serde_json::Value;

/// When to stop.
#[derive(Clone, Copy)]
pub enum Length {
    /// At the end.
    Whole,
    /// After so many steps, or where its record has so many bytes.
    Steps(usize, usize),
}

/// A game that was played by chance.
pub struct Game {
    /// As a `.karst` file.
    pub record: String,
    /// Its steps in notation.
    pub lines: Vec<String>,
}

/// A game of Skulldug! for two that goes on for so many steps: who plays at random seldom carries anything home. Its record
/// stays below the size that the server takes.
pub fn long(n_steps: usize) -> Game {
    // A game that ends early is no long one.
    let mut games = (1..=20).map(|seed| play(GameId::Skulldug, 2, Length::Steps(n_steps, MOST_BYTES), seed));
    let is_long = |game: &Game| game.lines.len() >= n_steps || game.record.len() > MOST_BYTES * 9 / 10;
    games.find(is_long).expect("one of twenty games goes on for long")
}

/// The largest record that is uploaded, in bytes.
const MOST_BYTES: usize = 500 * 1024;

/// A whole game of Cave Troll for two.
pub fn whole() -> Game {
    play(GameId::CaveTroll, 2, Length::Whole, 7)
}

/// Some first steps of a game of Cave Troll for two.
pub fn short(n_steps: usize) -> Game {
    play(GameId::CaveTroll, 2, Length::Steps(n_steps, MOST_BYTES), 7)
}

fn play(game: GameId, players: u8, length: Length, seed: u8) -> Game {
    let usual = game.usual_setup(players);
    with_game!(game, G => play_as::<G>(usual, length, seed))
}

fn play_as<G: Heuristics>(setup: Value, length: Length, seed: u8) -> Game {
    let setup = serde_json::from_value(setup).expect("the usual setup is one");
    let mut state = G::start(&setup).expect("the usual setup can be played");
    let mut rng = Dice::new(&Secret::new([seed; 32]), []).at(1);
    let (mut record, mut lines, mut n_bytes) = (Record::<G>::new(setup), Vec::new(), 200);
    let mut legal = Vec::new();
    loop {
        let step = match G::actor(&state) {
            Actor::Over => break,
            Actor::Chance => Step::Chance(G::sample(&state, &mut rng)),
            Actor::Seats(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = seats[pick(&mut rng, seats.len() as u32) as usize];
                legal.clear();
                Step::Act(seat, G::random_action(&state, seat, &mut rng, &mut legal))
            }
        };
        let line = step.to_string();
        n_bytes += line.len() + 1;
        if let Length::Steps(most, most_bytes) = length
            && (lines.len() >= most || n_bytes > most_bytes)
        {
            break;
        }
        G::apply(&mut state, step, &mut ()).expect("a legal step is taken");
        record.steps.push(step);
        lines.push(line);
    }
    Game { record: record.to_string(), lines }
}
