//! Small words: who is "you", lists, sentences.

use std::borrow::Cow;

use kernel::{Seat, Viewer};
use words::{Language, Message, Who};

use crate::say;

/// The people at a table, and the language in which somebody hears of them.
#[derive(Clone, Copy, Debug, Default)]
pub struct People<'p> {
    /// What they are called, a seat each.
    pub names: &'p [String],
    pub language: Language,
}

/// The people at a table, as one of them hears of them.
pub struct Names<'n> {
    people: People<'n>,
    you: Option<Seat>,
}

impl<'n> Names<'n> {
    /// `viewer` is "you", when it is one seat.
    pub fn new(people: People<'n>, viewer: Viewer) -> Names<'n> {
        let mut seen = Seat::first(people.names.len()).filter(|seat| viewer.sees(*seat));
        let first = seen.next();
        Names { people, you: first.filter(|_| seen.next().is_none()) }
    }

    pub fn language(&self) -> Language {
        self.people.language
    }

    /// The message in the listener's language.
    pub fn say(&self, message: impl Message) -> String {
        message.say(self.people.language)
    }

    /// `second`, to go before "place".
    pub fn ordinal(&self, place: u8) -> String {
        let which = place.to_string();
        let is_known = say::Ordinal::ALL.contains(&which.as_str());
        self.say(say::Ordinal { which: if is_known { &which } else { "last" } })
    }

    /// The person, for a message.
    pub fn who(&self, seat: Seat) -> Who<'n> {
        let name = self.name(seat);
        if self.is_you(seat) { Who::You(name) } else { Who::Other(name) }
    }

    /// A name in the middle of a sentence, where it is no name of its own: `passage`. German writes nouns large.
    pub fn in_passing(&self, name: String) -> String {
        match self.people.language {
            Language::English => name.to_lowercase(),
            Language::German => name,
        }
    }

    /// `a`, `a and b`, `a, b and c`.
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [rest @ .., last] => self.say(say::ListTwo { first: rest.join(", "), last }),
        }
    }

    pub fn name(&self, seat: Seat) -> Cow<'n, str> {
        match self.people.names.get(seat.index()) {
            Some(name) => Cow::Borrowed(name),
            None => Cow::Owned(self.say(say::Somebody)),
        }
    }

    /// The listener's seat, when they have one.
    pub fn you(&self) -> Option<Seat> {
        self.you
    }

    /// How many people sit at the table.
    pub fn n_people(&self) -> usize {
        self.people.names.len()
    }

    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// `you` or `Anna`.
    pub fn whom(&self, seat: Seat) -> String {
        self.say(say::Whom { who: self.who(seat) })
    }
}

/// The text with a capital letter at its head.
pub fn head(text: impl AsRef<str>) -> String {
    let mut letters = text.as_ref().chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// The text with a capital letter at its head and, where it has no end of its own, a full stop.
pub fn sentence(text: impl AsRef<str>) -> String {
    let text = text.as_ref();
    let stop = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    head(text) + stop
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn you_are_you_and_others_have_names() {
        let people = ["Anna".to_string(), "Ben".to_string()];
        let people = People { names: &people, language: Language::English };
        let names = Names::new(people, Viewer::seat(Seat::new(0)));
        assert_eq!((names.whom(Seat::new(0)), names.whom(Seat::new(1))), ("you".into(), "Ben".into()));
        assert_eq!(names.whom(Seat::new(5)), "Someone");
        assert_eq!(Names::new(people, Viewer::PUBLIC).whom(Seat::new(0)), "Anna");
        let names = Names::new(People { language: Language::German, ..people }, Viewer::seat(Seat::new(0)));
        assert_eq!((names.whom(Seat::new(0)), names.whom(Seat::new(5))), ("du".into(), "Jemand".into()));
    }

    #[test]
    fn lists_and_sentences_read_well() {
        let names = Names::new(People::default(), Viewer::PUBLIC);
        assert_eq!(names.list(&["a".into(), "b".into(), "c".into()]), "a, b and c");
        assert_eq!(sentence("line 3: no such room"), "Line 3: no such room.");
        assert_eq!(sentence("Port 80 is in use."), "Port 80 is in use.");
    }
}
