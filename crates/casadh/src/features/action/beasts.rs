//! Grues: where they are sent or moved, and whom they meet.

use super::super::{apart, near, points};
use super::{Choice, EATEN, GRUE_BARS, GRUE_CHANGE, GRUE_TO, HIT, HIT_CORNERED, HIT_LEAD, INSIDE};
use crate::rules::surface;
use crate::state::Spelunker;
use crate::{Item, Side, Space};

impl Choice<'_> {
    /// A try, or none: it has to be higher than the number inside.
    pub(super) fn try_for(&mut self) {
        self.into.set(INSIDE, self.state.n_inside() as usize);
    }

    /// A lantern drives the Grue of my hex away.
    pub(super) fn send(&mut self, to: Space) {
        let from = self.state.hex_of(self.seat).at;
        self.grue(from, to);
    }

    /// Whom a Grue comes near to, and whose way home it bars.
    fn grue(&mut self, from: Space, to: Space) {
        let state = self.state;
        for other in state.seats().filter(|other| state.spelunker(*other).is_inside()) {
            let (n, at) = (near(state, self.seat, other), state.hex_of(other).at);
            let (before, after) = (apart(at, from), apart(at, to));
            self.into.set(GRUE_TO, n * 6 + after.min(5));
            if after <= 3 || before <= 3 {
                self.into.set(GRUE_CHANGE, n * 3 + usize::from(after >= before) + usize::from(after > before));
            }
            if after > 0 && after + apart(to, Space::BASE) == apart(at, Space::BASE) {
                self.into.set(GRUE_BARS, n);
            }
        }
    }

    /// A Grue crosses a side: who is there loses health and flees.
    pub(super) fn move_grue(&mut self, from: Space, side: Side) {
        let (state, to) = (self.state, from.across(side));
        self.grue(from, to);
        for other in state.seats() {
            let who: &Spelunker = state.spelunker(other);
            if !who.is_inside() || state.hex_of(other).at != to {
                continue;
            }
            let n = near(state, self.seat, other);
            self.into.set(HIT, n * 5 + usize::from(who.hp.saturating_sub(1)));
            self.richer(points(state, self.seat, other));
            // The Grue's own hex is free then.
            let hex = state.hex(who.hex);
            let back = u8::from(state.exits(who).has(side.opposite()));
            let refuges = state.exits(who).and(hex.standing).without(hex.grues).len();
            if refuges + u32::from(back) == 0 && !who.carries(Item::BrassLantern) {
                self.into.set(HIT_CORNERED, n);
            }
        }
    }

    /// A Grue eats those who have no way out.
    pub(super) fn eat(&mut self, at: Space) {
        let state = self.state;
        let Some(hex) = state.hex_at(at) else { return };
        let prey = surface::prey(state, hex);
        for other in state.seats().filter(|other| prey >> other.index() & 1 != 0) {
            self.into.set(EATEN, near(state, self.seat, other));
            self.richer(points(state, self.seat, other));
        }
    }

    fn richer(&mut self, theirs: i32) {
        let mine = points(self.state, self.seat, self.seat);
        self.into.around(HIT_LEAD, theirs - mine, 4);
    }
}
