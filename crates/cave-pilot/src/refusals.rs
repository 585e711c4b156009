//! Refusals in words, and what the things they are about are called. The sentences are the messages `cp-no-…`.

use std::fmt;

use words::{Language, Message, Telling, cp, say};

use crate::{Cave, Exploration, Held, Illegal, Item, Place, Property, Slot, Spot, Upgrade};

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
            Illegal::Unfinished(due) => how.say(cp::NoFirst { which: due.name() }),
            Illegal::NoSuchSeat(who) => how.say(cp::NoNoSuchSeat { who: how.person(who.index()) }),
            // Placing
            Illegal::CaveNotHeld(cave) => how.say(cp::NoCaveNotHeld { cave: how.call(cave) }),
            Illegal::SpotTaken(spot) => how.say(cp::NoSpotTaken { spot: how.call(spot) }),
            Illegal::NotAdjacent(spot) => how.say(cp::NoNotAdjacent { spot: how.call(spot) }),
            // The shop
            Illegal::RefreshedAlready => how.say(cp::NoRefreshedAlready),
            Illegal::RefreshedThisTurn => how.say(cp::NoRefreshedThisTurn),
            Illegal::NotTheRefreshStep => how.say(cp::NoNotTheRefreshStep),
            // Missiles
            Illegal::NoMissile => how.say(cp::NoNoMissile),
            Illegal::FireFromOutside => how.say(cp::NoFireFromOutside),
            Illegal::OwnPlane => how.say(cp::NoOwnPlane),
            Illegal::PlanesSpared => how.say(cp::NoPlanesSpared),
            Illegal::PlaneNotInCave(who) => how.say(cp::NoPlaneNotInCave { who: how.person(who.index()) }),
            Illegal::OutOfReach { distance, reach } => how.say(cp::NoOutOfReach { distance, reach }),
            Illegal::NoCave(spot) => how.say(cp::NoNoCave { spot: how.call(spot) }),
            Illegal::NameThePart(spot) => how.say(cp::NoNameThePart { spot: how.call(spot) }),
            Illegal::NoParts(spot) => how.say(cp::NoNoParts { spot: how.call(spot) }),
            // Moving
            Illegal::EntranceFirst => how.say(cp::NoEntranceFirst),
            Illegal::NoWayBack => how.say(cp::NoNoWayBack),
            Illegal::NoExitYet => how.say(cp::NoNoExitYet),
            Illegal::ExitFrom(n) => how.say(cp::NoExitFrom { n }),
            Illegal::TooFar(place) => how.say(cp::NoTooFar { place: how.call(place) }),
            Illegal::Visited(spot) => how.say(cp::NoVisited { spot: how.call(spot) }),
            Illegal::TwoTurnsSpent(spot) => how.say(cp::NoTwoTurnsSpent { spot: how.call(spot) }),
            Illegal::ForwardOnly => how.say(cp::NoForwardOnly),
            Illegal::StepIsFree => how.say(cp::NoStepIsFree),
            Illegal::DiagonalCosts => how.say(cp::NoDiagonalCosts),
            Illegal::NoFuel => how.say(cp::NoNoFuel),
            Illegal::NoTank => how.say(cp::NoNoTank),
            Illegal::NoGyro => how.say(cp::NoNoGyro),
            Illegal::GyroTakesIt => how.say(cp::NoGyroTakesIt),
            Illegal::NoStay => how.say(cp::NoNoStay),
            Illegal::NoStayInEntrance => how.say(cp::NoNoStayInEntrance),
            Illegal::NoStayInExtra => how.say(cp::NoNoStayInExtra),
            Illegal::NoScrapyard => how.say(cp::NoNoScrapyard),
            Illegal::TooDear { price, have } => how.say(cp::NoTooDear { price: price.into(), have }),
            Illegal::StepExists => how.say(cp::NoStepExists),
            Illegal::WrongSurrender => how.say(cp::NoWrongSurrender),
            Illegal::NoSuchSpace(spot) => how.say(cp::NoNoSuchSpace { spot: how.call(spot) }),
            Illegal::FirstSpaceDue => how.say(cp::NoFirstSpaceDue),
            Illegal::NoExtraRound => how.say(cp::NoNoExtraRound),
            Illegal::ExtraCosts => how.say(cp::NoExtraCosts),
            // Hits and cards
            Illegal::NotHittable(item) => how.say(cp::NoNotHittable { item: how.call(item) }),
            Illegal::CardNotYours(held) => how.say(cp::NoCardNotYours { held: how.call(held) }),
            Illegal::NotNow(exploration) => how.say(cp::NoNotNow { exploration: how.call(exploration) }),
            Illegal::AlwaysOn(exploration) => how.say(cp::NoAlwaysOn { exploration: how.call(exploration) }),
            Illegal::WrongMark(exploration) => how.say(cp::NoWrongMark { exploration: how.call(exploration) }),
            Illegal::NoOpponent(who) => how.say(cp::NoNoOpponent { who: how.person(who.index()) }),
            Illegal::NotReached(who) => how.say(cp::NoNotReached { who: how.person(who.index()) }),
            Illegal::NowhereToPush(who) => how.say(cp::NoNowhereToPush { who: how.person(who.index()) }),
            Illegal::NotTriggerable => how.say(cp::NoNotTriggerable),
            Illegal::TeleportTooFar => how.say(cp::NoTeleportTooFar),
            Illegal::NoSuchDie => how.say(cp::NoNoSuchDie),
            Illegal::NothingToRepair(slot) => how.say(cp::NoNothingToRepair { slot: how.call(slot) }),
            Illegal::MissilesFull => how.say(cp::NoMissilesFull),
            Illegal::ClockTooLate => how.say(cp::NoClockTooLate),
            // Landing
            Illegal::NoUpgrading => how.say(cp::NoNoUpgrading),
            Illegal::NoExploring => how.say(cp::NoNoExploring),
            Illegal::ExploredTwice => how.say(cp::NoExploredTwice),
            Illegal::NothingToDraw => how.say(cp::NoNothingToDraw),
            Illegal::EmptyShelf(shelf) => how.say(cp::NoEmptyShelf { shelf }),
            Illegal::ReservedFor(upgrade, who) => {
                how.say(cp::NoReservedFor { upgrade: how.call(upgrade), who: how.person(who.index()) })
            }
            Illegal::WrongPosition { card, slot } => {
                how.say(cp::NoWrongPosition { card: how.call(card), slot: how.call(slot) })
            }
            Illegal::NoDowngrade { slot, current } => how.say(cp::NoNoDowngrade { slot: how.call(slot), current }),
            Illegal::NothingToMaintain(row) => how.say(cp::NoNothingToMaintain { row }),
            Illegal::CarriesTwo => how.say(cp::NoCarriesTwo),
            Illegal::StepDone => how.say(cp::NoStepDone),
            // Trades
            Illegal::NoPartner(who) => how.say(cp::NoNoPartner { who: how.person(who.index()) }),
            Illegal::UnevenTrade => how.say(cp::NoUnevenTrade),
            Illegal::NotThere(item) => how.say(cp::NoNotThere { item: how.call(item) }),
            Illegal::NoFreePosition(property) => how.say(cp::NoNoFreePosition { property: how.call(property) }),
            Illegal::NoRoomForCard => how.say(cp::NoNoRoomForCard),
            Illegal::EnoughTraded => how.say(cp::NoEnoughTraded),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(Telling::NOTATION))
    }
}

impl std::error::Error for Illegal {}

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
