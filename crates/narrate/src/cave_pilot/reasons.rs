//! What a step changes for the one who takes it: reputation, money, the plane, the way.

use cave_pilot::{Place, Player, Property, View};
use kernel::Seat;

use super::{cave_name, cp, place_name, property_name, upgrade_name};
use crate::Names;
use crate::reasons::Changes;

/// From one view to the next, for `seat`; weights are reputation.
pub fn changes((before, after): (&View, &View), seat: Seat, names: &Names<'_>, found: &mut Changes) {
    let (was, is) = (&before.players[seat.index()], &after.players[seat.index()]);
    let differs = |was: u16, is: u16| i32::from(is) - i32::from(was);
    match differs(was.reputation, is.reputation) {
        n @ 1.. => found.gains(3 * n, names.say(cp::GainReputation { n })),
        n @ ..=-1 => found.costs(-3 * n, names.say(cp::CostReputation { n: -n })),
        _ => {}
    }
    match differs(was.credits, is.credits) {
        n @ 1.. => found.gains(n, names.say(cp::GainCredits { n: n as u32 })),
        n @ ..=-1 => found.costs(-n, names.say(cp::CostCredits { n: -n as u32 })),
        _ => {}
    }
    plane(was, is, names, found);
    let handled: Vec<_> = is.handled.iter().filter(|cave| !was.handled.has(*cave)).collect();
    for cave in &handled {
        found.gains(5, names.say(cp::GainHandles { cave: cave_name(*cave, names) }));
    }
    match is.place {
        Place::Exit | Place::Out if was.place != is.place => found.gains(12, names.say(cp::GainOut)),
        place if was.place != place && handled.is_empty() => {
            let place = place_name(place, Some(after), names);
            found.gains(2, names.say(cp::GainPlace { place }));
        }
        _ => {}
    }
    for (other, (was, is)) in Seat::first(after.players.len()).zip(before.players.iter().zip(&after.players)) {
        if other != seat && hits(is) > hits(was) {
            found.gains(3, names.say(cp::GainHits { who: names.who(other) }));
        }
    }
}

/// What was built in, raised, used up or hit.
fn plane(was: &Player, is: &Player, names: &Names<'_>, found: &mut Changes) {
    for (old, new) in was.mat.iter().zip(&is.mat) {
        if let Some(card) = new.card.filter(|card| old.card != Some(*card)) {
            found.gains(4, names.say(cp::GainInstalls { card: upgrade_name(card, names) }));
        }
    }
    for (property, (old, new)) in Property::ALL.iter().zip(was.values.iter().zip(is.values)) {
        if new > *old && *property != Property::Fuel {
            found.gains(3, names.say(cp::GainRaises { property: property_name(*property, names), n: new }));
        }
    }
    if hits(is) > hits(was) {
        found.costs(4, names.say(cp::CostHits { n: hits(is) - hits(was) }));
    }
    if hits(is) < hits(was) {
        found.gains(4, names.say(cp::GainMends { n: hits(was) - hits(is) }));
    }
    if is.fuel < was.fuel {
        found.costs(2, names.say(cp::CostFuel));
    }
    if is.missiles < was.missiles {
        found.costs(2, names.say(cp::CostMissile));
    }
    if is.fuel > was.fuel {
        found.gains(2, names.say(cp::GainFuel));
    }
    if is.missiles > was.missiles {
        found.gains(2, names.say(cp::GainMissile));
    }
    if is.cards.len() > was.cards.len() {
        found.gains(3, names.say(cp::GainCard));
    }
}

/// Red cubes on the plane.
fn hits(player: &Player) -> u32 {
    player.mat.iter().map(|stack| u32::from(stack.hits)).sum()
}
