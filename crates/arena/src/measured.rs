//! Which tables are measured when nobody names one.

use catalog::GameId;

/// Setups that show how fast a game is: its smallest and its largest table, with every set or mode that has its own
/// rules.
pub fn measured_setups(game: GameId) -> Vec<String> {
    let setups: &[&str] = match game {
        GameId::CaveTroll => &[
            "players 2, set original",
            "players 2, set alternate",
            "players 2, set half",
            "players 4, set original",
            "players 4, set alternate",
            "players 4, set half",
        ],
        GameId::Skulldug => &[
            "players 3, mode free-for-all, cap 400",
            "players 5, mode free-for-all, cap 400",
            "players 2, mode duel, cap 400",
            "players 4, mode team, cap 400",
            "players 6, mode team, cap 400",
            "players 1, mode solo-easy, cap 400",
            "players 1, mode solo-normal, cap 400",
            "players 1, mode solo-hard, cap 400",
        ],
        GameId::Casadh => &["players 1", "players 2", "players 6"],
        GameId::CavePilot => &[
            "competitive, players 2, deck easy 8",
            "competitive, players 2, deck easy 12",
            "competitive, players 4, deck easy 12",
            "competitive, players 4, deck hard 16",
            "tutorial, players 2",
            "team, players 4, deck medium 12",
            "night-mail, players 3",
            "purge, players 3",
            "rising-water, players 3",
            "solo, players 1, deck standard",
        ],
    };
    setups.iter().map(ToString::to_string).collect()
}
