//! The game itself, step by step: bots think, chance decides, people are asked.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use bots::{Character, Means, Memory, Stop};
use catalog::{Hushed, Match};
use kernel::{Actor, Seat, SeatSet, Viewer};
use narrate::{Language, People};
use protocol::{Dice, Secret};
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use words::Message;

use super::sitter::{self, Sitter};
use crate::screen::Screen;
use crate::{table, term};

/// A table at this terminal.
pub struct Session {
    pub(super) table: Box<dyn Match>,
    pub(super) names: Vec<String>,
    /// What is spoken at this screen.
    pub(super) language: Language,
    sitters: Vec<Sitter>,
    secret: Secret,
    dice: Dice,
    pub(super) thoughts: ChaCha8Rng,
    /// What a bot may use to think.
    pub(super) means: Means,
    /// What each bot remembers of its last decision.
    memories: Vec<Memory>,
    /// How many steps each seat has been told.
    told: Vec<usize>,
    /// The person whose cards may be on the screen.
    pub(super) at_screen: Option<Seat>,
    /// Who was shown what a master would do, and after how many steps.
    pub(super) hints: Vec<(Seat, usize)>,
    /// What people at this screen do not want to be asked about.
    pub(super) hushed: Hushed,
}

/// What a person's decision came to.
pub enum Decided {
    /// Something was done, or hushed.
    Done,
    /// Something was taken back.
    TakenBack,
    /// The person left, or the input ended.
    Left,
}

impl Session {
    /// Before the first step.
    pub fn new(
        table: Box<dyn Match>,
        sitters: Vec<Sitter>,
        language: Language,
        secret: Secret,
        thoughts: ChaCha8Rng,
    ) -> Session {
        Session {
            names: sitter::names(table.game(), &sitters, language),
            dice: Dice::new(&secret, sitters.iter().map(|_| "")),
            means: Means { threads: threads(), ..Means::default() },
            memories: sitters.iter().map(|_| Memory::default()).collect(),
            told: vec![0; sitters.len()],
            at_screen: None,
            hints: Vec::new(),
            hushed: Hushed::default(),
            language,
            table,
            sitters,
            secret,
            thoughts,
        }
    }

    /// Plays until the game is over or somebody leaves.
    pub fn play(&mut self, screen: &mut Screen) -> Result<()> {
        // Who takes back what was declined for them wishes to look again, and is asked.
        let mut is_taken_back = false;
        loop {
            let hushed = if is_taken_back { None } else { self.hushed.decline(self.table.as_ref()) };
            is_taken_back = false;
            if let Some((seat, decline)) = hushed {
                self.table.act(seat, &decline).context("a reaction cannot be declined")?;
                continue;
            }
            match self.table.actor() {
                Actor::Over => return self.end(screen),
                Actor::Chance => {
                    let step = self.table.n_steps() as u64 + 1;
                    self.table.roll(&mut self.dice.at(step));
                }
                Actor::Seats(seats) => match self.bot_among(seats) {
                    Some((seat, bot)) => {
                        let seed = self.thoughts.next_u64();
                        let memory = std::mem::take(&mut self.memories[seat.index()]);
                        let think = bots::think(self.table.as_ref(), seat, bot, memory, seed);
                        let (action, memory) = think.think(&self.means, &Stop::default());
                        self.memories[seat.index()] = memory;
                        self.table.act(seat, &action).context("a bot chose badly")?;
                    }
                    None => {
                        let seat = seats.iter().next().context("nobody is asked")?;
                        match self.ask(screen, seat)? {
                            Decided::Done => {}
                            Decided::TakenBack => is_taken_back = true,
                            Decided::Left => return screen.say(self.words(term::Left)),
                        }
                    }
                },
            }
            if self.people().is_empty() {
                self.tell_spectators(screen)?;
            }
        }
    }

    /// Everybody at the table, as they are spoken of here.
    pub(super) fn everybody(&self) -> People<'_> {
        People { names: &self.names, language: self.language }
    }

    /// A message in what is spoken here.
    pub(super) fn words(&self, message: impl Message) -> String {
        message.say(self.language)
    }

    /// The seats of people at this screen.
    pub(super) fn people(&self) -> SeatSet {
        let seats = Seat::first(self.sitters.len()).zip(&self.sitters);
        seats.filter(|(_, sitter)| matches!(sitter, Sitter::Person(_))).map(|(seat, _)| seat).collect()
    }

    fn bot_among(&self, seats: SeatSet) -> Option<(Seat, Character)> {
        seats.iter().find_map(|seat| match self.sitters[seat.index()] {
            Sitter::Bot(bot) => Some((seat, bot)),
            Sitter::Person(_) => None,
        })
    }

    /// Tells `seat` what happened since it was last told; did others do any of it?
    pub(super) fn catch_up(&mut self, screen: &mut Screen, seat: Seat) -> Result<bool> {
        let mut others_acted = false;
        for step in self.told[seat.index()]..self.table.n_steps() {
            let by = self.tell(screen, step, Viewer::seat(seat))?;
            others_acted |= by.is_some_and(|by| by != seat);
        }
        self.told[seat.index()] = self.table.n_steps();
        Ok(others_acted)
    }

    /// Tells one step; who took it.
    pub(super) fn tell(&self, screen: &mut Screen, step: usize, viewer: Viewer) -> Result<Option<Seat>> {
        let told = narrate::told(self.table.as_ref(), step, viewer, self.everybody());
        for sentence in told.sentences.iter().filter(|sentence| !sentence.is_empty()) {
            screen.say(sentence)?;
        }
        Ok(told.seat)
    }

    /// What was taken back need not be told, and what comes instead must.
    pub(super) fn forget_undone(&mut self) {
        let n_steps = self.table.n_steps();
        for told in &mut self.told {
            *told = n_steps.min(*told);
        }
    }

    /// Bots among themselves: the story as anybody may hear it.
    fn tell_spectators(&mut self, screen: &mut Screen) -> Result<()> {
        for step in self.told[0]..self.table.n_steps() {
            self.tell(screen, step, Viewer::PUBLIC)?;
        }
        self.told[0] = self.table.n_steps();
        Ok(())
    }

    /// The rest of the story, the last position and the result; now everything lies open.
    fn end(&mut self, screen: &mut Screen) -> Result<()> {
        let everybody = Viewer::seats(SeatSet::first(self.sitters.len()));
        let listener = self.at_screen.unwrap_or(Seat::new(0));
        for step in self.told[listener.index()]..self.table.n_steps() {
            self.tell(screen, step, everybody)?;
        }
        screen.say("")?;
        screen.say(narrate::board(self.table.as_ref(), everybody, self.everybody()).trim_end())?;
        screen.say("")?;
        let result = table::result(self.table.as_ref(), self.everybody());
        screen.say(result.unwrap_or_else(|| self.words(term::Over)))
    }

    /// Writes the game so far, with all that `karst verify` needs.
    pub fn save(&self, file: &Path) -> Result<()> {
        let seats = Seat::first(self.names.len()).zip(&self.names);
        let mut notes: Vec<_> = seats.map(|(seat, name)| (format!("seat {seat}"), name.clone())).collect();
        let bots = Seat::first(self.sitters.len()).zip(&self.sitters);
        notes.extend(bots.filter_map(|(seat, sitter)| Some((format!("bot {seat}"), sitter.level()?.to_string()))));
        notes.push(("commitment".into(), self.secret.commitment().to_string()));
        notes.push(("secret".into(), self.secret.to_string()));
        notes.extend(self.hints.iter().map(|(seat, steps)| (format!("hint {seat}"), format!("after {steps}"))));
        fs::write(file, self.table.record(notes)).with_context(|| format!("`{}` cannot be written", file.display()))
    }
}

/// Somebody waits for the bots here, so they may use what the machine has; more trees than a few teach little.
fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from).min(4)
}
