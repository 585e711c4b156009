//! What the things of the game are called, in every language.

use words::{Language, Message};

use crate::{Cave, Exploration, Held, Item, Place, Property, Slot, Spot, Upgrade, cp};

impl Message for Cave {
    fn write(&self, language: Language, into: &mut String) {
        cp::Cave { which: &self.to_string() }.write(language, into);
    }
}

impl Message for Upgrade {
    fn write(&self, language: Language, into: &mut String) {
        cp::Upgrade { which: &self.to_string() }.write(language, into);
    }
}

impl Message for Exploration {
    fn write(&self, language: Language, into: &mut String) {
        cp::Card { which: self.name() }.write(language, into);
    }
}

impl Message for Held {
    fn write(&self, language: Language, into: &mut String) {
        self.card.write(language, into);
    }
}

impl Message for Property {
    fn write(&self, language: Language, into: &mut String) {
        cp::Property { which: self.name() }.write(language, into);
    }
}

/// `the first shields position`; types with one position need no number.
impl Message for Slot {
    fn write(&self, language: Language, into: &mut String) {
        let (first, n) = self.property().positions();
        let property = self.property().say(language);
        let slot = match (n, self.index() - first) {
            (1, _) => cp::Slot { property }.say(language),
            (_, 0) => cp::SlotFirst { property }.say(language),
            _ => cp::SlotSecond { property }.say(language),
        };
        cp::TheSlot { slot }.write(language, into);
    }
}

impl Message for Item {
    fn write(&self, language: Language, into: &mut String) {
        match self {
            Item::Slot(slot) => slot.write(language, into),
            Item::Card(held) => held.write(language, into),
        }
    }
}

/// `ceiling 3`.
impl Message for Spot {
    fn write(&self, language: Language, into: &mut String) {
        let column = self.column();
        match self.row() {
            0 => cp::Ceiling { column }.write(language, into),
            _ => cp::Floor { column }.write(language, into),
        }
    }
}

impl Message for Place {
    fn write(&self, language: Language, into: &mut String) {
        match self {
            Place::Outside => cp::Outside.write(language, into),
            Place::Entrance => cp::Entrance.write(language, into),
            Place::On(spot) => spot.write(language, into),
            Place::Exit => cp::Exit.write(language, into),
            Place::Out => cp::Nowhere.write(language, into),
        }
    }
}
