//! What chance decides: dice, draws, and where a dissipated attack goes. Rules: CP-SETUP-03, CP-SETUP-10, CP-MISSILE-06.
//!
//! A pile has no order; a draw is a chance over what may be on top.

use std::fmt;
use std::str::FromStr;

use kernel::{Seat, Unreadable, words};
use serde::{Deserialize, Serialize};

use crate::{Cave, Exploration, MissileFace, Upgrade};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "chance", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Chance {
    /// `rolls 3`, `rolls 3 5`: one die, or two in the order of the card. Rule: CP-HANDLE-02, CP-SETUP-10.
    Rolls { first: u8, second: Option<u8> },
    /// `missile targeting`. Rule: CP-MISSILE-06.
    Missile { face: MissileFace },
    /// `cave Y12`: the top of the Cave card pile. Rule: CP-SETUP-03, CP-TURN-05.
    Cave { card: Cave },
    /// `shop U-SH2`: the top of an upgrade pile. Rule: CP-SHOP-03.
    Shop { card: Upgrade },
    /// `finds k3`: the top of the Exploration pile. Rule: CP-EXPL-02.
    Finds { card: Exploration },
    /// `redirects B`: where the flare sends an attack. Rule: CP-XC-12.
    Redirects { to: Seat },
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Rolls { first, second: None } => write!(f, "rolls {first}"),
            Chance::Rolls { first, second: Some(second) } => write!(f, "rolls {first} {second}"),
            Chance::Missile { face } => write!(f, "missile {face}"),
            Chance::Cave { card } => write!(f, "cave {card}"),
            Chance::Shop { card } => write!(f, "shop {card}"),
            Chance::Finds { card } => write!(f, "finds {card}"),
            Chance::Redirects { to } => write!(f, "redirects {to}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let expected = "a chance outcome such as `rolls 3` or `cave Y12`";
        let face = |text: &str| match text.as_bytes() {
            [digit @ b'0'..=b'6'] => Ok(digit - b'0'),
            _ => Err(Unreadable::new("a face of a die", text)),
        };
        if let Ok(["rolls", first, second]) = words::<3>(text, expected) {
            return Ok(Chance::Rolls { first: face(first)?, second: Some(face(second)?) });
        }
        match words::<2>(text, expected)? {
            ["rolls", first] => Ok(Chance::Rolls { first: face(first)?, second: None }),
            ["missile", face] => Ok(Chance::Missile { face: face.parse()? }),
            ["cave", card] => Ok(Chance::Cave { card: card.parse()? }),
            ["shop", card] => Ok(Chance::Shop { card: card.parse()? }),
            ["finds", card] => Ok(Chance::Finds { card: card.parse()? }),
            ["redirects", to] => Ok(Chance::Redirects { to: to.parse()? }),
            _ => Err(Unreadable::new(expected, text)),
        }
    }
}
