//! Small words: who is "you", one thing or several, lists.

use kernel::{Seat, Viewer};
use words::{Language, Message, Who, say};

/// The people at a table, and the language in which somebody hears of them.
#[derive(Clone, Copy, Debug, Default)]
pub struct People<'p> {
    /// What they are called, a seat each.
    pub names: &'p [String],
    /// The listener's language.
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

    /// The listener's language.
    pub fn language(&self) -> Language {
        self.people.language
    }

    /// The message in the listener's language.
    pub fn say(&self, message: impl Message) -> String {
        message.say(self.people.language)
    }

    /// The person, for a message.
    pub fn who(&self, seat: Seat) -> Who<'n> {
        let name = self.name(seat).into();
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

    /// The person's name.
    pub fn name(&self, seat: Seat) -> &'n str {
        self.people.names.get(seat.index()).map_or("Somebody", String::as_str)
    }

    /// The listener's seat, when they have one.
    pub fn you(&self) -> Option<Seat> {
        self.you
    }

    /// How many people sit at the table.
    pub fn n_people(&self) -> usize {
        self.people.names.len()
    }

    /// Is it the listener?
    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// `You draw` or `Anna draws`: the subject and the verb that fits it.
    pub fn does(&self, seat: Seat, you: &str, they: &str) -> String {
        if self.is_you(seat) { format!("You {you}") } else { format!("{} {they}", self.name(seat)) }
    }

    /// `your` or `Anna's`.
    pub fn whose(&self, seat: Seat) -> String {
        if self.is_you(seat) { "your".into() } else { format!("{}'s", self.name(seat)) }
    }

    /// `yours` or `Anna's`.
    pub fn possessed(&self, seat: Seat) -> String {
        if self.is_you(seat) { "yours".into() } else { self.whose(seat) }
    }

    /// `you` or `Anna`.
    pub fn whom(&self, seat: Seat) -> String {
        if self.is_you(seat) { "you".into() } else { self.name(seat).into() }
    }
}

/// `1 action`, `2 actions`.
pub fn several(n: impl Into<u32>, one: &str) -> String {
    match n.into() {
        1 => format!("1 {one}"),
        n => format!("{n} {one}s"),
    }
}

/// `a`, `a and b`, `a, b and c`.
pub fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
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
        assert_eq!(names.does(Seat::new(0), "draw", "draws"), "You draw");
        assert_eq!(names.does(Seat::new(1), "draw", "draws"), "Ben draws");
        assert_eq!(names.whose(Seat::new(1)), "Ben's");
        assert_eq!(Names::new(people, Viewer::PUBLIC).whom(Seat::new(0)), "Anna");
    }

    #[test]
    fn lists_and_numbers_read_well() {
        assert_eq!(list(&["a".into(), "b".into(), "c".into()]), "a, b and c");
        assert_eq!((several(1u8, "coin"), several(0u8, "coin")), ("1 coin".into(), "0 coins".into()));
        assert_eq!(sentence("line 3: no such room"), "Line 3: no such room.");
        assert_eq!(sentence("Port 80 is in use."), "Port 80 is in use.");
    }
}
