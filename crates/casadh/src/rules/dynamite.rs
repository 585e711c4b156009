//! Dynamite: deployed, defused, gone off; hexes that collapse. Rules: CC-DYN; rulings CC-R-14 to CC-R-20.

use kernel::{Log, Seat};

use super::{ending, items};
use crate::state::{Fuse, State, Waiting};
use crate::trail::Move;
use crate::{Death, Event, Hazard, HouseRule, Illegal, Item, Tally};

/// May the turn player deploy here? Never on Base Camp. Rule: CC-DYN-01, CC-DYN-02; ruling CC-R-14.
#[inline]
pub fn may_deploy(state: &State) -> bool {
    let who = state.spelunker(state.turn);
    who.carries(Item::Dynamite) && (who.hex != 0 || state.house.has(HouseRule::DynamiteAtBaseCamp))
}

/// The item goes to the supply, the token with the seat's mark to the hex. Rule: CC-DYN-01, CC-DYN-03, CC-ITEM-12,
/// CC-ITEM-15; rulings CC-R-10, CC-R-20.
pub fn deploy(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let seat = state.turn;
    if !may_deploy(state) {
        let carried = state.spelunker(seat).carries(Item::Dynamite);
        return Err(if carried { Illegal::NoDynamiteAtBase } else { Illegal::NotCarried(Item::Dynamite) });
    }
    items::return_item(state, Item::Dynamite);
    let hex = state.spelunker(seat).hex;
    state.fuses[usize::from(state.n_fuses)] = Fuse { owner: seat, hex };
    state.n_fuses += 1;
    log.push(Event::FuseLit { owner: seat, at: state.hex(hex).at });
    Ok(())
}

/// Owners of other seats' Dynamite on the turn player's hex, one bit a seat. Rule: CC-DYN-07; ruling CC-R-18.
#[inline]
pub fn defusable(state: &State) -> u8 {
    if state.n_fuses == 0 {
        return 0;
    }
    let here = state.spelunker(state.turn).hex;
    let others = state.fuses().iter().filter(|fuse| fuse.hex == here && fuse.owner != state.turn);
    others.fold(0, |set, fuse| set | 1 << fuse.owner.index())
}

/// Tries to put out the oldest token of `owner` here, for free. Rule: CC-DYN-07; rulings CC-R-10, CC-R-18.
pub fn defuse(state: &mut State, owner: Seat) -> Result<(), Illegal> {
    if defusable(state) >> owner.index() & 1 == 0 {
        return Err(if owner == state.turn { Illegal::OwnFuse } else { Illegal::NoFuse(owner) });
    }
    state.waiting.push(Waiting::Defuse { owner });
    Ok(())
}

/// At most the own HP puts it out, more sets it off. Rule: CC-DYN-08, CC-DYN-09, CC-DYN-10, CC-DYN-11; ruling CC-R-19.
pub fn roll(state: &mut State, owner: Seat, die: u8, log: &mut impl Log<Event>) {
    let seat = state.turn;
    let (hp, hex) = (state.spelunker(seat).hp, state.spelunker(seat).hex);
    let succeeds = die <= hp;
    state.waiting.pop();
    log.push(Event::DefuseRolled { seat, owner, die, hp, succeeds });
    let at = state.hex(hex).at;
    if !succeeds {
        log.push(Event::Exploded { owner, at });
        collapse(state, hex, log);
        return;
    }
    let oldest = state.fuses().iter().position(|fuse| fuse.owner == owner && fuse.hex == hex);
    remove_fuse(state, oldest.expect("the token was there to be defused"));
    state.progress = true;
    let gained = !state.spelunker(seat).carries(Item::Dynamite) && state.supply.has(Item::Dynamite.index());
    if gained {
        state.supply.take(Item::Dynamite.index());
        items::receive(state, Item::Dynamite, log);
    }
    log.push(Event::Defused { seat, owner, at, gained });
}

/// What the turn's seat laid goes off, oldest first, as its slot begins. Rule: CC-TURN-02, CC-DYN-04; rulings CC-R-17,
/// CC-R-20.
pub fn burn_down(state: &mut State, log: &mut impl Log<Event>) {
    while let Some(fuse) = state.fuses().iter().find(|fuse| fuse.owner == state.turn).copied() {
        log.push(Event::Exploded { owner: fuse.owner, at: state.hex(fuse.hex).at });
        collapse(state, fuse.hex, log);
        if state.is_over() {
            return;
        }
    }
}

/// The hex becomes rubble: what lay there goes back to bag and supply, tokens vanish, the track drops, who was there
/// dies. A Grue buried brings no vengeance. Rule: CC-DYN-05, CC-DYN-06, CC-DYN-11, CC-HEX-13, CC-MODEL-12; rulings
/// CC-R-15, CC-R-16.
fn collapse(state: &mut State, hex: u8, log: &mut impl Log<Event>) {
    let there = state.people_on(hex);
    let (treasures, items) = (state.hex(hex).treasures, state.hex(hex).items);
    log.push(Event::Collapsed { hex: state.hex(hex).tile, at: state.hex(hex).at, treasures: treasures.len() as u8 });
    if hex != 0 {
        state.trail.push(Move::Collapsed { hex });
    }
    state.bag.put_all(treasures);
    state.supply.put_all(items);
    state.hex_mut(hex).treasures = Tally::NONE;
    state.hex_mut(hex).items = Tally::NONE;
    while let Some(buried) = state.fuses().iter().position(|fuse| fuse.hex == hex) {
        remove_fuse(state, buried);
    }
    for hazard in Hazard::ALL {
        if state.symbols[hazard.index()] >> hex & 1 != 0 {
            state.track[hazard.index()] -= 1;
            log.push(Event::Track { hazard: *hazard, value: state.track[hazard.index()] });
        }
    }
    state.raze(hex);
    state.progress = true;
    for seat in state.in_order_from_active().filter(|seat| there >> seat.index() & 1 != 0) {
        ending::kill(state, seat, Death::Collapse, log);
    }
}

/// Takes a token off the map; what lay behind it is wiped, so that equal tables are equal states.
fn remove_fuse(state: &mut State, index: usize) {
    let n = usize::from(state.n_fuses);
    state.fuses.copy_within(index + 1..n, index);
    state.fuses[n - 1] = Fuse { owner: Seat::new(0), hex: 0 };
    state.n_fuses -= 1;
}
