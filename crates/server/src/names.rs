//! Names of people, as they type them, and text that fits on one line of a record.

use catalog::Why;
use protocol::Code;
use unicode_normalization::UnicodeNormalization;
use words::say;

use crate::refusal::Refusal;

/// The longest name, in characters.
const LONGEST: usize = 24;

/// The name as it will be shown, or why it cannot be.
pub fn checked(name: &str) -> Result<String, Refusal> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let bad = |why: Why| Err(Refusal::new(Code::BadName, why));
    if name.is_empty() {
        bad(Why::new(say::NoNameEmpty))
    } else if name.chars().count() > LONGEST {
        bad(Why::new(say::NoNameSoLong))
    } else if name.chars().any(is_unseen) {
        bad(Why::new(say::NoNameUnseen))
    } else {
        Ok(name)
    }
}

/// The name as names are compared: capitals, blanks, and other ways to write the same letters make no difference.
pub fn folded(name: &str) -> String {
    // Small letters may come apart anew when they are made, so letters are put together before and after.
    // No name has the character zero, and PostgreSQL has no place for it.
    let seen = name.chars().filter(|character| *character != '\0');
    let small = seen.nfkc().collect::<String>().to_lowercase().nfkc().collect::<String>();
    small.split_whitespace().collect::<Vec<_>>().join(" ")
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
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_or_refused() {
        assert_eq!(checked("  Anna   the Bold ").unwrap(), "Anna the Bold");
        assert_eq!(checked("Ænŋa 🧌").unwrap(), "Ænŋa 🧌");
        for bad in ["", "   ", "a\u{202e}b", "a\u{0}b", &"x".repeat(25)] {
            assert_eq!(checked(bad).unwrap_err().code, Code::BadName, "{bad:?}");
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
