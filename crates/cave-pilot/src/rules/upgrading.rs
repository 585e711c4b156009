//! Upgrading: sell, draw extra, buy, stock up; in any order and as often as one can pay. Rules: CP-UPG.

use kernel::Log;

use crate::content::{MAINTENANCE_COST, value};
use crate::plane::Stack;
use crate::rules::{damage, shop};
use crate::state::State;
use crate::{Event, Exploration, Held, Illegal, Part, Row, Shelf, Slot, Waiting};

/// Missiles and fuel a plane carries, short of an extended game. Rule: CP-UPG-10, ruling CP-R-12.
pub const CARRIED: u8 = 2;
/// More than anybody can pay for; keeps counters whole.
const CARRIED_EXTENDED: u8 = 250;
/// The price of a fuel or a missile. Rule: CP-UPG-09.
const STOCK: u8 = 3;
/// The price of an extra card. Rule: CP-UPG-04.
const EXTRA_CARD: u8 = 1;
/// What a permanent card brings, damaged or not. Rule: CP-UPG-03, ruling CP-R-11.
const PERMANENT: u8 = 3;

/// How many missiles, or fuel, can be carried. Ruling CP-R-12.
pub fn limit(state: &State) -> u8 {
    if state.extended { CARRIED_EXTENDED } else { CARRIED }
}

/// Upgrading is allowed where the plane has landed. Rule: CP-UPG-01, CP-UPG-02.
fn here(state: &State) -> Result<(), Illegal> {
    if state.turn.upgrades { Ok(()) } else { Err(Illegal::NoUpgrading) }
}

/// What cannot be paid cannot be done. Ruling CP-R-13.
pub fn afford(state: &State, price: u8) -> Result<(), Illegal> {
    let have = state.plane(state.turn.seat).credits;
    if have >= u16::from(price) { Ok(()) } else { Err(Illegal::TooDear { price, have }) }
}

/// The price of a displayed card for a position: its number into a free one, the difference to the current value as a
/// replacement, 2 as maintenance under a card; 1 less, once a turn, by the Gresham ledger, but at least 1.
/// Rule: CP-UPG-05, CP-UPG-06, CP-UPG-07, CP-UPG-08, CP-UPG-11, ruling CP-R-01, CP-R-09, CP-R-10.
pub fn price(state: &State, from: Shelf, into: Slot) -> Result<u8, Illegal> {
    here(state)?;
    let seat = state.turn.seat;
    let card = *state.row(from.row).get(usize::from(from.index)).ok_or(Illegal::EmptyShelf(from))?;
    if let Some((owner, at)) = state.reserved
        && at == from
        && owner != seat
    {
        return Err(Illegal::ReservedFor(card, owner));
    }
    let stack = state.plane(seat).mat[into.index()];
    let full = match card.property() {
        None if into.property().row() != from.row || stack.card.is_none() => {
            return Err(Illegal::NothingToMaintain(from.row));
        }
        None => MAINTENANCE_COST,
        Some(property) if property != into.property() => return Err(Illegal::WrongPosition { card, slot: into }),
        Some(_) => {
            let current = stack.current();
            if value(card) <= current {
                return Err(Illegal::NoDowngrade { slot: into, current });
            }
            value(card) - current
        }
    };
    let price = if has_discount(state) { full.saturating_sub(1).max(1) } else { full };
    afford(state, price)?;
    Ok(price)
}

/// Does the ledger still give its credit this turn?
fn has_discount(state: &State) -> bool {
    state.plane(state.turn.seat).holds(Exploration::GreshamLedger) && !state.turn.ledger_used
}

/// Buys a displayed card; the replaced one, its maintenance and its cubes go. The gap stays until the next refresh.
/// Rule: CP-UPG-05, CP-UPG-06, CP-UPG-08, CP-SHOP-04, ruling CP-R-09, CP-R-10.
pub fn buy(state: &mut State, from: Shelf, into: Slot, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let price = price(state, from, into)?;
    let seat = state.turn.seat;
    let card = shop::take(state, from);
    let full = match card.property() {
        None => {
            state.plane_mut(seat).mat[into.index()].value += value(card);
            MAINTENANCE_COST
        }
        Some(_) => {
            let current = state.plane(seat).mat[into.index()].current();
            damage::clear(state, seat, into);
            state.plane_mut(seat).mat[into.index()] = Stack { card: Some(card), value: value(card), hits: 0 };
            value(card) - current
        }
    };
    if price < full {
        state.turn.ledger_used = true;
    }
    let plane = state.plane_mut(seat);
    plane.credits -= u16::from(price);
    let value = plane.mat[into.index()].current();
    log.push(Event::Bought { seat, card, into, price, value });
    Ok(())
}

/// 1 credit for each use left, 3 for a permanent card. Rule: CP-UPG-03, ruling CP-R-11.
pub fn may_sell(state: &State, card: Held) -> Result<u8, Illegal> {
    here(state)?;
    if !state.plane(state.turn.seat).has(card) {
        return Err(Illegal::CardNotYours(card));
    }
    Ok(if card.card.is_permanent() { PERMANENT } else { card.left })
}

/// Rule: CP-UPG-03.
pub fn sell(state: &mut State, card: Held, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let credits = may_sell(state, card)?;
    let seat = state.turn.seat;
    let plane = state.plane_mut(seat);
    plane.remove(card);
    plane.credits += u16::from(credits);
    state.find_discards.put(card.card);
    log.push(Event::Sold { seat, card, credits });
    Ok(())
}

/// Rule: CP-UPG-04, ruling CP-R-07.
pub fn may_draw_extra(state: &State, row: Row) -> Result<(), Illegal> {
    here(state)?;
    if !shop::may_draw(state, row) {
        return Err(Illegal::NothingToDraw);
    }
    afford(state, EXTRA_CARD)
}

/// Rule: CP-UPG-04.
pub fn draw_extra(state: &mut State, row: Row, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_draw_extra(state, row)?;
    let seat = state.turn.seat;
    state.plane_mut(seat).credits -= u16::from(EXTRA_CARD);
    log.push(Event::PaidFor { seat, row: Some(row), price: EXTRA_CARD });
    shop::make_ready(state, row);
    state.waiting.push(Waiting::DrawExtra { row });
    Ok(())
}

/// Rule: CP-UPG-09, CP-UPG-10.
fn may_stock(state: &State, carried: u8) -> Result<(), Illegal> {
    here(state)?;
    if carried >= limit(state) {
        return Err(Illegal::CarriesTwo);
    }
    afford(state, STOCK)
}

/// Rule: CP-UPG-09, CP-UPG-10.
pub fn may_buy_fuel(state: &State) -> Result<(), Illegal> {
    may_stock(state, state.plane(state.turn.seat).fuel)
}

/// Rule: CP-UPG-09, CP-UPG-10.
pub fn may_buy_missile(state: &State) -> Result<(), Illegal> {
    may_stock(state, state.plane(state.turn.seat).missiles)
}

/// Rule: CP-UPG-09.
pub fn buy_fuel(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_buy_fuel(state)?;
    let seat = state.turn.seat;
    let plane = state.plane_mut(seat);
    plane.fuel += 1;
    plane.credits -= u16::from(STOCK);
    log.push(Event::Stocked { seat, what: Part::Fuel, price: STOCK });
    Ok(())
}

/// Rule: CP-UPG-09.
pub fn buy_missile(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_buy_missile(state)?;
    let seat = state.turn.seat;
    let plane = state.plane_mut(seat);
    plane.missiles += 1;
    plane.credits -= u16::from(STOCK);
    log.push(Event::Stocked { seat, what: Part::Missiles, price: STOCK });
    Ok(())
}
