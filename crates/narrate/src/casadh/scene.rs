//! The hexes as places to be told of, with the dark around them, and which of them an action is about.

use casadh::{Action, Ask, HexNow, Player, Side, Space, Standing, View, content};
use kernel::Seat;
use protocol::{SceneExit, ScenePlace};

use super::board::{piles, player_line, present, printed, track};
use super::places::{compass, far, place};
use super::{cc, hex_name, item_name, misfortune_name, numbers};
use crate::Names;
use crate::scene::GameScene;
use crate::speech::sentence;

/// Every hex in the order of laying, then the dark spaces that the listener could explore.
pub fn scene(view: &View, names: &Names<'_>) -> GameScene {
    let mut places: Vec<ScenePlace> = view.hexes.iter().map(|hex| known(hex, view, names)).collect();
    let you = names.you().map(|you| &view.players[you.index()]);
    places.extend(you.into_iter().flat_map(|you| dark(you, view, names)));
    let values = if view.surface.is_empty() { names.say(cc::Nothing) } else { numbers(&view.surface, names) };
    GameScene {
        places,
        status: you.map_or_else(String::new, |you| status(you, names, view)),
        hand: you.map_or_else(String::new, |you| hand(you, names)),
        players: Seat::first(view.players.len())
            .zip(&view.players)
            .map(|(seat, player)| player_line(seat, player, view, names))
            .collect(),
        table: vec![
            names.say(cc::SceneTrack { rows: track(view, names) }),
            names.say(cc::BoardSurface { values }),
            piles(view, names),
        ],
    }
}

fn known(hex: &HexNow, view: &View, names: &Names<'_>) -> ScenePlace {
    let is_yours = |(seat, player): (Seat, &Player)| player.at == Some(hex.at) && names.is_you(seat);
    ScenePlace {
        id: hex.at.to_string(),
        name: named(hex, names),
        about: if hex.collapsed { names.say(cc::BoardCollapsed) } else { printed(hex, names).join(", ") },
        exits: if hex.collapsed {
            Vec::new()
        } else {
            (0..6).map(|side| exit(hex, Side::new(side), view, names)).collect()
        },
        here: if hex.collapsed { Vec::new() } else { present(view, hex, names) },
        yours: Seat::first(view.players.len()).zip(&view.players).any(is_yours),
        ..ScenePlace::default()
    }
}

/// `Crystal Hall, 2 east of Base Camp`.
fn named(hex: &HexNow, names: &Names<'_>) -> String {
    let name = hex_name(hex.hex, names);
    if far(hex.at) == 0 { name } else { names.say(cc::Called { hex: name, place: place(hex.at, names) }) }
}

fn exit(hex: &HexNow, side: Side, view: &View, names: &Names<'_>) -> SceneExit {
    let (node, beyond, called) = (hex.sides[side.index()], hex.at.across(side), compass(side, names));
    match view.hexes.iter().find(|other| other.at == beyond) {
        Some(other) if other.collapsed => {
            SceneExit { words: names.say(cc::SceneRubble { side: called, node }), to: None }
        }
        Some(other) => {
            let (hex, to) = (hex_name(other.hex, names), other.sides[side.opposite().index()]);
            let words = names.say(cc::SceneWay { side: called, node, hex, to });
            SceneExit { words, to: Some(beyond.to_string()) }
        }
        None => SceneExit { words: names.say(cc::SceneWayDark { side: called, node }), to: Some(beyond.to_string()) },
    }
}

/// The spaces behind the sides that a spelunker can leave through, where nothing lies yet.
fn dark(you: &Player, view: &View, names: &Names<'_>) -> Vec<ScenePlace> {
    let Some(at) = you.at else { return Vec::new() };
    let spaces = you.exits.iter().map(|side| at.across(*side));
    let unknown = spaces.filter(|space| view.hexes.iter().all(|hex| hex.at != *space));
    unknown
        .map(|space| ScenePlace {
            id: space.to_string(),
            name: names.say(cc::SceneDark { place: place(space, names) }),
            ..ScenePlace::default()
        })
        .collect()
}

fn status(you: &Player, names: &Names<'_>, view: &View) -> String {
    let mut parts = match you.standing {
        Standing::Dead => return names.say(cc::SceneDead),
        Standing::Surface => vec![names.say(cc::SceneSafe)],
        Standing::Caves => vec![names.say(cc::FactHealth { health: you.hp.into() })],
    };
    if names.is_you(view.turn) {
        parts.push(names.say(cc::FactMoves { mp: view.mp.into() }));
    }
    parts.push(names.say(cc::BoardTreasures { n: you.treasures.into() }));
    if !you.exits.is_empty() {
        let sides: Vec<_> = you.exits.iter().map(|side| compass(*side, names)).collect();
        parts.push(names.say(cc::FactWays { sides: names.list(&sides) }));
    }
    parts.join(", ")
}

fn hand(you: &Player, names: &Names<'_>) -> String {
    let items: Vec<_> = you.items.iter().map(|item| item_name(*item, names)).collect();
    let held = you.held.iter().filter_map(|card| content::card(*card).misfortune);
    let held: Vec<_> = held.map(|misfortune| misfortune_name(misfortune, names)).collect();
    let mut parts = vec![match items.is_empty() {
        true => names.say(cc::SceneCarryNothing),
        false => names.say(cc::SceneCarry { items: names.list(&items) }),
    }];
    if !you.values.is_empty() {
        parts.push(names.say(cc::SceneWorth { values: numbers(&you.values, names) }));
    }
    if !held.is_empty() {
        parts.push(names.say(cc::SceneMisfortunes { misfortunes: names.list(&held) }));
    }
    sentence(parts.join("; "))
}

/// Where an action takes effect.
pub fn places_of(action: Action, view: &View, seat: Seat) -> Vec<String> {
    let here = view.players[seat.index()].at;
    let spaces: Vec<Option<Space>> = match action {
        Action::Move { side } | Action::Explore { side } | Action::Flee { side } => {
            vec![here.map(|at| at.across(side))]
        }
        Action::Slope { .. }
        | Action::CollectTreasure
        | Action::CollectItems { .. }
        | Action::Leave
        | Action::UseMedkit
        | Action::Deploy
        | Action::Defuse { .. }
        | Action::DropItem { .. }
        | Action::Keep { .. } => vec![here],
        Action::Rotate { .. } => vec![laid(view)],
        Action::SendGrue { to } => vec![Some(to)],
        Action::Eat { at } => vec![Some(at)],
        Action::MoveGrue { from, side } => vec![Some(from), Some(from.across(side))],
        Action::EndTurn | Action::Pass | Action::TryGrue | Action::Decline => Vec::new(),
    };
    spaces.into_iter().flatten().map(|space| space.to_string()).collect()
}

/// Where a hex is to be laid.
fn laid(view: &View) -> Option<Space> {
    match view.waiting.last() {
        Some(Ask::Rotate { at, .. }) => Some(*at),
        Some(_) | None => None,
    }
}
