//! The game on a table with its log and its dice. The log's length is the table's version; what its lines may be is in
//! `entry.rs`, what the dice do after a takeback in `rounds.rs`.
//!
//! Whoever has hushed all that a question is about is not asked it: the game declines for them at once. Only after an
//! undo they are, for taking back what was declined shows that they wish to look again.

use catalog::{GameId, Hushed, Match, No, Why};
use kernel::{Actor, Seat, SeatSet};
use protocol::{Bot, Code, Dice};
use serde_json::Value;
use words::{Language, Message};

use crate::entry::Entry;
use crate::rounds::Rounds;
use crate::{Error, Line, StoredTable, say};

/// So many declines in a row at most; then the seat is asked after all, so that no game keeps the server busy forever.
const MOST_DECLINES: usize = 256;

/// A game that has begun.
pub struct Play {
    game: Box<dyn Match>,
    dice: Rounds,
    /// How many steps stand at each version, from version 0 on.
    n_steps_at: Vec<usize>,
    /// What its players do not want to be asked about.
    hushed: Hushed,
    /// The steps that a bot decided in the place of the person in a seat, in order.
    sat_in: Vec<(usize, Seat, Bot)>,
    /// What was just taken back freely, the last one last.
    undone: Vec<String>,
    /// A takeback that waits for answers.
    request: Option<Request>,
    /// How often each seat was shown what a master would do.
    hints: [u32; Seat::MAX],
    /// The most steps that ever stood.
    most_steps: usize,
    /// So many steps were taken in the game that this one goes on from.
    copied: usize,
    /// Why it stands still, in a sentence: its log goes on, but not by the rules of this server.
    frozen: Option<Why>,
}

/// A takeback that is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    pub seat: Seat,
    /// How many steps would stay.
    pub to: usize,
    /// Who has agreed.
    pub agreed: SeatSet,
}

impl Play {
    pub fn new(table: &StoredTable) -> Result<Play, Error> {
        let game = catalog::open(table.game, &table.setup).map_err(|error| broken(0, &error.to_string()))?;
        let entropies = table.seats.iter().map(|seat| seat.entropy.as_deref().unwrap_or_default());
        Ok(Play::with(game, Dice::new(&table.secret, entropies)))
    }

    /// Any game, before its first step.
    pub(crate) fn with(game: Box<dyn Match>, dice: Dice) -> Play {
        let (dice, hushed) = (Rounds::new(dice), Hushed::default());
        let (undone, request, hints, sat_in) = (Vec::new(), None, [0; Seat::MAX], Vec::new());
        let (n_steps_at, most_steps, copied, frozen) = (vec![0], 0, 0, None);
        Play { game, dice, n_steps_at, hushed, sat_in, undone, request, hints, most_steps, copied, frozen }
    }

    /// As the log has it. Where a line does not fit the rules of this server any more, the game stands still before it.
    pub fn replay(table: &StoredTable, lines: &[Line]) -> Result<Play, Error> {
        let mut play = Play::new(table)?;
        for line in lines {
            if let Err(no) = play.read(line, table.people()) {
                play.freeze(table, &no);
                break;
            }
        }
        Ok(play)
    }

    /// Takes a line of the log as it was written; in the seats of `people` a bot has sat in.
    pub fn read(&mut self, line: &Line, people: SeatSet) -> Result<(), No> {
        let seat = line.text.split_once(':').and_then(|(seat, _)| seat.parse().ok());
        if let (Some(seat), Some(bot)) = (seat.filter(|seat| people.has(*seat)), line.bot) {
            self.sits_in(self.game.n_steps(), seat, bot);
        }
        self.take(&line.text)
    }

    /// It cannot go on: what is on disk stays as it is, for a server that knows its rules.
    fn freeze(&mut self, table: &StoredTable, no: &No) {
        let (line, steps) = (self.version() + 1, self.game.n_steps());
        tracing::warn!(table = table.id, line, %no, "the log of the table does not fit the rules; it stands still");
        self.request = None;
        self.undone.clear();
        self.frozen = Some(Why::new(StandsStill { steps, no: no.clone(), game: table.game, rules: table.rules }));
    }

    /// Why nothing can be done here any more.
    pub fn frozen(&self) -> Option<&Why> {
        self.frozen.as_ref()
    }

    /// Refuses when nothing can be done here any more.
    pub fn check_going(&self) -> Result<(), Error> {
        self.frozen().map_or(Ok(()), |why| Err(Error::new(Code::Frozen, why.clone())))
    }

    /// The same game, with what its players have hushed.
    pub fn with_hushed(self, hushed: Hushed) -> Play {
        Play { hushed, ..self }
    }

    /// Takes a line of the log.
    pub(crate) fn take(&mut self, line: &str) -> Result<(), No> {
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
                self.dice.back_to(self.game.n_steps());
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
            Entry::Hint(seat) => self.hints[seat.index()] += 1,
            Entry::Copied => self.copied = self.game.n_steps(),
        }
        self.note_version();
        Ok(())
    }

    /// The log is one line longer.
    fn note_version(&mut self) {
        let n_steps = self.game.n_steps();
        self.n_steps_at.push(n_steps);
        self.most_steps = self.most_steps.max(n_steps);
    }

    /// How many lines of the log are no steps that stand, and for how many there is room: some from the beginning, and more
    /// for each step that has stood. Whatever can be done without bringing the game on has to fit in there.
    pub fn spare_lines(&self) -> (usize, usize) {
        let spare = (self.n_steps_at.len() - 1).saturating_sub(self.game.n_steps());
        (spare, self.most_steps)
    }

    /// What was taken back nobody decided.
    fn forget_sat_in(&mut self) {
        let n_steps = self.game.n_steps();
        // They are in order, so that only those are looked at that go.
        while self.sat_in.pop_if(|(step, ..)| *step >= n_steps).is_some() {}
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
        self.n_steps_at.len() as u64 - 1
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

    /// Did it go on from a moment of another game?
    pub fn is_copy(&self) -> bool {
        self.copied > 0
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
        self.note_version();
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
    pub fn hush(&mut self, seat: Seat, topic: &str) -> Result<Vec<String>, Why> {
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
    pub fn unhush(&mut self, seat: Seat, topic: &str) -> Result<(), Why> {
        self.hushed.unhush(seat, topic)
    }

    /// A seat acts, then chance as long as it is asked; the new lines of the log.
    fn step(&mut self, seat: Seat, action: &Value) -> Result<Vec<String>, No> {
        let line = self.game.act(seat, action)?;
        self.has_stepped(&line);
        self.note_version();
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

    /// How often a seat was shown what a master would do.
    pub fn n_hints(&self, seat: Seat) -> u32 {
        self.hints[seat.index()]
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
        self.frozen().map_or(Ok(()), |why| Err(No::Revealed(why.clone())))
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
            self.note_version();
        }
        lines
    }

    /// How many of the steps that stood at `version` still stand. From a version that never was: none.
    pub fn kept_since(&self, version: u64) -> usize {
        let since = usize::try_from(version).ok().and_then(|version| self.n_steps_at.get(version..));
        since.and_then(|since| since.iter().min().copied()).unwrap_or(0)
    }
}

/// The game says how to decline and then refuses it: no player's fault, and the table goes on.
fn undeclinable(seat: Seat, no: &No) {
    tracing::error!(%seat, %no, "a reaction cannot be declined; the seat is asked");
}

/// A log that the rules do not accept: nobody's fault at the table, and nothing a player can do.
fn broken(line: u64, why: &str) -> Error {
    tracing::error!(line, why, "the log of the table cannot be replayed");
    Error::new(Code::Unavailable, say::NoTableLoaded)
}

/// Why not, for the one who tried.
pub fn refusal(no: No) -> Error {
    match no {
        No::Unreadable(why) => Error::new(Code::Malformed, why),
        No::Illegal { rule, why } => Error::new(Code::Illegal, why).by_rule(Some(rule)),
        No::NotAsked(_) => Error::new(Code::NotYourTurn, say::NoNotYourDecision),
        No::Revealed(why) => Error::new(Code::CannotUndo, why),
    }
}

/// Where and why a game stands still.
struct StandsStill {
    steps: usize,
    no: No,
    game: GameId,
    rules: i64,
}

impl Message for StandsStill {
    fn write(&self, language: Language, into: &mut String) {
        let (steps, why) = (self.steps, self.no.say(language));
        let (before, game, now) = (self.rules, self.game.title(), self.game.rules());
        say::NoFrozen { steps, why, before, game, now }.write(language, into);
    }
}

/// Why not, for the one who would not be asked.
pub fn bad_topic(why: Why) -> Error {
    Error::new(Code::BadTopic, why)
}
