//! What lies around a spelunker: its hex, its ways, the treasures and items it can get to.

use kernel::{Marks, Seat};

use super::super::Sights;
use super::super::stretch;
use super::super::ways::{self, NO_WAY, Walker, Ways, spot};
use super::{
    AT_MARKER, BEST_PILE, DARK, DETOUR, FRONTIER, HAZARDS, HERE, HERE_BEST, HERE_ITEMS, HERE_TOKENS, HERE_TREASURES,
    ITEM_NEAR, ITEMS, LYING, PILE_NEAR, PILE_TOKENS, ROAD, WATER, WAYS_OUT,
};
use crate::state::State;
use crate::{Hazard, Item, Misfortune, Spelunker};

/// What the best of so many treasures that I have not seen is worth.
const GUESS: [usize; 5] = [0, 3, 4, 5, 5];

/// The own surroundings. Hands on all ways from there.
pub(super) fn mark(state: &State, seat: Seat, into: &mut Marks) -> Ways {
    let who = state.spelunker(seat);
    let walker = Walker::of(state, who);
    let ways = Ways::of(state, &walker, spot(who.hex, who.node));
    let sights = Sights::of(state, seat);
    here(state, who, &sights, into);
    into.set(FRONTIER, stretch(ways.frontier(state, &walker), FRONTIER.len));
    let asleep = Hazard::ALL.iter().filter(|hazard| !who.carries(hazard.ward()));
    let asleep = asleep.fold(0, |hexes, hazard| hexes | state.symbols[hazard.index()] & !state.tokens[hazard.index()]);
    into.set(ROAD, (ways.road_home() & asleep).count_ones() as usize);
    piles(state, &walker, &ways, &sights, into);
    things(state, who, &ways, into);
    ways
}

/// The own hex.
fn here(state: &State, who: &Spelunker, sights: &Sights, into: &mut Marks) {
    let hex = state.hex(who.hex);
    into.set(HERE, hex.tile.index());
    into.set(AT_MARKER, usize::from(hex.plan().marker == Some(who.node)));
    for hazard in 0..HAZARDS {
        if state.tokens[hazard] >> who.hex & 1 != 0 {
            into.set(HERE_TOKENS, hazard);
        }
    }
    let tokens = hex.treasures.len() as usize;
    into.set(HERE_TREASURES, tokens);
    if tokens > 0 {
        into.set(HERE_BEST, sights.best(who.hex).unwrap_or(10));
    }
    for (item, n) in hex.items.iter() {
        into.count(HERE_ITEMS, item, n as i32);
    }
    let exits = state.exits(who);
    let open = exits.and(hex.standing);
    let open = if who.carries(Item::BrassLantern) { open } else { open.without(hex.grues) };
    into.set(WAYS_OUT, open.len() as usize);
    let dark = if state.pile.is_empty() { 0 } else { exits.without(hex.taken).len() };
    into.set(DARK, dark as usize);
}

/// Treasures that it can get to: the nearest, and the one that is best worth the way.
fn piles(state: &State, walker: &Walker, ways: &Ways, sights: &Sights, into: &mut Marks) {
    let (mut nearest, mut there, mut lying) = (NO_WAY, 0, 0);
    let mut best: Option<(i32, u8, u8, Option<usize>)> = None;
    for (number, laid) in state.hexes().iter().enumerate().skip(1).filter(|(_, laid)| !laid.treasures.is_empty()) {
        let Some(marker) = laid.plan().marker else { continue };
        let at = spot(number as u8, marker);
        let steps = ways.steps(at);
        if steps == NO_WAY {
            continue;
        }
        let tokens = laid.treasures.len() as usize;
        lying += tokens;
        if steps < nearest {
            (nearest, there) = (steps, tokens);
        }
        let seen = sights.best(number as u8);
        let worth = 2 * seen.unwrap_or(GUESS[tokens.min(4)]) as i32 - i32::from(steps);
        if best.is_none_or(|(most, ..)| worth > most) {
            best = Some((worth, steps, at, seen));
        }
    }
    into.set(PILE_NEAR, stretch(nearest, PILE_NEAR.len));
    into.set(LYING, lying);
    let Some((_, steps, at, seen)) = best else { return };
    into.set(PILE_TOKENS, there);
    into.set(BEST_PILE, stretch(steps, 12) * 11 + seen.unwrap_or(10));
    let (back, _) = ways::home(state, walker, [at]);
    let (home, _) = ways.home();
    let detour = if back == NO_WAY || home == NO_WAY { NO_WAY } else { (steps + back).saturating_sub(home) };
    into.set(DETOUR, stretch(detour, DETOUR.len));
}

/// Items that it does not carry, and water for the thirsty.
fn things(state: &State, who: &Spelunker, ways: &Ways, into: &mut Marks) {
    let mut nearest = [NO_WAY; ITEMS];
    let mut water = NO_WAY;
    let thirsty = !who.held.with(Misfortune::Thirst).is_empty();
    for (number, laid) in state.hexes().iter().enumerate().skip(1) {
        if thirsty && let Some(node) = laid.plan().water {
            water = water.min(ways.steps(spot(number as u8, node)));
        }
        if laid.items.is_empty() {
            continue;
        }
        let Some(marker) = laid.plan().marker else { continue };
        let steps = ways.steps(spot(number as u8, marker));
        for (item, _) in laid.items.iter() {
            nearest[item] = nearest[item].min(steps);
        }
    }
    for (item, steps) in nearest.into_iter().enumerate() {
        if steps != NO_WAY && !who.carries(Item::new(item)) {
            let far = match steps {
                0..=2 => usize::from(steps),
                3..=4 => 3,
                5..=7 => 4,
                _ => 5,
            };
            into.set(ITEM_NEAR, item * 6 + far);
        }
    }
    if thirsty {
        into.set(WATER, stretch(water, WATER.len));
    }
}
