//! Bots and hints: thoughts that are had a slice at a time, between which the worker hears what people do.

use std::time::Duration;

use bots::{Character, Level, Limit, Memory, Thinking};
use kernel::Seat;
use protocol::{Bot, Code, ToClient};
use table::advice::Asking;
use table::{Change, Error, character, level};
use words::Language;

use crate::asked::{Answer, Thinks, Told};
use crate::pocket::{Missing, Pocket};
use crate::say;
use crate::sitting::{message, one, room};

/// So long there is at least between two decisions of bots, in milliseconds.
const REST_MS: u32 = 600;
/// A slice takes about so long, in milliseconds.
const SLICE_MS: f64 = 8.0;
/// The first slice, before the pace is known, in iterations.
const FIRST: u64 = 16;

/// A page has no learned minds yet: they weigh more than a module. The same holds natively, so that both think alike.
fn by_hand(character: Character) -> Character {
    Character { is_handmade: true, ..character }
}

/// A thought that is being had.
pub(crate) struct Musing {
    version: u64,
    seat: Seat,
    whose: Whose,
    thinking: Box<dyn Thinking>,
}

enum Whose {
    /// A bot's that is to decide.
    Bots(Bot),
    /// Somebody's who wants to be shown what a master would do.
    Hint { socket: u32, id: String, language: Language },
}

impl Pocket {
    /// Whether somebody is to think at a table: bots do while somebody looks at it.
    pub(crate) fn thinks(&self, id: &str) -> Option<Thinks> {
        let awake = self.awake.get(id)?;
        if let Some(musing) = &awake.musing {
            let anew = musing.thinking.iterations() == 0;
            return Some(Thinks { table: id.to_owned(), anew, rest_ms: 0 });
        }
        self.at(id).next()?;
        let (seat, bot) = self.asked_bot(id)?;
        let thinks_ms = match level(bot).limit(None) {
            Some(Limit::Time(time)) => u32::try_from(time.as_millis()).unwrap_or(u32::MAX),
            Some(Limit::Iterations(_)) | None => 0,
        };
        let is_forced = bots::forced(awake.play.game(), seat).is_some();
        let rest_ms = if is_forced { 0 } else { REST_MS.saturating_sub(thinks_ms) };
        Some(Thinks { table: id.to_owned(), anew: true, rest_ms })
    }

    /// Whatever is thought at a table is about yesterday's game. Whoever waits for a hint is told so.
    pub(crate) fn give_up_thinking(&mut self, id: &str) -> Option<Told> {
        match self.awake.get_mut(id)?.musing.take()?.whose {
            Whose::Bots(_) => None,
            Whose::Hint { socket, id, language } => {
                let refusal = Error::new(Code::Stale, say::NoLongerSo).told(language);
                Some(message(socket, &ToClient::Refused { id: Some(id), refusal }))
            }
        }
    }

    /// The bot that is to decide at a table.
    fn asked_bot(&self, id: &str) -> Option<(Seat, Bot)> {
        let (head, awake) = (self.heads.get(id)?, self.awake.get(id)?);
        if awake.play.request().is_some() {
            return None;
        }
        awake.play.asked().iter().find_map(|seat| Some((seat, head.table.seats[seat.index()].bot()?)))
    }

    /// Somebody wants to be shown what a master would do.
    pub(crate) fn begin_hint(
        &mut self,
        socket: u32,
        table: &str,
        (id, seat, version): (String, Seat, u64),
        language: Language,
    ) -> Result<Answer, Missing> {
        self.check_author(table, &id, seat)?;
        let seed = self.number();
        let (head, awake) = self.awake(table)?;
        let asking = Asking { table: &head.table, play: table::running(Some(&awake.play))?, seat, language };
        asking.check_hint(version, room)?;
        if awake.musing.is_some() {
            return Err(Error::new(Code::TooMany, say::NoSecondHint).into());
        }
        let thinking = bots::think(awake.play.game(), seat, by_hand(Level::Master.into()), Memory::default(), seed);
        let whose = Whose::Hint { socket, id, language };
        awake.musing = Some(Musing { version, seat, whose, thinking });
        Ok(Answer { thinks: self.thinks(table), ..Answer::default() })
    }

    /// Another slice of a thought. When it comes to its end, what it led to happens.
    pub(crate) fn think(&mut self, id: &str, elapsed_ms: f64, strong: Option<u64>, now_ms: i64) -> Answer {
        if self.awake(id).is_err() || !self.begin_thought(id) {
            return Answer::default();
        }
        let Some(awake) = self.awake.get_mut(id) else { return Answer::default() };
        let Some(mut musing) = awake.musing.take() else { return Answer::default() };
        let level = match musing.whose {
            Whose::Bots(bot) => level(bot),
            Whose::Hint { .. } => Level::Master,
        };
        let (until, total) = slice(level, musing.thinking.iterations(), elapsed_ms, strong);
        match musing.thinking.muse(until, total) {
            None => {
                awake.musing = Some(musing);
                Answer { thinks: self.thinks(id), ..Answer::default() }
            }
            Some((action, memory)) => match musing.whose {
                Whose::Bots(bot) => self.bot_acts(id, (musing.seat, bot), &action, memory, now_ms),
                Whose::Hint { socket, id: message_id, language } => {
                    let asked = (message_id, musing.seat, musing.version);
                    self.give_hint(socket, id, asked, (&action, &memory), language, now_ms)
                }
            },
        }
    }

    /// Lets the bot begin that is to decide, unless somebody thinks already; whether anybody does.
    fn begin_thought(&mut self, id: &str) -> bool {
        if self.awake.get(id).is_some_and(|awake| awake.musing.is_some()) {
            return true;
        }
        let Some((seat, bot)) = self.asked_bot(id) else { return false };
        let seed = self.number();
        let (Some(head), Some(awake)) = (self.heads.get(id), self.awake.get_mut(id)) else { return false };
        let character = by_hand(character(&head.table, seat, bot));
        let memory = awake.remembered.take().filter(|(of, _)| *of == seat).map(|(_, memory)| memory);
        let thinking = bots::think(awake.play.game(), seat, character, memory.unwrap_or_default(), seed);
        let version = awake.play.version();
        awake.musing = Some(Musing { version, seat, whose: Whose::Bots(bot), thinking });
        true
    }

    /// A bot has decided. Whatever it says, the table is not stuck: a bad thought is replaced by a legal action.
    fn bot_acts(
        &mut self,
        id: &str,
        (seat, bot): (Seat, Bot),
        action: &serde_json::Value,
        memory: Memory,
        now_ms: i64,
    ) -> Answer {
        let Some(awake) = self.awake.get_mut(id) else { return Answer::default() };
        awake.remembered = Some((seat, memory));
        let play = &mut awake.play;
        let lines = play.act(seat, action).or_else(|no| match play.game().legal(seat).into_iter().next() {
            Some((first, _)) => play.act(seat, &first),
            None => Err(no),
        });
        match lines {
            Ok(lines) => self.commit(id, lines, (None, Some(bot)), Change::Decision, now_ms),
            Err(_) => Answer::default(),
        }
    }

    /// A hint is found: it is marked in the log, then told.
    fn give_hint(
        &mut self,
        socket: u32,
        id: &str,
        (message_id, seat, version): (String, Seat, u64),
        (action, memory): (&serde_json::Value, &Memory),
        language: Language,
        now_ms: i64,
    ) -> Answer {
        let found = self.awake(id).and_then(|(head, awake)| {
            if table::running(Some(&awake.play))?.version() != version {
                return Err(Error::new(Code::Stale, say::NoLongerSo).into());
            }
            let asking = Asking { table: &head.table, play: &awake.play, seat, language };
            let hint = asking.hint(message_id.clone(), (action.clone(), memory.weighed()));
            let lines = awake.play.hint(seat).map_err(table::refusal)?;
            Ok((hint, lines))
        });
        match found {
            Ok((hint, lines)) => {
                let mut answer = self.commit(id, lines, (None, None), Change::Seats, now_ms);
                answer.told.push(message(socket, &hint));
                answer
            }
            Err(Missing::No(error)) => {
                let refusal = error.told(language);
                one(message(socket, &ToClient::Refused { id: Some(message_id), refusal }))
            }
            Err(missing) => missing.answer(language),
        }
    }
}

/// Until how many iterations of how many in all a slice goes, at the pace so far.
fn slice(level: Level, done: u64, elapsed_ms: f64, strong: Option<u64>) -> (u64, u64) {
    let pace = if elapsed_ms > 0.0 { done as f64 / elapsed_ms } else { 0.0 };
    let next = if done == 0 || pace <= 0.0 { FIRST } else { ((pace * SLICE_MS) as u64).max(1) };
    let total = match level.limit(strong.map(Limit::Iterations)) {
        Some(Limit::Iterations(total)) => total,
        Some(Limit::Time(time)) => by_clock(time, done, elapsed_ms, pace),
        None => 0,
    };
    (done + next, total)
}

/// How many iterations there will be, by the clock; until the pace is known, as many as one likes.
fn by_clock(time: Duration, done: u64, elapsed_ms: f64, pace: f64) -> u64 {
    let limit_ms = time.as_secs_f64() * 1000.0;
    if done == 0 || pace <= 0.0 {
        return u64::MAX;
    }
    match elapsed_ms >= limit_ms {
        true => done,
        false => done + ((limit_ms - elapsed_ms) * pace).max(1.0) as u64,
    }
}
