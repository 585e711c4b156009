//! Help with reading the table: what a master would do and why somebody did something, what happened meanwhile, what can be
//! done, how it may turn out, and how the table lies, in words. All of it is made of what the asker sees, and changes
//! nothing; a hint is a line of the log before it is told, and that is up to whoever keeps the log.

use bots::Weighed;
use kernel::{Seat, Viewer};
use narrate::People;
use protocol::{Code, ToClient};
use serde_json::Value;
use words::{Language, Message};

use crate::info::names_at;
use crate::play::Play;
use crate::telling::reader;
use crate::{Error, StoredTable, say};

/// A search of fewer lines says nothing about what is better.
const FEWEST_TRIES: u64 = 100;
/// By so much of all that was tried one thing is clearly better than the next, or no better to speak of.
const CLEARLY: f64 = 0.3;
const HARDLY: f64 = 0.08;

/// A game that runs, and who asks about it in which language.
#[derive(Clone, Copy)]
pub struct Asking<'t> {
    pub table: &'t StoredTable,
    pub play: &'t Play,
    pub seat: Seat,
    pub language: Language,
}

impl Asking<'_> {
    /// What happened since the seat last decided.
    pub fn since(self, id: String) -> ToClient {
        let names = names_at(self.table, self.language);
        let words = narrate::since(self.play.game(), self.seat, Viewer::seat(self.seat), self.people(&names));
        ToClient::Since { id, words }
    }

    /// What kinds of thing the seat can do.
    pub fn choices(self, id: String, version: u64) -> Result<ToClient, Error> {
        self.check_asked_at(version)?;
        let names = names_at(self.table, self.language);
        let narrate::Choices { can, cannot } = narrate::choices(self.play.game(), self.seat, self.people(&names));
        Ok(ToClient::Choices { id, can, cannot })
    }

    /// How an action may turn out. Many worlds are tried, which takes its time.
    pub fn odds(self, id: String, version: u64, action: &Value) -> Result<ToClient, Error> {
        self.check_asked_at(version)?;
        crate::why_not(self.play, self.seat, action)?;
        let found = narrate::odds(self.play.game(), self.seat, action, self.language);
        let odds = found.ok_or_else(|| Error::new(Code::Malformed, say::NoOdds))?;
        Ok(ToClient::Odds { id, about: odds.about, odds: odds.told(self.language) })
    }

    /// May a hint be thought of now?
    pub fn check_hint(self, version: u64, room: impl Fn(usize) -> usize) -> Result<(), Error> {
        if !self.table.hints {
            return Err(Error::new(Code::NoHints, say::NoHints));
        }
        self.check_asked_at(version)?;
        crate::check_spare(self.play, room)
    }

    /// What a master would do, with its words and its reason.
    pub fn hint(self, id: String, (action, weighed): (Value, Option<&Weighed>)) -> ToClient {
        let (game, seat, language) = (self.play.game(), self.seat, self.language);
        let names = names_at(self.table, language);
        let people = self.people(&names);
        let offers = narrate::offers(game, seat, people);
        let words_of = |action: &Value| offers.iter().find(|offer| offer.action == *action).map(|offer| &offer.words);
        let prospects = |action: &Value| narrate::prospects(game, seat, action, language);
        let reason_of = |action: &Value| {
            narrate::why_do(game, seat, action, people).or_else(|| prospects(action).map(narrate::sentence))
        };
        let found = Found::of(action, weighed).explained(|action| words_of(action).is_some(), reason_of);
        let words = words_of(&found.action).cloned().unwrap_or_default();
        let second = found.second.as_ref().and_then(|second| Some((second, words_of(second)?.clone())));
        let (reason, weighed) = match (found.reason, second) {
            (Some(reason), Some((_, second))) => (reason, found.ahead.map(|ahead| compared(ahead, second, language))),
            (Some(reason), None) => (reason, None),
            (None, second) => {
                (nothing_better(second.map(|(action, words)| (words, prospects(action))), language), None)
            }
        };
        ToClient::Hint { id, action: found.action, words, reason: Some(reason), weighed }
    }

    /// Does the game still stand as the asker saw it, and wait for this seat?
    fn check_asked_at(self, version: u64) -> Result<(), Error> {
        if version != self.play.version() {
            return Err(Error::new(Code::Stale, say::NoLongerSo));
        }
        if !self.play.asked().has(self.seat) {
            return Err(Error::new(Code::NotYourTurn, say::NoNotYourDecision));
        }
        Ok(())
    }

    fn people(self, names: &[String]) -> People<'_> {
        People { names, language: self.language }
    }
}

/// What a search came to: what to do, what comes after it, and by how much of all that was tried it is ahead, where enough
/// was tried to say so.
struct Found {
    action: Value,
    reason: Option<String>,
    second: Option<Value>,
    ahead: Option<f64>,
}

impl Found {
    fn of(action: Value, weighed: Option<&Weighed>) -> Self {
        let next = weighed.and_then(|weighed| Some((weighed, weighed.second.as_ref()?)));
        let ahead = next
            .filter(|(weighed, _)| weighed.tries >= FEWEST_TRIES)
            .map(|(weighed, (_, share))| weighed.share - share);
        Self { action, reason: None, second: next.map(|(_, (second, _))| second.clone()), ahead }
    }

    /// Finds the reason. Of two things that are as good as each other the one is advised that has one: nobody is told to
    /// leave a turn unused who might as well do something with it.
    fn explained(mut self, is_offered: impl Fn(&Value) -> bool, reason: impl Fn(&Value) -> Option<String>) -> Self {
        self.reason = reason(&self.action);
        if self.reason.is_some() || self.ahead.is_some_and(|ahead| ahead >= HARDLY) {
            return self;
        }
        let Some(second) = self.second.take_if(|second| is_offered(second)) else { return self };
        match reason(&second) {
            Some(reason) => Self { action: second, reason: Some(reason), second: Some(self.action), ahead: self.ahead },
            None => Self { second: Some(second), ..self },
        }
    }
}

/// Why something is advised that gains nothing: what else there was, and what might come of that.
fn nothing_better(second: Option<(String, Option<String>)>, language: Language) -> String {
    match second {
        Some((second, Some(prospects))) => say::HintRisk { second, prospects }.say(language),
        Some((second, None)) => say::HintNext { second }.say(language),
        None => say::HintNothing.say(language),
    }
}

/// How much better the advice is than the next best thing, in words; `ahead` is by how much of all that was tried.
fn compared(ahead: f64, second: String, language: Language) -> String {
    match ahead {
        _ if ahead >= CLEARLY => say::HintClear { second }.say(language),
        _ if ahead >= HARDLY => say::HintBetter { second }.say(language),
        _ => say::HintClose { second }.say(language),
    }
}

/// The position through the eyes of a seat, or as everybody sees it.
pub fn scene(
    table: &StoredTable,
    play: Option<&Play>,
    seat: Option<Seat>,
    id: String,
    language: Language,
) -> Result<ToClient, Error> {
    let play = play.ok_or_else(|| Error::new(Code::WrongPhase, say::NoBeginYet))?;
    let asked = seat.filter(|seat| play.asked().has(*seat));
    let viewer = seat.map_or(Viewer::PUBLIC, Viewer::seat);
    let people = People { names: &names_at(table, language), language };
    let scene = narrate::scene(play.game(), viewer, asked, people);
    Ok(ToClient::Scene { id, version: play.version(), scene })
}

/// Why a step, counted from 1, was taken, as far as somebody in these seats can see that.
pub fn reason(
    table: &StoredTable,
    play: Option<&Play>,
    seats: &[Seat],
    (id, step): (String, u64),
    language: Language,
) -> Result<ToClient, Error> {
    let viewer = reader(table, seats);
    let step = usize::try_from(step).ok().and_then(|step| step.checked_sub(1));
    let known = play.zip(step).filter(|(play, step)| *step < play.game().n_steps());
    let (play, step) = known.ok_or_else(|| Error::new(Code::Malformed, say::NoStep))?;
    let people = People { names: &names_at(table, language), language };
    Ok(ToClient::Reason { id, reason: narrate::why_done(play.game(), step, viewer, people) })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn how_much_better_advice_is_takes_no_numbers_to_tell() {
        let said = |ahead| compared(ahead, "draw cards".to_owned(), Language::English);
        assert_eq!(said(0.6), "By far the best move. After it comes: draw cards.");
        assert_eq!(said(0.2), "A little better than: draw cards.");
        assert_eq!(said(0.01), "A close call. Nearly as good: draw cards.");
    }

    /// A search that tried so many lines, found to end the turn by this share, and to move by that.
    fn searched(tries: u64, share: f64, next: f64) -> Found {
        let weighed = Weighed { tries, share, second: Some((json!("move"), next)) };
        Found::of(json!("end"), Some(&weighed))
    }

    #[test]
    fn nobody_is_told_to_leave_a_turn_unused_who_might_as_well_do_something() {
        let reason = |action: &Value| (action == "move").then(|| "That reaches the spring.".to_owned());
        let advised = |found: Found| {
            let found = found.explained(|_| true, reason);
            (found.action, found.reason.is_some(), found.second)
        };
        let moves = (json!("move"), true, Some(json!("end")));
        let ends = (json!("end"), false, Some(json!("move")));
        assert_eq!(advised(searched(1000, 0.51, 0.49)), moves, "as good as each other");
        assert_eq!(advised(searched(20, 0.9, 0.1)), moves, "too few lines to know");
        assert_eq!(advised(searched(1000, 0.8, 0.2)), ends, "clearly better");
        let gone = searched(20, 0.9, 0.1).explained(|_| false, reason);
        assert_eq!((gone.action, gone.reason), (json!("end"), None), "what is not offered is not advised");
    }

    #[test]
    fn advice_that_gains_nothing_says_what_else_there_was() {
        let said = |second| nothing_better(second, Language::English);
        assert_eq!(said(None), "Nothing else you can do now looked better.");
        let moves = || "Move to c2".to_owned();
        assert_eq!(said(Some((moves(), None))), "Nothing else looked better. Next best: Move to c2.");
        let told = said(Some((moves(), Some("a trap lies there: 40 %".to_owned()))));
        let wanted = "The next best is “Move to c2”; it may turn out like this: a trap lies there: 40 %.";
        assert_eq!(told, format!("Nothing else looked better. {wanted}"));
    }
}
