//! The game on a table with its log and its dice. The log's length is the table's version; a line is a step in
//! notation or `A: undo`.
//!
//! Whoever has hushed all that a question is about is not asked it: the game declines for them at once. Only after an
//! undo they are, for taking back what was declined shows that they wish to look again.

use catalog::{BadTopic, Hushed, Match, No};
use kernel::{Actor, Seat, SeatSet};
use narrate::sentence;
use protocol::{Bot, Code, Dice, Refusal};
use serde_json::Value;

use crate::store::{Line, StoredTable};

/// So many declines in a row at most; then the seat is asked after all, so that no game keeps the server busy forever.
const MOST_DECLINES: usize = 256;

/// A game that has begun.
pub struct Play {
    game: Box<dyn Match>,
    dice: Dice,
    /// How many steps stand at each version, from version 0 on.
    standing: Vec<usize>,
    /// What its players do not want to be asked about.
    hushed: Hushed,
    /// The steps that a bot decided in the place of the person in a seat, in order.
    sat_in: Vec<(usize, Seat, Bot)>,
}

impl Play {
    /// Before the first step.
    pub fn new(table: &StoredTable) -> Result<Play, Refusal> {
        let game = catalog::open(table.game, &table.setup).map_err(|error| broken(0, &error.to_string()))?;
        let entropies = table.seats.iter().map(|seat| seat.entropy.as_deref().unwrap_or_default());
        Ok(Play::with(game, Dice::new(&table.secret, entropies)))
    }

    /// Any game, before its first step.
    pub(super) fn with(game: Box<dyn Match>, dice: Dice) -> Play {
        Play { game, dice, standing: vec![0], hushed: Hushed::default(), sat_in: Vec::new() }
    }

    /// As the log has it.
    pub fn replay(table: &StoredTable, lines: &[Line]) -> Result<Play, Refusal> {
        let mut play = Play::new(table)?;
        let people = table.people();
        for line in lines {
            let seat = line.text.split_once(':').and_then(|(seat, _)| seat.parse().ok());
            if let (Some(seat), Some(bot)) = (seat.filter(|seat| people.has(*seat)), line.bot) {
                play.sits_in(play.game.n_steps(), seat, bot);
            }
            play.take(&line.text).map_err(|no| broken(play.version() + 1, &no.to_string()))?;
        }
        Ok(play)
    }

    /// The same game, with what its players have hushed.
    pub fn with_hushed(self, hushed: Hushed) -> Play {
        Play { hushed, ..self }
    }

    /// Takes a line of the log.
    pub(super) fn take(&mut self, line: &str) -> Result<(), No> {
        match line.strip_suffix(": undo").and_then(|seat| seat.parse().ok()) {
            Some(seat) => self.undone(seat)?,
            None => self.game.take(line)?,
        }
        self.standing.push(self.game.n_steps());
        Ok(())
    }

    fn undone(&mut self, seat: Seat) -> Result<(), No> {
        self.game.undo(seat)?;
        let n_steps = self.game.n_steps();
        self.sat_in.retain(|(step, ..)| *step < n_steps);
        Ok(())
    }

    /// A bot decides this step in the place of the person in that seat.
    pub fn sits_in(&mut self, step: usize, seat: Seat, bot: Bot) {
        self.sat_in.push((step, seat, bot));
    }

    /// The steps that this bot decided in the place of the person in that seat, counted from 1.
    pub fn steps_sat_in(&self, seat: Seat, bot: Bot) -> impl Iterator<Item = usize> {
        self.sat_in.iter().filter(move |(_, of, by)| (*of, *by) == (seat, bot)).map(|(step, ..)| step + 1)
    }

    /// The bot that decided this step in the place of a person.
    pub fn sat_in(&self, step: usize) -> Option<Bot> {
        let place = self.sat_in.binary_search_by_key(&step, |(step, ..)| *step).ok()?;
        Some(self.sat_in[place].2)
    }

    /// How long the log is.
    pub fn version(&self) -> u64 {
        self.standing.len() as u64 - 1
    }

    /// The game itself, to look at.
    pub fn game(&self) -> &dyn Match {
        self.game.as_ref()
    }

    /// What its players do not want to be asked about.
    pub fn hushed(&self) -> &Hushed {
        &self.hushed
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

    /// A seat acts, then chance and those who decline unasked, until somebody is to decide; the new lines of the log.
    pub fn act(&mut self, seat: Seat, action: &Value) -> Result<Vec<String>, No> {
        let mut lines = self.step(seat, action)?;
        for _ in 0..MOST_DECLINES {
            let Some((seat, decline)) = self.hushed.decline(self.game()) else {
                break;
            };
            match self.step(seat, &decline) {
                Ok(declined) => lines.extend(declined),
                Err(no) => {
                    undeclinable(seat, &no);
                    break;
                }
            }
        }
        Ok(lines)
    }

    /// A seat does not want to be asked about a topic again. Asked now, it declines; the new lines of the log.
    pub fn hush(&mut self, seat: Seat, topic: &str) -> Result<Vec<String>, BadTopic> {
        self.hushed.hush(seat, topic)?;
        let Some(decline) = self.hushed.decline_of(seat, self.game()) else {
            return Ok(Vec::new());
        };
        Ok(self.act(seat, &decline).unwrap_or_else(|no| {
            undeclinable(seat, &no);
            Vec::new()
        }))
    }

    /// A seat wants to be asked about a topic after all.
    pub fn hear(&mut self, seat: Seat, topic: &str) -> Result<(), BadTopic> {
        self.hushed.hear(seat, topic)
    }

    /// A seat acts, then chance as long as it is asked; the new lines of the log.
    fn step(&mut self, seat: Seat, action: &Value) -> Result<Vec<String>, No> {
        let line = self.game.act(seat, action)?;
        self.standing.push(self.game.n_steps());
        Ok(self.with_chance(vec![line]))
    }

    /// A seat takes back its last action; the new lines of the log. What is over stays over: the dice are revealed.
    pub fn undo(&mut self, seat: Seat) -> Result<Vec<String>, No> {
        self.may_undo(seat)?;
        self.undone(seat)?;
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

/// The game says how to decline and then refuses it: no player's fault, and the table goes on.
fn undeclinable(seat: Seat, no: &No) {
    tracing::error!(%seat, %no, "a reaction cannot be declined; the seat is asked");
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

/// Why not, for the one who would not be asked.
pub fn bad_topic(why: BadTopic) -> Refusal {
    Refusal::new(Code::BadTopic, sentence(why.to_string()))
}
