//! Why not, and which rule says so. Each variant says what it saw, so that a player accepts the answer.

use kernel::{RuleId, Seat};

use crate::{Area, Artifact, Card, Figure, Kind};

/// Why a step is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the sentences document the variants")]
pub enum Illegal {
    // Turns
    #[error("the game is over")]
    GameOver,
    #[error("it is not {0}'s decision now")]
    NotAsked(Seat),
    #[error("chance is to decide first")]
    ChanceFirst,
    #[error("chance has nothing of that kind to decide now")]
    NotByChance,
    #[error("first {0}")]
    Unfinished(&'static str),
    #[error("that answers a question nobody asked")]
    NotAnAction,

    // Cards
    #[error("a card is played only after drawing one")]
    PlayWithoutDraw,
    #[error("{0} is not one of your two cards")]
    NotHeld(Card),
    #[error("{0} is not in that deck")]
    NotInDeck(Card),
    #[error("a hero comes into play on an entrance, and {0} is none")]
    HeroNeedsEntrance(Area),
    #[error("a monster comes into play on a pit, and {0} is none")]
    MonsterNeedsPit(Area),
    #[error("a cave troll is placed in a room, and {0} is none")]
    TrollNeedsRoom(Area),
    #[error("there is a cave troll in {0} already")]
    TrollThereAlready(Area),
    #[error("a chest is put into a room, and {0} is none")]
    ChestNeedsRoom(Area),
    #[error("only a room can be scored, and {0} is none")]
    ScoreNeedsRoom(Area),

    // Moving and entering
    #[error("you have no {kind} in {at}")]
    NoSuchFigure { kind: Kind, at: Area },
    #[error("a cave troll never moves")]
    CaveTrollNeverMoves,
    #[error("your rampaging troll has moved this turn")]
    TrollHasMoved,
    #[error("it stands in {0} already")]
    AlreadyThere(Area),
    #[error("no door leads from {from} to {to}")]
    NoDoor { from: Area, to: Area },
    #[error("{to} is more than two legal steps from {from}")]
    BeyondTwoSteps { from: Area, to: Area },
    #[error("a hero cannot enter a pit, and {0} is one")]
    HeroIntoPit(Area),
    #[error("nobody can enter {0}: a cave troll is there")]
    CaveTrollThere(Area),
    #[error("{0}'s knight guards {1}")]
    KnightThere(Seat, Area),
    #[error("{0}'s berserker is in {1}")]
    BerserkerThere(Seat, Area),
    #[error("{0} is full: five are there")]
    RoomFull(Area),
    #[error("{0} is full, and your wraith could push nobody out of it")]
    NobodyToPushOut(Area),
    #[error("{0} is full, and figures of yours are among the five")]
    OwnAmongFive(Area),
    #[error("six are in {0} already")]
    SixThere(Area),

    // Pushing and fleeing
    #[error("your wraith entered a full room: it must push somebody out")]
    MustPush,
    #[error("{figure} is not in {room}")]
    NotInRoom { figure: Figure, room: Area },
    #[error("a wraith pushes heroes only, and {0} is none")]
    WraithPushesHeroes(Figure),
    #[error("no wraith can push a barbarian")]
    BarbarianUnpushed,
    #[error("a push goes to a room or an entrance, and {0} is a pit")]
    PushIntoPit(Area),
    #[error("a wraith cannot push {figure} to {to}: {why}")]
    PushBarred { figure: Figure, to: Area, why: &'static str },
    #[error("one flees to an adjacent room or entrance, and {0} is neither")]
    NoFlight(Area),
    #[error("a barbarian never flees (house rule)")]
    BarbarianStands,
    #[error("a rampaging troll pushes another figure in {room}, and {figure} is none")]
    NotBesideTroll { figure: Figure, room: Area },
    #[error("a rampaging troll pushes into adjacent rooms, and {0} is none")]
    RampageIntoRooms(Area),
    #[error("a rampaging troll pushes twice while it can")]
    RampageMustPush,

    // Abilities
    #[error("you have no {0} on the board")]
    NoneInPlay(Kind),
    #[error("the {kind}'s ability works only in a room, and {at} is none")]
    OnlyInRooms { kind: Kind, at: Area },
    #[error("the orc kills heroes, and {0} is none")]
    OrcKillsHeroes(Figure),
    #[error("the assassin kills a lone hero or a lone grunt, and {0} is neither")]
    NotAssassinable(Figure),
    #[error("{0} is not alone of its colour")]
    NotLone(Figure),
    #[error("there is no {kind} of {whose} in {room}")]
    NobodyThere { kind: Kind, whose: Seat, room: Area },
    #[error("that is your own")]
    OwnFigure,
    #[error("a banshee is banished to a pit, and {0} is none")]
    BanishToPit(Area),
    #[error("there is nobody for the grunt to attack in {0}")]
    NobodyToAttack(Area),
    #[error("there is nobody else in {0} to rampage against")]
    NobodyToRampage(Area),
    #[error("the banshee pulls an opponent's hero, and {0} is none")]
    NotPullable(Figure),
    #[error("the banshee pulls from adjacent rooms, and {0} is none")]
    PullFromAdjacentRooms(Area),
    #[error("{0}'s paladin protects them")]
    PaladinProtects(Seat),
    #[error("{0} is full; the banshee cannot pull anybody in")]
    PullIntoFull(Area),

    // Artifacts
    #[error("you do not have the {0}")]
    ArtifactNotYours(Artifact),
    #[error("you have not lost such a hero")]
    NoLostHero,
    #[error("the chalice brings a hero to an entrance, and {0} is none")]
    ChaliceToEntrance(Area),
    #[error("that hero has no step to take")]
    NoFirstStep,
    #[error("only heroes wear it")]
    OnlyHeroesWalk(Artifact),
    #[error("the first step must be taken")]
    FirstStepDue(Artifact),
    #[error("a step goes to an adjacent room or entrance, and {1} is neither")]
    NoStep(Artifact, Area),
    #[error("no orc or grunt of {0} is in a room with one of your heroes")]
    NoOrcBeside(Seat),
    #[error("the scroll banishes an opponent's monster from a room or an entrance, and no cave troll")]
    NotBanishable,
    #[error("the scroll banishes to a pit, and {0} is none")]
    ScrollToPit(Area),
    #[error("you have no hero in {0}, or it is no room")]
    NoHeroToTally(Area),
}

impl kernel::Illegal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Illegal::GameOver => "CT-END-01",
            Illegal::NotAsked(_) => "CT-TURN-01",
            Illegal::ChanceFirst | Illegal::NotByChance | Illegal::Unfinished(_) => "CT-TURN-07",
            Illegal::NotAnAction => "CT-TURN-04",
            Illegal::PlayWithoutDraw => "CT-DRAW-03",
            Illegal::NotHeld(_) => "CT-DRAW-01",
            Illegal::NotInDeck(_) => "CT-SETUP-08",
            Illegal::HeroNeedsEntrance(_) => "CT-DRAW-04",
            Illegal::MonsterNeedsPit(_) => "CT-DRAW-06",
            Illegal::TrollNeedsRoom(_) => "CT-MON-TROLL-01",
            Illegal::TrollThereAlready(_) => "CT-R-25",
            Illegal::ChestNeedsRoom(_) => "CT-DRAW-09",
            Illegal::ScoreNeedsRoom(_) => "CT-DRAW-13",
            Illegal::NoSuchFigure { .. } => "CT-TERM-11",
            Illegal::CaveTrollNeverMoves => "CT-MOVE-05",
            Illegal::TrollHasMoved => "CT-ALT-TROLL-02",
            Illegal::AlreadyThere(_) => "CT-MOVE-01",
            Illegal::NoDoor { .. } => "CT-MOVE-02",
            Illegal::BeyondTwoSteps { .. } => "CT-ALT-SIREN-01",
            Illegal::HeroIntoPit(_) => "CT-ENTER-01",
            Illegal::CaveTrollThere(_) => "CT-ENTER-03",
            Illegal::KnightThere(..) => "CT-ENTER-04",
            Illegal::BerserkerThere(..) => "CT-ENTER-05",
            Illegal::RoomFull(_) => "CT-ENTER-07",
            Illegal::NobodyToPushOut(_) | Illegal::MustPush => "CT-MON-WRAITH-03",
            Illegal::OwnAmongFive(_) => "CT-ALT-BERSERKER-04",
            Illegal::SixThere(_) => "CT-ENTER-08",
            Illegal::NotInRoom { .. } => "CT-MON-WRAITH-01",
            Illegal::WraithPushesHeroes(_) => "CT-MON-WRAITH-06",
            Illegal::BarbarianUnpushed => "CT-HERO-BARBARIAN-02",
            Illegal::PushIntoPit(_) | Illegal::PushBarred { .. } => "CT-MON-WRAITH-07",
            Illegal::NoFlight(_) => "CT-MON-TROLL-03",
            Illegal::BarbarianStands => "CT-R-26",
            Illegal::NotBesideTroll { .. } | Illegal::RampageIntoRooms(_) | Illegal::RampageMustPush => {
                "CT-ALT-TROLL-03"
            }
            Illegal::NoneInPlay(_) => "CT-ABIL-01",
            Illegal::OnlyInRooms { .. } => "CT-ABIL-03",
            Illegal::OrcKillsHeroes(_) => "CT-MON-ORC-01",
            Illegal::NotAssassinable(_) => "CT-ALT-ASSASSIN-01",
            Illegal::NotLone(_) => "CT-ALT-ASSASSIN-02",
            Illegal::NobodyThere { .. } | Illegal::OwnFigure | Illegal::NobodyToAttack(_) => "CT-ABIL-02",
            Illegal::NobodyToRampage(_) => "CT-ALT-TROLL-03",
            Illegal::BanishToPit(_) => "CT-ALT-PALADIN-03",
            Illegal::NotPullable(_) | Illegal::PullFromAdjacentRooms(_) => "CT-ALT-SIREN-02",
            Illegal::PaladinProtects(_) => "CT-ALT-PALADIN-01",
            Illegal::PullIntoFull(_) => "CT-ALT-SIREN-03",
            Illegal::ArtifactNotYours(_) => "CT-ART-01",
            Illegal::NoLostHero | Illegal::ChaliceToEntrance(_) => "CT-ART-CHALICE-01",
            Illegal::NoFirstStep => "CT-ART-02",
            Illegal::OnlyHeroesWalk(with) | Illegal::FirstStepDue(with) | Illegal::NoStep(with, _) => match with {
                Artifact::Cloak => "CT-ART-CLOAK-01",
                _ => "CT-ART-BOOTS-01",
            },
            Illegal::NoOrcBeside(_) => "CT-ART-SWORD-01",
            Illegal::NotBanishable | Illegal::ScrollToPit(_) => "CT-ART-SCROLL-01",
            Illegal::NoHeroToTally(_) => "CT-ART-TALLY-01",
        })
    }
}
