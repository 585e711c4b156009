//! One action: what it does, and what matters of the position for it.

use kernel::Marks;

use super::look::{Look, Pilot, SURE, fuel, health, roll_for, way, ways};
use super::position::{best_next, lead_through_exit};
use super::question::window_number;
use super::*;
use crate::content::cave;
use crate::rules::handling;
use crate::{Pay, Place, Target, Waiting};

/// Tells one of the legal actions of a seat.
pub fn mark(state: &State, seat: Seat, action: Action, into: &mut Marks) {
    Choice { state, seat, me: Pilot::of(state, seat), into }.mark(action);
}

/// An action that is being told in numbers.
pub(super) struct Choice<'c> {
    pub(super) state: &'c State,
    pub(super) seat: Seat,
    pub(super) me: Pilot<'c>,
    pub(super) into: &'c mut Marks,
}

impl Choice<'_> {
    fn mark(&mut self, action: Action) {
        match action {
            Action::Place { card, at } => self.verb(0).lay(card, at),
            Action::Refresh { row } => self.verb(1).refresh(row),
            Action::Pass => self.verb(2).pass(),
            Action::Fire { at: Target::Plane(who) } => self.verb(3).fire_at_plane(who),
            Action::Fire { at: Target::Cave(spot) } => self.verb(4).fire_at_card(spot, 0),
            Action::Fire { at: Target::Part(spot, part) } => self.verb(5 + usize::from(part)).fire_at_card(spot, part),
            Action::Again => self.verb(7).in_the_air(),
            Action::Stop => self.verb(8).in_the_air(),
            Action::Hit { on } => self.verb(9).hit(on),
            Action::Move { to, by } => self.verb(10).fly(to, by),
            Action::Stay => self.verb(11).stay(),
            Action::Scrapyard => self.verb(12).stay(),
            Action::Hover => self.verb(13).done(),
            Action::GiveUp => self.verb(14).done(),
            Action::Use { card, on } => self.verb(15).card(card, 0).use_on(card, on),
            Action::Shift { to } => self.verb(16).shift(to),
            Action::Continue => self.verb(17).part_two(0),
            Action::Ignore => self.verb(18).part_two(1),
            Action::Extra { by } => self.verb(19).extra(by),
            Action::Land => self.verb(20).done_with(2),
            Action::Begin { step } => self.verb(21).into.set(BEGIN, step as usize),
            Action::Draw { row } => self.verb(22).draw(row),
            Action::Buy { from, into } => self.verb(23).buy(from, into),
            Action::BuyFuel => self.verb(24).stock(0),
            Action::BuyMissile => self.verb(25).stock(1),
            Action::Sell { card } => self.verb(26).card(card, 1).done(),
            Action::Explore => self.verb(27).change(0),
            Action::Discard { card } => self.verb(28).card(card, 2).done(),
            Action::Trade { with, give, take } => self.verb(29).trade(with, give, take),
            Action::Agree => self.verb(30).done(),
            Action::Refuse => self.verb(31).done(),
            Action::EndTurn => self.verb(32).done_with(0),
        }
    }

    fn done(&mut self) {}

    fn verb(&mut self, verb: usize) -> &mut Self {
        self.into.set(VERB, verb);
        self
    }

    /// The flying opponent who reaches a column soonest; how many columns are between.
    fn nearest(&self, column: u8) -> Option<(Seat, u8)> {
        let others = self.state.seats().filter(|other| self.state.are_opponents(self.seat, *other));
        let before = others.filter_map(|other| {
            let place = self.state.plane(other).place;
            let from = place.spot().map_or(0, Spot::column);
            (place.flies() && from <= column).then(|| (other, column - from))
        });
        before.min_by_key(|(other, by)| (*by, near(self.state, self.seat, *other)))
    }

    fn lay(&mut self, card: Cave, at: Spot) {
        let state = self.state;
        self.into.set(LAY, card.index());
        self.into.set(LAY_AT, space(&self.me, at));
        let (column, own) = (at.column(), self.me.column());
        let how = match () {
            () if column > state.columns => 0,
            () if column == state.columns => 1,
            () => 2 + usize::from(column < own),
        };
        self.into.set(LAY_HOW, how);
        if column >= own {
            let far = usize::from(column - own > 1);
            self.into.set(LAY_MINE, far * WORTHS + worth(self.me.look(card, Some(at)).worth));
        }
        if let Some((other, by)) = self.nearest(column) {
            let other = Pilot::of(state, other);
            self.into.set(LAY_THEIRS, usize::from(by > 1) * WORTHS + worth(other.look(card, Some(at)).worth));
            if by <= 1 {
                self.into.set(LAY_THEN, WAYS + other.way(Some(at)));
            }
        }
        if column >= own && column - own <= 1 {
            self.into.set(LAY_THEN, self.me.way(Some(at)));
        }
        let others = state.seats().filter(|other| *other != self.seat);
        let last = self.me.plane.hand.len() == 1
            && state.pile.is_empty()
            && others.map(|other| &state.plane(other).hand).all(|hand| hand.is_empty());
        self.into.set(LAY_LAST, usize::from(last));
    }

    fn pass(&mut self) {
        let what = match self.state.waiting.top() {
            Waiting::Refresh => 0,
            Waiting::Fire => 1,
            Waiting::Shove => 2,
            Waiting::Exchange => 3,
            Waiting::Window { window, .. } => 4 + window_number(window),
            _ => 11,
        };
        self.into.set(PASS, what);
        self.into.set(PASS_ROLL, roll_for(self.state, self.seat));
    }

    fn fire_at_plane(&mut self, who: Seat) {
        let plane = self.state.plane(who);
        self.into.set(FIRE_PLANE, near(self.state, self.seat, who) * 16 + health(plane).min(15) as usize);
        let ahead = i32::from(plane.reputation) - i32::from(self.me.plane.reputation);
        self.into.around(FIRE_LEAD, ahead, 2);
    }

    fn fire_at_card(&mut self, spot: Spot, part: u8) {
        let state = self.state;
        self.into.set(FIRE_AT, space(&self.me, spot));
        let Some(card) = state.cave_at(spot) else { return };
        let column = spot.column();
        let when = |handled: bool, by: Option<u8>| match by {
            Some(by) if !handled => usize::from(by > 1),
            _ => 2,
        };
        let mine = when(self.me.plane.handled.has(card), column.checked_sub(self.me.column()));
        self.into.set(FIRE_FOR, mine);
        if let Some((other, by)) = self.nearest(column) {
            self.into.set(FIRE_FOR, 3 + when(state.plane(other).handled.has(card), Some(by)));
        }
        if mine < 2 {
            let challenge = &cave(card).parts[usize::from(part)];
            let (left, fixed) = handling::sides(state, self.seat, card, part);
            let margin = i32::from(left) - i32::from(fixed);
            let more = ways(challenge.dice, margin + 2) - ways(challenge.dice, margin);
            let times = i32::from(cave(card).actions);
            // A failure costs about a point.
            let gain = more * times * (i32::from(challenge.reputation) + 1) * 4 / SURE;
            self.into.set(FIRE_GAIN, gain as usize);
        }
    }

    /// About the missile, or the plane that is pushed.
    fn in_the_air(&mut self) {
        match (self.state.waiting.top(), self.state.missile.map(|missile| missile.at)) {
            (Waiting::Push { whom, forward, .. }, _) => {
                self.into.set(SHIFT_WHOSE, near(self.state, self.seat, whom) * 2 + usize::from(forward));
            }
            (_, Some(Target::Plane(who))) => self.fire_at_plane(who),
            (_, Some(Target::Cave(spot))) => self.fire_at_card(spot, 0),
            (_, Some(Target::Part(spot, part))) => self.fire_at_card(spot, part),
            _ => {}
        }
    }

    fn fly(&mut self, to: Place, by: Pay) {
        self.into.set(PAY, by as usize);
        match to {
            Place::On(spot) => {
                let ahead = i32::from(spot.column()) - i32::from(self.me.column());
                let across = usize::from(spot.row() != self.me.row() && self.me.column() > 0);
                self.into.set(FLY, 2 + (ahead + 1).clamp(0, 2) as usize * 2 + across);
                let spends = matches!(by, Pay::Fuel | Pay::Tank);
                self.arrive(spot, fuel(self.me.plane) - u8::from(spends));
            }
            Place::Exit => {
                self.into.set(FLY, 1);
                self.lead_now();
            }
            Place::Entrance | Place::Outside | Place::Out => self.into.set(FLY, 0),
        }
    }

    fn lead_now(&mut self) {
        self.into.around(LEAD_NOW, lead_through_exit(self.state, self.seat), 1);
    }

    /// Where my plane would be, with so much fuel.
    pub(super) fn arrive(&mut self, spot: Spot, fuel: u8) {
        let Some(card) = self.state.cave_at(spot) else { return };
        let facts = cave(card);
        self.into.set(TO_CARD, card.index());
        place::marks_of(facts, |mark| self.into.set(TO_MARKS, mark));
        if handling::handles_on_entry(self.state, self.seat, card) {
            let Look { ways, reputation, hits, worth: promise } = self.me.look(card, Some(spot));
            self.into.set(TO_WORTH, worth(promise));
            self.into.set(TO_ODDS, (ways / 3).min(11) as usize);
            self.into.set(TO_REPUTATION, reputation as usize);
            self.into.set(TO_HITS, hits as usize);
        } else {
            self.into.set(TO_ODDS, 12);
        }
        let mut visited = self.me.plane.visited;
        visited.put(card);
        self.into.set(TO_WAY, way(self.state, spot, fuel, visited, None));
        let (row, column) = (spot.row(), i32::from(spot.column()));
        if let Some(best) = self.me.promise_at(row, column + 1).max(self.me.promise_at(1 - row, column + 1)) {
            self.into.set(TO_BEST, worth(best));
        }
    }

    fn stay(&mut self) {
        self.change(0);
        if let Some(best) = best_next(&self.me) {
            self.into.set(TO_BEST, worth(best));
        }
    }

    fn shift(&mut self, to: Spot) {
        let state = self.state;
        let (whom, forward, left) = match state.waiting.top() {
            Waiting::Push { whom, forward, left, .. } => (whom, forward, left),
            Waiting::Blow { who, forward, left, .. } => (who, forward, left),
            _ => return,
        };
        self.into.set(SHIFT, space(&self.me, to));
        self.into.set(SHIFT_WHOSE, near(state, self.seat, whom) * 2 + usize::from(forward));
        let Some(card) = state.cave_at(to) else { return };
        // Only where it ends is handled.
        if left > 1 {
            return;
        }
        let other = Pilot::of(state, whom);
        let whose = usize::from(whom != self.seat);
        self.into.set(TO_WORTH, whose * WORTHS + worth(other.look(card, Some(to)).worth));
        self.into.set(TO_CARD, card.index());
        self.into.set(TO_WAY, way(state, to, fuel(other.plane), other.plane.visited, None));
    }

    fn part_two(&mut self, which: usize) {
        let Some(attack) = self.state.attack else { return };
        let challenge = &cave(attack.card).parts[1];
        let (left, fixed) = handling::sides(self.state, self.seat, attack.card, 1);
        let pass = ways(challenge.dice, i32::from(left) - i32::from(fixed));
        let promise = (pass * 100 * i32::from(challenge.reputation) - (SURE - pass) * 100) / SURE;
        self.into.set(PART_TWO, which * WORTHS + worth(promise));
        if which == 0 {
            self.into.set(TO_ODDS, (pass / 3).min(11) as usize);
        }
    }

    fn extra(&mut self, by: Pay) {
        self.into.set(PAY, by as usize);
        if let Some(best) = best_next(&self.me) {
            self.into.set(EXTRA_BEST, worth(best));
        }
        let out = self.state.exit && self.me.column() == self.state.columns;
        self.into.set(EXTRA_EXIT, usize::from(out));
        if out {
            self.lead_now();
        }
    }
}
