//! What a seat may do, a sentence an action.

use casadh::{Action, Ask, Side, Space, View, content};
use kernel::Seat;

use super::places::{compass, place};
use super::{item_name, items_named};
use crate::Names;
use crate::speech::several;

/// The action as a choice to be made.
pub fn offer(action: Action, view: &View, names: &Names<'_>) -> String {
    match action {
        Action::EndTurn => "End the turn".into(),
        Action::Move { side } => format!("Go {} to {}", compass(side), beyond(view, view.turn, side)),
        Action::Explore { side } => format!("Explore {}", compass(side)),
        Action::Slope { node } => format!("Take the slope to passageway {node}"),
        Action::CollectTreasure => "Look at the treasures here and keep one".into(),
        Action::CollectItems { items } => format!("Take {} and end the turn", items_named(items)),
        Action::Leave => {
            let best: Vec<_> = view.surface.iter().take(2).map(u8::to_string).collect();
            format!("Leave the caves and take {} from the Surface", best.join(" and "))
        }
        Action::UseMedkit => "Use the medkit".into(),
        Action::Deploy => "Light the dynamite here".into(),
        Action::Defuse { owner } => {
            let hp = view.players[view.turn.index()].hp;
            format!("Try to put out {} dynamite: a roll of {hp} or less, or it goes off", names.whose(owner))
        }
        Action::Rotate { rotation } => rotated(view, rotation),
        Action::DropItem { item } => format!("Drop the {}", item_name(item)),
        Action::Keep { value } => format!("Keep the {value}"),
        Action::Flee { side } => {
            let who = fleeing(view).unwrap_or(view.turn);
            format!("Flee {} to {}", compass(side), beyond(view, who, side))
        }
        Action::SendGrue { to } => format!("Drive the Grue to {}, {}", name(view, to), place(to)),
        Action::Pass => "Leave the Grues alone".into(),
        Action::TryGrue => format!("Try to move a Grue: a roll above {}", view.inside),
        Action::Decline => "Move no Grue after all".into(),
        Action::Eat { at } => format!("The Grue in {} eats the cornered", called(view, at)),
        Action::MoveGrue { from, side } => {
            format!("The Grue in {} goes {} to {}", called(view, from), compass(side), name(view, from.across(side)))
        }
    }
}

/// `Great Hall`.
fn name(view: &View, at: Space) -> String {
    let hex = view.hexes.iter().find(|hex| hex.at == at);
    hex.map_or_else(|| "the dark".into(), |hex| content::hex(hex.hex).name.clone())
}

/// `Great Hall, 2 east of Base Camp`.
fn called(view: &View, at: Space) -> String {
    format!("{}, {}", name(view, at), place(at))
}

/// What lies behind a side of the hex that `who` stands on.
fn beyond(view: &View, who: Seat, side: Side) -> String {
    view.players[who.index()].at.map_or_else(String::new, |at| name(view, at.across(side)))
}

fn fleeing(view: &View) -> Option<Seat> {
    match view.waiting.last() {
        Some(Ask::Flee { who, .. }) => Some(*who),
        _ => None,
    }
}

/// `Turn it 2 sixths: into passageway A, at the marker, exits east and west`.
fn rotated(view: &View, rotation: u8) -> String {
    let turn = match rotation {
        0 => "Lay it as drawn".to_string(),
        n => format!("Turn it {}", several(n, "sixth")),
    };
    let Some(Ask::Rotate { choices, .. }) = view.waiting.last() else { return turn };
    let Some(way) = choices.iter().find(|choice| choice.rotation == rotation) else { return turn };
    let marker = if way.at_marker { ", at the marker" } else { "" };
    let exits: Vec<_> = way.exits.iter().map(|side| compass(*side).to_string()).collect();
    format!("{turn}: into passageway {}{marker}, with ways {}", way.enters, crate::speech::list(&exits))
}
