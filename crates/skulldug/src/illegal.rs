//! Why not: what a refusal saw, the rule that says so and the sentence a player accepts, each once.

use kernel::Seat;
use words::say;

use crate::cell::{Cell, Side};
use crate::names::pawn_name;
use crate::tile::TileKind;
use crate::{Card, GearSet, Pawn, Token, sk};

kernel::refusals! { Illegal |how|
    // Who decides
    GameOver: "SK-GOAL-01" => say::NoGameOver,
    NotAsked(who: Seat): "SK-TURN-02" => say::NoNotAsked { who: how.person(who) },
    ChanceFirst: "SK-SETUP-06" => say::NoChanceFirst,
    NotByChance: "SK-SETUP-06" => say::NoNotByChance,
    Unfinished(due: Due): "SK-TURN-02" => sk::NoFirst { which: due.name() },
    NotAnAction: "SK-TURN-02" => sk::NoNotAnAction,

    // Before the first turn
    TokenTaken(token: Token): "SK-SETUP-02" => sk::NoTokenTaken { token: how.call(token) },
    NotInRows(card: Card): "SK-GEAR-04" => sk::NoNotInRows { card: how.call(card) },
    SecondFromBottom(card: Card): "SK-GEAR-05" => sk::NoSecondFromBottom { card: how.call(card) },
    SoloEquipment: "SK-SOLO-06" => sk::NoSoloEquipment,
    SoloConsumable: "SK-SOLO-06" => sk::NoSoloConsumable,
    SetNotFree(gear_set: GearSet): "SK-R-06" => sk::NoSetNotFree { gear_set: how.call(gear_set) },
    NotTheTeams(card: Card): "SK-TEAM-08" => sk::NoNotTheTeams { card: how.call(card) },

    // Turns
    TooFewAp { cost: u8, left: u8 }: "SK-TURN-03" => sk::NoTooFewAp { cost, left },
    HandTooFull { held: u8, limit: u8 }: "SK-TURN-05" => sk::NoHandTooFull { held, limit },
    TeamFinishes: "SK-R-65" => sk::NoTeamFinishes,
    NoPartner: "SK-R-65" => sk::NoNoPartner,
    PartnerDone: "SK-R-65" => sk::NoPartnerDone,
    YieldedBack: "SK-R-65" => sk::NoYieldedBack,
    ResignTooLate: "SK-RESIGN-01" => sk::NoResignTooLate,
    NothingDue(card: Card): "SK-R-12" => sk::NoNothingDue { card: how.call(card) },
    NotAPartner(who: Seat): "SK-R-66" => sk::NoNotAPartner { who: how.person(who) },

    // Moving
    Pinned: "SK-R-30" => sk::NoPinned,
    Dazed: "SK-DAZE-02" => sk::NoDazed,
    KeyForbidsDash: "SK-GOAL-02" => sk::NoKeyForbidsDash,
    Flooded: "SK-PASS-04" => sk::NoFlooded,
    Wall(side: Side): "SK-PASS-07" => sk::NoWall { side: how.call(side) },
    NotConnected(side: Side): "SK-PASS-07" => sk::NoNotConnected { side: how.call(side) },
    TableEdge(side: Side): "SK-PASS-05" => sk::NoTableEdge { side: how.call(side) },
    NoTileLeft(side: Side): "SK-DISC-10" => sk::NoNoTileLeft { side: how.call(side) },
    DashIntoDark: "SK-DASH-02" => sk::NoDashIntoDark,
    DashThroughEncounter(cell: Cell): "SK-DASH-02" => sk::NoDashThroughEncounter { cell },

    // Items
    NotHeld(card: Card): "SK-CARD-12" => sk::NoNotHeld { card: how.call(card) },
    NotInReach(card: Card): "SK-PICK-01" => sk::NoNotInReach { card: how.call(card) },
    NotAnItem(card: Card): "SK-CARD-04" => sk::NoNotAnItem { card: how.call(card) },
    NotInSight(cell: Cell): "SK-DROP-01" => sk::NoNotInSight { cell },

    // Shove, throw, destroy
    ShovedAlready: "SK-SHOVE-04" => sk::NoShovedAlready,
    NotBesideYou(pawn: Pawn): "SK-SHOVE-01" => sk::NoNotBesideYou { pawn: pawn_name(pawn, how) },
    Yourself: "SK-SHOVE-01" => sk::NoYourself,
    TargetPinned(pawn: Pawn): "SK-R-30" => sk::NoTargetPinned { pawn: pawn_name(pawn, how) },
    TargetBooted(pawn: Pawn): "SK-R-64" => sk::NoTargetBooted { pawn: pawn_name(pawn, how) },
    NewGhost(pawn: Pawn): "SK-GHOST-04" => sk::NoNewGhost { pawn: pawn_name(pawn, how) },
    NotOnBoard(pawn: Pawn): "SK-R-53" => sk::NoNotOnBoard { pawn: pawn_name(pawn, how) },
    NotOpponent(pawn: Pawn): "SK-TEAM-17" => sk::NoNotOpponent { pawn: pawn_name(pawn, how) },
    TargetNotInSight(pawn: Pawn): "SK-THROW-01" => sk::NoTargetNotInSight { pawn: pawn_name(pawn, how) },
    DestroyedAlready: "SK-DEST-04" => sk::NoDestroyedAlready,
    NotFaced(side: Side): "SK-DEST-01" => sk::NoNotFaced { side: how.call(side) },
    NothingToDestroy(side: Side): "SK-DEST-01" => sk::NoNothingToDestroy { side: how.call(side) },
    Occupied(cell: Cell): "SK-PASS-10" => sk::NoOccupied { cell },
    CaveEntrance: "SK-PASS-12" => sk::NoCaveEntrance,
    NotDazed: "SK-DAZE-03" => sk::NoNotDazed,
    NotPinned: "SK-R-30" => sk::NoNotPinned,

    // Cards and special passages
    WrongUse(card: Card): "SK-CARD-07" => sk::NoWrongUse { card: how.call(card) },
    NotNow(card: Card): "SK-CARD-07" => sk::NoNotNow { card: how.call(card) },
    UsedThisTurn(card: Card): "SK-R-59" => sk::NoUsedThisTurn { card: how.call(card) },
    PlaceUsed: "SK-R-59" => sk::NoPlaceUsed,
    NeedsSpring: "SK-PASS-04" => sk::NoNeedsSpring,
    NeedsCart: "SK-PASS-04" => sk::NoNeedsCart,
    NeedsAltar: "SK-PASS-04" => sk::NoNeedsAltar,
    NeedsChamber: "SK-PASS-04" => sk::NoNeedsChamber,
    NotACart(cell: Cell): "SK-PASS-04" => sk::NoNotACart { cell },
    TooWeak: "SK-PASS-04" => sk::NoTooWeak,
    HookTooShort(cell: Cell): "SK-TURN-06" => sk::NoHookTooShort { cell },
    NotCrankable(cell: Cell): "SK-TURN-06" => sk::NoNotCrankable { cell },
    AlreadyDiscovered(side: Side): "SK-R-25" => sk::NoAlreadyDiscovered { side: how.call(side) },
    NotCopyable(card: Card): "SK-R-60" => sk::NoNotCopyable { card: how.call(card) },
    NoMonsterInSight(card: Card): "SK-LOS-01" => sk::NoNoMonsterInSight { card: how.call(card) },
    NobodyToDaze(cell: Cell): "SK-R-42" => sk::NoNobodyToDaze { cell },
    SamePassage(pawn: Pawn): "SK-LOS-01" => sk::NoSamePassage { pawn: pawn_name(pawn, how) },

    // Answers
    NotOneOfTwo(tile_kind: TileKind): "SK-DISC-01" => sk::NoNotOneOfTwo { tile_kind: how.call(tile_kind) },
    SameTurn(n: u8): "SK-R-16" => sk::NoSameTurn { n },
    MustConnectBack: "SK-DISC-02" => sk::NoMustConnectBack,
    MoreConnections: "SK-DISC-03" => sk::NoMoreConnections,
    NotNext(card: Card): "SK-ENC-12" => sk::NoNotNext { card: how.call(card) },
    FocusTooHigh(n: u8): "SK-FOCUS-01" => sk::NoFocusTooHigh { n },
    HourglassForbidsFocus: "SK-GOAL-02" => sk::NoHourglassForbidsFocus,
    SignLeadsNowhere(side: Side): "SK-PASS-07" => sk::NoSignLeadsNowhere { side: how.call(side) },
}

kernel::worded! {
    /// What has to be done before anything else. The messages `sk-no-first--…` say it.
    pub enum Due: "something to be done first" {
        Token = "token", Gear = "gear", Set = "set", Split = "split", Resign = "resign", Partner = "partner",
        Start = "start", Backup = "backup", Tile = "tile", Lay = "lay", Meet = "meet", Card = "card",
        Focus = "focus", Sign = "sign", Flare = "flare", Wait = "wait",
    }
}
