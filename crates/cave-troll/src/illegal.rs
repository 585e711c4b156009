//! Why not: what a refusal saw, the rule that says so and the sentence a player accepts, each once.

use kernel::Seat;
use words::say;

use crate::names::{figure_name, figure_object};
use crate::{Area, Artifact, Card, Figure, Kind, ct};

kernel::refusals! { Illegal |how|
    // Turns
    GameOver: "CT-END-01" => say::NoGameOver,
    NotAsked(who: Seat): "CT-TURN-01" => say::NoNotAsked { who: how.person(who) },
    ChanceFirst: "CT-TURN-07" => say::NoChanceFirst,
    NotByChance: "CT-TURN-07" => say::NoNotByChance,
    Unfinished(due: Due): "CT-TURN-07" => ct::NoFirst { which: due.name() },
    NotAnAction: "CT-TURN-04" => ct::NoNotAnAction,

    // Cards
    PlayWithoutDraw: "CT-DRAW-03" => ct::NoPlayWithoutDraw,
    NotHeld(card: Card): "CT-DRAW-01" => ct::NoNotHeld { card: how.call(card) },
    NotInDeck(card: Card): "CT-SETUP-08" => ct::NoNotInDeck { card: how.call(card) },
    HeroNeedsEntrance(area: Area): "CT-DRAW-04" => ct::NoHeroNeedsEntrance { area: how.call(area) },
    MonsterNeedsPit(area: Area): "CT-DRAW-06" => ct::NoMonsterNeedsPit { area: how.call(area) },
    TrollNeedsRoom(area: Area): "CT-MON-TROLL-01" => ct::NoTrollNeedsRoom { area: how.call(area) },
    TrollThereAlready(area: Area): "CT-R-25" => ct::NoTrollThereAlready { area: how.call(area) },
    ChestNeedsRoom(area: Area): "CT-DRAW-09" => ct::NoChestNeedsRoom { area: how.call(area) },
    ScoreNeedsRoom(area: Area): "CT-DRAW-13" => ct::NoScoreNeedsRoom { area: how.call(area) },

    // Moving and entering
    NoSuchFigure { kind: Kind, at: Area }: "CT-TERM-11" =>
        ct::NoNoSuchFigure { kind: how.call(kind), at: how.call(at) },
    CaveTrollNeverMoves: "CT-MOVE-05" => ct::NoCaveTrollNeverMoves,
    TrollHasMoved: "CT-ALT-TROLL-02" => ct::NoTrollHasMoved,
    AlreadyThere(area: Area): "CT-MOVE-01" => ct::NoAlreadyThere { area: how.call(area) },
    NoDoor { from: Area, to: Area }: "CT-MOVE-02" => ct::NoNoDoor { from: how.call(from), to: how.call(to) },
    BeyondTwoSteps { from: Area, to: Area }: "CT-ALT-SIREN-01" =>
        ct::NoBeyondTwoSteps { from: how.call(from), to: how.call(to) },
    HeroIntoPit(area: Area): "CT-ENTER-01" => ct::NoHeroIntoPit { area: how.call(area) },
    CaveTrollThere(area: Area): "CT-ENTER-03" => ct::NoCaveTrollThere { area: how.call(area) },
    KnightThere(who: Seat, area: Area): "CT-ENTER-04" =>
        ct::NoKnightThere { who: how.person(who), area: how.call(area) },
    BerserkerThere(who: Seat, area: Area): "CT-ENTER-05" =>
        ct::NoBerserkerThere { who: how.person(who), area: how.call(area) },
    RoomFull(area: Area): "CT-ENTER-07" => ct::NoRoomFull { area: how.call(area) },
    NobodyToPushOut(area: Area): "CT-MON-WRAITH-03" => ct::NoNobodyToPushOut { area: how.call(area) },
    OwnAmongFive(area: Area): "CT-ALT-BERSERKER-04" => ct::NoOwnAmongFive { area: how.call(area) },
    SixThere(area: Area): "CT-ENTER-08" => ct::NoSixThere { area: how.call(area) },

    // Pushing and fleeing
    MustPush: "CT-MON-WRAITH-03" => ct::NoMustPush,
    NotInRoom { figure: Figure, room: Area }: "CT-MON-WRAITH-01" =>
        ct::NoNotInRoom { figure: figure_name(figure, how), room: how.call(room) },
    WraithPushesHeroes(figure: Figure): "CT-MON-WRAITH-06" =>
        ct::NoWraithPushesHeroes { figure: figure_name(figure, how) },
    BarbarianUnpushed: "CT-HERO-BARBARIAN-02" => ct::NoBarbarianUnpushed,
    PushIntoPit(area: Area): "CT-MON-WRAITH-07" => ct::NoPushIntoPit { area: how.call(area) },
    PushBarred { figure: Figure, to: Area, why: PushBar }: "CT-MON-WRAITH-07" =>
        ct::NoPushBarred { which: why.name(), figure: figure_object(figure, how), to: how.call(to) },
    NoFlight(area: Area): "CT-MON-TROLL-03" => ct::NoNoFlight { area: how.call(area) },
    BarbarianStands: "CT-R-26" => ct::NoBarbarianStands,
    NotBesideTroll { figure: Figure, room: Area }: "CT-ALT-TROLL-03" =>
        ct::NoNotBesideTroll { figure: figure_name(figure, how), room: how.call(room) },
    RampageIntoRooms(area: Area): "CT-ALT-TROLL-03" => ct::NoRampageIntoRooms { area: how.call(area) },
    RampageMustPush: "CT-ALT-TROLL-03" => ct::NoRampageMustPush,

    // Abilities
    NoneInPlay(kind: Kind): "CT-ABIL-01" => ct::NoNoneInPlay { kind: how.call(kind) },
    OnlyInRooms { kind: Kind, at: Area }: "CT-ABIL-03" => ct::NoOnlyInRooms { kind: how.call(kind), at: how.call(at) },
    OrcKillsHeroes(figure: Figure): "CT-MON-ORC-01" => ct::NoOrcKillsHeroes { figure: figure_name(figure, how) },
    NotAssassinable(figure: Figure): "CT-ALT-ASSASSIN-01" => ct::NoNotAssassinable { figure: figure_name(figure, how) },
    NotLone(figure: Figure): "CT-ALT-ASSASSIN-02" => ct::NoNotLone { figure: figure_name(figure, how) },
    NobodyThere { kind: Kind, whose: Seat, room: Area }: "CT-ABIL-02" =>
        ct::NoNobodyThere { kind: how.call(kind), whose: how.person(whose), room: how.call(room) },
    OwnFigure: "CT-ABIL-02" => ct::NoOwnFigure,
    BanishToPit(area: Area): "CT-ALT-PALADIN-03" => ct::NoBanishToPit { area: how.call(area) },
    NobodyToAttack(area: Area): "CT-ABIL-02" => ct::NoNobodyToAttack { area: how.call(area) },
    NobodyToRampage(area: Area): "CT-ALT-TROLL-03" => ct::NoNobodyToRampage { area: how.call(area) },
    NotPullable(figure: Figure): "CT-ALT-SIREN-02" => ct::NoNotPullable { figure: figure_name(figure, how) },
    PullFromAdjacentRooms(area: Area): "CT-ALT-SIREN-02" => ct::NoPullFromAdjacentRooms { area: how.call(area) },
    PaladinProtects(who: Seat): "CT-ALT-PALADIN-01" => ct::NoPaladinProtects { who: how.person(who) },
    PullIntoFull(area: Area): "CT-ALT-SIREN-03" => ct::NoPullIntoFull { area: how.call(area) },

    // Artifacts
    ArtifactNotYours(artifact: Artifact): "CT-ART-01" => ct::NoArtifactNotYours { artifact: how.call(artifact) },
    NoLostHero: "CT-ART-CHALICE-01" => ct::NoNoLostHero,
    ChaliceToEntrance(area: Area): "CT-ART-CHALICE-01" => ct::NoChaliceToEntrance { area: how.call(area) },
    NoFirstStep: "CT-ART-02" => ct::NoNoFirstStep,
    OnlyHeroesWalk(with: Artifact): walk_rule(with) => ct::NoOnlyHeroesWalk,
    FirstStepDue(with: Artifact): walk_rule(with) => ct::NoFirstStepDue,
    NoStep(with: Artifact, area: Area): walk_rule(with) => ct::NoNoStep { area: how.call(area) },
    NoOrcBeside(who: Seat): "CT-ART-SWORD-01" => ct::NoNoOrcBeside { who: how.person(who) },
    NotBanishable: "CT-ART-SCROLL-01" => ct::NoNotBanishable,
    ScrollToPit(area: Area): "CT-ART-SCROLL-01" => ct::NoScrollToPit { area: how.call(area) },
    NoHeroToTally(area: Area): "CT-ART-TALLY-01" => ct::NoNoHeroToTally { area: how.call(area) },
}

/// Cloak and boots each have their rule.
fn walk_rule(with: Artifact) -> &'static str {
    match with {
        Artifact::Cloak => "CT-ART-CLOAK-01",
        _ => "CT-ART-BOOTS-01",
    }
}

kernel::worded! {
    /// What has to be done before anything else. The messages `ct-no-first--…` say it.
    pub enum Due: "something to be done first" {
        Card = "card", Score = "score", Target = "target", Flee = "flee", Push = "push", Rampage = "rampage",
        Walk = "walk", Wait = "wait",
    }
}

kernel::worded! {
    /// What is in the way of a wraith's push. The messages `ct-no-push-barred--…` say it.
    pub enum PushBar: "what bars a push" {
        Pusher = "pusher", Troll = "troll", Knight = "knight", Berserker = "berserker", Full = "full",
    }
}
