//! What a step changes for the one who takes it: treasure, health, what is carried, the way.

use kernel::Seat;
use skulldug::{PlayerSeen, View};

use super::{card_name, ghost, place};
use crate::Names;
use crate::reasons::Changes;
use crate::speech::several;

/// From one view to the next, for `seat`; a treasure weighs 20.
pub fn changes((before, after): (&View, &View), seat: Seat, names: &Names<'_>, found: &mut Changes) {
    for (was, is) in before.players.iter().zip(&after.players) {
        let health = i32::from(is.health) - i32::from(was.health);
        match health {
            1.. if is.seat == seat => found.gains(4 * health, format!("heals {health}")),
            ..=-1 if is.seat == seat => found.costs(-5 * health, format!("costs {} health", -health)),
            ..=-1 => found.gains(-4 * health, format!("hurts {}", names.whom(is.seat))),
            _ => {}
        }
        if is.seat != seat && is.treasures < was.treasures {
            found.gains(15, format!("takes a treasure from {}", names.whom(is.seat)));
        }
    }
    let own = before.players.iter().zip(&after.players).find(|(_, is)| is.seat == seat);
    if let Some((was, is)) = own {
        explorer((before, after), (was, is), found);
    }
    for (was, is) in before.ghosts.iter().zip(&after.ghosts) {
        if was.at.is_some() && is.at.is_none() {
            found.gains(8, format!("lays {} to rest", ghost(is.who)));
        }
    }
    let discovered = after.cave.len().saturating_sub(before.cave.len()) as u32;
    if discovered > 0 {
        found.gains(3, format!("discovers {}", several(discovered, "passage")));
    }
}

/// What the explorer carries, where it stands, and what holds it.
fn explorer((before, after): (&View, &View), (was, is): (&PlayerSeen, &PlayerSeen), found: &mut Changes) {
    if is.treasures > was.treasures {
        found.gains(20, format!("has {} in hand", several(is.treasures, "treasure")));
    }
    if is.treasures < was.treasures {
        found.costs(20, "parts with a treasure");
    }
    for card in is.hand.iter().filter(|card| !was.hand.contains(card)) {
        found.gains(5, format!("gets {}", card_name(*card)));
    }
    for card in was.hand.iter().filter(|card| !is.hand.contains(card)) {
        found.costs(2, format!("spends {}", card_name(*card)));
    }
    if (was.dazed, is.dazed) == (true, false) || (was.pinned, is.pinned) == (true, false) {
        found.gains(6, "gets free again");
    }
    let Some(to) = is.at.filter(|to| was.at != Some(*to)) else { return };
    if to == after.entrance {
        found.gains(6, "gets to the Cave Entrance");
        return;
    }
    let lying = before.cave.iter().find(|passage| passage.at == to).and_then(|passage| passage.cards.first());
    match lying {
        Some(card) => found.gains(4, format!("gets to {}", card_name(*card))),
        None => found.gains(1, format!("gets to {}", place(to, after))),
    }
}
