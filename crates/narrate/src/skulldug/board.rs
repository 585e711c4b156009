//! The whole position in plain text, for a terminal and for reading aloud.

use std::fmt::Write;

use kernel::Seat;
use skulldug::{Card, Cell, GhostSeen, PlayerSeen, Side, View};

use super::{faction_name, kind_name, place, tile_name, token_name};
use crate::Names;
use crate::speech::{list, sentence as capital, several};

/// The map in line-drawing characters, what lies where, then the players and the ghosts.
pub fn board(view: &View, names: &Names<'_>) -> String {
    let mut text = map(view);
    for passage in &view.cave {
        let mut there = who_is_there(view, passage.at, names);
        there.extend(passage.cards.iter().map(|card| kind_name(card.printed(), names).to_string()));
        if !there.is_empty() || passage.tile.special().is_some() {
            let name =
                if passage.at == view.entrance { "Cave Entrance".into() } else { tile_name(passage.tile, names) };
            writeln!(text, "{:<4}{:<19}{}", passage.at.to_string(), name, there.join(", ")).expect("text grows");
        }
    }
    text.push('\n');
    for player in &view.players {
        writeln!(text, "{}", player_line(player, view, names)).expect("text grows");
    }
    for ghost in &view.ghosts {
        writeln!(text, "{}", ghost_line(ghost, view, names)).expect("text grows");
    }
    let tiles: usize = view.passage_deck.iter().map(Vec::len).sum();
    let fortunes = view.fortune_deck.size;
    writeln!(text, "Decks: {tiles} tiles, {fortunes} Fortunes, {} Hazards.", view.hazard_deck.size)
        .expect("text grows");
    if let Some(gems) = view.cave_health {
        writeln!(text, "Cave Health: {}.", several(gems, "gem")).expect("text grows");
    }
    text
}

/// One character a passage, its corridors; `·` is undiscovered and `E` the way out.
fn map(view: &View) -> String {
    let xs = view.cave.iter().map(|passage| passage.at.x());
    let ys = view.cave.iter().map(|passage| passage.at.y());
    let (Some(left), Some(right)) = (xs.clone().min(), xs.max()) else { return String::new() };
    let (top, bottom) = (ys.clone().min().unwrap_or(0), ys.max().unwrap_or(0));
    let mut text = String::from("   ");
    (left..=right).for_each(|x| text.push(char::from(b'a' + x)));
    text.push('\n');
    for y in top..=bottom {
        write!(text, "{:>2} ", y + 1).expect("text grows");
        for x in left..=right {
            let at = Cell::at(x, y);
            let found = view.cave.iter().find(|passage| passage.at == at);
            text.push(if at == view.entrance { 'E' } else { found.map_or('·', |passage| corridors(&passage.sides)) });
        }
        text.push('\n');
    }
    text.push('\n');
    text
}

fn corridors(sides: &[Side]) -> char {
    const LINES: [char; 16] = ['▪', '╹', '╺', '┗', '╻', '┃', '┏', '┣', '╸', '┛', '━', '┻', '┓', '┫', '┳', '╋'];
    LINES[sides.iter().fold(0, |set, side| set | usize::from(side.bit()))]
}

pub(super) fn who_is_there(view: &View, at: Cell, names: &Names<'_>) -> Vec<String> {
    let players = view.players.iter().filter(|player| player.at == Some(at)).map(|player| names.whom(player.seat));
    let ghosts = view.ghosts.iter().filter(|ghost| ghost.at == Some(at)).map(|ghost| super::ghost(ghost.who, names));
    players.chain(ghosts).collect()
}

pub(super) fn player_line(player: &PlayerSeen, view: &View, names: &Names<'_>) -> String {
    let seat = player.seat;
    let mut parts = vec![
        player.at.map_or_else(|| "waits for backup".into(), |at| format!("in {}", place(at, view, names))),
        format!("Health {} of {}", player.health, player.max_health),
    ];
    if view.on_turn.contains(&seat) {
        let moves = if player.move_ap > 0 { format!(" and {} for moving", player.move_ap) } else { String::new() };
        parts.push(format!("{} AP{moves}", player.ap));
    }
    parts.extend(player.dazed.then(|| "Dazed".into()));
    parts.extend(player.pinned.then(|| "Pinned".into()));
    parts.push(several(player.treasures, "treasure"));
    parts.push(hand(&player.hand, names));
    capital(format!("{seat} {}: {}.", who(seat, player, names), parts.join(", ")))
}

fn who(seat: Seat, player: &PlayerSeen, names: &Names<'_>) -> String {
    let you = if names.is_you(seat) { " (you)" } else { "" };
    let token = player.token.map_or_else(String::new, |token| format!(" as {}", token_name(token, names)));
    format!("{}{you}{token}", names.name(seat))
}

pub(super) fn ghost_line(ghost: &GhostSeen, view: &View, names: &Names<'_>) -> String {
    let at = ghost.at.map_or_else(|| "dead".into(), |at| format!("in {}", place(at, view, names)));
    format!(
        "{} of the {}: {at}, {}.",
        super::ghost(ghost.who, names),
        faction_name(ghost.faction, names),
        hand(&ghost.hand, names)
    )
}

pub(super) fn hand(cards: &[Card], names: &Names<'_>) -> String {
    if cards.is_empty() {
        return "empty hand".into();
    }
    let cards: Vec<_> = cards.iter().map(|card| kind_name(card.printed(), names).to_string()).collect();
    format!("hand: {}", list(&cards))
}
