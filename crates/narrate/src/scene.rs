//! A position for whoever does not see it: named places with their exits, who and what is there, and what has changed.
//!
//! Each game names its places and says which of them an action is about; all else is the same for all of them.

use std::collections::VecDeque;
use std::ops::Range;

use catalog::{Live, Match, with_game};
use kernel::{Game, Seat, Step, Viewer};
use protocol::{Scene, SceneExit, ScenePlace};

use crate::speaks::Speaks;
use crate::speech::sentence;
use crate::{Names, People, legal, say};

/// How many of the listener's own places are told in one breath.
const AT_ONCE: usize = 4;

/// What a game says of a position; `scene` makes the rest of it.
pub struct GameScene {
    /// Every place, without offers and news, in the game's own order.
    pub places: Vec<ScenePlace>,
    /// How the listener stands, to follow where they are: `12 gold, 2 actions left`. May be empty.
    pub status: String,
    /// What the listener holds, as a sentence; empty for onlookers.
    pub hand: String,
    pub players: Vec<String>,
    /// What else lies on the table.
    pub table: Vec<String>,
}

/// The position as `viewer` sees it, with what `asked` may do when it is their decision.
pub fn scene(game: &dyn Match, viewer: Viewer, asked: Option<Seat>, people: People<'_>) -> Scene {
    let names = Names::new(people, viewer);
    with_game!(game.game(), G => scene_of(game.live::<G>(), viewer, asked, &names))
}

pub(crate) fn scene_of<G: Speaks>(live: &Live<G>, viewer: Viewer, asked: Option<Seat>, names: &Names<'_>) -> Scene {
    let view = G::view(&live.state, viewer);
    let told = G::scene(&view, names);
    let mut places = told.places;
    if let Some(seat) = asked {
        for (index, action) in (0..).zip(legal(live, seat)) {
            for id in G::places_of(action, &view, seat) {
                if let Some(place) = places.iter_mut().find(|place| place.id == id)
                    && !place.offers.contains(&index)
                {
                    place.offers.push(index);
                }
            }
        }
    }
    if let Some(steps) = names.you().and_then(|you| since_last_turn(live.steps(), you, names.n_people())) {
        let past = |n_steps| G::scene(&G::view(&live.state_after(n_steps), viewer), names).places;
        let (before, after) = (past(steps.start), past(steps.end));
        places.iter_mut().for_each(|place| place.news = news(place, &before, &after, names));
    }
    let ids: Vec<String> = places.iter().map(|place| place.id.clone()).collect();
    for exit in places.iter_mut().flat_map(|place| &mut place.exits) {
        exit.to.take_if(|to| !ids.contains(to));
    }
    let places = in_order(places);
    Scene {
        whereabouts: whereabouts(&places, &told.status, names),
        near: near(&places, names),
        hand: if names.you().is_some() { told.hand } else { names.say(say::SceneNoHand) },
        places,
        players: told.players,
        table: told.table,
    }
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
fn news(now: &ScenePlace, before: &[ScenePlace], after: &[ScenePlace], names: &Names<'_>) -> Vec<String> {
    let named = |places: &[ScenePlace]| places.iter().find(|place| place.id == now.id).cloned();
    let (Some(old), Some(new)) = (named(before), named(after)) else {
        let is_new = named(before).is_none() && named(after).is_some();
        return if is_new { vec![names.say(say::SceneNew)] } else { Vec::new() };
    };
    let is_here = |thing: &String| now.here.contains(thing);
    let came: Vec<String> = without(&new.here, &old.here).into_iter().filter(is_here).collect();
    let gone: Vec<String> = without(&old.here, &new.here).into_iter().filter(|thing| !is_here(thing)).collect();
    let mut news = Vec::new();
    if !came.is_empty() {
        news.push(names.say(say::SceneCame { things: names.list(&came) }));
    }
    if !gone.is_empty() {
        news.push(names.say(say::SceneGone { things: names.list(&gone) }));
    }
    if new.about != old.about && now.about != old.about && !old.about.is_empty() {
        news.push(names.say(say::SceneBefore { about: old.about }));
    }
    if new.exits != old.exits {
        news.push(names.say(say::SceneExits));
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
fn in_order(places: Vec<ScenePlace>) -> Vec<ScenePlace> {
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
    let mut order: Vec<(usize, ScenePlace)> = places.into_iter().enumerate().collect();
    order.sort_by_key(|(at, place)| {
        let far = if is_anywhere { far[*at].unwrap_or(usize::MAX) } else { usize::from(place.here.is_empty()) };
        (far, *at)
    });
    order.into_iter().map(|(_, place)| place).collect()
}

fn whereabouts(places: &[ScenePlace], status: &str, names: &Names<'_>) -> String {
    let is_player = names.you().is_some();
    let mine: Vec<&ScenePlace> = places.iter().filter(|place| place.yours).collect();
    let mut said: Vec<String> = mine.iter().take(AT_ONCE).map(|place| told_place(place, names)).collect();
    if mine.len() > AT_ONCE {
        said.push(names.say(say::SceneMore { n: (mine.len() - AT_ONCE) as u32 }));
    }
    if said.is_empty() {
        said.push(if is_player { names.say(say::SceneNowhere) } else { names.say(say::SceneOnlooker) });
    }
    if is_player && !status.is_empty() {
        said.push(sentence(status));
    }
    said.join(" ")
}

/// `Ember Cave (R14), 4 gold, nobody's: your thief and Ben's orc.`
fn told_place(place: &ScenePlace, names: &Names<'_>) -> String {
    let (name, here) = (&place.name, names.list(&place.here));
    sentence(match place.about.as_str() {
        "" => names.say(say::ScenePlace { place: name, here }),
        about => names.say(say::ScenePlaceAbout { place: name, about, here }),
    })
}

/// The exits of the listener's own places, each with who and what is behind it.
fn near(places: &[ScenePlace], names: &Names<'_>) -> String {
    let mine = places.iter().filter(|place| place.yours && !place.exits.is_empty()).take(AT_ONCE);
    let said: Vec<String> = mine
        .map(|place| {
            let exits: Vec<String> = place.exits.iter().map(|exit| beyond(exit, places, names)).collect();
            sentence(names.say(say::SceneFrom { place: &place.name, exits: exits.join("; ") }))
        })
        .collect();
    if said.is_empty() { names.say(say::SceneAlone) } else { said.join(" ") }
}

fn beyond(exit: &SceneExit, places: &[ScenePlace], names: &Names<'_>) -> String {
    let there = exit.to.as_ref().and_then(|to| places.iter().find(|place| place.id == *to));
    match there {
        Some(place) if !place.here.is_empty() => {
            names.say(say::SceneExitWith { exit: &exit.words, here: names.list(&place.here) })
        }
        Some(_) | None => exit.words.clone(),
    }
}
