//! Were the dice those that were promised? Deals a recorded game again. `karst verify` and the server say what comes out.
//!
//! A record tells about its dice in header lines:
//!
//! ```text
//! commitment 5f…            what everybody saw before the first step
//! secret 00…                what was behind it
//! entropy A seven ravens    what a seat added
//! takeback A to 17          a takeback by consent: A's step 18 and all after it did not count any more
//! dice 1 from 19            from step 19 on the dice are those of round 1, for others were seen and taken back
//! ```
//!
//! A game that was continued from another one has a *part* for each game it came through, before its own lines:
//! `copied until 42`, then the lines of that game with `copied-` before them. Chance up to step 42 came from its dice.

use kernel::{Game, Record, Seat, Step, Unreadable};

use crate::{Commitment, Dice, Secret};

/// The lines of one game's dice, and up to which step they decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The last step that was copied from that game; none for the game's own part, the last one.
    pub until: Option<u64>,
    /// Its header lines, without `copied-`.
    pub notes: Vec<(String, String)>,
}

/// What was found to hold of one part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The last step that was copied from another game; none for the game's own part.
    pub until: Option<u64>,
    /// The promise that was kept; none when a copied part made none.
    pub commitment: Option<Commitment>,
    /// Chance steps in it.
    pub n_chances: usize,
    /// Takebacks by consent.
    pub n_takebacks: usize,
}

/// What does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Doubt {
    /// The step, from 1, when the trouble is in one.
    pub step: Option<usize>,
    /// What is wrong.
    pub why: String,
}

/// The dice of one part, ready to be rolled.
struct Rolling {
    dice: Option<Dice>,
    rounds: Vec<(u64, u32)>,
    kept: Kept,
}

/// The words a part's lines begin with.
const WORDS: [&str; 5] = ["commitment", "secret", "entropy", "takeback", "dice"];

impl Part {
    /// The parts of a record with these header lines: what was copied first, the game's own last.
    pub fn of_notes(notes: &[(String, String)]) -> Vec<Part> {
        let mut copied: Vec<Part> = Vec::new();
        let mut own = Part { until: None, notes: Vec::new() };
        for (key, value) in notes {
            let until = value.strip_prefix("until ").filter(|_| key == "copied").and_then(|until| until.parse().ok());
            if until.is_some() {
                copied.push(Part { until, notes: Vec::new() });
            } else if let (Some(key), Some(part)) = (key.strip_prefix("copied-"), copied.last_mut()) {
                part.notes.push((key.to_owned(), value.clone()));
            } else if WORDS.contains(&kernel::word(key).0) {
                own.notes.push((key.clone(), value.clone()));
            }
        }
        copied.push(own);
        copied
    }

    /// The header lines that say it.
    pub fn notes(&self) -> Vec<(String, String)> {
        let Some(until) = self.until else {
            return self.notes.clone();
        };
        let head = ("copied".to_owned(), format!("until {until}"));
        let rest = self.notes.iter().map(|(key, value)| (format!("copied-{key}"), value.clone()));
        std::iter::once(head).chain(rest).collect()
    }

    /// The parts that the first `n_steps` of a game with these parts came from, all as copied.
    pub fn copied(parts: Vec<Part>, n_steps: u64) -> Vec<Part> {
        let mut copied = Vec::new();
        for mut part in parts {
            let goes_on = part.until.is_some_and(|until| until < n_steps);
            if !goes_on {
                part.until = Some(n_steps);
            }
            copied.push(part);
            if !goes_on {
                break;
            }
        }
        copied
    }

    fn note(&self, key: &str) -> Option<&str> {
        self.notes.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    fn read<T: std::str::FromStr<Err = Unreadable>>(&self, key: &str) -> Result<Option<T>, Doubt> {
        self.note(key).map(str::parse).transpose().map_err(|error: Unreadable| doubt(error.to_string()))
    }

    /// `1 from 19` for each time other dice were taken.
    fn rounds(&self) -> Result<Vec<(u64, u32)>, Doubt> {
        let lines = self.notes.iter().filter(|(key, _)| key == "dice").map(|(_, value)| value);
        let read = |line: &String| {
            let (round, from) = line.split_once(" from ")?;
            Some((from.parse().ok()?, round.parse().ok()?))
        };
        lines.map(|line| read(line).ok_or_else(|| doubt(format!("`dice {line}` cannot be read")))).collect()
    }

    fn rolling(&self, n_seats: usize) -> Result<Rolling, Doubt> {
        let (secret, commitment) = (self.read::<Secret>("secret")?, self.read::<Commitment>("commitment")?);
        let rounds = self.rounds()?;
        let n_takebacks = self.notes.iter().filter(|(key, _)| kernel::word(key).0 == "takeback").count();
        if let Some((_, round)) = rounds.iter().find(|(_, round)| *round as usize > n_takebacks) {
            let why = format!("dice of round {round} need as many takebacks, and the record has {n_takebacks}");
            return Err(doubt(why));
        }
        let dice = match (&secret, &commitment) {
            (Some(secret), _) if secret.is_rehearsed() => {
                return Err(doubt("the dice are those of a rehearsal, which could be known beforehand".to_owned()));
            }
            (Some(secret), Some(promised)) if secret.commitment() == *promised => Some(self.dice(secret, n_seats)),
            (Some(secret), Some(promised)) => {
                let fits = secret.commitment();
                return Err(doubt(format!(
                    "the secret does not fit the promise: the commitment to it would be {fits}, the record says {promised}"
                )));
            }
            // A game that was copied may have made no promise; one that was played here must have.
            (None, None) if self.until.is_some() => None,
            (None, _) => return Err(missing("secret")),
            (_, None) => return Err(missing("commitment")),
        };
        let kept =
            Kept { until: self.until, commitment: commitment.filter(|_| dice.is_some()), n_chances: 0, n_takebacks };
        Ok(Rolling { dice, rounds, kept })
    }

    /// A seat that added nothing adds an empty text.
    fn dice(&self, secret: &Secret, n_seats: usize) -> Dice {
        let entropies = Seat::first(n_seats).map(|seat| self.note(&format!("entropy {seat}")).unwrap_or_default());
        Dice::new(secret, entropies)
    }
}

/// Lets the dice decide every chance step again; what holds of each part, the game's own last.
pub fn prove<G: Game>(record: &Record<G>) -> Result<Vec<Kept>, Doubt> {
    let n_seats = G::n_seats(&record.setup);
    let parts = Part::of_notes(&record.notes);
    let mut parts = parts.iter().map(|part| part.rolling(n_seats)).collect::<Result<Vec<_>, Doubt>>()?;
    let mut replay = record.replay().map_err(|error| doubt(error.to_string()))?;
    while let Some(step) = record.steps.get(replay.taken) {
        let number = replay.taken as u64 + 1;
        let decides = |part: &&mut Rolling| part.kept.until.is_none_or(|until| number <= until);
        if let Step::Chance(recorded) = step
            && let Some(part) = parts.iter_mut().find(decides)
        {
            part.kept.n_chances += 1;
            let dealt = part.at(number).map(|mut rng| G::sample(&replay.state, &mut rng));
            if let Some(dealt) = dealt.filter(|dealt| dealt != recorded) {
                let why = format!(
                    "step {number} is not what the dice gave: they say `{dealt}`, the record says `{recorded}`"
                );
                return Err(Doubt { step: Some(number as usize), why });
            }
        }
        if let Some(Err(no)) = replay.advance(&mut ()) {
            return Err(Doubt { step: Some(number as usize), why: no.to_string() });
        }
    }
    Ok(parts.into_iter().map(|part| part.kept).collect())
}

impl Rolling {
    fn at(&self, step: u64) -> Option<rand_chacha::ChaCha20Rng> {
        let round = self.rounds.iter().rev().find(|(from, _)| *from <= step).map_or(0, |(_, round)| *round);
        self.dice.as_ref().map(|dice| dice.in_round(round, step))
    }
}

fn doubt(why: String) -> Doubt {
    Doubt { step: None, why }
}

fn missing(key: &str) -> Doubt {
    doubt(format!("the record has no `{key}` line, so the dice cannot be checked; only the rules hold"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(key: &str, value: &str) -> (String, String) {
        (key.to_owned(), value.to_owned())
    }

    #[test]
    fn parts_are_read_as_they_are_written_and_cut_where_a_game_goes_its_own_way() {
        let notes = [
            note("seat A", "Anna"),
            note("copied", "until 20"),
            note("copied-secret", "aa"),
            note("copied-entropy A", "ravens"),
            note("secret", "bb"),
            note("dice", "1 from 30"),
        ];
        let parts = Part::of_notes(&notes);
        assert_eq!(parts.iter().map(|part| part.until).collect::<Vec<_>>(), [Some(20), None]);
        let written: Vec<_> = parts.iter().flat_map(Part::notes).collect();
        assert_eq!(written, notes[1..]);

        let until = |n: u64| Part::copied(parts.clone(), n).iter().map(|part| part.until).collect::<Vec<_>>();
        assert_eq!(until(12), [Some(12)]);
        assert_eq!(until(20), [Some(20)]);
        assert_eq!(until(33), [Some(20), Some(33)]);
    }

    #[test]
    fn rounds_are_as_many_as_takebacks() {
        let secret = Secret::new([1; 32]);
        let mut part = Part {
            until: None,
            notes: vec![
                note("secret", &secret.to_string()),
                note("commitment", &secret.commitment().to_string()),
                note("dice", "1 from 30"),
            ],
        };
        assert!(part.rolling(2).err().unwrap().why.contains("takebacks"));
        part.notes.push(note("takeback A", "to 28"));
        assert_eq!(part.rolling(2).ok().unwrap().rounds, [(30, 1)]);
        part.notes[0] = note("secret", &Secret::new([2; 32]).to_string());
        assert!(part.rolling(2).err().unwrap().why.contains("does not fit the promise"));
    }

    #[test]
    fn a_rehearsal_is_never_verified() {
        let secret = Secret::rehearsed(1, 2);
        let notes = [("secret", secret.to_string()), ("commitment", secret.commitment().to_string())];
        let part = Part { until: None, notes: notes.iter().map(|(key, value)| note(key, value)).collect() };
        assert!(part.rolling(2).err().unwrap().why.contains("rehearsal"));
        assert!(!Secret::new([1; 32]).is_rehearsed());
    }
}
