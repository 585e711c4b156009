//! Items found, collected and used. Rules: CC-ITEM; rulings CC-R-10 to CC-R-12, CC-R-57, CC-R-58.

use kernel::Log;

use super::{misfortunes, turn};
use crate::state::{FULL_HP, State, Waiting};
use crate::{Event, HouseRule, Illegal, Item, ItemSet, Misfortune};

/// An item from the supply lies face up on the new hex. Rule: CC-EXPL-12, CC-ITEM-03; rulings CC-R-39, CC-R-58.
pub fn find(state: &mut State, left: u8, item: Item, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if !state.supply.has(item.index()) {
        return Err(Illegal::ItemNotThere(item));
    }
    state.supply.take(item.index());
    lie(state, state.explored, item);
    state.waiting.replace(Waiting::Items { left: left - 1 });
    log.push(Event::ItemFound { item, at: state.hex(state.explored).at });
    Ok(())
}

/// Puts an item face up on a hex.
pub fn lie(state: &mut State, hex: u8, item: Item) {
    state.hex_mut(hex).items.put(item.index());
}

/// Items the turn player may collect: at the marker, of kinds it does not carry. Rule: CC-ITEM-01, CC-ITEM-13, CC-HEX-10.
#[inline]
pub fn takeable(state: &State) -> ItemSet {
    let who = state.spelunker(state.turn);
    let hex = state.hex(who.hex);
    if hex.items.is_empty() || hex.plan().marker != Some(who.node) || has_torn_pack(state) {
        return ItemSet::NONE;
    }
    ItemSet(hex.items.kinds() & !who.items.0)
}

fn has_torn_pack(state: &State) -> bool {
    !state.spelunker(state.turn).held.with(Misfortune::TornPack).is_empty()
}

/// Takes any non-empty choice; the turn ends. Items are never dropped, swapped or given. Rule: CC-ITEM-13, CC-ITEM-14;
/// rulings CC-R-11, CC-R-12, CC-R-13.
pub fn collect(state: &mut State, items: ItemSet, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let seat = state.turn;
    let who = state.spelunker(seat);
    let hex = state.hex(who.hex);
    if items.is_empty() {
        return Err(Illegal::NoItemChosen);
    }
    if hex.plan().marker != Some(who.node) {
        return Err(Illegal::NotAtMarker);
    }
    if let Some(missing) = items.iter().find(|item| !hex.items.has(item.index())) {
        return Err(Illegal::ItemNotHere(missing));
    }
    if let Some(carried) = items.iter().find(|item| who.carries(*item)) {
        return Err(Illegal::CarriesAlready(carried));
    }
    if has_torn_pack(state) {
        return Err(Illegal::TornPack);
    }
    let here = who.hex;
    state.progress = true;
    state.mp = 0;
    log.push(Event::ItemsTaken { seat, items, at: state.hex(here).at });
    for item in items.iter() {
        state.hex_mut(here).items.take(item.index());
        receive(state, item, log);
    }
    turn::end(state, log);
    Ok(())
}

/// The turn player has an item from now on; some cure on receipt. Rule: CC-ITEM-02, CC-ITEM-05, CC-ITEM-11.
pub fn receive(state: &mut State, item: Item, log: &mut impl Log<Event>) {
    let seat = state.turn;
    state.spelunker_mut(seat).items.put(item);
    match item {
        Item::Canteen => misfortunes::cure(state, seat, Misfortune::Thirst, log),
        Item::Battery => misfortunes::cure(state, seat, Misfortune::FlashlightOut, log),
        _ => {}
    }
}

/// May the turn player use a Medkit? At full health too. Rule: CC-ITEM-10; ruling CC-R-57.
#[inline]
pub fn may_use_medkit(state: &State) -> bool {
    let who = state.spelunker(state.turn);
    who.carries(Item::Medkit) && !(who.hp == FULL_HP && state.house.has(HouseRule::MedkitOnlyWhenHurt))
}

/// Health becomes full, for free; the Medkit goes back to the supply. Rule: CC-ITEM-10, CC-ITEM-15, CC-GEN-05; ruling
/// CC-R-10.
pub fn use_medkit(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let seat = state.turn;
    if !may_use_medkit(state) {
        let carried = state.spelunker(seat).carries(Item::Medkit);
        return Err(if carried { Illegal::NotHurt } else { Illegal::NotCarried(Item::Medkit) });
    }
    return_item(state, Item::Medkit);
    state.spelunker_mut(seat).hp = FULL_HP;
    log.push(Event::Healed { seat, hp: FULL_HP });
    misfortunes::cure(state, seat, Misfortune::TwistedAnkle, log);
    Ok(())
}

/// The turn player's item goes back to the supply. Rule: CC-ITEM-15.
pub fn return_item(state: &mut State, item: Item) {
    let seat = state.turn;
    state.spelunker_mut(seat).items.take(item);
    state.supply.put(item.index());
}
