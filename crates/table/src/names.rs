//! Names of people, as they type them, and text that fits on one line of a record.

use catalog::Why;
use protocol::Code;

use crate::letters::{composed, drawn, is_mark, mixes_scripts};
use crate::{Error, say};

/// The longest name, in characters.
const LONGEST: usize = 24;
/// The most accents on one letter.
const MOST_MARKS: usize = 3;

/// The name as it will be shown, or why it cannot be.
pub fn checked(name: &str) -> Result<String, Error> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let plain = composed(&name);
    let bad = |why: Why| Err(Error::new(Code::BadName, why));
    if name.is_empty() {
        bad(Why::new(say::NoNameEmpty))
    } else if name.chars().count() > LONGEST {
        bad(Why::new(say::NoNameSoLong))
    } else if !is_seen(&plain) {
        bad(Why::new(say::NoNameUnseen))
    } else if plain.split(' ').any(mixes_scripts) {
        bad(Why::new(say::NoNameMixed))
    } else {
        Ok(name)
    }
}

/// Is there something to see in every character? A few accents on one letter are fine, a tower of them is not.
fn is_seen(name: &str) -> bool {
    let (mut before, mut n_marks, mut n_seen) = (' ', 0, 0);
    for c in name.chars() {
        let is_mark = is_mark(c);
        n_marks = if is_mark { n_marks + 1 } else { 0 };
        let is_fine = match c {
            ' ' => true,
            _ if c.is_ascii_graphic() => true,
            // Says that the symbol before it is to be in colour.
            '\u{fe0f}' => !before.is_alphanumeric() && !before.is_ascii(),
            _ if is_unseen(c) => false,
            _ if is_mark => before != ' ' && n_marks <= MOST_MARKS,
            _ => true,
        };
        if !is_fine {
            return false;
        }
        n_seen += usize::from(c != ' ' && c != '\u{fe0f}' && !is_mark);
        before = c;
    }
    n_seen > 0
}

/// A name as it looks: two names that people can hardly tell apart look the same.
pub fn look(name: &str) -> String {
    // What a capital looks like and what its small letter looks like are both drawn.
    let small = drawn(&composed(name)).to_lowercase();
    drawn(&small).chars().filter(|c| !c.is_whitespace() && !is_unseen(*c)).collect()
}

/// The name as names are compared: capitals, blanks, and other ways to write the same letters make no difference.
pub fn folded(name: &str) -> String {
    // Small letters may come apart anew when they are made, so letters are put together before and after.
    // No name has the character zero, and PostgreSQL has no place for it.
    let seen: String = name.chars().filter(|character| *character != '\0').collect();
    let small = composed(&composed(&seen).to_lowercase());
    small.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The name as it is compared, when it may be anybody's: what is longer than any name, as it is typed or as it is compared,
/// is nobody's and need not be looked for or remembered.
pub fn login(name: &str) -> Option<String> {
    // A letter may be typed as several, and one letter may stand for as many as eighteen.
    let longest = LONGEST * 18;
    if name.len() > longest * 4 {
        return None;
    }
    Some(folded(name)).filter(|login| login.chars().count() <= longest)
}

/// The same text without what would break a line of a record: no line breaks, no comments, nothing invisible.
pub fn one_line(text: &str) -> String {
    let seen = text.chars().map(|c| if c == '#' { '♯' } else { c }).filter(|c| c.is_whitespace() || !is_unseen(*c));
    seen.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The same text without what cannot be seen.
pub fn seen(line: &str) -> String {
    line.chars().filter(|c| !is_unseen(*c)).collect::<String>().trim().to_owned()
}

/// Control characters, and those that join, hide or turn around what stands beside them.
/// Controls, what Unicode lets programs leave out when they draw, and blanks that are no white space.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{e000}'..='\u{f8ff}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(checked("  Anna   the Bold ").unwrap(), "Anna the Bold");
        assert_eq!(checked("Ænŋa 🧌").unwrap(), "Ænŋa 🧌");
        for good in [
            "Ænŋa 🧌",
            "O'Brien-Łukasz",
            "Анна",
            "Ἀθηνᾶ",
            "太郎さん",
            "김철수",
            "عنترة",
            "❤️ Zoë",
            "Anna Анна",
            "R2D2",
            "Ing\u{301}rid",
        ] {
            assert!(checked(good).is_ok(), "{good:?}");
        }
        for bad in ["", "   ", "a\u{202e}b", "a\u{0}b", &"x".repeat(25)] {
            assert_eq!(checked(bad).unwrap_err().code, Code::BadName, "{bad:?}");
        }
        let blanks = [
            "\u{3164}",
            "\u{2800}\u{2800}",
            "\u{115f}",
            "\u{ffa0}",
            "An\u{34f}na",
            "A\u{fe0f}nna",
            "\u{e0041}",
            "\u{301}",
        ];
        for unseen in blanks {
            assert_eq!(checked(unseen).unwrap_err().code, Code::BadName, "{unseen:?}");
        }
        assert!(checked(&format!("Z{}algo", "\u{301}".repeat(9))).is_err(), "a tower of accents");
        for mixed in ["\u{410}nna", "P\u{430}vel", "\u{391}nna"] {
            assert_eq!(checked(mixed).unwrap_err().code, Code::BadName, "{mixed:?}");
        }
    }

    #[test]
    fn names_that_can_hardly_be_told_apart_look_the_same() {
        for (name, other) in [
            ("Anna", "anna"),
            ("Anna", "\u{410}nna"),
            ("scope", "\u{455}\u{441}\u{43e}\u{440}\u{435}"),
            ("Paul", "PauI"),
            ("Mona", "rnona"),
            ("Bob 10", "B0b l0"),
            ("Anna Bell", "AnnaBell"),
        ] {
            assert_eq!(look(name), look(other), "{name} and {other}");
        }
        for (name, other) in [("Anna", "Anne"), ("Bert", "Berta"), ("Zoë", "Zoe K")] {
            assert_ne!(look(name), look(other), "{name} and {other}");
        }
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        for alike in ["Anna", " ANNA ", "\u{ff21}nna", "anna", "A\u{ff4e}na"] {
            assert_eq!(folded(alike), "anna", "{alike}");
        }
        assert_eq!(folded("Zo\u{eb}  K"), folded("zoe\u{308} k"));
        assert_ne!(folded("Anna"), folded("Ana"));
        assert_ne!(folded("Anna B"), folded("AnnaB"));
    }

    #[test]
    fn what_is_longer_than_any_name_is_nobodys() {
        assert_eq!(login(" Anna  the Bold"), Some("anna the bold".into()));
        assert_eq!(login(&"x".repeat(2000)), None);
        // One letter that is eighteen when names are compared: the longest name there is, and one that is no name.
        let longest = "\u{fdfa}".repeat(24);
        assert_eq!(login(&longest), Some(folded(&checked(&longest).unwrap())));
        assert_eq!(login(&"\u{fdfa}".repeat(200)), None);
    }

    #[test]
    fn a_line_of_a_record_stays_a_line() {
        assert_eq!(one_line("a\nB: draw # b"), "a B: draw ♯ b");
    }

    /// What stands in a record is what was mixed into the dice, or an honest game could not be dealt again.
    #[test]
    fn nothing_is_left_at_the_ends_of_a_line() {
        for text in ["a \u{200b}", "\u{feff} a", " a\u{0} ", "a \u{202e}\n"] {
            assert_eq!(one_line(text), "a", "{text:?}");
        }
    }
}
