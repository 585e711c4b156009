//! The dice report: what chance did in a game, against what was to be expected.
//!
//! While a game runs, a viewer is told no more than they could count themselves: a draw counts when they saw all of it, and
//! when what could have come is the same in every world that fits what they see. Both depend on their view alone.
//!
//! At every chance step the game says what could have come and how likely; the sum of those likelihoods is what was to
//! be expected of an outcome. How even the whole came out is the sum of (came − expected)² / expected. Whether that is
//! much is seen by drawing the very same chances again, many times over: no formula has to fit decks that run out.

use std::collections::BTreeMap;

use catalog::with_game;
use kernel::{Game, Seat, Step, Viewer, Weighted, pick};
use protocol::{ChanceCount, ChanceKind, Dice, DiceReport, Eyes, Phase, Secret};
use words::{Language, Message};

use super::Past;
use crate::say;

/// So many games are drawn again.
const GAMES: usize = 1000;
/// With fewer draws nothing can be said.
const ENOUGH: usize = 6;

/// One time that chance decided: what could come with which weight, and what came. Outcomes are their labels' places.
struct Draw {
    could: Vec<(Vec<usize>, u32)>,
    came: Vec<usize>,
}

/// All draws of one kind.
#[derive(Default)]
struct Kind {
    labels: Vec<String>,
    draws: Vec<Draw>,
}

/// Worlds that are imagined to find out whether a viewer knows what could come.
const WORLDS: u64 = 3;

/// Counts the chance of a past, as far as these eyes may know it.
pub fn dice_report(past: &Past, eyes: Eyes) -> DiceReport {
    let hidden_from = (past.info.phase != Phase::Finished).then(|| past.viewer(eyes));
    let kinds = with_game!(past.game, G => counted::<G>(past, hidden_from));
    let mut kinds: Vec<_> = kinds.into_iter().map(|(name, kind)| kind.report(name, past.language)).collect();
    kinds.sort_by(|one, other| other.n.cmp(&one.n).then_with(|| one.kind.cmp(&other.kind)));
    let (commitment, secret) = (past.info.commitment.clone(), past.info.secret.clone());
    DiceReport { kinds, partly: hidden_from.is_some(), commitment, secret }
}

/// Counts all, or what a viewer may know while the game runs.
fn counted<G: Game>(past: &Past, hidden_from: Option<Viewer>) -> BTreeMap<String, Kind> {
    let mut kinds = BTreeMap::<String, Kind>::new();
    let setup = catalog::from_json::<G::Setup>(&past.info.setup).expect("a table or record has a good setup");
    let mut state = G::start(&setup).expect("a table or record has a good setup");
    let mut chances: Vec<Weighted<G::Chance>> = Vec::new();
    for step in &past.steps {
        let Ok(step) = step.text.parse::<Step<G>>() else { break };
        chances.clear();
        match hidden_from {
            None => G::chances(&state, &mut chances),
            Some(viewer) => known_chances::<G>(&state, step, viewer, &mut chances),
        }
        if let Step::Chance(came) = step
            && !chances.is_empty()
        {
            let (name, came) = split(&came.to_string());
            let kind = kinds.entry(name).or_default();
            let could = chances.iter().map(|chance| (kind.places(split(&chance.what.to_string()).1), chance.weight));
            let could = could.collect();
            let came = kind.places(came);
            kind.draws.push(Draw { could, came });
        }
        if G::apply(&mut state, step, &mut ()).is_err() {
            break;
        }
    }
    kinds
}

/// What a viewer knows could have come at a chance step; nothing when they do not know it all, or not what came.
fn known_chances<G: Game>(state: &G::State, step: Step<G>, viewer: Viewer, into: &mut Vec<Weighted<G::Chance>>) {
    let Step::Chance(came) = step else { return };
    let mut events = Vec::new();
    let seen = G::apply(&mut state.clone(), step, &mut events).is_ok()
        && events.iter().all(|event| G::witness(event, viewer) == *event);
    if !seen {
        return;
    }
    let view = G::view(state, viewer);
    let worlds = Dice::new(&Secret::new([0; 32]), ["worlds"]);
    let listed = |world: u64| {
        let mut chances = Vec::new();
        G::chances(&G::imagine(&view, &mut worlds.at(world)), &mut chances);
        chances.sort_by_key(|chance| chance.what);
        chances
    };
    let first = listed(0);
    let certain = (1..WORLDS).all(|world| {
        let same = |(one, other): (&Weighted<G::Chance>, &Weighted<G::Chance>)| {
            (one.what, one.weight) == (other.what, other.weight)
        };
        let other = listed(world);
        other.len() == first.len() && first.iter().zip(&other).all(same)
    });
    if certain && first.iter().any(|chance| chance.what == came) {
        into.extend(first);
    }
}

/// A chance in notation as its kind and what came: `roll 3` is `roll` and `3`, `rolls 3 5` is `rolls` and `3` and `5`,
/// `A is dealt knight` is `is dealt` and `knight`, `B starts` is `starts` and `B`. Copies of a card are one thing.
fn split(text: &str) -> (String, Vec<String>) {
    let words: Vec<_> = text.split_whitespace().collect();
    let plain = |word: &str| match word.rsplit_once('-') {
        Some((name, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => name.to_owned(),
        Some(_) | None => word.to_owned(),
    };
    match words.as_slice() {
        [seat, verb] if seat.parse::<Seat>().is_ok() => ((*verb).to_owned(), vec![(*seat).to_owned()]),
        [seat, verbs @ .., what] if seat.parse::<Seat>().is_ok() => (verbs.join(" "), vec![plain(what)]),
        [verb, what @ ..] => ((*verb).to_owned(), what.iter().map(|word| plain(word)).collect()),
        [] => (String::new(), Vec::new()),
    }
}

impl Kind {
    fn places(&mut self, labels: Vec<String>) -> Vec<usize> {
        let place = |label: String| match self.labels.iter().position(|known| *known == label) {
            Some(place) => place,
            None => {
                self.labels.push(label);
                self.labels.len() - 1
            }
        };
        labels.into_iter().map(place).collect()
    }

    fn report(&self, kind: String, language: Language) -> ChanceKind {
        let expected = self.expected();
        let came = self.count(|draw| &draw.came);
        let measure = unevenness(&came, &expected);
        // The same report for the same draws, at whatever table: the games drawn again are always the same ones.
        let mut rng = Dice::new(&Secret::new([0; 32]), [kind.as_str()]).at(1);
        let mut less_even = 0;
        for _ in 0..GAMES {
            let mut again = vec![0; self.labels.len()];
            for draw in &self.draws {
                let total = draw.could.iter().map(|(_, weight)| weight).sum();
                let mut left = pick(&mut rng, total);
                let drawn = draw.could.iter().find(|(_, weight)| match left.checked_sub(*weight) {
                    Some(rest) => {
                        left = rest;
                        false
                    }
                    None => true,
                });
                drawn.into_iter().flat_map(|(places, _)| places).for_each(|place| again[*place] += 1);
            }
            // What is as even as the game itself, but for the last digit of a float, is not less even.
            less_even += usize::from(unevenness(&again, &expected) > measure + 1e-9);
        }
        let less_even = (less_even * 100 / GAMES) as u8;
        let mut outcomes: Vec<_> = self.labels.iter().zip(came).zip(expected).collect();
        outcomes.sort_by(|((one, _), _), ((other, _), _)| natural(one).cmp(&natural(other)));
        let outcomes =
            outcomes.into_iter().map(|((what, came), expected)| ChanceCount { what: what.clone(), came, expected });
        ChanceKind {
            kind,
            n: self.draws.len() as u64,
            outcomes: outcomes.collect(),
            less_even,
            verdict: verdict(self.draws.len(), less_even, language),
        }
    }

    fn expected(&self) -> Vec<f64> {
        let mut expected = vec![0.0; self.labels.len()];
        for draw in &self.draws {
            let total: u32 = draw.could.iter().map(|(_, weight)| weight).sum();
            for (places, weight) in &draw.could {
                places.iter().for_each(|place| expected[*place] += f64::from(*weight) / f64::from(total));
            }
        }
        expected
    }

    fn count(&self, what: impl Fn(&Draw) -> &Vec<usize>) -> Vec<u64> {
        let mut count = vec![0; self.labels.len()];
        self.draws.iter().flat_map(what).for_each(|place| count[*place] += 1);
        count
    }
}

fn unevenness(came: &[u64], expected: &[f64]) -> f64 {
    came.iter().zip(expected).map(|(came, expected)| (*came as f64 - expected).powi(2) / expected).sum()
}

/// Numbers by their size, words by their letters.
fn natural(label: &str) -> (u32, &str) {
    (label.parse().unwrap_or(u32::MAX), label)
}

fn verdict(draws: usize, less_even: u8, language: Language) -> String {
    let n = less_even;
    match less_even {
        _ if draws < ENOUGH => say::DiceFew.say(language),
        0 => say::DiceVeryUneven.say(language),
        1..=4 => say::DiceUneven { n }.say(language),
        5..=95 => say::DiceUsual { n }.say(language),
        _ => say::DiceEven { n }.say(language),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die(came: &[usize]) -> Kind {
        let could: Vec<_> = (0..6).map(|face| (vec![face], 1)).collect();
        let draws = came.iter().map(|face| Draw { could: could.clone(), came: vec![*face] }).collect();
        Kind { labels: (1..=6).map(|face| face.to_string()).collect(), draws }
    }

    #[test]
    fn a_die_that_shows_one_face_only_is_seen_and_a_fair_one_is_not_suspected() {
        let loaded = die(&[5; 30]).report("roll".into(), Language::English);
        assert_eq!((loaded.less_even, loaded.n), (0, 30));
        assert!(loaded.verdict.starts_with("Very uneven"), "{}", loaded.verdict);
        let face = &loaded.outcomes[5];
        assert_eq!((face.what.as_str(), face.came), ("6", 30));
        assert!((face.expected - 5.0).abs() < 1e-9);

        let fair: Vec<_> = [0, 3, 1, 5, 2, 2, 4, 0, 1, 3, 5, 4, 4, 0, 2, 1, 3, 3, 5, 0].to_vec();
        assert!(die(&fair).report("roll".into(), Language::English).less_even > 30);
        assert_eq!(die(&[1, 2]).report("roll".into(), Language::English).verdict, "Too few to tell.");
    }

    #[test]
    fn kinds_of_chance_are_told_apart_by_their_words() {
        let kind = |text: &str| split(text);
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        assert_eq!(kind("roll 3"), ("roll".into(), words(&["3"])));
        assert_eq!(kind("rolls 3 5"), ("rolls".into(), words(&["3", "5"])));
        assert_eq!(kind("A is dealt knight"), ("is dealt".into(), words(&["knight"])));
        assert_eq!(kind("B starts"), ("starts".into(), words(&["B"])));
        assert_eq!(kind("draws bear-trap-1"), ("draws".into(), words(&["bear-trap"])));
    }
}
