//! What a seat can do now, in kinds, and what it cannot do and why.
//!
//! Refusals are asked of a world that fits the seat's view, so they tell it nothing that it cannot know.

use catalog::{Live, Match, with_game};
use kernel::{Illegal, Seat, Step, Viewer};
use protocol::{ChoiceKind, NotNow};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use words::{Language, Message, Telling};

use crate::speaks::Speaks;
use crate::speech::sentence;
use crate::{People, legal};

/// What a seat can do and what not. Both are empty when it is not asked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// Kinds of things it can do, in the order of the legal actions.
    pub can: Vec<ChoiceKind>,
    /// What it cannot do now.
    pub cannot: Vec<NotNow>,
}

/// What `seat` can do now, and what not.
pub fn choices(game: &dyn Match, seat: Seat, people: People<'_>) -> Choices {
    match game.actor().asks(seat) {
        true => with_game!(game.game(), G => choices_of(game.live::<G>(), seat, people)),
        false => Choices::default(),
    }
}

pub(crate) fn choices_of<G: Speaks>(live: &Live<G>, seat: Seat, people: People<'_>) -> Choices {
    let can = kinds::<G>(&legal(live, seat), people.language);
    let cannot = refusals::<G>(&G::view(&live.state, Viewer::seat(seat)), seat, &can, people);
    Choices { can, cannot }
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
fn refusals<G: Speaks>(view: &G::View, seat: Seat, can: &[ChoiceKind], people: People<'_>) -> Vec<NotNow> {
    let world = G::imagine(view, &mut ChaCha8Rng::seed_from_u64(0));
    let mut found: Vec<NotNow> = Vec::new();
    let telling = Telling::to_people(people.language, people.names);
    for action in G::typical(view, seat).iter().filter_map(|text| text.parse::<G::Action>().ok()) {
        let words = G::verb(action, people.language);
        let is_told = can.iter().any(|kind| kind.words == words) || found.iter().any(|no| no.words.contains(&words));
        let Err(no) = G::apply(&mut world.clone(), Step::Act(seat, action), &mut ()) else { continue };
        if is_told {
            continue;
        }
        let (why, rule) = (sentence(no.tell(telling)), no.rule().0);
        match found.iter_mut().find(|known| known.why == why && known.rule == rule) {
            Some(known) => known.words.push(words),
            None => found.push(NotNow { words: vec![words], why, rule: rule.to_owned() }),
        }
    }
    found
}
