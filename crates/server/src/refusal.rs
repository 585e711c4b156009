//! A "no" on its way to whoever asked: it is put into words where it is told, in the language they read.

use catalog::Why;
use narrate::{People, sentence};
use protocol::Code;
use words::{Language, Message, Telling};

/// Why something was refused. Nothing was changed.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// For programs.
    pub code: Code,
    /// For people.
    why: Why,
    /// The rule of the game that says so.
    rule: Option<&'static str>,
}

impl Refusal {
    /// A refusal that no rule of the game is behind.
    pub fn new(code: Code, why: impl Message + Send + Sync + 'static) -> Refusal {
        Refusal { code, why: Why::new(why), rule: None }
    }

    /// The same with the rule that is behind it.
    pub fn by_rule(self, rule: Option<&'static str>) -> Refusal {
        Refusal { rule, ..self }
    }

    /// As it travels, to somebody who knows nobody by name.
    pub fn told(&self, language: Language) -> protocol::Refusal {
        self.told_of(People { names: &[], language })
    }

    /// As it travels, to somebody at a table.
    pub fn told_of(&self, people: People<'_>) -> protocol::Refusal {
        protocol::Refusal {
            code: self.code,
            sentence: sentence(self.why.tell(Telling::to_people(people.language, people.names))),
            rule: self.rule.map(str::to_owned),
        }
    }
}
