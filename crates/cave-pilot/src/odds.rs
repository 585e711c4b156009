//! Exact chances, from the faces of the dice. Pure functions for views, bots and tests; no rule asks for them.

use serde::{Deserialize, Serialize};

use crate::Die;

/// So many ways out of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Odds {
    /// Outcomes that do.
    pub ways: u32,
    pub of: u32,
}

impl Odds {
    /// In hundredths, rounded down.
    pub const fn percent(self) -> u32 {
        (self.ways as u64 * 100 / self.of as u64) as u32
    }
}

/// Weights of the totals 0 to 12 of these dice.
pub fn totals(dice: [Option<Die>; 2]) -> [u32; 13] {
    let mut weights = [0; 13];
    weights[0] = 1;
    for die in dice.into_iter().flatten() {
        let mut next = [0; 13];
        for (total, weight) in weights.into_iter().enumerate().filter(|(_, weight)| *weight > 0) {
            for face in 0..6 {
                next[total + usize::from(die.lowest()) + face] += weight;
            }
        }
        weights = next;
    }
    weights
}

/// The chance that `left` beats these dice and `fixed`; the lowest of so many rolls counts. A right side below 0 is
/// passed by anybody. Rule: CP-HANDLE-02, CP-HANDLE-03.
pub fn pass(left: u8, fixed: i16, dice: [Option<Die>; 2], rolls: u8) -> Odds {
    let weights = totals(dice);
    let of: u32 = weights.iter().sum();
    let passes = |total: usize| {
        let right = total as i16 + fixed;
        right < 0 || i16::from(left) > right
    };
    let ways: u32 = weights.iter().enumerate().filter(|(total, _)| passes(*total)).map(|(_, weight)| weight).sum();
    // At least one of the rolls must do; four Loaded bones at once are more than a mat holds.
    let n = u32::from(rolls.clamp(1, 5));
    Odds { ways: of.pow(n) - (of - ways).pow(n), of: of.pow(n) }
}

/// The chance that a missile, rolled on at every Die symbol, gives a Cave card at least so many hits.
/// Rule: CP-MISSILE-07, CP-MISSILE-08, CP-MISSILE-09.
pub fn missile_on_cave(hits: u8) -> Odds {
    // 1 and Reputation are one hit, 2 and Targeting two, 3 three, Die one and another roll.
    more(hits, |hits| match hits {
        1 => 5,
        2 => 3,
        3 => 1,
        _ => 0,
    })
}

/// The same for a plane: the Reputation symbol hits nothing.
pub fn missile_on_plane(hits: u8) -> Odds {
    more(hits, |hits| match hits {
        1 => 4,
        2 => 3,
        3 => 1,
        _ => 0,
    })
}

/// `straight` faces do it at once; Die gives one hit and rolls on.
fn more(hits: u8, straight: fn(u8) -> u32) -> Odds {
    match hits.min(9) {
        0 => Odds { ways: 1, of: 1 },
        n => {
            let rest = more(n - 1, straight);
            Odds { ways: straight(n) * rest.of + rest.ways, of: 6 * rest.of }
        }
    }
}
