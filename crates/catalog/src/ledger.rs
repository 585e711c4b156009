//! The rules of each game as players read them, from `ledger/` and, in other languages than English, its folders.

use words::Language;

use crate::{GameId, Shelved, with_game};

/// One rule or ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// `CT-ENTER-04`.
    pub id: &'static str,
    /// The heading it stands under in the English ledger: the same in every language, for programs to know it by.
    pub section: &'static str,
    /// That heading in the reader's language.
    pub title: &'static str,
    /// The rule in our words.
    pub text: &'static str,
}

impl Rule {
    /// A decision where the book is silent: `CT-R-07`.
    pub fn is_ruling(&self) -> bool {
        self.id.split('-').nth(1) == Some("R")
    }
}

/// All rules and rulings of a game, in the ledger's order.
pub fn rules(game: GameId, language: Language) -> impl Iterator<Item = Rule> {
    // Every language has the same rules in the same order; a test holds it to that.
    let known = parse(ledger(game, Language::English));
    known.zip(parse(ledger(game, language))).map(|(known, rule)| Rule { section: known.title, ..rule })
}

fn ledger(game: GameId, language: Language) -> &'static str {
    let [english, german] = with_game!(game, G => G::LEDGERS);
    match language {
        Language::English => english,
        Language::German => german,
    }
}

/// Headings are `## …`; a rule is one line, `- **ID** text`.
fn parse(ledger: &'static str) -> impl Iterator<Item = Rule> {
    let mut title = "";
    ledger.lines().filter_map(move |line| {
        if let Some(heading) = line.strip_prefix("## ") {
            title = heading.trim();
        }
        let (id, text) = line.strip_prefix("- **")?.split_once("** ")?;
        Some(Rule { id, section: title, title, text: text.trim() })
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn the_ledger_of_cave_troll_is_complete() {
        let all: Vec<_> = rules(GameId::CaveTroll, Language::English).collect();
        assert_eq!(all.iter().filter(|rule| !rule.is_ruling()).count(), 143);
        assert_eq!(all.iter().filter(|rule| rule.is_ruling()).count(), 54);
        assert!(all.iter().all(|rule| !rule.section.is_empty() && !rule.text.is_empty()));
        assert!(all.iter().all(|rule| rule.section == rule.title));
    }

    /// Both ledgers of a game, side by side.
    fn pairs(game: GameId) -> Vec<(Rule, Rule)> {
        let (english, german): (Vec<_>, Vec<_>) =
            (parse(ledger(game, Language::English)).collect(), parse(ledger(game, Language::German)).collect());
        let ids = |rules: &[Rule]| rules.iter().map(|rule| rule.id).collect::<Vec<_>>();
        for id in ids(&english) {
            assert!(ids(&german).contains(&id), "{id} is not in the German ledger; say it in ledger/de");
        }
        assert_eq!(ids(&english), ids(&german), "{game}: the German ledger has the same rules in the same order");
        english.into_iter().zip(german).collect()
    }

    #[test]
    fn every_language_has_the_same_rules_under_as_many_headings() {
        for game in GameId::ALL {
            let mut titles = BTreeMap::new();
            for (english, german) in pairs(*game) {
                let title = titles.entry(english.title).or_insert(german.title);
                assert_eq!(*title, german.title, "{}: both ledgers have the same headings", english.id);
                // The page knows the rulings' headings by their key, and takes their names from before and after the colon.
                assert_eq!(english.title.starts_with("Rulings"), german.title.starts_with("Entscheide"));
                if english.title.starts_with("Rulings") {
                    assert_eq!(english.title.contains(": "), german.title.contains(": "), "{}", german.title);
                }
            }
            let mut german: Vec<_> = titles.values().collect();
            german.sort();
            german.dedup();
            assert_eq!(german.len(), titles.len(), "{game}: two headings have one German name");
        }
    }

    /// Words of English that German does not have.
    const ENGLISH: [&str; 16] =
        ["the", "and", "of", "with", "is", "are", "you", "your", "this", "that", "to", "for", "not", "it", "but", "by"];

    /// Numbers in digits, sorted; those of rules' ids are among them.
    fn numbers(text: &str) -> Vec<&str> {
        let runs = text.split(|letter: char| !letter.is_ascii_digit());
        let mut numbers: Vec<_> = runs.filter(|run| !run.is_empty()).collect();
        numbers.sort_unstable();
        numbers
    }

    /// The rules that a text leads to, sorted: words such as `CT-END-01` and `CC-DYN`.
    fn references(text: &str) -> Vec<&str> {
        let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
        let is_id = |word: &&str| {
            let is_capital = |at: usize| word.as_bytes().get(at).is_some_and(u8::is_ascii_uppercase);
            is_capital(0) && is_capital(1) && word.get(2..3) == Some("-") && is_capital(3)
        };
        let mut ids: Vec<_> = words.filter(is_id).collect();
        ids.sort_unstable();
        ids
    }

    /// A number, a reference or a reason that one language lacks is a slip of the pen, and it is law.
    #[test]
    fn the_german_rules_are_german_and_say_as_much() {
        for (english, german) in GameId::ALL.iter().flat_map(|game| pairs(*game)) {
            let (id, text) = (english.id, german.text);
            let is_same_word = ["Grues", "Solo"].contains(&english.title);
            assert!(english.text != text && (english.title != german.title || is_same_word), "{id}");
            assert_eq!(numbers(english.text), numbers(text), "{id}: both name the same numbers");
            assert_eq!(references(english.text), references(text), "{id}: both lead to the same rules");
            for (ours, theirs) in [("*", "*"), ("`", "`"), (" → ", " → "), ("*Why: ", "*Warum: ")] {
                assert_eq!(english.text.matches(ours).count(), text.matches(theirs).count(), "{id}: `{theirs}`");
            }
            let mut words = text.split(|letter: char| !letter.is_alphabetic());
            assert!(!words.any(|word| ENGLISH.contains(&word.to_lowercase().as_str())), "{id} is English: {text}");
        }
    }
}
