//! What a seat may do, a sentence an action.

use skulldug::{Action, Card, Cell, Moment, Side, TileKind, View, Way};

use super::{place, set_name, side_name, sk, tile_name, token_name, told_apart, who};
use crate::Names;
use crate::speech::head;

/// The action as a choice to be made.
pub fn offer(action: Action, view: &View, names: &Names<'_>) -> String {
    let the = |card| the(card, view, names);
    let card_of = |card| told_apart(card, view, names);
    let side_of = |side| side_name(side, names);
    let place = |cell| place(cell, view, names);
    let way = |side| beyond(view, side, names);
    head(match action {
        Action::Be { token } => names.say(sk::DoBe { token: token_name(token, names) }),
        Action::Take { card } => names.say(sk::DoTake { card: the(card) }),
        Action::Set { set } => names.say(sk::DoSet { set: set_name(set, names) }),
        Action::Split { first, second } => names.say(sk::DoSplit { first: the(first), second: the(second) }),

        Action::Play => names.say(sk::DoPlay),
        Action::Resign if view.setup.mode.is_solo() => names.say(sk::DoGiveUp),
        Action::Resign => names.say(sk::DoResign),
        Action::Keep => names.say(sk::DoKeep),
        Action::Leave => names.say(sk::DoLeave),
        Action::Resolve { card } => names.say(sk::DoResolve { card: the(card) }),
        Action::First { seat } => names.say(sk::DoFirst { who: names.who(seat) }),
        Action::EndTurn => names.say(sk::DoEndTurn),
        Action::Finish => names.say(sk::DoFinish),
        Action::Yield => names.say(sk::DoYield),

        Action::Move { side } => names.say(sk::DoMove { way: way(side) }),
        Action::Dash { first, then } => names.say(sk::DoDash { first: side_of(first), then: side_of(then) }),
        Action::PickUp { card } => names.say(sk::DoPickUp { card: the(card) }),
        Action::Drop { card, at } if Some(at) == here(view, names) => names.say(sk::DoDropHere { card: the(card) }),
        Action::Drop { card, at } => names.say(sk::DoDrop { card: the(card), cell: place(at) }),
        Action::Shove { who: pawn, side } => names.say(sk::DoShove { who: who(pawn, names), way: way(side) }),
        Action::Throw { card, at } => names.say(sk::DoThrow { card: the(card), who: who(at, names) }),
        Action::Destroy { side } => names.say(sk::DoDestroy { way: way(side) }),
        Action::Recover => names.say(sk::DoRecover),
        Action::PryFree => names.say(sk::DoPryFree),

        Action::Use { card } => names.say(sk::DoUse { card: the(card) }),
        Action::Dig { card, side } => names.say(sk::DoDig { card: card_of(card), side: side_of(side) }),
        Action::Fish { card, whom } => names.say(sk::DoFish { card: card_of(card), who: who(whom, names) }),
        Action::Grapple { card, to } => names.say(sk::DoGrapple { card: card_of(card), cell: place(to) }),
        Action::Crank { card, at, way } => {
            let cell = if Some(at) == here(view, names) { names.say(sk::ThisPassage) } else { place(at) };
            match way {
                Way::Left => names.say(sk::DoCrankLeft { card: card_of(card), cell }),
                Way::Right => names.say(sk::DoCrankRight { card: card_of(card), cell }),
            }
        }
        Action::Blast { card, side } => names.say(sk::DoBlast { card: card_of(card), side: side_of(side) }),
        Action::Flare { card, side } => names.say(sk::DoFlare { card: card_of(card), side: side_of(side) }),
        Action::Copy { card } => names.say(sk::DoCopy { card: the(card) }),
        Action::Gas { card, at } if Some(at) == here(view, names) => names.say(sk::DoGasHere { card: card_of(card) }),
        Action::Gas { card, at } => names.say(sk::DoGas { card: card_of(card), cell: place(at) }),
        Action::Lure { card, monster, side } => {
            names.say(sk::DoLure { card: card_of(card), monster: the(monster), side: side_of(side) })
        }
        Action::Swap { card, whom } => names.say(sk::DoSwap { card: card_of(card), who: who(whom, names) }),

        Action::Drink => names.say(sk::DoDrink),
        Action::Ride { to } => names.say(sk::DoRide { cell: place(to) }),
        Action::Bleed => names.say(sk::DoBleed),
        Action::Turn { way: Way::Left } => names.say(sk::DoTurnLeft),
        Action::Turn { way: Way::Right } => names.say(sk::DoTurnRight),

        Action::Choose { tile } => names.say(sk::DoChoose { tile: tile_words(tile, names) }),
        Action::Lay { turns } => lay(turns, view, names),
        Action::Face { card } => names.say(sk::DoFace { card: the(card) }),
        Action::Focus { ap: 0 } => names.say(sk::DoRoll),
        Action::Focus { ap } => names.say(sk::DoFocus { ap }),
        Action::Pass => names.say(sk::DoPass),
        Action::Send { side } => names.say(sk::DoSend { side: side_of(side) }),
        Action::Farther => names.say(sk::DoFarther),
        Action::Stop => names.say(sk::DoStop),
    })
}

/// `the Bear Trap`.
fn the(card: Card, view: &View, names: &Names<'_>) -> String {
    names.say(sk::The { card: told_apart(card, view, names) })
}

/// Where the listener's explorer stands.
fn here(view: &View, names: &Names<'_>) -> Option<Cell> {
    view.players.iter().find(|player| names.is_you(player.seat))?.at
}

/// `east to Healing Spring (c4)`, `east into the dark (c4)`.
fn beyond(view: &View, side: Side, names: &Names<'_>) -> String {
    let called = side_name(side, names);
    let Some(next) = here(view, names).map(|at| at.next(side)) else { return called };
    if view.cave.iter().any(|passage| passage.at == next) {
        names.say(sk::Way { side: called, to: place(next, view, names) })
    } else {
        names.say(sk::WayDark { side: called, to: next })
    }
}

/// `Mine Cart, open north and south, 1 Fortune`.
fn tile_words(tile: TileKind, names: &Names<'_>) -> String {
    let mut icons = Vec::new();
    if tile.hazards() > 0 {
        icons.push(names.say(sk::Hazards { n: tile.hazards().into() }));
    }
    if tile.fortunes() > 0 {
        icons.push(names.say(sk::Fortunes { n: tile.fortunes().into() }));
    }
    let (name, sides) = (tile_name(tile, names), open_sides(tile.shape().sides(), names));
    if icons.is_empty() {
        names.say(sk::TilePlain { tile: name, sides })
    } else {
        names.say(sk::TileIcons { tile: name, sides, icons: names.list(&icons) })
    }
}

fn open_sides(set: u8, names: &Names<'_>) -> String {
    let open = Side::ALL.iter().filter(|side| set & side.bit() != 0);
    names.list(&open.map(|side| side_name(*side, names)).collect::<Vec<_>>())
}

fn lay(turns: u8, view: &View, names: &Names<'_>) -> String {
    match &view.moment {
        Some(Moment::Laying { tile, .. }) => {
            names.say(sk::DoLay { sides: open_sides(turned(tile.shape().sides(), turns), names) })
        }
        _ => names.say(sk::DoTurnIt { turns: turns.into() }),
    }
}

/// Corridors, a bit a side, turned clockwise by quarters.
const fn turned(sides: u8, turns: u8) -> u8 {
    let doubled = sides << (turns & 3);
    (doubled | doubled >> 4) & 0b1111
}
