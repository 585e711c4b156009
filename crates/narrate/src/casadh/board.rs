//! The whole position in plain text, for a terminal and for reading aloud.

use std::fmt::Write;

use casadh::{HexNow, Player, Standing, View, content};
use kernel::Seat;

use super::places::{compass, lies};
use super::{cc, hazard_name, hex_name, item_name, misfortune_name, numbers};
use crate::{Names, say};

/// The hexes in the order of laying, the track, the Surface, then the players.
pub fn board(view: &View, names: &Names<'_>) -> String {
    let mut text = String::new();
    for hex in &view.hexes {
        writeln!(text, "{:<6} {:<19} {}", hex.at.to_string(), hex_name(hex.hex, names), there(view, hex, names))
            .expect("text grows");
    }
    let surface: Vec<_> = view.surface.iter().map(u8::to_string).collect();
    let values = if surface.is_empty() { names.say(cc::Nothing) } else { surface.join(" ") };
    writeln!(text, "\n{}", names.say(cc::BoardTrack { rows: track(view, names) })).expect("text grows");
    writeln!(text, "{}", names.say(cc::BoardSurface { values })).expect("text grows");
    writeln!(text, "{}", piles(view, names)).expect("text grows");
    for (seat, player) in Seat::first(view.players.len()).zip(&view.players) {
        writeln!(text, "{}", player_line(seat, player, view, names)).expect("text grows");
    }
    text
}

/// `methane 1, bats 2 and Grues 0`.
pub(super) fn track(view: &View, names: &Names<'_>) -> String {
    let rows = view.track.iter().map(|row| format!("{} {}", hazard_name(row.hazard, names), row.value));
    names.list(&rows.collect::<Vec<_>>())
}

/// What is left to be drawn.
pub(super) fn piles(view: &View, names: &Names<'_>) -> String {
    names.say(cc::BoardPiles { pile: view.pile, deck: view.deck, bag: view.bag, round: view.round })
}

/// `passageways A E NE NW, B W SW SE; marker in B; Anna in A; 3 treasures (you saw 7, 4 and 1)`.
fn there(view: &View, hex: &HexNow, names: &Names<'_>) -> String {
    if hex.collapsed {
        return names.say(cc::BoardCollapsed);
    }
    let parts: Vec<_> =
        [passageways(hex, names)].into_iter().chain(printed(hex, names)).chain(present(view, hex, names)).collect();
    parts.join("; ")
}

/// What a standing hex shows by itself.
pub(super) fn printed(hex: &HexNow, names: &Names<'_>) -> Vec<String> {
    let printed = content::hex(hex.hex);
    let mut parts = Vec::new();
    if !printed.slopes.is_empty() {
        parts.push(names.say(cc::BoardSlope { nodes: printed.slopes.join(" ") }));
    }
    parts.extend(printed.marker.map(|node| names.say(cc::BoardMarker { node })));
    parts.extend(printed.water.map(|node| names.say(cc::BoardWater { node })));
    parts.extend(printed.symbols.iter().map(|symbol| {
        let (hazard, node) = (hazard_name(symbol.hazard, names), symbol.at);
        match hex.tokens.contains(&symbol.hazard) {
            true => names.say(cc::BoardOutbreak { hazard, node }),
            false => names.say(cc::BoardHazard { hazard, node }),
        }
    }));
    parts
}

/// Who and what is on a hex.
pub(super) fn present(view: &View, hex: &HexNow, names: &Names<'_>) -> Vec<String> {
    let mut parts: Vec<String> = hex.grue.map(|node| names.say(cc::BoardGrue { node })).into_iter().collect();
    for fuse in view.fuses.iter().filter(|fuse| fuse.at == hex.at) {
        parts.push(names.say(cc::BoardDynamite { who: names.who(fuse.owner), turns: fuse.slots_left.into() }));
    }
    for (seat, player) in Seat::first(view.players.len()).zip(&view.players) {
        if let (Some(at), Some(node)) = (player.at, player.node)
            && at == hex.at
        {
            parts.push(names.say(cc::BoardSpelunker { who: names.who(seat), node }));
        }
    }
    if !hex.items.is_empty() {
        parts.push(names.list(&hex.items.iter().map(|item| item_name(*item, names)).collect::<Vec<_>>()));
    }
    if hex.treasures > 0 {
        let n = hex.treasures.into();
        parts.push(match &hex.seen {
            Some(seen) => names.say(cc::BoardTreasuresSeen { n, values: numbers(&seen.values, names) }),
            None => names.say(cc::BoardTreasures { n }),
        });
    }
    parts
}

fn passageways(hex: &HexNow, names: &Names<'_>) -> String {
    let mut nodes: Vec<_> = hex.sides.clone();
    nodes.sort();
    nodes.dedup();
    let each = nodes.into_iter().map(|node| {
        let sides = hex.sides.iter().enumerate().filter(|(_, other)| **other == node);
        let sides: Vec<_> = sides.map(|(side, _)| compass(casadh::Side::new(side), names)).collect();
        format!("{node} {}", sides.join(" "))
    });
    each.collect::<Vec<_>>().join(", ")
}

pub(super) fn player_line(seat: Seat, player: &Player, view: &View, names: &Names<'_>) -> String {
    let who = names.say(say::Seated { who: names.who(seat) });
    let mut parts = vec![match (player.standing, player.at) {
        (Standing::Dead, _) => names.say(cc::FactDead),
        (Standing::Surface, _) => names.say(cc::FactSurface),
        (Standing::Caves, at) => at.map_or_else(|| names.say(cc::FactCaves), |at| lies(at, names)),
    }];
    if player.standing != Standing::Dead {
        parts.push(names.say(cc::FactHealth { health: player.hp.into() }));
        if view.turn == seat {
            parts.push(names.say(cc::FactMoves { mp: view.mp.into() }));
        }
        parts.push(names.say(cc::BoardTreasures { n: player.treasures.into() }));
        if !player.values.is_empty() {
            parts.push(names.say(cc::FactKnown { values: numbers(&player.values, names) }));
        }
        if !player.items.is_empty() {
            parts.push(names.list(&player.items.iter().map(|item| item_name(*item, names)).collect::<Vec<_>>()));
        }
        let held = player.held.iter().filter_map(|card| content::card(*card).misfortune);
        let held: Vec<_> = held.map(|misfortune| misfortune_name(misfortune, names)).collect();
        if !held.is_empty() {
            parts.push(names.list(&held));
        }
    }
    format!("{seat} {who}: {}.", parts.join(", "))
}
