//! What a seat can do now, in kinds, and what it cannot do and why.
//!
//! Refusals are asked of a world that fits the seat's view, so they tell it nothing that it cannot know.

use catalog::Match;
use kernel::{Illegal, RuleId, Seat, Step, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use words::{Language, Message};

use crate::speaks::{Speaks, speaking};
use crate::speech::sentence;
use crate::{GameId, live, view_of};

/// What a seat can do and what not. Both are empty when it is not asked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// Kinds of things it can do, in the order of the legal actions.
    pub can: Vec<ChoiceKind>,
    /// What it cannot do now.
    pub cannot: Vec<NotNow>,
}

/// A kind of thing that can be done now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChoiceKind {
    /// A sentence.
    pub words: String,
    /// The numbers of the legal actions of this kind, from 0.
    pub offers: Vec<usize>,
}

/// Things that cannot be done now, for one reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotNow {
    /// What: a sentence each.
    pub words: Vec<String>,
    /// Why not, in a sentence.
    pub why: String,
    /// The rule that says so.
    pub rule: RuleId,
}

/// What `seat` can do now, and what not.
pub fn choices(game: &dyn Match, seat: Seat, language: Language) -> Choices {
    speaking!(game.game(), G => {
        let mut legal = Vec::new();
        if game.actor().asks(seat) {
            <G as kernel::Game>::legal(&live::<G>(game).state, seat, &mut legal);
        }
        match legal.as_slice() {
            [] => Choices::default(),
            legal => {
                let can = kinds::<G>(legal, language);
                let cannot = refusals::<G>(&view_of::<G>(game, Viewer::seat(seat)), seat, &can, language);
                Choices { can, cannot }
            }
        }
    })
}

fn kinds<G: Speaks>(legal: &[G::Action], language: Language) -> Vec<ChoiceKind> {
    let mut kinds: Vec<ChoiceKind> = Vec::new();
    for (offer, action) in legal.iter().enumerate() {
        let words = G::verb(*action, language);
        match kinds.iter_mut().find(|kind| kind.words == words) {
            Some(kind) => kind.offers.push(offer),
            None => kinds.push(ChoiceKind { words, offers: vec![offer] }),
        }
    }
    kinds
}

/// Why the rules refuse what people usually want to do and cannot.
fn refusals<G: Speaks>(view: &G::View, seat: Seat, can: &[ChoiceKind], language: Language) -> Vec<NotNow> {
    let world = G::imagine(view, &mut ChaCha8Rng::seed_from_u64(0));
    let mut found: Vec<NotNow> = Vec::new();
    for action in G::typical(view, seat).iter().filter_map(|text| text.parse::<G::Action>().ok()) {
        let words = G::verb(action, language);
        let is_told = can.iter().any(|kind| kind.words == words) || found.iter().any(|no| no.words.contains(&words));
        let Err(no) = G::apply(&mut world.clone(), Step::Act(seat, action), &mut ()) else { continue };
        if is_told {
            continue;
        }
        let (why, rule) = (sentence(no.say(language)), no.rule());
        match found.iter_mut().find(|known| known.why == why && known.rule == rule) {
            Some(known) => known.words.push(words),
            None => found.push(NotNow { words: vec![words], why, rule }),
        }
    }
    found
}
