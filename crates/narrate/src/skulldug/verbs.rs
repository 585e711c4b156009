//! Kinds of things to do, a sentence each, and what people usually want to do.

use kernel::Seat;
use skulldug::{Action, View};

/// The kind of an action, with what it costs.
pub fn verb(action: Action) -> &'static str {
    match action {
        Action::Be { .. } => "Choose your explorer.",
        Action::Take { .. } => "Take a Gear card.",
        Action::Set { .. } => "Take a suggested set of Gear.",
        Action::Split { .. } => "Share out your team's Gear.",
        Action::Play => "Take your turn.",
        Action::Resign => "Resign: your explorer dies and the turn is skipped.",
        Action::Keep => "Take the backup's card into your hand.",
        Action::Leave => "Leave the backup's card in the Cave Entrance.",
        Action::Resolve { .. } => "Choose which of your cards comes first.",
        Action::First { .. } => "Choose which partner starts.",
        Action::EndTurn => "End the turn; AP that are left are lost.",
        Action::Finish => "Be done for this turn of your team.",
        Action::Yield => "Let your partner go on.",
        Action::Move { .. } => "Go to a connected passage, for 1 AP; one that nobody knows is discovered.",
        Action::Dash { .. } => "Dash through two known passages, for 1 AP.",
        Action::PickUp { .. } => "Pick up an item in your passage, for 1 AP.",
        Action::Drop { .. } => "Drop an item somewhere in your line of sight, for nothing.",
        Action::Shove { .. } => "Shove another explorer out of your passage, for 1 AP, once a turn.",
        Action::Throw { .. } => "Throw an item at an opponent in your line of sight, for 1 AP.",
        Action::Destroy { .. } => "Destroy an empty passage that yours faces, for 1 AP, once a turn.",
        Action::Recover => "Shake off Dazed, for 2 AP.",
        Action::PryFree => "Pry yourself free.",
        Action::Use { .. } => "Use a card of your hand.",
        Action::Dig { .. } => "Dig through a wall with your shovel.",
        Action::Fish { .. } => "Fish for a card with your rod.",
        Action::Grapple { .. } => "Swing to a passage with your hook.",
        Action::Crank { .. } => "Turn a passage with your crank.",
        Action::Blast { .. } => "Blast a passage.",
        Action::Flare { .. } => "Fire your flare into the dark.",
        Action::Copy { .. } => "Make your Mimic Stone a copy of a card.",
        Action::Gas { .. } => "Throw your gas grenade.",
        Action::Lure { .. } => "Lure a monster away.",
        Action::Swap { .. } => "Change places with somebody.",
        Action::Drink => "Drink from the spring.",
        Action::Ride { .. } => "Ride the mine cart.",
        Action::Bleed => "Bleed on the altar.",
        Action::Turn { .. } => "Turn this chamber.",
        Action::Choose { .. } => "Choose the tile to be laid.",
        Action::Lay { .. } => "Choose how the new passage lies.",
        Action::Face { .. } => "Choose which danger to face next.",
        Action::Focus { .. } => "Roll, with AP to focus if you like: each adds 1.",
        Action::Pass => "Use no card here.",
        Action::Send { .. } => "Choose where the sign leads.",
        Action::Farther => "Let the flare fly on.",
        Action::Stop => "Let the flare go out.",
    }
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
