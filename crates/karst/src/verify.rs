//! `karst verify`: were the dice those that were promised? Deals a recorded game again.
//!
//! The promise is in `protocol::Dice`: a commitment before the game, the secret after it, and every chance step
//! drawn from the secret, what the seats added, and the number of the step.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use catalog::Visitor;
use clap::Args;
use kernel::{Drawn, Game, Heuristics, Record, Seat, Step};
use narrate::sentence;
use protocol::{Commitment, Dice, Secret};
use serde_json::json;

use crate::record_file::RecordFile;
use crate::trouble::Said;

/// Deal a recorded game again and compare every draw
#[derive(Args)]
#[command(after_help = "\
A record of a finished game carries the commitment that everybody saw at the start, the secret behind it, and what
the seats added to the dice. Compare the commitment with the one you were shown.

Examples:
  karst verify game.karst
  karst verify game.karst --json

Exit codes: 0 everything holds, 1 something does not (it is named), 2 not understood.")]
pub struct Verify {
    /// A .karst file
    file: PathBuf,
    /// For a program to read
    #[arg(long)]
    json: bool,
}

/// What was found to hold.
struct Proof {
    commitment: Commitment,
    n_steps: usize,
    n_chances: usize,
}

/// What does not hold.
struct Doubt {
    step: Option<usize>,
    why: String,
}

impl Verify {
    pub fn run(self, out: &mut impl Write) -> Result<()> {
        let file = RecordFile::read(&self.file)?;
        match (file.game.visit(Deal(&file.text)), self.json) {
            (Ok(proof), false) => {
                writeln!(out, "Every one of the {} steps keeps to the rules.", proof.n_steps)?;
                writeln!(out, "The secret is the one that was promised: {}", proof.commitment)?;
                writeln!(out, "Dealt again, all {} chance steps come out the same.", proof.n_chances)?;
                Ok(())
            }
            (Ok(proof), true) => {
                let commitment = proof.commitment.to_string();
                let proof = json!({
                    "holds": true, "commitment": commitment, "steps": proof.n_steps, "chance_steps": proof.n_chances,
                });
                Ok(writeln!(out, "{proof}")?)
            }
            (Err(doubt), false) => anyhow::bail!(doubt.why),
            (Err(doubt), true) => {
                writeln!(out, "{}", json!({ "holds": false, "step": doubt.step, "why": sentence(&doubt.why) }))?;
                Err(Said.into())
            }
        }
    }
}

struct Deal<'t>(&'t str);

impl Visitor for Deal<'_> {
    type Out = Result<Proof, Doubt>;

    fn visit<G: Game + Heuristics + Drawn>(self) -> Result<Proof, Doubt> {
        let record =
            Record::<G>::read(self.0).map_err(|broken| Doubt { step: broken.step, why: broken.to_string() })?;
        let secret: Secret = note(&record, "secret")?;
        let commitment: Commitment = note(&record, "commitment")?;
        if secret.commitment() != commitment {
            let why = format!(
                "the secret does not fit the promise: the commitment to it would be {}, the record says {commitment}",
                secret.commitment()
            );
            return Err(Doubt { step: None, why });
        }
        let n_chances = redeal(&record, &dice(&record, &secret))?;
        Ok(Proof { commitment, n_steps: record.steps.len(), n_chances })
    }
}

/// A header line that a verifiable record has.
fn note<G: Game, T: std::str::FromStr<Err = kernel::Unreadable>>(record: &Record<G>, key: &str) -> Result<T, Doubt> {
    let doubt = |why: String| Doubt { step: None, why };
    let found = record.note(key).ok_or_else(|| {
        doubt(format!("the record has no `{key}` line, so the dice cannot be checked; only the rules hold"))
    })?;
    found.parse().map_err(|error: kernel::Unreadable| doubt(error.to_string()))
}

/// The dice of the record: a seat that added nothing adds an empty text.
fn dice<G: Game>(record: &Record<G>, secret: &Secret) -> Dice {
    let seats = Seat::first(G::n_seats(&record.setup));
    let entropies: Vec<_> = seats.map(|seat| record.note(&format!("entropy {seat}")).unwrap_or_default()).collect();
    Dice::new(secret, entropies)
}

/// Lets the dice decide every chance step again; how many there are.
fn redeal<G: Game>(record: &Record<G>, dice: &Dice) -> Result<usize, Doubt> {
    let mut n_chances = 0;
    let mut replay = record.replay().expect("the record was read, so its setup is good");
    while let Some(step) = record.steps.get(replay.taken) {
        let number = replay.taken + 1;
        if let Step::Chance(recorded) = step {
            n_chances += 1;
            let dealt = G::sample(&replay.state, &mut dice.at(number as u64));
            if dealt != *recorded {
                let why = format!(
                    "step {number} is not what the dice gave: they say `{dealt}`, the record says `{recorded}`"
                );
                return Err(Doubt { step: Some(number), why });
            }
        }
        let taken = replay.advance(&mut ()).expect("there is another step");
        taken.expect("the record was read, so its steps are legal");
    }
    Ok(n_chances)
}
