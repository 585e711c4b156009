//! What was done lately, by the ids clients gave: a message that comes twice is answered twice and done once.

use std::collections::VecDeque;

use kernel::SeatSet;

use crate::Line;

/// So many are remembered.
const MOST: usize = 64;

/// The latest messages that changed the table.
#[derive(Default)]
pub struct Repeats(VecDeque<Done>);

struct Done {
    user: String,
    id: String,
    version: u64,
}

impl Repeats {
    /// Reads them from the log, so that a repeat is known even after a crash. In the chairs of `people` only they
    /// themselves act, or a bot that sits in, or the server declines for them.
    pub fn from_log(lines: &[Line], people: SeatSet) -> Repeats {
        let mut repeats = Repeats::default();
        for (seq, line) in (1..).zip(lines) {
            repeats.note(seq, line, people);
        }
        repeats
    }

    /// The next line of the log.
    pub fn note(&mut self, seq: u64, line: &Line, people: SeatSet) {
        match &line.by {
            Some((user, id)) => self.remember(user, id, seq),
            // What chance did at once, and what was declined for people, belongs to the message that caused it.
            None if line.bot.is_none() && is_of_itself(&line.text, people) => self.extend_last(seq),
            None => {}
        }
    }

    /// Remembers that `user`'s message `id` led to `version`.
    pub fn remember(&mut self, user: &str, id: &str, version: u64) {
        if self.0.len() == MOST {
            self.0.pop_front();
        }
        self.0.push_back(Done { user: user.to_owned(), id: id.to_owned(), version });
    }

    /// The version that `user`'s message `id` led to, when it was done already.
    pub fn done(&self, user: &str, id: &str) -> Option<u64> {
        self.0.iter().find(|done| done.user == user && done.id == id).map(|done| done.version)
    }

    fn extend_last(&mut self, seq: u64) {
        if let Some(last) = self.0.back_mut().filter(|last| last.version + 1 == seq) {
            last.version = seq;
        }
    }
}

/// Was this step taken without anybody's decision?
fn is_of_itself(line: &str, people: SeatSet) -> bool {
    match line.split_once(':') {
        Some(("chance", _)) => true,
        Some((seat, _)) => seat.parse().is_ok_and(|seat| people.has(seat)),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    use super::*;

    fn line(text: &str, by: Option<(&str, &str)>) -> Line {
        Line { text: text.into(), by: by.map(|(user, id)| (user.into(), id.into())), bot: None }
    }

    #[test]
    fn the_log_tells_what_was_done_and_where_it_led() {
        let log = [
            line("chance: A starts", None),
            line("A: draw", Some(("anna", "m1"))),
            line("chance: draws knight", None),
            line("B: end turn", None),
            line("A: undo", Some(("anna", "m2"))),
            line("C: stay", None),
            line("chance: draws thief", None),
            line("B: end turn", None),
        ];
        let repeats = Repeats::from_log(&log, [Seat::new(0), Seat::new(2)].into_iter().collect());
        assert_eq!(repeats.done("anna", "m1"), Some(3));
        assert_eq!(repeats.done("anna", "m2"), Some(7));
        assert_eq!(repeats.done("bert", "m1"), None);
    }

    #[test]
    fn only_the_latest_are_remembered() {
        let mut repeats = Repeats::default();
        for n in 0..100 {
            repeats.remember("anna", &n.to_string(), n);
        }
        assert_eq!(repeats.done("anna", "35"), None);
        assert_eq!(repeats.done("anna", "36"), Some(36));
    }
}
