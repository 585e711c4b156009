//! What chance decides: who starts, and every card drawn. There are no dice. Rules: CT-SETUP-03, CT-SETUP-08, CT-SETUP-11.
//!
//! A deck has no order; a draw is uniform over the cards still in it.

use std::fmt;
use std::str::FromStr;

use kernel::{Seat, Unreadable, words};
use serde::{Deserialize, Serialize};

use crate::{Artifact, Card};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "chance", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Chance {
    /// `B starts`. Rule: CT-SETUP-11.
    Starts {
        /// Who takes the first turn.
        seat: Seat,
    },
    /// `A is dealt knight`: the card in hand before the first turn. Rule: CT-SETUP-10.
    Deals { to: Seat, card: Card },
    /// `draws knight`: the turn player draws. Rule: CT-DRAW-01.
    Draws { card: Card },
    /// `finds cloak`: the turn player draws an artifact. Rule: CT-DRAW-14.
    Finds { artifact: Artifact },
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Starts { seat } => write!(f, "{seat} starts"),
            Chance::Deals { to, card } => write!(f, "{to} is dealt {card}"),
            Chance::Draws { card } => write!(f, "draws {card}"),
            Chance::Finds { artifact } => write!(f, "finds {artifact}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let expected = "a chance outcome such as `draws knight`";
        if let Ok([to, "is", "dealt", card]) = words::<4>(text, expected) {
            return Ok(Chance::Deals { to: to.parse()?, card: card.parse()? });
        }
        match words::<2>(text, expected)? {
            [seat, "starts"] => Ok(Chance::Starts { seat: seat.parse()? }),
            ["draws", card] => Ok(Chance::Draws { card: card.parse()? }),
            ["finds", artifact] => Ok(Chance::Finds { artifact: artifact.parse()? }),
            _ => Err(Unreadable::new(expected, text)),
        }
    }
}
