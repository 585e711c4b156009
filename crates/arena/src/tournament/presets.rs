//! Tournaments that are played again and again: how strong the bots are, and how fair the games.

use bots::{Character, Level};
use catalog::GameId;

use super::{Pairing, ThinkingTime, Tournament, Trouble, round_robin};

kernel::worded! {
    /// A ready tournament.
    pub enum Preset: "a preset (strength, balance)" {
        /// Each level against the one below: at tables of two, at the largest table of each game, and alone. At a tenth of
        /// the levels' time.
        Strength = "strength",
        /// Every player count, mode and option of every game, among equals.
        Balance = "balance",
    }
}

/// A tenth of what a strong bot thinks.
const TENTH: ThinkingTime = ThinkingTime::Milliseconds(20.0);

impl Preset {
    /// Games of a pairing when nobody says otherwise.
    pub const fn games(self) -> u64 {
        match self {
            Preset::Strength => 200,
            Preset::Balance => 1000,
        }
    }

    /// How long strong bots think when nobody says otherwise.
    pub const fn thinking(self) -> Option<ThinkingTime> {
        match self {
            Preset::Strength => Some(TENTH),
            Preset::Balance => None,
        }
    }

    /// The pairings of these games. For balance `bots` are the equals, one after the other; steady ones when none is
    /// named.
    pub fn pairings(self, games: &[GameId], bots: &[Character]) -> Result<Vec<Pairing>, Trouble> {
        let of_game = |game: &GameId| match self {
            Preset::Strength => strength(*game),
            Preset::Balance => balance(*game, bots),
        };
        let pairings: Vec<Vec<Pairing>> = games.iter().map(of_game).collect::<Result<_, _>>()?;
        Ok(pairings.into_iter().flatten().collect())
    }

    pub fn tournament(self, games: &[GameId], bots: &[Character], seed: u64) -> Result<Tournament, Trouble> {
        Ok(Tournament::new(self.pairings(games, bots)?, self.games(), seed, self.thinking()))
    }
}

fn strength(game: GameId) -> Result<Vec<Pairing>, Trouble> {
    const STEPS: [(Level, Level); 3] =
        [(Level::Steady, Level::Random), (Level::Strong, Level::Steady), (Level::Master, Level::Strong)];
    let mut pairings = Vec::new();
    for (setup, seats) in strength_tables(game) {
        for (better, worse) in STEPS {
            let bots = seats.chars().map(|seat| if seat == 'b' { better } else { worse }.into()).collect();
            pairings.push(Pairing::new(game, setup, bots)?);
        }
    }
    if let Some(setup) = alone(game) {
        for level in [Level::Random, Level::Steady, Level::Strong, Level::Master] {
            pairings.push(Pairing::new(game, setup, vec![level.into()])?);
        }
    }
    Ok(pairings)
}

/// The tables at which strength is measured: of two, and the largest; who is better there, `b`, and who worse, `w`.
fn strength_tables(game: GameId) -> &'static [(&'static str, &'static str)] {
    match game {
        GameId::CaveTroll => &[("players 2, set original", "bw"), ("players 4, set original", "bwww")],
        GameId::Skulldug => &[
            ("players 2, mode duel, gear suggested, cap 400", "bw"),
            ("players 5, mode free-for-all, gear suggested, cap 400", "bwwww"),
            // Partners sit opposite each other: one team against two.
            ("players 6, mode team, gear suggested, cap 400", "bwwbww"),
        ],
        GameId::Casadh => &[("players 2", "bw"), ("players 6", "bwwwww")],
        GameId::CavePilot => {
            &[("competitive, players 2, deck easy 12", "bw"), ("competitive, players 4, deck easy 12", "bwww")]
        }
    }
}

/// The table for one at which strength is measured.
fn alone(game: GameId) -> Option<&'static str> {
    match game {
        GameId::CaveTroll | GameId::Casadh => None,
        GameId::Skulldug => Some("players 1, mode solo-normal, gear suggested, cap 400"),
        GameId::CavePilot => Some("solo, players 1, deck standard"),
    }
}

fn balance(game: GameId, bots: &[Character]) -> Result<Vec<Pairing>, Trouble> {
    let steady = [Level::Steady.into()];
    let equals = if bots.is_empty() { &steady[..] } else { bots };
    let mut pairings = Vec::new();
    for setup in balance_setups(game) {
        for bot in equals {
            pairings.extend(round_robin(game, setup, &[*bot])?);
        }
    }
    Ok(pairings)
}

/// Every player count and mode, then each option beside a table that lacks it.
fn balance_setups(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::CaveTroll => &[
            "players 2, set original",
            "players 3, set original",
            "players 4, set original",
            "players 2, set alternate",
            "players 3, set alternate",
            "players 4, set alternate",
            "players 2, set half",
            "players 3, set half",
            "players 4, set half",
            "players 3, set original, house dwarf-doubles-board-only",
            "players 3, set original, house chests-survive-trolls",
            "players 3, set original, house wraiths-push-monsters",
            "players 3, set original, house pushed-knights-join-knights",
            "players 3, set original, house barbarians-stand-fast",
            "players 3, set alternate, house rampage-pushes-optional",
            "players 3, set alternate, house slayer-paid-on-own-turn",
        ],
        GameId::Skulldug => &[
            "players 2, mode duel, gear suggested, cap 400",
            "players 3, mode free-for-all, gear suggested, cap 400",
            "players 4, mode free-for-all, gear suggested, cap 400",
            "players 5, mode free-for-all, gear suggested, cap 400",
            "players 4, mode team, gear suggested, cap 400",
            "players 6, mode team, gear suggested, cap 400",
            "players 1, mode solo-easy, gear suggested, cap 400",
            "players 1, mode solo-normal, gear suggested, cap 400",
            "players 1, mode solo-hard, gear suggested, cap 400",
            "players 2, mode duel, cap 400",
            "players 3, mode free-for-all, cap 400",
            "players 2, mode duel, gear suggested, fortune plain, cap 400",
            "players 3, mode free-for-all, gear suggested, fortune plain, cap 400",
            "players 1, mode solo-normal, gear suggested, cap 400, house keep-soulbond-in-solo",
        ],
        GameId::Casadh => &[
            "players 1",
            "players 2",
            "players 3",
            "players 4",
            "players 5",
            "players 6",
            "players 3, house one-treasure-per-explore",
            "players 3, house dynamite-at-base-camp",
            "players 3, house dead-leave-belongings",
            "players 3, house keep-at-the-marker",
            "players 3, house medkit-only-when-hurt",
        ],
        GameId::CavePilot => &[
            "competitive, players 2, deck easy 12",
            "competitive, players 3, deck easy 12",
            "competitive, players 4, deck easy 12",
            "competitive, players 2, deck easy 8",
            "competitive, players 2, deck easy 16",
            "competitive, players 2, deck medium 12",
            "competitive, players 2, deck hard 12",
            "competitive, players 2, deck expert 12",
            "competitive, players 2, deck inferno 12",
            "tutorial, players 2",
            "team, players 4, deck easy 12",
            "night-mail, players 3",
            "purge, players 3",
            "rising-water, players 3",
            "solo, players 1, deck short",
            "solo, players 1, deck standard",
            "solo, players 1, deck extended",
            "competitive, players 2, deck easy 12, house easy-mode",
            "competitive, players 2, deck easy 12, house plus-set",
            "competitive, players 2, deck easy 12, house forward-only",
            "solo, players 1, deck standard, house solo-trim",
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_can_be_played() {
        for preset in Preset::ALL {
            let tournament = preset.tournament(GameId::ALL, &[], 1).unwrap();
            tournament.check().unwrap();
            for (index, pairing) in tournament.pairings.iter().enumerate() {
                assert!(!tournament.pairings[..index].contains(pairing), "{pairing} twice");
            }
        }
    }
}
