//! Setups that no table could play. The sentences, with their rules, are the messages `ct-no-setup-…`.

use std::fmt;

use words::{Language, Message, ct};

/// Why no table could play a setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the messages `ct-no-setup-…` document them")]
pub enum Misfit {
    Players { players: u8 },
    Sets { players: u8, sets: usize },
    NoSuchSet { set: u8 },
}

impl Message for Misfit {
    fn write(&self, language: Language, into: &mut String) {
        match *self {
            Misfit::Players { players } => ct::NoSetupPlayers { players }.write(language, into),
            Misfit::Sets { players, sets } => ct::NoSetupSets { players, sets }.write(language, into),
            Misfit::NoSuchSet { set } => ct::NoSetupNoSuchSet { set }.write(language, into),
        }
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::English))
    }
}

impl std::error::Error for Misfit {}
