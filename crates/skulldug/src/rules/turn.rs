//! A turn: its phases, its actions, its end, and whose turn comes next; what its start brings is `start.rs`. Rules:
//! SK-TURN, SK-GOAL, SK-TEAM-02 to SK-TEAM-16, rulings SK-R-08 to SK-R-14, SK-R-56, SK-R-65 to SK-R-68.

use kernel::{Log, Seat};

use crate::rules::{consumables, equipment, fighting, ghosts, health, items, moving, places, start};
use crate::setup::Mode;
use crate::state::State;
use crate::waiting::{HazardSet, Phase, Waiting};
use crate::{Action, Card, CardSet, Event, Illegal, Kind, Pawn};

/// A turn of a player or a team begins. Ruling SK-R-13: a team's turn is one turn. Ruling SK-R-14: the cap is a draw.
pub fn begin(state: &mut State, party: u8, log: &mut impl Log<Event>) {
    if !count_turn(state, log) {
        return;
    }
    state.party = party;
    state.acted = false;
    state.yielded = false;
    for seat in state.party_seats(party) {
        state.player_mut(seat).finished = false;
        state.player_mut(seat).resigned = false;
    }
    state.current = state.party_seats(party).next().expect("a party has a seat");
    // Ruling SK-R-85: in Solo resigning is losing, and offered with the first action instead.
    let asked = if state.mode().is_solo() { u8::MAX } else { 0 };
    state.waiting.only(Waiting::Turn { phase: Phase::Resign { asked } });
    log.push_with(|| Event::TurnBegins { seats: state.party_seats(party).collect(), turn: state.turn });
}

/// One more turn, of whoever it is; false when the cap ends the game. Rulings SK-R-13, SK-R-14.
pub fn count_turn(state: &mut State, log: &mut impl Log<Event>) -> bool {
    if state.setup.cap.is_some_and(|cap| state.turn >= cap) {
        // A draw: all share it. In Solo nobody has won.
        let winners = if state.mode().is_solo() { 0 } else { (1 << state.setup.players) - 1 };
        end_game(state, winners, log);
        return false;
    }
    state.turn += 1;
    state.granted = CardSet::NONE;
    state.used = CardSet::NONE;
    true
}

/// The game stops at once.
pub fn end_game(state: &mut State, winners: u8, log: &mut impl Log<Event>) {
    state.winners = winners;
    state.waiting.only(Waiting::Over);
    log.push_with(|| Event::Over { winners: kernel::bits(u64::from(winners)).map(Seat::new).collect() });
}

/// A chain begins: all that follows from one action, one start of turn or one ghost's attack. Ruling SK-R-48.
#[inline]
pub fn begin_chain(state: &mut State) {
    for explorer in &mut state.explorers {
        explorer.entries = 0;
    }
    for player in &mut state.players {
        player.fled = HazardSet::NONE;
    }
}

/// The turn goes one step further. Rulings SK-R-09, SK-R-10.
pub fn go_on(state: &mut State, phase: Phase, log: &mut impl Log<Event>) -> bool {
    match phase {
        Phase::Resign { asked } => {
            if start::next_to_resign(state, asked).is_some() {
                return false;
            }
            state.enter_phase(Phase::Refresh);
        }
        Phase::Refresh => {
            start::refresh(state, log);
            state.enter_phase(Phase::Backup);
        }
        Phase::Backup => match start::next_backup(state) {
            Some(seat) => start::backup(state, seat, log),
            None => state.enter_phase(start::first_start(state)),
        },
        Phase::First => return false,
        Phase::Start { seat, amulet, opal, monsters, then } => {
            return start::go_on_starting(state, seat, [amulet, opal, monsters], then, log);
        }
        Phase::Main => return main(state, log),
        Phase::End => {
            discard_mimic(state, log);
            let at = skull_bearer(state).and_then(|seat| state.at(Pawn::of(seat)));
            state.enter_phase(Phase::Close { by_death: false });
            // Rule: SK-DISC-08: an empty deck gives nothing. FT-07.
            if let Some(at) = at {
                state.waiting.push(Waiting::Contents { at, hazards: 1, fortunes: 0 });
            }
        }
        Phase::Close { by_death } => close(state, by_death, log),
    }
    true
}

// T5: actions.

/// The table is idle in the middle of a turn. Rule: SK-TURN-04, SK-HLTH-05, SK-TEAM-16, rulings SK-R-65, SK-R-67.
fn main(state: &mut State, log: &mut impl Log<Event>) -> bool {
    if state.active_owners().next().is_none() {
        discard_mimic(state, log);
        state.enter_phase(Phase::Close { by_death: true });
        return true;
    }
    for seat in state.party_seats(state.party) {
        // Finished, and then given too much: unfinished again.
        if state.player(seat).finished && state.is_alive(seat) && state.n_held(seat) > state.hand_limit(seat) {
            state.player_mut(seat).finished = false;
        }
    }
    let unfinished = state.unfinished();
    if unfinished.is_empty() {
        state.enter_phase(Phase::End);
        return true;
    }
    if !unfinished.has(state.current) {
        state.current = unfinished.iter().next().expect("somebody is unfinished");
        state.yielded = false;
    }
    begin_chain(state);
    false
}

/// One action of a turn. Rule: SK-TURN-02, SK-TEAM-13, ruling SK-R-65: a partner who acts has control.
pub fn act(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    match action {
        Action::Move { side } => moving::step(state, seat, side, log)?,
        Action::Dash { first, then } => moving::dash(state, seat, first, then, log)?,
        Action::PickUp { card } => items::pick_up(state, seat, card, log)?,
        Action::Drop { card, at } => items::drop(state, seat, card, at, log)?,
        Action::Shove { who, side } => fighting::shove(state, seat, who, side, log)?,
        Action::Throw { card, at } => fighting::throw(state, seat, card, at, log)?,
        Action::Destroy { side } => fighting::destroy(state, seat, side, log)?,
        Action::Recover => health::recover(state, seat, log)?,
        Action::PryFree => health::pry_free(state, seat, log)?,
        Action::Use { card } => consumables::use_up(state, seat, card, log)?,
        Action::Dig { card, side } => equipment::dig(state, seat, card, side, log)?,
        Action::Fish { card, whom } => equipment::fish(state, seat, card, whom, log)?,
        Action::Grapple { card, to } => equipment::grapple(state, seat, card, to, log)?,
        Action::Crank { card, at, way } => equipment::crank(state, seat, card, at, way, log)?,
        Action::Blast { card, side } => consumables::blast(state, seat, card, side, log)?,
        Action::Flare { card, side } => consumables::flare(state, seat, card, side, log)?,
        Action::Copy { card } => consumables::copy(state, seat, card, log)?,
        Action::Gas { card, at } => consumables::gas(state, seat, card, at, log)?,
        Action::Lure { card, monster, side } => consumables::lure(state, seat, card, monster, side, log)?,
        Action::Swap { card, whom } => consumables::swap(state, seat, card, whom, log)?,
        Action::Drink => places::drink(state, seat, log)?,
        Action::Ride { to } => places::ride(state, seat, to, log)?,
        Action::Bleed => places::bleed(state, seat, log)?,
        Action::Turn { way } => places::turn(state, seat, way, log)?,
        Action::EndTurn | Action::Finish => finish(state, seat, action == Action::Finish, log)?,
        Action::Yield => return yield_to_partner(state, seat, log),
        Action::Resign => return concede(state, log),
        Action::Be { .. }
        | Action::Take { .. }
        | Action::Set { .. }
        | Action::Split { .. }
        | Action::Play
        | Action::Keep
        | Action::Leave
        | Action::Resolve { .. }
        | Action::First { .. }
        | Action::Choose { .. }
        | Action::Lay { .. }
        | Action::Face { .. }
        | Action::Focus { .. }
        | Action::Pass
        | Action::Send { .. }
        | Action::Farther
        | Action::Stop => return Err(Illegal::NotAnAction),
    }
    state.acted = true;
    state.current = seat;
    state.yielded = false;
    Ok(())
}

/// Is the hand small enough, and is this the word to end with? Rule: SK-TURN-05, SK-DAZE-01, rulings SK-R-11, SK-R-65, SK-R-68.
pub fn may_finish(state: &State, seat: Seat, as_partner: bool) -> Result<(), Illegal> {
    match (state.mode() == Mode::Team, as_partner) {
        (true, false) => return Err(Illegal::TeamFinishes),
        (false, true) => return Err(Illegal::NoPartner),
        _ => {}
    }
    let (held, limit) = (state.n_held(seat), state.hand_limit(seat));
    if held > limit { Err(Illegal::HandTooFull { held, limit }) } else { Ok(()) }
}

fn finish(state: &mut State, seat: Seat, as_partner: bool, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_finish(state, seat, as_partner)?;
    state.player_mut(seat).finished = true;
    log.push(Event::Finished { seat });
    Ok(())
}

/// Ruling SK-R-65.
pub fn may_yield(state: &State, seat: Seat) -> Result<(), Illegal> {
    let Some(partner) = state.partner(seat) else { return Err(Illegal::NoPartner) };
    if !state.unfinished().has(partner) || state.current != seat {
        Err(Illegal::PartnerDone)
    } else if state.yielded {
        Err(Illegal::YieldedBack)
    } else {
        Ok(())
    }
}

fn yield_to_partner(state: &mut State, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_yield(state, seat)?;
    state.current = state.partner(seat).expect("who yields has a partner");
    state.yielded = true;
    log.push(Event::Yielded { seat });
    Ok(())
}

/// Ruling SK-R-85.
pub fn may_concede(state: &State) -> Result<(), Illegal> {
    if state.mode().is_solo() && !state.acted { Ok(()) } else { Err(Illegal::ResignTooLate) }
}

fn concede(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    may_concede(state)?;
    log.push(Event::Resigned { seat: Seat::new(0) });
    end_game(state, 0, log);
    Ok(())
}

// E2 to E5: the end of a turn.

/// E2: a Mimic Stone that was used goes, wherever it is. Rule: SK-FAQ-10, SK-FAQ-11, ruling SK-R-60.
pub fn discard_mimic(state: &mut State, log: &mut impl Log<Event>) {
    if state.mimic.take().is_none() {
        return;
    }
    let held = state.hands.iter_mut().any(|hand| hand.take(Card::MIMIC));
    if held || state.contents.iter_mut().any(|cards| cards.take(Card::MIMIC)) {
        state.discards.put(Card::MIMIC);
        log.push(Event::Discarded { card: Card::MIMIC });
    }
}

fn skull_bearer(state: &State) -> Option<Seat> {
    state.active_owners().find(|seat| state.holds(*seat, Kind::ScreamingSkull))
}

/// E4: no Hazard stays in the Cave Entrance. Rule: SK-CARD-10, ruling SK-R-82.
pub fn clear_entrance(state: &mut State, log: &mut impl Log<Event>) {
    let hazards = state.cards_at(state.entrance()) & CardSet::HAZARDS;
    for card in hazards.iter() {
        state.take_card(card, state.entrance());
        state.discards.put(card);
        log.push(Event::Discarded { card });
    }
}

/// E4, E5, and who comes next. Rule: SK-TURN-04, SK-SOLO-10, rulings SK-R-10, SK-R-56, SK-R-67, SK-R-84.
fn close(state: &mut State, by_death: bool, log: &mut impl Log<Event>) {
    clear_entrance(state, log);
    if !by_death && has_won(state) {
        let winners = state.party_seats(state.party).fold(0, |all, seat| all | 1 << seat.index());
        return end_game(state, winners, log);
    }
    for seat in state.party_seats(state.party) {
        // Unspent AP are lost. Rule: SK-TURN-01.
        state.player_mut(seat).ap = 0;
        state.player_mut(seat).move_ap = 0;
    }
    if state.mode().is_solo() {
        ghosts::after_turn(state, log);
    } else {
        begin(state, (state.party + 1) % state.n_parties(), log);
    }
}

/// Three treasures at the Cave Entrance, at the end of one's own turn; partners who are both there count together.
/// Rule: SK-GOAL-01, SK-CARD-03, SK-TEAM-02, SK-TEAM-03, SK-TEAM-04, SK-SOLO-01, rulings SK-R-08, SK-R-56, SK-R-68.
pub fn has_won(state: &State) -> bool {
    let at_home = |seat: &Seat| state.at(Pawn::of(*seat)) == Some(state.entrance());
    let home = state.active_owners().filter(at_home);
    let values: u8 = home.map(|seat| state.treasure_value(seat)).sum();
    values >= 3
}
