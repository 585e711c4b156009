//! What a seat may do, a sentence an action.

use casadh::{Action, Ask, Side, Sides, Space, Turned, View};
use kernel::Seat;

use super::places::{compass, place};
use super::{cc, hex_name, items_named, numbers, the_item};
use crate::Names;
use crate::speech::head;

/// The action as a choice to be made.
pub fn offer(action: Action, view: &View, names: &Names<'_>) -> String {
    head(match action {
        Action::EndTurn => names.say(cc::DoEndTurn),
        Action::Move { side } => {
            names.say(cc::DoMove { side: compass(side, names), hex: beyond(view, view.turn, side, names) })
        }
        Action::Explore { side } => names.say(cc::DoExplore { side: compass(side, names) }),
        Action::Slope { node } => names.say(cc::DoSlope { node }),
        Action::CollectTreasure => names.say(cc::DoCollectTreasure),
        Action::CollectItems { items } => names.say(cc::DoCollectItems { items: items_named(items, names) }),
        Action::Leave => {
            let best = &view.surface[..view.surface.len().min(2)];
            names.say(cc::DoLeave { treasures: numbers(best, names) })
        }
        Action::UseMedkit => names.say(cc::DoMedkit),
        Action::Deploy => names.say(cc::DoDeploy),
        Action::Defuse { owner } => {
            names.say(cc::DoDefuse { owner: names.who(owner), hp: view.players[view.turn.index()].hp })
        }
        Action::Rotate { rotation } => rotated(view, rotation, names),
        Action::DropItem { item } => names.say(cc::DoDrop { item: the_item(item, names) }),
        Action::Keep { value } => names.say(cc::DoKeep { value }),
        Action::Flee { side } => {
            let who = fleeing(view).unwrap_or(view.turn);
            names.say(cc::DoFlee { side: compass(side, names), hex: beyond(view, who, side, names) })
        }
        Action::SendGrue { to } => names.say(cc::DoSendGrue { hex: called(view, to, names) }),
        Action::Pass => names.say(cc::DoPass),
        Action::TryGrue => names.say(cc::DoTryGrue { inside: view.inside }),
        Action::Decline => names.say(cc::DoDecline),
        Action::Eat { at } => names.say(cc::DoEat { hex: called(view, at, names) }),
        Action::MoveGrue { from, side } => names.say(cc::DoMoveGrue {
            hex: called(view, from, names),
            side: compass(side, names),
            to: name(view, from.across(side), names),
        }),
    })
}

/// `Great Hall`.
fn name(view: &View, at: Space, names: &Names<'_>) -> String {
    let hex = view.hexes.iter().find(|hex| hex.at == at);
    hex.map_or_else(|| names.say(cc::Dark), |hex| hex_name(hex.hex, names))
}

/// `Great Hall, 2 east of Base Camp`.
fn called(view: &View, at: Space, names: &Names<'_>) -> String {
    names.say(cc::Called { hex: name(view, at, names), place: place(at, names) })
}

/// What lies behind a side of the hex that `who` stands on.
fn beyond(view: &View, who: Seat, side: Side, names: &Names<'_>) -> String {
    view.players[who.index()].at.map_or_else(String::new, |at| name(view, at.across(side), names))
}

fn fleeing(view: &View) -> Option<Seat> {
    match view.waiting.last() {
        Some(Ask::Flee { who, .. }) => Some(*who),
        _ => None,
    }
}

/// `Place it so that your tunnel leads east and southwest`, and how it is turned where that would not tell it from another way.
fn rotated(view: &View, rotation: u8, names: &Names<'_>) -> String {
    let Some(Ask::Rotate { choices, .. }) = view.waiting.last() else { return names.say(cc::DoPlace) };
    let Some(way) = choices.iter().find(|choice| choice.rotation == rotation) else { return names.say(cc::DoPlace) };
    let lay = match leads(&way.exits, names) {
        None => names.say(cc::DoPlace),
        Some(ways) if way.at_marker => names.say(cc::DoLayMarker { ways }),
        Some(ways) => names.say(cc::DoLay { ways }),
    };
    let sounds_like = |other: &&Turned| other.at_marker == way.at_marker && other.exits == way.exits;
    if choices.iter().filter(sounds_like).count() < 2 {
        return lay;
    }
    let which = match rotation {
        0 => "none",
        1 => "left",
        2 => "left-twice",
        3 => "half",
        4 => "right-twice",
        _ => "right",
    };
    let turn = names.say(cc::LayTurn { which });
    names.say(cc::DoLayTurned { lay, turn })
}

/// Where a tunnel leads, in as few words as will do.
fn leads(exits: &[Side], names: &Names<'_>) -> Option<String> {
    let closed: Vec<_> = Sides::ALL.iter().filter(|side| !exits.contains(side)).collect();
    match closed[..] {
        _ if exits.is_empty() => None,
        [] => Some(names.say(cc::LayEverywhere)),
        [side] => Some(names.say(cc::LayAllBut { side: compass(side, names) })),
        _ => Some(names.list(&exits.iter().map(|side| compass(*side, names)).collect::<Vec<_>>())),
    }
}
