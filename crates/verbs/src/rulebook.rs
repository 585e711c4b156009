//! Looking things up in the ledger.

use std::io::{self, Write};

use catalog::{GameId, Rule};
use words::{Language, Message};

use crate::term;

/// How wide a paragraph may be.
pub const WIDTH: usize = 96;

/// The rules in which every word stands; a whole id finds that rule alone.
pub fn find(game: GameId, language: Language, words: &[&str]) -> Vec<Rule> {
    if let [id] = words
        && let Some(rule) = catalog::rules(game, language).find(|rule| rule.id.eq_ignore_ascii_case(id))
    {
        return vec![rule];
    }
    let words: Vec<_> = words.iter().map(|word| word.to_lowercase()).collect();
    catalog::rules(game, language)
        .filter(|rule| {
            let text = format!("{} {} {}", rule.id, rule.title, rule.text).to_lowercase();
            words.iter().all(|word| text.contains(word.as_str()))
        })
        .collect()
}

/// The rule with this id.
pub fn rule(game: GameId, language: Language, id: &str) -> Option<Rule> {
    catalog::rules(game, language).find(|rule| rule.id == id)
}

/// Writes rules under their headings.
pub fn print(out: &mut impl Write, rules: &[Rule], language: Language) -> io::Result<()> {
    let mut title = "";
    for rule in rules {
        if rule.title != title {
            title = rule.title;
            writeln!(out, "{title}")?;
        }
        match rule.is_ruling() {
            true => writeln!(out, "  {} {}", rule.id, term::Ruling.say(language))?,
            false => writeln!(out, "  {}", rule.id)?,
        }
        // Stars are emphasis in the ledger; a terminal has none.
        for line in wrap(&rule.text.replace('*', ""), WIDTH - 4) {
            writeln!(out, "    {line}")?;
        }
    }
    Ok(())
}

/// The text in lines of at most `width` letters, as far as its words allow.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is a line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= width {
            line.extend([" ", word]);
        } else {
            lines.push(word.to_string());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_narrow_and_ids_are_exact() {
        let all = |words: &[&str]| find(GameId::CaveTroll, Language::English, words).len();
        assert_eq!(all(&["ct-enter-04"]), 1);
        assert!(all(&["CT-ENTER"]) > 1);
        assert!(all(&["dwarf", "doubles"]) < all(&["DWARF"]));
        assert_eq!(all(&["xylophone"]), 0);
    }

    #[test]
    fn lines_are_filled_but_not_over() {
        assert_eq!(wrap("a bb ccc dddd", 6), ["a bb", "ccc", "dddd"]);
        assert_eq!(wrap("", 6), [""]);
    }
}
