//! The areas as places to be told of, and which of them an action is about.

use cave_troll::content::Door;
use cave_troll::{Action, Area, Ask, Figure, Piece, View, content};
use kernel::Seat;
use protocol::{SceneExit, ScenePlace};

use super::board::{player_line, who_is_there, worth};
use super::{artifact_name, card_name, ct, place};
use crate::Names;
use crate::scene::GameScene;

/// Every area of the cave with its doors.
pub fn scene(view: &View, names: &Names<'_>) -> GameScene {
    let places = Area::all().map(|area| ScenePlace {
        id: area.to_string(),
        name: named(area, names),
        about: worth(view, area, names),
        exits: doors(area, names),
        here: who_is_there(view, area, names),
        yours: view.pieces.iter().any(|piece| piece.at == area && names.is_you(piece.owner)),
        ..ScenePlace::default()
    });
    GameScene {
        places: places.collect(),
        status: names.you().map_or_else(String::new, |you| status(view, you, names)),
        hand: names.you().map_or_else(String::new, |you| hand(view, you, names)),
        players: Seat::first(view.players.len())
            .zip(&view.players)
            .map(|(seat, player)| player_line(seat, player, names))
            .collect(),
        table: vec![
            names.say(ct::BoardPile { icons: view.icons.into() }),
            names.say(ct::SceneUnfound { count: view.artifact_deck }),
        ],
    }
}

/// `Ember Cave (R14)`.
fn named(area: Area, names: &Names<'_>) -> String {
    names.say(ct::SceneArea { place: place(area, names), area })
}

fn doors(area: Area, names: &Names<'_>) -> Vec<SceneExit> {
    let doors = content::content().doors.iter().filter(|door| door.between.contains(&area));
    let exits = doors.map(|door| {
        let to = if door.between[0] == area { door.between[1] } else { door.between[0] };
        let words = names.say(ct::SceneDoor { which: direction(area, door), area: named(to, names) });
        SceneExit { words, to: Some(to.to_string()) }
    });
    exits.collect()
}

/// The way through a door, out of an area: the area lies on the other side of it.
fn direction(area: Area, door: &Door) -> &'static str {
    const CLOSE: f64 = 0.2;
    let [x, y] = door.at;
    match door.wall.as_str() {
        "vertical" if is_inside(area, [x - CLOSE, y]) => "east",
        "vertical" => "west",
        _ if is_inside(area, [x, y - CLOSE]) => "south",
        _ => "north",
    }
}

/// Is a point of the plane within an area? A ray to the right crosses its outline an odd number of times.
fn is_inside(area: Area, [x, y]: [f64; 2]) -> bool {
    let corners = &content::area(area).outline;
    let next = corners.iter().cycle().skip(1);
    let crosses = |(a, b): &(&[f64; 2], &[f64; 2])| {
        (a[1] > y) != (b[1] > y) && x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
    };
    corners.iter().zip(next).filter(crosses).count() % 2 == 1
}

fn status(view: &View, you: Seat, names: &Names<'_>) -> String {
    let gold = view.players[you.index()].gold;
    match view.turn == you {
        true => names.say(ct::SceneGoldActions { gold, actions: view.actions_left.into() }),
        false => names.say(ct::SceneGold { gold }),
    }
}

fn hand(view: &View, you: Seat, names: &Names<'_>) -> String {
    let player = &view.players[you.index()];
    let cards: Vec<_> = player.hand.iter().chain(&player.drawn).map(|card| card_name(*card, names)).collect();
    let artifacts: Vec<_> = player.artifacts.iter().map(|artifact| artifact_name(*artifact, names)).collect();
    let cards = if cards.is_empty() { names.say(ct::SceneNoCard) } else { names.list(&cards) };
    let deck = player.deck.into();
    match artifacts.is_empty() {
        true => names.say(ct::SceneHand { cards, deck }),
        false => names.say(ct::SceneHandArtifacts { cards, artifacts: names.list(&artifacts), deck }),
    }
}

/// Where an action takes effect, and where it starts.
pub fn places_of(action: Action, view: &View, seat: Seat) -> Vec<String> {
    let areas = match action {
        Action::Place { at } => vec![at],
        Action::Score { room } | Action::Tally { room } => vec![room],
        Action::Move { from, to, .. } => vec![from, to],
        Action::Flee { to, .. } | Action::Chalice { to, .. } | Action::Step { to } => vec![to],
        Action::Push { figure, to } | Action::Scroll { figure, to } => with(stands(view, figure), to),
        Action::Banish { whose, to } => with(kinds(view, whose, |kind| kind.is_monster()), to),
        Action::Kill { figure } | Action::Assassinate { figure } => stands(view, figure),
        Action::Pull { from, .. } => vec![from],
        Action::Cloak { from, .. } | Action::Boots { from, .. } => vec![from],
        Action::Slay { whose } | Action::Sword { whose } => kinds(view, whose, |kind| kind.is_monster()),
        Action::Stay | Action::NoPush | Action::Stop => asked_about(view),
        Action::Attack | Action::Rampage => kinds(view, seat, |kind| kind.is_monster()),
        Action::EndTurn | Action::Draw | Action::Play { .. } => Vec::new(),
    };
    areas.into_iter().map(|area| area.to_string()).collect()
}

fn with(mut areas: Vec<Area>, to: Area) -> Vec<Area> {
    areas.push(to);
    areas
}

/// Where a figure stands that is named in the question's room, or wherever there is one.
fn stands(view: &View, figure: Figure) -> Vec<Area> {
    let room = asked_about(view);
    let is_it = |piece: &&Piece| piece.owner == figure.owner && piece.kind == figure.kind;
    let all = view.pieces.iter().filter(is_it).map(|piece| piece.at);
    let there: Vec<Area> = all.clone().filter(|at| room.contains(at)).collect();
    if there.is_empty() { all.collect() } else { there }
}

fn kinds(view: &View, owner: Seat, fits: impl Fn(cave_troll::Kind) -> bool) -> Vec<Area> {
    view.pieces.iter().filter(|piece| piece.owner == owner && fits(piece.kind)).map(|piece| piece.at).collect()
}

/// The area that the question on the table is about.
fn asked_about(view: &View) -> Vec<Area> {
    match view.waiting.last() {
        Some(Ask::Flee { room, .. } | Ask::Devour { room } | Ask::Push { room, .. } | Ask::Rampage { room, .. }) => {
            vec![*room]
        }
        Some(Ask::Walk { at, .. }) => vec![*at],
        Some(
            Ask::Start
            | Ask::Deal { .. }
            | Ask::Action
            | Ask::Draw
            | Ask::Card
            | Ask::Target { .. }
            | Ask::Find
            | Ask::Over,
        )
        | None => Vec::new(),
    }
}
