//! What is agreed before the game: mode, players, options.
//! Rules: SK-GOAL-03, SK-SETUP-07, SK-SETUP-08, SK-GEAR-02, SK-TEAM-01, SK-SOLO-04, rulings SK-R-01, SK-R-14.

use std::fmt;
use std::str::FromStr;

use kernel::{SetupError, Unreadable, word};
use serde::{Deserialize, Serialize};

use crate::Misfit;
use crate::cell::Cell;

kernel::worded! {
    /// How the game is played. Rule: SK-GOAL-03.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Mode: "a mode (free-for-all, duel, team, solo-easy, solo-normal, solo-hard)" {
        /// Each for themselves, 3 to 5.
        FreeForAll = "free-for-all",
        /// Two players, from a corner. Rule: SK-DUEL-04.
        Duel = "duel",
        /// Two or three teams of two. Rule: SK-TEAM-01.
        Team = "team",
        /// Alone: 9 Health, 1 ghost, no Cave Health. Rule: SK-SOLO-04.
        SoloEasy = "solo-easy",
        /// Alone: 7 Health, 2 ghosts, 20 Cave Health. Rule: SK-SOLO-04.
        SoloNormal = "solo-normal",
        /// Alone: 5 Health, 3 ghosts, 20 Cave Health. Rule: SK-SOLO-04.
        SoloHard = "solo-hard",
    }
}

impl Mode {
    /// One player against ghosts?
    #[inline]
    pub const fn is_solo(self) -> bool {
        matches!(self, Mode::SoloEasy | Mode::SoloNormal | Mode::SoloHard)
    }

    /// Does the cave begin in a corner, with the L side up? Rule: SK-DUEL-01, SK-SOLO-02.
    #[inline]
    pub const fn is_in_corner(self) -> bool {
        matches!(self, Mode::Duel) || self.is_solo()
    }

    /// The most Health an explorer has. Rule: SK-HLTH-01, SK-TEAM-10, SK-SOLO-07.
    #[inline]
    pub const fn health(self) -> u8 {
        match self {
            Mode::FreeForAll | Mode::Duel | Mode::SoloHard => 5,
            Mode::Team => 4,
            Mode::SoloEasy => 9,
            Mode::SoloNormal => 7,
        }
    }

    /// AP of a turn. Rule: SK-TURN-01, SK-TEAM-12, SK-SOLO-08.
    #[inline]
    pub const fn ap(self) -> u8 {
        if matches!(self, Mode::Team) { 2 } else { 3 }
    }

    /// Ghosts that spawn. Rule: SK-SOLO-04, SK-GHOST-06.
    #[inline]
    pub const fn ghosts(self) -> u8 {
        match self {
            Mode::FreeForAll | Mode::Duel | Mode::Team => 0,
            Mode::SoloEasy => 1,
            Mode::SoloNormal => 2,
            Mode::SoloHard => 3,
        }
    }

    /// Gems on the Cave Health tile. Rule: SK-SOLO-05; Easy has none, ruling SK-R-84.
    pub const fn cave_health(self) -> Option<u8> {
        match self {
            Mode::SoloNormal | Mode::SoloHard => Some(20),
            Mode::FreeForAll | Mode::Duel | Mode::Team | Mode::SoloEasy => None,
        }
    }
}

kernel::worded! {
    /// How starting items are found. Rule: SK-GEAR-01, SK-GEAR-02.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum GearUp: "a way to gear up (draft, suggested)" {
        /// The Gear cards are drafted.
        Draft = "draft",
        /// Everybody takes a suggested set.
        Suggested = "suggested",
    }
}

kernel::worded! {
    /// How the Fortune deck is shuffled. Rule: SK-SETUP-07, SK-SETUP-08.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Shuffle: "a shuffle (paced, plain)" {
        /// A treasure in every pile.
        Paced = "paced",
        /// All together.
        Plain = "plain",
    }
}

kernel::worded! {
    /// A choice the rulings leave to the table, off unless it wants it.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    #[repr(u8)]
    pub enum HouseRule: "a house rule" {
        /// Soulbond Charm stays in the Fortune deck in Solo. Against SK-SOLO-11.
        KeepSoulbondInSolo = "keep-soulbond-in-solo",
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<HouseRule>"))]
pub struct HouseRules(u8);

kernel::switches!(HouseRules, HouseRule);

/// A table's agreement. Written `players 2, mode duel` and, where it differs from the usual, `gear suggested`,
/// `fortune plain`, `table 9`, `cap 400`, `house keep-soulbond-in-solo`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setup {
    /// 1 to 6, as the mode allows.
    pub players: u8,
    /// How the game is played.
    pub mode: Mode,
    /// How starting items are found.
    pub gear: GearUp,
    /// How the Fortune deck is shuffled.
    pub fortune: Shuffle,
    /// Places on a side of the square table: 13 with the Cave Entrance in the middle, 10 from a corner. Ruling SK-R-01.
    pub table: u8,
    /// Turns after which the game is a draw; none in live play. Ruling SK-R-14.
    #[serde(default)]
    pub cap: Option<u16>,
    /// House rules in force; none by default.
    #[serde(default)]
    pub house: HouseRules,
}

impl Setup {
    /// The usual table for this mode.
    pub const fn new(mode: Mode, players: u8) -> Setup {
        Setup {
            players,
            mode,
            gear: GearUp::Draft,
            fortune: Shuffle::Paced,
            table: if mode.is_in_corner() { 10 } else { 13 },
            cap: None,
            house: HouseRules::NONE,
        }
    }

    /// With suggested sets.
    #[must_use]
    pub const fn with_sets(self) -> Setup {
        Setup { gear: GearUp::Suggested, ..self }
    }

    /// With a turn cap. Ruling SK-R-14.
    #[must_use]
    pub const fn capped(self, turns: u16) -> Setup {
        Setup { cap: Some(turns), ..self }
    }

    /// The usual mode of a number of players.
    pub const fn mode_for(players: u8) -> Mode {
        match players {
            1 => Mode::SoloNormal,
            2 => Mode::Duel,
            6 => Mode::Team,
            _ => Mode::FreeForAll,
        }
    }

    pub fn check(&self) -> Result<(), SetupError> {
        let (mode, players) = (self.mode, self.players);
        // Rule: SK-GOAL-03, SK-TEAM-01.
        let fits = match mode {
            Mode::FreeForAll => matches!(players, 3..=5),
            Mode::Duel => players == 2,
            Mode::Team => matches!(players, 4 | 6),
            Mode::SoloEasy | Mode::SoloNormal | Mode::SoloHard => players == 1,
        };
        if !fits {
            return Err(SetupError::new(Misfit::Players { mode, players }));
        }
        let fits = if self.mode.is_in_corner() {
            (Cell::NARROWEST..=Cell::WIDEST).contains(&self.table)
        } else {
            (7..=Cell::WIDEST).contains(&self.table) && self.table % 2 == 1
        };
        if !fits {
            return Err(SetupError::new(Misfit::Table { table: self.table }));
        }
        if self.cap == Some(0) {
            return Err(SetupError::new(Misfit::Cap));
        }
        Ok(())
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players {}, mode {}", self.players, self.mode)?;
        let usual = Setup::new(self.mode, self.players);
        if self.gear != usual.gear {
            write!(f, ", gear {}", self.gear)?;
        }
        if self.fortune != usual.fortune {
            write!(f, ", fortune {}", self.fortune)?;
        }
        if self.table != usual.table {
            write!(f, ", table {}", self.table)?;
        }
        if let Some(cap) = self.cap {
            write!(f, ", cap {cap}")?;
        }
        if self.house != HouseRules::NONE {
            f.write_str(", house")?;
            self.house.iter().try_for_each(|rule| write!(f, " {rule}"))?;
        }
        Ok(())
    }
}

impl FromStr for Setup {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Setup, Unreadable> {
        fn number<N: FromStr>(word: &str, what: &str) -> Result<N, Unreadable> {
            word.parse().map_err(|_| Unreadable::new(what, word))
        }
        let (mut players, mut mode) = (None, None);
        for part in text.split(',') {
            match word(part) {
                ("players", n) => players = Some(number(n, "a number of players")?),
                ("mode", named) => mode = Some(named.parse::<Mode>()?),
                _ => {}
            }
        }
        let players = players.ok_or_else(|| Unreadable::new("a setup with `players N`", text))?;
        let mut setup = Setup::new(mode.unwrap_or(Setup::mode_for(players)), players);
        for part in text.split(',') {
            match word(part) {
                ("players" | "mode", _) => {}
                ("gear", way) => setup.gear = way.parse()?,
                ("fortune", shuffle) => setup.fortune = shuffle.parse()?,
                ("table", width) => setup.table = number(width, "the width of a table")?,
                ("cap", turns) => setup.cap = Some(number(turns, "a number of turns")?),
                ("house", rules) => {
                    setup.house = rules.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
                }
                _ => return Err(Unreadable::new("a setup such as `players 2, mode duel`", part.trim())),
            }
        }
        Ok(setup)
    }
}
