//! Why not, and which rule says so. Each variant says what it saw, so that a player accepts the answer.

use kernel::{RuleId, Seat};

use crate::cell::{Cell, Side};
use crate::tile::TileKind;
use crate::{Card, GearSet, Pawn, Token};

/// Why a step is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the sentences document the variants")]
pub enum Illegal {
    // Who decides
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

    // Before the first turn
    #[error("{0} is taken; choose another explorer")]
    TokenTaken(Token),
    #[error("{0} is no Gear card that is still there")]
    NotInRows(Card),
    #[error("the first pick of a bottom card needs a second one, and {0} is in the top row")]
    SecondFromBottom(Card),
    #[error("now one {0} card is taken")]
    SoloPick(&'static str),
    #[error("the set {0} is taken or not for this mode")]
    SetNotFree(GearSet),
    #[error("{0} does not fit there; name two of the team's four cards, in the order they are listed")]
    NotTheTeams(Card),

    // Turns
    #[error("that takes {cost} AP and {left} are left")]
    TooFewAp { cost: u8, left: u8 },
    #[error("you hold {held} items and may end the turn with {limit}; drop or use some")]
    HandTooFull { held: u8, limit: u8 },
    #[error("a partner says finish or yield, not end turn")]
    TeamFinishes,
    #[error("only partners finish and yield; end the turn instead")]
    NoPartner,
    #[error("your partner cannot go on")]
    PartnerDone,
    #[error("your partner has just yielded; act or finish")]
    YieldedBack,
    #[error("resigning is offered before the first action of a turn")]
    ResignTooLate,
    #[error("{0} has nothing to resolve now")]
    NothingDue(Card),
    #[error("only {0} and the partner can be first")]
    NotAPartner(Seat),

    // Moving
    #[error("a pinned explorer cannot leave; pry free first")]
    Pinned,
    #[error("a dazed explorer cannot dash; recover first")]
    Dazed,
    #[error("the Ceremonial Key forbids dashing")]
    KeyForbidsDash,
    #[error("nobody dashes out of or through a Flooded Passage")]
    Flooded,
    #[error("no corridor leads {0} from here")]
    Wall(Side),
    #[error("the passage {0} of here does not connect")]
    NotConnected(Side),
    #[error("the table ends {0} of here")]
    TableEdge(Side),
    #[error("no tile is left to discover the passage {0} of here")]
    NoTileLeft(Side),
    #[error("a dash goes through discovered passages only")]
    DashIntoDark,
    #[error("an encounter waits at {0}; a dash may end there, not pass it")]
    DashThroughEncounter(Cell),

    // Items
    #[error("{0} is not in your hand")]
    NotHeld(Card),
    #[error("{0} does not lie within reach")]
    NotInReach(Card),
    #[error("{0} is a monster and cannot be picked up")]
    NotAnItem(Card),
    #[error("{0} is not in your line of sight")]
    NotInSight(Cell),

    // Shove, throw, destroy
    #[error("you have shoved this turn")]
    ShovedAlready,
    #[error("{0} is not in your passage")]
    NotBesideYou(Pawn),
    #[error("you cannot do that to yourself")]
    Yourself,
    #[error("{0} cannot be moved: pinned")]
    TargetPinned(Pawn),
    #[error("{0} wears Hobnail Boots and cannot be shoved")]
    TargetBooted(Pawn),
    #[error("{0} has not taken its first turn yet")]
    NewGhost(Pawn),
    #[error("{0} is not on the board")]
    NotOnBoard(Pawn),
    #[error("{0} is no opponent of yours")]
    NotOpponent(Pawn),
    #[error("{0} is not in your line of sight")]
    TargetNotInSight(Pawn),
    #[error("you have destroyed a passage this turn")]
    DestroyedAlready,
    #[error("your passage does not face {0}")]
    NotFaced(Side),
    #[error("there is no discovered passage {0} of here")]
    NothingToDestroy(Side),
    #[error("somebody is in {0}")]
    Occupied(Cell),
    #[error("the Cave Entrance can be neither destroyed nor rotated")]
    CaveEntrance,
    #[error("you are not dazed")]
    NotDazed,
    #[error("you are not pinned")]
    NotPinned,

    // Cards and special passages
    #[error("{0} cannot be used that way")]
    WrongUse(Card),
    #[error("{0} is not used at this moment")]
    NotNow(Card),
    #[error("{0} was used this turn")]
    UsedThisTurn(Card),
    #[error("this passage was used by you this turn")]
    PlaceUsed,
    #[error("that needs {0}")]
    WrongPlace(&'static str),
    #[error("{0} is no other discovered Mine Cart")]
    NotACart(Cell),
    #[error("the altar takes a Health only from those who have 2 or more")]
    TooWeak,
    #[error("the hook reaches passages in your line of sight, at most 3 away, and {0} is none")]
    HookTooShort(Cell),
    #[error("the crank turns your passage or a discovered one it faces, and {0} is neither")]
    NotCrankable(Cell),
    #[error("the passage {0} of here is discovered")]
    AlreadyDiscovered(Side),
    #[error("{0} cannot be copied from here")]
    NotCopyable(Card),
    #[error("{0} is no monster in your line of sight")]
    NoMonsterInSight(Card),
    #[error("nobody in {0} could be dazed")]
    NobodyToDaze(Cell),
    #[error("{0} is in your own passage")]
    SamePassage(Pawn),

    // Answers
    #[error("{0} is not one of the two tiles")]
    NotOneOfTwo(TileKind),
    #[error("the tile looks no different when turned {0} times")]
    SameTurn(u8),
    #[error("the tile must connect to the passage you came from")]
    MustConnectBack,
    #[error("the tile must connect to as many discovered passages as it can")]
    MoreConnections,
    #[error("{0} is not to be encountered next")]
    NotNext(Card),
    #[error("you have {0} AP to focus with")]
    FocusTooHigh(u8),
    #[error("the Cracked Hourglass forbids focusing")]
    HourglassForbidsFocus,
    #[error("{0} is not connected to the passage of the victim")]
    SignLeadsNowhere(Side),
}

impl kernel::Illegal for Illegal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Illegal::GameOver => "SK-GOAL-01",
            Illegal::NotAsked(_) | Illegal::NotAnAction | Illegal::Unfinished(_) => "SK-TURN-02",
            Illegal::ChanceFirst | Illegal::NotByChance => "SK-SETUP-06",
            Illegal::TokenTaken(_) => "SK-SETUP-02",
            Illegal::NotInRows(_) => "SK-GEAR-04",
            Illegal::SecondFromBottom(_) => "SK-GEAR-05",
            Illegal::SoloPick(_) => "SK-SOLO-06",
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
            Illegal::WrongPlace(_) | Illegal::NotACart(_) | Illegal::TooWeak => "SK-PASS-04",
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
