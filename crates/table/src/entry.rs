//! What a line of a table's log may be. Most are steps of the game; a few are about steps that were taken before.
//!
//! ```text
//! A: move thief E3 R01      a step, in the game's notation
//! A: undo                   A's last action, the step before this line, is taken back
//! A: takeback? 17           A asks to go back to the moment after step 17
//! B: takeback yes           B agrees (or not: `takeback no`; from A itself: the question is withdrawn)
//! A: takeback 17            everybody agreed: only the first 17 steps stand
//! A: hint                   A was shown what a master would do
//! copied                    all steps before this line were taken in the game that this one goes on from
//! ```
//!
//! The steps that stand are found without any rules: see [`steps_that_stand`].

use std::fmt;

use kernel::Seat;

/// A line of a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry<'l> {
    /// A step of the game.
    Step(&'l str),
    /// The last step is taken back.
    Undo(Seat),
    /// A seat asks to go back to the moment after so many steps.
    Ask(Seat, usize),
    /// A seat answers that.
    Answer(Seat, bool),
    /// It is done.
    Takeback(Seat, usize),
    /// A seat was shown what a master would do.
    Hint(Seat),
    /// Everything so far comes from another game.
    Copied,
}

impl<'l> Entry<'l> {
    /// Reads a line. What is not about earlier lines is a step.
    pub fn of(line: &'l str) -> Entry<'l> {
        if line == "copied" { Entry::Copied } else { Entry::about_steps(line).unwrap_or(Entry::Step(line)) }
    }

    fn about_steps(line: &str) -> Option<Entry<'static>> {
        let (seat, what) = line.split_once(": ")?;
        let seat = seat.parse().ok()?;
        Some(match what {
            "undo" => Entry::Undo(seat),
            "hint" => Entry::Hint(seat),
            "takeback yes" => Entry::Answer(seat, true),
            "takeback no" => Entry::Answer(seat, false),
            _ => match what.strip_prefix("takeback")?.split_once(' ')? {
                ("?", to) => Entry::Ask(seat, to.parse().ok()?),
                ("", to) => Entry::Takeback(seat, to.parse().ok()?),
                _ => return None,
            },
        })
    }
}

impl fmt::Display for Entry<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Step(step) => f.write_str(step),
            Entry::Undo(seat) => write!(f, "{seat}: undo"),
            Entry::Ask(seat, to) => write!(f, "{seat}: takeback? {to}"),
            Entry::Answer(seat, true) => write!(f, "{seat}: takeback yes"),
            Entry::Answer(seat, false) => write!(f, "{seat}: takeback no"),
            Entry::Takeback(seat, to) => write!(f, "{seat}: takeback {to}"),
            Entry::Hint(seat) => write!(f, "{seat}: hint"),
            Entry::Copied => f.write_str("copied"),
        }
    }
}

/// The places in the log, counted from 0, of the steps that stand at its end.
pub fn steps_that_stand<'l>(lines: impl IntoIterator<Item = &'l str>) -> Vec<usize> {
    let mut steps = Vec::new();
    for (place, line) in lines.into_iter().enumerate() {
        match Entry::of(line) {
            Entry::Step(_) => steps.push(place),
            Entry::Undo(_) => drop(steps.pop()),
            Entry::Takeback(_, to) => steps.truncate(to),
            Entry::Ask(..) | Entry::Answer(..) | Entry::Hint(_) | Entry::Copied => {}
        }
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_is_read_as_it_is_written() {
        let a = Seat::new(0);
        let entries = [
            Entry::Step("A: draw"),
            Entry::Step("chance: draws knight"),
            Entry::Undo(a),
            Entry::Ask(a, 17),
            Entry::Answer(a, true),
            Entry::Answer(a, false),
            Entry::Takeback(a, 17),
            Entry::Hint(a),
            Entry::Copied,
        ];
        for entry in entries {
            assert_eq!(Entry::of(&entry.to_string()), entry);
        }
    }

    #[test]
    fn what_was_taken_back_does_not_stand() {
        let log =
            ["A: a", "A: b", "A: undo", "A: c", "chance: d", "A: takeback? 1", "B: takeback yes", "A: takeback 1"];
        assert_eq!(steps_that_stand(log[..5].iter().copied()), [0, 3, 4]);
        assert_eq!(steps_that_stand(log[..7].iter().copied()), [0, 3, 4]);
        assert_eq!(steps_that_stand(log), [0]);
    }
}
