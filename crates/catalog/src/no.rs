//! Why not, in every language: the rules' own refusals with their types erased, and those of whoever drives a game.

use std::fmt;
use std::sync::Arc;

use kernel::{Game, Illegal, Seat};
use words::{Language, Message, Telling};

use crate::say;

/// A game whose refusals can be said in every language, as those of the house can.
pub trait Spoken: Game<Illegal: Message> {}

impl<G: Game<Illegal: Message>> Spoken for G {}

/// Why a step was not taken. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum No {
    /// It cannot even be read.
    Unreadable(Why),
    /// The rules refuse it.
    Illegal { rule: &'static str, why: Why },
    /// It is not this seat that decides.
    NotAsked(Seat),
    /// Nothing to take back, or something was revealed since.
    Revealed(Why),
}

impl No {
    pub fn illegal(no: impl Illegal + Message) -> No {
        No::Illegal { rule: no.rule().0, why: Why::new(no) }
    }

    /// Why nothing is taken back.
    pub fn revealed(why: impl Message + Send + Sync + 'static) -> No {
        No::Revealed(Why::new(why))
    }
}

impl Message for No {
    fn write(&self, language: Language, into: &mut String) {
        into.push_str(&self.tell(Telling::to_people(language, &[])));
    }

    fn tell(&self, to: Telling<'_>) -> String {
        match self {
            No::Unreadable(why) | No::Illegal { why, .. } | No::Revealed(why) => why.tell(to),
            No::NotAsked(seat) => to.say(say::NoNotAsked { who: to.person(*seat) }),
        }
    }
}

/// For logs: in English, with everything in notation.
impl fmt::Display for No {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(Telling::NOTATION))
    }
}

impl std::error::Error for No {}

/// A reason that can be told to anybody, whatever they speak.
#[derive(Clone)]
pub struct Why(Arc<dyn Message + Send + Sync>);

impl Why {
    /// From what is to be said.
    pub fn new(why: impl Message + Send + Sync + 'static) -> Why {
        Why(Arc::new(why))
    }

    /// From a text that is the same in every language: what a notation or a file format has against something.
    pub fn text(text: impl fmt::Display) -> Why {
        Why::new(AsItIs(text.to_string()))
    }
}

impl Message for Why {
    fn write(&self, language: Language, into: &mut String) {
        self.0.write(language, into);
    }

    fn tell(&self, to: Telling<'_>) -> String {
        self.0.tell(to)
    }
}

/// Reasons are the same when they read the same.
impl PartialEq for Why {
    fn eq(&self, other: &Why) -> bool {
        self.tell(Telling::NOTATION) == other.tell(Telling::NOTATION)
    }
}

impl Eq for Why {}

impl fmt::Debug for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.tell(Telling::NOTATION), f)
    }
}

struct AsItIs(String);

impl Message for AsItIs {
    fn write(&self, _: Language, into: &mut String) {
        into.push_str(&self.0);
    }
}

/// What keeps a seat from taking back its last action freely. Steps are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bar {
    /// It has not done anything yet.
    NothingDone,
    /// The action itself, this step, showed somebody something.
    Shown(usize),
    /// Chance has decided since, at this step.
    Chance(usize),
    /// Another seat has decided since, at this step.
    Acted(usize, Seat),
}

/// Another seat has acted since.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ActedSince(pub Seat);

impl Message for ActedSince {
    fn write(&self, language: Language, into: &mut String) {
        into.push_str(&self.tell(Telling::to_people(language, &[])));
    }

    fn tell(&self, to: Telling<'_>) -> String {
        to.say(say::NoActedSince { who: to.person(self.0) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_no_is_told_in_every_language_and_with_names() {
        let names = ["Anna".to_owned(), "Ben".to_owned()];
        let told = |no: &No, language| no.tell(Telling::to_people(language, &names));
        let knight = cave_troll::Illegal::KnightThere(Seat::new(1), "R14".parse().unwrap());
        let no = No::illegal(knight);
        assert!(matches!(no, No::Illegal { rule: "CT-ENTER-04", .. }));
        assert_eq!(no.to_string(), "B's knight guards R14");
        assert_eq!(told(&no, Language::English), "Ben's knight guards Ember Cave");
        assert_eq!(told(&no, Language::German), "der Ritter von Ben bewacht Gluthöhle");
        assert_eq!(told(&No::NotAsked(Seat::new(0)), Language::German), "die Entscheidung liegt jetzt nicht bei Anna");
        assert_eq!(no, No::illegal(knight));
        assert_ne!(no, No::revealed(ActedSince(Seat::new(1))));
    }
}
