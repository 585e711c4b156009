//! Setups that no table could play. The sentences, with their rules, are the messages `sk-no-setup-…`.

use std::fmt;

use words::{Language, Message, sk};

use crate::Mode;

/// Why no table could play a setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the messages `sk-no-setup-…` document them")]
pub enum Misfit {
    Players { mode: Mode, players: u8 },
    Table { table: u8 },
    Cap,
}

impl Message for Misfit {
    fn write(&self, language: Language, into: &mut String) {
        match *self {
            Misfit::Players { mode, players } => {
                sk::NoSetupPlayers { which: mode.name(), players }.write(language, into)
            }
            Misfit::Table { table } => sk::NoSetupTable { table }.write(language, into),
            Misfit::Cap => sk::NoSetupCap.write(language, into),
        }
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::English))
    }
}

impl std::error::Error for Misfit {}
