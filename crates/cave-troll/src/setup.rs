//! What is agreed before the game: players, sets, house rules.
//! Rules: CT-SETUP-01, CT-SETUP-05, CT-SETUP-06, CT-SETUP-07.

use std::fmt;
use std::str::FromStr;

use kernel::{SetupError, Unreadable, word};
use serde::{Deserialize, Serialize};

use crate::Misfit;

/// A table's agreement. Written `players 2, set original` or `players 2, set mixed 0 127, house chests-survive-trolls`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setup {
    /// 2 to 4. Rule: CT-SETUP-01.
    pub players: u8,
    /// For each player the slots that are alternate, one bit each: 0 is the original set, 127 the alternate one,
    /// anything else mixed. Rule: CT-SETUP-07, ruling CT-R-50.
    pub alternates: Vec<u8>,
    /// House rules in force; none by default.
    #[serde(default)]
    pub house: HouseRules,
}

/// A fair other reading of a ruling, off unless the table wants it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
#[repr(u8)]
pub enum HouseRule {
    /// The dwarf doubles only when the whole board is scored. Against ruling CT-R-27.
    DwarfDoublesBoardOnly,
    /// A cave troll leaves the chest in its room. Against ruling CT-R-24.
    ChestsSurviveTrolls,
    /// A wraith may push monsters too, cave trolls excepted. Against ruling CT-R-07.
    WraithsPushMonsters,
    /// A wraith may push a knight into another knight's room. Against ruling CT-R-13.
    PushedKnightsJoinKnights,
    /// A rampaging troll need not push. Against ruling CT-R-45.
    RampagePushesOptional,
    /// The giant slayer is paid on his owner's turn only. Against ruling CT-R-43.
    SlayerPaidOnOwnTurn,
    /// A barbarian never flees from a cave troll. Against ruling CT-R-26.
    BarbariansStandFast,
    /// A cave troll may be put into another's room, and the older one is discarded. Against ruling CT-R-25.
    TrollsOustTrolls,
    /// A berserker splits with an opponent who has the most figures there, whoever controls the room. Against ruling
    /// CT-R-38.
    BerserkerCountsFigures,
    /// A banshee's two steps lead through rooms only. Against ruling CT-R-48.
    BansheeStaysInRooms,
}

kernel::worded!(
    HouseRule,
    "a house rule",
    DwarfDoublesBoardOnly = "dwarf-doubles-board-only",
    ChestsSurviveTrolls = "chests-survive-trolls",
    WraithsPushMonsters = "wraiths-push-monsters",
    PushedKnightsJoinKnights = "pushed-knights-join-knights",
    RampagePushesOptional = "rampage-pushes-optional",
    SlayerPaidOnOwnTurn = "slayer-paid-on-own-turn",
    BarbariansStandFast = "barbarians-stand-fast",
    TrollsOustTrolls = "trolls-oust-trolls",
    BerserkerCountsFigures = "berserker-counts-figures",
    BansheeStaysInRooms = "banshee-stays-in-rooms",
);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<HouseRule>"))]
pub struct HouseRules(u16);

kernel::switches!(HouseRules, HouseRule);

/// All seven slots alternate.
const ALTERNATE: u8 = 0b111_1111;

impl Setup {
    /// Everybody plays the original figures. Rule: CT-SETUP-05.
    pub fn original(players: u8) -> Setup {
        Setup::same_for_all(players, 0)
    }

    /// Everybody plays the alternate figures. Rule: CT-SETUP-06.
    pub fn alternate(players: u8) -> Setup {
        Setup::same_for_all(players, ALTERNATE)
    }

    /// Every second slot alternate, for all. Rule: CT-SETUP-07.
    pub fn half(players: u8) -> Setup {
        Setup::same_for_all(players, 0b101_0101)
    }

    fn same_for_all(players: u8, alternates: u8) -> Setup {
        Setup { players, alternates: vec![alternates; usize::from(players)], house: HouseRules::NONE }
    }

    #[must_use]
    pub fn with_house(mut self, rules: impl IntoIterator<Item = HouseRule>) -> Setup {
        self.house = rules.into_iter().collect();
        self
    }

    pub fn check(&self) -> Result<(), SetupError> {
        if !(2..=4).contains(&self.players) {
            return Err(SetupError::new(Misfit::Players { players: self.players }));
        }
        if self.alternates.len() != usize::from(self.players) {
            return Err(SetupError::new(Misfit::Sets { players: self.players, sets: self.alternates.len() }));
        }
        match self.alternates.iter().find(|mask| **mask > ALTERNATE) {
            Some(mask) => Err(SetupError::new(Misfit::NoSuchSet { set: *mask })),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players {}, set ", self.players)?;
        if self.alternates.iter().all(|mask| *mask == 0) {
            f.write_str("original")?;
        } else if self.alternates.iter().all(|mask| *mask == ALTERNATE) {
            f.write_str("alternate")?;
        } else {
            f.write_str("mixed")?;
            self.alternates.iter().try_for_each(|mask| write!(f, " {mask}"))?;
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
        let number = |word: &str, what: &str| word.parse::<u8>().map_err(|_| Unreadable::new(what, word));
        let (mut players, mut set, mut house) = (None, "original", HouseRules::NONE);
        for part in text.split(',') {
            match word(part) {
                ("players", n) => players = Some(number(n, "a number of players")?),
                ("set", named) => set = named,
                ("house", rules) => {
                    house = rules.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
                }
                _ => {
                    return Err(Unreadable::new("a setup such as `players 2, set original`", part.trim()));
                }
            }
        }
        let players = players.ok_or_else(|| Unreadable::new("a setup with `players N`", text))?;
        let setup = match word(set) {
            ("original", "") => Setup::original(players),
            ("alternate", "") => Setup::alternate(players),
            ("half", "") => Setup::half(players),
            ("mixed", masks) => Setup {
                alternates: masks
                    .split_whitespace()
                    .map(|mask| number(mask, "the number of a set (0 to 127)"))
                    .collect::<Result<_, _>>()?,
                ..Setup::original(players)
            },
            _ => {
                return Err(Unreadable::new("a set (original, alternate, half, mixed 0 127 …)", set));
            }
        };
        Ok(Setup { house, ..setup })
    }
}
