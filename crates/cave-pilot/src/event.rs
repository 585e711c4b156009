//! What the table sees happen. A client can animate from this alone. Nothing is hidden (CP-GEN-03).

use kernel::Seat;
use serde::Serialize;

use crate::{
    Cave, Exploration, FreeStep, Grade, Held, Item, Mark, MissileFace, Part, Pay, Place, Row, Shelf, Slot, Spot,
    Target, Title, Upgrade,
};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// A roll of the yellow die for the start.
    StartRolled { seat: Seat, face: u8 },
    /// The First player is known.
    Starts { seat: Seat },
    /// A Cave card was laid open before a player.
    CaveDealt { seat: Seat, card: Cave },
    /// A card was turned up in the shop.
    Displayed { row: Row, card: Upgrade },
    /// An Exploration card was installed.
    Found { seat: Seat, card: Exploration },
    /// A turn begins, with its 3 credits.
    TurnBegins { seat: Seat, number: u16, credits: u16 },
    /// A Cave card was placed.
    Placed { seat: Seat, card: Cave, at: Spot },
    /// The last card lies; the exit opens.
    ExitOpens { column: u8 },
    /// A card left the shop.
    Removed { row: Row, card: Upgrade },
    /// A missile was fired.
    Fired { seat: Seat, at: Target },
    /// The Missile die.
    MissileRolled { seat: Seat, face: MissileFace },
    /// Red cubes on a Cave card.
    CaveHit { at: Spot, part: u8, hits: u8, all: u8 },
    /// A missile or a part of it has no effect.
    Warded { seat: Seat },
    /// An attack goes elsewhere; to nobody, it is lost.
    Redirected { from: Seat, to: Option<Seat> },
    /// A plane moved.
    Moved { seat: Seat, from: Place, to: Place, how: How },
    /// A plane stayed where it is.
    Stayed { seat: Seat, at: Place },
    /// A third turn in the entrance was paid.
    Scrapyard { seat: Seat },
    /// No step, no harm.
    Hovers { seat: Seat },
    /// Fuel or a card in its place was paid.
    Paid { seat: Seat, by: Pay },
    /// The fuel is lost and what it was for does not happen.
    FuelLost { seat: Seat },
    /// A Cave card is handled; these planes are attacked in this order.
    Handles { at: Spot, card: Cave, order: Vec<Seat> },
    /// A roll among planes at the same distance.
    TieRolled { seat: Seat, face: u8 },
    /// The condition of a turbine.
    Wind { seat: Seat, face: u8, line: u8 },
    /// The dice of a challenge.
    Rolled { seat: Seat, faces: Vec<u8>, kept: bool },
    /// A challenge was passed or failed: the left side against the right side.
    Challenged { seat: Seat, part: u8, left: u8, right: i8, passed: bool },
    /// An action was not rolled.
    Skipped { seat: Seat },
    /// The second part was left alone.
    Ignored { seat: Seat },
    /// Reputation changed.
    Reputation { seat: Seat, by: i16, now: u16 },
    /// A hit on something; `gone` when that was the last of it.
    Hit { seat: Seat, on: Part, item: Option<Item>, gone: bool },
    /// A whole Exploration card was lost.
    CardLost { seat: Seat, card: Held },
    /// A plane is out: crashed or stuck.
    Out { seat: Seat, crashed: bool },
    /// A plane is through the exit.
    Finished { seat: Seat },
    /// An additional round of actions.
    ExtraRound { seat: Seat },
    /// A plane landed.
    Landed { seat: Seat, at: Place },
    /// A step under the Foliot clock.
    Began { seat: Seat, step: FreeStep },
    /// An Exploration card was used.
    Used { seat: Seat, card: Exploration, on: Mark, left: u8 },
    /// A Common upgrade was bought.
    Bought { seat: Seat, card: Upgrade, into: Slot, price: u8, value: u8 },
    /// Fuel or a missile was bought or gained.
    Stocked { seat: Seat, what: Part, price: u8 },
    /// An Exploration card was sold.
    Sold { seat: Seat, card: Held, credits: u8 },
    /// A player pays for a draw: an extra card of a row, or an exploration.
    PaidFor { seat: Seat, row: Option<Row>, price: u8 },
    /// Red cubes were taken off a position.
    Repaired { seat: Seat, slot: Slot, hits: u8 },
    /// The Reservation token lies on a card, or left it.
    Reserved { seat: Seat, at: Option<Shelf> },
    /// A trade was offered.
    Offered { seat: Seat, with: Seat, give: Option<Item>, take: Option<Item> },
    /// The answer.
    Answered { seat: Seat, agreed: bool },
    /// 55 Reputation: the title.
    Titled { seat: Seat },
    /// A Brood card is cleared.
    Cleared { card: Cave },
    /// The water rose to a column.
    WaterRises { column: u8 },
    /// Bonus Reputation of a finished plane.
    Bonus { seat: Seat, by: u16 },
    /// The game is over.
    Over { winners: Vec<Seat>, title: Option<Title>, grade: Option<Grade> },
}

/// By what means a plane changed its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum How {
    /// A step of its own.
    Flies,
    /// A step somebody else chose.
    Persuaded,
    /// A turbine.
    Blown,
    /// The bumper.
    Pushed,
    /// The magnet.
    Pulled,
    Teleports,
    /// The Muller reversal.
    Swaps,
}
