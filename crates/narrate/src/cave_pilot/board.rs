//! The whole position in plain text, for a terminal and for reading aloud.

use std::fmt::Write;

use cave_pilot::{CaveNow, Place, Player, Property, Row, StackNow, View, content};
use kernel::Seat;

use super::{card_name, cave_name, place_name, property_name, slot_name, upgrade_name};
use crate::Names;
use crate::speech::{head, list, several};

/// The cave from entrance to exit, the shop, the players.
pub fn board(view: &View, names: &Names<'_>) -> String {
    let mut text = String::new();
    gate(&mut text, "Entrance", view, Place::Entrance, names);
    for cave in &view.caves {
        writeln!(
            text,
            "{:<4}{:<24}{:<26}{}",
            cave.at.to_string(),
            cave_name(cave.card, names),
            challenge(cave),
            there(view, Place::On(cave.at), names)
        )
        .expect("text grows");
    }
    if view.caves.is_empty() {
        text.push_str("No Cave card lies yet.\n");
    }
    if view.exit {
        gate(&mut text, "Exit", view, Place::Exit, names);
    }
    writeln!(text).expect("text grows");
    for row in &view.shop {
        let cards: Vec<_> =
            row.cards.iter().map(|card| format!("{} {}", upgrade_name(*card, names), content::value(*card))).collect();
        let cards = if cards.is_empty() { "empty".into() } else { cards.join(", ") };
        writeln!(text, "Shop {}: {cards} ({} in the pile).", if row.row == Row::A { 'A' } else { 'B' }, row.pile)
            .expect("text grows");
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
pub(super) fn challenge(cave: &CaveNow) -> String {
    let printed = &content::content().caves[cave.card.index()];
    let parts: Vec<_> = printed.part.iter().map(|part| part.challenge.clone()).collect();
    let mut text = parts.join(" / ");
    if printed.actions > 1 {
        write!(text, " ×{}", printed.actions).expect("text grows");
    }
    let cubes = cave.hits.iter().sum::<u8>();
    if cubes > 0 {
        write!(text, ", {}", several(cubes, "cube")).expect("text grows");
    }
    text
}

fn there(view: &View, place: Place, names: &Names<'_>) -> String {
    let seats = Seat::first(view.players.len()).zip(&view.players);
    let planes: Vec<_> =
        seats.filter(|(_, player)| player.place == place).map(|(seat, _)| head(names.whose(seat)) + " plane").collect();
    list(&planes)
}

pub(super) fn player_lines(view: &View, seat: Seat, player: &Player, names: &Names<'_>) -> String {
    let who = if names.is_you(seat) { format!("{} (you)", names.name(seat)) } else { names.name(seat).to_string() };
    let mut text = format!(
        "{seat} {who}: {} Reputation, {}, {} fuel, {}, in {}.",
        player.reputation,
        several(u32::from(player.credits), "credit"),
        player.fuel,
        several(player.missiles, "missile"),
        place_name(player.place, Some(view), names),
    );
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
        write!(text, "\n  Exploration: {}.", list(&cards)).expect("text grows");
    }
    let hand: Vec<_> = player.hand.iter().map(|cave| cave_name(*cave, names).to_string()).collect();
    if !hand.is_empty() {
        write!(text, "\n  Cave cards: {}.", list(&hand)).expect("text grows");
    }
    text
}

pub(super) fn stack_line(stack: &StackNow, names: &Names<'_>) -> String {
    let card = stack.card.map_or_else(|| "nothing".into(), |card| upgrade_name(card, names));
    let hits = if stack.hits > 0 { format!(", {}", several(stack.hits, "hit")) } else { String::new() };
    format!("{}: {card}, worth {}{hits}.", head(slot_name(stack.slot, names)), stack.current)
}
