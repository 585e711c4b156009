//! What people read, in their language.
//!
//! The words are in `messages/en` and `messages/de`, in Fluent's form, in a folder for each crate that says something.
//! There each message becomes a type with a field for everything that is put in, so whoever leaves one out, or forgets a
//! language, is told by the compiler. Here is what they have in common, and what every game refuses in the same words.

mod telling;

use std::borrow::Cow;
use std::fmt::{self, Write};

pub use telling::Telling;

// What is made of the messages says `words` here too.
extern crate self as words;

/// The types of a room, made of the messages of the crate that says this: `messages!("ct")` are those of `ct-…`.
#[macro_export]
macro_rules! messages {
    ($room:literal) => {
        include!(concat!(env!("OUT_DIR"), "/", $room, ".rs"));
    };
}

/// Why not, in every game.
pub mod say {
    messages!("say");
}

/// A language Karst speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// The rulebooks' own.
    #[default]
    English,
    /// Deutsch.
    German,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// What it is called in tags and addresses: `de`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// The language of a tag such as `de`, `de-AT` or `de_DE.UTF-8`, when it is one of ours.
    pub fn of(tag: &str) -> Option<Language> {
        let code = tag.split(['-', '_', '.', '@']).next()?;
        Language::ALL.into_iter().find(|language| code.eq_ignore_ascii_case(language.code()))
    }
}

/// Somebody a message is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who<'w> {
    /// The listener, who has a name too.
    You(Cow<'w, str>),
    /// Somebody else.
    Other(Cow<'w, str>),
}

impl Who<'_> {
    /// What they are called.
    pub fn name(&self) -> &str {
        match self {
            Who::You(name) | Who::Other(name) => name,
        }
    }
}

/// Something that can be said in every language.
pub trait Message {
    /// Says it, after what is there already.
    fn write(&self, language: Language, into: &mut String);

    /// Says it.
    fn say(&self, language: Language) -> String {
        let mut text = String::new();
        self.write(language, &mut text);
        text
    }

    /// Says it at a table, where people have names. What speaks of people does that by itself.
    fn tell(&self, to: Telling<'_>) -> String {
        self.say(to.language())
    }
}

/// Puts a thing into what is said.
pub fn put(into: &mut String, thing: &dyn fmt::Display) {
    write!(into, "{thing}").expect("text grows");
}

impl<M: Message + ?Sized> Message for &M {
    fn write(&self, language: Language, into: &mut String) {
        (**self).write(language, into);
    }

    fn tell(&self, to: Telling<'_>) -> String {
        (**self).tell(to)
    }
}
