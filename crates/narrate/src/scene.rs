//! A position for whoever does not see it: named places with their exits, who and what is there, and what has changed.
//!
//! Each game names its places and says which of them an action is about; all else is the same for all of them.

use std::collections::VecDeque;
use std::ops::Range;

use catalog::Match;
use kernel::{Game, Seat, Step, Viewer};

use crate::speaks::{Speaks, speaking};
use crate::speech::{list, sentence, several};
use crate::{GameId, Names, People, live, view_of};

/// How many of the listener's own places are told in one breath.
const AT_ONCE: usize = 4;

/// A position in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// Where am I? A sentence or a few.
    pub whereabouts: String,
    /// What is near? A sentence or a few.
    pub near: String,
    /// What do I hold? A sentence or a few.
    pub hand: String,
    /// Every place: the listener's own first, then the nearer before the farther.
    pub places: Vec<Place>,
    /// The players, a sentence or a few each.
    pub players: Vec<String>,
    /// What else lies on the table, a sentence each.
    pub table: Vec<String>,
}

/// A place that has a name.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// As notation calls it: `R14`. No two places share it.
    pub id: String,
    /// As people call it: `Ember Cave (R14)`.
    pub name: String,
    /// What it is by itself: `4 gold, nobody's`. May be empty.
    pub about: String,
    /// The ways out of it.
    pub exits: Vec<Exit>,
    /// Who and what is there.
    pub here: Vec<String>,
    /// Somebody of the listener's is there.
    pub yours: bool,
    /// What may be done there now: places in the list of legal actions.
    pub offers: Vec<usize>,
    /// What has changed there since the listener's last turn, a sentence each.
    pub news: Vec<String>,
}

/// A way out of a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exit {
    /// Where it leads, in words: `north: Healing Spring (c4)`.
    pub words: String,
    /// The place it leads to, if that is one of those told of.
    pub to: Option<String>,
}

/// What a game says of a position; `scene` makes the rest of it.
pub struct Told {
    /// Every place, without offers and news, in the game's own order.
    pub places: Vec<Place>,
    /// How the listener stands, to follow where they are: `12 gold, 2 actions left`. May be empty.
    pub standing: String,
    /// What the listener holds, as a sentence; empty for onlookers.
    pub hand: String,
    /// The players.
    pub players: Vec<String>,
    /// What else lies on the table.
    pub table: Vec<String>,
}

/// The position as `viewer` sees it, with what `asked` may do when it is their decision.
pub fn scene(game: &dyn Match, viewer: Viewer, asked: Option<Seat>, people: People<'_>) -> Scene {
    let names = Names::new(people, viewer);
    speaking!(game.game(), G => {
        let live = live::<G>(game);
        let view = view_of::<G>(game, viewer);
        let told = G::scene(&view, &names);
        let turn = names.you().and_then(|you| since_last_turn(live.steps(), you, names.n_people()));
        let past = turn.map(|steps| [steps.start, steps.end].map(|n_steps| {
            G::scene(&G::view(&live.state_after(n_steps), viewer), &names).places
        }));
        let mut places = told.places;
        if let Some(seat) = asked {
            let mut actions = Vec::new();
            G::legal(&live.state, seat, &mut actions);
            for (index, action) in actions.into_iter().enumerate() {
                for id in G::places_of(action, &view, seat) {
                    if let Some(place) = places.iter_mut().find(|place| place.id == id) && !place.offers.contains(&index) {
                        place.offers.push(index);
                    }
                }
            }
        }
        if let Some([before, after]) = past {
            places.iter_mut().for_each(|place| place.news = news(place, &before, &after));
        }
        let ids: Vec<String> = places.iter().map(|place| place.id.clone()).collect();
        for exit in places.iter_mut().flat_map(|place| &mut place.exits) {
            exit.to.take_if(|to| !ids.contains(to));
        }
        let places = in_order(places);
        Scene {
            whereabouts: whereabouts(&places, &told.standing, names.you().is_some()),
            near: near(&places),
            hand: if names.you().is_some() { told.hand } else { "You are looking on and hold nothing.".into() },
            places,
            players: told.players,
            table: told.table,
        }
    })
}

/// The steps that came between the last turn of `you` and the present one: after all that `you` did before others did
/// something, up to what `you` have done since. Alone at the table, whatever the last action brought about. Nothing
/// before the first action of `you`.
fn since_last_turn<G: Game>(steps: &[Step<G>], you: Seat, n_people: usize) -> Option<Range<usize>> {
    let is_mine = |step: &Step<G>| matches!(step, Step::Act(seat, _) if *seat == you);
    let is_others = |step: &Step<G>| matches!(step, Step::Act(seat, _) if *seat != you);
    if n_people == 1 {
        return steps.iter().rposition(is_mine).map(|mine| mine..steps.len());
    }
    let others = steps.iter().rposition(is_others)?;
    let mine = steps[..others].iter().rposition(is_mine)?;
    let now = steps[others..].iter().position(is_mine).map_or(steps.len(), |mine| others + mine);
    Some(mine + 1..now)
}

/// What is new in a place, from all places before to all places after; what is gone again by now is not told.
fn news(now: &Place, before: &[Place], after: &[Place]) -> Vec<String> {
    let named = |places: &[Place]| places.iter().find(|place| place.id == now.id).cloned();
    let (Some(old), Some(new)) = (named(before), named(after)) else {
        let is_new = named(before).is_none() && named(after).is_some();
        return if is_new { vec!["Not known before.".into()] } else { Vec::new() };
    };
    let is_here = |thing: &String| now.here.contains(thing);
    let came: Vec<String> = without(&new.here, &old.here).into_iter().filter(is_here).collect();
    let gone: Vec<String> = without(&old.here, &new.here).into_iter().filter(|thing| !is_here(thing)).collect();
    let mut news = Vec::new();
    if !came.is_empty() {
        news.push(sentence(format!("new here: {}", list(&came))));
    }
    if !gone.is_empty() {
        news.push(sentence(format!("no longer here: {}", list(&gone))));
    }
    if new.about != old.about && now.about != old.about && !old.about.is_empty() {
        news.push(sentence(format!("before: {}", old.about)));
    }
    if new.exits != old.exits {
        news.push("Its exits have changed.".into());
    }
    news
}

/// What `all` has and `some` has not, each as often.
fn without(all: &[String], some: &[String]) -> Vec<String> {
    let mut rest = some.to_vec();
    let is_left = |thing: &&String| match rest.iter().position(|other| other == *thing) {
        Some(at) => {
            rest.swap_remove(at);
            false
        }
        None => true,
    };
    all.iter().filter(is_left).cloned().collect()
}

/// The listener's own places first, then by the number of ways to go; what cannot be reached last. Onlookers get the
/// game's own order, the empty places last.
fn in_order(places: Vec<Place>) -> Vec<Place> {
    let mut far: Vec<Option<usize>> = places.iter().map(|place| place.yours.then_some(0)).collect();
    let mut next: VecDeque<usize> = (0..places.len()).filter(|at| places[*at].yours).collect();
    while let Some(at) = next.pop_front() {
        for to in places[at].exits.iter().filter_map(|exit| exit.to.as_deref()) {
            if let Some(to) = places.iter().position(|place| place.id == to).filter(|to| far[*to].is_none()) {
                far[to] = far[at].map(|far| far + 1);
                next.push_back(to);
            }
        }
    }
    let is_anywhere = far.iter().any(Option::is_some);
    let mut order: Vec<(usize, Place)> = places.into_iter().enumerate().collect();
    order.sort_by_key(|(at, place)| {
        let far = if is_anywhere { far[*at].unwrap_or(usize::MAX) } else { usize::from(place.here.is_empty()) };
        (far, *at)
    });
    order.into_iter().map(|(_, place)| place).collect()
}

fn whereabouts(places: &[Place], standing: &str, is_player: bool) -> String {
    let mine: Vec<&Place> = places.iter().filter(|place| place.yours).collect();
    let mut said: Vec<String> = mine.iter().take(AT_ONCE).map(|place| told_place(place)).collect();
    if mine.len() > AT_ONCE {
        said.push(format!("And {}.", several((mine.len() - AT_ONCE) as u32, "more place")));
    }
    if said.is_empty() {
        said.push(if is_player { "You are nowhere on the board.".into() } else { "You are looking on.".into() });
    }
    if is_player && !standing.is_empty() {
        said.push(sentence(standing));
    }
    said.join(" ")
}

/// `Ember Cave (R14), 4 gold, nobody's: your thief and Ben's orc.`
fn told_place(place: &Place) -> String {
    let about = if place.about.is_empty() { String::new() } else { format!(", {}", place.about) };
    sentence(format!("{}{about}: {}", place.name, list(&place.here)))
}

/// The exits of the listener's own places, each with who and what is behind it.
fn near(places: &[Place]) -> String {
    let mine = places.iter().filter(|place| place.yours && !place.exits.is_empty()).take(AT_ONCE);
    let said: Vec<String> = mine
        .map(|place| {
            let exits: Vec<String> = place.exits.iter().map(|exit| beyond(exit, places)).collect();
            sentence(format!("from {}: {}", place.name, exits.join("; ")))
        })
        .collect();
    if said.is_empty() { "Nothing is near you.".into() } else { said.join(" ") }
}

fn beyond(exit: &Exit, places: &[Place]) -> String {
    let there = exit.to.as_ref().and_then(|to| places.iter().find(|place| place.id == *to));
    match there {
        Some(place) if !place.here.is_empty() => format!("{}, with {}", exit.words, list(&place.here)),
        Some(_) | None => exit.words.clone(),
    }
}
