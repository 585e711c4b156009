//! What is agreed before the game: players, house rules, the limits on endless games.
//! Rulings CC-R-01, CC-R-49, CC-R-60: the rules are those of v2.0.2, which v2.0.3 only rewords as far as it was read.

use std::fmt;
use std::str::FromStr;

use kernel::{SetupError, Unreadable, word};
use serde::{Deserialize, Serialize};

use crate::Misfit;

/// A table's agreement. Written `players 4` or `players 2, stall 30, rounds 200, house dynamite-at-base-camp`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setup {
    /// 1 to 6; one plays for the score. Ruling CC-R-01.
    pub players: u8,
    /// Rounds in a row without progress after which all in the caves are lost. Ruling CC-R-49.
    #[serde(default = "Setup::default_stall")]
    pub stall_limit: u16,
    /// The last round. Ruling CC-R-49.
    #[serde(default = "Setup::default_rounds")]
    pub round_limit: u16,
    /// House rules in force; none by default.
    #[serde(default)]
    pub house: HouseRules,
}

/// A fair other reading of a ruling, off unless the table wants it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
#[repr(u8)]
pub enum HouseRule {
    /// All tokens of a card are drawn together and one is kept. Against ruling CC-R-34.
    OneTreasurePerExplore,
    /// Dynamite may be deployed on Base Camp, and Base Camp may collapse. Against ruling CC-R-14.
    DynamiteAtBaseCamp,
    /// A dead spelunker's items and treasures stay on its hex. Against ruling CC-R-40.
    DeadLeaveBelongings,
    /// An explorer who does not reach the marker keeps nothing and looks at nothing. Against ruling CC-R-36.
    KeepAtTheMarker,
    /// A Medkit is of no use at full health. Against ruling CC-R-57.
    MedkitOnlyWhenHurt,
    /// A Grue that vanishes raises no track: hazards are rolled against symbols alone. Against ruling CC-R-21.
    SymbolsAlone,
    /// Who has no refuge from a Grue is eaten at once. Against ruling CC-R-27.
    CorneredAreEaten,
}

kernel::worded!(
    HouseRule,
    "a house rule",
    OneTreasurePerExplore = "one-treasure-per-explore",
    DynamiteAtBaseCamp = "dynamite-at-base-camp",
    DeadLeaveBelongings = "dead-leave-belongings",
    KeepAtTheMarker = "keep-at-the-marker",
    MedkitOnlyWhenHurt = "medkit-only-when-hurt",
    SymbolsAlone = "symbols-alone",
    CorneredAreEaten = "cornered-are-eaten",
);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<HouseRule>"))]
pub struct HouseRules(u8);

kernel::switches!(HouseRules, HouseRule);

impl Setup {
    /// Rounds in a row without progress. Ruling CC-R-49.
    pub const STALL_LIMIT: u16 = 30;
    /// Rounds in all. Ruling CC-R-49.
    pub const ROUND_LIMIT: u16 = 200;

    /// The most rounds either limit may be.
    pub const MOST_ROUNDS: u16 = 1000;

    fn default_stall() -> u16 {
        Setup::STALL_LIMIT
    }

    fn default_rounds() -> u16 {
        Setup::ROUND_LIMIT
    }

    /// By the ledger, for so many players.
    pub fn new(players: u8) -> Setup {
        Setup { players, stall_limit: Setup::STALL_LIMIT, round_limit: Setup::ROUND_LIMIT, house: HouseRules::NONE }
    }

    #[must_use]
    pub fn with_house(mut self, rules: impl IntoIterator<Item = HouseRule>) -> Setup {
        self.house = rules.into_iter().collect();
        self
    }

    pub fn check(&self) -> Result<(), SetupError> {
        if !(1..=6).contains(&self.players) {
            return Err(SetupError::new(Misfit::Players { players: self.players }));
        }
        let fits = |rounds| (1..=Setup::MOST_ROUNDS).contains(&rounds);
        if !fits(self.stall_limit) || !fits(self.round_limit) {
            return Err(SetupError::new(Misfit::Limits));
        }
        Ok(())
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players {}", self.players)?;
        if self.stall_limit != Setup::STALL_LIMIT {
            write!(f, ", stall {}", self.stall_limit)?;
        }
        if self.round_limit != Setup::ROUND_LIMIT {
            write!(f, ", rounds {}", self.round_limit)?;
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
        let number = |word: &str, what: &str| word.parse::<u16>().map_err(|_| Unreadable::new(what, word));
        let mut players = None;
        let mut setup = Setup::new(0);
        for part in text.split(',') {
            match word(part) {
                ("players", n) => {
                    players = Some(n.parse().map_err(|_| Unreadable::new("a number of players", n))?);
                }
                ("stall", n) => setup.stall_limit = number(n, "a number of rounds")?,
                ("rounds", n) => setup.round_limit = number(n, "a number of rounds")?,
                ("house", rules) => {
                    setup.house = rules.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
                }
                _ => return Err(Unreadable::new("a setup such as `players 4`", part.trim())),
            }
        }
        setup.players = players.ok_or_else(|| Unreadable::new("a setup with `players N`", text))?;
        Ok(setup)
    }
}
