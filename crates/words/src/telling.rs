//! What the rules say of things and people: they have a notation in records and names at the table.

use std::fmt::Display;

use crate::{Language, Message};

/// To whom something is told: in which language, and what things and people are called there.
#[derive(Clone, Copy, Debug)]
pub struct Telling<'t> {
    language: Language,
    calls: Calls<'t>,
}

#[derive(Clone, Copy, Debug)]
enum Calls<'t> {
    /// As records write it: `R14`, `B`.
    Notation,
    /// As people say it: `Ember Cave`, `Anna`. Who has no name here is called by the letter of the chair.
    Names(&'t [String]),
}

impl<'t> Telling<'t> {
    /// For those who read records and tests: in English, with everything in notation.
    pub const NOTATION: Telling<'static> = Telling { language: Language::English, calls: Calls::Notation };

    /// For people at a table: everything by its name, and whoever sits there by theirs.
    pub const fn to_people(language: Language, names: &'t [String]) -> Telling<'t> {
        Telling { language, calls: Calls::Names(names) }
    }

    /// The listener's language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message in the listener's language.
    pub fn say(&self, message: impl Message) -> String {
        message.say(self.language)
    }

    /// What a thing is called: its message is its name, its text the notation.
    pub fn call(&self, thing: impl Message + Display) -> String {
        self.name(&thing, &thing)
    }

    /// What a thing is called whose name and notation come from different places.
    pub fn name(&self, name: impl Message, notation: impl Display) -> String {
        match self.calls {
            Calls::Notation => notation.to_string(),
            Calls::Names(_) => self.say(name),
        }
    }

    /// Who sits on a chair, counted from 0.
    pub fn person(&self, chair: impl Into<usize>) -> String {
        let chair = chair.into();
        let named = match self.calls {
            Calls::Notation => None,
            Calls::Names(names) => names.get(chair).cloned(),
        };
        named.unwrap_or_else(|| ('A'..).nth(chair).into_iter().collect())
    }
}
