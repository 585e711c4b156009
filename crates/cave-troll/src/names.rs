//! What the things of the game are called, in every language.

use std::borrow::Cow;

use words::{Language, Message, Telling, Who};

use crate::{Area, Artifact, Card, Figure, Kind, ct};

/// `Anna's cave troll`, who does something.
pub fn figure_name(figure: Figure, how: Telling<'_>) -> String {
    let who = Who::Other(Cow::Owned(how.person(figure.owner)));
    how.name(ct::Figure { which: figure.kind.name(), who }, figure)
}

/// `Anna's cave troll`, to whom something is done.
pub fn figure_object(figure: Figure, how: Telling<'_>) -> String {
    let who = Who::Other(Cow::Owned(how.person(figure.owner)));
    how.name(ct::FigureObject { which: figure.kind.name(), who }, figure)
}

impl Message for Area {
    fn write(&self, language: Language, into: &mut String) {
        ct::Area { which: &self.to_string() }.write(language, into);
    }
}

impl Message for Kind {
    fn write(&self, language: Language, into: &mut String) {
        ct::Kind { which: self.name() }.write(language, into);
    }
}

impl Message for Artifact {
    fn write(&self, language: Language, into: &mut String) {
        ct::Artifact { which: self.name() }.write(language, into);
    }
}

impl Message for Card {
    fn write(&self, language: Language, into: &mut String) {
        match *self {
            Card::Adventurer { icons } => ct::CardAdventurer { icons: icons.into() }.write(language, into),
            Card::Special(kind) => kind.write(language, into),
            Card::Treasure => ct::CardTreasure.write(language, into),
            Card::ScoreARoom => ct::CardScore.write(language, into),
            Card::FindAnArtifact => ct::CardFind.write(language, into),
        }
    }
}
