//! Refusals in words, and what the things they are about are called. The sentences are the messages `ct-no-…`.

use std::borrow::Cow;
use std::fmt;

use words::{Language, Message, Telling, Who, ct, say};

use crate::{Area, Artifact, Card, Figure, Illegal, Kind};

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
            Illegal::Unfinished(due) => how.say(ct::NoFirst { which: due.name() }),
            Illegal::NotAnAction => how.say(ct::NoNotAnAction),
            // Cards
            Illegal::PlayWithoutDraw => how.say(ct::NoPlayWithoutDraw),
            Illegal::NotHeld(card) => how.say(ct::NoNotHeld { card: how.call(card) }),
            Illegal::NotInDeck(card) => how.say(ct::NoNotInDeck { card: how.call(card) }),
            Illegal::HeroNeedsEntrance(area) => how.say(ct::NoHeroNeedsEntrance { area: how.call(area) }),
            Illegal::MonsterNeedsPit(area) => how.say(ct::NoMonsterNeedsPit { area: how.call(area) }),
            Illegal::TrollNeedsRoom(area) => how.say(ct::NoTrollNeedsRoom { area: how.call(area) }),
            Illegal::TrollThereAlready(area) => how.say(ct::NoTrollThereAlready { area: how.call(area) }),
            Illegal::ChestNeedsRoom(area) => how.say(ct::NoChestNeedsRoom { area: how.call(area) }),
            Illegal::ScoreNeedsRoom(area) => how.say(ct::NoScoreNeedsRoom { area: how.call(area) }),
            // Moving and entering
            Illegal::NoSuchFigure { kind, at } => {
                how.say(ct::NoNoSuchFigure { kind: how.call(kind), at: how.call(at) })
            }
            Illegal::CaveTrollNeverMoves => how.say(ct::NoCaveTrollNeverMoves),
            Illegal::TrollHasMoved => how.say(ct::NoTrollHasMoved),
            Illegal::AlreadyThere(area) => how.say(ct::NoAlreadyThere { area: how.call(area) }),
            Illegal::NoDoor { from, to } => how.say(ct::NoNoDoor { from: how.call(from), to: how.call(to) }),
            Illegal::BeyondTwoSteps { from, to } => {
                how.say(ct::NoBeyondTwoSteps { from: how.call(from), to: how.call(to) })
            }
            Illegal::HeroIntoPit(area) => how.say(ct::NoHeroIntoPit { area: how.call(area) }),
            Illegal::CaveTrollThere(area) => how.say(ct::NoCaveTrollThere { area: how.call(area) }),
            Illegal::KnightThere(who, area) => {
                how.say(ct::NoKnightThere { who: how.person(who.index()), area: how.call(area) })
            }
            Illegal::BerserkerThere(who, area) => {
                how.say(ct::NoBerserkerThere { who: how.person(who.index()), area: how.call(area) })
            }
            Illegal::RoomFull(area) => how.say(ct::NoRoomFull { area: how.call(area) }),
            Illegal::NobodyToPushOut(area) => how.say(ct::NoNobodyToPushOut { area: how.call(area) }),
            Illegal::OwnAmongFive(area) => how.say(ct::NoOwnAmongFive { area: how.call(area) }),
            Illegal::SixThere(area) => how.say(ct::NoSixThere { area: how.call(area) }),
            // Pushing and fleeing
            Illegal::MustPush => how.say(ct::NoMustPush),
            Illegal::NotInRoom { figure, room } => {
                how.say(ct::NoNotInRoom { figure: figure_name(figure, how), room: how.call(room) })
            }
            Illegal::WraithPushesHeroes(figure) => {
                how.say(ct::NoWraithPushesHeroes { figure: figure_name(figure, how) })
            }
            Illegal::BarbarianUnpushed => how.say(ct::NoBarbarianUnpushed),
            Illegal::PushIntoPit(area) => how.say(ct::NoPushIntoPit { area: how.call(area) }),
            Illegal::PushBarred { figure, to, why } => {
                how.say(ct::NoPushBarred { which: why.name(), figure: figure_object(figure, how), to: how.call(to) })
            }
            Illegal::NoFlight(area) => how.say(ct::NoNoFlight { area: how.call(area) }),
            Illegal::BarbarianStands => how.say(ct::NoBarbarianStands),
            Illegal::NotBesideTroll { figure, room } => {
                how.say(ct::NoNotBesideTroll { figure: figure_name(figure, how), room: how.call(room) })
            }
            Illegal::RampageIntoRooms(area) => how.say(ct::NoRampageIntoRooms { area: how.call(area) }),
            Illegal::RampageMustPush => how.say(ct::NoRampageMustPush),
            // Abilities
            Illegal::NoneInPlay(kind) => how.say(ct::NoNoneInPlay { kind: how.call(kind) }),
            Illegal::OnlyInRooms { kind, at } => how.say(ct::NoOnlyInRooms { kind: how.call(kind), at: how.call(at) }),
            Illegal::OrcKillsHeroes(figure) => how.say(ct::NoOrcKillsHeroes { figure: figure_name(figure, how) }),
            Illegal::NotAssassinable(figure) => how.say(ct::NoNotAssassinable { figure: figure_name(figure, how) }),
            Illegal::NotLone(figure) => how.say(ct::NoNotLone { figure: figure_name(figure, how) }),
            Illegal::NobodyThere { kind, whose, room } => how.say(ct::NoNobodyThere {
                kind: how.call(kind),
                whose: how.person(whose.index()),
                room: how.call(room),
            }),
            Illegal::OwnFigure => how.say(ct::NoOwnFigure),
            Illegal::BanishToPit(area) => how.say(ct::NoBanishToPit { area: how.call(area) }),
            Illegal::NobodyToAttack(area) => how.say(ct::NoNobodyToAttack { area: how.call(area) }),
            Illegal::NobodyToRampage(area) => how.say(ct::NoNobodyToRampage { area: how.call(area) }),
            Illegal::NotPullable(figure) => how.say(ct::NoNotPullable { figure: figure_name(figure, how) }),
            Illegal::PullFromAdjacentRooms(area) => how.say(ct::NoPullFromAdjacentRooms { area: how.call(area) }),
            Illegal::PaladinProtects(who) => how.say(ct::NoPaladinProtects { who: how.person(who.index()) }),
            Illegal::PullIntoFull(area) => how.say(ct::NoPullIntoFull { area: how.call(area) }),
            // Artifacts
            Illegal::ArtifactNotYours(artifact) => how.say(ct::NoArtifactNotYours { artifact: how.call(artifact) }),
            Illegal::NoLostHero => how.say(ct::NoNoLostHero),
            Illegal::ChaliceToEntrance(area) => how.say(ct::NoChaliceToEntrance { area: how.call(area) }),
            Illegal::NoFirstStep => how.say(ct::NoNoFirstStep),
            Illegal::OnlyHeroesWalk(_) => how.say(ct::NoOnlyHeroesWalk),
            Illegal::FirstStepDue(_) => how.say(ct::NoFirstStepDue),
            Illegal::NoStep(_, area) => how.say(ct::NoNoStep { area: how.call(area) }),
            Illegal::NoOrcBeside(who) => how.say(ct::NoNoOrcBeside { who: how.person(who.index()) }),
            Illegal::NotBanishable => how.say(ct::NoNotBanishable),
            Illegal::ScrollToPit(area) => how.say(ct::NoScrollToPit { area: how.call(area) }),
            Illegal::NoHeroToTally(area) => how.say(ct::NoNoHeroToTally { area: how.call(area) }),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(Telling::NOTATION))
    }
}

impl std::error::Error for Illegal {}

/// `Anna's cave troll`, who does something.
fn figure_name(figure: Figure, how: Telling<'_>) -> String {
    let who = Who::Other(Cow::Owned(how.person(figure.owner.index())));
    how.name(ct::Figure { which: figure.kind.name(), who }, figure)
}

/// `Anna's cave troll`, to whom something is done.
fn figure_object(figure: Figure, how: Telling<'_>) -> String {
    let who = Who::Other(Cow::Owned(how.person(figure.owner.index())));
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
