//! Why not, and which rule says so. Each variant says what it saw, so that a player accepts the answer.

use kernel::{RuleId, Seat};

use crate::{Area, Artifact, Card, Figure, Kind};

/// Why a step is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the messages `ct-no-…`, called like the variants, document them")]
pub enum Illegal {
    // Turns
    GameOver,
    NotAsked(Seat),
    ChanceFirst,
    NotByChance,
    Unfinished(Due),
    NotAnAction,

    // Cards
    PlayWithoutDraw,
    NotHeld(Card),
    NotInDeck(Card),
    HeroNeedsEntrance(Area),
    MonsterNeedsPit(Area),
    TrollNeedsRoom(Area),
    TrollThereAlready(Area),
    ChestNeedsRoom(Area),
    ScoreNeedsRoom(Area),

    // Moving and entering
    NoSuchFigure { kind: Kind, at: Area },
    CaveTrollNeverMoves,
    TrollHasMoved,
    AlreadyThere(Area),
    NoDoor { from: Area, to: Area },
    BeyondTwoSteps { from: Area, to: Area },
    HeroIntoPit(Area),
    CaveTrollThere(Area),
    KnightThere(Seat, Area),
    BerserkerThere(Seat, Area),
    RoomFull(Area),
    NobodyToPushOut(Area),
    OwnAmongFive(Area),
    SixThere(Area),

    // Pushing and fleeing
    MustPush,
    NotInRoom { figure: Figure, room: Area },
    WraithPushesHeroes(Figure),
    BarbarianUnpushed,
    PushIntoPit(Area),
    PushBarred { figure: Figure, to: Area, why: PushBar },
    NoFlight(Area),
    BarbarianStands,
    NotBesideTroll { figure: Figure, room: Area },
    RampageIntoRooms(Area),
    RampageMustPush,

    // Abilities
    NoneInPlay(Kind),
    OnlyInRooms { kind: Kind, at: Area },
    OrcKillsHeroes(Figure),
    NotAssassinable(Figure),
    NotLone(Figure),
    NobodyThere { kind: Kind, whose: Seat, room: Area },
    OwnFigure,
    BanishToPit(Area),
    NobodyToAttack(Area),
    NobodyToRampage(Area),
    NotPullable(Figure),
    PullFromAdjacentRooms(Area),
    PaladinProtects(Seat),
    PullIntoFull(Area),

    // Artifacts
    ArtifactNotYours(Artifact),
    NoLostHero,
    ChaliceToEntrance(Area),
    NoFirstStep,
    OnlyHeroesWalk(Artifact),
    FirstStepDue(Artifact),
    NoStep(Artifact, Area),
    NoOrcBeside(Seat),
    NotBanishable,
    ScrollToPit(Area),
    NoHeroToTally(Area),
}

/// What has to be done before anything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the messages `ct-no-first--…` document them")]
pub enum Due {
    Card,
    Score,
    Target,
    Flee,
    Push,
    Rampage,
    Walk,
    Wait,
}

kernel::worded!(
    Due,
    "something to be done first",
    Card = "card",
    Score = "score",
    Target = "target",
    Flee = "flee",
    Push = "push",
    Rampage = "rampage",
    Walk = "walk",
    Wait = "wait",
);

/// What is in the way of a wraith's push.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the messages `ct-no-push-barred--…` document them")]
pub enum PushBar {
    Pusher,
    Troll,
    Knight,
    Berserker,
    Full,
}

kernel::worded!(
    PushBar,
    "what bars a push",
    Pusher = "pusher",
    Troll = "troll",
    Knight = "knight",
    Berserker = "berserker",
    Full = "full",
);

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
