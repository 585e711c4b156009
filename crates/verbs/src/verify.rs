//! `karst verify`: were the dice those that were promised? Deals a recorded game again.
//!
//! The promise is in `protocol::Dice`: a commitment before the game, the secret after it, and every chance step
//! drawn from the secret, what the seats added, and the number of the step. The check itself is `protocol::prove`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use catalog::with_game;
use clap::Args;
use kernel::{Game, Record};
use narrate::sentence;
use protocol::{Doubt, Kept};
use serde_json::json;

use crate::record_file::RecordFile;
use crate::trouble::Said;

/// Deal a recorded game again and check every draw
#[derive(Args)]
#[command(after_help = "\
A record of a finished game carries the commitment that everybody saw at the start, the secret behind it, and what
the seats added to the dice. Compare the commitment with the one you were shown. A game that was continued from
another one carries the promise of both; each part is checked with its own.

Examples:
  karst verify game.karst
  karst verify game.karst --json

Exit codes: 0 everything holds, 1 something does not (it is named), 2 not understood.")]
pub struct Verify {
    /// A .karst file
    file: PathBuf,
    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
}

/// What was found to hold.
struct Proof {
    n_steps: usize,
    /// The parts that were copied from other games, then the game's own.
    parts: Vec<Kept>,
}

impl Verify {
    pub fn run(self, out: &mut impl Write) -> Result<()> {
        let file = RecordFile::read(&self.file)?;
        match (with_game!(file.game, G => dealt::<G>(&file.text)), self.json) {
            (Ok(proof), false) => proof.tell(out),
            (Ok(proof), true) => Ok(writeln!(out, "{}", proof.json())?),
            (Err(doubt), false) => anyhow::bail!(doubt.why),
            (Err(doubt), true) => {
                writeln!(out, "{}", json!({ "holds": false, "step": doubt.step, "why": sentence(&doubt.why) }))?;
                Err(Said.into())
            }
        }
    }
}

impl Proof {
    fn tell(&self, out: &mut impl Write) -> Result<()> {
        writeln!(out, "Every one of the {} steps keeps to the rules.", self.n_steps)?;
        let mut from = 1;
        for part in &self.parts {
            let n_chances = part.n_chances;
            if let Some(until) = part.until {
                writeln!(out, "Steps {from} to {until} were copied from another game.")?;
                from = until + 1;
            } else if self.parts.len() > 1 {
                writeln!(out, "From step {from} on this game went its own way.")?;
            }
            match &part.commitment {
                Some(commitment) => {
                    writeln!(out, "The secret is the one that was promised: {commitment}")?;
                    writeln!(out, "Dealt again, all {n_chances} chance steps come out the same.")?;
                }
                None => {
                    writeln!(out, "That game promised nothing, so its {n_chances} chance steps cannot be checked.")?
                }
            }
            match part.n_takebacks {
                0 => {}
                1 => writeln!(out, "One takeback by consent; chance that was seen came again or was drawn anew.")?,
                n => writeln!(out, "{n} takebacks by consent; chance that was seen came again or was drawn anew.")?,
            }
        }
        Ok(())
    }

    fn json(&self) -> serde_json::Value {
        let own = self.parts.last();
        let part = |part: &Kept| {
            json!({
                "copied_until": part.until,
                "commitment": part.commitment.as_ref().map(ToString::to_string),
                "chance_steps": part.n_chances,
                "takebacks": part.n_takebacks,
            })
        };
        json!({
            "holds": true,
            "commitment": own.and_then(|own| own.commitment.as_ref()).map(ToString::to_string),
            "steps": self.n_steps,
            "chance_steps": self.parts.iter().map(|part| part.n_chances).sum::<usize>(),
            "parts": self.parts.iter().map(part).collect::<Vec<_>>(),
        })
    }
}

fn dealt<G: Game>(text: &str) -> Result<Proof, Doubt> {
    let record = Record::<G>::read(text).map_err(|broken| Doubt { step: broken.step, why: broken.to_string() })?;
    let parts = protocol::prove(&record)?;
    Ok(Proof { n_steps: record.steps.len(), parts })
}
