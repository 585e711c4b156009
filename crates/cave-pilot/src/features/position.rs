//! The table, the players, and the shop.

use kernel::Marks;

use super::look::{Pilot, fuel};
use super::*;
use crate::content::value;
use crate::rules::scoring;
use crate::{HouseRule, Mode, Place, Plane, Row, Upgrade};

/// Everything that a seat looks at.
pub fn mark(state: &State, seat: Seat, into: &mut Marks) {
    let to_lay = state.pile_size() + state.seats().map(|owner| state.plane(owner).hand.len() as u32).sum::<u32>();
    table(state, seat, to_lay, into);
    question::mark(state, seat, into);
    let me = Pilot::of(state, seat);
    place::mark(state, &me, into);
    let mut others = Others { outlook: i32::MIN, home: i32::MAX, points: i32::MIN, credits: 0 };
    let mut own = 0;
    for owner in state.seats() {
        let outlook = if owner == seat {
            player(state, seat, owner, &me, &me, into)
        } else {
            let pilot = Pilot::of(state, owner);
            let outlook = player(state, seat, owner, &pilot, &me, into);
            if state.are_opponents(seat, owner) {
                others.meet(state, &pilot, outlook, to_lay);
            }
            outlook
        };
        if owner == seat {
            own = outlook;
        }
    }
    into.set(HOME, me.turns_home(to_lay) as usize);
    if others.points > i32::MIN {
        compare(state, seat, &me, own, &others, to_lay, into);
    }
    own_things(state, seat, &me, into);
    shop(state, seat, &me, into);
}

/// The best that opponents have.
struct Others {
    outlook: i32,
    /// Turns of the fastest one to the exit.
    home: i32,
    points: i32,
    credits: u16,
}

impl Others {
    fn meet(&mut self, state: &State, pilot: &Pilot, outlook: i32, to_lay: u32) {
        self.outlook = self.outlook.max(outlook);
        match pilot.plane.place {
            Place::Out => {}
            Place::Exit => self.home = 0,
            _ => self.home = self.home.min(pilot.turns_home(to_lay)),
        }
        let points = points(state, pilot.plane);
        if points > self.points {
            (self.points, self.credits) = (points, pilot.plane.credits);
        } else if points == self.points {
            self.credits = self.credits.max(pilot.plane.credits);
        }
    }
}

/// Reputation with the bonus of who is through; who is out has lost.
fn points(state: &State, plane: &Plane) -> i32 {
    let reputation = i32::from(plane.reputation);
    match plane.place {
        Place::Out => -1,
        Place::Exit => reputation + i32::from(scoring::bonus(state)),
        Place::Outside | Place::Entrance | Place::On(_) => reputation,
    }
}

fn compare(state: &State, seat: Seat, me: &Pilot, own: i32, others: &Others, to_lay: u32, into: &mut Marks) {
    let mut lead = points(state, me.plane) - others.points;
    if state.setup.mode == Mode::Team {
        lead = 0;
        for owner in state.seats() {
            let points = points(state, state.plane(owner)).max(0);
            lead += if state.are_opponents(seat, owner) { -points } else { points };
        }
    }
    into.around(LEAD, lead, 1);
    into.around(OUTLOOK_LEAD, own - others.outlook, 100);
    into.set(TIE, (me.plane.credits.cmp(&others.credits) as i8 + 1) as usize);
    if others.home < i32::MAX {
        into.around(RACE, others.home - me.turns_home(to_lay), 1);
    }
}

/// What all share.
fn table(state: &State, seat: Seat, to_lay: u32, into: &mut Marks) {
    let setup = &state.setup;
    into.set(MODE, setup.mode as usize);
    into.set(PLAYERS, usize::from(setup.players));
    for rule in HouseRule::ALL.iter().filter(|rule| state.has(**rule)) {
        into.set(HOUSE, *rule as usize);
    }
    into.set(DECK, state.sources.layers.iter().flatten().map(|n| usize::from(*n)).sum::<usize>() / 2);
    let turn = state.turn;
    into.set(TURN, near(state, seat, turn.seat));
    let so_far = [
        !turn.first_round,
        turn.refreshed,
        turn.bound_to_land,
        turn.landed,
        turn.upgrades,
        turn.free.is_some(),
        turn.gyro_used,
        turn.ledger_used,
        turn.trades > 0,
    ];
    so_far.iter().enumerate().filter(|(_, is)| **is).for_each(|(place, _)| into.set(TURN_SO_FAR, place));
    into.set(FIRST, near(state, seat, state.first));
    let n = usize::from(setup.players);
    let gone = near(state, state.first, turn.seat);
    let to_come = (gone + 1..n).map(|step| Seat::new((state.first.index() + step) % n));
    into.set(STILL_TO_COME, to_come.filter(|other| state.plane(*other).place.flies()).count());
    into.set(ROUND, usize::from(state.round));
    let late =
        if state.final_round { 2 + usize::from(state.round - state.finish_round) } else { usize::from(state.exit) };
    into.set(END, late);
    into.set(TO_LAY, to_lay as usize);
    let mut colours = [0; 3];
    for layer in &state.pile {
        (0..3).for_each(|heap| colours[heap] += usize::from(layer.unknown[heap]));
        layer.known.iter().for_each(|card| colours[card.colour() as usize] += 1);
    }
    for (colour, n) in colours.into_iter().enumerate().filter(|(_, n)| *n > 0) {
        into.set(PILE, colour * 10 + n.min(9));
    }
    into.set(COLUMNS, usize::from(state.columns));
    into.set(BONUS, usize::from(scoring::bonus(state)));
    if setup.mode == Mode::Purge {
        into.set(CLEARED, state.cleared.len() as usize);
    }
    into.set(LOST, usize::from(state.n_out));
}

/// One player, as `me` sees him; tells his outlook.
fn player(state: &State, seat: Seat, owner: Seat, pilot: &Pilot, me: &Pilot, into: &mut Marks) -> i32 {
    let n = near(state, seat, owner);
    let plane = pilot.plane;
    let place = match plane.place {
        Place::Outside => 0,
        Place::Entrance => 1,
        Place::On(spot) => 2 + spot.row(),
        Place::Exit => 4,
        Place::Out => 5,
    };
    into.set(PLACE, n * 6 + place);
    let reputation = usize::from(plane.reputation);
    let step = if reputation < 24 { reputation } else { 24 + (reputation - 24) / 3 };
    into.set(REPUTATION, n * 36 + step.min(35));
    if n > 0 {
        let over = points(state, me.plane) - points(state, pilot.plane);
        into.set(OVER, n * 31 + (over + 15).clamp(0, 30) as usize);
    }
    let promise = if plane.place.flies() { pilot.promise() } else { 0 };
    let outlook = pilot.outlook(promise);
    into.set(OUTLOOK, n * 30 + outlook.div_euclid(200).clamp(0, 29) as usize);
    if plane.place == Place::Out {
        return outlook;
    }
    into.set(CREDITS, n * 20 + usize::from(plane.credits).min(19));
    if !plane.place.flies() {
        return outlook;
    }
    into.set(STORES, n * 16 + usize::from(plane.fuel.min(3)) * 4 + usize::from(plane.missiles.min(3)));
    for (property, value) in pilot.values[..6].iter().enumerate().filter(|(_, value)| **value > 0) {
        into.set(VALUE, (n * 6 + property) * VALUES + usize::from(*value).min(VALUES - 1));
    }
    let health = pilot.health as usize;
    into.set(HEALTH, n * 32 + if health < 20 { health } else { (20 + (health - 20) / 3).min(31) });
    for held in &plane.cards {
        into.count(FIND, n * FINDS + held.card as usize, i32::from(held.left));
    }
    plane.hand.iter().for_each(|card| into.set(HAND, n * CAVES + card.index()));
    if matches!(plane.place, Place::Outside | Place::Entrance) {
        into.set(ENTRANCE, n * 5 + if plane.scrapyard_used { 4 } else { usize::from(plane.turns).min(3) });
    }
    if n > 0 {
        let ahead = i32::from(pilot.column()) - i32::from(me.column());
        into.set(AHEAD_OF_ME, n * 15 + (ahead + 7).clamp(0, 14) as usize);
    }
    into.set(WAY, n * WAYS + pilot.way(None));
    into.set(PROMISE, n * 24 + (promise.div_euclid(50) + 6).clamp(0, 23) as usize);
    if let Some(best) = best_next(pilot) {
        into.set(NEXT, n * WORTHS + worth(best));
    }
    into.set(TO_UPGRADE, n * 7 + usize::from(pilot.to_upgrade()));
    outlook
}

/// The best card that a plane can fly to next, without fuel or with it.
pub fn best_next(pilot: &Pilot) -> Option<i32> {
    let (row, column) = (pilot.row(), i32::from(pilot.column()));
    let straight = pilot.promise_at(row, column + 1);
    let across = if column > 0 { pilot.promise_at(1 - row, column) } else { None };
    let diagonal = if column == 0 || fuel(pilot.plane) > 0 { pilot.promise_at(1 - row, column + 1) } else { None };
    straight.max(across).max(diagonal)
}

/// What only the seat itself is asked about.
fn own_things(state: &State, seat: Seat, me: &Pilot, into: &mut Marks) {
    into.set(COLUMN, usize::from(me.column()));
    into.set(TO_END, usize::from(state.columns + 1 - me.column()));
    if state.setup.mode == Mode::RisingWater {
        let dry = i32::from(me.column()) - i32::from(state.water);
        into.around(WATER, dry, 1);
    }
    for (slot, stack) in me.plane.mat.iter().enumerate().filter(|(_, stack)| stack.card.is_some()) {
        into.set(MAT, slot * 7 + usize::from(stack.current()).min(6));
        into.count(HURT, slot, i32::from(stack.hits));
    }
    if me.plane.hand.is_empty() {
        return;
    }
    let rank = |other: &Seat| (points(state, state.plane(*other)), other.index());
    let flying = state.seats().filter(|other| state.are_opponents(seat, *other) && state.plane(*other).place.flies());
    let best = flying.max_by_key(rank).map(|other| Pilot::of(state, other));
    for card in &me.plane.hand {
        into.set(HAND_WORTH, worth(me.look(*card, None).worth));
        if let Some(best) = &best {
            into.set(HAND_WORTH, WORTHS + worth(best.look(*card, None).worth));
        }
    }
}

/// A card of the shop by type and value.
pub fn face(card: Upgrade) -> usize {
    match card.property() {
        Some(property) => property as usize * 6 + usize::from(value(card)).min(5),
        None => 36 + card.row() as usize,
    }
}

fn shop(state: &State, seat: Seat, me: &Pilot, into: &mut Marks) {
    let mut best = [0; 6];
    for row in Row::ALL {
        for (index, card) in state.row(*row).iter().enumerate() {
            into.set(SHOP, face(*card));
            if index == 0 {
                into.set(OUTERMOST, face(*card));
            }
            if let Some(property) = card.property() {
                let gain = gain(me, *card);
                best[property as usize] = gain.max(best[property as usize]);
            }
        }
    }
    for (property, gain) in best.into_iter().enumerate().filter(|(_, gain)| *gain > 0) {
        into.set(BEST_BUY, property * 6 + usize::from(gain).min(5));
    }
    if let Some((owner, _)) = state.reserved {
        into.set(RESERVED, near(state, seat, owner));
    }
}

/// How much better a card of the shop would make a plane that can pay for it: in its weakest position.
pub fn gain(pilot: &Pilot, card: Upgrade) -> u8 {
    let Some(property) = card.property() else { return u8::from(pilot.plane.credits >= 2) };
    let weakest = property.slots().map(|slot| pilot.plane.mat[slot.index()].current()).min().unwrap_or(0);
    let gain = value(card).saturating_sub(weakest);
    if u16::from(gain) <= pilot.plane.credits { gain } else { 0 }
}

/// My lead if I went out through the exit now.
pub fn lead_through_exit(state: &State, seat: Seat) -> i32 {
    let others = state.seats().filter(|other| state.are_opponents(seat, *other));
    let best = others.map(|other| points(state, state.plane(other))).max().unwrap_or(0);
    i32::from(state.plane(seat).reputation + scoring::bonus(state)) - best
}
