//! Values from 0 to 1, from what a game thinks of a position in hundredths of a point.

use kernel::{Heuristics, Outcome, Seat};
use rand::Rng;

use super::playout;

/// Random games that are begun to see how far fortunes swing.
const PILOTS: usize = 16;
/// How many steps they go, and after how many each they are looked at.
const PILOT_STEPS: u32 = 40;
const PILOT_STRIDE: u32 = 10;
/// No swing is smaller than this, in hundredths of a point.
const LEAST_SWING: f32 = 100.0;
/// What victory and defeat are worth, in swings.
const VICTORY: f32 = 1.5;

/// What is much and what is little from where the thinking seat stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    /// What a seat has now; known of those who have decided something in the search.
    centre: [Option<f32>; Seat::MAX],
    /// How far fortunes swing, in hundredths of a point.
    pub swing: f32,
}

impl Scale {
    /// Nothing is known of it; for a search that judges by other means.
    pub const NONE: Scale = Scale { centre: [None; Seat::MAX], swing: LEAST_SWING };

    /// As a few random beginnings from these worlds show, each as far as its game goes on: what the end brings is no
    /// measure for what comes before. It is the middle one that counts, for some end in disaster. There must be one
    /// world at least.
    pub fn of<G: Heuristics>(worlds: &[G::State], seat: Seat, rng: &mut impl Rng) -> Scale {
        let mut buffer = Vec::new();
        let mut swings = [0.0; PILOTS];
        for (swing, world) in swings.iter_mut().zip(worlds.iter().cycle()) {
            let before = G::worth(world, seat);
            let mut later = world.clone();
            for _ in 0..PILOT_STEPS / PILOT_STRIDE {
                playout::random::<G>(&mut later, PILOT_STRIDE, rng, &mut buffer);
                if G::outcome(&later).is_some() {
                    break;
                }
                *swing = (G::worth(&later, seat) - before).abs() as f32;
            }
        }
        swings.sort_unstable_by(f32::total_cmp);
        // As a standard deviation lies to the middle of what is spread evenly around nothing.
        let swing = 1.5 * swings[PILOTS / 2];
        Scale { centre: [None; Seat::MAX], swing: swing.max(LEAST_SWING) }
    }

    /// Gets to know what a seat has now.
    #[inline]
    pub fn meet<G: Heuristics>(&mut self, seat: Seat, worlds: &[G::State]) {
        if self.centre[seat.index()].is_none() {
            self.centre[seat.index()] = Some(worlds.first().map_or(0.0, |world| G::worth(world, seat) as f32));
        }
    }

    /// The value of a position that goes on, for a seat to which it is worth this much.
    #[inline]
    pub fn value(&self, seat: Seat, worth: f32) -> f32 {
        squash(self.swings(seat, worth))
    }

    /// The value of the end. With rivals, victory counts beside the points; alone, only defeat does, so that nobody
    /// hurries to an end that pays less than going on.
    pub fn end(&self, seat: Seat, worth: f32, outcome: &Outcome) -> f32 {
        let verdict = match (outcome.winners.contains(&seat), outcome.scores.len()) {
            (true, 1) => 0.0,
            (true, _) => VICTORY,
            (false, 1) => -2.0 * VICTORY,
            (false, _) => -VICTORY,
        };
        squash(self.swings(seat, worth) + verdict)
    }

    #[inline]
    fn swings(&self, seat: Seat, worth: f32) -> f32 {
        (worth - self.centre[seat.index()].unwrap_or(0.0)) / self.swing
    }
}

/// From anything to 0…1, steepest in the middle, and never quite flat.
#[inline]
pub fn squash(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scale() -> Scale {
        Scale { centre: [Some(100.0); Seat::MAX], swing: 50.0 }
    }

    #[test]
    fn what_one_has_is_the_middle_and_more_is_better() {
        let seat = Seat::new(0);
        assert_eq!(scale().value(seat, 100.0), 0.5);
        assert_eq!(scale().value(seat, 150.0), 0.75);
        assert!(scale().value(seat, 1e9) <= 1.0);
    }

    #[test]
    fn victory_lifts_among_rivals_and_defeat_hurts_alone() {
        let seat = Seat::new(0);
        let end =
            |scores: &[i32], winners: Vec<Seat>| scale().end(seat, 100.0, &Outcome::by_score(scores.to_vec(), winners));
        assert!(end(&[1, 2], vec![seat]) > 0.75);
        assert!(end(&[1, 2], vec![Seat::new(1)]) < 0.25);
        assert_eq!(end(&[1], vec![seat]), 0.5);
        assert!(end(&[1], vec![]) < 0.25);
    }
}
