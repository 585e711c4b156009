//! Who knows which face-down treasure: it follows from who looked when. Rules: CC-INFO-02, CC-INFO-03; ruling CC-R-35.
//!
//! A *lot* is what a seat once saw lying together on a hex, and where those tokens may be now: still there, with those who
//! took from there since, or gone into the bag. Looking again resolves it: what is missing is with the takers. If that
//! is one player alone the seat is *sure* of those tokens, otherwise a *closed lot* remains that spans several hands.
//!
//! Tokens that go into the bag are forgotten. A token that somebody else loses through a hole in the pocket may be any of
//! that hand: what others were sure of is from then on there or in the hand, and which token of an older lot it was they
//! can no longer follow. Who knows all of the hand knows the lowest.

use kernel::Seat;

use crate::Tally;
use crate::state::MOST_HEXES;

/// Bits of a lot that hold the values.
const VALUES: u64 = (1 << 40) - 1;
/// Where the counts of takers begin.
const TAKERS: usize = 10;

/// Values seen together, and how many tokens of the place went to whom since. Four bits a value, four a seat; the
/// owner's own place counts tokens that are gone, for what the owner takes it has seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lot(u64);

impl Lot {
    pub(crate) fn new(values: Tally) -> Lot {
        Lot(values.0)
    }

    /// The values that are somewhere among its places.
    #[inline]
    pub fn values(self) -> Tally {
        Tally(self.0 & VALUES)
    }

    /// How many tokens `seat` took from there since; for the owner of the lot, how many are gone.
    #[inline]
    pub fn taken_by(self, seat: Seat) -> u32 {
        Tally(self.0).count(TAKERS + seat.index())
    }

    /// How many were taken or are gone in all.
    pub fn taken(self) -> u32 {
        Tally(self.0 & !VALUES).len()
    }

    /// Nothing is known.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 & VALUES == 0
    }

    /// `n` more tokens are with `seat`. What would not fit in is forgotten altogether.
    #[inline]
    pub(crate) fn add_taken(&mut self, seat: Seat, n: u32) {
        if self.taken_by(seat) + n > 15 {
            *self = Lot::default();
        } else {
            self.0 += u64::from(n) << (4 * (TAKERS + seat.index()));
        }
    }

    /// All that `seat` took is no longer with it.
    fn clear_taken(&mut self, seat: Seat) -> u32 {
        let n = self.taken_by(seat);
        self.0 -= u64::from(n) << (4 * (TAKERS + seat.index()));
        n
    }

    pub(crate) fn add_values(&mut self, values: Tally) {
        self.0 += values.0;
    }

    pub(crate) fn take_value(&mut self, value: usize) {
        self.0 -= 1 << (4 * value);
    }
}

/// How many closed lots a seat keeps in mind; older ones are forgotten.
pub const CLOSED: usize = 3;

/// What one seat knows of tokens that are not its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knowledge {
    /// By the hex's place in the order of laying, Base Camp left out.
    pub lots: [Lot; MOST_HEXES - 1],
    /// Tokens that are with a seat for sure, those of the Surface left out.
    pub sure: [Tally; Seat::MAX],
    /// Tokens that are with one of several seats, or gone.
    pub closed: [Lot; CLOSED],
}

impl Knowledge {
    pub(crate) const NONE: Knowledge =
        Knowledge { lots: [Lot(0); MOST_HEXES - 1], sure: [Tally::NONE; Seat::MAX], closed: [Lot(0); CLOSED] };

    /// The lot of a hex.
    #[inline]
    pub fn lot(&self, slot: u8) -> Lot {
        if slot == 0 { Lot::default() } else { self.lots[usize::from(slot) - 1] }
    }

    #[inline]
    pub(crate) fn lot_mut(&mut self, slot: u8) -> &mut Lot {
        &mut self.lots[usize::from(slot) - 1]
    }

    /// `me` looks at all tokens of a hex: what is missing since the last look is with those who took.
    pub(crate) fn look(&mut self, me: Seat, slot: u8, now: Tally) {
        let lot = std::mem::take(self.lot_mut(slot));
        let missing = lot.values().minus(now);
        if missing.is_empty() {
            return;
        }
        let takers = Seat::first(Seat::MAX).filter(|seat| lot.taken_by(*seat) > 0);
        let mut takers = takers.collect::<arrayvec::ArrayVec<_, { Seat::MAX }>>().into_iter();
        match (takers.next(), takers.next()) {
            (Some(only), None) if only != me => self.sure[only.index()].put_all(missing),
            (Some(only), None) => debug_assert!(only == me, "what is gone is forgotten"),
            _ => self.keep_closed(Lot(lot.0 & !VALUES | missing.0)),
        }
    }

    /// The hex is no more: its tokens are gone, those taken before are still with their takers.
    pub(crate) fn bury(&mut self, me: Seat, slot: u8, count: u32) {
        let mut lot = std::mem::take(self.lot_mut(slot));
        if lot.is_empty() || lot.taken() == lot.taken_by(me) {
            return;
        }
        lot.add_taken(me, count);
        if !lot.is_empty() {
            self.keep_closed(lot);
        }
    }

    fn keep_closed(&mut self, lot: Lot) {
        self.closed.rotate_right(1);
        self.closed[0] = lot;
    }

    /// `who` lays one token of its hand face down on a new hex, the lowest as all know.
    pub(crate) fn see_one_lost(&mut self, me: Seat, who: Seat, hand: Tally, hex: u8) {
        let sure = self.sure[who.index()];
        self.forget_hand(me, who);
        if let Some(lowest) = hand.lowest().filter(|_| sure == hand) {
            let mut kept = sure;
            kept.take(lowest);
            self.sure[who.index()] = kept;
            *self.lot_mut(hex) = Lot::new([lowest].into_iter().collect());
        } else if !sure.is_empty() {
            let mut lot = Lot::new(sure);
            lot.add_taken(who, hand.len() - 1);
            *self.lot_mut(hex) = lot;
        }
    }

    /// All tokens of `who` are gone, or cannot be told apart any more.
    pub(crate) fn forget_hand(&mut self, me: Seat, who: Seat) {
        self.sure[who.index()] = Tally::NONE;
        for lot in self.lots.iter_mut().chain(&mut self.closed) {
            if lot.taken_by(who) > 0 {
                let n = lot.clear_taken(who);
                lot.add_taken(me, n);
            }
        }
        // A closed lot of which all may be gone says nothing.
        for lot in &mut self.closed {
            if lot.taken() == lot.taken_by(me) {
                *lot = Lot::default();
            }
        }
    }
}
