//! Which game: a name that becomes a type again.

use std::fmt;
use std::str::FromStr;

use cave_troll::CaveTroll;
use kernel::{Drawn, Game, Heuristics, Unreadable};

/// A game of the house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameId {
    /// Cave Troll.
    CaveTroll,
}

/// Generic work that wants a game's type.
pub trait Visitor {
    /// What it brings back.
    type Out;
    /// Does the work for `G`.
    fn visit<G: Game + Heuristics + Drawn>(self) -> Self::Out;
}

impl GameId {
    /// All of them.
    pub const ALL: &'static [GameId] = &[GameId::CaveTroll];

    /// `cave-troll`.
    pub const fn name(self) -> &'static str {
        match self {
            GameId::CaveTroll => CaveTroll::ID,
        }
    }

    /// `Cave Troll`.
    pub const fn title(self) -> &'static str {
        match self {
            GameId::CaveTroll => CaveTroll::TITLE,
        }
    }

    /// Does `work` with the game's type.
    pub fn visit<V: Visitor>(self, work: V) -> V::Out {
        match self {
            GameId::CaveTroll => work.visit::<CaveTroll>(),
        }
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
        let found = GameId::ALL.iter().find(|game| game.name() == text);
        found.copied().ok_or_else(|| Unreadable::new(format!("a game ({})", names.join(", ")), text))
    }
}
