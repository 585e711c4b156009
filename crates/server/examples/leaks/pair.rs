//! Two games that look the same to one pair of eyes: every step is witnessed alike by it, and yet what it may not see
//! differs. Chance that hides its outcome falls differently in the two, and who holds other cards may do other things
//! with them, as long as nobody there can tell. The secret of the dice differs always, and with it all that is to come.
//!
//! What is alike is judged by the events alone. Views, offers, prompts and sentences are what the server is tried for.

use catalog::{GameId, with_game};
use kernel::{Actor, Game, Heuristics, Seat, Step, Viewer, pick};
use protocol::{Dice, Secret};
use rand::Rng;
use serde_json::Value;

/// How often chance is asked for another outcome that looks the same.
const TRIES: u32 = 40;
/// How often another secret is tried, so that what chance does next looks the same.
const SECRETS: u32 = 60;
/// The longest game before the tables are laid.
const LONGEST: u32 = 120;

/// Two games that differ only in what the eyes may not see.
pub struct Pair {
    /// How many sit at the table.
    pub n_seats: usize,
    /// The game's setup, as JSON.
    pub setup: Value,
    /// Whose eyes; none for spectators.
    pub eyes: Option<Seat>,
    /// Who is asked when the tables are laid.
    pub asked: String,
    /// Who then acts while the eyes are looking; nobody when nothing they could do looks the same in both.
    pub actor: Option<Seat>,
    /// The two.
    pub worlds: [World; 2],
}

/// One of the two games.
#[derive(Default)]
pub struct World {
    /// Of its dice.
    pub secret: String,
    /// The log when the table is laid.
    pub lines: Vec<String>,
    /// What is done while the eyes are looking, as JSON.
    pub action: Value,
    /// What the log is to gain by that.
    pub gained: Vec<String>,
}

impl Pair {
    /// The first words of the steps that differ: what was hidden in this pair.
    pub fn hidden(&self) -> Vec<String> {
        let [one, two] = self.worlds.each_ref().map(|world| world.lines.iter().chain(&world.gained));
        one.zip(two).filter(|(one, two)| one != two).map(|(one, _)| kind(one)).collect()
    }
}

/// `chance: draws knight` is a `chance: draws`, and `B: play knight` a `play`.
fn kind(line: &str) -> String {
    let (who, what) = line.split_once(": ").unwrap_or(("", line));
    let verb = kernel::word(what).0;
    if who == "chance" { format!("chance: {verb}") } else { verb.to_owned() }
}

/// A pair for these eyes (a seat's number; the one after the last are the spectators'), from this seed. The secrets of
/// the dice always differ, the games where something was hidden; none when nobody was ever asked. In an open game
/// everybody sees what is done, so the same is done in both.
pub fn make(game: GameId, is_open: bool, players: u8, eyes: usize, seed: u64) -> Option<Pair> {
    let setup = game.usual_setup(players);
    with_game!(game, G => make_as::<G>(setup, is_open, eyes, seed))
}

fn seeded(seed: u64) -> Dice {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    Dice::new(&Secret::new(bytes), [])
}

fn make_as<G: Heuristics>(setup_json: Value, is_open: bool, eyes: usize, seed: u64) -> Option<Pair> {
    let mut rng = seeded(seed).at(1);
    let setup: G::Setup = serde_json::from_value(setup_json.clone()).expect("the usual setup is one");
    let n_seats = G::n_seats(&setup);
    let eyes = (eyes < n_seats).then(|| Seat::new(eyes));
    let start = G::start(&setup).expect("the usual setup can be played");
    let mut twins = Twins::<G> {
        viewer: eyes.map_or(Viewer::PUBLIC, Viewer::seat),
        eyes,
        is_open,
        states: [start.clone(), start],
        lines: Default::default(),
    };
    let length = 1 + pick(&mut rng, LONGEST) as usize;
    let mut moments = Vec::new();
    while twins.lines[0].len() < length && twins.step(&mut rng) {
        if twins.asks_seats() {
            moments.push((twins.states.clone(), twins.lines[0].len()));
        }
    }
    // The tables are laid at some moment when somebody was asked and something was hidden; the last ones are where
    // the two begin to part.
    let [one, two] = &twins.lines;
    let alike = one.iter().zip(two).position(|(one, two)| one != two).unwrap_or(0);
    moments.retain(|(_, n_lines)| *n_lines > alike);
    if moments.is_empty() {
        return None;
    }
    let (states, n_lines) = moments.swap_remove(pick(&mut rng, moments.len() as u32) as usize);
    twins.states = states;
    for lines in &mut twins.lines {
        lines.truncate(n_lines);
    }
    let mut pair = Pair {
        n_seats,
        setup: setup_json,
        eyes,
        asked: letters(G::actor(&twins.states[0])),
        actor: None,
        worlds: Default::default(),
    };
    twins.act_live(&mut pair, &mut rng);
    for (world, lines) in pair.worlds.iter_mut().zip(twins.lines) {
        world.lines = lines;
    }
    Some(pair)
}

fn letters(actor: Actor) -> String {
    match actor {
        Actor::Seats(seats) => seats.iter().map(|seat| seat.to_string()).collect(),
        Actor::Chance | Actor::Over => String::new(),
    }
}

/// The two games as they grow.
struct Twins<G: Game> {
    viewer: Viewer,
    eyes: Option<Seat>,
    is_open: bool,
    states: [G::State; 2],
    lines: [Vec<String>; 2],
}

/// A step that was tried: what it leads to, and what is seen of it.
struct Tried<G: Game> {
    step: Step<G>,
    after: G::State,
    seen: String,
}

impl<G: Game> Twins<G> {
    fn asks_seats(&self) -> bool {
        self.states.iter().all(|state| matches!(G::actor(state), Actor::Seats(_)))
    }

    /// One more step in both; false when the eyes would see which is which, or the end.
    fn step(&mut self, rng: &mut impl Rng) -> bool {
        let [one, two] = self.states.each_ref().map(G::actor);
        // Who is asked is told to everybody; chance must be due in both.
        if (one == Actor::Chance) != (two == Actor::Chance) {
            return false;
        }
        let found = match one {
            Actor::Over => None,
            Actor::Chance => self.chances(rng),
            Actor::Seats(_) => self.actions(rng),
        };
        let Some(both) = found else { return false };
        if both.iter().any(|tried| G::actor(&tried.after) == Actor::Over) {
            return false;
        }
        for (at, tried) in both.into_iter().enumerate() {
            self.lines[at].push(tried.step.to_string());
            self.states[at] = tried.after;
        }
        true
    }

    fn chances(&self, rng: &mut impl Rng) -> Option<[Tried<G>; 2]> {
        let [one, two] = &self.states;
        let first = self.tried(one, Step::Chance(G::sample(one, rng)))?;
        let others = (0..TRIES).filter_map(|_| self.tried(two, Step::Chance(G::sample(two, rng))));
        let second = unlike(&first, others.filter(|other| other.seen == first.seen))?;
        Some([first, second])
    }

    /// Somebody does the same in both, or something else that looks the same. What shows something ends the pair.
    fn actions(&self, rng: &mut impl Rng) -> Option<[Tried<G>; 2]> {
        let Actor::Seats(seats) = G::actor(&self.states[0]) else { return None };
        let seats: Vec<_> = seats.iter().collect();
        let seat = seats[pick(rng, seats.len() as u32) as usize];
        let [one, two] = &self.states;
        let mut legal = Vec::new();
        let action = G::random_action(one, seat, rng, &mut legal);
        let first = self.tried(one, Step::Act(seat, action))?;
        let same = self.tried(two, Step::Act(seat, action)).filter(|same| same.seen == first.seen);
        legal.clear();
        G::legal(two, seat, &mut legal);
        // Something else that everybody sees, though its events do not say it, would be no secret.
        let hides = |other: &&G::Action| !G::reveals(two, seat, **other) && !G::reveals(one, seat, action);
        let others = legal.iter().filter(hides).filter_map(|other| self.tried(two, Step::Act(seat, *other)));
        let alike = others.filter(|other| other.seen == first.seen);
        let second = match same {
            // What the eyes themselves do is the same, and others mostly do the same too.
            Some(same) if self.is_open || Some(seat) == self.eyes || pick(rng, 4) > 0 => same,
            None if self.is_open => return None,
            _ => unlike(&first, alike)?,
        };
        let Step::Act(_, other) = second.step else { return None };
        let shows = G::reveals(one, seat, action) || G::reveals(two, seat, other);
        let sees = |state: &G::State| G::view(state, self.viewer);
        (!shows || sees(&first.after) == sees(&second.after)).then_some([first, second])
    }

    /// What the step leads to, and what the eyes see happen.
    fn tried(&self, state: &G::State, step: Step<G>) -> Option<Tried<G>> {
        let (mut after, mut events) = (state.clone(), Vec::new());
        G::apply(&mut after, step, &mut events).ok()?;
        let seen: Vec<_> = events.iter().map(|event| G::witness(event, self.viewer)).collect();
        let seen = serde_json::to_string(&seen).expect("events are plain data");
        Some(Tried { step, after, seen })
    }

    /// Finds what is done before the eyes: an action, and secrets by which all that chance then does looks the same.
    fn act_live(&self, pair: &mut Pair, rng: &mut impl Rng) {
        for world in &mut pair.worlds {
            world.secret = secret(rng).to_string();
        }
        let Some([first, second]) = self.actions(rng) else { return };
        let (Step::Act(seat, action), Step::Act(_, other)) = (first.step, second.step) else { return };
        let place = self.lines[0].len() as u64 + 1;
        let (one, two) = (secret(rng), (0..SECRETS).map(|_| secret(rng)).collect::<Vec<_>>());
        let Some((gained, seen)) = self.rolled(&first, &Dice::new(&one, vec![""; pair.n_seats]), place) else { return };
        let mut found = None;
        for two in two {
            let Some((others, theirs)) = self.rolled(&second, &Dice::new(&two, vec![""; pair.n_seats]), place) else {
                continue;
            };
            if theirs == seen {
                let differs = others != gained;
                found = Some((two, others));
                if differs {
                    break;
                }
            }
        }
        let Some((two, others)) = found else { return };
        pair.actor = Some(seat);
        let json = |action: G::Action| serde_json::to_value(action).expect("actions are plain data");
        pair.worlds = [(one, json(action), gained), (two, json(other), others)].map(|(secret, action, gained)| World {
            secret: secret.to_string(),
            action,
            gained,
            lines: Vec::new(),
        });
    }

    /// The action and all that chance does after it, in notation, and what is seen of it; none when the game ends.
    fn rolled(&self, acted: &Tried<G>, dice: &Dice, place: u64) -> Option<(Vec<String>, Vec<String>)> {
        let (mut state, mut at) = (acted.after.clone(), place);
        let (mut lines, mut seen) = (vec![acted.step.to_string()], vec![acted.seen.clone()]);
        while G::actor(&state) == Actor::Chance {
            at += 1;
            let tried = self.tried(&state, Step::Chance(G::sample(&state, &mut dice.at(at))))?;
            lines.push(tried.step.to_string());
            seen.push(tried.seen);
            state = tried.after;
        }
        (G::actor(&state) != Actor::Over).then_some((lines, seen))
    }
}

/// The first of those that is another step, or any of them.
fn unlike<G: Game>(first: &Tried<G>, those: impl Iterator<Item = Tried<G>>) -> Option<Tried<G>> {
    let mut same = None;
    for tried in those {
        if tried.step != first.step {
            return Some(tried);
        }
        same = Some(tried);
    }
    same
}

fn secret(rng: &mut impl Rng) -> Secret {
    let mut bytes = [0; 32];
    rng.fill_bytes(&mut bytes);
    Secret::new(bytes)
}
