//! Actions about cards: the shop, the mat, Exploration cards.

use super::action::Choice;
use super::look::{Pilot, SURE, fuel, item, roll, roll_for, ways};
use super::position::{face, gain};
use super::*;
use crate::content::{Special, cave, value};
use crate::rules::{handling, upgrading};
use crate::{Die, Held, Item, Mark, Property, Row, Shelf, Waiting};

impl Choice<'_> {
    pub(super) fn refresh(&mut self, row: Row) {
        self.into.set(ROW, row as usize);
        if let Some(card) = self.state.row(row).first() {
            let gain = gain(&self.me, *card);
            self.into.set(GOES, usize::from(gain > 0) * FACES + face(*card));
        }
    }

    pub(super) fn draw(&mut self, row: Row) {
        self.into.set(ROW, 2 + row as usize);
        self.change(1);
    }

    pub(super) fn card(&mut self, held: Held, how: usize) -> &mut Self {
        self.into.set(CARD, held.card as usize);
        self.into.set(CARD_LEFT, how * 4 + usize::from(held.left));
        self
    }

    pub(super) fn use_on(&mut self, held: Held, on: Mark) {
        let state = self.state;
        self.into.set(USE_FOR, held.card as usize * ROLLS + roll_for(state, self.seat));
        let of = |who: Seat| 9 + near(state, self.seat, who) * 10;
        let after = 9 + SEATS * 10;
        let what = match on {
            Mark::Itself => 0,
            Mark::Shelf(_) => 1,
            Mark::Property(property) => 2 + property as usize,
            Mark::Of(who, property) => of(who) + property as usize,
            Mark::Plane(who) => of(who) + 7,
            Mark::Push(who, forward) => of(who) + 8 + usize::from(forward),
            Mark::Die(die) => after + die as usize,
            Mark::Slot(slot) => after + 2 + slot.index(),
            Mark::Cave(_) => usize::MAX,
        };
        if what < USE_ON.len {
            self.into.set(USE_ON, what);
        }
        match on {
            Mark::Cave(spot) => self.use_at(held.card, spot),
            Mark::Shelf(at) => {
                if let Some(card) = state.row(at.row).get(usize::from(at.index)) {
                    let gain = gain(&self.me, *card);
                    self.into.set(GOES, usize::from(gain > 0) * FACES + face(*card));
                }
            }
            _ => self.use_in_roll(held.card, on),
        }
    }

    /// A card that works on a space.
    fn use_at(&mut self, card: Exploration, spot: Spot) {
        self.into.set(USE_SPACE, space(&self.me, spot));
        let Some(there) = self.state.cave_at(spot) else { return };
        match card {
            Exploration::Otis => {
                self.into.set(TO_CARD, there.index());
                for who in handling::reached(self.state, there).iter() {
                    self.into.set(USE_REACH, near(self.state, self.seat, who));
                }
            }
            // It leads the active plane somewhere else.
            _ if self.state.turn.seat != self.seat => {
                let other = Pilot::of(self.state, self.state.turn.seat);
                self.into.set(TO_CARD, there.index());
                self.into.set(TO_WORTH, WORTHS + worth(other.look(there, Some(spot)).worth));
            }
            _ => self.arrive(spot, fuel(self.me.plane)),
        }
    }

    /// What it does to the roll under way.
    fn use_in_roll(&mut self, card: Exploration, on: Mark) {
        let (Some((roller, dice, margin)), Some(attack)) = (roll(self.state), self.state.attack) else { return };
        let asked = cave(attack.card).parts[usize::from(attack.part)].properties;
        let asks = |property: Property| asked >> property as u8 & 1 != 0;
        let before = ways(dice, margin);
        let after = match on {
            Mark::Property(property) if roller == self.seat && asks(property) => ways(dice, margin + 2),
            Mark::Of(who, property) if roller == who && asks(property) => {
                let less = self.state.plane(who).value(property).min(2);
                ways(dice, margin - i32::from(less))
            }
            Mark::Die(die) => ways(swapped(dice, die), margin),
            Mark::Itself if card == Exploration::LoadedBone => SURE - (SURE - before) * (SURE - before) / SURE,
            _ => before,
        };
        let whose = if roller == self.seat { 0 } else { 1 + usize::from(self.state.are_opponents(self.seat, roller)) };
        let shift = (after - before).div_euclid(3).clamp(-6, 6) + 6;
        self.into.set(USE_SHIFT, whose * 13 + shift as usize);
    }

    /// Credits that are left after paying so much.
    pub(super) fn change(&mut self, price: u16) {
        self.into.set(BUY_CHANGE, usize::from(self.me.plane.credits.saturating_sub(price)));
    }

    pub(super) fn done_with(&mut self, from: usize) {
        let upgrades = match from {
            0 => self.state.turn.upgrades,
            _ => self.me.to_upgrade() == 0,
        };
        let credits = usize::from(self.me.plane.credits).min(7);
        self.into.set(DONE_WITH, (from + usize::from(upgrades)) * 8 + credits);
    }

    pub(super) fn stock(&mut self, what: usize) {
        let has = [self.me.plane.fuel, self.me.plane.missiles][what];
        self.into.set(STOCK, what * 4 + usize::from(has).min(3));
        self.change(3);
    }

    pub(super) fn buy(&mut self, from: Shelf, into: Slot) {
        let state = self.state;
        let Some(card) = state.row(from.row).get(usize::from(from.index)) else { return };
        let property = into.property();
        let current = self.me.plane.mat[into.index()].current();
        let (then, kind) = match card.property() {
            Some(_) => (value(*card), usize::from(value(*card)).min(5)),
            None => (current + 1, 6),
        };
        let gain = then.saturating_sub(current);
        self.into.set(BUY, property as usize * 7 + kind);
        self.into.set(BUY_INTO, into.index());
        self.into.set(BUY_GAIN, property as usize * 6 + usize::from(gain).min(5));
        let price = upgrading::price(state, from, into).unwrap_or(gain);
        self.into.set(BUY_PRICE, usize::from(price));
        self.change(u16::from(price));
        let (ahead, hands) = self.better(property, i32::from(gain));
        self.into.set(BUY_AHEAD, (ahead * 4 / SURE) as usize);
        self.into.set(BUY_HANDS, (hands * 2 / SURE) as usize);
    }

    /// What a better property promises on cards ahead and on cards still to be laid, in points times [`SURE`].
    fn better(&self, property: Property, gain: i32) -> (i32, i32) {
        let state = self.state;
        let more = |card: Cave| {
            let facts = cave(card);
            let two = facts.special == Some(Special::TwoPart);
            let parts = facts.parts[..1 + usize::from(two)].iter().enumerate();
            let asking = parts.filter(|(_, challenge)| challenge.properties >> property as u8 & 1 != 0);
            asking
                .map(|(part, challenge)| {
                    let cubes = i32::from(state.hits[card.index()][part]);
                    let margin = self.me.left(challenge) - i32::from(challenge.plus) + cubes;
                    let times = if two { 1 } else { i32::from(facts.actions) };
                    let points = i32::from(challenge.reputation) + 1;
                    times * points * (ways(challenge.dice, margin + gain) - ways(challenge.dice, margin))
                })
                .sum::<i32>()
        };
        let column = i16::from(self.me.column());
        let mut ahead = 0;
        for spot in (0..=5).flat_map(|by| [0, 1].map(|row| Spot::at(row, column + by))).flatten() {
            if let Some(card) = state.cave_at(spot).filter(|card| !self.me.plane.handled.has(*card)) {
                ahead += more(card);
            }
        }
        let hands = state.seats().flat_map(|owner| state.plane(owner).hand.iter());
        (ahead, hands.map(|card| more(*card)).sum())
    }

    pub(super) fn trade(&mut self, with: Seat, give: Option<Item>, take: Option<Item>) {
        if let Some(given) = give {
            self.into.set(GIVE, item(self.me.plane, given));
        }
        if let Some(taken) = take {
            self.into.set(TAKE, item(self.state.plane(with), taken));
        }
    }

    pub(super) fn hit(&mut self, on: Item) {
        let owner = match self.state.waiting.top() {
            Waiting::Aim { at, .. } => at,
            _ => self.seat,
        };
        let plane = self.state.plane(owner);
        self.into.set(HIT, usize::from(owner != self.seat) * ITEMS + item(plane, on));
        let left = match on {
            Item::Slot(slot) => plane.mat[slot.index()].current(),
            Item::Card(held) => held.left,
        };
        self.into.set(HIT_LEFT, usize::from(left));
    }
}

/// The dice when one of this colour becomes one of the other.
fn swapped(mut dice: [Option<Die>; 2], die: Die) -> [Option<Die>; 2] {
    if let Some(place) = dice.iter_mut().find(|place| **place == Some(die)) {
        *place = Some(die.other());
    }
    dice
}
