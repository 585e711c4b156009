//! The start of a turn: resigning, AP, backup, triggers and monsters. Rules: SK-RESIGN-01, SK-BACK, SK-TURN-01, SK-ENC-08,
//! rulings SK-R-09, SK-R-12, SK-R-45, SK-R-54, SK-R-55, SK-R-57, SK-R-66.

use kernel::{Log, Seat};

use crate::rules::turn::begin_chain;
use crate::rules::{encounter, health, items, rolls};
use crate::setup::Mode;
use crate::state::State;
use crate::waiting::{CardRoll, Phase, RollKind, Waiting};
use crate::{Card, CardSet, Event, Illegal, Kind, Pawn};

// T0: resigning.

/// The owner to be asked next: living ones, the lower seat first. Rule: SK-RESIGN-01, rulings SK-R-54, SK-R-66.
pub fn next_to_resign(state: &State, asked: u8) -> Option<Seat> {
    state.party_seats(state.party).find(|seat| asked >> seat.index() & 1 == 0 && state.is_alive(*seat))
}

/// Rule: SK-RESIGN-01.
pub fn play(state: &mut State, seat: Seat, asked: u8) {
    state.enter_phase(Phase::Resign { asked: asked | 1 << seat.index() });
}

/// The explorer dies and takes no part in this turn. Rule: SK-RESIGN-01, rulings SK-R-54, SK-R-66.
pub fn resign(state: &mut State, seat: Seat, asked: u8, log: &mut impl Log<Event>) {
    play(state, seat, asked);
    state.player_mut(seat).resigned = true;
    log.push(Event::Resigned { seat });
    health::die(state, Pawn::of(seat), log);
}

// T1: AP.

/// AP and per-turn limits are fresh, AP cards grant. Rule: SK-TURN-01, SK-TEAM-12, SK-SOLO-08, SK-FAQ-01, rulings
/// SK-R-09, SK-R-57, SK-R-59.
pub(super) fn refresh(state: &mut State, log: &mut impl Log<Event>) {
    let ap = state.mode().ap();
    for seat in state.party_seats(state.party) {
        let player = state.player_mut(seat);
        if player.resigned {
            continue;
        }
        player.ap = ap;
        player.move_ap = 0;
        player.shoved = false;
        player.destroyed = false;
        player.moved = false;
        player.places = 0;
        for card in items::ap_cards(state, state.hands[seat.index()]).iter() {
            items::grant(state, seat, card, log);
        }
    }
}

// T2: backup.

pub(super) fn next_backup(state: &State) -> Option<Seat> {
    state.party_seats(state.party).find(|seat| !state.is_alive(*seat) && !state.player(*seat).resigned)
}

/// Full Health, no marks, the explorer in the Cave Entrance; a Fortune card except in Team. Rule: SK-BACK-01, SK-BACK-02,
/// SK-TEAM-11, rulings SK-R-54, SK-R-55: this is not entering.
pub(super) fn backup(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let (health, at) = (state.mode().health(), state.entrance());
    let player = state.player_mut(seat);
    player.health = health;
    player.dazed = false;
    player.pinned = false;
    state.explorers[seat.index()].at = Some(at);
    state.explorers[seat.index()].last = None;
    log.push(Event::Backup { seat, at });
    if state.mode() != Mode::Team && !state.fortunes.is_empty() {
        state.waiting.push(Waiting::BackupDraw { seat });
    }
}

/// Rule: SK-BACK-02.
pub fn draw_backup(state: &mut State, card: Card, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let Waiting::BackupDraw { seat } = state.waiting.top() else { return Err(Illegal::NotByChance) };
    if !card.is_fortune() || !state.fortunes.draw(card.in_deck()) {
        return Err(Illegal::NotByChance);
    }
    log.push(Event::BackupCard { seat, card });
    state.waiting.replace(Waiting::Backup { seat, card });
    Ok(())
}

/// Into the hand for 0 AP. Rule: SK-BACK-02, ruling SK-R-55: a treasure too.
pub fn keep_backup(state: &mut State, log: &mut impl Log<Event>) {
    if let Waiting::Backup { seat, card } = state.waiting.top() {
        state.waiting.pop();
        log.push(Event::PickedUp { who: Pawn::of(seat), card, from: state.entrance() });
        items::gain(state, Pawn::of(seat), card, log);
    }
}

/// Face up into the Cave Entrance. Rule: SK-BACK-02.
pub fn leave_backup(state: &mut State, log: &mut impl Log<Event>) {
    if let Waiting::Backup { card, .. } = state.waiting.top() {
        state.waiting.pop();
        state.put_card(card, state.entrance());
        log.push(Event::Found { card, at: state.entrance() });
    }
}

// T3 and T4: what the start of a turn brings.

fn has_start(state: &State, seat: Seat) -> bool {
    let monsters = state.at(Pawn::of(seat)).is_some_and(|at| !(state.cards_at(at) & CardSet::MONSTERS).is_empty());
    monsters || state.holds(seat, Kind::BloodstoneAmulet) || state.holds(seat, Kind::HypnoticOpal)
}

/// Ruling SK-R-66: one partner completely, then the other; with something for both the lower seat chooses.
pub(super) fn first_start(state: &State) -> Phase {
    let mut due = state.active_owners().filter(|seat| has_start(state, *seat));
    match (due.next(), due.next()) {
        (None, _) => Phase::Main,
        (Some(_), Some(_)) => Phase::First,
        // What happens to the one may still bring something to the other.
        (Some(seat), None) => start_of(state, seat, state.partner(seat)),
    }
}

fn start_of(state: &State, seat: Seat, then: Option<Seat>) -> Phase {
    Phase::Start {
        seat,
        amulet: state.holds(seat, Kind::BloodstoneAmulet),
        opal: state.holds(seat, Kind::HypnoticOpal),
        monsters: true,
        then,
    }
}

/// Ruling SK-R-66.
pub fn may_be_first(state: &State, seat: Seat) -> Result<(), Illegal> {
    let lower = state.party_seats(state.party).next().expect("a party has a seat");
    if state.active_owners().any(|owner| owner == seat) { Ok(()) } else { Err(Illegal::NotAPartner(lower)) }
}

/// Ruling SK-R-66.
pub fn choose_first(state: &mut State, seat: Seat) -> Result<(), Illegal> {
    may_be_first(state, seat)?;
    let phase = start_of(state, seat, state.partner(seat));
    state.enter_phase(phase);
    Ok(())
}

/// Triggers in the owner's order, then all monsters of the passage. Each is a chain of its own. Rule: SK-ENC-08,
/// rulings SK-R-09, SK-R-12, SK-R-45. Death ends it.
pub(super) fn go_on_starting(
    state: &mut State,
    seat: Seat,
    [amulet, opal, monsters]: [bool; 3],
    then: Option<Seat>,
    log: &mut impl Log<Event>,
) -> bool {
    let alive = state.is_alive(seat);
    let amulet = amulet && alive && state.holds(seat, Kind::BloodstoneAmulet);
    let opal = opal && alive && state.holds(seat, Kind::HypnoticOpal);
    if amulet && opal {
        state.enter_phase(Phase::Start { seat, amulet, opal, monsters, then });
        return false;
    }
    if amulet || opal {
        trigger(state, seat, amulet, [false, false, monsters], then, log);
    } else if monsters && alive {
        state.enter_phase(Phase::Start { seat, amulet, opal, monsters: false, then });
        begin_chain(state);
        encounter::wake(state, seat);
    } else {
        let next = then.filter(|other| state.is_alive(*other) && !state.player(*other).resigned);
        let phase = next.map_or(Phase::Main, |other| start_of(state, other, None));
        state.enter_phase(phase);
    }
    true
}

/// The amulet costs a Health, the opal asks for a roll. FT-01, FT-11.
fn trigger(
    state: &mut State,
    seat: Seat,
    amulet_now: bool,
    [amulet, opal, monsters]: [bool; 3],
    then: Option<Seat>,
    log: &mut impl Log<Event>,
) {
    begin_chain(state);
    state.enter_phase(Phase::Start { seat, amulet, opal, monsters, then });
    if amulet_now {
        health::lose(state, seat, 1, log);
    } else {
        state.waiting.push(Waiting::CardRoll { who: seat, what: CardRoll::Opal });
        rolls::begin(state, seat, RollKind::Card);
    }
}

/// Which trigger is due? Ruling SK-R-12.
pub fn may_resolve(card: Card) -> Result<bool, Illegal> {
    match card.printed() {
        Kind::BloodstoneAmulet => Ok(true),
        Kind::HypnoticOpal => Ok(false),
        _ => Err(Illegal::NothingDue(card)),
    }
}

/// The owner's order. Ruling SK-R-12.
pub fn resolve(state: &mut State, card: Card, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let Waiting::Turn { phase: Phase::Start { seat, monsters, then, .. } } = state.waiting.top() else {
        return Err(Illegal::NotAnAction);
    };
    let amulet = may_resolve(card)?;
    trigger(state, seat, amulet, [!amulet, amulet, monsters], then, log);
    Ok(())
}
