//! What a step changes for the one who takes it: reputation, money, the plane, the way.

use cave_pilot::{Place, Player, Property, View};
use kernel::Seat;

use super::{cave_name, place_name, property_name, upgrade_name};
use crate::Names;
use crate::reasons::Changes;
use crate::speech::several;

/// From one view to the next, for `seat`; weights are reputation.
pub fn changes((before, after): (&View, &View), seat: Seat, names: &Names<'_>, found: &mut Changes) {
    let (was, is) = (&before.players[seat.index()], &after.players[seat.index()]);
    let differs = |was: u16, is: u16| i32::from(is) - i32::from(was);
    match differs(was.reputation, is.reputation) {
        n @ 1.. => found.gains(3 * n, format!("earns {n} reputation")),
        n @ ..=-1 => found.costs(-3 * n, format!("costs {} reputation", -n)),
        _ => {}
    }
    match differs(was.credits, is.credits) {
        n @ 1.. => found.gains(n, format!("brings {}", several(n as u32, "credit"))),
        n @ ..=-1 => found.costs(-n, format!("costs {}", several(-n as u32, "credit"))),
        _ => {}
    }
    plane(was, is, found);
    let handled: Vec<_> = is.handled.iter().filter(|cave| !was.handled.has(*cave)).collect();
    for cave in &handled {
        found.gains(5, format!("handles {}", cave_name(*cave)));
    }
    match is.place {
        Place::Exit | Place::Out if was.place != is.place => found.gains(12, "brings the plane out"),
        place if was.place != place && handled.is_empty() => {
            found.gains(2, format!("gets to {}", place_name(place, Some(after))));
        }
        _ => {}
    }
    for (other, (was, is)) in Seat::first(after.players.len()).zip(before.players.iter().zip(&after.players)) {
        if other != seat && hits(is) > hits(was) {
            found.gains(3, format!("hits {} plane", names.whose(other)));
        }
    }
}

/// What was built in, raised, used up or hit.
fn plane(was: &Player, is: &Player, found: &mut Changes) {
    for (old, new) in was.mat.iter().zip(&is.mat) {
        if let Some(card) = new.card.filter(|card| old.card != Some(*card)) {
            found.gains(4, format!("installs the {}", upgrade_name(card)));
        }
    }
    for (property, (old, new)) in Property::ALL.iter().zip(was.values.iter().zip(is.values)) {
        if new > *old && *property != Property::Fuel {
            found.gains(3, format!("raises {} to {new}", property_name(*property)));
        }
    }
    if hits(is) > hits(was) {
        found.costs(4, format!("takes {}", several(hits(is) - hits(was), "hit")));
    }
    if hits(is) < hits(was) {
        found.gains(4, format!("mends {}", several(hits(was) - hits(is), "hit")));
    }
    if is.fuel < was.fuel {
        found.costs(2, "burns booster fuel");
    }
    if is.missiles < was.missiles {
        found.costs(2, "spends a missile");
    }
    if is.fuel > was.fuel {
        found.gains(2, "takes on booster fuel");
    }
    if is.missiles > was.missiles {
        found.gains(2, "takes on a missile");
    }
    if is.cards.len() > was.cards.len() {
        found.gains(3, "brings an Exploration card");
    }
}

/// Red cubes on the plane.
fn hits(player: &Player) -> u32 {
    player.mat.iter().map(|stack| u32::from(stack.hits)).sum()
}
