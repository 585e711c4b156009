//! Whole games as text: the `.karst` file. One step a line, comments after `#`, checked step by step on loading.
//!
//! ```text
//! karst 1
//! game cave-troll 1
//! setup players 2, set original
//! seat A Anna
//!
//! chance: B starts        # anything after a hash is a comment
//! B: draw
//! ```

use std::fmt;

use crate::{Game, Illegal, Log, Step};

/// A setup and the steps that were taken, with whatever else the table wants to keep (names, dice, dates).
pub struct Record<G: Game> {
    /// What was agreed.
    pub setup: G::Setup,
    /// Other header lines, in order: `("seat A", "Anna")`. Keys are one or two words.
    pub notes: Vec<(String, String)>,
    /// What happened.
    pub steps: Vec<Step<G>>,
}

/// Why a record is refused: where, and by which rule.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Broken {
    /// The line of the file, from 1.
    pub line: usize,
    /// The step, from 1, when the trouble is in one.
    pub step: Option<usize>,
    /// The rule that refuses it, when a rule does.
    pub rule: Option<&'static str>,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(step) = self.step {
            write!(f, ", step {step}")?;
        }
        if let Some(rule) = self.rule {
            write!(f, ", {rule}")?;
        }
        write!(f, ": {}", self.what)
    }
}

/// A record played back: the state after each step, one step at a time.
pub struct Replay<'r, G: Game> {
    record: &'r Record<G>,
    /// The state after [`Replay::taken`] steps.
    pub state: G::State,
    /// How many steps were taken.
    pub taken: usize,
}

impl<G: Game> Record<G> {
    /// A record of a game that has not begun.
    pub fn new(setup: G::Setup) -> Self {
        Record { setup, notes: Vec::new(), steps: Vec::new() }
    }

    /// The value of the header line `key`.
    pub fn note(&self, key: &str) -> Option<&str> {
        self.notes.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// From the first step on.
    pub fn replay(&self) -> Result<Replay<'_, G>, crate::SetupError> {
        Ok(Replay { record: self, state: G::start(&self.setup)?, taken: 0 })
    }

    /// Reads a record and plays it through; the first thing that is wrong refuses it.
    pub fn read(text: &str) -> Result<Record<G>, Broken> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.split_once('#').map_or(line, |(before, _)| before).trim()))
            .filter(|(_, line)| !line.is_empty())
            .peekable();
        let header = |line: usize, what: String| Broken { line, step: None, rule: None, what };

        let mut expect = |key: &str| match lines.next() {
            Some((line, text)) => match text.strip_prefix(key).and_then(|rest| rest.strip_prefix(' ')) {
                Some(rest) => Ok((line, rest.trim())),
                None => Err(header(line, format!("expected `{key} …`, found `{text}`"))),
            },
            None => Err(header(1, format!("the file ends before `{key} …`"))),
        };
        let (line, format) = expect("karst")?;
        if format != "1" {
            return Err(header(line, format!("this is record format {format}; this program reads format 1")));
        }
        let (line, game) = expect("game")?;
        let expected = format!("{} {}", G::ID, G::RULES_VERSION);
        if game != expected {
            return Err(header(line, format!("this record is of `{game}`, these are the rules of `{expected}`")));
        }
        let (setup_line, setup) = expect("setup")?;
        let setup: G::Setup = setup.parse().map_err(|error| header(setup_line, format!("{error}")))?;
        let mut record = Record::new(setup);
        let mut state = G::start(&record.setup).map_err(|error| header(setup_line, error.to_string()))?;

        while let Some((_, text)) = lines.next_if(|(_, text)| is_note(text)) {
            record.notes.push(split_note(text));
        }
        for (line, text) in lines {
            let number = Some(record.steps.len() + 1);
            let broken = |rule, what| Broken { line, step: number, rule, what };
            let step: Step<G> = text.parse().map_err(|error| broken(None, format!("{error}")))?;
            G::apply(&mut state, step, &mut ()).map_err(|no| broken(Some(no.rule().0), no.to_string()))?;
            record.steps.push(step);
        }
        Ok(record)
    }
}

/// A header line has no colon in its first two words: `seat A Anna: the Bold` is one, `A: draw` is a step.
fn is_note(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or("");
    !first.contains(':') && first != "chance"
}

/// `seat A Anna` is (`seat A`, `Anna`), `secret 00ff` is (`secret`, `00ff`).
fn split_note(text: &str) -> (String, String) {
    let (first, rest) = crate::word(text);
    let (second, value) = crate::word(rest);
    if second.parse::<crate::Seat>().is_ok() && !value.is_empty() {
        (format!("{first} {second}"), value.to_string())
    } else {
        (first.to_string(), rest.to_string())
    }
}

/// No name can break a record: what would begin a comment or a line becomes a space.
fn on_one_line(value: &str) -> String {
    value.split(['#', '\n', '\r']).map(str::trim).collect::<Vec<_>>().join(" ").trim().to_string()
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "karst 1\ngame {} {}\nsetup {}", G::ID, G::RULES_VERSION, self.setup)?;
        for (key, value) in &self.notes {
            writeln!(f, "{key} {}", on_one_line(value))?;
        }
        writeln!(f)?;
        for step in &self.steps {
            writeln!(f, "{step}")?;
        }
        Ok(())
    }
}

impl<G: Game> Replay<'_, G> {
    /// Takes the next step and tells its events; `None` after the last one, or at one that is refused.
    pub fn advance(&mut self, log: &mut impl Log<G::Event>) -> Option<Result<Step<G>, G::Illegal>> {
        let step = *self.record.steps.get(self.taken)?;
        if let Err(no) = G::apply(&mut self.state, step, log) {
            return Some(Err(no));
        }
        self.taken += 1;
        Some(Ok(step))
    }
}
