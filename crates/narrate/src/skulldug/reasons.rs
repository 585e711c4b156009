//! What a step changes for the one who takes it: treasure, health, what is carried, the way.

use kernel::Seat;
use skulldug::{PlayerSeen, View};

use super::{card_name, ghost, place, sk};
use crate::Names;
use crate::reasons::Changes;

/// From one view to the next, for `seat`; a treasure weighs 20.
pub fn changes((before, after): (&View, &View), seat: Seat, names: &Names<'_>, found: &mut Changes) {
    for (was, is) in before.players.iter().zip(&after.players) {
        let health = i32::from(is.health) - i32::from(was.health);
        match health {
            1.. if is.seat == seat => found.gains(4 * health, names.say(sk::GainHealth { health })),
            ..=-1 if is.seat == seat => found.costs(-5 * health, names.say(sk::CostHealth { health: -health })),
            ..=-1 => found.gains(-4 * health, names.say(sk::GainHurt { who: names.who(is.seat) })),
            _ => {}
        }
        if is.seat != seat && is.treasures < was.treasures {
            found.gains(15, names.say(sk::GainRobs { who: names.who(is.seat) }));
        }
    }
    if after.winners.contains(&seat) && before.winners.is_empty() {
        found.gains(100, names.say(sk::GainWin));
    }
    let own = before.players.iter().zip(&after.players).find(|(_, is)| is.seat == seat);
    if let Some((was, is)) = own {
        explorer((before, after), (was, is), names, found);
    }
    for (was, is) in before.ghosts.iter().zip(&after.ghosts) {
        if was.at.is_some() && is.at.is_none() {
            found.gains(8, names.say(sk::GainGhost { ghost: ghost(is.who, names) }));
        }
    }
    let discovered = after.cave.len().saturating_sub(before.cave.len()) as u32;
    if discovered > 0 {
        found.gains(3, names.say(sk::GainPassages { n: discovered }));
    }
}

/// What the explorer carries, where it stands, and what holds it.
fn explorer(
    (before, after): (&View, &View),
    (was, is): (&PlayerSeen, &PlayerSeen),
    names: &Names<'_>,
    found: &mut Changes,
) {
    if is.treasures > was.treasures {
        found.gains(20, names.say(sk::GainTreasures { n: is.treasures.into() }));
    }
    if is.treasures < was.treasures {
        found.costs(20, names.say(sk::CostTreasure));
    }
    for card in is.hand.iter().filter(|card| !was.hand.contains(card)) {
        found.gains(5, names.say(sk::GainCard { card: card_name(*card, names) }));
    }
    for card in was.hand.iter().filter(|card| !is.hand.contains(card)) {
        found.costs(2, names.say(sk::CostCard { card: card_name(*card, names) }));
    }
    if (was.dazed, is.dazed) == (true, false) || (was.pinned, is.pinned) == (true, false) {
        found.gains(6, names.say(sk::GainFree));
    }
    let Some(to) = is.at.filter(|to| was.at != Some(*to)) else { return };
    if to == after.entrance {
        found.gains(6, names.say(sk::GainEntrance));
        return;
    }
    let lying = before.cave.iter().find(|passage| passage.at == to).and_then(|passage| passage.cards.first());
    match lying {
        Some(card) => found.gains(4, names.say(sk::GainReach { place: card_name(*card, names) })),
        None => found.gains(1, names.say(sk::GainReach { place: place(to, after, names) })),
    }
}
