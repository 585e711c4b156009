//! The position in words, for whoever asks how the table lies.

use kernel::{Seat, Viewer};
use narrate::People;
use protocol::{Code, Scene, ToClient};

use super::acting::check_id;
use super::audience::OnlookerId;
use super::info::names;
use super::task::Task;
use crate::say;

use crate::error::Error;

impl Task {
    /// Tells how the table lies through the eyes of a seat of the asker's, or as everybody sees it.
    pub(super) fn tell_scene(&mut self, onlooker: OnlookerId, id: String, seat: Option<Seat>) {
        let answer = match self.scene_for(onlooker, &id, seat) {
            Ok((version, scene)) => ToClient::Scene { id, version, scene },
            Err(refusal) => self.refused(onlooker, id, &refusal),
        };
        self.audience.tell(onlooker, &answer);
    }

    fn scene_for(&self, onlooker: OnlookerId, id: &str, seat: Option<Seat>) -> Result<(u64, Scene), Error> {
        match seat {
            Some(seat) => _ = self.check_author(onlooker, id, seat)?,
            None => check_id(id)?,
        }
        let Some(play) = &self.play else {
            return Err(Error::new(Code::WrongPhase, say::NoBeginYet));
        };
        let asked = seat.filter(|seat| play.asked().has(*seat));
        let viewer = seat.map_or(Viewer::PUBLIC, Viewer::seat);
        let language = self.audience.language(onlooker);
        let people = People { names: &names(&self.table, language), language };
        Ok((play.version(), narrate::scene(play.game(), viewer, asked, people)))
    }
}
