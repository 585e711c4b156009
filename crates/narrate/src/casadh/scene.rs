//! The hexes as places to be told of, with the dark around them, and which of them an action is about.

use casadh::{Action, Ask, HexNow, Player, Side, Space, Standing, View, content};
use kernel::Seat;

use super::board::{player_line, present, printed};
use super::places::{compass, far, place};
use super::{hazard_name, item_name, misfortune_name};
use crate::Names;
use crate::scene::{Exit, Place, Told};
use crate::speech::{head, list, sentence, several};

/// Every hex in the order of laying, then the dark spaces that the listener could explore.
pub fn scene(view: &View, names: &Names<'_>) -> Told {
    let mut places: Vec<Place> = view.hexes.iter().map(|hex| known(hex, view, names)).collect();
    let you = names.you().map(|you| &view.players[you.index()]);
    places.extend(you.into_iter().flat_map(|you| dark(you, view, names)));
    let rows: Vec<_> =
        view.track.iter().map(|row| format!("{} {}", hazard_name(row.hazard, names), row.value)).collect();
    let surface: Vec<_> = view.surface.iter().map(u8::to_string).collect();
    Told {
        places,
        standing: you.map_or_else(String::new, |you| standing(you, names, view)),
        hand: you.map_or_else(String::new, |you| hand(you, names)),
        players: Seat::first(view.players.len())
            .zip(&view.players)
            .map(|(seat, player)| player_line(seat, player, view, names))
            .collect(),
        table: vec![
            format!("Hazard track: {}.", list(&rows)),
            format!("On the Surface: {}.", if surface.is_empty() { "nothing".into() } else { list(&surface) }),
            format!("Pile {}, deck {}, bag {}; round {}.", view.pile, view.deck, view.bag, view.round),
        ],
    }
}

fn known(hex: &HexNow, view: &View, names: &Names<'_>) -> Place {
    let is_yours = |(seat, player): (Seat, &Player)| player.at == Some(hex.at) && names.is_you(seat);
    Place {
        id: hex.at.to_string(),
        name: named(hex, names),
        about: if hex.collapsed { "collapsed".into() } else { printed(hex, names).join(", ") },
        exits: if hex.collapsed {
            Vec::new()
        } else {
            (0..6).map(|side| exit(hex, Side::new(side), view, names)).collect()
        },
        here: if hex.collapsed { Vec::new() } else { present(view, hex, names) },
        yours: Seat::first(view.players.len()).zip(&view.players).any(is_yours),
        ..Place::default()
    }
}

/// `Crystal Hall, 2 east of Base Camp`.
fn named(hex: &HexNow, names: &Names<'_>) -> String {
    let name = &content::hex(hex.hex).name;
    if far(hex.at) == 0 { name.clone() } else { format!("{name}, {}", place(hex.at, names)) }
}

fn exit(hex: &HexNow, side: Side, view: &View, names: &Names<'_>) -> Exit {
    let (node, to) = (hex.sides[side.index()], hex.at.across(side));
    let way = format!("{} from {node}", compass(side, names));
    match view.hexes.iter().find(|other| other.at == to) {
        Some(other) if other.collapsed => Exit { words: format!("{way}: rubble"), to: None },
        Some(other) => Exit {
            words: format!(
                "{way}: {}, passageway {}",
                content::hex(other.hex).name,
                other.sides[side.opposite().index()]
            ),
            to: Some(to.to_string()),
        },
        None => Exit { words: format!("{way}: the dark"), to: Some(to.to_string()) },
    }
}

/// The spaces behind the sides that a spelunker can leave through, where nothing lies yet.
fn dark(you: &Player, view: &View, names: &Names<'_>) -> Vec<Place> {
    let Some(at) = you.at else { return Vec::new() };
    let spaces = you.exits.iter().map(|side| at.across(*side));
    let unknown = spaces.filter(|space| view.hexes.iter().all(|hex| hex.at != *space));
    unknown
        .map(|space| Place {
            id: space.to_string(),
            name: head(format!("the dark, {}", place(space, names))),
            ..Place::default()
        })
        .collect()
}

fn standing(you: &Player, names: &Names<'_>, view: &View) -> String {
    let mut parts = match you.standing {
        Standing::Dead => return "your spelunker is dead".into(),
        Standing::Surface => vec!["you are safe on the Surface".into()],
        Standing::Caves => vec![format!("{} health", you.hp)],
    };
    if names.is_you(view.turn) {
        parts.push(several(view.mp, "move point"));
    }
    parts.push(several(you.treasures, "treasure"));
    if !you.exits.is_empty() {
        let sides: Vec<_> = you.exits.iter().map(|side| compass(*side, names).to_string()).collect();
        parts.push(format!("ways out {}", list(&sides)));
    }
    parts.join(", ")
}

fn hand(you: &Player, names: &Names<'_>) -> String {
    let items: Vec<_> = you.items.iter().map(|item| item_name(*item, names)).collect();
    let held = you.held.iter().filter_map(|card| content::card(*card).misfortune);
    let held: Vec<_> = held.map(|misfortune| misfortune_name(misfortune, names).to_string()).collect();
    let values: Vec<_> = you.values.iter().map(u8::to_string).collect();
    let mut parts =
        vec![if items.is_empty() { "you carry nothing".into() } else { format!("you carry {}", list(&items)) }];
    if !values.is_empty() {
        parts.push(format!("treasures worth {}", list(&values)));
    }
    if !held.is_empty() {
        parts.push(format!("misfortunes: {}", list(&held)));
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
