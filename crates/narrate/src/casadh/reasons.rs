//! What a step changes for the one who takes it: treasure, health, items, the way out.

use casadh::{HexNow, Space, Standing, View};
use kernel::Seat;

use super::places::far;
use super::{hazard_name, item_name};
use crate::Names;
use crate::reasons::Changes;
use crate::speech::several;

/// From one view to the next, for `seat`; weights are points of treasure.
pub fn changes((before, after): (&View, &View), seat: Seat, names: &Names<'_>, found: &mut Changes) {
    for (other, (was, is)) in Seat::first(after.players.len()).zip(before.players.iter().zip(&after.players)) {
        let health = i32::from(is.hp) - i32::from(was.hp);
        match health {
            1.. if other == seat => found.gains(6 * health, format!("heals {health}")),
            ..=-1 if other == seat => found.costs(-8 * health, format!("costs {} health", -health)),
            ..=-1 => found.gains(-3 * health, format!("hurts {}", names.whom(other))),
            _ => {}
        }
    }
    let (was, is) = (&before.players[seat.index()], &after.players[seat.index()]);
    if is.treasures > was.treasures {
        found.gains(10, format!("carries off {}", several(is.treasures - was.treasures, "treasure")));
    }
    for item in is.items.iter().filter(|item| !was.items.contains(item)) {
        found.gains(5, format!("gets the {}", item_name(*item)));
    }
    for item in was.items.iter().filter(|item| !is.items.contains(item)) {
        found.costs(2, format!("spends the {}", item_name(*item)));
    }
    if is.held.len() < was.held.len() {
        found.gains(6, "cures a misfortune");
    }
    if was.standing == Standing::Caves && is.standing == Standing::Surface {
        found.gains(40, format!("brings {} home", several(is.treasures, "treasure")));
    }
    if let (Some(from), Some(to)) = (was.at, is.at)
        && from != to
    {
        moved(after, from, to, found);
    }
    for fuse in after.fuses.iter().filter(|fuse| !before.fuses.iter().any(|known| known.at == fuse.at)) {
        let near = after.players.iter().zip(Seat::first(after.players.len()));
        let others: Vec<_> = near.filter(|(player, other)| *other != seat && player.at == Some(fuse.at)).collect();
        match others.first() {
            Some((_, other)) => found.gains(8, format!("threatens {} with dynamite", names.whom(*other))),
            None => found.gains(4, "will close the way with dynamite"),
        }
    }
    for (was, is) in before.track.iter().zip(&after.track) {
        if is.sixths > was.sixths {
            found.costs(3, format!("makes an outbreak of {} likelier, {} in 6", hazard_name(is.hazard), is.sixths));
        }
    }
}

/// Where it leads: to treasure, to items, towards the way out or further in.
fn moved(view: &View, from: Space, to: Space, found: &mut Changes) {
    let hex: Option<&HexNow> = view.hexes.iter().find(|hex| hex.at == to);
    if let Some(hex) = hex.filter(|hex| hex.treasures > 0) {
        found.gains(7, format!("gets to {}", several(hex.treasures, "treasure")));
    }
    if let Some(item) = hex.and_then(|hex| hex.items.first()) {
        found.gains(5, format!("gets to the {}", item_name(*item)));
    }
    match far(to).cmp(&far(from)) {
        std::cmp::Ordering::Less => found.gains(2, "comes nearer to Base Camp"),
        std::cmp::Ordering::Greater => found.gains(1, "goes further into the caves"),
        std::cmp::Ordering::Equal => {}
    }
}
