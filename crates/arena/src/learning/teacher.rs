//! Who plays the games that are learned from, and what is written down of their thoughts.

use bots::{Learned, Limit, Mind, Options, Taste, judged};
use kernel::{Heuristics, Seat, Viewer, pick};
use rand::Rng;

/// What of the curiosity at the first decision of a search is given out at random.
const STIRRED: f32 = 0.2;
/// Decisions at the beginning of a game that are taken as often as they were searched, not the most searched one.
const LOOSE: u32 = 24;

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Teacher {
    /// Steady hands, with some random actions among theirs.
    Steady,
    /// A search: by a network, or by the games' own opinions. It thinks long about what is written down, and less about
    /// the rest.
    Search { learned: Option<Learned>, long: u64, short: u64 },
}

/// One decision: what is done, and what is to be written down.
pub struct Lesson<A> {
    pub action: A,
    pub note: Option<(Vec<(A, f32)>, f32)>,
}

/// A teacher for the length of a game.
pub struct Player<G: Heuristics> {
    teacher: Teacher,
    minds: Vec<Mind<G>>,
    /// How many decisions in a thousand are random.
    random: u32,
    /// How many in a thousand are written down.
    noted: u32,
    decisions: u32,
    loose: u32,
}

impl<G: Heuristics> Player<G> {
    pub fn new(teacher: Teacher, n_seats: usize, noted: u32, rng: &mut impl Rng) -> Player<G> {
        let random = match teacher {
            Teacher::Steady => [20, 100, 300][pick(rng, 3) as usize],
            Teacher::Search { .. } => [0, 10, 30][pick(rng, 3) as usize],
        };
        let loose = [0, LOOSE, LOOSE, u32::MAX][pick(rng, 4) as usize];
        let minds = (0..n_seats).map(|_| Mind::default()).collect();
        Player { teacher, minds, random, noted, decisions: 0, loose }
    }

    /// What `seat`, which has a choice, does.
    pub fn decide(
        &mut self,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut impl Rng,
    ) -> Lesson<G::Action> {
        self.decisions += 1;
        let is_noted = pick(rng, 1000) < self.noted;
        let is_random = pick(rng, 1000) < self.random;
        let any = legal[pick(rng, legal.len() as u32) as usize];
        let mut lesson = match self.teacher {
            _ if is_random && !is_noted => Lesson { action: any, note: None },
            Teacher::Steady => steady::<G>(state, seat, is_noted, rng),
            Teacher::Search { learned, long, short } => {
                let iterations = if is_noted { long } else { short };
                self.search(state, seat, (learned, iterations, is_noted), rng)
            }
        };
        if is_random {
            lesson.action = any;
        }
        lesson
    }

    fn search(
        &mut self,
        state: &G::State,
        seat: Seat,
        (learned, iterations, is_noted): (Option<Learned>, u64, bool),
        rng: &mut impl Rng,
    ) -> Lesson<G::Action> {
        let is_loose = self.decisions <= self.loose;
        let mind = &mut self.minds[seat.index()];
        let options = Options { learned, ..Options::new(Limit::Iterations(iterations)) };
        let view = G::view(state, Viewer::seat(seat));
        let went_on = match mind.begin(&view, seat, &options, rng.next_u64()) {
            Ok(went_on) => went_on,
            Err(forced) => return Lesson { action: forced.action, note: None },
        };
        if is_noted {
            mind.stir(STIRRED, rng);
        }
        mind.go_on(iterations, iterations, Taste::NONE);
        let searched = mind.searched();
        let thought = mind.conclude(went_on, Taste::NONE);
        let sum: f64 = searched.iter().map(|(_, visits, _)| visits - 1.0).sum::<f64>().max(1.0);
        let parts: Vec<_> =
            searched.iter().map(|(action, visits, _)| (*action, ((visits - 1.0) / sum) as f32)).collect();
        let value = searched.iter().map(|(_, visits, value)| (visits - 1.0) / sum * value / visits).sum::<f64>();
        let action = if is_loose { drawn(&parts, rng).unwrap_or(thought.action) } else { thought.action };
        Lesson { action, note: is_noted.then_some((parts, value as f32)) }
    }
}

/// What looks best; of what looks as good, any.
fn steady<G: Heuristics>(state: &G::State, seat: Seat, is_noted: bool, rng: &mut impl Rng) -> Lesson<G::Action> {
    let world = G::imagine(&G::view(state, Viewer::seat(seat)), rng);
    let judged = judged::<G>(&world, seat);
    let best = judged.iter().map(|(value, _)| *value).max().expect("a seat that is asked can act");
    let good: Vec<_> = judged.iter().filter(|(value, _)| *value >= best - 2).collect();
    let action = good[pick(rng, good.len() as u32) as usize].1;
    let note = is_noted.then(|| {
        let mean = judged.iter().map(|(value, _)| f64::from(best - value)).sum::<f64>() / judged.len() as f64;
        let weigh = |value: i32| (-f64::from(best - value) / (0.2 * mean + 1.0)).exp();
        let sum: f64 = judged.iter().map(|(value, _)| weigh(*value)).sum();
        (judged.iter().map(|(value, action)| (*action, (weigh(*value) / sum) as f32)).collect(), -1.0)
    });
    Lesson { action, note }
}

/// One of these, as often as it has a part.
fn drawn<A: Copy>(parts: &[(A, f32)], rng: &mut impl Rng) -> Option<A> {
    let mut left = pick(rng, 1 << 24) as f32 / (1 << 24) as f32;
    for (action, part) in parts {
        left -= part;
        if left < 0.0 {
            return Some(*action);
        }
    }
    None
}
