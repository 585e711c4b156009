//! Views and events as sentences and named places. The log, the terminal and the screen reader all speak through it.
//!
//! Whatever is said to a viewer is made from what that viewer witnesses, so a sentence never tells more than a view.

mod casadh;
mod cave_pilot;
mod cave_troll;
mod choices;
mod course;
mod ending;
mod odds;
mod reasons;
mod scene;
mod since;
mod skulldug;
mod speaks;
mod speech;
mod turning;
mod why_not;

use catalog::{GameId, Live, Match};
use kernel::{Game, RuleId, Seat, Step, Viewer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

pub use choices::{ChoiceKind, Choices, NotNow, choices};
pub use course::{Course, TurnStart, course};
pub use ending::{Column, Ending, Rank, Reason, compared, ending, ending_lines};
pub use odds::{Odd, Odds, odds};
pub use reasons::{why_do, why_done};
pub use scene::{Exit, Place, Scene, scene};
pub use since::since;
use speaks::{Speaks, speaking};
pub use speech::{Names, People, sentence};
pub use turning::{Turned, TurningPoint};
pub use why_not::why_not;
pub use words::Language;

/// One step, told to somebody.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// Who decided; none when chance did.
    pub seat: Option<Seat>,
    /// The game's events as the viewer witnesses them, as JSON.
    pub events: Vec<Value>,
    /// The same in sentences, one an event; empty ones are not worth a line.
    pub sentences: Vec<String>,
    /// The rule behind each sentence; none where there is nothing to say.
    pub rules: Vec<Option<RuleId>>,
    /// The turns that begin with it.
    pub turns: Vec<TurnBegins>,
}

/// A turn that begins with an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnBegins {
    /// The number of the event within its step, from 0.
    pub event: usize,
    /// Whose; nobody's when no seat plays it.
    pub seats: Vec<Seat>,
}

/// Something a seat may do.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// The game's own action, as JSON.
    pub action: Value,
    /// The same in notation: `move thief E3 R01`.
    pub notation: String,
    /// The same in words.
    pub words: String,
}

/// The game as it lies before somebody, ready to be sent. What the game itself writes is text already: at a busy table
/// this is made twice a step, and taking it apart into values first would cost more than all the rules.
#[derive(Debug)]
pub struct Outlook {
    /// What they see: the game's own view, as JSON.
    pub view: Box<RawValue>,
    /// What they may do: a list of the game's own actions, as JSON.
    pub legal: Box<RawValue>,
    /// Each of these in words, in the same order.
    pub words: Vec<String>,
    /// What the game waits for, in words.
    pub prompt: String,
}

/// The game through these eyes, with what `asked` may do when it is their decision.
pub fn outlook(game: &dyn Match, viewer: Viewer, asked: Option<Seat>, people: People<'_>) -> Outlook {
    let names = Names::new(people, viewer);
    speaking!(game.game(), G => {
        let state = &live::<G>(game).state;
        let view = G::view(state, viewer);
        let mut actions = Vec::new();
        if let Some(seat) = asked {
            G::legal(state, seat, &mut actions);
        }
        Outlook {
            view: to_raw_value(&view).expect("views serialise"),
            legal: to_raw_value(&actions).expect("actions serialise"),
            prompt: G::prompt(&view, &names),
            words: actions.into_iter().map(|action| G::offer(action, &view, &names)).collect(),
        }
    })
}

/// Tells step `step`, counted from 0.
pub fn told(game: &dyn Match, step: usize, viewer: Viewer, people: People<'_>) -> Told {
    let names = Names::new(people, viewer);
    speaking!(game.game(), G => tell(live::<G>(game), step, viewer, &names))
}

/// Tells step `step`, counted from 0, in sentences alone; those that are not worth a line are left out.
pub fn sentences(game: &dyn Match, step: usize, viewer: Viewer, people: People<'_>) -> Vec<String> {
    let names = Names::new(people, viewer);
    let mut sentences: Vec<String> = speaking!(game.game(), G => {
        live::<G>(game).witnessed(step, viewer).iter().map(|event| G::sentence(event, &names)).collect()
    });
    sentences.retain(|sentence| !sentence.is_empty());
    sentences
}

/// What the game waits for, in words.
pub fn prompt(game: &dyn Match, viewer: Viewer, people: People<'_>) -> String {
    let names = Names::new(people, viewer);
    speaking!(game.game(), G => G::prompt(&view_of::<G>(game, viewer), &names))
}

/// What `seat` may do now, in words.
pub fn offers(game: &dyn Match, seat: Seat, people: People<'_>) -> Vec<Offer> {
    let names = Names::new(people, Viewer::seat(seat));
    let words: Vec<String> = speaking!(game.game(), G => {
        let view = view_of::<G>(game, Viewer::seat(seat));
        let mut actions = Vec::new();
        G::legal(&live::<G>(game).state, seat, &mut actions);
        actions.into_iter().map(|action| G::offer(action, &view, &names)).collect()
    });
    let legal = game.legal(seat).into_iter();
    legal.zip(words).map(|((action, notation), words)| Offer { action, notation, words }).collect()
}

/// The whole position in plain text: named places, who is where, hands, points.
pub fn board(game: &dyn Match, viewer: Viewer, people: People<'_>) -> String {
    let names = Names::new(people, viewer);
    speaking!(game.game(), G => G::board(&view_of::<G>(game, viewer), &names))
}

/// What a reaction is about, in words that go on from "about": `flak-jacket` is "flak jacket".
pub fn topic(topic: &str, _: Language) -> String {
    topic.replace('-', " ")
}

fn live<G: Game>(game: &dyn Match) -> &Live<G> {
    game.as_any().downcast_ref().expect("a match is of the game it names")
}

fn view_of<G: Game>(game: &dyn Match, viewer: Viewer) -> G::View {
    G::view(&live::<G>(game).state, viewer)
}

fn tell<G: Speaks>(live: &Live<G>, step: usize, viewer: Viewer, names: &Names<'_>) -> Told {
    let witnessed = live.witnessed(step, viewer);
    let sentences: Vec<String> = witnessed.iter().map(|event| G::sentence(event, names)).collect();
    let rule = |(event, words): (&G::Event, &String)| (!words.is_empty()).then(|| G::rule(event));
    let turn = |(event, what)| G::turn(what).map(|seats| TurnBegins { event, seats });
    Told {
        seat: match live.steps()[step] {
            Step::Act(seat, _) => Some(seat),
            Step::Chance(_) => None,
        },
        rules: witnessed.iter().zip(&sentences).map(rule).collect(),
        turns: witnessed.iter().enumerate().filter_map(turn).collect(),
        events: witnessed.iter().map(|event| serde_json::to_value(event).expect("events serialise")).collect(),
        sentences,
    }
}

#[cfg(test)]
mod tests {
    use catalog::Match;
    use kernel::Actor;
    use rand_chacha::ChaCha20Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    use super::*;

    /// What was told, asked and offered in a random game, in this language.
    fn said(id: GameId, language: Language) -> Vec<String> {
        let people = ["Anna".to_owned(), "Ben".to_owned()];
        let names = Names::new(People { names: &people, language }, Viewer::seat(Seat::new(0)));
        let mut game: Box<dyn Match> = catalog::open(id, &id.usual_setup(2)).expect("a usual setup can be played");
        let mut rng = ChaCha20Rng::seed_from_u64(11);
        let mut said = Vec::new();
        for _ in 0..400 {
            match game.actor() {
                Actor::Over => break,
                Actor::Chance => _ = game.roll(&mut rng),
                Actor::Seats(seats) => {
                    let seat = seats.iter().next().expect("somebody is asked");
                    speaking!(id, G => {
                        let view = view_of::<G>(game.as_ref(), Viewer::seat(seat));
                        let mut actions = Vec::new();
                        G::legal(&live::<G>(game.as_ref()).state, seat, &mut actions);
                        said.push(G::prompt(&view, &names));
                        said.extend(actions.into_iter().map(|action| G::offer(action, &view, &names)));
                    });
                    let legal = game.legal(seat);
                    let chosen = &legal[rng.next_u32() as usize % legal.len()].0;
                    game.act(seat, chosen).expect("what is offered is accepted");
                }
            }
            speaking!(id, G => {
                let witnessed = live::<G>(game.as_ref()).witnessed(game.n_steps() - 1, Viewer::seat(Seat::new(0)));
                said.extend(witnessed.iter().map(|event| G::sentence(event, &names)));
            });
        }
        said
    }

    #[test]
    fn the_same_is_said_in_every_language_in_other_words() {
        for id in GameId::ALL {
            let (english, german) = (said(*id, Language::English), said(*id, Language::German));
            assert_eq!(english.len(), german.len());
            for (one, other) in english.iter().zip(&german) {
                assert_eq!(one.is_empty(), other.is_empty(), "{one:?} is {other:?}");
                assert!(one.is_empty() || one != other, "{id}: {one:?} is not translated");
            }
        }
    }
}
