//! Why not: what a refusal saw, the rule that says so and the sentence a player accepts, each once.

use kernel::Seat;
use words::say;

use crate::{Cave, Exploration, Held, Item, Place, Property, Row, Shelf, Slot, Spot, Upgrade, cp};

kernel::refusals! { Illegal |how|
    // Turns
    GameOver: "CP-R-56" => say::NoGameOver,
    NotAsked(who: Seat): "CP-TURN-06" => say::NoNotAsked { who: how.person(who) },
    ChanceFirst: "CP-TURN-02" => say::NoChanceFirst,
    NotByChance: "CP-TURN-02" => say::NoNotByChance,
    Unfinished(due: Due): "CP-TURN-02" => cp::NoFirst { which: due.name() },
    NoSuchSeat(who: Seat): "CP-TURN-06" => cp::NoNoSuchSeat { who: how.person(who) },

    // Placing
    CaveNotHeld(cave: Cave): "CP-PLACE-01" => cp::NoCaveNotHeld { cave: how.call(cave) },
    SpotTaken(spot: Spot): "CP-PLACE-02" => cp::NoSpotTaken { spot: how.call(spot) },
    NotAdjacent(spot: Spot): "CP-PLACE-03" => cp::NoNotAdjacent { spot: how.call(spot) },

    // The shop
    RefreshedAlready: "CP-SHOP-01" => cp::NoRefreshedAlready,
    RefreshedThisTurn: "CP-SHOP-05" => cp::NoRefreshedThisTurn,
    NotTheRefreshStep: "CP-SHOP-01" => cp::NoNotTheRefreshStep,

    // Missiles
    NoMissile: "CP-MISSILE-01" => cp::NoNoMissile,
    FireFromOutside: "CP-R-16" => cp::NoFireFromOutside,
    OwnPlane: "CP-R-75" => cp::NoOwnPlane,
    PlanesSpared: "CP-COOP-01" => cp::NoPlanesSpared,
    PlaneNotInCave(who: Seat): "CP-MISSILE-05" => cp::NoPlaneNotInCave { who: how.person(who) },
    OutOfReach { distance: u8, reach: u8 }: "CP-MISSILE-03" => cp::NoOutOfReach { distance, reach },
    NoCave(spot: Spot): "CP-MISSILE-02" => cp::NoNoCave { spot: how.call(spot) },
    NameThePart(spot: Spot): "CP-MISSILE-13" => cp::NoNameThePart { spot: how.call(spot) },
    NoParts(spot: Spot): "CP-MISSILE-13" => cp::NoNoParts { spot: how.call(spot) },

    // Moving
    EntranceFirst: "CP-ENTR-01" => cp::NoEntranceFirst,
    NoWayBack: "CP-R-19" => cp::NoNoWayBack,
    NoExitYet: "CP-PLACE-06" => cp::NoNoExitYet,
    ExitFrom(n: u8): "CP-MOVE-10" => cp::NoExitFrom { n },
    TooFar(place: Place): "CP-MOVE-01" => cp::NoTooFar { place: how.call(place) },
    Visited(spot: Spot): "CP-MOVE-05" => cp::NoVisited { spot: how.call(spot) },
    TwoTurnsSpent(spot: Spot): "CP-R-20" => cp::NoTwoTurnsSpent { spot: how.call(spot) },
    ForwardOnly: "CP-R-19" => cp::NoForwardOnly,
    StepIsFree: "CP-MOVE-02" => cp::NoStepIsFree,
    DiagonalCosts: "CP-MOVE-04" => cp::NoDiagonalCosts,
    NoFuel: "CP-MOVE-04" => cp::NoNoFuel,
    NoTank: "CP-EXPL-06" => cp::NoNoTank,
    NoGyro: "CP-EXPL-06" => cp::NoNoGyro,
    GyroTakesIt: "CP-EXPL-06" => cp::NoGyroTakesIt,
    NoStay: "CP-MOVE-06" => cp::NoNoStay,
    NoStayInEntrance: "CP-ENTR-04" => cp::NoNoStayInEntrance,
    NoStayInExtra: "CP-R-20" => cp::NoNoStayInExtra,
    NoScrapyard: "CP-R-27" => cp::NoNoScrapyard,
    TooDear { price: u8, have: u16 }: "CP-R-13" => cp::NoTooDear { price: price.into(), have },
    StepExists: "CP-R-24" => cp::NoStepExists,
    WrongSurrender: "CP-R-23" => cp::NoWrongSurrender,
    NoSuchSpace(spot: Spot): "CP-R-41" => cp::NoNoSuchSpace { spot: how.call(spot) },
    FirstSpaceDue: "CP-XC-08" => cp::NoFirstSpaceDue,
    NoExtraRound: "CP-EXTRA-01" => cp::NoNoExtraRound,
    ExtraCosts: "CP-EXTRA-01" => cp::NoExtraCosts,

    // Hits and cards
    NotHittable(item: Item): "CP-R-31" => cp::NoNotHittable { item: how.call(item) },
    CardNotYours(held: Held): "CP-EXPL-04" => cp::NoCardNotYours { held: how.call(held) },
    NotNow(exploration: Exploration): "CP-EXPL-06" => cp::NoNotNow { exploration: how.call(exploration) },
    AlwaysOn(exploration: Exploration): "CP-R-49" => cp::NoAlwaysOn { exploration: how.call(exploration) },
    WrongMark(exploration: Exploration): "CP-CARD-05" => cp::NoWrongMark { exploration: how.call(exploration) },
    NoOpponent(who: Seat): "CP-R-62" => cp::NoNoOpponent { who: how.person(who) },
    NotReached(who: Seat): "CP-XC-08" => cp::NoNotReached { who: how.person(who) },
    NowhereToPush(who: Seat): "CP-XC-08" => cp::NoNowhereToPush { who: how.person(who) },
    NotTriggerable: "CP-XC-03" => cp::NoNotTriggerable,
    TeleportTooFar: "CP-XC-11" => cp::NoTeleportTooFar,
    NoSuchDie: "CP-XC-12" => cp::NoNoSuchDie,
    NothingToRepair(slot: Slot): "CP-R-51" => cp::NoNothingToRepair { slot: how.call(slot) },
    MissilesFull: "CP-UPG-10" => cp::NoMissilesFull,
    ClockTooLate: "CP-XC-07" => cp::NoClockTooLate,

    // Landing
    NoUpgrading: "CP-UPG-01" => cp::NoNoUpgrading,
    NoExploring: "CP-EXPL-01" => cp::NoNoExploring,
    ExploredTwice: "CP-EXPL-03" => cp::NoExploredTwice,
    NothingToDraw: "CP-R-07" => cp::NoNothingToDraw,
    EmptyShelf(shelf: Shelf): "CP-SHOP-04" => cp::NoEmptyShelf { shelf },
    ReservedFor(upgrade: Upgrade, who: Seat): "CP-R-50" =>
        cp::NoReservedFor { upgrade: how.call(upgrade), who: how.person(who) },
    WrongPosition { card: Upgrade, slot: Slot }: "CP-UPG-11" =>
        cp::NoWrongPosition { card: how.call(card), slot: how.call(slot) },
    NoDowngrade { slot: Slot, current: u8 }: "CP-UPG-07" => cp::NoNoDowngrade { slot: how.call(slot), current },
    NothingToMaintain(row: Row): "CP-R-10" => cp::NoNothingToMaintain { row },
    CarriesTwo: "CP-UPG-10" => cp::NoCarriesTwo,
    StepDone: "CP-XC-07" => cp::NoStepDone,

    // Trades
    NoPartner(who: Seat): "CP-R-63" => cp::NoNoPartner { who: how.person(who) },
    UnevenTrade: "CP-R-63" => cp::NoUnevenTrade,
    NotThere(item: Item): "CP-R-63" => cp::NoNotThere { item: how.call(item) },
    NoFreePosition(property: Property): "CP-UPG-11" => cp::NoNoFreePosition { property: how.call(property) },
    NoRoomForCard: "CP-EXPL-04" => cp::NoNoRoomForCard,
    EnoughTraded: "CP-R-63" => cp::NoEnoughTraded,
}

kernel::worded! {
    /// What has to be done before anything else. The messages `cp-no-first--…` say it.
    pub enum Due: "something to be done first" {
        Place = "place", Refresh = "refresh", Fire = "fire", Shove = "shove", Move = "move", Extra = "extra",
        Land = "land", Order = "order", Exchange = "exchange", Answer = "answer", Discard = "discard",
        Window = "window", Reroll = "reroll", Aim = "aim", Hits = "hits", Remove = "remove", PartTwo = "part-two",
        Blow = "blow", Push = "push", Wait = "wait",
    }
}
