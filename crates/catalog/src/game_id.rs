//! Which game: a name that becomes a type again.

use std::fmt;
use std::str::FromStr;

use casadh::Casadh;
use cave_pilot::CavePilot;
use cave_troll::CaveTroll;
use kernel::{Drawn, Game, Heuristics, Unreadable};
use skulldug::Skulldug;

use crate::{Counted, Spoken};

/// A game of the house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameId {
    /// Cave Troll.
    CaveTroll,
    /// Skulldug!
    Skulldug,
    /// The Caves of Casadh.
    Casadh,
    /// Cave Pilot 55.
    CavePilot,
}

/// Generic work that wants a game's type.
pub trait Visitor {
    /// What it brings back.
    type Out;
    /// Does the work for `G`.
    fn visit<G: Spoken + Heuristics + Drawn + Counted>(self) -> Self::Out;
}

impl GameId {
    /// All of them.
    pub const ALL: &'static [GameId] = &[GameId::CaveTroll, GameId::Skulldug, GameId::Casadh, GameId::CavePilot];

    /// `cave-troll`.
    pub const fn name(self) -> &'static str {
        match self {
            GameId::CaveTroll => CaveTroll::ID,
            GameId::Skulldug => Skulldug::ID,
            GameId::Casadh => Casadh::ID,
            GameId::CavePilot => CavePilot::ID,
        }
    }

    /// `Cave Troll`.
    pub const fn title(self) -> &'static str {
        match self {
            GameId::CaveTroll => CaveTroll::TITLE,
            GameId::Skulldug => Skulldug::TITLE,
            GameId::Casadh => Casadh::TITLE,
            GameId::CavePilot => CavePilot::TITLE,
        }
    }

    /// The number of the rules, which grows when games of before may not replay any more.
    pub const fn rules(self) -> u32 {
        match self {
            GameId::CaveTroll => CaveTroll::RULES_VERSION,
            GameId::Skulldug => Skulldug::RULES_VERSION,
            GameId::Casadh => Casadh::RULES_VERSION,
            GameId::CavePilot => CavePilot::RULES_VERSION,
        }
    }

    /// Does `work` with the game's type.
    pub fn visit<V: Visitor>(self, work: V) -> V::Out {
        match self {
            GameId::CaveTroll => work.visit::<CaveTroll>(),
            GameId::Skulldug => work.visit::<Skulldug>(),
            GameId::Casadh => work.visit::<Casadh>(),
            GameId::CavePilot => work.visit::<CavePilot>(),
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
