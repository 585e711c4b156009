//! What `cargo xtask learn` runs beside `learn/train.py`, and all that a machine with a GPU needs of Karst.
//!
//! ```text
//! learner layout GAME                                  how many indices positions and actions have, as JSON
//! learner generate GAME --out DIR [--by steady|handmade|WEIGHTS] [--parts 0..64] [--games 100] [--noted 150]
//!                       [--long 300] [--short 60] [--seed 1] [--threads 16] [--seconds 120]
//! learner gate GAME --setup SETUP --one BOT --others BOT [--games 100] [--seed 1] [--threads 16] [--seconds 120] [--json yes]
//! learner pace GAME --by WEIGHTS                       iterations a second, and what a judgement costs
//! ```
//!
//! A BOT is `WEIGHTS@LIMIT`, `master@LIMIT` or `strong@LIMIT` (both by the games' own opinions), or `steady`; a LIMIT is `20ms`
//! or a number of iterations.

use std::collections::HashMap;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use arena::learning::{Parts, Tables, Teacher, generate};
use bots::{Asking, Character, Learned, Level, Limit, Means, Mind, Net, Options, Reach, Stop, Taste};
use catalog::{GameId, with_game};
use kernel::{Actor, Game, Heuristics, Seat, Step, Viewer, n_indices};
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("learner: {error}");
            ExitCode::FAILURE
        }
    }
}

/// What was asked for: words in their order, and options by name.
struct Asked(HashMap<String, String>);

impl Asked {
    fn get<T: std::str::FromStr>(&self, name: &str, unless: T) -> Result<T> {
        match self.0.get(name) {
            Some(text) => text.parse().map_err(|_| format!("--{name} {text} cannot be read").into()),
            None => Ok(unless),
        }
    }

    fn need(&self, name: &str) -> Result<&str> {
        Ok(self.0.get(name).ok_or_else(|| format!("--{name} is missing"))?)
    }
}

fn run() -> Result<()> {
    let mut words = std::env::args().skip(1);
    let verb = words.next().ok_or("say layout, generate, gate or pace")?;
    let game: GameId = words.next().ok_or("say which game")?.parse()?;
    let mut asked = HashMap::new();
    while let Some(word) = words.next() {
        let name = word.strip_prefix("--").ok_or_else(|| format!("{word} is no option"))?;
        asked.insert(name.to_owned(), words.next().ok_or_else(|| format!("{word} needs a value"))?);
    }
    let asked = Asked(asked);
    with_game!(game, G => match verb.as_str() {
        "layout" => layout::<G>(game),
        "generate" => make::<G>(game, &asked),
        "gate" => gate::<G>(&asked),
        "pace" => pace::<G>(game, &asked),
        other => Err(format!("{other} is not known; say layout, generate, gate or pace").into()),
    })
}

fn read<G: Heuristics>(file: &str) -> Result<Learned> {
    let bytes = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
    let net = Net::read::<G>(&bytes).map_err(|misfit| format!("{file}: {misfit}"))?;
    Ok(Learned(Box::leak(Box::new(net))))
}

fn layout<G: Heuristics>(game: GameId) -> Result<()> {
    let block = |block: &kernel::Block| serde_json::json!({"name": block.name, "what": block.what, "from": block.from, "len": block.len});
    let layout = serde_json::json!({
        "game": game.name(),
        "version": G::FEATURES_VERSION,
        "position": n_indices(G::POSITION),
        "action": n_indices(G::ACTION),
        "many_points": G::MANY_POINTS,
        "alone_for_points": G::ALONE_FOR_POINTS,
        "tables": Tables::of(game).setups().collect::<Vec<_>>(),
        "position_blocks": G::POSITION.iter().map(block).collect::<Vec<_>>(),
        "action_blocks": G::ACTION.iter().map(block).collect::<Vec<_>>(),
    });
    println!("{layout:#}");
    Ok(())
}

/// Stops after so many seconds, by a thread of its own.
fn stop_after(seconds: u64) -> Stop {
    let stop = Stop::default();
    let hand = stop.clone();
    if seconds > 0 {
        std::thread::spawn(move || {
            std::thread::sleep(Duration::from_secs(seconds));
            hand.stop();
        });
    }
    stop
}

fn make<G: Heuristics>(game: GameId, asked: &Asked) -> Result<()> {
    let (long, short) = (asked.get("long", 300)?, asked.get("short", 60)?);
    let teacher = match asked.0.get("by").map_or("steady", String::as_str) {
        "steady" => Teacher::Steady,
        "handmade" => Teacher::Search { learned: None, long, short },
        file => Teacher::Search { learned: Some(read::<G>(file)?), long, short },
    };
    let range: String = asked.get("parts", "0..64".to_owned())?;
    let (from, to) = range.split_once("..").ok_or("--parts are two numbers: 0..64")?;
    let parts = Parts {
        folder: Path::new(asked.need("out")?),
        parts: from.parse()?..to.parse()?,
        games_a_part: asked.get("games", 100)?,
        seed: asked.get("seed", 1)?,
        noted: asked.get("noted", 150)?,
        threads: asked.get("threads", 2)?,
    };
    let (begun, made, noted) = (Instant::now(), AtomicU64::new(0), AtomicU64::new(0));
    let told = Mutex::new(Instant::now());
    let all = parts.parts.end - parts.parts.start;
    generate::<G>(game, teacher, &parts, &stop_after(asked.get("seconds", 0)?), &|decisions| {
        let n = made.fetch_add(1, Ordering::Relaxed) + 1;
        let noted = noted.fetch_add(decisions as u64, Ordering::Relaxed) + decisions as u64;
        let mut told = told.lock().expect("nobody panics while telling");
        if told.elapsed() > Duration::from_secs(10) {
            *told = Instant::now();
            eprintln!("{} of {all} parts, {noted} decisions, {:.0} s", n, begun.elapsed().as_secs_f64());
        }
    })?;
    eprintln!(
        "{}: {} parts, {} decisions, {:.1} s",
        game,
        made.load(Ordering::Relaxed),
        noted.load(Ordering::Relaxed),
        begun.elapsed().as_secs_f64()
    );
    Ok(())
}

/// Somebody at the gate.
#[derive(Clone, Copy)]
enum Bot {
    Steady,
    Search(Options),
}

fn bot<G: Heuristics>(text: &str) -> Result<Bot> {
    if text == "steady" {
        return Ok(Bot::Steady);
    }
    let (who, limit) = text.split_once('@').ok_or_else(|| format!("{text}: how long? say {text}@20ms"))?;
    let limit = match limit.strip_suffix("ms") {
        Some(milliseconds) => Limit::Time(Duration::from_micros((milliseconds.parse::<f64>()? * 1000.0) as u64)),
        None => Limit::Iterations(limit.parse()?),
    };
    let options = Options::new(limit);
    Ok(Bot::Search(match who {
        "master" => options,
        "strong" => Options { reach: Reach::Near, ..options },
        file => Options { learned: Some(read::<G>(file)?), ..options },
    }))
}

fn gate<G: Heuristics>(asked: &Asked) -> Result<()> {
    let setup: G::Setup = asked.need("setup")?.parse().map_err(|_| "the setup cannot be read")?;
    let start = G::start(&setup)?;
    let n_seats = G::n_seats(&setup);
    let (one, others) = (bot::<G>(asked.need("one")?)?, bot::<G>(asked.need("others")?)?);
    let (games, seed) = (asked.get("games", 100)?, asked.get("seed", 1)?);
    let stop = stop_after(asked.get("seconds", 0)?);
    let threads: usize = asked.get("threads", 2)?;
    let (next, results) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= games || stop.is_stopped() {
                        return;
                    }
                    let chair = (number % n_seats as u64) as usize;
                    let bots: Vec<_> = (0..n_seats).map(|seat| if seat == chair { one } else { others }).collect();
                    if let Some(result) = play::<G>(&start, &bots, (chair, seed, number), &stop) {
                        results.lock().expect("nobody panics here").push(result);
                    }
                }
            });
        }
    });
    let results = results.into_inner().expect("all have ended");
    let n = results.len() as f64;
    let won: f64 = results.iter().map(|(share, _)| share).sum();
    let mut points: Vec<_> = results.iter().map(|(_, points)| *points).collect();
    points.sort_unstable();
    let share = won / n.max(1.0);
    let error = 1.96 * (share * (1.0 - share) / n.max(1.0)).sqrt();
    let median = points.get(points.len() / 2).copied().unwrap_or(0);
    if asked.0.contains_key("json") {
        println!("{}", serde_json::json!({"share": share, "error": error, "games": n, "median_points": median}));
        return Ok(());
    }
    println!(
        "{} | {} | {} against {}: {:.1} % ± {:.1} of {n}, median points {median}",
        G::ID,
        asked.need("setup")?,
        asked.need("one")?,
        asked.need("others")?,
        100.0 * share,
        100.0 * error,
    );
    Ok(())
}

/// The part of victory of the one in `chair`, and its points; nothing when the game was stopped.
fn play<G: Heuristics>(
    start: &G::State,
    bots: &[Bot],
    (chair, seed, number): (usize, u64, u64),
    stop: &Stop,
) -> Option<(f64, i32)> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(number / bots.len() as u64);
    let mut minds: Vec<Mind<G>> = bots.iter().map(|_| Mind::default()).collect();
    let mut state = start.clone();
    for _ in 0..20_000 {
        let step: Step<G> = match <G as Game>::actor(&state) {
            Actor::Over => break,
            Actor::Chance => Step::Chance(G::sample(&state, &mut rng)),
            Actor::Seats(asked) => {
                let seat = asked.iter().next()?;
                let view = G::view(&state, Viewer::seat(seat));
                let seed = rng.next_u64();
                Step::Act(
                    seat,
                    match &bots[seat.index()] {
                        Bot::Steady => {
                            bots::choose::<G>(&view, seat, Character::from(Level::Steady), &Means::default(), seed)
                        }
                        Bot::Search(options) => {
                            minds[seat.index()].think(&view, seat, (options, Taste::NONE), seed, stop).action
                        }
                    },
                )
            }
        };
        if stop.is_stopped() {
            return None;
        }
        G::apply(&mut state, step, &mut ()).ok()?;
    }
    let outcome = G::outcome(&state);
    let seat = Seat::new(chair);
    let share = outcome
        .as_ref()
        .map_or(0.0, |end| if end.winners.contains(&seat) { 1.0 / end.winners.len() as f64 } else { 0.0 });
    Some((share, outcome.map_or(0, |end| end.scores[chair])))
}

/// How quick a network is.
fn pace<G: Heuristics>(game: GameId, asked: &Asked) -> Result<()> {
    let learned = read::<G>(asked.need("by")?)?;
    for setup in Tables::of(game).setups() {
        let state = G::start(&setup.parse().map_err(|_| "a setup of the list")?)?;
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let (mut state, mut met) = (state, Vec::new());
        for _ in 0..2_000 {
            let step: Step<G> = match <G as Game>::actor(&state) {
                Actor::Over => break,
                Actor::Chance => Step::Chance(G::sample(&state, &mut rng)),
                Actor::Seats(seats) => {
                    let seat = seats.iter().next().ok_or("somebody is asked")?;
                    met.push((state.clone(), seat));
                    let view = G::view(&state, Viewer::seat(seat));
                    Step::Act(seat, bots::choose::<G>(&view, seat, Level::Steady, &Means::default(), rng.next_u64()))
                }
            };
            G::apply(&mut state, step, &mut ()).map_err(|_| "what is offered is accepted")?;
        }
        let n_seats = G::standing(&met[0].0).len();
        let mut asking = Asking::default();
        let begun = Instant::now();
        let (mut judgements, mut sum) = (0, 0.0);
        while begun.elapsed() < Duration::from_millis(200) {
            for (state, seat) in &met {
                sum += asking.judge::<G>(learned.0, state, *seat, n_seats).shares[0];
                judgements += 1;
            }
        }
        let judging = begun.elapsed().as_secs_f64() / f64::from(judgements);
        let mut paces = [0.0; 2];
        for (pace, learned) in paces.iter_mut().zip([Some(learned), None]) {
            let (mut iterations, begun) = (0, Instant::now());
            for (state, seat) in met.iter().step_by(1 + met.len() / 8) {
                let options = Options { learned, ..Options::new(Limit::Time(Duration::from_millis(60))) };
                let view = G::view(state, Viewer::seat(*seat));
                let thought = Mind::<G>::default().think(&view, *seat, (&options, Taste::NONE), 5, &Stop::default());
                iterations += thought.iterations;
            }
            *pace = iterations as f64 / begun.elapsed().as_secs_f64();
        }
        println!(
            "{setup}: a judgement {:.2} us ({sum:.0}), {:.0} iterations a second, by hand {:.0}",
            1e6 * judging,
            paces[0],
            paces[1]
        );
    }
    Ok(())
}
