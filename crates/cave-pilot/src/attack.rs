//! An attack of a Cave card and a missile in the air: what is known between their steps.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{Cave, Die, MissileFace, Target};

/// A Cave card that is being handled. Rule: CP-HANDLE-09, ruling CP-R-38.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attack {
    pub card: Cave,
    /// Who entered it, or used Otis on it.
    pub trigger: Seat,
    /// Otis flash-matic set it off from afar. Rule: CP-XC-03.
    pub otis: bool,
    /// The planes attacked, in order.
    pub order: [Option<Seat>; 4],
    /// Equal numbers are tied. Ruling CP-R-39.
    pub level: [u8; 4],
    /// Rolls of the tied, by seat, while they roll.
    pub rolls: [u8; 4],
    /// Whose place in the order is next.
    pub next: u8,
    /// Actions taken so far.
    pub done: u8,
    /// The part of a two-part card, or the line of a turbine.
    pub part: u8,
    /// The turbine's condition roll.
    pub condition: Option<u8>,
    /// Who takes this action.
    pub roller: Seat,
    /// The dice of this roll. The Kerr lens changes them.
    pub dice: [Option<Die>; 2],
    /// What they show, of the roll that is kept.
    pub faces: Option<[u8; 2]>,
    /// Rolls of which the lowest is kept; Loaded bones add one each.
    pub rolls_wanted: u8,
    pub rolls_made: u8,
    /// Reputation that trumpets add to a pass.
    pub trumpets: u8,
}

impl Attack {
    /// The sum of the roll that is kept.
    #[inline]
    pub fn total(&self) -> u8 {
        self.faces.map_or(0, |[first, second]| first + second)
    }

    /// The planes attacked, in order.
    pub fn targets(&self) -> impl Iterator<Item = Seat> {
        self.order.into_iter().flatten()
    }
}

/// A missile in the air. The active player fired it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Missile {
    /// What it was fired at.
    pub at: Target,
    /// What the Missile die shows.
    pub face: Option<MissileFace>,
}
