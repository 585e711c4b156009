//! Views and events as sentences and named places. The log, the terminal and the screen reader all speak through it.
//!
//! Whatever is said to a viewer is made from what that viewer witnesses, so a sentence never tells more than a view.

// What a name says needs no line above it; traits and functions have one.
#![allow(missing_docs)]

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
#[cfg(test)]
mod toy;
mod turning;
mod why_not;

/// What is said whatever the game.
mod say {
    words::messages!("say");
}

use catalog::{GameId, Live, Match, with_game};
use kernel::{Game, Seat, Step, Viewer};
use protocol::{Story, TurnBegins};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

pub use choices::{Choices, choices};
pub use course::course;
pub use ending::{compared, ending_lines};
pub use odds::{Odds, Prospect, odds, prospects};
pub use reasons::{why_do, why_done};
pub use scene::scene;
pub use since::since;
use speaks::Speaks;
pub use speech::{Names, People, sentence};
pub use why_not::why_not;
pub use words::Language;
use words::Message;

use crate::cave_pilot::cp;
use crate::skulldug::sk;

/// Giving up, in notation; in Skulldug! also a topic that is no card.
const RESIGN: &str = "resign";

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

impl Offer {
    /// Does it give up what all the others are about? Then it is no plain choice, and a question comes before it.
    pub fn gives_up(&self) -> bool {
        self.notation == RESIGN
    }
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
    with_game!(game.game(), G => outlook_of(game.live::<G>(), viewer, asked, &names))
}

fn outlook_of<G: Speaks>(live: &Live<G>, viewer: Viewer, asked: Option<Seat>, names: &Names<'_>) -> Outlook {
    let view = G::view(&live.state, viewer);
    let actions = asked.map(|seat| legal(live, seat)).unwrap_or_default();
    Outlook {
        view: to_raw_value(&view).expect("views serialise"),
        legal: to_raw_value(&actions).expect("actions serialise"),
        prompt: G::prompt(&view, names),
        words: actions.into_iter().map(|action| G::offer(action, &view, names)).collect(),
    }
}

/// Tells step `step`, counted from 0.
pub fn told(game: &dyn Match, step: usize, viewer: Viewer, people: People<'_>) -> Story {
    let names = Names::new(people, viewer);
    with_game!(game.game(), G => story(game.live::<G>(), step, viewer, &names))
}

/// Tells step `step`, counted from 0, in sentences alone; those that are not worth a line are left out.
pub fn sentences(game: &dyn Match, step: usize, viewer: Viewer, people: People<'_>) -> Vec<String> {
    let names = Names::new(people, viewer);
    let mut sentences = with_game!(game.game(), G => said::<G>(&game.live::<G>().witnessed(step, viewer), &names));
    sentences.retain(|sentence| !sentence.is_empty());
    sentences
}

/// What the game waits for, in words.
pub fn prompt(game: &dyn Match, viewer: Viewer, people: People<'_>) -> String {
    let names = Names::new(people, viewer);
    with_game!(game.game(), G => G::prompt(&G::view(&game.live::<G>().state, viewer), &names))
}

/// What `seat` may do now, in words.
pub fn offers(game: &dyn Match, seat: Seat, people: People<'_>) -> Vec<Offer> {
    let names = Names::new(people, Viewer::seat(seat));
    with_game!(game.game(), G => offers_of(game.live::<G>(), seat, &names))
}

fn offers_of<G: Speaks>(live: &Live<G>, seat: Seat, names: &Names<'_>) -> Vec<Offer> {
    let view = G::view(&live.state, Viewer::seat(seat));
    let offer = |action: G::Action| Offer {
        action: catalog::json(&action),
        notation: action.to_string(),
        words: G::offer(action, &view, names),
    };
    legal(live, seat).into_iter().map(offer).collect()
}

/// The whole position in plain text: named places, who is where, hands, points.
pub fn board(game: &dyn Match, viewer: Viewer, people: People<'_>) -> String {
    let names = Names::new(people, viewer);
    with_game!(game.game(), G => G::board(&G::view(&game.live::<G>().state, viewer), &names))
}

/// What a reaction is about, in words that go on from "about": `k3` is "K3 command system".
pub fn topic(game: GameId, topic: &str, language: Language) -> String {
    match game.here() {
        GameId::CaveTroll | GameId::Casadh => topic.replace('-', " "),
        GameId::Skulldug if topic == RESIGN => sk::TopicResign.say(language),
        GameId::Skulldug => sk::Card { which: topic }.say(language),
        GameId::CavePilot => cp::Card { which: topic }.say(language),
    }
}

fn legal<G: Game>(live: &Live<G>, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::legal(&live.state, seat, &mut actions);
    actions
}

fn said<G: Speaks>(events: &[G::Event], names: &Names<'_>) -> Vec<String> {
    events.iter().map(|event| G::sentence(event, names)).collect()
}

fn story<G: Speaks>(live: &Live<G>, step: usize, viewer: Viewer, names: &Names<'_>) -> Story {
    let witnessed = live.witnessed(step, viewer);
    let sentences = said::<G>(&witnessed, names);
    let rule = |(event, words): (&G::Event, &String)| (!words.is_empty()).then(|| G::rule(event).0.to_owned());
    let turn = |(event, what)| G::turn(what).map(|seats| TurnBegins { event, seats });
    Story {
        step: step as u64 + 1,
        seat: match live.steps()[step] {
            Step::Act(seat, _) => Some(seat),
            Step::Chance(_) => None,
        },
        rules: witnessed.iter().zip(&sentences).map(rule).collect(),
        turns: witnessed.iter().enumerate().filter_map(turn).collect(),
        events: witnessed.iter().map(catalog::json).collect(),
        sentences,
        sat_in: None,
    }
}
