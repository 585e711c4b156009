//! What chance decides: the die, and everything drawn from a pile, a deck, the supply or the bag.
//!
//! Nothing has an order: a draw is uniform over what is still there. Rules: CC-GEN-04, CC-SETUP-03, CC-SETUP-10,
//! CC-SETUP-11, CC-SETUP-13, CC-TREAS-07; rulings CC-R-02, CC-R-58.

use std::fmt;
use std::str::FromStr;

use kernel::{Seat, Unreadable, words};
use serde::{Deserialize, Serialize};

use crate::{Card, Item, Tile};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "chance", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Chance {
    /// `surface 7`: a token is laid face up on the Surface. Rule: CC-SETUP-07.
    Surface { value: u8 },
    /// `B starts`. Rule: CC-SETUP-13.
    Starts { seat: Seat },
    /// `hex L1-05`: the top hex of the pile. Rule: CC-EXPL-03.
    Hex { hex: Tile },
    /// `card C11`. Rule: CC-EXPL-09.
    Card { card: Card },
    /// `item rope`: from the supply. Rule: CC-EXPL-12, ruling CC-R-58.
    Item { item: Item },
    /// `treasure 7`: a token from the bag. Rule: CC-EXPL-13.
    Treasure { value: u8 },
    /// `blind 7`: the token that one who cannot see keeps. Ruling CC-R-54.
    Blind { value: u8 },
    /// `roll 3`. Rule: CC-GEN-04.
    Roll { die: u8 },
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Surface { value } => write!(f, "surface {value}"),
            Chance::Starts { seat } => write!(f, "{seat} starts"),
            Chance::Hex { hex } => write!(f, "hex {hex}"),
            Chance::Card { card } => write!(f, "card {card}"),
            Chance::Item { item } => write!(f, "item {item}"),
            Chance::Treasure { value } => write!(f, "treasure {value}"),
            Chance::Blind { value } => write!(f, "blind {value}"),
            Chance::Roll { die } => write!(f, "roll {die}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let expected = "a chance outcome such as `roll 3` or `treasure 7`";
        let number = |text: &str| text.parse::<u8>().map_err(|_| Unreadable::new("a number", text));
        match words::<2>(text, expected)? {
            [seat, "starts"] => Ok(Chance::Starts { seat: seat.parse()? }),
            ["surface", value] => Ok(Chance::Surface { value: number(value)? }),
            ["hex", hex] => Ok(Chance::Hex { hex: hex.parse()? }),
            ["card", card] => Ok(Chance::Card { card: card.parse()? }),
            ["item", item] => Ok(Chance::Item { item: item.parse()? }),
            ["treasure", value] => Ok(Chance::Treasure { value: number(value)? }),
            ["blind", value] => Ok(Chance::Blind { value: number(value)? }),
            ["roll", die] => Ok(Chance::Roll { die: number(die)? }),
            _ => Err(Unreadable::new(expected, text)),
        }
    }
}
