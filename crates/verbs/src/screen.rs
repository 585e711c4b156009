//! The terminal, or a pipe in its place.

use std::io::{self, BufRead, IsTerminal, Write};

use anyhow::Result;
use words::{Language, Message};

use crate::term;

/// Lines in, text out.
pub struct Screen<'s> {
    input: &'s mut dyn BufRead,
    out: &'s mut dyn Write,
    /// Does a person type, so that the line stands on the screen already?
    is_typed: bool,
    is_terminal: bool,
}

impl<'s> Screen<'s> {
    /// Standard input and output.
    pub fn new(input: &'s mut dyn BufRead, out: &'s mut dyn Write) -> Screen<'s> {
        Screen { input, out, is_typed: io::stdin().is_terminal(), is_terminal: io::stdout().is_terminal() }
    }

    /// Writes one line.
    pub fn say(&mut self, text: impl AsRef<str>) -> Result<()> {
        Ok(writeln!(self.out, "{}", text.as_ref())?)
    }

    /// Where others write.
    pub fn out(&mut self) -> &mut dyn Write {
        self.out
    }

    /// Asks for a line; `None` when the input has ended.
    pub fn ask(&mut self, question: &str) -> Result<Option<String>> {
        write!(self.out, "{question} ")?;
        self.out.flush()?;
        let mut line = String::new();
        if self.input.read_line(&mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let line = line.trim();
        if !self.is_typed {
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line.to_string()))
    }

    /// Hides what is on the screen and waits until `name` has the device; `None` when the input has ended.
    pub fn pass_to(&mut self, name: &str, language: Language) -> Result<Option<()>> {
        if self.is_terminal {
            // Clears the screen, and what could be scrolled back to.
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        self.say(format!("\n{}", term::Pass { name }.say(language)))?;
        let answer = self.ask(&term::PassEnter { name }.say(language))?;
        Ok(answer.map(|_| ()))
    }
}
