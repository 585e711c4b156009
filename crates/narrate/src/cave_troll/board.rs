//! The whole position in plain text, for a terminal and for reading aloud.

use std::fmt::Write;

use cave_troll::{Area, AreaKind, ChestPlace, Figure, Piece, Player, View, content};
use kernel::Seat;

use super::{artifact_name, card_name, ct, figure_name, place};
use crate::Names;

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
                place(area, names),
                worth(view, area, names),
                there.join(", ")
            )
            .expect("text grows");
        }
    }
    if text.is_empty() {
        writeln!(text, "{}", names.say(ct::BoardEmpty)).expect("text grows");
    }
    writeln!(text, "\n{}", names.say(ct::BoardPile { icons: view.icons.into() })).expect("text grows");
    for (seat, player) in Seat::first(view.players.len()).zip(&view.players) {
        writeln!(text, "{}", player_line(seat, player, names)).expect("text grows");
    }
    text
}

pub(super) fn who_is_there(view: &View, area: Area, names: &Names<'_>) -> Vec<String> {
    let figures = view.pieces.iter().filter(|piece| piece.at == area);
    let figures = figures.map(|Piece { owner, kind, count, .. }| {
        let figure = figure_name(Figure { owner: *owner, kind: *kind }, names);
        if *count == 1 { figure } else { names.say(ct::BoardFigures { figure, count }) }
    });
    let chests =
        Seat::first(view.players.len()).zip(&view.players).filter(|(_, player)| player.chest == ChestPlace::In(area));
    figures.chain(chests.map(|(seat, _)| names.say(ct::BoardChest { who: names.who(seat) }))).collect()
}

/// `4 gold, Anna's`.
pub(super) fn worth(view: &View, area: Area, names: &Names<'_>) -> String {
    match content::area(area).kind {
        AreaKind::Entrance => names.say(ct::BoardEntrance),
        AreaKind::Pit => names.say(ct::BoardPit),
        AreaKind::Room => {
            let now = &view.rooms[area.index()];
            match now.controller {
                Some(seat) => names.say(ct::BoardRoom { who: names.who(seat), gold: now.gold }),
                None => names.say(ct::BoardRoomFree { gold: now.gold }),
            }
        }
    }
}

pub(super) fn player_line(seat: Seat, player: &Player, names: &Names<'_>) -> String {
    let mut parts =
        vec![names.say(ct::BoardGold { gold: player.gold }), names.say(ct::BoardDeck { cards: player.deck.into() })];
    let held: Vec<_> = player.hand.iter().chain(&player.drawn).map(|card| card_name(*card, names)).collect();
    if !held.is_empty() {
        parts.push(names.say(ct::BoardHand { cards: names.list(&held) }));
    }
    if !player.artifacts.is_empty() {
        let artifacts: Vec<_> = player.artifacts.iter().map(|artifact| artifact_name(*artifact, names)).collect();
        parts.push(names.say(ct::BoardArtifacts { artifacts: names.list(&artifacts) }));
    } else if player.artifact_count > 0 {
        parts.push(names.say(ct::BoardFacedown { count: player.artifact_count.into() }));
    }
    let who = names.say(ct::BoardPlayer { who: names.who(seat) });
    format!("{seat} {who}: {}.", parts.join(", "))
}
