//! The position in words, for whoever asks how the table lies.

use catalog::Match;
use kernel::{Seat, Viewer};
use narrate::People;
use protocol::{Code, Refusal, Scene, SceneExit, ScenePlace, ToClient};

use super::acting::{check_id, refused};
use super::audience::OnlookerId;
use super::info::names;
use super::task::Task;

impl Task {
    /// Tells how the table lies through the eyes of a seat of the asker's, or as everybody sees it.
    pub(super) fn tell_scene(&mut self, onlooker: OnlookerId, id: String, seat: Option<Seat>) {
        let answer = match self.scene_for(onlooker, &id, seat) {
            Ok((version, scene)) => ToClient::Scene { id, version, scene },
            Err(refusal) => refused(id, refusal),
        };
        self.audience.tell(onlooker, &answer);
    }

    fn scene_for(&self, onlooker: OnlookerId, id: &str, seat: Option<Seat>) -> Result<(u64, Scene), Refusal> {
        match seat {
            Some(seat) => _ = self.check_author(onlooker, id, seat)?,
            None => check_id(id)?,
        }
        let Some(play) = &self.play else {
            return Err(Refusal::new(Code::WrongPhase, "The game has not begun; seats are still open."));
        };
        let asked = seat.filter(|seat| play.asked().has(*seat));
        let viewer = seat.map_or(Viewer::PUBLIC, Viewer::seat);
        let language = self.audience.language(onlooker);
        let people = People { names: &names(&self.table, language), language };
        Ok((play.version(), scene(play.game(), viewer, asked, people)))
    }
}

/// The position as it travels.
pub fn scene(game: &dyn Match, viewer: Viewer, asked: Option<Seat>, people: People<'_>) -> Scene {
    let told = narrate::scene(game, viewer, asked, people);
    Scene {
        whereabouts: told.whereabouts,
        near: told.near,
        hand: told.hand,
        places: told.places.into_iter().map(place).collect(),
        players: told.players,
        table: told.table,
    }
}

fn place(place: narrate::Place) -> ScenePlace {
    let exits = place.exits.into_iter().map(|exit| SceneExit { words: exit.words, to: exit.to });
    ScenePlace {
        id: place.id,
        name: place.name,
        about: place.about,
        exits: exits.collect(),
        here: place.here,
        yours: place.yours,
        offers: place.offers.into_iter().map(|index| index as u32).collect(),
        news: place.news,
    }
}
