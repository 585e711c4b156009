//! How an action may turn out: what chance may make of it, in a few classes with their odds.
//!
//! The action is tried in worlds that fit what the seat sees, and every outcome of chance is followed until somebody
//! has to decide again. So the odds are those a careful player could work out, and nothing hidden has a part in them.

use catalog::{Match, with_game};
use kernel::{Actor, Game, Seat, Step, Viewer, Weighted};
use protocol::Odd;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::Value;
use words::Message;

use crate::speaks::Speaks;
use crate::{Language, say};

/// Worlds that are looked at when what is hidden has a part in it.
const WORLDS: u64 = 6;
/// So many states are followed at once; beyond that the odds are drawn from a sample.
const WIDEST: usize = 1500;
/// So many steps are followed; whatever lies beyond is another story.
const DEEPEST: usize = 40;
/// Games in a sample.
const SAMPLE: u64 = 600;
/// So many classes are told; the least likely ones are put together.
const CLASSES: usize = 6;

/// How an action may turn out.
#[derive(Clone, PartialEq, Debug)]
pub struct Odds {
    /// The classes, with what matters most first; empty when chance has no part in it. Their shares add up to 1.
    pub lines: Vec<Prospect>,
    /// The shares are estimates: it depends on what the seat cannot know, or there is too much to work out.
    pub about: bool,
}

/// Something that may come of an action, and how likely it is, from 0 to 1.
#[derive(Clone, PartialEq, Debug)]
pub struct Prospect {
    pub words: String,
    pub share: f64,
}

impl Odds {
    /// The lines as they are told.
    pub fn told(self, language: Language) -> Vec<Odd> {
        let odd = |Prospect { words, share }| Odd {
            words,
            chance: chance(share, self.about, language),
            per_mille: (share * 1000.0).round() as u16,
        };
        self.lines.into_iter().map(odd).collect()
    }
}

/// `1 in 6`, `17 %`.
fn chance(share: f64, about: bool, language: Language) -> String {
    let exact = (1..=12_u32).find_map(|of| {
        let ways = share * f64::from(of);
        let is_whole = (ways - ways.round()).abs() < 1e-6 && ways.round() >= 1.0;
        is_whole.then(|| (ways.round(), of))
    });
    let percent = (share * 100.0).round();
    match exact {
        Some(_) if share > 1.0 - 1e-6 => say::OddsCertain.say(language),
        Some((ways, of)) if !about => say::OddsIn { ways, of }.say(language),
        _ if percent < 1.0 => say::OddsLeast.say(language),
        _ if percent > 99.0 => say::OddsMost.say(language),
        _ if about => say::OddsAbout { percent }.say(language),
        _ => say::OddsPercent { percent }.say(language),
    }
}

/// What a game can say about risks.
pub trait Risks: Speaks {
    /// What is kept in mind of a line of events, to say in the end what it came to.
    type Tally: Clone + Default + PartialEq;

    /// Outcomes with the same number come to the same thing; without one an outcome stands for itself.
    fn alike(chance: Self::Chance) -> Option<u32>;
    /// A decision on the way that changes nothing about the odds, when these are all that may be done.
    fn on_the_way(legal: &[Self::Action]) -> Option<Self::Action>;
    /// Is it told already? What comes after that is another story, and alike outcomes need not be alike in it.
    fn is_settled(_: &Self::Tally) -> bool {
        false
    }
    /// Keeps an event in mind.
    fn note(tally: &mut Self::Tally, event: &Self::Event, me: Seat);
    /// What it came to, and how much that matters, the lowest number most; none when there is nothing to say.
    fn fate(tally: &Self::Tally, language: Language) -> Option<(u8, String)>;
}

/// How an action of `seat`, which must be asked, may turn out. Nothing when it may not be done.
pub fn odds(game: &dyn Match, seat: Seat, action: &Value, language: Language) -> Option<Odds> {
    if !game.actor().asks(seat) {
        return None;
    }
    with_game!(game.game(), G => {
        let action: <G as Game>::Action = catalog::from_json(action).ok()?;
        odds_in::<G>(&G::view(&game.live::<G>().state, Viewer::seat(seat)), seat, action, language)
    })
}

/// The same for a view: nothing else is known of the game.
pub fn odds_in<G: Risks>(view: &G::View, seat: Seat, action: G::Action, language: Language) -> Option<Odds> {
    let first = in_world::<G>(view, seat, action, (0, language))?;
    let second = in_world::<G>(view, seat, action, (1, language))?;
    if first.is_exact && second.is_exact && agree(&first.classes, &second.classes) {
        return Some(Odds { lines: told(first.classes, language), about: false });
    }
    let mut all = first.classes;
    add(&mut all, second.classes);
    for world in 2..WORLDS {
        add(&mut all, in_world::<G>(view, seat, action, (world, language))?.classes);
    }
    all.iter_mut().for_each(|class| class.share /= WORLDS as f64);
    Some(Odds { lines: told(all, language), about: true })
}

/// The two most important things that may come of an action and how likely they are, in words that end no sentence. Nothing
/// when chance has no part in it.
pub fn prospects(game: &dyn Match, seat: Seat, action: &Value, language: Language) -> Option<String> {
    let told = odds(game, seat, action, language)?.told(language);
    let [first, rest @ ..] = told.as_slice() else { return None };
    let prospect = |odd: &Odd| say::OddsProspect { words: odd.words.clone(), chance: odd.chance.clone() }.say(language);
    let second = rest.first().map(|odd| format!("; {}", prospect(odd))).unwrap_or_default();
    Some(format!("{}{second}", prospect(first)))
}

/// What it comes to in one world.
struct Worked {
    classes: Vec<Class>,
    is_exact: bool,
}

/// What it may come to: nothing to say, or a rank and words.
#[derive(Clone, PartialEq, Debug)]
struct Class {
    fate: Option<(u8, String)>,
    share: f64,
}

/// A way things may have gone so far.
struct Branch<G: Risks> {
    state: G::State,
    tally: G::Tally,
    share: f64,
}

fn in_world<G: Risks>(
    view: &G::View,
    seat: Seat,
    action: G::Action,
    (world, language): (u64, Language),
) -> Option<Worked> {
    let mut rng = ChaCha8Rng::seed_from_u64(world);
    let mut state = G::imagine(view, &mut rng);
    let mut tally = G::Tally::default();
    take::<G>(&mut state, &mut tally, Step::Act(seat, action), seat)?;
    if let Some(classes) =
        all_ways::<G>(Branch { state: state.clone(), tally: tally.clone(), share: 1.0 }, seat, language)
    {
        return Some(Worked { classes, is_exact: true });
    }
    let mut classes = Vec::new();
    for _ in 0..SAMPLE {
        let (mut state, mut tally) = (state.clone(), tally.clone());
        for _ in 0..DEEPEST {
            let step = match G::actor(&state) {
                _ if G::is_settled(&tally) => break,
                Actor::Chance => Step::Chance(G::sample(&state, &mut rng)),
                Actor::Seats(_) => match passed_by::<G>(&state) {
                    Some(step) => step,
                    None => break,
                },
                Actor::Over => break,
            };
            take::<G>(&mut state, &mut tally, step, seat)?;
        }
        add(&mut classes, vec![Class { fate: G::fate(&tally, language), share: 1.0 / SAMPLE as f64 }]);
    }
    Some(Worked { classes, is_exact: false })
}

/// Every way it may go, step by step; ways that come to the same thing are one. None when there are too many.
fn all_ways<G: Risks>(start: Branch<G>, seat: Seat, language: Language) -> Option<Vec<Class>> {
    let (mut going, mut classes) = (vec![start], Vec::new());
    for _ in 0..DEEPEST {
        let mut next: Vec<Branch<G>> = Vec::new();
        for branch in going {
            let steps = if G::is_settled(&branch.tally) { Vec::new() } else { steps_from::<G>(&branch.state) };
            if steps.is_empty() {
                add(&mut classes, vec![Class { fate: G::fate(&branch.tally, language), share: branch.share }]);
            }
            for (step, share) in steps {
                let (mut state, mut tally) = (branch.state.clone(), branch.tally.clone());
                take::<G>(&mut state, &mut tally, step, seat)?;
                let share = share * branch.share;
                match next.iter_mut().rev().find(|other| other.tally == tally && other.state == state) {
                    Some(other) => other.share += share,
                    None => next.push(Branch { state, tally, share }),
                }
            }
            if next.len() > WIDEST {
                return None;
            }
        }
        going = next;
        if going.is_empty() {
            return Some(classes);
        }
    }
    None
}

/// What may come next without anybody deciding anything, and how likely each is.
fn steps_from<G: Risks>(state: &G::State) -> Vec<(Step<G>, f64)> {
    match G::actor(state) {
        Actor::Chance => {
            let mut chances: Vec<Weighted<G::Chance>> = Vec::new();
            G::chances(state, &mut chances);
            let all: u64 = chances.iter().map(|chance| u64::from(chance.weight)).sum();
            let mut steps: Vec<(G::Chance, f64)> = Vec::new();
            for Weighted { what, weight } in chances {
                let share = f64::from(weight) / all as f64;
                let alike = G::alike(what);
                match steps.iter_mut().find(|(other, _)| alike.is_some() && G::alike(*other) == alike) {
                    Some((_, known)) => *known += share,
                    None => steps.push((what, share)),
                }
            }
            steps.into_iter().map(|(chance, share)| (Step::Chance(chance), share)).collect()
        }
        Actor::Seats(_) => passed_by::<G>(state).map(|step| (step, 1.0)).into_iter().collect(),
        Actor::Over => Vec::new(),
    }
}

/// A decision that does not count: a mere offer is declined, and what makes no difference is done anyhow.
fn passed_by<G: Risks>(state: &G::State) -> Option<Step<G>> {
    let Actor::Seats(asked) = G::actor(state) else { return None };
    let who = asked.iter().next()?;
    if let Some(reaction) = G::reaction(state, who) {
        return Some(Step::Act(who, reaction.decline));
    }
    let mut legal = Vec::new();
    G::legal(state, who, &mut legal);
    G::on_the_way(&legal).map(|action| Step::Act(who, action))
}

fn take<G: Risks>(state: &mut G::State, tally: &mut G::Tally, step: Step<G>, seat: Seat) -> Option<()> {
    let mut events = Vec::new();
    G::apply(state, step, &mut events).ok()?;
    let viewer = Viewer::seat(seat);
    events.iter().for_each(|event| G::note(tally, &G::witness(event, viewer), seat));
    Some(())
}

fn add(all: &mut Vec<Class>, more: Vec<Class>) {
    for class in more {
        match all.iter_mut().find(|known| known.fate == class.fate) {
            Some(known) => known.share += class.share,
            None => all.push(class),
        }
    }
}

/// Do two worlds come to the same?
fn agree(one: &[Class], other: &[Class]) -> bool {
    let is_in =
        |class: &Class| other.iter().any(|known| known.fate == class.fate && (known.share - class.share).abs() < 1e-9);
    one.len() == other.len() && one.iter().all(is_in)
}

/// The classes as lines: what matters most first, and never more than a few.
fn told(mut classes: Vec<Class>, language: Language) -> Vec<Prospect> {
    if classes.iter().all(|class| class.fate.is_none()) {
        return Vec::new();
    }
    let rare = |class: &Class| (class.share * 1e9) as u64;
    while classes.len() > CLASSES {
        // The two least likely ones become one.
        classes.sort_by_key(|class| std::cmp::Reverse(rare(class)));
        let least: f64 = classes.drain(CLASSES - 1..).map(|class| class.share).sum();
        classes.push(Class { fate: Some((u8::MAX - 1, say::OddsOther.say(language))), share: least });
    }
    let rank = |class: &Class| class.fate.as_ref().map_or(u8::MAX, |(rank, _)| *rank);
    classes.sort_by_key(|class| (rank(class), std::cmp::Reverse(rare(class))));
    let words = |class: Class| class.fate.map_or_else(|| say::OddsNothing.say(language), |(_, words)| words);
    classes.into_iter().map(|class| Prospect { share: class.share, words: words(class) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_said_as_one_says_them() {
        let say = |share, about| chance(share, about, Language::English);
        assert_eq!(say(1.0 / 3.0, false), "1 in 3");
        assert_eq!(say(5.0 / 6.0, false), "5 in 6");
        assert_eq!(say(5.0 / 36.0, false), "14 %");
        assert_eq!(say(0.5, true), "about 50 %");
        assert_eq!(say(0.002, false), "less than 1 %");
        assert_eq!(say(0.998, true), "more than 99 %");
        assert_eq!(say(1.0, false), "certain");
    }

    #[test]
    fn rare_classes_are_put_together_and_nothing_is_lost() {
        let class = |rank: u8, share: f64| Class { fate: Some((rank, format!("fate {rank}"))), share };
        let lines =
            told((1..=9).map(|rank| class(rank, if rank == 1 { 0.2 } else { 0.1 })).collect(), Language::English);
        assert_eq!(lines.len(), CLASSES);
        assert_eq!(lines[0].words, "fate 1");
        assert_eq!(lines[CLASSES - 1].words, "something else");
        assert!((lines.iter().map(|line| line.share).sum::<f64>() - 1.0).abs() < 1e-9);
        assert!(told(vec![Class { fate: None, share: 1.0 }], Language::English).is_empty());
    }
}
