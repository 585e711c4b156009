//! Help with reading the table: what happened meanwhile, what can be done, how it may turn out, how the table lies. All of it
//! is made of what the asker sees, and changes nothing.

use kernel::Seat;
use protocol::ToClient;
use serde_json::Value;
use table::advice::{self, Asking};
use table::check_id;

use super::audience::OnlookerId;
use super::task::Task;
use crate::error::Error;

impl Task {
    /// Says what has happened since a seat last decided.
    pub(super) fn tell_since(&mut self, onlooker: OnlookerId, id: String, seat: Seat) {
        let answer = self.asking(onlooker, &id, seat).map(|asking| asking.since(id.clone()));
        self.answer_reader(onlooker, id, answer);
    }

    /// Says what kinds of thing a seat can do now.
    pub(super) fn tell_choices(&mut self, onlooker: OnlookerId, id: String, seat: Seat, version: u64) {
        let choices = |asking: Asking<'_>| Ok(asking.choices(id.clone(), version)?);
        let answer = self.asking(onlooker, &id, seat).and_then(choices);
        self.answer_reader(onlooker, id, answer);
    }

    /// Says how an action may turn out. Many worlds are tried: meanwhile other tables go on elsewhere.
    pub(super) fn tell_odds(&mut self, onlooker: OnlookerId, id: String, (seat, version): (Seat, u64), action: &Value) {
        let odds = |asking: Asking<'_>| Ok(tokio::task::block_in_place(|| asking.odds(id.clone(), version, action))?);
        let answer = self.asking(onlooker, &id, seat).and_then(odds);
        self.answer_reader(onlooker, id, answer);
    }

    /// Tells how the table lies through the eyes of a seat of the asker's, or as everybody sees it.
    pub(super) fn tell_scene(&mut self, onlooker: OnlookerId, id: String, seat: Option<Seat>) {
        let answer = self.scene_for(onlooker, &id, seat);
        self.answer_reader(onlooker, id, answer);
    }

    fn scene_for(&self, onlooker: OnlookerId, id: &str, seat: Option<Seat>) -> Result<ToClient, Error> {
        match seat {
            Some(seat) => _ = self.check_author(onlooker, id, seat)?,
            None => check_id(id)?,
        }
        let language = self.audience.language(onlooker);
        Ok(advice::scene(&self.table, self.play.as_ref(), seat, id.to_owned(), language)?)
    }

    /// Somebody who sits there asks about the game that runs.
    pub(super) fn asking(&self, onlooker: OnlookerId, id: &str, seat: Seat) -> Result<Asking<'_>, Error> {
        self.check_author(onlooker, id, seat)?;
        let (play, language) = (self.running()?, self.audience.language(onlooker));
        Ok(Asking { table: &self.table, play, seat, language })
    }

    fn answer_reader(&mut self, onlooker: OnlookerId, id: String, answer: Result<ToClient, Error>) {
        let answer = answer.unwrap_or_else(|refusal| self.refused(onlooker, id, &refusal));
        self.audience.tell(onlooker, &answer);
    }
}
