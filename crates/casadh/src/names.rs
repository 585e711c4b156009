//! What the things of the game are called, in every language.

use words::{Language, Message};

use crate::{Item, Side, Space, Tile, cc};

impl Message for Side {
    fn write(&self, language: Language, into: &mut String) {
        cc::Side { which: self.name() }.write(language, into);
    }
}

impl Message for Item {
    fn write(&self, language: Language, into: &mut String) {
        cc::Item { which: self.name() }.write(language, into);
    }
}

impl Message for Tile {
    fn write(&self, language: Language, into: &mut String) {
        cc::Hex { which: &self.to_string() }.write(language, into);
    }
}

/// In the middle of a sentence: `Base Camp`, `the hex 2 east of Base Camp`.
impl Message for Space {
    fn write(&self, language: Language, into: &mut String) {
        let place = match self.way_from_base() {
            (_, 0, _, 0) => return cc::Base.write(language, into),
            (one, far, _, 0) => cc::PlaceOne { far, side: one.say(language) }.say(language),
            (one, far, two, more) => {
                cc::PlaceTwo { far, side: one.say(language), more, turn: two.say(language) }.say(language)
            }
        };
        cc::Spot { place }.write(language, into);
    }
}
