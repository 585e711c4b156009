//! Why not, and which rule says so. Each variant says what it saw, so that a player accepts the answer.

use kernel::{RuleId, Seat};

use crate::{Item, Node, Side, Space};

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
    #[error("that answers a question nobody asked; in a turn you move, explore, collect, leave or end it")]
    NotAnAction,
    #[error("a die shows 1 to 6, not {0}")]
    NoSuchDie(u8),
    #[error("{0} sits at no chair of this table")]
    NoSuchSeat(Seat),

    // Moving
    #[error("no way leads {0} from your passageway; look at your exits")]
    NoExit(Side),
    #[error("nothing has been explored {0} of you; explore there instead")]
    NothingThere(Side),
    #[error("the hex {0} of you has collapsed and is closed for good")]
    Rubble(Side),
    #[error("a Grue is {0} of you; only with a Brass Lantern may you go there")]
    GrueThere(Side),
    #[error("no slope leads down from here to passageway {0}; only a Rope lets you climb")]
    NoSlope(Node),
    #[error("you have stood in passageway {0} since you last spent a move point")]
    StoodThere(Node),

    // Exploring
    #[error("the space {0} of you is taken; explore into an empty one")]
    SpaceTaken(Side),
    #[error("the pile of hexes is empty; there is nothing more to explore")]
    PileEmpty,
    #[error("rotation {0} is not among those offered: a star faces the way you came, and equal turns are one")]
    NoSuchRotation(u8),
    #[error("{0} is not there to be drawn")]
    NotThere(String),

    // Items and treasure
    #[error("treasures and items are collected at the location marker, and you stand elsewhere")]
    NotAtMarker,
    #[error("no treasure lies here")]
    NoTreasure,
    #[error("Base Camp holds no treasure; leave to share in that of the Surface")]
    NoTreasureAtBase,
    #[error("choose at least one item")]
    NoItemChosen,
    #[error("no {0} lies here")]
    ItemNotHere(Item),
    #[error("you carry a {0} already; nobody carries two of a kind")]
    CarriesAlready(Item),
    #[error("with a torn pack you cannot collect items; rest at Base Camp first")]
    TornPack,
    #[error("you do not carry {0}")]
    NotCarried(Item),
    #[error("at full health a Medkit is kept for later; that is the house rule")]
    NotHurt,
    #[error("no {0} is among the treasures you hold")]
    NotInTheAir(u8),

    // Leaving
    #[error("you leave the caves from Base Camp only")]
    NotAtBase,

    // Dynamite
    #[error("Dynamite is never lit at Base Camp, the only way out")]
    NoDynamiteAtBase,
    #[error("{0} has no Dynamite burning on this hex")]
    NoFuse(Seat),
    #[error("your own Dynamite you cannot defuse")]
    OwnFuse,

    // Grues
    #[error("there is no refuge {0} of you: flee to a standing hex without a Grue, along your passageway")]
    NoRefuge(Side),
    #[error("the lantern drives a Grue to a hex with a Grue symbol, without spelunkers and Grues, and {0} is none")]
    NoPlaceForGrue(Space),
    #[error("no Grue is at {0}")]
    NoGrueAt(Space),
    #[error("the Grue at {0} has nobody to eat; only the cornered are eaten")]
    NobodyToEat(Space),
    #[error("the Grue at {0} has prey on its hex and will not move on; it eats")]
    GrueEatsFirst(Space),
    #[error("no way leads the Grue {0}")]
    GrueNoWay(Side),
    #[error("a Grue never enters Base Camp")]
    GrueNotToBase,
    #[error("the hex {0} of the Grue has collapsed and is closed to it too")]
    GrueNotIntoRubble(Side),
    #[error("a Grue does not enter a hex with another Grue")]
    GrueMeetsGrue,
    #[error("a Grue does not enter a hex with a Brass Lantern")]
    GrueFearsLantern,
}

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
