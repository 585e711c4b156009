//! What happened since somebody last decided, in one paragraph: what matters most, in the order in which it happened.
//!
//! It is made of the sentences of the log, so it tells nobody more than they witnessed.

use catalog::{Live, Match, with_game};
use kernel::{Seat, Step, Viewer};

use crate::speaks::Speaks;
use crate::{Names, People, say};

/// Not worth a word.
pub const NOTHING: u8 = 0;
/// Told when there is nothing else.
pub const GOSSIP: u8 = 1;
/// Something that changes the table.
pub const NEWS: u8 = 3;
/// Somebody is nearer to victory.
pub const POINTS: u8 = 5;
/// Somebody is out, or nearly so.
pub const DEATH: u8 = 7;
/// Something was done to the one who reads.
pub const LOSS: u8 = 8;
/// The end.
pub const ALARM: u8 = 9;

/// A paragraph has about so many words.
const WORDS: usize = 55;
/// And so many sentences.
const SENTENCES: usize = 6;

/// What happened since `seat` last decided, as `viewer` witnessed it. Nothing when nobody else has done anything.
pub fn since(game: &dyn Match, seat: Seat, viewer: Viewer, people: People<'_>) -> Option<String> {
    let names = Names::new(people, viewer);
    with_game!(game.game(), G => since_of(game.live::<G>(), seat, viewer, &names))
}

pub(crate) fn since_of<G: Speaks>(live: &Live<G>, seat: Seat, viewer: Viewer, names: &Names<'_>) -> Option<String> {
    let first = aftermath::<G>(live.steps(), seat)?;
    let told = (first..live.steps().len()).flat_map(|step| live.witnessed(step, viewer));
    let said = told.map(|event| (G::matters(&event, seat), G::sentence(&event, names)));
    paragraph(said.filter(|(weight, words)| *weight > NOTHING && !words.is_empty()).collect(), names)
}

/// The first step after the seat's last decision and what chance made of that; none when nobody has decided since.
fn aftermath<G: Speaks>(steps: &[Step<G>], seat: Seat) -> Option<usize> {
    let mine = |step: &Step<G>| matches!(step, Step::Act(who, _) if *who == seat);
    let last = steps.iter().rposition(mine).map_or(0, |last| last + 1);
    let by_others = |step: &Step<G>| matches!(step, Step::Act(..));
    steps[last..].iter().any(by_others).then_some(last)
}

/// The weightiest sentences that fit, in the order in which they were said.
fn paragraph(said: Vec<(u8, String)>, names: &Names<'_>) -> Option<String> {
    let mut ranks: Vec<usize> = (0..said.len()).collect();
    // What is equally weighty is newer, and so nearer to what comes now.
    ranks.sort_by_key(|at| (std::cmp::Reverse(said[*at].0), std::cmp::Reverse(*at)));
    let (mut words, mut told) = (0, Vec::new());
    for at in ranks {
        let length = said[at].1.split(' ').count();
        let is_new = told.iter().all(|other: &usize| said[*other].1 != said[at].1);
        if is_new && told.len() < SENTENCES && (told.is_empty() || words + length <= WORDS) {
            words += length;
            told.push(at);
        }
    }
    told.sort_unstable();
    let left = said.len() - told.len();
    let mut sentences: Vec<String> = told.into_iter().map(|at| said[at].1.clone()).collect();
    match left {
        _ if sentences.is_empty() => return None,
        0 => {}
        left => sentences.push(names.say(say::SinceMore { n: left as u32 })),
    }
    Some(sentences.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(said: &[(u8, &str)]) -> Option<String> {
        let names = Names::new(People::default(), Viewer::PUBLIC);
        paragraph(said.iter().map(|(weight, words)| (*weight, (*words).to_owned())).collect(), &names)
    }

    #[test]
    fn what_matters_is_told_in_the_order_in_which_it_happened() {
        let said = [(GOSSIP, "Ben walks."), (LOSS, "Your knight is lost."), (POINTS, "Ben scores 8 gold.")];
        assert_eq!(told(&said).as_deref(), Some("Ben walks. Your knight is lost. Ben scores 8 gold."));
        assert_eq!(told(&[]), None);
    }

    #[test]
    fn a_long_absence_still_makes_a_short_paragraph() {
        let long = "Ben walks on and on and on through the whole of the cave and says nothing.";
        let mut said = vec![(LOSS, "Your knight is lost.")];
        said.extend([long; 12].iter().enumerate().map(|(at, words)| (GOSSIP, &words[..words.len() - at])));
        let words = told(&said).unwrap();
        assert!(words.starts_with("Your knight is lost."), "{words}");
        assert!(words.ends_with("more events.") || words.ends_with("more event."), "{words}");
        assert!(words.split(' ').count() <= WORDS + 6, "{words}");
    }
}
