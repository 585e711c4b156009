//! Text that people type and read, both ways.

use std::fmt::Display;
use std::str::FromStr;

use crate::Game;

/// A thing with a text form that round-trips: `parse(print(x)) == x`.
pub trait Text: Display + FromStr<Err = Unreadable> {}
impl<T: Display + FromStr<Err = Unreadable>> Text for T {}

/// What was expected, and the text that is not it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{found}` is not {expected}")]
pub struct Unreadable {
    /// What would have been readable, as a noun: "a seat (A to F)".
    pub expected: String,
    /// What stood there.
    pub found: String,
}

impl Unreadable {
    /// `found` is not `expected`.
    pub fn new(expected: impl Into<String>, found: impl Into<String>) -> Unreadable {
        Unreadable { expected: expected.into(), found: found.into() }
    }
}

/// Exactly `N` words, or a complaint that names what was expected.
pub fn words<'t, const N: usize>(text: &'t str, expected: &str) -> Result<[&'t str; N], Unreadable> {
    let mut found = text.split_whitespace();
    let mut words = [""; N];
    for word in &mut words {
        *word = found.next().ok_or_else(|| Unreadable::new(expected, text))?;
    }
    match found.next() {
        None => Ok(words),
        Some(_) => Err(Unreadable::new(expected, text)),
    }
}

/// A number, with or without spaces around it.
pub fn number<N: FromStr>(text: &str) -> Result<N, Unreadable> {
    text.trim().parse().map_err(|_| Unreadable::new("a number", text))
}

/// The first word and the rest.
pub fn word(text: &str) -> (&str, &str) {
    let text = text.trim();
    match text.split_once(char::is_whitespace) {
        Some((first, rest)) => (first, rest.trim_start()),
        None => (text, ""),
    }
}

/// Positions as pictures: for scenarios, playthroughs and perft. Never for storage; steps are the game.
pub trait Drawn: Game {
    /// The position as text.
    fn draw(state: &Self::State) -> String;
    /// The position a text draws; whatever it leaves out is as at the start of a fresh turn.
    fn read(picture: &str) -> Result<Self::State, Unreadable>;
}

/// An enum without fields and its words: `ALL`, `name()`, printing, parsing and serde, all from one list.
///
/// ```
/// kernel::worded! {
///     /// How a coin falls.
///     enum Coin: "a side of the coin" { Heads = "heads", Tails = "tails" }
/// }
/// assert_eq!("tails".parse::<Coin>().unwrap(), Coin::Tails);
/// assert_eq!("edge".parse::<Coin>().unwrap_err().to_string(), "`edge` is not a side of the coin");
/// ```
#[macro_export]
macro_rules! worded {
    ($(#[$about:meta])* $vis:vis enum $type:ident: $expected:literal {
        $($(#[$more:meta])* $variant:ident = $word:literal),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "its word says what a variant is")]
        $vis enum $type { $($(#[$more])* $variant),+ }
        $crate::worded!($type, $expected, $($variant = $word),+);
    };
    ($type:ident, $expected:literal, $($variant:ident = $word:literal),+ $(,)?) => {
        impl $type {
            /// All of them, in order.
            pub const ALL: &'static [$type] = &[$($type::$variant),+];

            /// The word for it in every notation.
            pub const fn name(self) -> &'static str {
                match self { $($type::$variant => $word),+ }
            }
        }
        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.name())
            }
        }
        impl ::std::str::FromStr for $type {
            type Err = $crate::Unreadable;
            fn from_str(text: &str) -> Result<$type, $crate::Unreadable> {
                match text {
                    $($word => Ok($type::$variant),)+
                    _ => Err($crate::Unreadable::new($expected, text)),
                }
            }
        }
        $crate::serde_as_text!($type);
    };
}

/// Serialises a type as its text form.
#[macro_export]
macro_rules! serde_as_text {
    ($type:ident) => {
        impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = <::std::borrow::Cow<'_, str> as $crate::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err($crate::serde::de::Error::custom)
            }
        }
    };
}

/// A set of switches, one bit each, that serialises as a list of their words: `switches!(HouseRules, HouseRule)`.
/// The enum is `#[repr(u8)]`, [`worded!`], and has at most eight variants.
#[macro_export]
macro_rules! switches {
    ($set:ident, $switch:ident) => {
        impl $set {
            /// All off.
            pub const NONE: $set = $set(0);

            /// Is it on?
            #[inline]
            pub const fn has(self, switch: $switch) -> bool {
                self.0 >> switch as u8 & 1 != 0
            }

            /// The same with this one the other way round.
            #[must_use]
            pub const fn toggled(self, switch: $switch) -> $set {
                $set(self.0 ^ 1 << switch as u8)
            }

            /// Those that are on.
            pub fn iter(self) -> impl Iterator<Item = $switch> {
                $crate::bits(u64::from(self.0)).map(|bit| $switch::ALL[bit])
            }
        }
        impl FromIterator<$switch> for $set {
            fn from_iter<I: IntoIterator<Item = $switch>>(switches: I) -> $set {
                $set(switches.into_iter().fold(0, |set, switch| set | 1 << switch as u8))
            }
        }
        impl $crate::serde::Serialize for $set {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
        impl<'de> $crate::serde::Deserialize<'de> for $set {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                let list = <Vec<$switch> as $crate::serde::Deserialize>::deserialize(deserializer)?;
                Ok(list.into_iter().collect())
            }
        }
    };
}
