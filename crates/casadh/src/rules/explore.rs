//! Explore, in its strict order: hex, rotation, card, misfortune, items, treasures, rolls. Rules: CC-EXPL, CC-CARD;
//! rulings CC-R-22, CC-R-38, CC-R-39, CC-R-42.

use kernel::Log;

use super::{misfortunes, moving, turn};
use crate::content::tables;
use crate::state::{State, Waiting};
use crate::{Card, Event, Hazard, Illegal, Misfortune, Side, Sides, Tile};

/// Sides with an empty space behind them, while there are hexes to lay. Rule: CC-EXPL-01, CC-EXPL-02, CC-EXPL-03.
#[inline]
pub fn explorable(state: &State) -> Sides {
    if state.pile.is_empty() {
        return Sides::NONE;
    }
    let who = state.spelunker(state.turn);
    state.exits(who).without(state.hex(who.hex).taken)
}

/// Sets out into the dark; the hex is drawn next. Rule: CC-EXPL-02; ruling CC-R-49 calls it progress.
pub fn explore(state: &mut State, side: Side) -> Result<(), Illegal> {
    if !explorable(state).has(side) {
        return Err(if state.pile.is_empty() {
            Illegal::PileEmpty
        } else if !state.exits(state.spelunker(state.turn)).has(side) {
            Illegal::NoExit(side)
        } else {
            Illegal::SpaceTaken(side)
        });
    }
    state.progress = true;
    state.waiting.push(Waiting::Hex { side });
    Ok(())
}

/// The top hex of the pile; Cave Paintings brings the Level 2 hexes. Rule: CC-EXPL-03, CC-EXPL-06, CC-HEX-12.
pub fn draw_hex(state: &mut State, side: Side, tile: Tile, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if !state.pile.has(tile) {
        return Err(Illegal::HexNotThere(tile));
    }
    state.pile.take(tile);
    let seat = state.turn;
    log.push(Event::HexDrawn { seat, hex: tile, at: state.hex_of(seat).at.across(side) });
    if tile == Tile::PAINTINGS {
        state.pile.0 |= state.aside.0;
        state.aside.0 = 0;
        log.push(Event::PileGrows { hexes: state.pile.len() as u8 });
    }
    let choices = rotations(tile, side);
    if choices.count_ones() == 1 {
        place(state, tile, side, choices.trailing_zeros() as u8, log);
    } else {
        state.waiting.replace(Waiting::Rotate { tile, side });
    }
    Ok(())
}

/// Rotations to choose from, one bit each: a star faces the way in, equal turns count once. Rule: CC-EXPL-05, CC-HEX-09.
#[inline]
pub fn rotations(tile: Tile, side: Side) -> u8 {
    tables().plans[tile.index()].rotations[side.opposite().index()]
}

/// The player has seen the hex and turns it. Rule: CC-EXPL-04; ruling CC-R-42.
pub fn rotate(
    state: &mut State,
    tile: Tile,
    side: Side,
    rotation: u8,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    if rotation > 5 || rotations(tile, side) >> rotation & 1 == 0 {
        return Err(Illegal::NoSuchRotation(rotation));
    }
    place(state, tile, side, rotation, log);
    Ok(())
}

/// The hex lies, the spelunker stands on it, its symbols raise the track. Nothing can strike here yet.
/// Rule: CC-EXPL-07, CC-EXPL-08, CC-EXPL-18, CC-HAZ-01; rulings CC-R-21, CC-R-22.
fn place(state: &mut State, tile: Tile, side: Side, rotation: u8, log: &mut impl Log<Event>) {
    let seat = state.turn;
    let at = state.hex_of(seat).at.across(side);
    let new = state.lay(tile, rotation, at);
    let node = state.hex(new).node_at(side.opposite());
    let who = state.spelunker_mut(seat);
    who.hex = new;
    who.node = node;
    state.stood = node.bit();
    state.explored = new;
    log.push(Event::Explored { seat, hex: tile, at, rotation, node });
    moving::drink(state, seat, log);
    for hazard in Hazard::ALL {
        if state.hex(new).plan().symbols[hazard.index()].is_some() {
            state.track[hazard.index()] += 1;
            log.push(Event::Track { hazard: *hazard, value: state.track[hazard.index()] });
        }
    }
    state.waiting.replace(Waiting::Card);
    if state.deck.is_empty() {
        renew_deck(state, log);
    }
}

/// An empty deck: the discard pile is shuffled; failing that, a blank card of cost 1. Rule: CC-EXPL-09; ruling CC-R-39.
fn renew_deck(state: &mut State, log: &mut impl Log<Event>) {
    if state.discard.is_empty() {
        carry_out(state, None, log);
        return;
    }
    std::mem::swap(&mut state.deck, &mut state.discard);
    log.push(Event::Reshuffled { cards: state.deck.len() as u8 });
}

/// One card a hex. Rule: CC-EXPL-09, CC-CARD-01.
pub fn draw_card(state: &mut State, card: Card, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let mut discard = state.discard;
    if !state.deck.give(card, &mut discard) {
        return Err(Illegal::CardNotThere(card));
    }
    // CC-EXPL-17: it lies on the discard pile at once; a kept misfortune is taken from there.
    state.discard = discard;
    carry_out(state, Some(card), log);
    Ok(())
}

/// Cost, misfortune, then items, treasures and rolls in turn. Rule: CC-EXPL-10, CC-EXPL-11, CC-EXPL-15, CC-EXPL-16,
/// CC-CARD-02, CC-HAZ-02; ruling CC-R-44: what is drawn now does not raise its own cost.
fn carry_out(state: &mut State, card: Option<Card>, log: &mut impl Log<Event>) {
    let seat = state.turn;
    let printed = card.map(|card| tables().cards[card.index()]);
    let cost = printed.map_or(1, |card| card.cost) + turn::flashlights_out(state, seat);
    state.mp = state.mp.saturating_sub(cost);
    log.push(Event::CardDrawn { seat, card, cost, mp: state.mp });

    let hex = *state.hex(state.explored);
    let level = usize::from(hex.tile.level()) - 1;
    let misfortune = printed.and_then(|card| card.misfortune);
    let own = (0..4).fold(0, |own, hazard| own | u8::from(hex.plan().symbols[hazard].is_some()) << hazard);
    state.waiting.replace(Waiting::Rolls { check: misfortune.and_then(hazard_check), own });
    state.waiting.push(Waiting::Treasures { icons: printed.map_or(0, |card| card.treasures[level]) });
    state.waiting.push(Waiting::Items { left: printed.map_or(0, |card| card.items[level]) });
    if let (Some(misfortune), Some(card)) = (misfortune, card) {
        misfortunes::befall(state, seat, misfortune, card, log);
    }
}

/// The extra roll a card asks for. Rule: CC-HAZ-02, CC-MISF-09.
fn hazard_check(misfortune: Misfortune) -> Option<Hazard> {
    match misfortune {
        Misfortune::BadAir => Some(Hazard::Methane),
        Misfortune::StartledColony => Some(Hazard::Bats),
        Misfortune::Aftershock => Some(Hazard::Tremors),
        Misfortune::SomethingStirs => Some(Hazard::Grue),
        _ => None,
    }
}
