//! Equipment that gives an action. Rules: SK-CARD-01, SK-TURN-06, rulings SK-R-16, SK-R-26, SK-R-59.

use kernel::{Log, Seat};

use crate::cell::{Cell, Side};
use crate::event::How;
use crate::rules::consumables::require;
use crate::rules::items::{own_cell, require_ap, spend};
use crate::rules::{fighting, moving, rolls};
use crate::state::State;
use crate::tile::Way;
use crate::waiting::{CardRoll, RollKind, Then, Waiting};
use crate::{Card, CardSet, Event, Illegal, Kind, Pawn};

/// How far a Grappling Hook reaches.
const HOOK: u8 = 3;

/// Once a turn, for 1 AP. Ruling SK-R-59: a limit of the card.
fn require_unused(state: &State, seat: Seat, card: Card, kind: Kind) -> Result<(), Illegal> {
    require(state, seat, card, kind)?;
    require_ap(state, seat, 1)?;
    if state.used.has(card) { Err(Illegal::UsedThisTurn(card)) } else { Ok(()) }
}

fn use_once(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    spend(state, seat, 1);
    state.used |= CardSet::one(card);
    log.push(Event::Used { seat, card });
}

/// FE-04: any adjacent place, corridors or not.
pub fn may_dig(state: &State, seat: Seat, card: Card, side: Side) -> Result<Cell, Illegal> {
    require(state, seat, card, Kind::SturdyShovel)?;
    require_ap(state, seat, 2)?;
    moving::require_free(state, seat)?;
    state.adjacent(own_cell(state, seat)?, side)
}

/// FE-04: 2 AP.
pub fn dig(state: &mut State, seat: Seat, card: Card, side: Side, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let to = may_dig(state, seat, card, side)?;
    spend(state, seat, 2);
    log.push(Event::Used { seat, card });
    moving::enter(state, Pawn::of(seat), to, How::Digs, log);
    Ok(())
}

/// FE-09: an opponent in line of sight.
pub fn may_fish(state: &State, seat: Seat, card: Card, whom: Pawn) -> Result<(), Illegal> {
    require_unused(state, seat, card, Kind::FishingRod)?;
    fighting::may_target(state, seat, whom).map(|_| ())
}

/// FE-09: roll; 5 or more takes a random card.
pub fn fish(state: &mut State, seat: Seat, card: Card, whom: Pawn, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_fish(state, seat, card, whom)?;
    use_once(state, seat, card, log);
    state.waiting.push(Waiting::CardRoll { who: seat, what: CardRoll::Rod { whom } });
    rolls::begin(state, seat, RollKind::Card);
    Ok(())
}

/// FE-09.
pub fn catch(state: &mut State, seat: Seat, whom: Pawn, total: i8) {
    if total >= 5 {
        state.waiting.push(Waiting::RandomCard { from: whom, then: Then::Give { to: Pawn::of(seat) } });
    }
}

/// FE-10: in line of sight and at most 3 passages away.
pub fn may_grapple(state: &State, seat: Seat, card: Card, to: Cell) -> Result<(), Illegal> {
    require_unused(state, seat, card, Kind::GrapplingHook)?;
    moving::require_free(state, seat)?;
    if state.is_within(seat, to, HOOK) { Ok(()) } else { Err(Illegal::HookTooShort(to)) }
}

/// FE-10: only the last passage is entered.
pub fn grapple(state: &mut State, seat: Seat, card: Card, to: Cell, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_grapple(state, seat, card, to)?;
    use_once(state, seat, card, log);
    moving::enter(state, Pawn::of(seat), to, How::Grapples, log);
    Ok(())
}

/// FE-14: one's own passage or a discovered one it faces, never the Cave Entrance. Rule: SK-PASS-12.
pub fn may_crank(state: &State, seat: Seat, card: Card, at: Cell) -> Result<(), Illegal> {
    require_unused(state, seat, card, Kind::AncientCrank)?;
    let own = own_cell(state, seat)?;
    let faced = own.side_of(at).is_some_and(|side| state.faces(own, side) && state.is_discovered(at));
    if at != own && !faced {
        Err(Illegal::NotCrankable(at))
    } else if at == state.entrance() {
        Err(Illegal::CaveEntrance)
    } else {
        Ok(())
    }
}

/// FE-14: 90 degrees either way. Ruling SK-R-26.
pub fn crank(
    state: &mut State,
    seat: Seat,
    card: Card,
    at: Cell,
    way: Way,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    may_crank(state, seat, card, at)?;
    use_once(state, seat, card, log);
    fighting::rotate(state, at, way.turns(), log);
    Ok(())
}
