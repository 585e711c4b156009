//! The game on a table with its log and its dice. The log's length is the table's version; a line is a step in
//! notation or `A: undo`.

use catalog::{Match, No};
use kernel::{Actor, Seat, SeatSet};
use narrate::sentence;
use protocol::{Code, Dice, Refusal};
use serde_json::Value;

use crate::store::{Line, StoredTable};

/// A game that has begun.
pub struct Play {
    game: Box<dyn Match>,
    dice: Dice,
    /// How many steps stand at each version, from version 0 on.
    standing: Vec<usize>,
}

impl Play {
    /// Before the first step.
    pub fn new(table: &StoredTable) -> Result<Play, Refusal> {
        let game = catalog::open(table.game, &table.setup).map_err(|error| broken(0, &error.to_string()))?;
        let entropies = table.seats.iter().map(|seat| seat.entropy.as_deref().unwrap_or_default());
        Ok(Play { game, dice: Dice::new(&table.secret, entropies), standing: vec![0] })
    }

    /// As the log has it.
    pub fn replay(table: &StoredTable, lines: &[Line]) -> Result<Play, Refusal> {
        let mut play = Play::new(table)?;
        for line in lines {
            play.take(&line.text).map_err(|no| broken(play.version() + 1, &no.to_string()))?;
        }
        Ok(play)
    }

    fn take(&mut self, line: &str) -> Result<(), No> {
        match line.strip_suffix(": undo").and_then(|seat| seat.parse().ok()) {
            Some(seat) => self.game.undo(seat)?,
            None => self.game.take(line)?,
        }
        self.standing.push(self.game.n_steps());
        Ok(())
    }

    /// How long the log is.
    pub fn version(&self) -> u64 {
        self.standing.len() as u64 - 1
    }

    /// The game itself, to look at.
    pub fn game(&self) -> &dyn Match {
        self.game.as_ref()
    }

    /// The seats that decide now.
    pub fn asked(&self) -> SeatSet {
        match self.game.actor() {
            Actor::Seats(seats) => seats,
            Actor::Chance | Actor::Over => SeatSet::NONE,
        }
    }

    /// Is it over?
    pub fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// A seat acts, then chance as long as it is asked; the new lines of the log.
    pub fn act(&mut self, seat: Seat, action: &Value) -> Result<Vec<String>, No> {
        let line = self.game.act(seat, action)?;
        self.standing.push(self.game.n_steps());
        Ok(self.with_chance(vec![line]))
    }

    /// A seat takes back its last action; the new lines of the log. What is over stays over: the dice are revealed.
    pub fn undo(&mut self, seat: Seat) -> Result<Vec<String>, No> {
        self.may_undo(seat)?;
        self.game.undo(seat)?;
        self.standing.push(self.game.n_steps());
        Ok(self.with_chance(vec![format!("{seat}: undo")]))
    }

    /// May a seat take back its last action?
    pub fn may_undo(&self, seat: Seat) -> Result<(), No> {
        if self.is_over() {
            return Err(No::Revealed("the game is over".into()));
        }
        self.game.may_undo(seat)
    }

    /// Lets chance decide as long as it is asked; the new lines of the log.
    pub fn roll(&mut self) -> Vec<String> {
        self.with_chance(Vec::new())
    }

    fn with_chance(&mut self, mut lines: Vec<String>) -> Vec<String> {
        while self.game.actor() == Actor::Chance {
            let step = self.game.n_steps() as u64 + 1;
            lines.push(self.game.roll(&mut self.dice.at(step)));
            self.standing.push(self.game.n_steps());
        }
        lines
    }

    /// How many of the steps that stood at `version` still stand. From a version that never was: none.
    pub fn kept_since(&self, version: u64) -> usize {
        let since = usize::try_from(version).ok().and_then(|version| self.standing.get(version..));
        since.and_then(|since| since.iter().min().copied()).unwrap_or(0)
    }
}

/// A log that the rules do not accept: nobody's fault at the table, and nothing a player can do.
fn broken(line: u64, why: &str) -> Refusal {
    tracing::error!(line, why, "the log of the table cannot be replayed");
    Refusal::new(Code::Unavailable, "This table cannot be loaded; its log does not fit the rules of this server.")
}

/// Why not, for the one who tried.
pub fn refusal(no: No) -> Refusal {
    match no {
        No::Unreadable(why) => Refusal::new(Code::Malformed, sentence(why)),
        No::Illegal { rule, sentence: why } => {
            Refusal { rule: Some(rule.to_owned()), ..Refusal::new(Code::Illegal, sentence(why)) }
        }
        No::NotAsked(_) => Refusal::new(Code::NotYourTurn, "It is not your decision now."),
        No::Revealed(why) => Refusal::new(Code::CannotUndo, sentence(why)),
    }
}
