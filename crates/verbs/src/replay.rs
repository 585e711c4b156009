//! `karst replay`: a record told in sentences, after every step of it was checked.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use serde_json::{Value, json};
use words::Message;

use crate::record_file::{Eyes, Loaded, RecordFile};
use crate::spoken::Spoken;
use crate::{table, term};

/// Tell the story of a recorded game, checked step by step
#[derive(Args)]
#[command(after_help = "\
Examples:
  karst replay game.karst                   the whole story, nothing hidden
  karst replay game.karst --seat A          as seat A saw it
  karst replay game.karst --step 40         the position after 40 steps
  karst replay game.karst --json            events and sentences, for a program

Exit codes: 0 told, 1 the record is broken (the line, the step and the rule are named), 2 not understood.")]
pub struct Replay {
    /// A .karst file
    file: PathBuf,
    /// Whose view to show: A to F, all or public
    #[arg(long, value_name = "EYES", default_value_t = Eyes::All)]
    seat: Eyes,
    /// Show the position after this step instead of the story
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    /// Print JSON, for programs
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    spoken: Spoken,
}

impl Replay {
    pub fn run(self, out: &mut impl Write) -> Result<()> {
        let loaded = RecordFile::read(&self.file)?.load(self.step)?;
        match (self.json, self.step) {
            (true, _) => self.tell_a_program(out, &loaded),
            (false, Some(_)) => self.show_position(out, &loaded),
            (false, None) => self.tell_a_person(out, &loaded),
        }
    }

    fn tell_a_person(&self, out: &mut impl Write, loaded: &Loaded) -> Result<()> {
        let viewer = self.seat.viewer(loaded.table.n_seats())?;
        for step in 0..loaded.table.n_steps() {
            let told = narrate::told(loaded.table.as_ref(), step, viewer, loaded.people(self.spoken.language()));
            let mut sentences = told.sentences.iter().filter(|sentence| !sentence.is_empty());
            if let Some(first) = sentences.next() {
                writeln!(out, "{:>5}  {first}", step + 1)?;
            }
            sentences.try_for_each(|sentence| writeln!(out, "       {sentence}"))?;
        }
        let turned = table::turning_points(loaded.table.as_ref(), loaded.people(self.spoken.language()));
        if !turned.is_empty() {
            let title = term::Turned.say(self.spoken.language());
            writeln!(out, "\n{title}\n{}", turned.join("\n"))?;
        }
        self.show_end(out, loaded)
    }

    fn show_position(&self, out: &mut impl Write, loaded: &Loaded) -> Result<()> {
        let viewer = self.seat.viewer(loaded.table.n_seats())?;
        let title = term::AfterStep { step: loaded.table.n_steps(), all: loaded.n_steps };
        writeln!(out, "{}\n", title.say(self.spoken.language()))?;
        writeln!(
            out,
            "{}",
            narrate::board(loaded.table.as_ref(), viewer, loaded.people(self.spoken.language())).trim_end()
        )?;
        self.show_end(out, loaded)
    }

    fn show_end(&self, out: &mut impl Write, loaded: &Loaded) -> Result<()> {
        let viewer = self.seat.viewer(loaded.table.n_seats())?;
        let end = table::result(loaded.table.as_ref(), loaded.people(self.spoken.language()));
        let end = end
            .unwrap_or_else(|| narrate::prompt(loaded.table.as_ref(), viewer, loaded.people(self.spoken.language())));
        writeln!(out, "\n{end}")?;
        Ok(())
    }

    fn tell_a_program(&self, out: &mut impl Write, loaded: &Loaded) -> Result<()> {
        let table = loaded.table.as_ref();
        let viewer = self.seat.viewer(table.n_seats())?;
        let steps = (0..table.n_steps()).map(|step| {
            let told = narrate::told(table, step, viewer, loaded.people(self.spoken.language()));
            json!({ "step": step + 1, "seat": told.seat, "events": told.events, "sentences": told.sentences })
        });
        let story = json!({
            "game": table.game().name(),
            "names": loaded.names,
            "steps": steps.collect::<Vec<Value>>(),
            "view": table.view(viewer),
            "outcome": table.outcome(),
        });
        writeln!(out, "{story}")?;
        Ok(())
    }
}
