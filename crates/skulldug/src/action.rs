//! Everything a player may decide. The text forms are in `notation/actions.rs`.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::cell::{Cell, Side};
use crate::tile::{TileKind, Way};
use crate::{Card, GearSet, Pawn, Token};

/// One variant is one sentence at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    // Before the first turn
    /// `be silk-moreau`: a token. Rule: SK-SETUP-02.
    Be { token: Token },
    /// `take trusty-whip`: a Gear card of the draft. Rule: SK-GEAR-05, SK-GEAR-06, SK-TEAM-07, SK-SOLO-06.
    Take { card: Card },
    /// `set rogues`: a suggested set. Rule: SK-GEAR-02, ruling SK-R-06.
    Set { set: GearSet },
    /// `split bear-trap-1 trusty-whip`: the two cards of the team's lower seat. Rule: SK-TEAM-08.
    Split { first: Card, second: Card },

    // Around a turn
    /// `play`: take this turn. Rule: SK-RESIGN-01.
    Play,
    /// `resign`: the explorer dies and the turn is skipped; in Solo the game is lost. Rule: SK-RESIGN-01, ruling SK-R-85.
    Resign,
    /// `keep`: the backup card into the hand. Rule: SK-BACK-02.
    Keep,
    /// `leave`: the backup card into the Cave Entrance. Rule: SK-BACK-02.
    Leave,
    /// `resolve hypnotic-opal`: which of one's own triggers comes next. Ruling SK-R-12.
    Resolve { card: Card },
    /// `first C`: which partner starts. Ruling SK-R-66.
    First { seat: Seat },
    /// `end turn`. Rule: SK-TURN-04.
    EndTurn,
    /// `finish`: this partner is done for the team's turn. Ruling SK-R-65.
    Finish,
    /// `yield`: the partner goes on. Ruling SK-R-65.
    Yield,

    // Actions of a turn
    /// `move north`. Rule: SK-MOVE-01.
    Move { side: Side },
    /// `dash north east`. Rule: SK-DASH-01.
    Dash { first: Side, then: Side },
    /// `pickup bear-trap-1`. Rule: SK-PICK-01.
    PickUp { card: Card },
    /// `drop bear-trap-1 c4`. Rule: SK-DROP-01.
    Drop { card: Card, at: Cell },
    /// `shove B north`. Rule: SK-SHOVE-01.
    Shove { who: Pawn, side: Side },
    /// `throw boomerang B`. Rule: SK-THROW-01.
    Throw { card: Card, at: Pawn },
    /// `destroy north`. Rule: SK-DEST-01.
    Destroy { side: Side },
    /// `recover`: shake off Dazed. Rule: SK-DAZE-03.
    Recover,
    /// `pry free`: no longer Pinned. Ruling SK-R-30.
    PryFree,

    // Cards; the card is named because a Mimic Stone may be a second one
    /// `use soothing-pipe-1`: a card that needs no target, at action time or in a window. Rule: SK-CARD-02.
    Use { card: Card },
    /// `dig sturdy-shovel north`. FE-04.
    Dig { card: Card, side: Side },
    /// `fish fishing-rod B`. FE-09.
    Fish { card: Card, whom: Pawn },
    /// `grapple grappling-hook c4`. FE-10.
    Grapple { card: Card, to: Cell },
    /// `crank ancient-crank c4 left`. FE-14.
    Crank { card: Card, at: Cell, way: Way },
    /// `blast blasting-charge-1 north`. FC-07.
    Blast { card: Card, side: Side },
    /// `flare flare-gun-1 north`. FC-08.
    Flare { card: Card, side: Side },
    /// `copy trusty-whip`: with the Mimic Stone. FC-09.
    Copy { card: Card },
    /// `gas gas-grenade-1 c4`. FC-10.
    Gas { card: Card, at: Cell },
    /// `lure rotten-meat basilisk north`: the monster goes one passage that way. FC-12.
    Lure { card: Card, monster: Card, side: Side },
    /// `swap switcheroo-dust B`. FC-14.
    Swap { card: Card, whom: Pawn },

    // Special passages
    /// `drink`: at a Healing Spring.
    Drink,
    /// `ride c4`: by Mine Cart.
    Ride { to: Cell },
    /// `bleed`: at the Sacrificial Altar.
    Bleed,
    /// `turn left`: in the Turning Chamber.
    Turn { way: Way },

    // Answers
    /// `choose TI-07`: one of two tiles. FE-06.
    Choose { tile: TileKind },
    /// `lay 1`: the tile with this many quarter-turns clockwise. Rule: SK-DISC-01, ruling SK-R-16.
    Lay { turns: u8 },
    /// `face basilisk`: the next encounter. Rule: SK-ENC-12.
    Face { card: Card },
    /// `focus 2`: this many AP on the roll; the die follows. Rule: SK-FOCUS-01.
    Focus { ap: u8 },
    /// `pass`: nothing in this window. Rule: SK-CARD-09.
    Pass,
    /// `send north`: where the Convincing Sign leads. HT-02.
    Send { side: Side },
    /// `farther`: the flare flies on. FC-08.
    Farther,
    /// `stop`: the flare goes out. FC-08.
    Stop,
}
