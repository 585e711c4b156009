//! The passages as places to be told of, with the dark around them, and which of them an action is about.

use kernel::Seat;
use skulldug::{Action, Card, Cell, Moment, Passage, Pawn, Side, View};

use super::board::{ghost_line, hand, player_line, who_is_there};
use super::{kind_name, place, tile_name};
use crate::Names;
use crate::scene::{Exit, Place, Told};
use crate::speech::{head, sentence, several};

/// Every passage, row by row, and the dark places that somebody could go to.
pub fn scene(view: &View, names: &Names<'_>) -> Told {
    let mut places: Vec<Place> = view.cave.iter().map(|passage| known(passage, view, names)).collect();
    places.extend(dark(view).into_iter().map(|cell| Place {
        id: cell.to_string(),
        name: format!("The dark at {cell}"),
        ..Place::default()
    }));
    let tiles: usize = view.passage_deck.iter().map(Vec::len).sum();
    let mut table =
        vec![format!("Decks: {tiles} tiles, {} Fortunes, {} Hazards.", view.fortune_deck.size, view.hazard_deck.size)];
    table.extend(view.cave_health.map(|gems| format!("Cave Health: {}.", several(gems, "gem"))));
    let you = names.you().map(|you| &view.players[you.index()]);
    Told {
        places,
        standing: you.map_or_else(String::new, |you| {
            let mut parts = vec![format!("health {} of {}", you.health, you.max_health)];
            if view.on_turn.contains(&you.seat) {
                let moves = if you.move_ap > 0 { format!(" and {} for moving", you.move_ap) } else { String::new() };
                parts.push(format!("{} AP{moves}", you.ap));
            }
            parts.extend(you.dazed.then(|| "Dazed".into()));
            parts.extend(you.pinned.then(|| "Pinned".into()));
            parts.push(several(you.treasures, "treasure"));
            parts.join(", ")
        }),
        hand: you.map_or_else(String::new, |you| {
            sentence(format!("{}; you may end a turn with {}", hand(&you.hand, names), several(you.hand_limit, "item")))
        }),
        players: (view.players.iter().map(|player| player_line(player, view, names)))
            .chain(view.ghosts.iter().map(|ghost| ghost_line(ghost, view, names)))
            .collect(),
        table,
    }
}

fn known(passage: &Passage, view: &View, names: &Names<'_>) -> Place {
    let mut here = who_is_there(view, passage.at, names);
    here.extend(passage.cards.iter().map(|card| kind_name(card.printed(), names).to_string()));
    let is_plain = passage.tile.special().is_none() && passage.at != view.entrance;
    Place {
        id: passage.at.to_string(),
        name: if passage.at == view.entrance {
            format!("Cave Entrance ({})", passage.at)
        } else if is_plain {
            format!("{} ({})", head(tile_name(passage.tile, names)), passage.at)
        } else {
            place(passage.at, view, names)
        },
        exits: passage.sides.iter().map(|side| exit(passage, *side, view, names)).collect(),
        here,
        yours: view.players.iter().any(|player| player.at == Some(passage.at) && names.is_you(player.seat)),
        ..Place::default()
    }
}

fn exit(passage: &Passage, side: Side, view: &View, names: &Names<'_>) -> Exit {
    let to = passage.at.next(side);
    match view.cave.iter().find(|other| other.at == to) {
        Some(other) if other.sides.iter().any(|back| other.at.next(*back) == passage.at) => {
            Exit { words: format!("{side}: {}", place(to, view, names)), to: Some(to.to_string()) }
        }
        Some(_) => Exit { words: format!("{side}: a wall"), to: None },
        None if to.is_on(Cell::WIDEST) => Exit { words: format!("{side}: the dark"), to: Some(to.to_string()) },
        None => Exit { words: format!("{side}: the edge of the table"), to: None },
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
