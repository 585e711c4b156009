//! How fast the rules are beside random chess, in one process and one run. Not shipped.
//!
//! `cargo run --release -p yardstick [LAPS]` plays laps of random games in turns, chess and every table of Cave
//! Troll, so that a busy machine slows them all alike. A ratio is taken lap by lap; the table shows the median and
//! how far the laps lie apart. It ends with 1 when a cave game is slower than chess or asks the heap for memory.

mod chess;

use std::process::ExitCode;
use std::time::Duration;

use arena::{Lap, Playouts, Speed, Spread};
use cave_troll::{CaveTroll, Setup};
use chess::Chess;

#[global_allocator]
static ALLOCATOR: testkit::CountingAllocator = testkit::CountingAllocator;

/// How long one lap of one game takes.
const LAP: Duration = Duration::from_millis(300);
/// Laps when nobody says how many.
const LAPS: usize = 15;
const SEED: u64 = 55;

/// A table of Cave Troll and what was measured at it.
struct Contender {
    setup: Setup,
    playouts: Playouts<CaveTroll>,
    laps: Vec<Lap>,
}

fn main() -> ExitCode {
    let laps = match std::env::args().nth(1).map(|laps| laps.parse::<usize>()) {
        None => LAPS,
        Some(Ok(laps)) if laps > 0 => laps,
        Some(_) => {
            eprintln!("Usage: yardstick [LAPS]; LAPS is a number from 1.");
            return ExitCode::from(2);
        }
    };
    let mut chess = Chess::new(SEED);
    let mut contenders: Vec<Contender> = setups().map(Contender::new).collect();
    let chess_laps = race(&mut chess, &mut contenders, laps);

    println!(
        "{:<46} {:>11} {:>11} {:>11} {:>6} {:>7} {:>6} {:>10}   ns a step by quarter, end of short|long games",
        "", "steps/s", "slowest", "fastest", "ratio", "steps", "bytes", "allocs"
    );
    let pace = Spread::of(chess_laps.iter().map(Lap::steps_per_second));
    let plies = chess_laps.iter().map(|lap| lap.steps).sum::<u64>() as f64
        / chess_laps.iter().map(|lap| lap.games).sum::<u64>() as f64;
    print_pace("random chess (cozy-chess)", pace, 1.0);
    println!(" {plies:>7.1} {:>6}", size_of::<cozy_chess::Board>());

    let mut all_hold = true;
    for contender in &mut contenders {
        all_hold &= contender.report(&chess_laps);
    }
    if all_hold {
        ExitCode::SUCCESS
    } else {
        println!("A cave game is slower than chess, or asks the heap for memory.");
        ExitCode::FAILURE
    }
}

/// The smallest and the largest table, each with the three sets.
fn setups() -> impl Iterator<Item = Setup> {
    [2, 4].into_iter().flat_map(|players| [Setup::original(players), Setup::alternate(players), Setup::half(players)])
}

/// One lap each to warm up, then laps in turns; those of chess.
fn race(chess: &mut Chess, contenders: &mut [Contender], laps: usize) -> Vec<Lap> {
    let mut chess_laps = Vec::with_capacity(laps);
    for lap in 0..=laps {
        let of_chess = Lap::of(LAP, testkit::allocations, || chess.game());
        if lap > 0 {
            chess_laps.push(of_chess);
        }
        for contender in contenders.iter_mut() {
            let measured = contender.playouts.lap(LAP, testkit::allocations);
            if lap > 0 {
                contender.laps.push(measured);
            }
        }
    }
    chess_laps
}

impl Contender {
    fn new(setup: Setup) -> Contender {
        Contender {
            playouts: Playouts::new(&setup, SEED).expect("two to four players can play"),
            setup,
            laps: Vec::new(),
        }
    }

    /// Prints the row of this table; does it hold against chess?
    fn report(&mut self, chess: &[Lap]) -> bool {
        let quarters = self.playouts.quarters(LAP);
        let speed = Speed::of::<CaveTroll>(&self.setup, &self.laps, quarters);
        let pairs = self.laps.iter().zip(chess);
        let ratio = Spread::of(pairs.map(|(own, chess)| own.steps_per_second() / chess.steps_per_second())).median;
        print_pace(&format!("cave troll, {}", self.setup), speed.steps_per_second, ratio);
        println!(
            " {:>7.1} {:>6} {:>10.6}   {}",
            speed.steps_per_game, speed.state_bytes, speed.allocations_per_step, quarters,
        );
        ratio >= 1.0 && speed.allocations_per_step == 0.0
    }
}

fn print_pace(name: &str, pace: Spread, ratio: f64) {
    let Spread { median, low, high } = pace;
    print!("{name:<46} {median:>11.0} {low:>11.0} {high:>11.0} {ratio:>6.2}");
}
