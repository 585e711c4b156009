//! Kinds of things to do, a sentence each, and what people usually want to do.

use kernel::Seat;
use skulldug::{Action, View};
use words::{Language, Message};

use super::sk;

/// The kind of an action, with what it costs.
pub fn verb(action: Action, language: Language) -> String {
    let which = match action {
        Action::Be { .. } => "be",
        Action::Take { .. } => "take",
        Action::Set { .. } => "set",
        Action::Split { .. } => "split",
        Action::Play => "play",
        Action::Resign => "resign",
        Action::Keep => "keep",
        Action::Leave => "leave",
        Action::Resolve { .. } => "resolve",
        Action::First { .. } => "first",
        Action::EndTurn => "end-turn",
        Action::Finish => "finish",
        Action::Yield => "yield",
        Action::Move { .. } => "move",
        Action::Dash { .. } => "dash",
        Action::PickUp { .. } => "pick-up",
        Action::Drop { .. } => "drop",
        Action::Shove { .. } => "shove",
        Action::Throw { .. } => "throw",
        Action::Destroy { .. } => "destroy",
        Action::Recover => "recover",
        Action::PryFree => "pry-free",
        Action::Use { .. } => "use",
        Action::Dig { .. } => "dig",
        Action::Fish { .. } => "fish",
        Action::Grapple { .. } => "grapple",
        Action::Crank { .. } => "crank",
        Action::Blast { .. } => "blast",
        Action::Flare { .. } => "flare",
        Action::Copy { .. } => "copy",
        Action::Gas { .. } => "gas",
        Action::Lure { .. } => "lure",
        Action::Swap { .. } => "swap",
        Action::Drink => "drink",
        Action::Ride { .. } => "ride",
        Action::Bleed => "bleed",
        Action::Turn { .. } => "turn",
        Action::Choose { .. } => "choose",
        Action::Lay { .. } => "lay",
        Action::Face { .. } => "face",
        Action::Focus { .. } => "focus",
        Action::Pass => "pass",
        Action::Send { .. } => "send",
        Action::Farther => "farther",
        Action::Stop => "stop",
    };
    sk::Verb { which }.say(language)
}

/// What somebody in this seat may wonder about, in notation.
pub fn typical(view: &View, seat: Seat) -> Vec<String> {
    let Some(me) = view.players.get(seat.index()) else { return Vec::new() };
    let mut wishes = vec!["end turn".to_owned(), "recover".to_owned()];
    for side in ["north", "east", "south", "west"] {
        wishes.extend([format!("move {side}"), format!("destroy {side}")]);
    }
    wishes.push("dash north north".to_owned());
    let lying = view.cave.iter().filter(|passage| Some(passage.at) == me.at).flat_map(|passage| &passage.cards);
    let anywhere = view.cave.iter().flat_map(|passage| &passage.cards);
    wishes.extend(lying.chain(anywhere).next().map(|card| format!("pickup {card}")));
    let other = view.players.iter().find(|player| player.seat != seat).map(|player| player.seat);
    wishes.extend(other.map(|other| format!("shove {other} north")));
    wishes.extend(me.hand.first().zip(other).map(|(card, other)| format!("throw {card} {other}")));
    wishes.extend(me.hand.first().zip(me.at).map(|(card, at)| format!("drop {card} {at}")));
    wishes
}
