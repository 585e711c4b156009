//! The list of the games: a name that becomes a type again. Whoever adds a game adds a line to each of the three lists here.

use std::fmt;
use std::str::FromStr;

use kernel::{Game, Unreadable};

/// The games' types, for [`with_game!`](crate::with_game).
pub mod games {
    pub use casadh::Casadh;
    pub use cave_pilot::CavePilot;
    pub use cave_troll::CaveTroll;
    pub use skulldug::Skulldug;
}

/// A game of the house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameId {
    CaveTroll,
    Skulldug,
    Casadh,
    CavePilot,
}

/// Does `$work` with the type of the game that a [`GameId`] names, called `$G` there:
/// `with_game!(game, G => G::TITLE)`. Nothing else turns a game's name into its type.
#[macro_export]
macro_rules! with_game {
    ($game:expr, $G:ident => $work:expr) => {
        match $game {
            $crate::GameId::CaveTroll => {
                type $G = $crate::games::CaveTroll;
                $work
            }
            $crate::GameId::Skulldug => {
                type $G = $crate::games::Skulldug;
                $work
            }
            $crate::GameId::Casadh => {
                type $G = $crate::games::Casadh;
                $work
            }
            $crate::GameId::CavePilot => {
                type $G = $crate::games::CavePilot;
                $work
            }
        }
    };
}

impl GameId {
    /// All of them, in the order in which they are shown.
    pub const ALL: &'static [GameId] = &[GameId::CaveTroll, GameId::Skulldug, GameId::Casadh, GameId::CavePilot];

    /// `cave-troll`.
    pub const fn name(self) -> &'static str {
        with_game!(self, G => G::ID)
    }

    /// `Cave Troll`.
    pub const fn title(self) -> &'static str {
        with_game!(self, G => G::TITLE)
    }

    /// The number of the rules, which grows when games of before may not replay any more.
    pub const fn rules(self) -> u32 {
        with_game!(self, G => G::RULES_VERSION)
    }

    /// The game of this name.
    pub fn named(name: &str) -> Option<GameId> {
        GameId::ALL.iter().copied().find(|game| game.name() == name)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for GameId {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<GameId, Unreadable> {
        let names: Vec<_> = GameId::ALL.iter().map(|game| game.name()).collect();
        GameId::named(text).ok_or_else(|| Unreadable::new(format!("a game ({})", names.join(", ")), text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The compiler asks for a new game in every `match`, but not in this list.
    #[test]
    fn every_game_that_has_a_ledger_is_listed() {
        let ledgers = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../ledger")).unwrap();
        let names =
            ledgers.filter_map(|file| Some(file.unwrap().file_name().to_str()?.strip_suffix(".md")?.to_owned()));
        let mut names: Vec<String> = names.collect();
        let mut listed: Vec<_> = GameId::ALL.iter().map(|game| game.name()).collect();
        names.sort();
        listed.sort_unstable();
        assert_eq!(names, listed);
    }
}
