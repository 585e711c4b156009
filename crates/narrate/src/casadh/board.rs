//! The whole position in plain text, for a terminal and for reading aloud.

use std::fmt::Write;

use casadh::{HexNow, Player, Standing, View, content};
use kernel::Seat;

use super::places::{compass, place};
use super::{hazard_name, item_name, misfortune_name};
use crate::Names;
use crate::speech::{list, several};

/// The hexes in the order of laying, the track, the Surface, then the players.
pub fn board(view: &View, names: &Names<'_>) -> String {
    let mut text = String::new();
    for hex in &view.hexes {
        writeln!(text, "{:<6} {:<19} {}", hex.at.to_string(), content::hex(hex.hex).name, there(view, hex, names))
            .expect("text grows");
    }
    let rows: Vec<_> =
        view.track.iter().map(|row| format!("{} {}", hazard_name(row.hazard, names), row.value)).collect();
    writeln!(text, "\nTrack: {}.", list(&rows)).expect("text grows");
    let surface: Vec<_> = view.surface.iter().map(u8::to_string).collect();
    writeln!(text, "On the Surface: {}.", if surface.is_empty() { "nothing".into() } else { surface.join(" ") })
        .expect("text grows");
    writeln!(text, "Pile {}, deck {}, bag {}; round {}.", view.pile, view.deck, view.bag, view.round)
        .expect("text grows");
    for (seat, player) in Seat::first(view.players.len()).zip(&view.players) {
        writeln!(text, "{}", player_line(seat, player, view, names)).expect("text grows");
    }
    text
}

/// `passageways A E NE NW, B W SW SE; marker in B; Anna in A; 3 treasures (you saw 7, 4 and 1)`.
fn there(view: &View, hex: &HexNow, names: &Names<'_>) -> String {
    if hex.collapsed {
        return "collapsed".into();
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
        parts.push(format!("slope {}", printed.slopes.join(" ")));
    }
    parts.extend(printed.marker.map(|node| format!("marker in {node}")));
    parts.extend(printed.water.map(|node| format!("water in {node}")));
    parts.extend(printed.symbols.iter().map(|symbol| {
        let broke_out = hex.tokens.contains(&symbol.hazard);
        format!("{}{} in {}", hazard_name(symbol.hazard, names), if broke_out { "!" } else { "" }, symbol.at)
    }));
    parts
}

/// Who and what is on a hex.
pub(super) fn present(view: &View, hex: &HexNow, names: &Names<'_>) -> Vec<String> {
    let mut parts: Vec<String> = hex.grue.map(|node| format!("a Grue in {node}")).into_iter().collect();
    for fuse in view.fuses.iter().filter(|fuse| fuse.at == hex.at) {
        parts.push(format!("{} dynamite, {} left", names.whose(fuse.owner), several(fuse.slots_left, "turn")));
    }
    for (seat, player) in Seat::first(view.players.len()).zip(&view.players) {
        if let (Some(at), Some(node)) = (player.at, player.node)
            && at == hex.at
        {
            parts.push(format!("{} in {node}", names.whom(seat)));
        }
    }
    if !hex.items.is_empty() {
        parts.push(list(&hex.items.iter().map(|item| item_name(*item, names)).collect::<Vec<_>>()));
    }
    if hex.treasures > 0 {
        let seen = hex.seen.as_ref().map_or_else(String::new, |seen| {
            format!(" (last seen {})", list(&seen.values.iter().map(u8::to_string).collect::<Vec<_>>()))
        });
        parts.push(several(hex.treasures, "treasure") + &seen);
    }
    parts
}

fn passageways(hex: &HexNow, names: &Names<'_>) -> String {
    let mut nodes: Vec<_> = hex.sides.clone();
    nodes.sort();
    nodes.dedup();
    let each = nodes.into_iter().map(|node| {
        let sides = hex.sides.iter().enumerate().filter(|(_, other)| **other == node);
        let sides: Vec<_> = sides.map(|(side, _)| compass(casadh::Side::new(side), names).to_string()).collect();
        format!("{node} {}", sides.join(" "))
    });
    each.collect::<Vec<_>>().join(", ")
}

pub(super) fn player_line(seat: Seat, player: &Player, view: &View, names: &Names<'_>) -> String {
    let who = if names.is_you(seat) { format!("{} (you)", names.name(seat)) } else { names.name(seat).to_string() };
    let mut parts = vec![match (player.standing, player.at) {
        (Standing::Dead, _) => "dead".into(),
        (Standing::Surface, _) => "on the Surface".into(),
        (Standing::Caves, at) => at.map_or_else(|| "in the caves".into(), |at| place(at, names)),
    }];
    if player.standing != Standing::Dead {
        parts.push(format!("{} health", player.hp));
        if view.turn == seat {
            parts.push(several(view.mp, "move point"));
        }
        parts.push(several(player.treasures, "treasure"));
        if !player.values.is_empty() {
            parts.push(format!("known {}", list(&player.values.iter().map(u8::to_string).collect::<Vec<_>>())));
        }
        if !player.items.is_empty() {
            parts.push(list(&player.items.iter().map(|item| item_name(*item, names)).collect::<Vec<_>>()));
        }
        let held = player.held.iter().filter_map(|card| content::card(*card).misfortune);
        let held: Vec<_> = held.map(|misfortune| misfortune_name(misfortune, names).to_string()).collect();
        if !held.is_empty() {
            parts.push(list(&held));
        }
    }
    format!("{seat} {who}: {}.", parts.join(", "))
}
