//! Shoving, throwing, destroying and turning passages. Rules: SK-SHOVE, SK-THROW, SK-DEST, SK-FAQ-03, SK-FAQ-06,
//! SK-GHOST-08 to SK-GHOST-11, SK-GHOST-16, rulings SK-R-23, SK-R-26, SK-R-29, SK-R-37, SK-R-59, SK-R-69, SK-R-73.

use kernel::{Log, Seat};

use crate::cell::{Cell, Side};
use crate::event::How;
use crate::rules::health::{self, Ending};
use crate::rules::items::{own_cell, require_ap, require_held, spend};
use crate::rules::{items, moving, rolls};
use crate::state::State;
use crate::tile::Tile;
use crate::waiting::{RollKind, Then, ThrowStage, Waiting};
use crate::{Card, CardSet, Event, Illegal, Kind, Pawn};

/// What every roll of a ghost counts. Rule: SK-GHOST-16.
pub const GHOST_ROLL: i8 = 4;

/// Can this explorer be shoved by `seat`, wherever to? Rule: SK-SHOVE-01, SK-SHOVE-04, SK-GHOST-04, rulings SK-R-30,
/// SK-R-59, SK-R-64, SK-R-69, SK-R-73.
pub fn may_shove_at_all(state: &State, seat: Seat, who: Pawn) -> Result<Cell, Illegal> {
    require_ap(state, seat, 1)?;
    if state.player(seat).shoved {
        return Err(Illegal::ShovedAlready);
    }
    if who == Pawn::of(seat) {
        return Err(Illegal::Yourself);
    }
    let own = own_cell(state, seat)?;
    state.require_target(who)?;
    if state.at(who) != Some(own) {
        Err(Illegal::NotBesideYou(who))
    } else if state.is_pinned(who) {
        Err(Illegal::TargetPinned(who))
    } else if state.is_booted(who) {
        Err(Illegal::TargetBooted(who))
    } else {
        Ok(own)
    }
}

/// 1 AP, once a turn: another explorer goes into a connected passage and resolves what is there. Rule: SK-SHOVE-01,
/// SK-SHOVE-02, SK-SHOVE-03, SK-SHOVE-04, ruling SK-R-23.
pub fn shove(state: &mut State, seat: Seat, who: Pawn, side: Side, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let own = may_shove_at_all(state, seat, who)?;
    let to = state.way(own, side)?;
    spend(state, seat, 1);
    state.player_mut(seat).shoved = true;
    moving::enter(state, who, to, How::Shoved, log);
    Ok(())
}

/// An opponent that can be aimed at, wherever it is. Rule: SK-THROW-01, SK-TEAM-17, SK-GHOST-04, ruling SK-R-73.
#[inline]
pub fn may_aim(state: &State, seat: Seat, at: Pawn) -> Result<(), Illegal> {
    state.require_target(at)?;
    if state.is_opponent(seat, at) { Ok(()) } else { Err(Illegal::NotOpponent(at)) }
}

/// An opponent in line of sight, also in one's own passage. Rule: SK-THROW-01, SK-TEAM-17, SK-GHOST-04, rulings SK-R-37, SK-R-69.
pub fn may_target(state: &State, seat: Seat, at: Pawn) -> Result<Cell, Illegal> {
    may_aim(state, seat, at)?;
    let cell = state.at(at).ok_or(Illegal::NotOnBoard(at))?;
    if state.sight(seat).has(cell) { Ok(cell) } else { Err(Illegal::TargetNotInSight(at)) }
}

/// 1 AP: the item is dropped before any roll, so its own effects end; the target rolls first. Rule: SK-THROW-01,
/// SK-THROW-02, SK-FAQ-03, SK-FAQ-06, SK-GHOST-16, ruling SK-R-37.
pub fn throw(state: &mut State, seat: Seat, card: Card, at: Pawn, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    require_ap(state, seat, 1)?;
    require_held(state, seat, card)?;
    let cell = may_target(state, seat, at)?;
    spend(state, seat, 1);
    hurl(state, Pawn::of(seat), card, at, cell, log);
    Ok(())
}

/// The card flies, by whomever. Rule: SK-THROW-02, SK-GT-13, ruling SK-R-78.
pub fn hurl(state: &mut State, by: Pawn, card: Card, at: Pawn, cell: Cell, log: &mut impl Log<Event>) {
    let returns = by.seat().is_some() && state.kind(card) == Kind::Boomerang;
    log.push(Event::Thrown { by, card, at });
    items::put_down(state, by, card, cell, log);
    match at.seat() {
        Some(target) => {
            state.waiting.push(Waiting::Throw { by, at, card, stage: ThrowStage::Defend, defence: 0, returns });
            rolls::begin(state, target, RollKind::Defence);
        }
        None => {
            state.waiting.push(Waiting::Throw {
                by,
                at,
                card,
                stage: ThrowStage::Attack,
                defence: GHOST_ROLL,
                returns,
            });
            if let Some(seat) = by.seat() {
                rolls::begin(state, seat, RollKind::Attack);
            }
        }
    }
}

/// The defence is final, then the attack; equal is a hit. Rule: SK-THROW-02, SK-THROW-03, SK-THROW-04, SK-GT-13,
/// rulings SK-R-34, SK-R-78.
pub fn rolled(state: &mut State, total: i8, log: &mut impl Log<Event>) {
    let Waiting::Throw { by, at, card, stage, defence, returns } = state.waiting.top() else { return };
    let attack = match (stage, by.seat()) {
        (ThrowStage::Defend, Some(thrower)) => {
            state.waiting.replace(Waiting::Throw { by, at, card, stage: ThrowStage::Attack, defence: total, returns });
            return rolls::begin(state, thrower, RollKind::Attack);
        }
        (ThrowStage::Defend, None) => GHOST_ROLL,
        _ => total,
    };
    let defence = if stage == ThrowStage::Defend { total } else { defence };
    let hit = attack >= defence;
    log.push(Event::ThrowEnds { by, at, hit });
    let stage = if hit { ThrowStage::Hurt } else { ThrowStage::Return };
    state.waiting.replace(Waiting::Throw { by, at, card, stage, defence, returns });
    if hit {
        match at.seat() {
            Some(target) => health::injure(state, target, 1, true),
            None => {
                // Rule: SK-GHOST-07, SK-GHOST-08.
                log.push(Event::Injured { who: at, damage: 1, health: 0 });
                health::die(state, at, log);
            }
        }
    }
}

/// Hurt by a throw: a random card falls, unless the Injury was cancelled or killed. Rule: SK-THROW-03, ruling SK-R-37.
pub fn hurt(state: &mut State, ending: Ending) {
    let Waiting::Throw { by, at, card, defence, returns, .. } = state.waiting.top() else { return };
    state.waiting.replace(Waiting::Throw { by, at, card, stage: ThrowStage::Return, defence, returns });
    if ending == Ending::Taken {
        state.waiting.push(Waiting::RandomCard { from: at, then: Then::Drop });
    }
}

/// After the throw: a Boomerang comes back to who still lives. FE-15.
pub fn throw_ends(state: &mut State, log: &mut impl Log<Event>) -> bool {
    let Waiting::Throw { by, card, returns, .. } = state.waiting.top() else { return false };
    state.waiting.pop();
    let lies = state.laid.iter().zip(&state.contents).find(|(_, cards)| cards.has(card)).and_then(|(at, _)| *at);
    if let Some(from) = lies.filter(|_| returns && state.at(by).is_some()) {
        state.take_card(card, from);
        log.push(Event::PickedUp { who: by, card, from });
        items::gain(state, by, card, log);
    }
    true
}

/// A discovered passage next door, nobody in it, not the Cave Entrance. Rule: SK-DEST-01, SK-DEST-05, SK-PASS-10,
/// SK-PASS-12, SK-DUEL-03, ruling SK-R-29.
pub fn destroyable(state: &State, own: Cell, side: Side) -> Result<(Cell, Tile), Illegal> {
    let at = own.next(side);
    let on_table = at.is_on(state.setup.table);
    let Some(tile) = state.tile_at(at).filter(|_| on_table) else { return Err(Illegal::NothingToDestroy(side)) };
    if tile == Tile::ENTRANCE {
        Err(Illegal::CaveEntrance)
    } else if state.is_occupied(at) {
        Err(Illegal::Occupied(at))
    } else {
        Ok((at, tile))
    }
}

/// Facing is enough. Rule: SK-DEST-01, SK-DEST-02, SK-DEST-04, SK-PASS-08, rulings SK-R-29, SK-R-59.
pub fn may_destroy(state: &State, seat: Seat, side: Side) -> Result<(Cell, Tile), Illegal> {
    require_ap(state, seat, 1)?;
    if state.player(seat).destroyed {
        return Err(Illegal::DestroyedAlready);
    }
    let own = own_cell(state, seat)?;
    if !state.faces(own, side) {
        return Err(Illegal::NotFaced(side));
    }
    destroyable(state, own, side)
}

/// 1 AP, once a turn. Rule: SK-DEST-01, SK-DEST-04, SK-DEST-06.
pub fn destroy(state: &mut State, seat: Seat, side: Side, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let (at, tile) = may_destroy(state, seat, side)?;
    spend(state, seat, 1);
    state.player_mut(seat).destroyed = true;
    demolish(state, at, tile, log);
    Ok(())
}

/// The tile is discarded, its cards are shuffled onto their decks; nobody flees there any more. Rule: SK-DEST-03,
/// rulings SK-R-29, SK-R-60: a Mimic Stone is one again.
pub fn demolish(state: &mut State, at: Cell, tile: Tile, log: &mut impl Log<Event>) {
    let cards = std::mem::take(&mut state.contents[tile.index()]);
    log.push_with(|| Event::Destroyed { at, tile: tile.kind(), cards: cards.iter().collect() });
    if cards.has(Card::MIMIC) {
        state.mimic = None;
    }
    state.lift_tile(tile, at);
    state.tile_discards |= 1 << tile.index();
    state.hazards.shuffle_on_top((cards & CardSet::HAZARDS).hazard_bits());
    state.fortunes.shuffle_on_top((cards & CardSet::FORTUNES).fortune_bits());
    for explorer in &mut state.explorers {
        explorer.last = explorer.last.filter(|last| *last != at);
    }
}

/// A passage turns; who and what is in it stays, nothing is encountered. Rule: SK-PASS-12, rulings SK-R-19, SK-R-26.
pub fn rotate(state: &mut State, at: Cell, turns: u8, log: &mut impl Log<Event>) {
    if let Some(tile) = state.tile_at(at).filter(|tile| *tile != Tile::ENTRANCE) {
        let now = state.turns[tile.index()] + turns;
        state.set_turns(tile, at, now);
        log.push(Event::Turned { at, turns });
    }
}
