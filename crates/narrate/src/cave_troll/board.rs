//! The whole position in plain text, for a terminal and for reading aloud.

use std::fmt::Write;

use cave_troll::{Area, AreaKind, ChestPlace, Piece, Player, View, content};
use kernel::Seat;

use super::{artifact_name, card_name, kind_name, place};
use crate::Names;
use crate::speech::{list, sentence as capital, several};

/// Areas with somebody or something in them, then the players.
pub fn board(view: &View, names: &Names<'_>) -> String {
    let mut text = String::new();
    for area in Area::all() {
        let there = who_is_there(view, area, names);
        if !there.is_empty() {
            writeln!(
                text,
                "{:<4}{:<20} {:<28} {}",
                area.to_string(),
                place(area),
                worth(view, area, names),
                there.join(", ")
            )
            .expect("text grows");
        }
    }
    if text.is_empty() {
        text.push_str("The cave is empty.\n");
    }
    writeln!(text, "\nScoring pile: {} of 5.", several(view.icons, "icon")).expect("text grows");
    for (seat, player) in Seat::first(view.players.len()).zip(&view.players) {
        writeln!(text, "{}", player_line(seat, player, names)).expect("text grows");
    }
    text
}

pub(super) fn who_is_there(view: &View, area: Area, names: &Names<'_>) -> Vec<String> {
    let figures = view.pieces.iter().filter(|piece| piece.at == area);
    let figures = figures.map(|Piece { owner, kind, count, .. }| match count {
        1 => format!("{} {}", names.whose(*owner), kind_name(*kind)),
        n => format!("{} {n} {}s", names.whose(*owner), kind_name(*kind)),
    });
    let chests =
        Seat::first(view.players.len()).zip(&view.players).filter(|(_, player)| player.chest == ChestPlace::In(area));
    figures.chain(chests.map(|(seat, _)| format!("{} chest", names.whose(seat)))).collect()
}

/// `4 gold, Anna's`.
pub(super) fn worth(view: &View, area: Area, names: &Names<'_>) -> String {
    match content::area(area).kind {
        AreaKind::Entrance => "entrance".into(),
        AreaKind::Pit => "pit".into(),
        AreaKind::Room => {
            let now = &view.rooms[area.index()];
            match now.controller {
                Some(seat) => format!("{} gold, {}", now.gold, names.possessed(seat)),
                None => format!("{} gold, nobody's", now.gold),
            }
        }
    }
}

pub(super) fn player_line(seat: Seat, player: &Player, names: &Names<'_>) -> String {
    let who = if names.is_you(seat) { format!("{} (you)", names.name(seat)) } else { names.name(seat).to_string() };
    let mut parts = vec![format!("{} gold", player.gold), format!("{} in the deck", several(player.deck, "card"))];
    let held: Vec<_> = player.hand.iter().chain(&player.drawn).map(|card| card_name(*card)).collect();
    if !held.is_empty() {
        parts.push(format!("hand: {}", list(&held)));
    }
    if !player.artifacts.is_empty() {
        let artifacts: Vec<_> = player.artifacts.iter().map(|artifact| artifact_name(*artifact).to_string()).collect();
        parts.push(format!("artifact: {}", list(&artifacts)));
    } else if player.artifact_count > 0 {
        parts.push(several(player.artifact_count, "facedown artifact"));
    }
    capital(format!("{seat} {who}: {}.", parts.join(", ")))
}
