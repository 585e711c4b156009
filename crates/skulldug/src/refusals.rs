//! Refusals in words, and what the things they are about are called. The sentences are the messages `sk-no-…`.

use std::fmt;

use words::{Language, Message, Telling, say, sk};

use crate::{Card, GearSet, Illegal, Pawn, Side, TileKind, Token};

impl Message for Illegal {
    fn write(&self, language: Language, into: &mut String) {
        into.push_str(&self.tell(Telling::to_people(language, &[])));
    }

    fn tell(&self, how: Telling<'_>) -> String {
        match *self {
            // Who decides
            Illegal::GameOver => how.say(say::NoGameOver),
            Illegal::NotAsked(who) => how.say(say::NoNotAsked { who: how.person(who.index()) }),
            Illegal::ChanceFirst => how.say(say::NoChanceFirst),
            Illegal::NotByChance => how.say(say::NoNotByChance),
            Illegal::Unfinished(due) => how.say(sk::NoFirst { which: due.name() }),
            Illegal::NotAnAction => how.say(sk::NoNotAnAction),
            // Before the first turn
            Illegal::TokenTaken(token) => how.say(sk::NoTokenTaken { token: how.call(token) }),
            Illegal::NotInRows(card) => how.say(sk::NoNotInRows { card: how.call(card) }),
            Illegal::SecondFromBottom(card) => how.say(sk::NoSecondFromBottom { card: how.call(card) }),
            Illegal::SoloEquipment => how.say(sk::NoSoloEquipment),
            Illegal::SoloConsumable => how.say(sk::NoSoloConsumable),
            Illegal::SetNotFree(gear_set) => how.say(sk::NoSetNotFree { gear_set: how.call(gear_set) }),
            Illegal::NotTheTeams(card) => how.say(sk::NoNotTheTeams { card: how.call(card) }),
            // Turns
            Illegal::TooFewAp { cost, left } => how.say(sk::NoTooFewAp { cost, left }),
            Illegal::HandTooFull { held, limit } => how.say(sk::NoHandTooFull { held, limit }),
            Illegal::TeamFinishes => how.say(sk::NoTeamFinishes),
            Illegal::NoPartner => how.say(sk::NoNoPartner),
            Illegal::PartnerDone => how.say(sk::NoPartnerDone),
            Illegal::YieldedBack => how.say(sk::NoYieldedBack),
            Illegal::ResignTooLate => how.say(sk::NoResignTooLate),
            Illegal::NothingDue(card) => how.say(sk::NoNothingDue { card: how.call(card) }),
            Illegal::NotAPartner(who) => how.say(sk::NoNotAPartner { who: how.person(who.index()) }),
            // Moving
            Illegal::Pinned => how.say(sk::NoPinned),
            Illegal::Dazed => how.say(sk::NoDazed),
            Illegal::KeyForbidsDash => how.say(sk::NoKeyForbidsDash),
            Illegal::Flooded => how.say(sk::NoFlooded),
            Illegal::Wall(side) => how.say(sk::NoWall { side: how.call(side) }),
            Illegal::NotConnected(side) => how.say(sk::NoNotConnected { side: how.call(side) }),
            Illegal::TableEdge(side) => how.say(sk::NoTableEdge { side: how.call(side) }),
            Illegal::NoTileLeft(side) => how.say(sk::NoNoTileLeft { side: how.call(side) }),
            Illegal::DashIntoDark => how.say(sk::NoDashIntoDark),
            Illegal::DashThroughEncounter(cell) => how.say(sk::NoDashThroughEncounter { cell }),
            // Items
            Illegal::NotHeld(card) => how.say(sk::NoNotHeld { card: how.call(card) }),
            Illegal::NotInReach(card) => how.say(sk::NoNotInReach { card: how.call(card) }),
            Illegal::NotAnItem(card) => how.say(sk::NoNotAnItem { card: how.call(card) }),
            Illegal::NotInSight(cell) => how.say(sk::NoNotInSight { cell }),
            // Shove, throw, destroy
            Illegal::ShovedAlready => how.say(sk::NoShovedAlready),
            Illegal::NotBesideYou(pawn) => how.say(sk::NoNotBesideYou { pawn: pawn_name(pawn, how) }),
            Illegal::Yourself => how.say(sk::NoYourself),
            Illegal::TargetPinned(pawn) => how.say(sk::NoTargetPinned { pawn: pawn_name(pawn, how) }),
            Illegal::TargetBooted(pawn) => how.say(sk::NoTargetBooted { pawn: pawn_name(pawn, how) }),
            Illegal::NewGhost(pawn) => how.say(sk::NoNewGhost { pawn: pawn_name(pawn, how) }),
            Illegal::NotOnBoard(pawn) => how.say(sk::NoNotOnBoard { pawn: pawn_name(pawn, how) }),
            Illegal::NotOpponent(pawn) => how.say(sk::NoNotOpponent { pawn: pawn_name(pawn, how) }),
            Illegal::TargetNotInSight(pawn) => how.say(sk::NoTargetNotInSight { pawn: pawn_name(pawn, how) }),
            Illegal::DestroyedAlready => how.say(sk::NoDestroyedAlready),
            Illegal::NotFaced(side) => how.say(sk::NoNotFaced { side: how.call(side) }),
            Illegal::NothingToDestroy(side) => how.say(sk::NoNothingToDestroy { side: how.call(side) }),
            Illegal::Occupied(cell) => how.say(sk::NoOccupied { cell }),
            Illegal::CaveEntrance => how.say(sk::NoCaveEntrance),
            Illegal::NotDazed => how.say(sk::NoNotDazed),
            Illegal::NotPinned => how.say(sk::NoNotPinned),
            // Cards and special passages
            Illegal::WrongUse(card) => how.say(sk::NoWrongUse { card: how.call(card) }),
            Illegal::NotNow(card) => how.say(sk::NoNotNow { card: how.call(card) }),
            Illegal::UsedThisTurn(card) => how.say(sk::NoUsedThisTurn { card: how.call(card) }),
            Illegal::PlaceUsed => how.say(sk::NoPlaceUsed),
            Illegal::NeedsSpring => how.say(sk::NoNeedsSpring),
            Illegal::NeedsCart => how.say(sk::NoNeedsCart),
            Illegal::NeedsAltar => how.say(sk::NoNeedsAltar),
            Illegal::NeedsChamber => how.say(sk::NoNeedsChamber),
            Illegal::NotACart(cell) => how.say(sk::NoNotACart { cell }),
            Illegal::TooWeak => how.say(sk::NoTooWeak),
            Illegal::HookTooShort(cell) => how.say(sk::NoHookTooShort { cell }),
            Illegal::NotCrankable(cell) => how.say(sk::NoNotCrankable { cell }),
            Illegal::AlreadyDiscovered(side) => how.say(sk::NoAlreadyDiscovered { side: how.call(side) }),
            Illegal::NotCopyable(card) => how.say(sk::NoNotCopyable { card: how.call(card) }),
            Illegal::NoMonsterInSight(card) => how.say(sk::NoNoMonsterInSight { card: how.call(card) }),
            Illegal::NobodyToDaze(cell) => how.say(sk::NoNobodyToDaze { cell }),
            Illegal::SamePassage(pawn) => how.say(sk::NoSamePassage { pawn: pawn_name(pawn, how) }),
            // Answers
            Illegal::NotOneOfTwo(tile_kind) => how.say(sk::NoNotOneOfTwo { tile_kind: how.call(tile_kind) }),
            Illegal::SameTurn(n) => how.say(sk::NoSameTurn { n }),
            Illegal::MustConnectBack => how.say(sk::NoMustConnectBack),
            Illegal::MoreConnections => how.say(sk::NoMoreConnections),
            Illegal::NotNext(card) => how.say(sk::NoNotNext { card: how.call(card) }),
            Illegal::FocusTooHigh(n) => how.say(sk::NoFocusTooHigh { n }),
            Illegal::HourglassForbidsFocus => how.say(sk::NoHourglassForbidsFocus),
            Illegal::SignLeadsNowhere(side) => how.say(sk::NoSignLeadsNowhere { side: how.call(side) }),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(Telling::NOTATION))
    }
}

impl std::error::Error for Illegal {}

/// `Anna`, `Ghost 1`.
fn pawn_name(pawn: Pawn, how: Telling<'_>) -> String {
    match (pawn.seat(), pawn.ghost_number()) {
        (Some(seat), _) => how.person(seat.index()),
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
