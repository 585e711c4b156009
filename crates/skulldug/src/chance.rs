//! What chance decides: dice, draws and uniform choices. Rules: SK-SETUP-04, SK-SETUP-06, SK-DISC-01, SK-DISC-05,
//! SK-GT-24, ruling SK-R-38.

use std::fmt;
use std::str::FromStr;

use kernel::{Unreadable, words};
use serde::{Deserialize, Serialize};

use crate::cell::{Cell, Side};
use crate::tile::TileKind;
use crate::{Card, Faction};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "chance", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Chance {
    /// `die 4`.
    Die { n: u8 },
    /// `tile TI-07`: the top of the Passage deck; equal tiles are one outcome.
    Tile { tile: TileKind },
    /// `draws bear-trap-1`: the top of the Fortune or the Hazard deck.
    Draws { card: Card },
    /// `picks boomerang`: a random card of a hand, or one that a ghost chooses.
    Picks { card: Card },
    /// `goes north`: a random direction.
    Goes { side: Side },
    /// `place c4`: a passage that a ghost chooses.
    Place { at: Cell },
    /// `spawns rogues`: which ghost comes.
    Spawns { faction: Faction },
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Die { n } => write!(f, "die {n}"),
            Chance::Tile { tile } => write!(f, "tile {tile}"),
            Chance::Draws { card } => write!(f, "draws {card}"),
            Chance::Picks { card } => write!(f, "picks {card}"),
            Chance::Goes { side } => write!(f, "goes {side}"),
            Chance::Place { at } => write!(f, "place {at}"),
            Chance::Spawns { faction } => write!(f, "spawns {faction}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let expected = "a chance outcome such as `die 4` or `draws bear-trap-1`";
        let [verb, what] = words::<2>(text, expected)?;
        match verb {
            "die" => match what.parse::<u8>() {
                Ok(n) if n.to_string() == what => Ok(Chance::Die { n }),
                _ => Err(Unreadable::new("a number of pips", what)),
            },
            "tile" => Ok(Chance::Tile { tile: what.parse()? }),
            "draws" => Ok(Chance::Draws { card: what.parse()? }),
            "picks" => Ok(Chance::Picks { card: what.parse()? }),
            "goes" => Ok(Chance::Goes { side: what.parse()? }),
            "place" => Ok(Chance::Place { at: what.parse()? }),
            "spawns" => Ok(Chance::Spawns { faction: what.parse()? }),
            _ => Err(Unreadable::new(expected, text)),
        }
    }
}
