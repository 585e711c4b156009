//! Finishing, going out, the next turn, and the end of the game. Rules: CP-END, CP-R-37, CP-R-56.

use kernel::{Log, Seat};

use crate::rules::{damage, scoring, turn};
use crate::state::{Layer, SAFETY_STOP, State};
use crate::{Event, Mode, Part, Place, Slot, Waiting};

/// Rounds that the mail may still take after the first plane's. Scenario CS1.
const MAIL_ROUNDS: u16 = 2;
/// The round at whose end the water begins to rise. Scenario CS3.
const WATER_ROUND: u16 = 4;

/// A plane is through the exit, in whoever's turn; the final round begins. Rule: CP-MOVE-11, CP-END-02, ruling CP-R-53,
/// CP-R-60.
pub fn finish(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.plane_mut(seat).place = Place::Exit;
    if !state.final_round {
        state.final_round = true;
        state.finish_round = state.round;
    }
    log.push(Event::Finished { seat });
    drop_reservation(state, seat, log);
}

fn drop_reservation(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if matches!(state.reserved, Some((owner, _)) if owner == seat) {
        state.reserved = None;
        log.push(Event::Reserved { seat, at: None });
    }
}

/// A plane crashed or is stuck: it leaves the table, its cards go to the discards, its Cave cards under the pile.
/// Rule: CP-DAMAGE-10, CP-MOVE-08, ruling CP-R-37.
pub fn eliminate(state: &mut State, seat: Seat, crashed: bool, log: &mut impl Log<Event>) {
    log.push(Event::Out { seat, crashed });
    state.n_out += 1;
    Slot::all().for_each(|slot| damage::clear(state, seat, slot));
    let n_out = state.n_out;
    let plane = state.plane_mut(seat);
    plane.place = Place::Out;
    plane.out = n_out;
    plane.fuel = 0;
    plane.missiles = 0;
    plane.credits = 0;
    plane.kinds = 0;
    plane.modifiers = [0; 6];
    let cards = std::mem::take(&mut plane.cards);
    let known = std::mem::take(&mut plane.hand).into_iter().collect();
    cards.iter().for_each(|held| state.find_discards.put(held.card));
    let layer = Layer { unknown: [0; 3], known };
    if layer.len() > 0 {
        state.pile.insert(0, layer);
    }
    drop_reservation(state, seat, log);
    if is_decided(state) {
        end_game(state, log);
    }
}

/// Is there nothing left to play for? One player or one team left; a solo plane lost; a scenario that can no longer be
/// won. Ruling CP-R-58, CP-R-66, rule CP-COOP-01.
fn is_decided(state: &State) -> bool {
    let living = |seat: &Seat| state.plane(*seat).place != Place::Out;
    match state.setup.mode {
        Mode::Competitive | Mode::Tutorial => state.seats().filter(living).count() <= 1,
        Mode::Team => {
            (0..2).any(|team| !state.seats().filter(|seat| seat.index() % 2 == team).any(|seat| living(&seat)))
        }
        Mode::Solo => true,
        Mode::NightMail | Mode::Purge | Mode::RisingWater => usize::from(state.n_out) > scoring::losses_allowed(state),
    }
}

/// After a turn: what held for it ends, and the next player in the cave goes on. Rule: CP-TURN-06, CP-SETUP-11, ruling
/// CP-R-36, CP-R-43, CP-R-56.
pub fn end_turn(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.turn.seat;
    state.planes.iter_mut().for_each(|plane| plane.modifiers = [0; 6]);
    let planes = &state.planes;
    for oozes in &mut state.oozes {
        oozes.retain(|ooze| {
            let by = &planes[ooze.by.index()];
            by.place.flies() && (ooze.by != seat || by.turns < ooze.until)
        });
    }
    if state.flying().is_empty() {
        return end_game(state, log);
    }
    let n = usize::from(state.setup.players);
    let mut next = seat.next(n);
    while next != state.first {
        if state.plane(next).place.flies() {
            return turn::begin(state, next, log);
        }
        next = next.next(n);
    }
    round_ends(state, log);
}

/// The First player's seat comes: all have had the same number of turns. Rule: CP-END-02, ruling CP-R-56.
fn round_ends(state: &mut State, log: &mut impl Log<Event>) {
    let cooperative = state.setup.mode.is_cooperative();
    let late = state.setup.mode == Mode::NightMail && state.round >= state.finish_round + MAIL_ROUNDS;
    if state.final_round && (!cooperative || late) || state.round >= SAFETY_STOP {
        return end_game(state, log);
    }
    state.waiting.only(Waiting::RoundEnds);
    if state.setup.mode == Mode::RisingWater && state.round >= WATER_ROUND {
        rise(state, log);
    }
}

/// The water rises: two hits for every plane at or behind it, clockwise from the First player. Scenario CS3.
fn rise(state: &mut State, log: &mut impl Log<Event>) {
    state.water += 1;
    log.push(Event::WaterRises { column: state.water });
    let n = usize::from(state.setup.players);
    for step in (0..n).rev() {
        let who = Seat::new((state.first.index() + step) % n);
        let wet = match state.plane(who).place {
            Place::On(spot) => spot.column() <= state.water,
            Place::Entrance => true,
            Place::Outside | Place::Exit | Place::Out => false,
        };
        if wet {
            state.waiting.push(Waiting::Hits { who, from: Part::Shields, left: 2 });
        }
    }
}

/// The next round begins with the first plane in the cave, clockwise from the First player's seat. Rule: CP-TURN-06.
pub fn next_round(state: &mut State, log: &mut impl Log<Event>) {
    state.round += 1;
    let n = usize::from(state.setup.players);
    let order = (0..n).map(|step| Seat::new((state.first.index() + step) % n));
    match order.into_iter().find(|seat| state.plane(*seat).place.flies()) {
        Some(seat) => turn::begin(state, seat, log),
        None => end_game(state, log),
    }
}

/// The end: bonus, title, ranking; anything unresolved is dropped. Rule: CP-END-02, CP-END-03, ruling CP-R-58.
fn end_game(state: &mut State, log: &mut impl Log<Event>) {
    scoring::pay_bonus(state, log);
    state.attack = None;
    state.missile = None;
    state.turn.acting = false;
    state.waiting.only(Waiting::Over);
    log.push_with(|| {
        let ending = scoring::ending(state).expect("it is over");
        Event::Over { winners: ending.winners, title: ending.title, grade: ending.grade }
    });
}
