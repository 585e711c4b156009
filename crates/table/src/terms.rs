//! What was agreed about time when a table was opened.

use catalog::Why;
use protocol::{Absence, Clock, Code};
use serde::{Deserialize, Serialize};

use crate::{Error, say};

/// The longest times that can be agreed, in seconds.
const LONGEST_MAIN_S: u32 = 24 * 60 * 60;
const LONGEST_STEP_S: u32 = 60 * 60;
const LONGEST_MOVE_S: u32 = 60 * 24 * 60 * 60;
/// The shortest time in which anybody can decide anything.
const SHORTEST_S: u32 = 1;
/// At a live table it becomes urgent half a minute before the end.
const LIVE_WARNING_MS: i64 = 30_000;
/// Who comes back to a live table whose time was up has at least so much to get going again.
const SECOND_WIND_MS: i64 = 60_000;

/// A table's clock, and what happens to those who are not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Terms {
    /// How decisions are timed.
    pub clock: Clock,
    /// What happens when time is up, or somebody leaves.
    pub absence: Absence,
}

impl Terms {
    /// Checks what somebody wants to agree.
    pub fn agree(clock: Clock, absence: Absence) -> Result<Terms, Error> {
        let bad = |why: Why| Err(Error::new(Code::BadSetup, why));
        match clock {
            Clock::None => {}
            Clock::Live { main_s, increment_s, delay_s } => {
                if !(SHORTEST_S..=LONGEST_MAIN_S).contains(&main_s) {
                    return bad(Why::new(say::NoLiveTime));
                }
                if increment_s.max(delay_s) > LONGEST_STEP_S {
                    return bad(Why::new(say::NoLiveIncrement));
                }
            }
            Clock::Days { move_s, bank_s } => {
                if !(SHORTEST_S..=LONGEST_MOVE_S).contains(&move_s) || bank_s > LONGEST_MOVE_S {
                    return bad(Why::new(say::NoDaysTime));
                }
            }
        }
        Ok(Terms { clock, absence })
    }

    /// What a seat begins with; none without a clock.
    pub fn first_ms(&self) -> Option<i64> {
        match self.clock {
            Clock::None => None,
            Clock::Live { main_s, .. } => Some(ms(main_s)),
            Clock::Days { move_s, .. } => Some(ms(move_s)),
        }
    }

    /// What is added when a wait ends.
    pub fn gain_ms(&self) -> i64 {
        match self.clock {
            Clock::None => 0,
            Clock::Live { increment_s, .. } => ms(increment_s),
            Clock::Days { move_s, .. } => ms(move_s),
        }
    }

    /// The most that a gain fills a clock up to.
    pub fn most_ms(&self) -> i64 {
        match self.clock {
            Clock::None | Clock::Live { .. } => i64::MAX,
            Clock::Days { move_s, bank_s } => ms(move_s) + ms(bank_s),
        }
    }

    /// What costs nothing at the beginning of a wait.
    pub fn free_ms(&self) -> i64 {
        match self.clock {
            Clock::Live { delay_s, .. } => ms(delay_s),
            Clock::None | Clock::Days { .. } => 0,
        }
    }

    /// At so much it becomes urgent: half a minute at a live table, an eighth of a move over days.
    pub fn warns_at_ms(&self) -> i64 {
        match self.clock {
            Clock::None => 0,
            Clock::Live { main_s, .. } => LIVE_WARNING_MS.min(ms(main_s) / 4),
            Clock::Days { move_s, .. } => ms(move_s) / 8,
        }
    }

    /// What somebody has at least who takes their seat back.
    pub fn second_wind_ms(&self) -> i64 {
        match self.clock {
            Clock::None => 0,
            Clock::Live { main_s, increment_s, .. } => SECOND_WIND_MS.max(ms(increment_s)).min(ms(main_s)),
            Clock::Days { move_s, .. } => ms(move_s),
        }
    }
}

fn ms(seconds: u32) -> i64 {
    i64::from(seconds) * 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_played_is_not_agreed() {
        let agree = |clock| Terms::agree(clock, Absence::default()).map_err(|refusal| refusal.code);
        let live = |main_s, increment_s, delay_s| Clock::Live { main_s, increment_s, delay_s };
        for clock in [live(0, 5, 0), live(86_401, 0, 0), live(60, 3_601, 0), live(60, 0, u32::MAX)] {
            assert_eq!(agree(clock), Err(Code::BadSetup), "{clock:?}");
        }
        for (move_s, bank_s) in [(0, 0), (u32::MAX, 0), (60, u32::MAX)] {
            assert_eq!(agree(Clock::Days { move_s, bank_s }), Err(Code::BadSetup));
        }
        for clock in [Clock::None, live(1, 0, 0), live(1200, 15, 3), Clock::Days { move_s: 86_400, bank_s: 259_200 }] {
            assert_eq!(agree(clock).map(|terms| terms.clock), Ok(clock));
        }
    }
}
