//! Setups that no table could play. The sentences, with their rules, are the messages `cc-no-setup-…`.

use std::fmt;

use words::{Language, Message, cc};

/// Why no table could play a setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the messages `cc-no-setup-…` document them")]
pub enum Misfit {
    Players { players: u8 },
    Limits,
}

impl Message for Misfit {
    fn write(&self, language: Language, into: &mut String) {
        match *self {
            Misfit::Players { players } => cc::NoSetupPlayers { players }.write(language, into),
            Misfit::Limits => cc::NoSetupLimits.write(language, into),
        }
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::English))
    }
}

impl std::error::Error for Misfit {}
