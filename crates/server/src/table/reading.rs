//! Help with reading the table: what happened meanwhile, what can be done, how it may turn out. All of it is made of
//! what the asker sees, and changes nothing.

use kernel::{Seat, Viewer};
use narrate::People;
use protocol::{Code, ToClient};
use serde_json::Value;

use super::audience::OnlookerId;
use super::info::names;
use super::play::Play;
use super::task::Task;
use crate::say;

use crate::error::Error;

impl Task {
    /// Says what has happened since a seat last decided.
    pub(super) fn tell_since(&mut self, onlooker: OnlookerId, id: String, seat: Seat) {
        let answer = self.since(onlooker, &id, seat);
        self.answer_reader(onlooker, id, answer);
    }

    /// Says what kinds of thing a seat can do now.
    pub(super) fn tell_choices(&mut self, onlooker: OnlookerId, id: String, seat: Seat, version: u64) {
        let answer = self.choices(onlooker, &id, seat, version);
        self.answer_reader(onlooker, id, answer);
    }

    /// Says how an action may turn out.
    pub(super) fn tell_odds(&mut self, onlooker: OnlookerId, id: String, at: (Seat, u64), action: &Value) {
        let answer = self.odds(onlooker, &id, at, action);
        self.answer_reader(onlooker, id, answer);
    }

    fn since(&self, onlooker: OnlookerId, id: &str, seat: Seat) -> Result<ToClient, Error> {
        self.check_author(onlooker, id, seat)?;
        let language = self.audience.language(onlooker);
        let people = People { names: &names(&self.table, language), language };
        let words = narrate::since(self.running()?.game(), seat, Viewer::seat(seat), people);
        Ok(ToClient::Since { id: id.to_owned(), words })
    }

    fn choices(&self, onlooker: OnlookerId, id: &str, seat: Seat, version: u64) -> Result<ToClient, Error> {
        self.check_author(onlooker, id, seat)?;
        let language = self.audience.language(onlooker);
        let people = People { names: &names(&self.table, language), language };
        let narrate::Choices { can, cannot } = narrate::choices(self.asked_at(seat, version)?.game(), seat, people);
        Ok(ToClient::Choices { id: id.to_owned(), can, cannot })
    }

    fn odds(
        &self,
        onlooker: OnlookerId,
        id: &str,
        (seat, version): (Seat, u64),
        action: &Value,
    ) -> Result<ToClient, Error> {
        self.check_author(onlooker, id, seat)?;
        let game = self.asked_at(seat, version)?.game();
        self.why_not(seat, action)?;
        // Many worlds are tried: meanwhile other tables go on elsewhere.
        let language = self.audience.language(onlooker);
        let found = tokio::task::block_in_place(|| narrate::odds(game, seat, action, language));
        let odds = found.ok_or_else(|| Error::new(Code::Malformed, say::NoOdds))?;
        Ok(ToClient::Odds { id: id.to_owned(), about: odds.about, odds: odds.told(language) })
    }

    /// The game, when it still is as the asker saw it and waits for this seat.
    fn asked_at(&self, seat: Seat, version: u64) -> Result<&Play, Error> {
        let play = self.running()?;
        if version != play.version() {
            return Err(Error::new(Code::Stale, say::NoLongerSo));
        }
        if !play.asked().has(seat) {
            return Err(Error::new(Code::NotYourTurn, say::NoNotYourDecision));
        }
        Ok(play)
    }

    fn answer_reader(&mut self, onlooker: OnlookerId, id: String, answer: Result<ToClient, Error>) {
        let answer = answer.unwrap_or_else(|refusal| self.refused(onlooker, id, &refusal));
        self.audience.tell(onlooker, &answer);
    }
}
