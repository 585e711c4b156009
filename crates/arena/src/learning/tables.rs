//! Which tables a game is learned at, and how often each.

use catalog::GameId;

/// Setups with their shares.
pub struct Tables(&'static [(u32, &'static str)]);

impl Tables {
    /// Those of a game: mostly what people play most, a little of everything.
    pub const fn of(game: GameId) -> Tables {
        Tables(match game {
            GameId::CaveTroll => &[
                (8, "players 2, set original"),
                (2, "players 3, set original"),
                (4, "players 4, set original"),
                (1, "players 2, set alternate"),
                (1, "players 2, set half"),
                (1, "players 4, set alternate"),
                (1, "players 4, set half"),
            ],
            GameId::Skulldug => &[
                (6, "players 2, mode duel, gear suggested, cap 400"),
                (1, "players 2, mode duel, cap 400"),
                (1, "players 3, mode free-for-all, gear suggested, cap 400"),
                (3, "players 5, mode free-for-all, gear suggested, cap 400"),
                (1, "players 4, mode team, gear suggested, cap 400"),
                (1, "players 6, mode team, gear suggested, cap 400"),
                (1, "players 1, mode solo-easy, cap 400"),
                (4, "players 1, mode solo-normal, cap 400"),
                (3, "players 1, mode solo-hard, cap 400"),
            ],
            GameId::Casadh => &[
                (7, "players 2"),
                (1, "players 3"),
                (1, "players 4"),
                (1, "players 5"),
                (3, "players 6"),
                (4, "players 1"),
            ],
            GameId::CavePilot => &[
                (7, "competitive, players 2, deck easy 12"),
                (1, "competitive, players 2, deck hard 16"),
                (1, "competitive, players 3, deck medium 12"),
                (3, "competitive, players 4, deck easy 12"),
                (1, "team, players 4, deck medium 12"),
                (1, "night-mail, players 3"),
                (1, "purge, players 3"),
                (1, "rising-water, players 3"),
                (4, "solo, players 1, deck standard"),
            ],
        })
    }

    /// The table of game `number`: the shares come in turn.
    pub fn setup(&self, number: u64) -> &'static str {
        let all: u32 = self.0.iter().map(|(share, _)| share).sum();
        // A stride without a divisor in common with the sum lays equal tables apart.
        let mut at = (number * 11 % u64::from(all)) as u32;
        for (share, setup) in self.0 {
            match at.checked_sub(*share) {
                Some(rest) => at = rest,
                None => return setup,
            }
        }
        unreachable!("what is left of a sum is less than it")
    }

    /// All of them.
    pub fn setups(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|(_, setup)| *setup)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::with_game;
    use kernel::Game;

    #[test]
    fn every_table_can_be_played_and_has_its_share() {
        for game in GameId::ALL {
            let tables = Tables::of(*game);
            let all: u32 = tables.0.iter().map(|(share, _)| share).sum();
            for (share, setup) in tables.0 {
                let met = (0..u64::from(all)).filter(|number| tables.setup(*number) == *setup).count();
                assert_eq!(met, *share as usize, "{setup}");
                with_game!(*game, G => {
                    let setup = setup.parse().unwrap_or_else(|error| panic!("{setup}: {error}"));
                    assert!(G::start(&setup).is_ok(), "{setup}");
                });
            }
        }
    }
}
