//! The rules of each game as players read them, from `ledger/`.

use crate::GameId;

/// One rule or ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// `CT-ENTER-04`.
    pub id: &'static str,
    /// The heading it stands under.
    pub section: &'static str,
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
pub fn rules(game: GameId) -> impl Iterator<Item = Rule> {
    let ledger = match game {
        GameId::CaveTroll => include_str!("../../../ledger/cave-troll.md"),
        GameId::Skulldug => include_str!("../../../ledger/skulldug.md"),
        GameId::Casadh => include_str!("../../../ledger/caves-of-casadh.md"),
        GameId::CavePilot => include_str!("../../../ledger/cave-pilot-55.md"),
    };
    parse(ledger)
}

/// Headings are `## …`; a rule is one line, `- **ID** text`.
fn parse(ledger: &'static str) -> impl Iterator<Item = Rule> {
    let mut section = "";
    ledger.lines().filter_map(move |line| {
        if let Some(heading) = line.strip_prefix("## ") {
            section = heading.trim();
        }
        let (id, text) = line.strip_prefix("- **")?.split_once("** ")?;
        Some(Rule { id, section, text: text.trim() })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ledger_of_cave_troll_is_complete() {
        let all: Vec<_> = rules(GameId::CaveTroll).collect();
        assert_eq!(all.iter().filter(|rule| !rule.is_ruling()).count(), 143);
        assert_eq!(all.iter().filter(|rule| rule.is_ruling()).count(), 54);
        assert!(all.iter().all(|rule| !rule.section.is_empty() && !rule.text.is_empty()));
    }
}
