//! Why not, and which rule says so. Each variant says what it saw or what would do, so that a player accepts the answer.

use kernel::{RuleId, Seat};

use crate::{Cave, Exploration, Held, Item, Place, Property, Row, Shelf, Slot, Spot, Upgrade};

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
    #[error("{0} is not a seat of this table")]
    NoSuchSeat(Seat),

    // Placing
    #[error("{0} does not lie before you")]
    CaveNotHeld(Cave),
    #[error("{0} has a card already; place on an empty position")]
    SpotTaken(Spot),
    #[error("{0} touches no card; place in column 1, or left, right, above or below a card")]
    NotAdjacent(Spot),

    // The shop
    #[error("you have refreshed the shop in this round of actions")]
    RefreshedAlready,
    #[error("in easy mode the shop is refreshed once in a turn")]
    RefreshedThisTurn,
    #[error("a refresh is step a, before firing and moving")]
    NotTheRefreshStep,

    // Missiles
    #[error("you have no missile")]
    NoMissile,
    #[error("nobody fires from outside the cave; fly into the entrance first")]
    FireFromOutside,
    #[error("that is your own plane; name another, or a Cave card")]
    OwnPlane,
    #[error("in a cooperative game missiles are for Cave cards")]
    PlanesSpared,
    #[error("{0}'s plane is not on a Cave card; nothing in the entrance or the exit can be shot at")]
    PlaneNotInCave(Seat),
    #[error("that is at distance {distance}, and your missiles reach {reach}")]
    OutOfReach { distance: u8, reach: u8 },
    #[error("there is no Cave card at {0}")]
    NoCave(Spot),
    #[error("{0} has two parts; name the part you fire at")]
    NameThePart(Spot),
    #[error("{0} is one whole; there is no part to name")]
    NoParts(Spot),

    // Moving
    #[error("the first move goes into the entrance")]
    EntranceFirst,
    #[error("nobody flies back into the entrance")]
    NoWayBack,
    #[error("the exit is not there yet; it opens when the last Cave card is placed")]
    NoExitYet,
    #[error("the exit is reached from column {0}, straight on")]
    ExitFrom(u8),
    #[error("{0} is not next to you")]
    TooFar(Place),
    #[error("you have visited {0}, and a card is visited once")]
    Visited(Spot),
    #[error("you have spent two turns on {0}")]
    TwoTurnsSpent(Spot),
    #[error("this table flies forward only")]
    ForwardOnly,
    #[error("that step is free")]
    StepIsFree,
    #[error("a diagonal step costs a booster fuel")]
    DiagonalCosts,
    #[error("you have no booster fuel")]
    NoFuel,
    #[error("you have no reserve tank")]
    NoTank,
    #[error("the gyro pays for one diagonal step a turn, and you have none to use")]
    NoGyro,
    #[error("your gyro takes this diagonal step for nothing")]
    GyroTakesIt,
    #[error("only cards with the upgrade mark are stayed on, for two turns in all")]
    NoStay,
    #[error("one may stay in the entrance in the second turn only")]
    NoStayInEntrance,
    #[error("in an additional round there is no staying")]
    NoStayInExtra,
    #[error("the Scrapyard is for the third turn of a player who spent two in the entrance")]
    NoScrapyard,
    #[error("that costs {price} credits and you have {have}")]
    TooDear { price: u8, have: u16 },
    #[error("you have a legal step, or may stay")]
    StepExists,
    #[error("without a step a plane hovers while the cave ahead is being built, and is stuck when it is not")]
    WrongSurrender,
    #[error("{0} is not where the plane can go next")]
    NoSuchSpace(Spot),
    #[error("the first space is compulsory")]
    FirstSpaceDue,
    #[error("no additional round is possible now")]
    NoExtraRound,
    #[error("an additional round costs a booster fuel, or the reserve tank")]
    ExtraCosts,

    // Hits and cards
    #[error("{0} is not among the cards this hit may fall on")]
    NotHittable(Item),
    #[error("you do not have {0}")]
    CardNotYours(Held),
    #[error("{0} cannot be used at this moment")]
    NotNow(Exploration),
    #[error("{0} is always on; there is nothing to use")]
    AlwaysOn(Exploration),
    #[error("that is not what {0} is used on")]
    WrongMark(Exploration),
    #[error("{0} is no opponent who flies")]
    NoOpponent(Seat),
    #[error("{0}'s plane is too far, or not on a Cave card")]
    NotReached(Seat),
    #[error("there is no card to move {0} to")]
    NowhereToPush(Seat),
    #[error("only a ranged card that you are not on, with a plane in its range, can be set off")]
    NotTriggerable,
    #[error("Teleport reaches Cave cards up to three columns away")]
    TeleportTooFar,
    #[error("there is no such die in this roll")]
    NoSuchDie,
    #[error("there is no red cube on {0}")]
    NothingToRepair(Slot),
    #[error("you carry as many missiles as you may")]
    MissilesFull,
    #[error("the Foliot clock is announced before the first refresh of a turn")]
    ClockTooLate,

    // Landing
    #[error("there is no upgrading here; land on a card with the upgrade mark, or in the entrance")]
    NoUpgrading,
    #[error("there is no exploring here; land on a card with the exploration mark, or in the entrance")]
    NoExploring,
    #[error("you have explored here twice")]
    ExploredTwice,
    #[error("no card is left to draw")]
    NothingToDraw,
    #[error("there is no card at {0}")]
    EmptyShelf(Shelf),
    #[error("{0} is reserved for {1}")]
    ReservedFor(Upgrade, Seat),
    #[error("{card} does not go into {slot}")]
    WrongPosition { card: Upgrade, slot: Slot },
    #[error("the card in {slot} is worth {current} now; only a higher number replaces it")]
    NoDowngrade { slot: Slot, current: u8 },
    #[error("Maintenance of row {0} goes under a card of that row's types")]
    NothingToMaintain(Row),
    #[error("you carry two already")]
    CarriesTwo,
    #[error("a step of the Foliot clock is done once, and moving and landing come before the end")]
    StepDone,

    // Trades
    #[error("{0} is no teammate in the same place")]
    NoPartner(Seat),
    #[error("a trade names what is given or taken, of one type")]
    UnevenTrade,
    #[error("{0} is not there to be traded")]
    NotThere(Item),
    #[error("there is no free position of {0}")]
    NoFreePosition(Property),
    #[error("there is no room for a fifth Exploration card")]
    NoRoomForCard,
    #[error("enough was traded this turn")]
    EnoughTraded,
}

impl kernel::Illegal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Illegal::GameOver => "CP-R-56",
            Illegal::NotAsked(_) | Illegal::NoSuchSeat(_) => "CP-TURN-06",
            Illegal::ChanceFirst | Illegal::NotByChance | Illegal::Unfinished(_) => "CP-TURN-02",
            Illegal::CaveNotHeld(_) => "CP-PLACE-01",
            Illegal::SpotTaken(_) => "CP-PLACE-02",
            Illegal::NotAdjacent(_) => "CP-PLACE-03",
            Illegal::RefreshedAlready | Illegal::NotTheRefreshStep => "CP-SHOP-01",
            Illegal::RefreshedThisTurn => "CP-SHOP-05",
            Illegal::NoMissile => "CP-MISSILE-01",
            Illegal::FireFromOutside => "CP-R-16",
            Illegal::OwnPlane => "CP-R-75",
            Illegal::PlanesSpared => "CP-COOP-01",
            Illegal::PlaneNotInCave(_) => "CP-MISSILE-05",
            Illegal::OutOfReach { .. } => "CP-MISSILE-03",
            Illegal::NoCave(_) => "CP-MISSILE-02",
            Illegal::NameThePart(_) | Illegal::NoParts(_) => "CP-MISSILE-13",
            Illegal::EntranceFirst => "CP-ENTR-01",
            Illegal::NoWayBack | Illegal::ForwardOnly => "CP-R-19",
            Illegal::NoExitYet => "CP-PLACE-06",
            Illegal::ExitFrom(_) => "CP-MOVE-10",
            Illegal::TooFar(_) => "CP-MOVE-01",
            Illegal::Visited(_) => "CP-MOVE-05",
            Illegal::TwoTurnsSpent(_) => "CP-R-20",
            Illegal::StepIsFree => "CP-MOVE-02",
            Illegal::DiagonalCosts | Illegal::NoFuel => "CP-MOVE-04",
            Illegal::NoTank | Illegal::NoGyro | Illegal::GyroTakesIt => "CP-EXPL-06",
            Illegal::NoStay => "CP-MOVE-06",
            Illegal::NoStayInEntrance => "CP-ENTR-04",
            Illegal::NoStayInExtra => "CP-R-20",
            Illegal::NoScrapyard => "CP-R-27",
            Illegal::TooDear { .. } => "CP-R-13",
            Illegal::StepExists => "CP-R-24",
            Illegal::WrongSurrender => "CP-R-23",
            Illegal::NoSuchSpace(_) => "CP-R-41",
            Illegal::FirstSpaceDue => "CP-XC-08",
            Illegal::NoExtraRound | Illegal::ExtraCosts => "CP-EXTRA-01",
            Illegal::NotHittable(_) => "CP-R-31",
            Illegal::CardNotYours(_) => "CP-EXPL-04",
            Illegal::NotNow(_) => "CP-EXPL-06",
            Illegal::AlwaysOn(_) => "CP-R-49",
            Illegal::WrongMark(_) => "CP-CARD-05",
            Illegal::NoOpponent(_) => "CP-R-62",
            Illegal::NotReached(_) | Illegal::NowhereToPush(_) => "CP-XC-08",
            Illegal::NotTriggerable => "CP-XC-03",
            Illegal::TeleportTooFar => "CP-XC-11",
            Illegal::NoSuchDie => "CP-XC-12",
            Illegal::NothingToRepair(_) => "CP-R-51",
            Illegal::MissilesFull | Illegal::CarriesTwo => "CP-UPG-10",
            Illegal::ClockTooLate | Illegal::StepDone => "CP-XC-07",
            Illegal::NoUpgrading => "CP-UPG-01",
            Illegal::NoExploring => "CP-EXPL-01",
            Illegal::ExploredTwice => "CP-EXPL-03",
            Illegal::NothingToDraw => "CP-R-07",
            Illegal::EmptyShelf(_) => "CP-SHOP-04",
            Illegal::ReservedFor(..) => "CP-R-50",
            Illegal::WrongPosition { .. } => "CP-UPG-11",
            Illegal::NoDowngrade { .. } => "CP-UPG-07",
            Illegal::NothingToMaintain(_) => "CP-R-10",
            Illegal::NoPartner(_) | Illegal::UnevenTrade | Illegal::NotThere(_) | Illegal::EnoughTraded => "CP-R-63",
            Illegal::NoFreePosition(_) => "CP-UPG-11",
            Illegal::NoRoomForCard => "CP-EXPL-04",
        })
    }
}
