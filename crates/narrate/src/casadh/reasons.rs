//! What a step changes for the one who takes it: treasure, health, items, the way out.

use casadh::{HexNow, Space, Standing, View};
use kernel::Seat;

use super::places::far;
use super::{cc, hazard_name, the_item};
use crate::Names;
use crate::reasons::Changes;

/// From one view to the next, for `seat`; weights are points of treasure.
pub fn changes((before, after): (&View, &View), seat: Seat, names: &Names<'_>, found: &mut Changes) {
    for (other, (was, is)) in Seat::first(after.players.len()).zip(before.players.iter().zip(&after.players)) {
        let health = i32::from(is.hp) - i32::from(was.hp);
        let points = health.unsigned_abs();
        match health {
            1.. if other == seat => found.gains(6 * health, names.say(cc::GainHealth { health: points })),
            ..=-1 if other == seat => found.costs(-8 * health, names.say(cc::CostHealth { health: points })),
            ..=-1 => found.gains(-3 * health, names.say(cc::GainHurt { who: names.who(other) })),
            _ => {}
        }
    }
    let (was, is) = (&before.players[seat.index()], &after.players[seat.index()]);
    if is.treasures > was.treasures {
        found.gains(10, names.say(cc::GainTreasure { count: (is.treasures - was.treasures).into() }));
    }
    for item in is.items.iter().filter(|item| !was.items.contains(item)) {
        found.gains(5, names.say(cc::GainItem { item: the_item(*item, names) }));
    }
    for item in was.items.iter().filter(|item| !is.items.contains(item)) {
        found.costs(2, names.say(cc::CostItem { item: the_item(*item, names) }));
    }
    if is.held.len() < was.held.len() {
        found.gains(6, names.say(cc::GainCure));
    }
    if was.standing == Standing::Caves && is.standing == Standing::Surface {
        found.gains(40, names.say(cc::GainHome { count: is.treasures.into() }));
    }
    if let (Some(from), Some(to)) = (was.at, is.at)
        && from != to
    {
        moved(after, from, to, names, found);
    }
    for fuse in after.fuses.iter().filter(|fuse| !before.fuses.iter().any(|known| known.at == fuse.at)) {
        let near = after.players.iter().zip(Seat::first(after.players.len()));
        let others: Vec<_> = near.filter(|(player, other)| *other != seat && player.at == Some(fuse.at)).collect();
        match others.first() {
            Some((_, other)) => found.gains(8, names.say(cc::GainThreat { who: names.who(*other) })),
            None => found.gains(4, names.say(cc::GainClose)),
        }
    }
    for (was, is) in before.track.iter().zip(&after.track) {
        if is.sixths > was.sixths {
            let hazard = hazard_name(is.hazard, names);
            found.costs(3, names.say(cc::CostOutbreak { hazard, sixths: is.sixths }));
        }
    }
}

/// Where it leads: to treasure, to items, towards the way out or further in.
fn moved(view: &View, from: Space, to: Space, names: &Names<'_>, found: &mut Changes) {
    let hex: Option<&HexNow> = view.hexes.iter().find(|hex| hex.at == to);
    if let Some(hex) = hex.filter(|hex| hex.treasures > 0) {
        found.gains(7, names.say(cc::GainNearTreasure { count: hex.treasures.into() }));
    }
    if let Some(item) = hex.and_then(|hex| hex.items.first()) {
        found.gains(5, names.say(cc::GainNearItem { item: the_item(*item, names) }));
    }
    match far(to).cmp(&far(from)) {
        std::cmp::Ordering::Less => found.gains(2, names.say(cc::GainNearer)),
        std::cmp::Ordering::Greater => found.gains(1, names.say(cc::GainFurther)),
        std::cmp::Ordering::Equal => {}
    }
}
