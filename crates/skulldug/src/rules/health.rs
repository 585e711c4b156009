//! Injuries, Health, death, Dazed and Pinned. Rules: SK-HLTH, SK-INJ, SK-DAZE, SK-GHOST-07 to SK-GHOST-09,
//! rulings SK-R-30, SK-R-39 to SK-R-42, SK-R-51 to SK-R-53, SK-R-83.

use kernel::{Log, Seat};

use crate::rules::{encounter, fighting, items, turn, windows};
use crate::state::State;
use crate::tile::Special;
use crate::waiting::Waiting;
use crate::{Card, CardSet, Event, Illegal, Kind, Pawn};

/// How an Injury ended. Ruling SK-R-40.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// It was suffered; 0 damage is an Injury too. Ruling SK-R-39.
    Taken,
    /// It was cancelled: nothing more of it happens.
    Cancelled,
    /// The explorer died: the rest of the chain is void. Ruling SK-R-51.
    Died,
}

/// An Injury comes; who is hurt may use cards first. Rule: SK-INJ-01, SK-INJ-02, ruling SK-R-40.
pub fn injure(state: &mut State, who: Seat, damage: u8, combat: bool) {
    state.waiting.push(Waiting::Injure { who, damage, combat });
}

/// Asks while a card fits, else the Injury happens. Rule: SK-CARD-08, ruling SK-R-40.
pub fn go_on(state: &mut State, who: Seat, damage: u8, combat: bool, log: &mut impl Log<Event>) -> bool {
    if !windows::injury(state, who, damage, combat).is_empty() {
        return false;
    }
    suffer(state, log);
    true
}

/// Flak Jacket or Brittle Shield. Rule: SK-CARD-08, FC-03, FC-04.
pub fn lessen(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let Waiting::Injure { who, damage, combat } = state.waiting.top() else { return Err(Illegal::NotAnAction) };
    items::require_held(state, seat, card)?;
    if !windows::injury(state, who, damage, combat).has(card) {
        return Err(Illegal::NotNow(card));
    }
    let is_shield = state.kind(card) == Kind::BrittleShield;
    log.push(Event::Used { seat, card });
    items::discard(state, Pawn::of(seat), card, log);
    if is_shield {
        state.waiting.pop();
        log.push(Event::Unhurt { who: Pawn::of(who) });
        ended(state, Ending::Cancelled, log);
    } else {
        state.waiting.replace(Waiting::Injure { who, damage: damage.saturating_sub(2), combat });
    }
    Ok(())
}

/// Lose Health, check for death, held-card triggers, then what caused it goes on. Rule: SK-HLTH-02, SK-INJ-01,
/// rulings SK-R-39, SK-R-40.
pub fn suffer(state: &mut State, log: &mut impl Log<Event>) {
    let Waiting::Injure { who, damage, .. } = state.waiting.top() else { return };
    state.waiting.pop();
    let player = state.player_mut(who);
    player.health = player.health.saturating_sub(damage);
    let health = player.health;
    log.push(Event::Injured { who: Pawn::of(who), damage, health });
    if health == 0 {
        die(state, Pawn::of(who), log);
        return ended(state, Ending::Died, log);
    }
    // FT-09: the diamond is dropped; a copy of it too, in whatever order.
    if let Some(at) = state.at(Pawn::of(who)) {
        for card in state.of_kind(state.hands[who.index()], Kind::RestlessDiamond).iter() {
            items::put_down(state, Pawn::of(who), card, at, log);
        }
    }
    ended(state, Ending::Taken, log);
}

/// What caused the Injury lies just below it.
fn ended(state: &mut State, ending: Ending, log: &mut impl Log<Event>) {
    match state.waiting.top() {
        Waiting::Encounter { who, entry, card, .. } => encounter::hurt(state, who, entry, card, ending, log),
        Waiting::Throw { .. } => fighting::hurt(state, ending),
        _ => {}
    }
}

/// Health lost without an Injury: no window, no triggers; it can kill. Rule: SK-GOAL-02, ruling SK-R-41.
pub fn lose(state: &mut State, seat: Seat, n: u8, log: &mut impl Log<Event>) {
    let player = state.player_mut(seat);
    player.health = player.health.saturating_sub(n);
    let health = player.health;
    log.push(Event::HealthLost { seat, n, health });
    if health == 0 {
        die(state, Pawn::of(seat), log);
    }
}

/// Up to the maximum, and not with the Thirsty Chalice. Rule: SK-HLTH-01, SK-TEAM-10, SK-SOLO-07, FT-10.
pub fn gain(state: &mut State, seat: Seat, n: u8, log: &mut impl Log<Event>) {
    if state.holds(seat, Kind::ThirstyChalice) {
        return;
    }
    let most = state.mode().health();
    let player = state.player_mut(seat);
    let gained = n.min(most - player.health.min(most));
    if gained > 0 {
        player.health += gained;
        let health = player.health;
        log.push(Event::HealthGained { seat, n: gained, health });
    }
}

/// The hand falls into the passage, the explorer leaves the board; Soulbond Charms mourn. In Solo the player has lost.
/// Rule: SK-HLTH-02, SK-HLTH-03, SK-HLTH-04, SK-HLTH-05, SK-GHOST-08, SK-GHOST-09, SK-SOLO-01, SK-SOLO-07, rulings
/// SK-R-51, SK-R-52, SK-R-53, SK-R-83. FT-05.
pub fn die(state: &mut State, who: Pawn, log: &mut impl Log<Event>) {
    let Some(at) = state.at(who) else { return };
    log.push(Event::Died { who, at });
    for card in state.hands[who.index()].iter() {
        items::put_down(state, who, card, at, log);
    }
    let explorer = &mut state.explorers[who.index()];
    explorer.at = None;
    explorer.last = None;
    if let Some(seat) = who.seat() {
        let player = state.player_mut(seat);
        player.health = 0;
        player.ap = 0;
        player.move_ap = 0;
        player.dazed = false;
        player.pinned = false;
        if state.mode().is_solo() {
            return turn::end_game(state, 0, log);
        }
    }
    if (state.hands.iter().fold(CardSet::NONE, |all, hand| all | *hand) & soulbonds(state)).is_empty() {
        return;
    }
    for other in state.in_turn_order() {
        let charms = if state.is_opponent(other, who) { state.count(other, Kind::SoulbondCharm) } else { 0 };
        if charms > 0 && state.is_alive(other) {
            lose(state, other, 2 * charms, log);
        }
    }
}

fn soulbonds(state: &State) -> CardSet {
    state.of_kind(CardSet::ALL, Kind::SoulbondCharm)
}

/// Dazed once is enough; a ghost dies of it, unless it is new. Rule: SK-DAZE-01, SK-GHOST-08, rulings SK-R-42, SK-R-73.
pub fn daze(state: &mut State, who: Pawn, log: &mut impl Log<Event>) {
    match who.seat() {
        Some(seat) if !state.player(seat).dazed => {
            state.player_mut(seat).dazed = true;
            log.push(Event::Dazed { who });
        }
        Some(_) => {}
        None if state.require_target(who).is_ok() => {
            log.push(Event::Dazed { who });
            die(state, who, log);
        }
        None => {}
    }
}

/// Ruling SK-R-30.
pub fn pin(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if !state.player(seat).pinned {
        state.player_mut(seat).pinned = true;
        log.push(Event::Pinned { seat });
    }
}

fn cure_cost(state: &State, seat: Seat, usual: u8) -> u8 {
    let rests = state.at(Pawn::of(seat)).is_some_and(|at| state.special_at(at) == Some(Special::Rest));
    if rests { 0 } else { usual }
}

/// Rule: SK-DAZE-03. The Abandoned Camp makes it free (SK-PASS-04).
pub fn may_recover(state: &State, seat: Seat) -> Result<u8, Illegal> {
    if !state.player(seat).dazed {
        return Err(Illegal::NotDazed);
    }
    let cost = cure_cost(state, seat, 2);
    items::require_ap(state, seat, cost).map(|()| cost)
}

/// 2 AP remove Dazed. Rule: SK-DAZE-03.
pub fn recover(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let cost = may_recover(state, seat)?;
    items::spend(state, seat, cost);
    end_daze(state, seat, log);
    Ok(())
}

pub(crate) fn end_daze(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if state.player(seat).dazed {
        state.player_mut(seat).dazed = false;
        log.push(Event::Recovered { seat });
    }
}

/// Ruling SK-R-30.
pub fn may_pry_free(state: &State, seat: Seat) -> Result<u8, Illegal> {
    if !state.player(seat).pinned {
        return Err(Illegal::NotPinned);
    }
    let cost = cure_cost(state, seat, 1);
    items::require_ap(state, seat, cost).map(|()| cost)
}

/// 1 AP: no longer Pinned. Ruling SK-R-30.
pub fn pry_free(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let cost = may_pry_free(state, seat)?;
    items::spend(state, seat, cost);
    state.player_mut(seat).pinned = false;
    log.push(Event::Freed { seat });
    Ok(())
}
