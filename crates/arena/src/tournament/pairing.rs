//! Bots at a table, and who meets whom.

use std::fmt;
use std::str::FromStr;

use bots::Character;
use catalog::{GameId, with_game};
use kernel::{Game, Heuristics, Unreadable};
use serde::{Deserialize, Serialize};

use super::Trouble;
use crate::sim::seats_for;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    #[serde(with = "text")]
    pub game: GameId,
    /// What the table agrees on, in the game's own words.
    pub setup: String,
    /// A bot a seat.
    #[serde(with = "texts")]
    pub bots: Vec<Character>,
}

impl Pairing {
    /// Checks that there is such a table, and a bot for each of its seats.
    pub fn new(game: GameId, setup: &str, bots: Vec<Character>) -> Result<Pairing, Trouble> {
        let setup = with_game!(game, G => checked::<G>(setup, &bots)).map_err(Trouble::Unplayable)?;
        Ok(Pairing { game, setup, bots })
    }
}

/// The setup as the game writes it, when it can be played by these.
fn checked<G: Heuristics>(setup: &str, bots: &[Character]) -> Result<String, String> {
    let setup: G::Setup = setup.parse().map_err(|error: Unreadable| error.to_string())?;
    G::start(&setup).map_err(|error| error.to_string())?;
    seats_for::<G>(&setup, bots).map_err(|error| error.to_string())?;
    Ok(setup.to_string())
}

impl fmt::Display for Pairing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bots: Vec<_> = self.bots.iter().map(ToString::to_string).collect();
        write!(f, "{}, {}: {}", self.game, self.setup, bots.join(" "))
    }
}

/// Everybody meets everybody at a table with this setup. At a table of more than two, one of each two sits among others
/// who are all the other, and then the other way round. Alone, each plays for itself.
pub fn round_robin(game: GameId, setup: &str, bots: &[Character]) -> Result<Vec<Pairing>, Trouble> {
    let n_seats = n_seats(game, setup)?;
    let among = |one: Character, others: Character| {
        let mut table = vec![others; n_seats];
        table[0] = one;
        Pairing::new(game, setup, table)
    };
    let mut pairings = Vec::new();
    for (index, one) in bots.iter().enumerate() {
        if n_seats == 1 || bots.len() == 1 {
            pairings.push(among(*one, *one)?);
        }
        for other in &bots[index + 1..] {
            match n_seats {
                1 => {}
                2 => pairings.push(among(*one, *other)?),
                _ => pairings.extend([among(*one, *other)?, among(*other, *one)?]),
            }
        }
    }
    Ok(pairings)
}

fn n_seats(game: GameId, setup: &str) -> Result<usize, Trouble> {
    let n_seats = with_game!(game, G => setup.parse().map(|setup| G::n_seats(&setup)));
    n_seats.map_err(|error: Unreadable| Trouble::Unplayable(error.to_string()))
}

/// Things with a text form, as JSON.
mod text {
    use super::{Deserialize, FromStr, fmt};

    pub fn serialize<T: fmt::Display, S: serde::Serializer>(thing: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(thing)
    }

    pub fn deserialize<'de, T, D: serde::Deserializer<'de>>(deserializer: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: fmt::Display>,
    {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Lists of such things.
mod texts {
    use super::{Deserialize, FromStr, fmt};

    pub fn serialize<T: fmt::Display, S: serde::Serializer>(things: &[T], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(things.iter().map(ToString::to_string))
    }

    pub fn deserialize<'de, T, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Vec<T>, D::Error>
    where
        T: FromStr<Err: fmt::Display>,
    {
        let words = Vec::<String>::deserialize(deserializer)?;
        words.iter().map(|word| word.parse().map_err(serde::de::Error::custom)).collect()
    }
}
