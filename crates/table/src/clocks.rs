//! The clocks of a table: plain arithmetic on milliseconds that whoever keeps the table counts, without a timer.
//!
//! They are exact at `counted_ms`; everything else follows from what was agreed, [`Terms`]. A clock runs while its
//! seat is asked and a person is to decide there. Time is gained when a wait ends by a decision; an undo that leads back
//! into it takes the gain back, so that nobody grows old by changing their mind.

use kernel::{Seat, SeatSet};
use protocol::SeatClock;
use serde::{Deserialize, Serialize};

use crate::Terms;

/// A clock for each seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    /// When the hands below were right.
    counted_ms: i64,
    hands: Vec<Hand>,
}

/// One seat's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Hand {
    left: i64,
    /// Of this wait, what still costs nothing.
    free: i64,
    running: bool,
    /// What the last wait brought in.
    gained: i64,
    /// The one who decides here knows that it is urgent.
    warned: bool,
}

/// What has changed at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Change {
    /// Somebody decided.
    #[default]
    Decision,
    /// Somebody took their decision back.
    Undo,
    /// Somebody went or came; nobody decided.
    Seats,
}

impl Clocks {
    /// Full, and standing still. None when nothing is timed.
    pub fn new(terms: &Terms, n_seats: usize, now_ms: i64) -> Option<Clocks> {
        let hand = Hand { left: terms.first_ms()?, ..Hand::default() };
        Some(Clocks { counted_ms: now_ms, hands: vec![hand; n_seats] })
    }

    /// The table waits for these people now.
    pub fn turn_to(&mut self, deciding: SeatSet, change: Change, terms: &Terms, now_ms: i64) {
        self.count(now_ms);
        for (index, hand) in self.hands.iter_mut().enumerate() {
            let decides = deciding.has(Seat::new(index));
            if decides && !hand.running {
                hand.free = terms.free_ms();
                if change == Change::Undo {
                    hand.left -= std::mem::take(&mut hand.gained);
                }
            }
            if !decides && hand.running && change == Change::Decision {
                let full = hand.left.saturating_add(terms.gain_ms()).min(terms.most_ms().max(hand.left));
                hand.gained = full - hand.left;
                hand.left = full;
            }
            hand.running = decides;
            hand.warned &= hand.left <= terms.warns_at_ms();
        }
    }

    /// Somebody takes their seat back: they have at least enough to get going again.
    pub fn second_wind(&mut self, seat: Seat, terms: &Terms) {
        let hand = &mut self.hands[seat.index()];
        *hand = Hand { left: hand.left.max(terms.second_wind_ms()), ..Hand::default() };
    }

    /// Somebody new sits down, with all the time that everybody began with.
    pub fn afresh(&mut self, seat: Seat, terms: &Terms) {
        self.hands[seat.index()] = Hand { left: terms.first_ms().unwrap_or_default(), ..Hand::default() };
    }

    /// Those whose time is up.
    pub fn fallen(&self, now_ms: i64) -> SeatSet {
        self.seats(|hand| hand.running && self.left(hand, now_ms) <= 0)
    }

    /// Those for whom it has become urgent and who were not told yet; from now on they were.
    pub fn warn(&mut self, terms: &Terms, now_ms: i64) -> SeatSet {
        let urgent = self.seats(|hand| {
            let left = self.left(hand, now_ms);
            hand.running && !hand.warned && left <= terms.warns_at_ms() && left > 0
        });
        for seat in urgent.iter() {
            self.hands[seat.index()].warned = true;
        }
        urgent
    }

    /// When there is next something to do: to warn somebody, or to end somebody's time.
    pub fn alarm_ms(&self, terms: &Terms) -> Option<i64> {
        let alarm = |hand: &Hand| {
            let until_warning = (hand.left - terms.warns_at_ms()).max(0);
            let until = if hand.warned { hand.left } else { until_warning };
            self.counted_ms + hand.free + until
        };
        self.hands.iter().filter(|hand| hand.running).map(alarm).min()
    }

    /// When this seat's time will be up, if it runs.
    pub fn end_ms(&self, seat: Seat) -> Option<i64> {
        let hand = self.hands.get(seat.index()).filter(|hand| hand.running)?;
        Some(self.counted_ms + hand.free + hand.left)
    }

    /// When they were last right.
    pub fn counted_ms(&self) -> i64 {
        self.counted_ms
    }

    /// What everybody is shown.
    pub fn shown(&self, terms: &Terms, now_ms: i64) -> Vec<SeatClock> {
        let shown = |(index, hand): (usize, &Hand)| SeatClock {
            seat: Seat::new(index),
            left_ms: self.left(hand, now_ms).max(0),
            free_ms: if hand.running { (hand.free - self.since(now_ms)).max(0) } else { 0 },
            running: hand.running,
            warns_at_ms: terms.warns_at_ms(),
        };
        self.hands.iter().enumerate().map(shown).collect()
    }

    /// Lets the hands that run catch up with now.
    fn count(&mut self, now_ms: i64) {
        let since = self.since(now_ms);
        for hand in self.hands.iter_mut().filter(|hand| hand.running) {
            hand.left -= (since - hand.free).max(0);
            hand.free = (hand.free - since).max(0);
        }
        self.counted_ms = self.counted_ms.max(now_ms);
    }

    fn left(&self, hand: &Hand, now_ms: i64) -> i64 {
        if hand.running { hand.left - (self.since(now_ms) - hand.free).max(0) } else { hand.left }
    }

    /// The uptime that is read after a crash may lie up to a second behind what a table has seen already.
    fn since(&self, now_ms: i64) -> i64 {
        (now_ms - self.counted_ms).max(0)
    }

    fn seats(&self, which: impl Fn(&Hand) -> bool) -> SeatSet {
        let seats = self.hands.iter().enumerate().filter(|(_, hand)| which(hand));
        seats.map(|(index, _)| Seat::new(index)).collect()
    }
}

#[cfg(test)]
mod tests {
    use protocol::{Absence, Clock};

    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    fn terms(clock: Clock) -> Terms {
        Terms { clock, absence: Absence::default() }
    }

    fn live(main_s: u32, increment_s: u32, delay_s: u32) -> Terms {
        terms(Clock::Live { main_s, increment_s, delay_s })
    }

    /// Two clocks, of which `seats` run from 0 on.
    fn running(terms: &Terms, seats: &[Seat]) -> Clocks {
        let mut clocks = Clocks::new(terms, 2, 0).expect("these are timed");
        clocks.turn_to(seats.iter().copied().collect(), Change::Decision, terms, 0);
        clocks
    }

    fn left(clocks: &Clocks, terms: &Terms, now_ms: i64) -> Vec<i64> {
        clocks.shown(terms, now_ms).iter().map(|clock| clock.left_ms).collect()
    }

    fn one(seat: Seat) -> SeatSet {
        [seat].into_iter().collect()
    }

    #[test]
    fn only_who_decides_pays_and_gains_when_done() {
        let terms = live(100, 5, 0);
        let mut clocks = running(&terms, &[A]);
        assert_eq!(left(&clocks, &terms, 30_000), [70_000, 100_000]);
        clocks.turn_to(one(A), Change::Decision, &terms, 20_000);
        assert_eq!(left(&clocks, &terms, 30_000), [70_000, 100_000], "still the same wait: nothing gained");
        clocks.turn_to(one(B), Change::Decision, &terms, 30_000);
        assert_eq!(left(&clocks, &terms, 31_000), [75_000, 99_000]);
        clocks.turn_to(SeatSet::NONE, Change::Decision, &terms, 31_000);
        assert_eq!(left(&clocks, &terms, 99_000), [75_000, 104_000], "chance and bots cost nobody time");
        assert_eq!(clocks.alarm_ms(&terms), None);
    }

    #[test]
    fn several_who_are_asked_pay_each_for_themselves() {
        let terms = live(100, 0, 0);
        let mut clocks = running(&terms, &[A, B]);
        clocks.turn_to(one(B), Change::Decision, &terms, 10_000);
        assert_eq!(left(&clocks, &terms, 25_000), [90_000, 75_000]);
    }

    #[test]
    fn a_delay_costs_nothing_and_comes_anew_with_each_wait() {
        let terms = live(100, 0, 10);
        let mut clocks = running(&terms, &[A]);
        assert_eq!(left(&clocks, &terms, 10_000), [100_000, 100_000]);
        assert_eq!(clocks.shown(&terms, 4_000)[0].free_ms, 6_000);
        clocks.turn_to(one(A), Change::Decision, &terms, 4_000);
        assert_eq!(left(&clocks, &terms, 14_000), [96_000, 100_000], "another action is the same wait");
        clocks.turn_to(one(B), Change::Decision, &terms, 14_000);
        clocks.turn_to(one(A), Change::Decision, &terms, 20_000);
        assert_eq!(left(&clocks, &terms, 30_000), [96_000, 100_000]);
    }

    #[test]
    fn what_is_saved_over_days_has_a_cap() {
        let terms = terms(Clock::Days { move_s: 100, bank_s: 50 });
        let mut clocks = running(&terms, &[A]);
        clocks.turn_to(one(B), Change::Decision, &terms, 10_000);
        assert_eq!(left(&clocks, &terms, 10_000), [150_000, 100_000], "90 are left, and at most 50 of them saved");
        clocks.turn_to(one(A), Change::Decision, &terms, 90_000);
        assert_eq!(left(&clocks, &terms, 90_000), [150_000, 120_000]);
        clocks.turn_to(one(B), Change::Decision, &terms, 230_000);
        assert_eq!(left(&clocks, &terms, 230_000), [110_000, 120_000], "10 were left");
    }

    #[test]
    fn to_and_fro_with_undo_gains_nothing() {
        let terms = live(100, 5, 0);
        let mut clocks = running(&terms, &[A]);
        for n in 0..10 {
            clocks.turn_to(one(B), Change::Decision, &terms, n * 1000);
            clocks.turn_to(one(A), Change::Undo, &terms, n * 1000);
        }
        clocks.turn_to(one(B), Change::Decision, &terms, 10_000);
        assert_eq!(left(&clocks, &terms, 10_000), [95_000, 100_000]);
    }

    #[test]
    fn a_warning_comes_once_and_then_the_end() {
        let terms = live(200, 0, 0);
        let mut clocks = running(&terms, &[A]);
        assert_eq!(clocks.alarm_ms(&terms), Some(170_000));
        assert!(clocks.warn(&terms, 169_999).is_empty());
        assert_eq!(clocks.warn(&terms, 170_000), one(A));
        assert!(clocks.warn(&terms, 170_000).is_empty());
        assert_eq!(clocks.alarm_ms(&terms), Some(200_000));
        assert!(clocks.fallen(199_999).is_empty());
        assert_eq!(clocks.fallen(200_000), one(A));
        // Whoever still has little time at the next wait knows it already.
        clocks.turn_to(one(B), Change::Decision, &terms, 190_000);
        clocks.turn_to(one(A), Change::Decision, &terms, 190_000);
        assert!(clocks.warn(&terms, 195_000).is_empty());
        clocks.second_wind(A, &terms);
        clocks.turn_to(one(A), Change::Seats, &terms, 195_000);
        assert_eq!(left(&clocks, &terms, 195_000)[0], 60_000);
    }

    #[test]
    fn an_uptime_that_lies_behind_stands_still_until_it_is_reached() {
        let terms = live(100, 0, 0);
        let mut clocks = running(&terms, &[A]);
        clocks.turn_to(one(A), Change::Decision, &terms, 50_000);
        assert_eq!(left(&clocks, &terms, 49_200), [50_000, 100_000]);
        clocks.turn_to(one(A), Change::Seats, &terms, 49_200);
        assert_eq!(left(&clocks, &terms, 51_000), [49_000, 100_000]);
    }
}
