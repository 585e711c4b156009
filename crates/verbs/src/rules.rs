//! `karst rules`: the ledger of each game, searched by words or by id.

use std::io::Write;

use anyhow::{Result, bail};
use catalog::{GameId, Rule};
use clap::Args;
use serde_json::json;
use words::Message;

use crate::spoken::Spoken;
use crate::{rulebook, term};

/// Look something up in the rules
#[derive(Args)]
#[command(after_help = "\
Examples:
  karst rules cave-troll                    all rules and rulings of Cave Troll
  karst rules dwarf doubles                 where both words stand, in any game
  karst rules CT-ENTER-04                   one rule
  karst rules cave-troll CT-SCORE --json    a family of rules, for a program

Exit codes: 0 found, 1 nothing found, 2 not understood.")]
pub struct Rules {
    /// A game, if you like, and words that a rule must contain
    #[arg(value_name = "GAME or WORDS")]
    words: Vec<String>,
    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    spoken: Spoken,
}

impl Rules {
    pub fn run(self, out: &mut impl Write) -> Result<()> {
        let language = self.spoken.language();
        let words: Vec<&str> = self.words.iter().flat_map(|word| word.split_whitespace()).collect();
        let (games, words) = match words.split_first() {
            Some((first, rest)) if first.parse::<GameId>().is_ok() => (vec![first.parse()?], rest),
            Some(_) | None => (GameId::ALL.to_vec(), words.as_slice()),
        };
        let found: Vec<(GameId, Vec<Rule>)> =
            games.into_iter().map(|game| (game, rulebook::find(game, language, words))).collect();
        if found.iter().all(|(_, rules)| rules.is_empty()) {
            bail!(term::NoRule { words: words.join(" ") }.say(language));
        }
        if self.json {
            let rules = found.iter().flat_map(|(game, rules)| rules.iter().map(|rule| as_json(*game, rule)));
            writeln!(out, "{}", json!(rules.collect::<Vec<_>>()))?;
            return Ok(());
        }
        for (game, rules) in found.iter().filter(|(_, rules)| !rules.is_empty()) {
            writeln!(out, "{}\n", game.title())?;
            rulebook::print(out, rules, language)?;
        }
        Ok(())
    }
}

fn as_json(game: GameId, rule: &Rule) -> serde_json::Value {
    json!({
        "game": game.name(), "id": rule.id, "section": rule.section, "title": rule.title,
        "ruling": rule.is_ruling(), "text": rule.text,
    })
}
