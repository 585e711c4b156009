//! The line to a table: what those who look at it say and hear. Here they are one person, in as many chairs as they like and in
//! as many tabs.

use kernel::Seat;
use protocol::{Bot, Code, FromClient, Phase, Room, ToClient};
use serde_json::Value;
use serde_json::value::RawValue;
use table::advice::{self, Asking};
use table::{Change, Error, Presence, Wish, Wished, check_id, lines_by, names_at, telling};
use words::Language;

use crate::asked::{Answer, Told, Write};
use crate::kept::{KeptLine, KeptTable};
use crate::pocket::{Missing, Pocket};
use crate::say;

/// So many lines of a log may be no steps, and so many more for each step that has stood.
const SPARE_LINES: (usize, usize) = (1000, 4);

/// Somebody who looks at a table.
pub(crate) struct Onlooker {
    pub table: String,
    pub language: Language,
}

/// How many lines there may be that are no steps.
pub(crate) fn room(most_steps: usize) -> usize {
    SPARE_LINES.0 + SPARE_LINES.1 * most_steps
}

impl Pocket {
    /// Somebody looks at a table: they are told all they do not know since a version.
    pub(crate) fn look(&mut self, socket: u32, table: String, since: u64, language: Language) -> Answer {
        if let Err(missing) = self.awake(&table) {
            return match missing {
                Missing::Table => bye(socket, &Error::new(Code::UnknownTable, say::NoTable), language),
                Missing::Log(_) | Missing::No(_) => missing.answer(language),
            };
        }
        let (head, awake) = (&self.heads[&table], &self.awake[&table]);
        let mine: Vec<Seat> = head.table.seats_of(&self.me);
        let shown = telling::table(&head.table, &self.presence(), &mine, Some(&self.me));
        let game = telling::game(since, &awake.play, &head.table, &mine, language);
        let chat = ToClient::Chat { room: Room::Players, said: Vec::new(), fresh: true };
        let told = vec![message(socket, &shown), raw(socket, game), message(socket, &chat)];
        let id = table.clone();
        self.onlookers.insert(socket, Onlooker { table, language });
        let version = self.awake[&id].play.version();
        if let Some(awake) = self.awake.get_mut(&id) {
            awake.told = awake.told.max(version);
        }
        Answer { told, thinks: self.thinks(&id), ..Answer::default() }
    }

    /// Everybody who plays here is here.
    pub(crate) fn presence(&self) -> Presence {
        Presence { users: [self.me.id.clone()].into(), spectators: 0 }
    }

    /// Hears what somebody says at a table, and answers.
    pub(crate) fn hear(&mut self, socket: u32, text: &str, now_ms: i64) -> Answer {
        let Some(Onlooker { table, language }) = self.onlookers.get(&socket) else { return Answer::default() };
        let (table, language) = (table.clone(), *language);
        let said = match serde_json::from_str::<FromClient>(text) {
            Ok(said) => said,
            Err(error) => {
                let refusal = Error::new(Code::Malformed, say::NoRequestRead { error }).told(language);
                return one(message(socket, &ToClient::Refused { id: None, refusal }));
            }
        };
        if matches!(said, FromClient::Ping) {
            return one(message(socket, &ToClient::Pong));
        }
        if matches!(said, FromClient::Looking { .. }) {
            return Answer::default();
        }
        let id = id_of(&said);
        let heard = match Wished::of(said) {
            Ok(wished) => self.change(socket, &table, wished, now_ms),
            Err(said) => self.tell(socket, &table, said, language),
        };
        match heard {
            Ok(answer) => answer,
            Err(Missing::Log(table)) => Missing::Log(table).answer(language),
            Err(Missing::Table) => bye(socket, &Error::new(Code::UnknownTable, say::NoTable), language),
            Err(Missing::No(error)) => {
                let names = self.heads.get(&table).map(|head| names_at(&head.table, language)).unwrap_or_default();
                let refusal = error.told_of(narrate_people(&names, language));
                one(message(socket, &ToClient::Refused { id, refusal }))
            }
        }
    }

    /// Changes the game, when it may be changed so.
    fn change(&mut self, socket: u32, table: &str, wished: Wished, now_ms: i64) -> Result<Answer, Missing> {
        let Wished { id, seat, wish } = wished;
        self.check_author(table, &id, seat)?;
        let me = self.me.id.clone();
        let (head, awake) = self.awake(table)?;
        if let Some(version) = awake.repeats.done(&me, &id) {
            return Ok(one(message(socket, &ToClient::Done { id, version })));
        }
        table::running(Some(&awake.play))?;
        wish.check(&awake.play, room)?;
        let (change, topic) = (wish.change(), wish.topic().map(|(topic, on)| (topic.to_owned(), on)));
        let is_act = matches!(wish, Wish::Act(..));
        let lines = wish.carry_out(&mut awake.play, &head.table, seat)?;
        if let Some((topic, on)) = topic {
            head.hushed.retain(|entry| *entry != (seat, topic.clone()));
            if on {
                head.hushed.push((seat, topic));
            }
        }
        if !is_act {
            awake.remembered = None;
        }
        let version = awake.play.version();
        awake.repeats.remember(&me, &id, version);
        let given_up = self.give_up_thinking(table);
        let mut answer = self.commit(table, lines, (Some((me, id.clone())), None), change, now_ms);
        answer.told.insert(0, message(socket, &ToClient::Done { id, version }));
        answer.told.extend(given_up);
        Ok(answer)
    }

    /// What is to be written and told when the game has taken these lines.
    pub(crate) fn commit(
        &mut self,
        id: &str,
        lines: Vec<String>,
        (by, bot): (Option<(String, String)>, Option<Bot>),
        change: Change,
        now_ms: i64,
    ) -> Answer {
        let (Some(head), Some(awake)) = (self.heads.get_mut(id), self.awake.get_mut(id)) else {
            return Answer::default();
        };
        let (phase, since) = (head.table.phase, awake.told);
        // A clock that was set back brings no order into disorder: times go on from the latest.
        let at_ms = now_ms.max(head.table.touched_ms);
        table::progress(&mut head.table, &awake.play, change, at_ms, 0);
        let after = awake.play.version() - lines.len() as u64;
        let lines: Vec<KeptLine> = lines_by(lines, by, bot).into_iter().map(|line| KeptLine::of(line, at_ms)).collect();
        awake.lines.extend(lines.iter().cloned());
        awake.told = awake.play.version();
        let mut writes = vec![Write::Table { table: Box::new(KeptTable::of(head)) }];
        if !lines.is_empty() {
            writes.push(Write::Lines { table: id.to_owned(), after, lines });
        }
        let ends_now = head.table.phase != phase;
        let mut told = self.tell_news(id, since);
        if ends_now {
            told.extend(self.tell_table(id));
        }
        Answer { writes, told, thinks: self.thinks(id), ..Answer::default() }
    }

    /// What everybody at a table hears of its game since a version.
    pub(crate) fn tell_news(&self, id: &str, since: u64) -> Vec<Told> {
        let (Some(head), Some(awake)) = (self.heads.get(id), self.awake.get(id)) else { return Vec::new() };
        let mine = head.table.seats_of(&self.me);
        let news = |language| telling::game(since, &awake.play, &head.table, &mine, language);
        self.at(id).map(|(socket, language)| raw(socket, news(language))).collect()
    }

    /// What everybody at a table hears of the table.
    pub(crate) fn tell_table(&self, id: &str) -> Vec<Told> {
        let Some(head) = self.heads.get(id) else { return Vec::new() };
        let mine = head.table.seats_of(&self.me);
        let shown = telling::table(&head.table, &self.presence(), &mine, Some(&self.me));
        self.at(id).map(|(socket, _)| message(socket, &shown)).collect()
    }

    /// Those who look at a table.
    pub(crate) fn at(&self, id: &str) -> impl Iterator<Item = (u32, Language)> {
        self.onlookers
            .iter()
            .filter(move |(_, onlooker)| onlooker.table == id)
            .map(|(socket, onlooker)| (*socket, onlooker.language))
    }

    /// Answers what changes nothing.
    fn tell(&mut self, socket: u32, table: &str, said: FromClient, language: Language) -> Result<Answer, Missing> {
        if let FromClient::Hint { id, seat, version } = said {
            return self.begin_hint(socket, table, (id, seat, version), language);
        }
        self.awake(table)?;
        let (head, awake) = (&self.heads[table], &self.awake[table]);
        let play = Some(&awake.play);
        let asking = |id: &str, seat: Seat| -> Result<Asking<'_>, Missing> {
            self.check_author(table, id, seat)?;
            Ok(Asking { table: &head.table, play: table::running(play)?, seat, language })
        };
        let answer = match said {
            FromClient::Why { id, seat, action } => {
                let asking = asking(&id, seat)?;
                why(&asking, &action)?;
                ToClient::Legal { id }
            }
            FromClient::Since { id, seat } => asking(&id, seat)?.since(id),
            FromClient::Choices { id, seat, version } => asking(&id, seat)?.choices(id, version)?,
            FromClient::Odds { id, seat, version, action } => asking(&id, seat)?.odds(id, version, &action)?,
            FromClient::Scene { id, seat } => {
                match seat {
                    Some(seat) => self.check_author(table, &id, seat)?,
                    None => check_id(&id)?,
                }
                advice::scene(&head.table, play, seat, id, language)?
            }
            FromClient::Reason { id, step } => {
                let mine = head.table.seats_of(&self.me);
                advice::reason(&head.table, play, &mine, (id, step), language)?
            }
            FromClient::Chat { .. } => return Err(Error::new(Code::Unavailable, say::NoServerHere).into()),
            FromClient::Act { .. }
            | FromClient::Undo { .. }
            | FromClient::Redo { .. }
            | FromClient::Takeback { .. }
            | FromClient::Consent { .. }
            | FromClient::Hush { .. }
            | FromClient::Hint { .. }
            | FromClient::Looking { .. }
            | FromClient::Ping => return Ok(Answer::default()),
        };
        Ok(one(message(socket, &answer)))
    }

    /// Is the seat one of those who play here?
    pub(crate) fn check_author(&self, table: &str, id: &str, seat: Seat) -> Result<(), Error> {
        check_id(id)?;
        let is_mine = self.heads.get(table).is_some_and(|head| head.table.people().has(seat));
        if is_mine { Ok(()) } else { Err(Error::new(Code::NotYourSeat, say::NoSeatOfYours)) }
    }

    /// Is the game of a table over?
    pub(crate) fn is_over(&self, id: &str) -> bool {
        self.heads.get(id).is_some_and(|head| head.table.phase == Phase::Finished)
    }
}

fn why(asking: &Asking<'_>, action: &Value) -> Result<(), Error> {
    table::why_not(asking.play, asking.seat, action)
}

fn narrate_people(names: &[String], language: Language) -> narrate::People<'_> {
    narrate::People { names, language }
}

/// The id of a message that gets an answer.
fn id_of(said: &FromClient) -> Option<String> {
    match said {
        FromClient::Act { id, .. }
        | FromClient::Why { id, .. }
        | FromClient::Undo { id, .. }
        | FromClient::Redo { id, .. }
        | FromClient::Takeback { id, .. }
        | FromClient::Consent { id, .. }
        | FromClient::Hush { id, .. }
        | FromClient::Chat { id, .. }
        | FromClient::Hint { id, .. }
        | FromClient::Reason { id, .. }
        | FromClient::Scene { id, .. }
        | FromClient::Since { id, .. }
        | FromClient::Choices { id, .. }
        | FromClient::Odds { id, .. } => Some(id.clone()),
        FromClient::Looking { .. } | FromClient::Ping => None,
    }
}

pub(crate) fn one(told: Told) -> Answer {
    Answer { told: vec![told], ..Answer::default() }
}

pub(crate) fn message(socket: u32, message: &ToClient) -> Told {
    raw(socket, serde_json::to_string(message).expect("messages are plain data"))
}

fn raw(socket: u32, text: String) -> Told {
    Told { socket, message: RawValue::from_string(text).expect("messages are JSON") }
}

fn bye(socket: u32, error: &Error, language: Language) -> Answer {
    one(message(socket, &ToClient::Bye { refusal: error.told(language) }))
}
