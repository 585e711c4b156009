//! The passages as places to be told of, with the dark around them, and which of them an action is about.

use kernel::Seat;
use protocol::{SceneExit, ScenePlace};
use skulldug::{Action, Card, Cell, Moment, Passage, Pawn, Side, View};

use super::board::{condition, decks, ghost_line, hand, player_line, who_is_there};
use super::{kind_name, place, side_name, sk, tile_name};
use crate::Names;
use crate::scene::GameScene;
use crate::speech::{head, sentence};

/// Every passage, row by row, and the dark places that somebody could go to.
pub fn scene(view: &View, names: &Names<'_>) -> GameScene {
    let mut places: Vec<ScenePlace> = view.cave.iter().map(|passage| known(passage, view, names)).collect();
    places.extend(dark(view).into_iter().map(|cell| ScenePlace {
        id: cell.to_string(),
        name: names.say(sk::SceneDark { cell }),
        ..ScenePlace::default()
    }));
    let you = names.you().map(|you| &view.players[you.index()]);
    GameScene {
        places,
        status: you.map_or_else(String::new, |you| {
            let mut parts = vec![names.say(sk::SceneHealth { health: you.health, most: you.max_health })];
            parts.extend(condition(you, view, names));
            parts.join(", ")
        }),
        hand: you.map_or_else(String::new, |you| {
            sentence(names.say(sk::SceneHand { hand: hand(&you.hand, names), limit: you.hand_limit.into() }))
        }),
        players: (view.players.iter().map(|player| player_line(player, view, names)))
            .chain(view.ghosts.iter().map(|ghost| ghost_line(ghost, view, names)))
            .collect(),
        table: decks(view, names),
    }
}

fn known(passage: &Passage, view: &View, names: &Names<'_>) -> ScenePlace {
    let mut here = who_is_there(view, passage.at, names);
    here.extend(passage.cards.iter().map(|card| kind_name(card.printed(), names)));
    let is_plain = passage.tile.special().is_none() && passage.at != view.entrance;
    ScenePlace {
        id: passage.at.to_string(),
        name: if passage.at == view.entrance {
            names.say(sk::SceneEntrance { cell: passage.at })
        } else if is_plain {
            names.say(sk::ScenePassage { tile: head(tile_name(passage.tile, names)), cell: passage.at })
        } else {
            place(passage.at, view, names)
        },
        exits: passage.sides.iter().map(|side| exit(passage, *side, view, names)).collect(),
        here,
        yours: view.players.iter().any(|player| player.at == Some(passage.at) && names.is_you(player.seat)),
        ..ScenePlace::default()
    }
}

fn exit(passage: &Passage, side: Side, view: &View, names: &Names<'_>) -> SceneExit {
    let (to, side) = (passage.at.next(side), side_name(side, names));
    match view.cave.iter().find(|other| other.at == to) {
        Some(other) if other.sides.iter().any(|back| other.at.next(*back) == passage.at) => {
            let words = names.say(sk::SceneWay { side, place: place(to, view, names) });
            SceneExit { words, to: Some(to.to_string()) }
        }
        Some(_) => SceneExit { words: names.say(sk::SceneWall { side }), to: None },
        None if to.is_on(Cell::WIDEST) => {
            SceneExit { words: names.say(sk::SceneWayDark { side }), to: Some(to.to_string()) }
        }
        None => SceneExit { words: names.say(sk::SceneEdge { side }), to: None },
    }
}

/// Undiscovered places behind an open corridor.
fn dark(view: &View) -> Vec<Cell> {
    let beyond = view.cave.iter().flat_map(|passage| passage.sides.iter().map(|side| passage.at.next(*side)));
    let mut cells: Vec<Cell> =
        beyond.filter(|at| at.is_on(Cell::WIDEST) && view.cave.iter().all(|known| known.at != *at)).collect();
    cells.sort();
    cells.dedup();
    cells
}

/// Where an action takes effect.
pub fn places_of(action: Action, view: &View, seat: Seat) -> Vec<String> {
    let here = view.players[seat.index()].at;
    let beside = |side: Side| here.map(|at| at.next(side));
    let cells: Vec<Option<Cell>> = match action {
        Action::Move { side } | Action::Destroy { side } | Action::Dig { side, .. } | Action::Blast { side, .. } => {
            vec![beside(side)]
        }
        Action::Flare { side, .. } => vec![beside(side)],
        Action::Dash { first, then } => vec![beside(first).map(|at| at.next(then))],
        Action::PickUp { card } | Action::Face { card } => vec![lies(card, view).or(here)],
        Action::Drop { at, .. } | Action::Crank { at, .. } | Action::Gas { at, .. } => vec![Some(at)],
        Action::Shove { who, side } => vec![stands(who, view), stands(who, view).map(|at| at.next(side))],
        Action::Throw { at: whom, .. } | Action::Fish { whom, .. } | Action::Swap { whom, .. } => {
            vec![stands(whom, view)]
        }
        Action::Grapple { to, .. } | Action::Ride { to } => vec![Some(to)],
        Action::Lure { monster, side, .. } => vec![lies(monster, view), lies(monster, view).map(|at| at.next(side))],
        Action::Lay { .. } => vec![laid(view)],
        Action::Recover | Action::PryFree | Action::Drink | Action::Bleed | Action::Turn { .. } => vec![here],
        Action::Be { .. }
        | Action::Take { .. }
        | Action::Set { .. }
        | Action::Split { .. }
        | Action::Play
        | Action::Resign
        | Action::Keep
        | Action::Leave
        | Action::Resolve { .. }
        | Action::First { .. }
        | Action::EndTurn
        | Action::Finish
        | Action::Yield
        | Action::Use { .. }
        | Action::Copy { .. }
        | Action::Choose { .. }
        | Action::Focus { .. }
        | Action::Pass
        | Action::Send { .. }
        | Action::Farther
        | Action::Stop => Vec::new(),
    };
    cells.into_iter().flatten().map(|cell| cell.to_string()).collect()
}

fn lies(card: Card, view: &View) -> Option<Cell> {
    view.cave.iter().find(|passage| passage.cards.contains(&card)).map(|passage| passage.at)
}

fn stands(who: Pawn, view: &View) -> Option<Cell> {
    match who.seat() {
        Some(seat) => view.players.get(seat.index())?.at,
        None => view.ghosts.iter().find(|ghost| ghost.who == who)?.at,
    }
}

/// Where a tile is to be laid.
fn laid(view: &View) -> Option<Cell> {
    match &view.moment {
        Some(Moment::Laying { at, .. }) => Some(*at),
        Some(_) | None => None,
    }
}
