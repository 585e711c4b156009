//! Everything a player may decide. One variant is one sentence at the table.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{Cave, Die, Held, Place, Property, Row, Shelf, Slot, Spot};

/// A decision. How it is written stands first in each comment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "action", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// `place Y12 C3`. Rule: CP-PLACE-01.
    Place { card: Cave, at: Spot },
    /// `refresh A`: the outermost card of a row goes. Rule: CP-SHOP-01.
    Refresh { row: Row },
    /// `pass`: no refresh, no shot, no card; nothing more in this step or window.
    Pass,
    /// `fire B`, `fire C3`, `fire C3.2`: a missile. Rule: CP-MISSILE-01.
    Fire { at: Target },
    /// `again`: the Missile die once more. Rule: CP-MISSILE-07.
    Again,
    /// `stop`: not again; no further space. Ruling CP-R-28.
    Stop,
    /// `hit shields1`, `hit adamy/2`: where a hit goes. Ruling CP-R-31.
    Hit { on: Item },
    /// `move C4`, `move C4 by fuel`, `move entrance`. Rule: CP-MOVE-01.
    Move { to: Place, by: Pay },
    /// `stay`: on an upgrade card, or in the entrance. Rule: CP-MOVE-06, CP-ENTR-03.
    Stay,
    /// `scrapyard`: a third turn in the entrance, for a credit. Rule: CP-ENTR-05.
    Scrapyard,
    /// `hover`: no step exists and the cave is not finished. Ruling CP-R-23.
    Hover,
    /// `give up`: stuck, though a card might have helped. Ruling CP-R-23.
    GiveUp,
    /// `use k3/2 on shields`: an Exploration card. Rule: CP-EXPL-06.
    Use { card: Held, on: Mark },
    /// `shift C4`: the next space of a plane that is blown, pushed or pulled. Rule: CP-SPEC-03, CP-XC-08.
    Shift { to: Spot },
    /// `continue`: with the second part. Rule: CP-SPEC-07.
    Continue,
    /// `ignore`: the second part, and land. Rule: CP-SPEC-07.
    Ignore,
    /// `extra by fuel`: an additional round. Rule: CP-EXTRA-01.
    Extra { by: Pay },
    /// `land`. Rule: CP-LAND-01.
    Land,
    /// `begin fire`: the next step, under the Foliot clock. Rule: CP-XC-07.
    Begin { step: FreeStep },
    /// `draw A`: an extra card for the row. Rule: CP-UPG-04.
    Draw { row: Row },
    /// `buy A2 shields1`: into a free position, as a replacement, or as maintenance. Rule: CP-UPG-05, CP-UPG-06,
    /// CP-UPG-08.
    Buy { from: Shelf, into: Slot },
    /// `buy-fuel`. Rule: CP-UPG-09.
    BuyFuel,
    /// `buy-missile`. Rule: CP-UPG-09.
    BuyMissile,
    /// `sell k3/2`. Rule: CP-UPG-03.
    Sell { card: Held },
    /// `explore`. Rule: CP-EXPL-02.
    Explore,
    /// `discard k3/2`: the fifth card, or one that a penalty takes. Ruling CP-R-42, CP-R-46.
    Discard { card: Held },
    /// `trade B shields1 for nothing`: offered to a teammate. Rule: CP-TEAM-03.
    Trade { with: Seat, give: Option<Item>, take: Option<Item> },
    /// `agree`: to a trade. Ruling CP-R-63.
    Agree,
    /// `refuse`: a trade. Ruling CP-R-63.
    Refuse,
    /// `end turn`. Rule: CP-TURN-06.
    EndTurn,
}

/// What a missile is fired at. Rule: CP-MISSILE-02.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Target {
    /// `B`: a plane.
    Plane(Seat),
    /// `C3`: a Cave card.
    Cave(Spot),
    /// `C3.2`: a part of a two-part card, from 0. Rule: CP-MISSILE-13.
    Part(Spot, u8),
}

/// A card on a mat: `shields1` or `k3/2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Item {
    /// The Common upgrade of a position, with what lies under it.
    Slot(Slot),
    /// An Exploration card.
    Card(Held),
}

kernel::worded! {
    /// How a diagonal step or an additional round is paid. Rule: CP-MOVE-04, CP-EXTRA-01.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Pay: "a payment" {
        /// It costs nothing.
        Free = "free",
        /// One booster fuel.
        Fuel = "fuel",
        /// The Magnus reserve tank.
        Tank = "tank",
        /// The Hele-Shaw gyro.
        Gyro = "gyro",
    }
}

kernel::worded! {
    /// The steps that the Foliot clock sets free. Rule: CP-XC-07.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    #[repr(u8)]
    pub enum FreeStep: "a step" {
        Refresh = "refresh", Fire = "fire", Move = "move", Land = "land",
    }
}

/// What an Exploration card is used on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Mark {
    /// `use foliot-clock/1`: nothing to choose.
    Itself,
    /// `on shields`: an own property; `on fuel` the fuel just declared.
    Property(Property),
    /// `on B shields`: an opponent's property.
    Of(Seat, Property),
    /// `on B`: an opponent.
    Plane(Seat),
    /// `on B forward`, `on B backward`.
    Push(Seat, bool),
    /// `on C4`: a Cave card.
    Cave(Spot),
    /// `on orange`: a die of the roll.
    Die(Die),
    /// `on A2`: a card of the shop.
    Shelf(Shelf),
    /// `on shields1`: a position of the mat.
    Slot(Slot),
}
