//! Consumables used at action time. Rules: SK-CARD-02, SK-CARD-07, SK-CARD-09, SK-TURN-06, SK-TURN-07, SK-FAQ-05, SK-FAQ-10,
//! rulings SK-R-24, SK-R-25, SK-R-59, SK-R-60. One that would do nothing at all may not be used.

use kernel::{Log, Seat};

use crate::cell::{Cell, Side};
use crate::event::How;
use crate::rules::items::{own_cell, require_held};
use crate::rules::{discovery, fighting, health, items, moving, rolls};
use crate::state::State;
use crate::tile::Tile;
use crate::waiting::{CardRoll, RollKind, Waiting};
use crate::{Card, CardSet, Event, Illegal, Kind, Pawn};

/// Is the card in hand, and is it what it must be?
pub(crate) fn require(state: &State, seat: Seat, card: Card, kind: Kind) -> Result<(), Illegal> {
    require_held(state, seat, card)?;
    if state.kind(card) == kind { Ok(()) } else { Err(Illegal::WrongUse(card)) }
}

/// The card is spent for its effect, at no AP. Rule: SK-CARD-02, SK-TURN-07.
fn spend(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    log.push(Event::Used { seat, card });
    items::discard(state, Pawn::of(seat), card, log);
}

/// Those without a target: Rations, Pipe and Tonic may always be used; what has a window waits for it. Rule: SK-CARD-07.
pub fn may_use(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    require_held(state, seat, card)?;
    match state.kind(card) {
        Kind::QuestionableRations | Kind::SoothingPipe | Kind::AdrenalineTonic => Ok(()),
        Kind::RabbitsFoot
        | Kind::FlakJacket
        | Kind::BrittleShield
        | Kind::RustySword
        | Kind::SmokeBomb
        | Kind::RottenTomato => Err(Illegal::NotNow(card)),
        _ => Err(Illegal::WrongUse(card)),
    }
}

/// FC-01, FC-06, FC-13.
pub fn use_up(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_use(state, seat, card)?;
    let kind = state.kind(card);
    spend(state, seat, card, log);
    match kind {
        Kind::QuestionableRations => {
            state.waiting.push(Waiting::CardRoll { who: seat, what: CardRoll::Rations });
            rolls::begin(state, seat, RollKind::Card);
        }
        Kind::SoothingPipe => {
            health::end_daze(state, seat, log);
            health::gain(state, seat, 1, log);
        }
        _ => {
            state.player_mut(seat).ap += 2;
            log.push(Event::ApGained { seat, ap: 2, move_only: false });
        }
    }
    Ok(())
}

/// FC-01: 3 or more heals 2, less dazes.
pub fn rations(state: &mut State, seat: Seat, total: i8, log: &mut impl Log<Event>) {
    if total >= 3 {
        health::gain(state, seat, 2, log);
    } else {
        health::daze(state, Pawn::of(seat), log);
    }
}

/// FC-07: adjacent is enough, and it is no Destroy action. Ruling SK-R-59.
pub fn may_blast(state: &State, seat: Seat, card: Card, side: Side) -> Result<(Cell, Tile), Illegal> {
    require(state, seat, card, Kind::BlastingCharge)?;
    fighting::destroyable(state, own_cell(state, seat)?, side)
}

/// FC-07.
pub fn blast(state: &mut State, seat: Seat, card: Card, side: Side, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let (at, tile) = may_blast(state, seat, card, side)?;
    spend(state, seat, card, log);
    fighting::demolish(state, at, tile, log);
    Ok(())
}

/// FC-08: a side that faces an available undiscovered passage.
pub fn may_flare(state: &State, seat: Seat, card: Card, side: Side) -> Result<Cell, Illegal> {
    require(state, seat, card, Kind::FlareGun)?;
    let at = state.way(own_cell(state, seat)?, side)?;
    if state.is_discovered(at) { Err(Illegal::AlreadyDiscovered(side)) } else { Ok(at) }
}

/// FC-08: a passage is discovered from afar, nobody encounters anything; up to two more in the same line. Rulings
/// SK-R-17, SK-R-25.
pub fn flare(state: &mut State, seat: Seat, card: Card, side: Side, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let at = may_flare(state, seat, card, side)?;
    let from = own_cell(state, seat)?;
    spend(state, seat, card, log);
    state.waiting.push(Waiting::Flare { by: seat, at, side, left: 2 });
    discovery::begin(state, seat, at, Some(from), log);
    Ok(())
}

/// The flare goes out where it can fly no further. FC-08.
pub fn flare_ends(state: &mut State, at: Cell, side: Side, left: u8) -> bool {
    let ends = left == 0 || !state.faces(at, side) || !state.is_available(at.next(side));
    if ends {
        state.waiting.pop();
    }
    ends
}

/// The next passage must connect to the one before. Rule: SK-FAQ-05.
pub fn flare_on(state: &mut State, log: &mut impl Log<Event>) {
    if let Waiting::Flare { by, at, side, left } = state.waiting.top() {
        state.waiting.replace(Waiting::Flare { by, at: at.next(side), side, left: left - 1 });
        discovery::begin(state, by, at.next(side), Some(at), log);
    }
}

/// What the Mimic Stone may become: another item in a passage in line of sight, or in the hand of an explorer there, a
/// new ghost's apart. FC-09, rulings SK-R-60, SK-R-73.
pub fn copyable(state: &State, seat: Seat) -> CardSet {
    let seen = state.sight(seat);
    let lying = seen.iter().fold(CardSet::NONE, |all, cell| all | state.cards_at(cell));
    let held = state
        .pawns()
        .filter(|pawn| state.at(*pawn).is_some_and(|at| seen.has(at)) && state.require_target(*pawn).is_ok())
        .fold(CardSet::NONE, |all, pawn| all | state.hands[pawn.index()]);
    (lying | held).without(CardSet::MONSTERS | CardSet::one(Card::MIMIC))
}

/// FC-09: an unused Stone, and something to copy.
pub fn may_copy(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    require(state, seat, Card::MIMIC, Kind::MimicStone)?;
    if copyable(state, seat).has(card) { Ok(()) } else { Err(Illegal::NotCopyable(card)) }
}

/// The Stone is a copy until the end of the turn. FC-09, rule SK-FAQ-10, rulings SK-R-57, SK-R-60.
pub fn copy(state: &mut State, seat: Seat, card: Card, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_copy(state, seat, card)?;
    let kind = card.printed();
    state.mimic = Some(kind);
    log.push(Event::Copied { seat, kind });
    if !items::ap_cards(state, CardSet::one(Card::MIMIC)).is_empty() {
        items::grant(state, seat, Card::MIMIC, log);
    }
    Ok(())
}

/// FC-10: a passage in line of sight with somebody to daze.
pub fn may_gas(state: &State, seat: Seat, card: Card, at: Cell) -> Result<(), Illegal> {
    require(state, seat, card, Kind::GasGrenade)?;
    if !state.sight(seat).has(at) {
        return Err(Illegal::NotInSight(at));
    }
    let would_daze = |pawn: Pawn| pawn.seat().is_none_or(|seat| !state.player(seat).dazed);
    let there = state.pawns().filter(|pawn| state.at(*pawn) == Some(at) && would_daze(*pawn));
    // A new ghost cannot be reached; when nobody else is there, that is why. Rule SK-GHOST-04.
    let mut why = Illegal::NobodyToDaze(at);
    for pawn in there {
        match state.require_target(pawn) {
            Ok(()) => return Ok(()),
            Err(new_ghost) => why = new_ghost,
        }
    }
    Err(why)
}

/// Every explorer there becomes Dazed; ghosts die of it. FC-10, rule SK-GHOST-08.
pub fn gas(state: &mut State, seat: Seat, card: Card, at: Cell, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_gas(state, seat, card, at)?;
    spend(state, seat, card, log);
    for pawn in state.pawns() {
        if state.at(pawn) == Some(at) {
            health::daze(state, pawn, log);
        }
    }
    Ok(())
}

/// FC-12: a monster in line of sight, and a discovered passage joined to its own.
pub fn may_lure(state: &State, seat: Seat, card: Card, monster: Card, side: Side) -> Result<Cell, Illegal> {
    require(state, seat, card, Kind::RottenMeat)?;
    let lair = state.sight(seat).iter().find(|at| CardSet::MONSTERS.has(monster) && state.cards_at(*at).has(monster));
    let Some(lair) = lair else { return Err(Illegal::NoMonsterInSight(monster)) };
    if state.joins(lair, side) { Ok(lair) } else { Err(Illegal::NotConnected(side)) }
}

/// The monster goes next door; no one encounters it now. FC-12, ruling SK-R-44.
pub fn lure(
    state: &mut State,
    seat: Seat,
    card: Card,
    monster: Card,
    side: Side,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let from = may_lure(state, seat, card, monster, side)?;
    let to = from.next(side);
    spend(state, seat, card, log);
    state.take_card(monster, from);
    state.put_card(monster, to);
    log.push(Event::MonsterMoved { card: monster, from, to });
    Ok(())
}

/// FC-14: another explorer in another passage in line of sight, neither Pinned. Rulings SK-R-30, SK-R-73.
pub fn may_swap(state: &State, seat: Seat, card: Card, whom: Pawn) -> Result<(Cell, Cell), Illegal> {
    require(state, seat, card, Kind::SwitcherooDust)?;
    moving::require_free(state, seat)?;
    if whom == Pawn::of(seat) {
        return Err(Illegal::Yourself);
    }
    state.require_target(whom)?;
    let (own, there) = (own_cell(state, seat)?, state.at(whom).ok_or(Illegal::NotOnBoard(whom))?);
    if own == there {
        Err(Illegal::SamePassage(whom))
    } else if state.is_pinned(whom) {
        Err(Illegal::TargetPinned(whom))
    } else if state.sight(seat).has(there) {
        Ok((own, there))
    } else {
        Err(Illegal::TargetNotInSight(whom))
    }
}

/// Both change places together; the user resolves completely first, then the other, if still there. FC-14.
pub fn swap(state: &mut State, seat: Seat, card: Card, whom: Pawn, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let (own, there) = may_swap(state, seat, card, whom)?;
    spend(state, seat, card, log);
    let user = Pawn::of(seat);
    moving::relocate(state, user, there, How::Swaps, log);
    moving::relocate(state, whom, own, How::Swaps, log);
    // Both have entered now, so both note now what is there (ruling SK-R-43); the user's meeting lies on top.
    moving::arrive(state, whom, false, log);
    moving::arrive(state, user, false, log);
    Ok(())
}
