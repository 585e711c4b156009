//! Why not, and which rule says so. Each variant says what it saw, so that a player accepts the answer.

use kernel::{RuleId, Seat};

use crate::cell::{Cell, Side};
use crate::tile::TileKind;
use crate::{Card, GearSet, Pawn, Token};

/// Why a step is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the messages `sk-no-…`, called like the variants, document them")]
pub enum Illegal {
    // Who decides
    GameOver,
    NotAsked(Seat),
    ChanceFirst,
    NotByChance,
    Unfinished(Due),
    NotAnAction,

    // Before the first turn
    TokenTaken(Token),
    NotInRows(Card),
    SecondFromBottom(Card),
    SoloEquipment,
    SoloConsumable,
    SetNotFree(GearSet),
    NotTheTeams(Card),

    // Turns
    TooFewAp { cost: u8, left: u8 },
    HandTooFull { held: u8, limit: u8 },
    TeamFinishes,
    NoPartner,
    PartnerDone,
    YieldedBack,
    ResignTooLate,
    NothingDue(Card),
    NotAPartner(Seat),

    // Moving
    Pinned,
    Dazed,
    KeyForbidsDash,
    Flooded,
    Wall(Side),
    NotConnected(Side),
    TableEdge(Side),
    NoTileLeft(Side),
    DashIntoDark,
    DashThroughEncounter(Cell),

    // Items
    NotHeld(Card),
    NotInReach(Card),
    NotAnItem(Card),
    NotInSight(Cell),

    // Shove, throw, destroy
    ShovedAlready,
    NotBesideYou(Pawn),
    Yourself,
    TargetPinned(Pawn),
    TargetBooted(Pawn),
    NewGhost(Pawn),
    NotOnBoard(Pawn),
    NotOpponent(Pawn),
    TargetNotInSight(Pawn),
    DestroyedAlready,
    NotFaced(Side),
    NothingToDestroy(Side),
    Occupied(Cell),
    CaveEntrance,
    NotDazed,
    NotPinned,

    // Cards and special passages
    WrongUse(Card),
    NotNow(Card),
    UsedThisTurn(Card),
    PlaceUsed,
    NeedsSpring,
    NeedsCart,
    NeedsAltar,
    NeedsChamber,
    NotACart(Cell),
    TooWeak,
    HookTooShort(Cell),
    NotCrankable(Cell),
    AlreadyDiscovered(Side),
    NotCopyable(Card),
    NoMonsterInSight(Card),
    NobodyToDaze(Cell),
    SamePassage(Pawn),

    // Answers
    NotOneOfTwo(TileKind),
    SameTurn(u8),
    MustConnectBack,
    MoreConnections,
    NotNext(Card),
    FocusTooHigh(u8),
    HourglassForbidsFocus,
    SignLeadsNowhere(Side),
}

/// What has to be done before anything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the messages `sk-no-first--…` document them")]
pub enum Due {
    Token,
    Gear,
    Set,
    Split,
    Resign,
    Partner,
    Start,
    Backup,
    Tile,
    Lay,
    Meet,
    Card,
    Focus,
    Sign,
    Flare,
    Wait,
}

kernel::worded!(
    Due,
    "something to be done first",
    Token = "token",
    Gear = "gear",
    Set = "set",
    Split = "split",
    Resign = "resign",
    Partner = "partner",
    Start = "start",
    Backup = "backup",
    Tile = "tile",
    Lay = "lay",
    Meet = "meet",
    Card = "card",
    Focus = "focus",
    Sign = "sign",
    Flare = "flare",
    Wait = "wait",
);

impl kernel::Illegal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Illegal::GameOver => "SK-GOAL-01",
            Illegal::NotAsked(_) | Illegal::NotAnAction | Illegal::Unfinished(_) => "SK-TURN-02",
            Illegal::ChanceFirst | Illegal::NotByChance => "SK-SETUP-06",
            Illegal::TokenTaken(_) => "SK-SETUP-02",
            Illegal::NotInRows(_) => "SK-GEAR-04",
            Illegal::SecondFromBottom(_) => "SK-GEAR-05",
            Illegal::SoloEquipment | Illegal::SoloConsumable => "SK-SOLO-06",
            Illegal::SetNotFree(_) => "SK-R-06",
            Illegal::NotTheTeams(_) => "SK-TEAM-08",
            Illegal::TooFewAp { .. } => "SK-TURN-03",
            Illegal::HandTooFull { .. } => "SK-TURN-05",
            Illegal::TeamFinishes | Illegal::NoPartner | Illegal::PartnerDone | Illegal::YieldedBack => "SK-R-65",
            Illegal::ResignTooLate => "SK-RESIGN-01",
            Illegal::NothingDue(_) => "SK-R-12",
            Illegal::NotAPartner(_) => "SK-R-66",
            Illegal::Pinned | Illegal::TargetPinned(_) | Illegal::NotPinned => "SK-R-30",
            Illegal::Dazed => "SK-DAZE-02",
            Illegal::KeyForbidsDash => "SK-GOAL-02",
            Illegal::Flooded => "SK-PASS-04",
            Illegal::Wall(_) | Illegal::NotConnected(_) => "SK-PASS-07",
            Illegal::TableEdge(_) => "SK-PASS-05",
            Illegal::NoTileLeft(_) => "SK-DISC-10",
            Illegal::DashIntoDark | Illegal::DashThroughEncounter(_) => "SK-DASH-02",
            Illegal::NotHeld(_) => "SK-CARD-12",
            Illegal::NotInReach(_) => "SK-PICK-01",
            Illegal::NotAnItem(_) => "SK-CARD-04",
            Illegal::NotInSight(_) => "SK-DROP-01",
            Illegal::ShovedAlready => "SK-SHOVE-04",
            Illegal::NotBesideYou(_) | Illegal::Yourself => "SK-SHOVE-01",
            Illegal::TargetBooted(_) => "SK-R-64",
            Illegal::NewGhost(_) => "SK-GHOST-04",
            Illegal::NotOnBoard(_) => "SK-R-53",
            Illegal::NotOpponent(_) => "SK-TEAM-17",
            Illegal::TargetNotInSight(_) => "SK-THROW-01",
            Illegal::DestroyedAlready => "SK-DEST-04",
            Illegal::NotFaced(_) | Illegal::NothingToDestroy(_) => "SK-DEST-01",
            Illegal::Occupied(_) => "SK-PASS-10",
            Illegal::CaveEntrance => "SK-PASS-12",
            Illegal::NotDazed => "SK-DAZE-03",
            Illegal::WrongUse(_) | Illegal::NotNow(_) => "SK-CARD-07",
            Illegal::UsedThisTurn(_) | Illegal::PlaceUsed => "SK-R-59",
            Illegal::NeedsSpring
            | Illegal::NeedsCart
            | Illegal::NeedsAltar
            | Illegal::NeedsChamber
            | Illegal::NotACart(_)
            | Illegal::TooWeak => "SK-PASS-04",
            Illegal::HookTooShort(_) | Illegal::NotCrankable(_) => "SK-TURN-06",
            Illegal::AlreadyDiscovered(_) => "SK-R-25",
            Illegal::NotCopyable(_) => "SK-R-60",
            Illegal::NoMonsterInSight(_) | Illegal::NobodyToDaze(_) | Illegal::SamePassage(_) => "SK-LOS-01",
            Illegal::NotOneOfTwo(_) => "SK-DISC-01",
            Illegal::SameTurn(_) => "SK-R-16",
            Illegal::MustConnectBack => "SK-DISC-02",
            Illegal::MoreConnections => "SK-DISC-03",
            Illegal::NotNext(_) => "SK-ENC-12",
            Illegal::FocusTooHigh(_) => "SK-FOCUS-01",
            Illegal::HourglassForbidsFocus => "SK-GOAL-02",
            Illegal::SignLeadsNowhere(_) => "SK-PASS-07",
        })
    }
}
