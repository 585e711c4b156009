//! What a viewer may see. Rules: CC-INFO-01 to CC-INFO-05. A full state that fits a view is `imagine.rs`.
//!
//! Open to all: the map, pawns, health, items, misfortunes, the track, sizes of pile, deck, bag and hands, what lies on
//! the Surface. Hidden: the values of face-down treasures, except what the viewer has seen and can work out from it.

use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Card, Hazard, Item, Node, Setup, Side, Space, Tile};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub viewer: Viewer,
    pub setup: Setup,
    /// The map, in the order of laying; Base Camp first.
    pub hexes: Vec<HexNow>,
    pub players: Vec<Player>,
    /// The four rows of the hazard track.
    pub track: Vec<Row>,
    /// Track points that Grues without a place left behind; they are in the Grues' row.
    pub vengeance: u8,
    /// Dynamite that burns, the oldest first.
    pub fuses: Vec<FuseNow>,
    /// Hexes in the pile.
    pub pile: u8,
    /// Level 2 hexes that are not in the pile yet.
    pub aside: u8,
    pub deck: u8,
    pub discard: Vec<Card>,
    pub supply: Vec<Item>,
    /// Tokens in the bag.
    pub bag: u8,
    /// Face-up treasures on the Surface, the highest first.
    pub surface: Vec<u8>,
    /// Treasures the turn player holds in the air, to keep one.
    pub air: Option<Air>,
    /// What the viewer knows to be spread over several hands.
    pub lots: Vec<Seen>,
    /// What the viewer has noted of every treasure that left the bag, a word each; `imagine` reads it.
    pub trail: Vec<String>,
    /// Who took the first turn; none before that is known.
    pub first: Option<Seat>,
    /// Whose slot it is.
    pub turn: Seat,
    /// Move points the turn player has left.
    pub mp: u8,
    pub round: u16,
    /// Rounds in a row without progress.
    pub idle: u16,
    /// This round has had progress.
    pub progress: bool,
    /// Passageways the turn player may not slope back into.
    pub stood: Vec<Node>,
    /// The hex explored last.
    pub explored: Option<Space>,
    /// How many spelunkers are in the caves.
    pub inside: u8,
    /// What the game waits for, innermost last.
    pub waiting: Vec<Ask>,
}

/// A laid hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HexNow {
    /// Which; a collapsed one is what it was before.
    pub hex: Tile,
    /// Where, as text.
    pub at: Space,
    /// Where, as numbers.
    pub q: i8,
    /// Where, as numbers.
    pub r: i8,
    /// Printed side i lies on board side (i + rotation) mod 6.
    pub rotation: u8,
    /// The passageway behind each board side.
    pub sides: Vec<Node>,
    /// Rubble: closed for good.
    pub collapsed: bool,
    /// Methane, bats and tremors that broke out here.
    pub tokens: Vec<Hazard>,
    /// The passageway of the Grue here.
    pub grue: Option<Node>,
    /// Face-up items.
    pub items: Vec<Item>,
    /// How many face-down treasures lie here.
    pub treasures: u8,
    /// What the viewer knows of them.
    pub seen: Option<Seen>,
}

/// Values the viewer saw lying together, and who has taken from there since.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seen {
    /// As last seen, the highest first.
    pub values: Vec<u8>,
    /// Tokens taken since, by seat.
    pub taken: Vec<Taken>,
    /// Tokens that went into the bag since, or were mixed with others.
    pub gone: u8,
    /// Which of the viewer's seats know it.
    pub by: Vec<Seat>,
}

/// Tokens somebody took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Taken {
    pub seat: Seat,
    pub count: u8,
}

/// A row of the hazard track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Row {
    pub hazard: Hazard,
    /// Symbols on standing hexes, for Grues with vengeance.
    pub value: u8,
    /// Of six rolls, how many would break out now.
    pub sixths: u8,
    /// Of six rolls, how many would break out once another symbol lies open.
    pub sixths_next: u8,
}

/// Dynamite that burns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FuseNow {
    pub at: Space,
    /// Whose next slot sets it off.
    pub owner: Seat,
    pub slots_left: u8,
}

/// Treasures in the air.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Air {
    pub count: u8,
    /// Picked up from the hex, not drawn from the bag.
    pub from_hex: bool,
    /// The values, the highest first, when the viewer sees them.
    pub values: Option<Vec<u8>>,
}

/// Where a spelunker is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Standing {
    Caves,
    Surface,
    Dead,
}

/// A seat as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// In the caves, out or dead.
    pub standing: Standing,
    /// The hex, while in the caves.
    pub at: Option<Space>,
    /// The passageway, while in the caves.
    pub node: Option<Node>,
    /// Passageways of the hex that it can get to.
    pub reach: Vec<Node>,
    /// Sides it can leave the hex through.
    pub exits: Vec<Side>,
    pub hp: u8,
    /// Move points its next turn would begin with.
    pub next_mp: u8,
    /// Items carried.
    pub items: Vec<Item>,
    /// Cards of kept misfortunes.
    pub held: Vec<Card>,
    pub treasures: u8,
    /// Those whose values the viewer knows, the highest first; all of them when it is the viewer's own.
    pub values: Vec<u8>,
    /// Of these, what everybody knows.
    pub shown: Vec<u8>,
}

/// What the game waits for, as everybody sees it. `who` is asked; where there is none, chance decides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ask {
    Surface,
    Start,
    Begin { who: Seat },
    Action { who: Seat },
    Hex { side: Side, at: Space },
    Rotate { who: Seat, hex: Tile, side: Side, at: Space, choices: Vec<Turned>, joins: Vec<Join> },
    Card,
    DropItem { who: Seat },
    Items { left: u8 },
    Treasures { icons: u8 },
    Draw { left: u8 },
    Keep { who: Seat, from_hex: bool },
    Blind { who: Seat, from_hex: bool },
    Rolls { check: Option<Hazard>, own: Vec<Hazard> },
    Flee { who: Seat, at: Space, then: Vec<Seat> },
    SendGrue { who: Seat, at: Space },
    SurfaceTurn { who: Seat },
    GrueRoll { who: Seat, above: u8 },
    GrueMove { who: Seat },
    Defuse { who: Seat, owner: Seat, at: Space, up_to: u8 },
    EndSlot,
    Over,
}

/// A way to lay the drawn hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turned {
    /// What to choose.
    pub rotation: u8,
    /// The passageway behind each board side then.
    pub sides: Vec<Node>,
    /// Where the explorer would stand.
    pub enters: Node,
    /// Would it stand at the marker?
    pub at_marker: bool,
    /// Sides it could leave the hex through.
    pub exits: Vec<Side>,
}

/// A standing neighbour of the space where a hex is to be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Join {
    /// The side of the new hex.
    pub side: Side,
    /// The neighbour behind it.
    pub at: Space,
    /// The neighbour's passageway that would be joined.
    pub node: Node,
}
