//! The game on a table with its log and its dice. The log's length is the table's version; what its lines may be is in
//! `entry.rs`, what the dice do after a takeback in `rounds.rs`.
//!
//! Whoever has hushed all that a question is about is not asked it: the game declines for them at once. Only after an
//! undo they are, for taking back what was declined shows that they wish to look again.

use catalog::{BadTopic, Hushed, Match, No, Why};
use kernel::{Actor, Seat, SeatSet};
use narrate::{People, sentence};
use protocol::{Bot, Code, Dice, Refusal};
use serde_json::Value;
use words::{Language, Message, say};

use super::entry::Entry;
use super::rounds::Rounds;
use crate::store::{Line, StoredTable};

/// So many declines in a row at most; then the seat is asked after all, so that no game keeps the server busy forever.
const MOST_DECLINES: usize = 256;

/// A game that has begun.
pub struct Play {
    game: Box<dyn Match>,
    dice: Rounds,
    /// How many steps stand at each version, from version 0 on.
    standing: Vec<usize>,
    /// What its players do not want to be asked about.
    hushed: Hushed,
    /// The steps that a bot decided in the place of the person in a seat, in order.
    sat_in: Vec<(usize, Seat, Bot)>,
    /// What was just taken back freely, the last one last.
    undone: Vec<String>,
    /// A takeback that waits for answers.
    request: Option<Request>,
    /// Who was shown what a master would do, and after how many steps.
    hints: Vec<(Seat, usize)>,
    /// So many steps were taken in the game that this one goes on from.
    copied: usize,
    /// Why it stands still, in a sentence: its log goes on, but not by the rules of this server.
    frozen: Option<String>,
}

/// A takeback that is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// Who asks.
    pub seat: Seat,
    /// How many steps would stay.
    pub to: usize,
    /// Who has agreed.
    pub agreed: SeatSet,
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
        let (dice, hushed) = (Rounds::new(dice), Hushed::default());
        let (undone, request, hints, sat_in) = (Vec::new(), None, Vec::new(), Vec::new());
        let (standing, copied, frozen) = (vec![0], 0, None);
        Play { game, dice, standing, hushed, sat_in, undone, request, hints, copied, frozen }
    }

    /// As the log has it. Where a line does not fit the rules of this server any more, the game stands still before it.
    pub fn replay(table: &StoredTable, lines: &[Line]) -> Result<Play, Refusal> {
        let mut play = Play::new(table)?;
        let people = table.people();
        for line in lines {
            let seat = line.text.split_once(':').and_then(|(seat, _)| seat.parse().ok());
            if let (Some(seat), Some(bot)) = (seat.filter(|seat| people.has(*seat)), line.bot) {
                play.sits_in(play.game.n_steps(), seat, bot);
            }
            if let Err(no) = play.take(&line.text) {
                play.freeze(table, &no);
                break;
            }
        }
        Ok(play)
    }

    /// It cannot go on: what is on disk stays as it is, for a server that knows its rules.
    fn freeze(&mut self, table: &StoredTable, no: &No) {
        let (line, steps) = (self.version() + 1, self.game.n_steps());
        tracing::warn!(table = table.id, line, %no, "the log of the table does not fit the rules; it stands still");
        self.request = None;
        self.undone.clear();
        self.frozen = Some(format!(
            "This game stands still after step {steps}: what follows does not fit the rules of this server any more ({no}). \
             It began with rules {} of {}, and these are rules {}. It can be looked at up to here.",
            table.rules,
            table.game.title(),
            table.game.rules(),
        ));
    }

    /// Why nothing can be done here any more.
    pub fn frozen(&self) -> Option<&str> {
        self.frozen.as_deref()
    }

    /// Refuses when nothing can be done here any more.
    pub fn check_going(&self) -> Result<(), Refusal> {
        self.frozen().map_or(Ok(()), |why| Err(Refusal::new(Code::Frozen, why)))
    }

    /// The same game, with what its players have hushed.
    pub fn with_hushed(self, hushed: Hushed) -> Play {
        Play { hushed, ..self }
    }

    /// Takes a line of the log.
    pub(super) fn take(&mut self, line: &str) -> Result<(), No> {
        match Entry::of(line) {
            Entry::Step(step) => {
                if self.game.actor() == Actor::Chance {
                    self.dice.is_drawn(self.game.as_ref());
                }
                self.game.take(step)?;
                self.has_stepped(step);
            }
            Entry::Undo(seat) => {
                let undone = self.game.n_steps().checked_sub(1).map(|last| self.game.step_text(last));
                self.game.undo(seat)?;
                self.undone.extend(undone);
                self.request = None;
                self.forget_sat_in();
            }
            Entry::Ask(seat, to) => self.request = Some(Request { seat, to, agreed: SeatSet::NONE }),
            Entry::Answer(seat, true) => {
                if let Some(request) = &mut self.request {
                    request.agreed = request.agreed.with(seat);
                }
            }
            Entry::Answer(_, false) => self.request = None,
            Entry::Takeback(_, to) => self.go_back(to),
            Entry::Hint(seat) => self.hints.push((seat, self.game.n_steps())),
            Entry::Copied => self.copied = self.game.n_steps(),
        }
        self.standing.push(self.game.n_steps());
        Ok(())
    }

    /// What was taken back nobody decided.
    fn forget_sat_in(&mut self) {
        let n_steps = self.game.n_steps();
        self.sat_in.retain(|(step, ..)| *step < n_steps);
    }

    /// A bot decides this step in the place of the person in that seat.
    pub fn sits_in(&mut self, step: usize, seat: Seat, bot: Bot) {
        self.sat_in.push((step, seat, bot));
    }

    /// The bot that decided this step in the place of a person.
    pub fn sat_in(&self, step: usize) -> Option<Bot> {
        let place = self.sat_in.binary_search_by_key(&step, |(step, ..)| *step).ok()?;
        Some(self.sat_in[place].2)
    }

    /// A step was taken: a request has come too late, and what was undone can only be done again in its order.
    fn has_stepped(&mut self, step: &str) {
        self.request = None;
        if self.undone.last().is_some_and(|undone| undone == step) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
    }

    fn go_back(&mut self, to: usize) {
        self.dice.fall(self.game.as_ref(), to);
        self.game.keep_first(to);
        self.forget_sat_in();
        self.undone.clear();
        self.request = None;
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
            Actor::Seats(seats) if self.frozen.is_none() => seats,
            Actor::Seats(_) | Actor::Chance | Actor::Over => SeatSet::NONE,
        }
    }

    /// Is it over?
    pub fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// A seat acts, then chance and those who decline unasked, until somebody is to decide; the new lines of the log.
    pub fn act(&mut self, seat: Seat, action: &Value) -> Result<Vec<String>, No> {
        let lines = self.step(seat, action)?;
        Ok(self.with_declines(lines))
    }

    /// Does again what `seat` has just taken back; the new lines of the log.
    pub fn redo(&mut self, seat: Seat) -> Result<Vec<String>, No> {
        let Some(line) = self.undone.last().filter(|_| self.may_redo(seat)).cloned() else {
            return Err(No::revealed(say::NoNothingToRedo));
        };
        self.game.take(&line)?;
        self.has_stepped(&line);
        self.standing.push(self.game.n_steps());
        let lines = self.with_chance(vec![line]);
        Ok(self.with_declines(lines))
    }

    /// Has `seat` just taken something back that it could do again?
    pub fn may_redo(&self, seat: Seat) -> bool {
        let whose = self.undone.last().and_then(|line| line.split_once(':')).map(|(whose, _)| whose);
        whose.is_some_and(|whose| whose.parse() == Ok(seat))
    }

    /// Those who are not to be asked decline, and chance decides in between; the lines with theirs.
    fn with_declines(&mut self, mut lines: Vec<String>) -> Vec<String> {
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
        lines
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
        self.has_stepped(&line);
        self.standing.push(self.game.n_steps());
        Ok(self.with_chance(vec![line]))
    }

    /// A seat takes back its last action; the new lines of the log. What is over stays over: the dice are revealed.
    pub fn undo(&mut self, seat: Seat) -> Result<Vec<String>, No> {
        self.may_undo(seat)?;
        self.write(Entry::Undo(seat))
    }

    /// A seat is shown what a master would do; the new lines of the log.
    pub fn hint(&mut self, seat: Seat) -> Result<Vec<String>, No> {
        self.write(Entry::Hint(seat))
    }

    /// Who was shown what a master would do, and after how many steps.
    pub fn hints(&self) -> &[(Seat, usize)] {
        &self.hints
    }

    /// A takeback that waits for answers.
    pub fn request(&self) -> Option<&Request> {
        self.request.as_ref()
    }

    /// Where `seat` would go back to: to before its last action, or to the action of its own that it names.
    pub fn may_ask_back(&self, seat: Seat, to: Option<usize>) -> Result<usize, No> {
        self.check_not_frozen()?;
        if self.is_over() {
            return Err(No::revealed(say::NoGameOver));
        }
        let Some(last) = self.game.last_act(seat) else {
            return Err(No::revealed(say::NoNothingDoneByYou));
        };
        let to = to.unwrap_or(last);
        if to > last || self.game.who(to) != Some(seat) {
            return Err(No::revealed(say::NoNotYoursToTakeBack));
        }
        if to < self.copied {
            return Err(No::revealed(say::NoCopied));
        }
        Ok(to)
    }

    /// A seat asks to go back; the new lines of the log.
    pub fn ask_back(&mut self, seat: Seat, to: usize) -> Result<Vec<String>, No> {
        self.write(Entry::Ask(seat, to))
    }

    /// A seat answers the request; the new lines of the log.
    pub fn answer(&mut self, seat: Seat, yes: bool) -> Result<Vec<String>, No> {
        self.write(Entry::Answer(seat, yes))
    }

    /// Everybody agreed: only the first `to` steps stand; the new lines of the log.
    pub fn take_back(&mut self, seat: Seat, to: usize) -> Result<Vec<String>, No> {
        self.write(Entry::Takeback(seat, to))
    }

    /// From which step on, counted from 1, the dice are those of which round.
    pub fn rounds(&self) -> &[(u64, u32)] {
        self.dice.since()
    }

    fn write(&mut self, entry: Entry<'_>) -> Result<Vec<String>, No> {
        let line = entry.to_string();
        self.take(&line)?;
        Ok(self.with_chance(vec![line]))
    }

    /// May a seat take back its last action?
    pub fn may_undo(&self, seat: Seat) -> Result<(), No> {
        self.check_not_frozen()?;
        if self.is_over() {
            return Err(No::revealed(say::NoGameOver));
        }
        if self.game.n_steps() <= self.copied {
            return Err(No::revealed(say::NoCopied));
        }
        self.game.may_undo(seat)
    }

    fn check_not_frozen(&self) -> Result<(), No> {
        self.frozen().map_or(Ok(()), |why| Err(No::Revealed(Why::text(why))))
    }

    /// Lets chance decide as long as it is asked; the new lines of the log.
    pub fn roll(&mut self) -> Vec<String> {
        self.with_chance(Vec::new())
    }

    fn with_chance(&mut self, mut lines: Vec<String>) -> Vec<String> {
        while self.game.actor() == Actor::Chance {
            let line = self.dice.roll(self.game.as_mut());
            self.has_stepped(&line);
            lines.push(line);
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

/// Why not, for the one who tried, in English.
pub fn refusal(no: No) -> Refusal {
    refusal_to(&no, People { names: &[], language: Language::English })
}

/// Why not, for the one who tried, in their language and with the names of those at the table.
pub fn refusal_to(no: &No, people: People<'_>) -> Refusal {
    let why = narrate::why_not(no, people);
    match no {
        No::Unreadable(_) => Refusal::new(Code::Malformed, why),
        No::Illegal { rule, .. } => Refusal { rule: Some((*rule).to_owned()), ..Refusal::new(Code::Illegal, why) },
        No::NotAsked(_) => Refusal::new(Code::NotYourTurn, sentence(say::NoNotYourDecision.say(people.language))),
        No::Revealed(_) => Refusal::new(Code::CannotUndo, why),
    }
}

/// Why not, for the one who would not be asked.
pub fn bad_topic(why: BadTopic, language: Language) -> Refusal {
    Refusal::new(Code::BadTopic, sentence(why.say(language)))
}
