//! What people read, in their language.
//!
//! The words are in `messages/en.ftl` and `messages/de.ftl`, in Fluent's form. Each message becomes a type here with a
//! field for everything that is put in, so whoever leaves one out, or forgets a language, is told by the compiler.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// The page's modules with their paths (`de/ct.ts`), written to `web/src/generated/words` by `cargo xtask types`.
#[cfg(feature = "ts")]
pub const TYPESCRIPT: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/typescript.rs"));

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

    /// Its name in the file names, in addresses and in a page's `lang`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// The first language of an `Accept-Language` list that Karst speaks; English when there is none.
    pub fn accepted(list: &str) -> Language {
        let mut wishes: Vec<(f32, Language)> = list.split(',').filter_map(wish).collect();
        wishes.sort_by(|a, b| b.0.total_cmp(&a.0));
        wishes.first().map(|(_, language)| *language).unwrap_or_default()
    }
}

/// `de-AT;q=0.8`: how much, and which. None when it is not spoken here, or not wanted.
fn wish(text: &str) -> Option<(f32, Language)> {
    let (tag, much) = text.trim().split_once(';').unwrap_or((text.trim(), "q=1"));
    let much: f32 = much.trim().strip_prefix("q=")?.parse().ok()?;
    let primary = tag.split('-').next().unwrap_or(tag).to_ascii_lowercase();
    primary.parse().ok().filter(|_| much > 0.0).map(|language| (much, language))
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language Karst does not speak.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes = Language::ALL.map(Language::code).join(", ");
        write!(f, "Karst does not speak `{}`; it speaks {codes}", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;
    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL.into_iter().find(|language| language.code() == code).ok_or_else(|| UnknownLanguage(code.into()))
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_most_wished_for_is_chosen() {
        assert_eq!(Language::accepted("fr, de-AT;q=0.8, en;q=0.5"), Language::German);
        assert_eq!(Language::accepted("en-GB,de;q=0.9"), Language::English);
        assert_eq!(Language::accepted("de;q=0, fr"), Language::English);
        assert_eq!(Language::accepted(""), Language::English);
        assert_eq!("nl".parse::<Language>().unwrap_err().to_string(), "Karst does not speak `nl`; it speaks en, de");
    }
}
