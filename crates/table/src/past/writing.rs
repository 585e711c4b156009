//! Records of a past: `.karst` for people and `karst verify`, JSON for programs.

use kernel::Seat;
use protocol::{Away, Bot, Occupant, Part, RecordJson, RecordStep, SeatInfo};

use super::Past;
use crate::names::one_line;
use crate::{Entry, Error, Line, Play, StoredTable};

impl Past {
    /// The `.karst` file with these header lines about the dice.
    pub fn karst(&self, dice: &[(String, String)]) -> String {
        let (game, broken) = self.after(self.steps.len());
        game.record(self.notes(dice, broken))
    }

    /// The same for programs, with who decided and when.
    pub fn json(&self, dice: &[(String, String)]) -> RecordJson {
        let (game, broken) = self.after(self.steps.len());
        let step = |(n, step): (usize, &super::PastStep)| RecordStep {
            step: n as u64 + 1,
            seat: game.who(n),
            text: step.text.clone(),
            decided: if game.who(n).is_none() { protocol::Decided::Chance } else { step.decided },
            at_ms: step.at_ms,
        };
        RecordJson {
            format: 1,
            game: self.info.game.clone(),
            setup: self.info.setup.clone(),
            setup_text: self.info.setup_text.clone(),
            names: self.names.clone(),
            notes: self.notes(dice, broken),
            copied: self.copied as u64,
            steps: self.steps.iter().take(game.n_steps()).enumerate().map(step).collect(),
            outcome: self.outcome(game.as_ref()),
        }
    }

    /// What the record says beside its steps; also where it ends early, because the rest does not fit the rules.
    fn notes(&self, dice: &[(String, String)], broken: Option<String>) -> Vec<(String, String)> {
        let seats = self.info.seats.iter().zip(&self.names);
        let seats = seats.map(|(info, name)| (format!("seat {}", info.seat), one_line(&player(info, name))));
        let broken = broken.map(|why| ("broken".to_owned(), one_line(&why)));
        seats.chain(self.bots()).chain(self.sat_in()).chain(broken).chain(dice.iter().cloned()).collect()
    }

    /// How well the bots play: `bot B steady`.
    fn bots(&self) -> Vec<(String, String)> {
        let bot = |info: &SeatInfo| match &info.occupant {
            Occupant::Bot { bot, .. } => Some((format!("bot {}", info.seat), bot.name().to_owned())),
            Occupant::Person { .. } | Occupant::Open => None,
        };
        self.info.seats.iter().filter_map(bot).collect()
    }

    /// Which steps of a person's seat which bot decided: `sat-in A steady 12-15 20`.
    fn sat_in(&self) -> Vec<(String, String)> {
        let of = |seat: Seat, bot: Bot| {
            let steps = (1..).zip(&self.steps).filter(|(_, step)| step.sat_in == Some(bot));
            let head = format!("{seat}:");
            let words = spans(steps.filter(|(_, step)| step.text.starts_with(&head)).map(|(n, _)| n));
            (!words.is_empty()).then(|| (format!("sat-in {seat}"), format!("{} {words}", bot.name())))
        };
        let seats = self.info.seats.iter().map(|info| info.seat);
        seats.flat_map(|seat| Bot::ALL.iter().filter_map(move |bot| of(seat, *bot))).collect()
    }
}

/// Who played in a seat.
fn player(info: &SeatInfo, name: &str) -> String {
    match &info.away {
        Some(Away::Instead { name: before, .. }) => format!("{name} instead of {before}"),
        Some(Away::Forfeited { .. }) => format!("{name} (forfeited)"),
        Some(Away::SatIn { .. } | Away::Wanted) | None => name.to_owned(),
    }
}

/// `12-15 20`.
fn spans(steps: impl Iterator<Item = usize>) -> String {
    let mut spans: Vec<(usize, usize)> = Vec::new();
    for step in steps {
        match spans.last_mut() {
            Some((_, last)) if *last + 1 == step => *last = step,
            Some(_) | None => spans.push((step, step)),
        }
    }
    let word = |(first, last): &(usize, usize)| match first == last {
        true => first.to_string(),
        false => format!("{first}-{last}"),
    };
    spans.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// The lines that let anybody deal a finished table's game again: those of the games it came through, which begin the
/// notes, then its own.
pub fn dice_notes(
    table: &StoredTable,
    mut notes: Vec<(String, String)>,
    lines: &[Line],
) -> Result<Vec<(String, String)>, Error> {
    let mut own = Part {
        until: None,
        notes: vec![
            ("commitment".to_owned(), table.secret.commitment().to_string()),
            ("secret".to_owned(), table.secret.to_string()),
        ],
    };
    let entropies = table.seats.iter();
    let entropies = entropies.filter_map(|seat| Some((format!("entropy {}", seat.seat), seat.entropy.clone()?)));
    own.notes.extend(entropies);
    own.notes.extend(of_log(table, lines)?);
    notes.extend(own.notes());
    Ok(notes)
}

/// What the log tells about the dice and those who were advised.
fn of_log(table: &StoredTable, lines: &[Line]) -> Result<Vec<(String, String)>, Error> {
    let mut notes = hints(lines);
    let takebacks = takebacks(lines);
    if !takebacks.is_empty() {
        notes.extend(takebacks);
        let play = Play::replay(table, lines)?;
        notes.extend(play.rounds().iter().map(|(from, round)| ("dice".to_owned(), format!("{round} from {from}"))));
    }
    Ok(notes)
}

/// Who was shown what a master would do, and after which step.
fn hints(lines: &[Line]) -> Vec<(String, String)> {
    let (mut notes, mut n_steps) = (Vec::new(), 0_usize);
    for line in lines {
        match Entry::of(&line.text) {
            Entry::Hint(seat) => notes.push((format!("hint {seat}"), format!("after {n_steps}"))),
            Entry::Step(_) => n_steps += 1,
            Entry::Undo(_) => n_steps = n_steps.saturating_sub(1),
            Entry::Takeback(_, to) => n_steps = n_steps.min(to),
            Entry::Ask(..) | Entry::Answer(..) | Entry::Copied => {}
        }
    }
    notes
}

fn takebacks(lines: &[Line]) -> Vec<(String, String)> {
    let note = |line: &Line| match Entry::of(&line.text) {
        Entry::Takeback(seat, to) => Some((format!("takeback {seat}"), format!("to {to}"))),
        Entry::Step(_) | Entry::Undo(_) | Entry::Ask(..) | Entry::Answer(..) | Entry::Hint(_) | Entry::Copied => None,
    };
    lines.iter().filter_map(note).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::long_logs::{check_linear, least};

    fn log(n_hints: usize) -> Vec<Line> {
        let of = |n: usize| match n % 4 {
            0 => format!("A: step {n}"),
            1 => "B: undo".to_owned(),
            _ => "A: hint".to_owned(),
        };
        (0..n_hints * 2).map(|n| Line { text: of(n), by: None, bot: None }).collect()
    }

    #[test]
    fn hints_are_told_with_the_steps_that_stood_then() {
        let lines = ["A: a", "A: hint", "B: b", "B: hint", "B: undo", "A: hint", "B: c", "A: takeback 1", "B: hint"];
        let lines: Vec<Line> = lines.iter().map(|text| Line { text: (*text).into(), by: None, bot: None }).collect();
        let told: Vec<String> = hints(&lines).iter().map(|(key, value)| format!("{key} {value}")).collect();
        assert_eq!(told, ["hint A after 1", "hint B after 2", "hint A after 1", "hint B after 1"]);
    }

    #[test]
    fn very_many_hints_are_told_in_time() {
        let [few, many] = [10_000, 40_000].map(|n_hints| {
            let lines = log(n_hints);
            least(|| assert_eq!(hints(&lines).len(), n_hints))
        });
        check_linear("hints", few, many);
    }
}
