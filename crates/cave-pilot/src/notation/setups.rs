//! Setups in a line: `competitive, players 2, deck easy 12, house easy-mode`.

use std::fmt;
use std::str::FromStr;

use kernel::{Unreadable, word};

use crate::{Cave, Deck, HouseRules, Length, Mode, Preset, Setup};

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, players {}", self.mode, self.players)?;
        match self.deck {
            Deck::Preset { preset, cards } => write!(f, ", deck {preset} {cards}")?,
            Deck::Custom { caves } => {
                f.write_str(", deck custom")?;
                caves.iter().try_for_each(|cave| write!(f, " {cave}"))?;
            }
            Deck::Solo { length } => write!(f, ", deck {length}")?,
            Deck::Printed => {}
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
        let (mut mode, mut players, mut deck, mut house) = (Mode::Competitive, None, None, HouseRules::NONE);
        for part in text.split(',') {
            match word(part) {
                ("players", n) => {
                    players = Some(n.parse().map_err(|_| Unreadable::new("a number of players", n))?);
                }
                ("deck", named) => deck = Some(read_deck(named)?),
                ("house", rules) => house = rules.split_whitespace().map(str::parse).collect::<Result<_, _>>()?,
                (named, "") => mode = named.parse()?,
                _ => {
                    return Err(Unreadable::new("a setup such as `competitive, players 2, deck easy 12`", part.trim()));
                }
            }
        }
        let players = players.unwrap_or(mode.players().0);
        let deck = deck.unwrap_or(match mode {
            Mode::Competitive | Mode::Team => Deck::Preset { preset: Preset::Easy, cards: 12 },
            Mode::Solo => Deck::Solo { length: Length::Short },
            Mode::Tutorial | Mode::NightMail | Mode::Purge | Mode::RisingWater => Deck::Printed,
        });
        Ok(Setup { mode, players, deck, house })
    }
}

fn read_deck(text: &str) -> Result<Deck, Unreadable> {
    match word(text) {
        ("custom", list) => {
            Ok(Deck::Custom { caves: list.split_whitespace().map(str::parse::<Cave>).collect::<Result<_, _>>()? })
        }
        (length, "") => Ok(Deck::Solo { length: length.parse()? }),
        (preset, cards) => Ok(Deck::Preset {
            preset: preset.parse()?,
            cards: cards.parse().map_err(|_| Unreadable::new("a number of cards", cards))?,
        }),
    }
}
