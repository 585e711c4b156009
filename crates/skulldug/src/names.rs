//! What the things of the game are called, in every language.

use words::{Language, Message, Telling};

use crate::{Card, GearSet, Pawn, Side, TileKind, Token, sk};

/// `Anna`, `Ghost 1`.
pub fn pawn_name(pawn: Pawn, how: Telling<'_>) -> String {
    match (pawn.seat(), pawn.ghost_number()) {
        (Some(seat), _) => how.person(seat),
        (None, n) => how.name(sk::Ghost { n: n.unwrap_or(0) + 1 }, pawn),
    }
}

impl Message for Card {
    fn write(&self, language: Language, into: &mut String) {
        sk::Card { which: self.printed().name() }.write(language, into);
    }
}

impl Message for TileKind {
    fn write(&self, language: Language, into: &mut String) {
        sk::Tile { which: &self.to_string() }.write(language, into);
    }
}

impl Message for Token {
    fn write(&self, language: Language, into: &mut String) {
        sk::Token { which: self.name() }.write(language, into);
    }
}

impl Message for GearSet {
    fn write(&self, language: Language, into: &mut String) {
        sk::Set { which: self.name() }.write(language, into);
    }
}

impl Message for Side {
    fn write(&self, language: Language, into: &mut String) {
        sk::Side { which: self.name() }.write(language, into);
    }
}
