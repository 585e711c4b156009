//! The position a piece at a time: where one is, what a place is like, what happened last.

use anyhow::Result;
use kernel::{Seat, Viewer};
use protocol::{Scene, ScenePlace};

use super::session::Session;
use crate::screen::Screen;
use crate::term;

impl Session {
    /// The position in words, with what `seat` may do where.
    pub(super) fn scene(&self, seat: Seat) -> Scene {
        narrate::scene(self.table.as_ref(), Viewer::seat(seat), Some(seat), self.everybody())
    }

    /// Where `seat` is; or, with words, the places that are called so.
    pub(super) fn look(&self, screen: &mut Screen, seat: Seat, words: &str) -> Result<()> {
        let scene = self.scene(seat);
        if words.is_empty() {
            return screen.say(&scene.whereabouts);
        }
        let found = called(&scene.places, words);
        if found.is_empty() {
            return screen.say(self.words(term::NoPlace { words }));
        }
        let offers = narrate::offers(self.table.as_ref(), seat, self.everybody());
        for place in found {
            let about = if place.about.is_empty() { String::new() } else { format!(", {}", place.about) };
            screen.say(format!("{}{about}", place.name))?;
            for news in &place.news {
                screen.say(format!("  {}", self.words(term::Changed { news })))?;
            }
            for here in &place.here {
                screen.say(format!("  {}", self.words(term::Here { thing: here })))?;
            }
            for exit in &place.exits {
                screen.say(format!("  {}", self.words(term::Exit { words: &exit.words })))?;
            }
            for index in &place.offers {
                screen.say(format!("{:>4}  {}", index + 1, offers[*index].words))?;
            }
        }
        Ok(())
    }

    /// The latest step that is worth a line, as `seat` witnessed it.
    pub(super) fn last(&self, screen: &mut Screen, seat: Seat) -> Result<()> {
        let told = |step| narrate::sentences(self.table.as_ref(), step, Viewer::seat(seat), self.everybody());
        let latest = (0..self.table.n_steps()).rev().map(told).find(|sentences| !sentences.is_empty());
        screen.say(latest.map_or_else(|| self.words(term::NothingYet), |sentences| sentences.join(" ")))
    }
}

/// The place with just that id, else those that have all the words in their name.
fn called<'p>(places: &'p [ScenePlace], words: &str) -> Vec<&'p ScenePlace> {
    if let Some(place) = places.iter().find(|place| place.id.eq_ignore_ascii_case(words)) {
        return vec![place];
    }
    let words: Vec<_> = words.split_whitespace().map(str::to_lowercase).collect();
    let is_called = |place: &&ScenePlace| words.iter().all(|word| place.name.to_lowercase().contains(word));
    places.iter().filter(is_called).collect()
}
