//! Why one would do something: what it changes for the one who does it, as far as the listener can see.
//!
//! Reasons are made of two views of one viewer, before and after; so they tell nobody more than the board does.

use catalog::{Live, Match, with_game};
use kernel::{Game, Seat, Step, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::Value;

use crate::speaks::Speaks;
use crate::speech::sentence;
use crate::{Names, People, say};

/// Worlds in which an action is tried out. What is not the same in all of them is not known yet.
const WORLDS: u64 = 3;

/// What a step changes for the one who takes it, in words that go on from "that".
#[derive(Default)]
pub struct Changes(Vec<(i32, String)>);

impl Changes {
    /// Something good; how good, on the game's own scale.
    pub fn gains(&mut self, weight: i32, words: impl Into<String>) {
        self.0.push((weight.max(1), words.into()));
    }

    /// Something bad; how bad, on the same scale.
    pub fn costs(&mut self, weight: i32, words: impl Into<String>) {
        self.0.push((-weight.max(1), words.into()));
    }

    /// The two best things and the worst one.
    fn sentence(mut self, names: &Names<'_>) -> Option<String> {
        self.0.sort_by_key(|(weight, _)| -weight);
        let best: Vec<String> =
            self.0.iter().take_while(|(weight, _)| *weight > 0).take(2).map(|(_, words)| words.clone()).collect();
        let worst = self.0.last().filter(|(weight, _)| *weight < 0).map(|(_, words)| words);
        let said = match (best.as_slice(), worst) {
            ([], None) => return None,
            ([], Some(worst)) => names.say(say::That { words: worst }),
            (best, None) => names.say(say::That { words: names.list(best) }),
            (best, Some(worst)) => names.say(say::ThatBut { words: names.list(best), worst }),
        };
        Some(sentence(said))
    }
}

/// What step `step`, counted from 0, changed for the seat that took it, as `viewer` sees it. Nothing when chance
/// decided, or when nothing changed that could be seen.
pub fn why_done(game: &dyn Match, step: usize, viewer: Viewer, people: People<'_>) -> Option<String> {
    let names = Names::new(people, viewer);
    with_game!(game.game(), G => why_done_of(game.live::<G>(), step, viewer, &names))
}

pub(crate) fn why_done_of<G: Speaks>(live: &Live<G>, step: usize, viewer: Viewer, names: &Names<'_>) -> Option<String> {
    let Step::Act(seat, _) = *live.steps().get(step)? else { return None };
    let [before, after] = [step, step + 1].map(|n_steps| G::view(&live.state_after(n_steps), viewer));
    changes::<G>(&before, &after, seat, names).sentence(names)
}

/// What an action would change for `seat`, which must be asked, as far as it can know that. Nothing when that is
/// nothing that can be seen at once, or when it may not be done.
pub fn why_do(game: &dyn Match, seat: Seat, action: &Value, people: People<'_>) -> Option<String> {
    let names = Names::new(people, Viewer::seat(seat));
    with_game!(game.game(), G => {
        let action: <G as Game>::Action = catalog::from_json(action).ok()?;
        why_do_in::<G>(&G::view(&game.live::<G>().state, Viewer::seat(seat)), seat, action, &names)
    })
}

/// The same for a view: nothing else is known of the game.
pub(crate) fn why_do_in<G: Speaks>(
    before: &G::View,
    seat: Seat,
    action: G::Action,
    names: &Names<'_>,
) -> Option<String> {
    let mut known = tried::<G>(before, seat, action, 0, names)?;
    for world in 1..WORLDS {
        let found = tried::<G>(before, seat, action, world, names)?;
        known.0.retain(|change| found.0.contains(change));
    }
    known.sentence(names)
}

/// What an action changes in one world that fits what the seat sees.
fn tried<G: Speaks>(before: &G::View, seat: Seat, action: G::Action, world: u64, names: &Names<'_>) -> Option<Changes> {
    let mut state = G::imagine(before, &mut ChaCha8Rng::seed_from_u64(world));
    G::apply(&mut state, Step::Act(seat, action), &mut ()).ok()?;
    Some(changes::<G>(before, &G::view(&state, Viewer::seat(seat)), seat, names))
}

fn changes<G: Speaks>(before: &G::View, after: &G::View, seat: Seat, names: &Names<'_>) -> Changes {
    let mut changes = Changes::default();
    G::changes((before, after), seat, names, &mut changes);
    changes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nobody() -> Names<'static> {
        Names::new(People::default(), Viewer::PUBLIC)
    }

    #[test]
    fn the_best_and_the_worst_make_a_sentence() {
        let mut changes = Changes::default();
        changes.gains(3, "brings the thief into play");
        changes.gains(8, "takes Ember Cave for 8");
        changes.gains(1, "brings the scoring nearer");
        changes.costs(2, "leaves the knight behind");
        let said = "That takes Ember Cave for 8 and brings the thief into play, but leaves the knight behind.";
        assert_eq!(changes.sentence(&nobody()).as_deref(), Some(said));
        let mut changes = Changes::default();
        changes.costs(1, "costs 1 health");
        assert_eq!(changes.sentence(&nobody()).as_deref(), Some("That costs 1 health."));
        assert_eq!(Changes::default().sentence(&nobody()), None);
    }
}
