//! The whole position in plain text, for a terminal and for reading aloud.

use std::fmt::Write;

use cave_pilot::{CaveNow, Place, Player, Property, Row, StackNow, View, content};
use kernel::Seat;

use super::{card_name, cave_name, cp, place_name, property_name, slot_name, upgrade_name};
use crate::Names;
use crate::speech::head;

/// The cave from entrance to exit, the shop, the players.
pub fn board(view: &View, names: &Names<'_>) -> String {
    let mut text = String::new();
    gate(&mut text, &names.say(cp::BoardEntrance), view, Place::Entrance, names);
    for cave in &view.caves {
        writeln!(
            text,
            "{:<4}{:<24}{:<26}{}",
            cave.at.to_string(),
            cave_name(cave.card, names),
            challenge(cave, names),
            there(view, Place::On(cave.at), names)
        )
        .expect("text grows");
    }
    if view.caves.is_empty() {
        writeln!(text, "{}", names.say(cp::BoardNoCave)).expect("text grows");
    }
    if view.exit {
        gate(&mut text, &names.say(cp::BoardExit), view, Place::Exit, names);
    }
    writeln!(text).expect("text grows");
    for row in &view.shop {
        let cards: Vec<_> =
            row.cards.iter().map(|card| format!("{} {}", upgrade_name(*card, names), content::value(*card))).collect();
        let cards = if cards.is_empty() { names.say(cp::BoardEmpty) } else { cards.join(", ") };
        let letter = if row.row == Row::A { 'A' } else { 'B' };
        writeln!(text, "{}", names.say(cp::BoardShop { row: letter, cards, pile: row.pile })).expect("text grows");
    }
    for (seat, player) in Seat::first(view.players.len()).zip(&view.players) {
        writeln!(text, "\n{}", player_lines(view, seat, player, names)).expect("text grows");
    }
    text
}

fn gate(text: &mut String, title: &str, view: &View, place: Place, names: &Names<'_>) {
    writeln!(text, "{title:<54}{}", there(view, place, names)).expect("text grows");
}

/// `SH > Y ×2, 2 cubes`.
pub(super) fn challenge(cave: &CaveNow, names: &Names<'_>) -> String {
    let printed = &content::content().caves[cave.card.index()];
    let parts: Vec<_> = printed.part.iter().map(|part| part.challenge.clone()).collect();
    let mut text = parts.join(" / ");
    if printed.actions > 1 {
        write!(text, " ×{}", printed.actions).expect("text grows");
    }
    let cubes = cave.hits.iter().sum::<u8>();
    if cubes > 0 {
        write!(text, ", {}", names.say(cp::BoardCubes { n: cubes.into() })).expect("text grows");
    }
    text
}

fn there(view: &View, place: Place, names: &Names<'_>) -> String {
    let seats = Seat::first(view.players.len()).zip(&view.players);
    let here = seats.filter(|(_, player)| player.place == place);
    let planes: Vec<_> = here.map(|(seat, _)| names.say(cp::BoardPlane { who: names.who(seat) })).collect();
    names.list(&planes)
}

pub(super) fn player_lines(view: &View, seat: Seat, player: &Player, names: &Names<'_>) -> String {
    let standing = names.say(cp::BoardPlayer {
        who: names.who(seat),
        n: player.reputation,
        credits: player.credits.into(),
        fuel: player.fuel,
        missiles: player.missiles.into(),
        place: place_name(player.place, Some(view), names),
    });
    let mut text = format!("{seat} {standing}");
    let values: Vec<_> = Property::TYPES
        .iter()
        .map(|property| format!("{} {}", property_name(*property, names), player.values[*property as usize]))
        .collect();
    write!(text, "\n  {}.", head(values.join(", "))).expect("text grows");
    for stack in player.mat.iter().filter(|stack| stack.card.is_some()) {
        write!(text, "\n  {}", stack_line(stack, names)).expect("text grows");
    }
    let cards: Vec<_> =
        player.cards.iter().map(|card| format!("{} ({})", card_name(card.card, names), card.left)).collect();
    if !cards.is_empty() {
        let cards = names.list(&cards);
        write!(text, "\n  {}", names.say(cp::BoardExplorations { cards })).expect("text grows");
    }
    let hand: Vec<_> = player.hand.iter().map(|cave| cave_name(*cave, names)).collect();
    if !hand.is_empty() {
        let cards = names.list(&hand);
        write!(text, "\n  {}", names.say(cp::BoardCaves { cards })).expect("text grows");
    }
    text
}

pub(super) fn stack_line(stack: &StackNow, names: &Names<'_>) -> String {
    let card = stack.card.map_or_else(|| names.say(cp::Nothing), |card| upgrade_name(card, names));
    let (slot, value) = (head(slot_name(stack.slot, names)), stack.current);
    match stack.hits {
        0 => names.say(cp::BoardStack { slot, card, value }),
        hits => names.say(cp::BoardStackHits { slot, card, value, hits: hits.into() }),
    }
}
