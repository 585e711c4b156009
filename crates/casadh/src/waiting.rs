//! What the game waits for, as data: unfinished business, innermost last.

use kernel::Seat;

use crate::{Hazard, Side, Tile};

/// From where the treasures in the air were taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// From the bag, for a hex just explored.
    Bag,
    /// From the hex, to keep one of them.
    Hex,
}

/// What the game waits for. A stack of these lives in the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// Chance lays out the Surface.
    Surface,
    /// Chance names the first player.
    Start,
    /// The turn player's cave turn begins once flights are over. Nobody is asked.
    Begin,
    /// The turn player acts or ends the turn.
    Action,
    /// Chance draws the hex behind this side.
    Hex {
        /// The side of the explorer's hex.
        side: Side,
    },
    /// The turn player turns the drawn hex.
    Rotate {
        /// Which hex.
        tile: Tile,
        /// The side of the explorer's hex.
        side: Side,
    },
    /// Chance draws a card.
    Card,
    /// The turn player drops an item.
    DropItem,
    /// Chance draws items for the new hex.
    Items {
        /// Still to be drawn.
        left: u8,
    },
    /// Treasure icons to be carried out. Nobody is asked.
    Treasures {
        /// Still to come.
        icons: u8,
    },
    /// Chance draws tokens from the bag for one icon.
    Draw {
        /// Still to be drawn.
        left: u8,
    },
    /// The turn player keeps one of the treasures in the air.
    Keep {
        /// Taken from where.
        from: Source,
    },
    /// Chance picks the treasure that the turn player, who cannot see, keeps.
    Blind {
        /// Taken from where.
        from: Source,
    },
    /// Chance rolls for hazards: that of the card first, then those of the hex.
    Rolls {
        check: Option<Hazard>,
        /// The hex's symbols, one bit each.
        own: u8,
    },
    /// `who` flees from a Grue.
    Flee {
        /// Whose decision it is.
        who: Seat,
        /// Seats that flee afterwards, one bit each.
        then: u8,
    },
    /// The turn player says where the lantern drives the Grue of its hex.
    SendGrue,
    /// A player on the Surface tries to move a Grue, or passes.
    SurfaceTurn,
    /// Chance rolls for moving a Grue.
    GrueRoll,
    /// A player on the Surface moves a Grue, or declines.
    GrueMove,
    /// Chance rolls for defusing.
    Defuse {
        /// Whose Dynamite it is.
        owner: Seat,
    },
    /// The slot is over once flights are. Nobody is asked.
    EndSlot,
    /// Nothing more.
    Over,
}
