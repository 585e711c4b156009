//! Who looks at a table.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// Eyes on a table: those of nobody in particular, of one seat, or of several together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number[]"))]
pub struct Viewer(SeatSet);

impl Viewer {
    /// A spectator: sees what lies open.
    pub const PUBLIC: Viewer = Viewer(SeatSet::NONE);

    /// What `seat` sees.
    pub const fn seat(seat: Seat) -> Viewer {
        Viewer(SeatSet::one(seat))
    }

    /// What these seats see together; all seats of a finished game, for instance.
    pub const fn seats(seats: SeatSet) -> Viewer {
        Viewer(seats)
    }

    /// Does the viewer see what `seat` sees?
    #[inline]
    pub const fn sees(self, seat: Seat) -> bool {
        self.0.has(seat)
    }
}
