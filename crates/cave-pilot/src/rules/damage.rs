//! Damage: penalties, the order in which hits are absorbed, and crashing. Rules: CP-DAMAGE.

use kernel::{Log, Seat};

use crate::challenge::Penalty;
use crate::content::cave;
use crate::rules::{ending, scoring};
use crate::state::State;
use crate::{Event, Held, Illegal, Item, Part, Place, Property, Slot, Upgrade, Waiting};

/// The next part of a penalty, from left to right, each with its own overflow; a player who crashed stops there.
/// Rule: CP-DAMAGE-01, CP-SPEC-05, CP-SPEC-10, ruling CP-R-33, CP-R-42, CP-R-44.
///
/// For a two-part card the part being punished is the first one when the second is only ordered.
pub fn next_penalty(state: &mut State, who: Seat, next: u8, log: &mut impl Log<Event>) {
    let attack = state.attack.expect("a penalty is part of an attack");
    // The part that was rolled last: `done` counts from 1.
    let is_two_part = cave(attack.card).special == Some(crate::content::Special::TwoPart);
    let part = if is_two_part { attack.done - 1 } else { attack.part };
    let challenge = &cave(attack.card).parts[usize::from(part)];
    let penalty = challenge.penalty.get(usize::from(next)).copied().flatten();
    let Some(penalty) = penalty.filter(|_| state.plane(who).place != Place::Out) else {
        return state.waiting.pop();
    };
    state.waiting.replace(Waiting::Penalty { who, next: next + 1 });
    match penalty {
        Penalty::Hits(from, left) => state.waiting.push(Waiting::Hits { who, from, left }),
        Penalty::Reputation(n) => scoring::lose(state, who, n, log),
        Penalty::Cards(left) => state.waiting.push(Waiting::Remove { who, left }),
        Penalty::Shown(die) => {
            let left = attack.faces.map_or(0, |faces| faces[challenge.place_of(die)]);
            state.waiting.push(Waiting::Hits { who, from: Part::Shields, left });
        }
    }
}

/// Does the plane have something of this part?
#[inline]
fn has(state: &State, who: Seat, part: Part) -> bool {
    let plane = state.plane(who);
    match part {
        Part::Explorations => !plane.cards.is_empty(),
        Part::Missiles => plane.missiles > 0,
        Part::Fuel => plane.fuel > 0,
        typed => installed(state, who, typed).next().is_some(),
    }
}

fn installed(state: &State, who: Seat, part: Part) -> impl Iterator<Item = Slot> {
    let slots = part.property().map(Property::slots);
    slots.into_iter().flatten().filter(move |slot| state.plane(who).mat[slot.index()].card.is_some())
}

/// Where the next hit falls: the named type first, then the next one that has something, round after round.
/// Rule: CP-DAMAGE-02, CP-DAMAGE-03, CP-DAMAGE-04, CP-DAMAGE-05, ruling CP-R-32.
#[inline]
pub fn part_hit(state: &State, who: Seat, from: Part) -> Option<Part> {
    let order = Part::ALL.iter().cycle().skip(from as usize).take(Part::ALL.len());
    order.copied().find(|part| has(state, who, *part))
}

/// The cards of a part among which the owner chooses, equal ones once. Ruling CP-R-31.
pub fn choices(state: &State, who: Seat, part: Part, mut each: impl FnMut(Item)) {
    match part {
        Part::Explorations => exploration_choices(state, who, |card| each(Item::Card(card))),
        Part::Missiles | Part::Fuel => {}
        typed => installed(state, who, typed).for_each(|slot| each(Item::Slot(slot))),
    }
}

/// Exploration cards that differ.
pub fn exploration_choices(state: &State, who: Seat, mut each: impl FnMut(Held)) {
    let cards = &state.plane(who).cards;
    for (index, card) in cards.iter().enumerate() {
        if !cards[..index].contains(card) {
            each(*card);
        }
    }
}

/// Goes on with hits as long as there is no choice; a hit that finds nothing is a crash. Rule: CP-DAMAGE-10, ruling
/// CP-R-31, CP-R-34.
pub fn go_on(state: &mut State, who: Seat, from: Part, left: u8, log: &mut impl Log<Event>) -> bool {
    if left == 0 || state.plane(who).place == Place::Out {
        state.waiting.pop();
        return true;
    }
    let Some(part) = part_hit(state, who, from) else {
        state.waiting.pop();
        ending::eliminate(state, who, true, log);
        return true;
    };
    let (mut only, mut n) = (None, 0);
    choices(state, who, part, |item| {
        only = Some(item);
        n += 1;
    });
    if n > 1 {
        return false;
    }
    state.waiting.replace(Waiting::Hits { who, from, left: left - 1 });
    take_hit(state, who, part, only, log);
    true
}

/// D-HIT: the owner says which card of the type. Ruling CP-R-31.
pub fn choose(
    state: &mut State,
    who: Seat,
    from: Part,
    left: u8,
    on: Item,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let part = part_hit(state, who, from).expect("a hit that is asked about finds something");
    let mut fits = false;
    choices(state, who, part, |item| fits |= item == on);
    if !fits {
        return Err(Illegal::NotHittable(on));
    }
    state.waiting.replace(Waiting::Hits { who, from, left: left - 1 });
    take_hit(state, who, part, Some(on), log);
    Ok(())
}

/// One hit: a red cube, a green cube, a missile or a fuel; the last of it destroys the card. It stays until the part is
/// replaced or repaired. Rule: CP-DAMAGE-06, CP-DAMAGE-07, CP-DAMAGE-08, CP-DAMAGE-09, CP-DAMAGE-11, CP-EXPL-11.
pub fn take_hit(state: &mut State, who: Seat, part: Part, item: Option<Item>, log: &mut impl Log<Event>) {
    let plane = state.plane_mut(who);
    let gone = match item {
        Some(Item::Slot(slot)) => {
            let stack = &mut plane.mat[slot.index()];
            stack.hits += 1;
            let gone = stack.current() == 0;
            if gone {
                clear(state, who, slot);
            }
            gone
        }
        Some(Item::Card(card)) => {
            crate::cards::wear(state, who, card);
            card.left == 1
        }
        None if part == Part::Missiles => {
            plane.missiles -= 1;
            plane.missiles == 0
        }
        None => {
            plane.fuel -= 1;
            plane.fuel == 0
        }
    };
    log.push(Event::Hit { seat: who, on: part, item, gone });
}

/// A whole stack goes to the discards of its pile. Rule: CP-DAMAGE-06, ruling CP-R-07, CP-R-10.
pub fn clear(state: &mut State, who: Seat, slot: Slot) {
    let stack = std::mem::take(&mut state.plane_mut(who).mat[slot.index()]);
    if let Some(card) = stack.card {
        let maintenance = stack.maintenance();
        state.discard_upgrade(card);
        (0..maintenance).for_each(|_| state.discard_upgrade(Upgrade::maintenance(card.row())));
    }
}

/// Whole Exploration cards go; for each one missing there are two hits from Shields on. Rule: CP-SPEC-05, ruling CP-R-42.
pub fn remove_go_on(state: &mut State, who: Seat, left: u8, log: &mut impl Log<Event>) -> bool {
    if left == 0 || state.plane(who).place == Place::Out {
        state.waiting.pop();
        return true;
    }
    let (mut only, mut n) = (None, 0);
    exploration_choices(state, who, |card| {
        only = Some(card);
        n += 1;
    });
    match only {
        None => state.waiting.replace(Waiting::Hits { who, from: Part::Shields, left: 2 * left }),
        // As many as must go, or all alike: nothing to choose.
        Some(card) if n == 1 || state.plane(who).cards.len() <= usize::from(left) => {
            lose_card(state, who, left, card, log);
        }
        Some(_) => return false,
    }
    true
}

/// D-XCARD.
pub fn remove_card(
    state: &mut State,
    who: Seat,
    left: u8,
    card: Held,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if !state.plane(who).has(card) {
        return Err(Illegal::CardNotYours(card));
    }
    lose_card(state, who, left, card, log);
    Ok(())
}

fn lose_card(state: &mut State, who: Seat, left: u8, card: Held, log: &mut impl Log<Event>) {
    state.waiting.replace(Waiting::Remove { who, left: left - 1 });
    state.plane_mut(who).remove(card);
    state.find_discards.put(card.card);
    log.push(Event::CardLost { seat: who, card });
}
