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
        $crate::with_any_game!($crate::GameId::here($game), $G => $work)
    };
}

/// The same for what is known of every game, whether its rules are in this build or not: names, but nothing that plays.
#[doc(hidden)]
#[macro_export]
macro_rules! with_any_game {
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

    /// Those whose rules are in this build. That is all of them, but for a module of WebAssembly, which a page fetches to play
    /// one game: it is built with that game's name in `KARST_GAME` (`xtask/src/pocket.rs`).
    pub const HERE: &'static [GameId] = built_for();

    /// `cave-troll`.
    pub const fn name(self) -> &'static str {
        with_any_game!(self, G => G::ID)
    }

    /// `Cave Troll`.
    pub const fn title(self) -> &'static str {
        with_any_game!(self, G => G::TITLE)
    }

    /// The number of the rules, which grows when games of before may not replay any more.
    pub const fn rules(self) -> u32 {
        with_any_game!(self, G => G::RULES_VERSION)
    }

    /// The game itself, which must be one of [`GameId::HERE`]. Where there is one alone the compiler knows which, and leaves
    /// out all that only the others would need.
    ///
    /// # Panics
    ///
    /// When its rules are not in this build.
    #[inline(always)]
    pub const fn here(self) -> GameId {
        match GameId::HERE {
            [only] => {
                assert!(*only as u8 == self as u8, "the rules of another game are not in this module");
                *only
            }
            _ => self,
        }
    }

    /// The game of this name.
    pub fn named(name: &str) -> Option<GameId> {
        GameId::ALL.iter().copied().find(|game| game.name() == name)
    }
}

#[cfg(not(target_arch = "wasm32"))]
const fn built_for() -> &'static [GameId] {
    GameId::ALL
}

#[cfg(target_arch = "wasm32")]
const fn built_for() -> &'static [GameId] {
    let Some(name) = option_env!("KARST_GAME") else { return GameId::ALL };
    let mut at = 0;
    while at < GameId::ALL.len() {
        if is_same(GameId::ALL[at].name(), name) {
            return GameId::ALL.split_at(at).1.split_at(1).0;
        }
        at += 1;
    }
    panic!("KARST_GAME names no game")
}

/// What `==` says, for the compiler.
#[cfg(target_arch = "wasm32")]
const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
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
        GameId::named(text)
            .filter(|game| GameId::HERE.contains(game))
            .ok_or_else(|| Unreadable::new(format!("a game ({})", names.join(", ")), text))
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
