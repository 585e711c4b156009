//! What a step costs early and late in a game, and late in short and in long games.

use std::fmt;

use serde::Serialize;

use crate::Spread;

/// Nanoseconds of a step, each the median of many games.
///
/// Late steps cost more than early ones when more stands on the board. If a step cost more the longer a game has
/// lasted, the end of long games would be much dearer than the end of short ones.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Quarters {
    /// In the first, second, third and last quarter of a game.
    pub of_all: [f64; 4],
    /// In the last quarter of the shortest quarter of games.
    pub end_of_short: f64,
    /// In the last quarter of the longest quarter of games.
    pub end_of_long: f64,
}

impl Quarters {
    /// Of games with these lengths and costs; there must be one at least.
    pub(crate) fn of(mut games: Vec<(u64, [f64; 4])>) -> Quarters {
        games.sort_by_key(|(length, _)| *length);
        let median = |games: &[(u64, [f64; 4])], quarter: usize| {
            Spread::of(games.iter().map(|(_, costs)| costs[quarter])).median
        };
        let some = games.len().div_ceil(4);
        Quarters {
            of_all: [0, 1, 2, 3].map(|quarter| median(&games, quarter)),
            end_of_short: median(&games[..some], 3),
            end_of_long: median(&games[games.len() - some..], 3),
        }
    }
}

impl fmt::Display for Quarters {
    /// `71 95 108 120, 119|120`: the quarters, then the end of short and of long games.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second, third, last] = self.of_all;
        write!(f, "{first:.0} {second:.0} {third:.0} {last:.0}, {:.0}|{:.0}", self.end_of_short, self.end_of_long)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_and_long_games_are_told_apart() {
        let games = (1..=8).rev().map(|length| (length, [1.0, 2.0, 3.0, length as f64])).collect();
        let Quarters { of_all, end_of_short, end_of_long } = Quarters::of(games);
        assert_eq!((of_all, end_of_short, end_of_long), ([1.0, 2.0, 3.0, 4.5], 1.5, 7.5));
    }
}
