//! Why not, and which rule says so. Each variant says what it saw, so that a player accepts the answer.

use kernel::{RuleId, Seat};

use crate::{Chance, Item, Node, Side, Space};

/// Why a step is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the messages `cc-no-…`, called like the variants, document them")]
pub enum Illegal {
    // Turns
    GameOver,
    NotAsked(Seat),
    ChanceFirst,
    NotByChance,
    Unfinished(Due),
    NotAnAction,
    NoSuchDie(u8),
    NoSuchSeat(Seat),

    // Moving
    NoExit(Side),
    NothingThere(Side),
    Rubble(Side),
    GrueThere(Side),
    NoSlope(Node),
    StoodThere(Node),

    // Exploring
    SpaceTaken(Side),
    PileEmpty,
    NoSuchRotation(u8),
    NotThere(Chance),

    // Items and treasure
    NotAtMarker,
    NoTreasure,
    NoTreasureAtBase,
    NoItemChosen,
    ItemNotHere(Item),
    CarriesAlready(Item),
    TornPack,
    NotCarried(Item),
    NotHurt,
    NotInTheAir(u8),

    // Leaving
    NotAtBase,

    // Dynamite
    NoDynamiteAtBase,
    NoFuse(Seat),
    OwnFuse,

    // Grues
    NoRefuge(Side),
    NoPlaceForGrue(Space),
    NoGrueAt(Space),
    NobodyToEat(Space),
    GrueEatsFirst(Space),
    GrueNoWay(Side),
    GrueNotToBase,
    GrueNotIntoRubble(Side),
    GrueMeetsGrue,
    GrueFearsLantern,
}

/// What has to be done before anything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the messages `cc-no-first--…` document them")]
pub enum Due {
    Lay,
    Drop,
    Keep,
    Flee,
    SendGrue,
    TryGrue,
    MoveGrue,
    Wait,
}

kernel::worded!(
    Due,
    "something to be done first",
    Lay = "lay",
    Drop = "drop",
    Keep = "keep",
    Flee = "flee",
    SendGrue = "send-grue",
    TryGrue = "try-grue",
    MoveGrue = "move-grue",
    Wait = "wait",
);

impl kernel::Illegal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Illegal::GameOver => "CC-END-01",
            Illegal::NotAsked(_) => "CC-TURN-01",
            Illegal::ChanceFirst | Illegal::NotByChance | Illegal::Unfinished(_) => "CC-TURN-06",
            Illegal::NotAnAction => "CC-TURN-07",
            Illegal::NoSuchDie(_) => "CC-GEN-04",
            Illegal::NoSuchSeat(_) => "CC-MODEL-09",
            Illegal::NoExit(_) => "CC-MOVE-02",
            Illegal::NothingThere(_) => "CC-MOVE-01",
            Illegal::Rubble(_) => "CC-MOVE-04",
            Illegal::GrueThere(_) => "CC-GRUE-01",
            Illegal::NoSlope(_) => "CC-MOVE-06",
            Illegal::StoodThere(_) => "CC-MOVE-07",
            Illegal::SpaceTaken(_) => "CC-EXPL-02",
            Illegal::PileEmpty => "CC-EXPL-03",
            Illegal::NoSuchRotation(_) => "CC-EXPL-05",
            Illegal::NotThere(_) => "CC-MODEL-12",
            Illegal::NotAtMarker => "CC-HEX-10",
            Illegal::NoTreasure => "CC-TREAS-02",
            Illegal::NoTreasureAtBase => "CC-TREAS-04",
            Illegal::NoItemChosen | Illegal::ItemNotHere(_) => "CC-ITEM-13",
            Illegal::CarriesAlready(_) => "CC-ITEM-01",
            Illegal::TornPack => "CC-MISF-09",
            Illegal::NotCarried(_) => "CC-ITEM-02",
            Illegal::NotHurt => "CC-R-57",
            Illegal::NotInTheAir(_) => "CC-EXPL-13",
            Illegal::NotAtBase => "CC-LEAVE-01",
            Illegal::NoDynamiteAtBase => "CC-DYN-02",
            Illegal::NoFuse(_) | Illegal::OwnFuse => "CC-DYN-07",
            Illegal::NoRefuge(_) => "CC-GRUE-03",
            Illegal::NoPlaceForGrue(_) => "CC-GRUE-05",
            Illegal::NoGrueAt(_) => "CC-SURF-03",
            Illegal::NobodyToEat(_) => "CC-SURF-07",
            Illegal::GrueEatsFirst(_) | Illegal::GrueNoWay(_) => "CC-SURF-04",
            Illegal::GrueNotToBase
            | Illegal::GrueNotIntoRubble(_)
            | Illegal::GrueMeetsGrue
            | Illegal::GrueFearsLantern => "CC-SURF-05",
        })
    }
}
