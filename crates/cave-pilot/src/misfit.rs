//! Setups that no table could play. The sentences, with their rules, are the messages `cp-no-setup-…`.

use std::fmt;

use words::{Language, Message, cp};

use crate::Mode;

/// Why no table could play a setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the messages `cp-no-setup-…` document them")]
pub enum Misfit {
    Players { mode: Mode, players: u8 },
    WrongDeck { mode: Mode },
    Cards { cards: u8 },
    TooFewCards { wanted: u32, there: u32 },
    TwoForEach { cards: u8 },
}

impl Message for Misfit {
    fn write(&self, language: Language, into: &mut String) {
        match *self {
            Misfit::Players { mode, players } => {
                cp::NoSetupPlayers { which: mode.name(), players }.write(language, into)
            }
            Misfit::WrongDeck { mode } => cp::NoSetupWrongDeck { which: mode.name() }.write(language, into),
            Misfit::Cards { cards } => cp::NoSetupCards { cards }.write(language, into),
            Misfit::TooFewCards { wanted, there } => cp::NoSetupTooFewCards { wanted, there }.write(language, into),
            Misfit::TwoForEach { cards } => cp::NoSetupTwoForEach { cards }.write(language, into),
        }
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::English))
    }
}

impl std::error::Error for Misfit {}
