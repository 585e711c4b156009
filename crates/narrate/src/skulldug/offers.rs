//! What a seat may do, a sentence an action.

use skulldug::{Action, Card, Cell, Moment, Side, TileKind, View, Way};

use super::{place, set_name, tile_name, token_name, told_apart, whom};
use crate::Names;

/// The action as a choice to be made.
pub fn offer(action: Action, view: &View, names: &Names<'_>) -> String {
    match action {
        Action::Be { token } => format!("Be {}", token_name(token)),
        Action::Take { card } => format!("Take {}", the(card, view)),
        Action::Set { set } => format!("Take the set of the {}", set_name(set)),
        Action::Split { first, second } => format!("Have {} and {}", the(first, view), the(second, view)),

        Action::Play => "Take this turn".into(),
        Action::Resign if view.setup.mode.is_solo() => "Give up: the game is lost".into(),
        Action::Resign => "Resign: die now, skip this turn, come back on the next".into(),
        Action::Keep => "Take the card into your hand".into(),
        Action::Leave => "Leave the card in the Cave Entrance".into(),
        Action::Resolve { card } => format!("First {}", the(card, view)),
        Action::First { seat } if names.is_you(seat) => "You begin".into(),
        Action::First { seat } => format!("{} begins", names.name(seat)),
        Action::EndTurn => "End the turn".into(),
        Action::Finish => "Finish: you are done for this turn".into(),
        Action::Yield => "Yield: let your partner go on".into(),

        Action::Move { side } => format!("Move {side}{}", beyond(view, side, names)),
        Action::Dash { first, then } => format!("Dash {first}, then {then}"),
        Action::PickUp { card } => format!("Pick up {}", the(card, view)),
        Action::Drop { card, at } if Some(at) == here(view, names) => format!("Drop {} here", the(card, view)),
        Action::Drop { card, at } => format!("Drop {} into {}", the(card, view), place(at, view)),
        Action::Shove { who, side } => format!("Shove {} {side}{}", whom(who, names), beyond(view, side, names)),
        Action::Throw { card, at } => format!("Throw {} at {}", the(card, view), whom(at, names)),
        Action::Destroy { side } => format!("Destroy the passage to the {side}{}", beyond(view, side, names)),
        Action::Recover => "Shake off Dazed".into(),
        Action::PryFree => "Pry yourself free".into(),

        Action::Use { card } => format!("Use {}", the(card, view)),
        Action::Dig { card, side } => format!("{}: dig {side}", told_apart(card, view)),
        Action::Fish { card, whom: target } => {
            format!("{}: fish a card from {}", told_apart(card, view), whom(target, names))
        }
        Action::Grapple { card, to } => format!("{}: swing to {}", told_apart(card, view), place(to, view)),
        Action::Crank { card, at, way } => {
            format!("{}: turn {} {}", told_apart(card, view), crank_place(at, view, names), turn(way))
        }
        Action::Blast { card, side } => format!("{}: destroy the passage to the {side}", told_apart(card, view)),
        Action::Flare { card, side } => format!("{}: shoot {side}", told_apart(card, view)),
        Action::Copy { card } => format!("Mimic Stone: become {}", the(card, view)),
        Action::Gas { card, at } if Some(at) == here(view, names) => {
            format!("{}: daze everybody here", told_apart(card, view))
        }
        Action::Gas { card, at } => format!("{}: daze everybody in {}", told_apart(card, view), place(at, view)),
        Action::Lure { card, monster, side } => {
            format!("{}: lure {} {side}", told_apart(card, view), the(monster, view))
        }
        Action::Swap { card, whom: target } => {
            format!("{}: change places with {}", told_apart(card, view), whom(target, names))
        }

        Action::Drink => "Drink from the spring: gain 1 Health".into(),
        Action::Ride { to } => format!("Ride the cart to {}", place(to, view)),
        Action::Bleed => "Bleed on the altar: 1 Health for 1 AP".into(),
        Action::Turn { way } => format!("Turn the chamber {}", turn(way)),

        Action::Choose { tile } => format!("Lay {}", tile_words(tile)),
        Action::Lay { turns } => lay(turns, view),
        Action::Face { card } => format!("Face {}", the(card, view)),
        Action::Focus { ap: 0 } => "Roll".into(),
        Action::Focus { ap } => format!("Focus {ap} AP and roll: +{ap}"),
        Action::Pass => "Pass".into(),
        Action::Send { side } => format!("Send them {side}"),
        Action::Farther => "Let the flare fly on".into(),
        Action::Stop => "Let the flare go out".into(),
    }
}

/// `the Bear Trap`.
fn the(card: Card, view: &View) -> String {
    format!("the {}", told_apart(card, view))
}

fn turn(way: Way) -> &'static str {
    match way {
        Way::Left => "to the left",
        Way::Right => "to the right",
    }
}

fn crank_place(at: Cell, view: &View, names: &Names<'_>) -> String {
    if Some(at) == here(view, names) { "this passage".into() } else { place(at, view) }
}

/// Where the listener's explorer stands.
fn here(view: &View, names: &Names<'_>) -> Option<Cell> {
    view.players.iter().find(|player| names.is_you(player.seat))?.at
}

/// ` to Healing Spring (c4)`, ` into the dark`.
fn beyond(view: &View, side: Side, names: &Names<'_>) -> String {
    let Some(next) = here(view, names).map(|at| at.next(side)) else { return String::new() };
    if view.cave.iter().any(|passage| passage.at == next) {
        format!(" to {}", place(next, view))
    } else {
        format!(" into the dark ({next})")
    }
}

/// `Mine Cart, open north and south, 1 Fortune`.
fn tile_words(tile: TileKind) -> String {
    let icons = [(tile.hazards(), "Hazard"), (tile.fortunes(), "Fortune")];
    let icons: Vec<_> =
        icons.iter().filter(|(n, _)| *n > 0).map(|(n, what)| crate::speech::several(*n, what)).collect();
    let open = open_sides(tile.shape().sides());
    let icons = if icons.is_empty() { String::new() } else { format!(", {}", icons.join(" and ")) };
    format!("{}, open {open}{icons}", tile_name(tile))
}

fn open_sides(set: u8) -> String {
    let open: Vec<_> = Side::ALL.iter().filter(|side| set & side.bit() != 0).map(Side::to_string).collect();
    crate::speech::list(&open)
}

fn lay(turns: u8, view: &View) -> String {
    match &view.moment {
        Some(Moment::Laying { tile, .. }) => {
            format!("Lay it open {}", open_sides(turned(tile.shape().sides(), turns)))
        }
        _ => format!("Turn it {turns} times"),
    }
}

/// Corridors, a bit a side, turned clockwise by quarters.
const fn turned(sides: u8, turns: u8) -> u8 {
    let doubled = sides << (turns & 3);
    (doubled | doubled >> 4) & 0b1111
}
