//! Why not: what a refusal saw, the rule that says so and the sentence a player accepts, each once.

use kernel::Seat;
use words::say;

use crate::{Card, Item, Node, Side, Space, Tile, cc};

kernel::refusals! { Illegal |how|
    // Turns
    GameOver: "CC-END-01" => say::NoGameOver,
    NotAsked(who: Seat): "CC-TURN-01" => say::NoNotAsked { who: how.person(who) },
    ChanceFirst: "CC-TURN-06" => say::NoChanceFirst,
    NotByChance: "CC-TURN-06" => say::NoNotByChance,
    Unfinished(due: Due): "CC-TURN-06" => cc::NoFirst { which: due.name() },
    NotAnAction: "CC-TURN-07" => cc::NoNotAnAction,
    NoSuchDie(n: u8): "CC-GEN-04" => cc::NoNoSuchDie { n },
    NoSuchSeat(who: Seat): "CC-MODEL-09" => cc::NoNoSuchSeat { who: how.person(who) },

    // Moving
    NoExit(side: Side): "CC-MOVE-02" => cc::NoNoExit { side: how.call(side) },
    NothingThere(side: Side): "CC-MOVE-01" => cc::NoNothingThere { side: how.call(side) },
    Rubble(side: Side): "CC-MOVE-04" => cc::NoRubble { side: how.call(side) },
    GrueThere(side: Side): "CC-GRUE-01" => cc::NoGrueThere { side: how.call(side) },
    NoSlope(node: Node): "CC-MOVE-06" => cc::NoNoSlope { node },
    StoodThere(node: Node): "CC-MOVE-07" => cc::NoStoodThere { node },

    // Exploring
    SpaceTaken(side: Side): "CC-EXPL-02" => cc::NoSpaceTaken { side: how.call(side) },
    PileEmpty: "CC-EXPL-03" => cc::NoPileEmpty,
    NoSuchRotation(n: u8): "CC-EXPL-05" => cc::NoNoSuchRotation { n },
    HexNotThere(hex: Tile): "CC-MODEL-12" => cc::NoNotThere { what: how.call(hex) },
    CardNotThere(card: Card): "CC-MODEL-12" => cc::NoNotThere { what: card },
    ItemNotThere(item: Item): "CC-MODEL-12" => cc::NoNotThere { what: how.call(item) },
    TreasureNotThere(value: u8): "CC-MODEL-12" => cc::NoNotThereTreasure { value },

    // Items and treasure
    NotAtMarker: "CC-HEX-10" => cc::NoNotAtMarker,
    NoTreasure: "CC-TREAS-02" => cc::NoNoTreasure,
    NoTreasureAtBase: "CC-TREAS-04" => cc::NoNoTreasureAtBase,
    NoItemChosen: "CC-ITEM-13" => cc::NoNoItemChosen,
    ItemNotHere(item: Item): "CC-ITEM-13" => cc::NoItemNotHere { item: how.call(item) },
    CarriesAlready(item: Item): "CC-ITEM-01" => cc::NoCarriesAlready { item: how.call(item) },
    TornPack: "CC-MISF-09" => cc::NoTornPack,
    NotCarried(item: Item): "CC-ITEM-02" => cc::NoNotCarried { item: how.call(item) },
    NotHurt: "CC-R-57" => cc::NoNotHurt,
    NotJustDrawn(n: u8): "CC-EXPL-13" => cc::NoNotJustDrawn { n },
    NotPickedUp(n: u8): "CC-TREAS-02" => cc::NoNotPickedUp { n },

    // Leaving
    NotAtBase: "CC-LEAVE-01" => cc::NoNotAtBase,

    // Dynamite
    NoDynamiteAtBase: "CC-DYN-02" => cc::NoNoDynamiteAtBase,
    NoFuse(who: Seat): "CC-DYN-07" => cc::NoNoFuse { who: how.person(who) },
    OwnFuse: "CC-DYN-07" => cc::NoOwnFuse,

    // Grues
    NoRefuge(side: Side): "CC-GRUE-03" => cc::NoNoRefuge { side: how.call(side) },
    NoPlaceForGrue(space: Space): "CC-GRUE-05" => cc::NoNoPlaceForGrue { space: how.call(space) },
    NoGrueAt(space: Space): "CC-SURF-03" => cc::NoNoGrueAt { space: how.call(space) },
    NobodyToEat(space: Space): "CC-SURF-07" => cc::NoNobodyToEat { space: how.call(space) },
    GrueEatsFirst(space: Space): "CC-SURF-04" => cc::NoGrueEatsFirst { space: how.call(space) },
    GrueNoWay(side: Side): "CC-SURF-04" => cc::NoGrueNoWay { side: how.call(side) },
    GrueNotToBase: "CC-SURF-05" => cc::NoGrueNotToBase,
    GrueNotIntoRubble(side: Side): "CC-SURF-05" => cc::NoGrueNotIntoRubble { side: how.call(side) },
    GrueMeetsGrue: "CC-SURF-05" => cc::NoGrueMeetsGrue,
    GrueFearsLantern: "CC-SURF-05" => cc::NoGrueFearsLantern,
}

kernel::worded! {
    /// What has to be done before anything else. The messages `cc-no-first--…` say it.
    pub enum Due: "something to be done first" {
        Lay = "lay", Drop = "drop", Keep = "keep", Flee = "flee", SendGrue = "send-grue", TryGrue = "try-grue",
        MoveGrue = "move-grue", Wait = "wait",
    }
}
