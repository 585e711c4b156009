//! Refusals in words, and what the things they are about are called. The sentences are the messages `cc-no-…`.

use std::fmt;

use words::{Language, Message, Telling, cc, say};

use crate::{Chance, Illegal, Item, Side, Space, Tile};

impl Message for Illegal {
    fn write(&self, language: Language, into: &mut String) {
        into.push_str(&self.tell(Telling::to_people(language, &[])));
    }

    fn tell(&self, how: Telling<'_>) -> String {
        match *self {
            // Turns
            Illegal::GameOver => how.say(say::NoGameOver),
            Illegal::NotAsked(who) => how.say(say::NoNotAsked { who: how.person(who.index()) }),
            Illegal::ChanceFirst => how.say(say::NoChanceFirst),
            Illegal::NotByChance => how.say(say::NoNotByChance),
            Illegal::Unfinished(due) => how.say(cc::NoFirst { which: due.name() }),
            Illegal::NotAnAction => how.say(cc::NoNotAnAction),
            Illegal::NoSuchDie(n) => how.say(cc::NoNoSuchDie { n }),
            Illegal::NoSuchSeat(who) => how.say(cc::NoNoSuchSeat { who: how.person(who.index()) }),
            // Moving
            Illegal::NoExit(side) => how.say(cc::NoNoExit { side: how.call(side) }),
            Illegal::NothingThere(side) => how.say(cc::NoNothingThere { side: how.call(side) }),
            Illegal::Rubble(side) => how.say(cc::NoRubble { side: how.call(side) }),
            Illegal::GrueThere(side) => how.say(cc::NoGrueThere { side: how.call(side) }),
            Illegal::NoSlope(node) => how.say(cc::NoNoSlope { node }),
            Illegal::StoodThere(node) => how.say(cc::NoStoodThere { node }),
            // Exploring
            Illegal::SpaceTaken(side) => how.say(cc::NoSpaceTaken { side: how.call(side) }),
            Illegal::PileEmpty => how.say(cc::NoPileEmpty),
            Illegal::NoSuchRotation(n) => how.say(cc::NoNoSuchRotation { n }),
            Illegal::NotThere(chance) => not_there(chance, how),
            // Items and treasure
            Illegal::NotAtMarker => how.say(cc::NoNotAtMarker),
            Illegal::NoTreasure => how.say(cc::NoNoTreasure),
            Illegal::NoTreasureAtBase => how.say(cc::NoNoTreasureAtBase),
            Illegal::NoItemChosen => how.say(cc::NoNoItemChosen),
            Illegal::ItemNotHere(item) => how.say(cc::NoItemNotHere { item: how.call(item) }),
            Illegal::CarriesAlready(item) => how.say(cc::NoCarriesAlready { item: how.call(item) }),
            Illegal::TornPack => how.say(cc::NoTornPack),
            Illegal::NotCarried(item) => how.say(cc::NoNotCarried { item: how.call(item) }),
            Illegal::NotHurt => how.say(cc::NoNotHurt),
            Illegal::NotInTheAir(n) => how.say(cc::NoNotInTheAir { n }),
            // Leaving
            Illegal::NotAtBase => how.say(cc::NoNotAtBase),
            // Dynamite
            Illegal::NoDynamiteAtBase => how.say(cc::NoNoDynamiteAtBase),
            Illegal::NoFuse(who) => how.say(cc::NoNoFuse { who: how.person(who.index()) }),
            Illegal::OwnFuse => how.say(cc::NoOwnFuse),
            // Grues
            Illegal::NoRefuge(side) => how.say(cc::NoNoRefuge { side: how.call(side) }),
            Illegal::NoPlaceForGrue(space) => how.say(cc::NoNoPlaceForGrue { space: how.call(space) }),
            Illegal::NoGrueAt(space) => how.say(cc::NoNoGrueAt { space: how.call(space) }),
            Illegal::NobodyToEat(space) => how.say(cc::NoNobodyToEat { space: how.call(space) }),
            Illegal::GrueEatsFirst(space) => how.say(cc::NoGrueEatsFirst { space: how.call(space) }),
            Illegal::GrueNoWay(side) => how.say(cc::NoGrueNoWay { side: how.call(side) }),
            Illegal::GrueNotToBase => how.say(cc::NoGrueNotToBase),
            Illegal::GrueNotIntoRubble(side) => how.say(cc::NoGrueNotIntoRubble { side: how.call(side) }),
            Illegal::GrueMeetsGrue => how.say(cc::NoGrueMeetsGrue),
            Illegal::GrueFearsLantern => how.say(cc::NoGrueFearsLantern),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(Telling::NOTATION))
    }
}

impl std::error::Error for Illegal {}

/// What chance could not bring.
fn not_there(chance: Chance, how: Telling<'_>) -> String {
    match chance {
        Chance::Surface { value } | Chance::Treasure { value } | Chance::Blind { value } => {
            how.say(cc::NoNotThereTreasure { value })
        }
        Chance::Hex { hex } => how.say(cc::NoNotThere { what: how.call(hex) }),
        Chance::Item { item } => how.say(cc::NoNotThere { what: how.call(item) }),
        Chance::Card { card } => how.say(cc::NoNotThere { what: card }),
        Chance::Starts { .. } | Chance::Roll { .. } => how.say(cc::NoNotThere { what: chance }),
    }
}

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
