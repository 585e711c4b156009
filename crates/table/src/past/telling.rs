//! A past, told: the story of all steps, and positions a page at a time.

use catalog::Match;
use kernel::{Actor, Viewer};
use protocol::{Code, Eyes, Moment, Moments, Replay, Scene, Story, Vantage};
use words::Message;

use super::Past;
use crate::{Error, say};

/// The most moments in one answer.
pub const MOST_MOMENTS: u64 = 64;

impl Past {
    /// The whole story, as these eyes saw it.
    pub fn replay(&self, eyes: Eyes) -> Replay {
        let (game, broken) = self.after(self.steps.len());
        let viewer = self.viewer(eyes);
        let story = (0..game.n_steps()).map(|step| self.told(game.as_ref(), step, viewer)).collect();
        Replay {
            table: self.info.clone(),
            uploaded: self.uploaded,
            copied: self.copied as u64,
            yours: self.mine.clone(),
            names: self.names.clone(),
            eyes,
            may_look: self.may_look(),
            version: self.version,
            story,
            times: if self.uploaded { Vec::new() } else { self.times(game.n_steps()) },
            outcome: self.outcome(game.as_ref()),
            broken,
        }
    }

    /// The positions from one moment to another, both included; fewer when that is too much for one answer.
    pub fn moments(&self, eyes: Eyes, from: u64, to: u64) -> Moments {
        let last = self.steps.len() as u64;
        let (from, to) = (from.min(last), to.min(last).min(from.saturating_add(MOST_MOMENTS - 1)));
        let (mut game, _) = self.after(from as usize);
        let viewer = self.viewer(eyes);
        let mut moments = Vec::new();
        while game.n_steps() as u64 >= from && game.n_steps() as u64 <= to {
            moments.push(self.moment(game.as_ref(), eyes, viewer));
            let next = self.steps.get(game.n_steps());
            if next.is_none_or(|next| game.take(&next.text).is_err()) {
                break;
            }
        }
        Moments { eyes, last, moments }
    }

    /// Does it have these moments?
    pub fn check_moments(&self, from: u64, to: u64) -> Result<(), Error> {
        let last = self.steps.len() as u64;
        if from > last || to < from {
            return Err(Error::new(Code::Malformed, say::NoMoments { last }));
        }
        Ok(())
    }

    /// A moment in words.
    pub fn scene(&self, eyes: Eyes, at: u64) -> Scene {
        let (game, _) = self.after(at as usize);
        narrate::scene(game.as_ref(), self.viewer(eyes), None, self.people())
    }

    /// The game after so many steps; fewer, and why, when one does not fit the rules any more.
    pub fn after(&self, n_steps: usize) -> (Box<dyn Match>, Option<String>) {
        let mut game = catalog::open(self.game, &self.info.setup).expect("a table or record has a good setup");
        for (number, step) in (1_usize..).zip(&self.steps).take(n_steps) {
            if let Err(no) = game.take(&step.text) {
                let why = say::NoStepFits { number, why: no.say(self.language) }.say(self.language);
                return (game, Some(why));
            }
        }
        (game, None)
    }

    /// When each step was taken; what was copied is as old as the table.
    fn times(&self, n_steps: usize) -> Vec<i64> {
        self.steps.iter().take(n_steps).map(|step| step.at_ms.unwrap_or(self.info.opened_ms)).collect()
    }

    fn told(&self, game: &dyn Match, step: usize, viewer: Viewer) -> Story {
        let sat_in = self.steps.get(step).and_then(|step| step.sat_in);
        Story { sat_in, ..narrate::told(game, step, viewer, self.people()) }
    }

    fn moment(&self, game: &dyn Match, eyes: Eyes, viewer: Viewer) -> Moment {
        let seat = match eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Public | Eyes::All => None,
        };
        let asked = match game.actor() {
            Actor::Seats(seats) => seats.iter().collect(),
            Actor::Chance | Actor::Over => Vec::new(),
        };
        let vantage = Vantage {
            seat,
            view: game.view(viewer),
            legal: Vec::new(),
            words: Vec::new(),
            prompt: narrate::prompt(game, viewer, self.people()),
            may_undo: false,
            undo_barred: String::new(),
            may_ask_back: false,
            may_redo: false,
            reaction: Vec::new(),
            hushed: Vec::new(),
        };
        Moment { step: game.n_steps() as u64, asked, vantage, outcome: self.outcome(game) }
    }
}
