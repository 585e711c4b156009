//! What the game waits for. A stack of these lives in the state; everybody sees it.

use kernel::{Actor, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Item, Part, Row, Spot};

/// A question to a seat or to chance, or business that goes on by itself once what lies above it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Waiting {
    // Before the first turn.
    /// Chance rolls for the start, for the first of `left`; these roll in all. Rule: CP-SETUP-10.
    StartRoll {
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        rolling: SeatSet,
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        left: SeatSet,
    },
    /// Chance deals a Cave card; so many are left to deal. Rule: CP-SETUP-03.
    Deal { to: Seat, left: u8 },
    /// Chance turns up the shop. Rule: CP-SETUP-06.
    Display,
    /// Chance draws the first Exploration card of a player. Rule: CP-SETUP-07.
    StartCard { to: Seat },

    // The steps of a turn, always the outermost business.
    /// The active player places so many Cave cards. D-PLACE.
    Place { left: u8 },
    /// Step a. D-REFRESH, W-RF.
    Refresh,
    /// Step b. D-FIRE, W-FI-OWN.
    Fire,
    /// Before step c: bumper and magnet. W-MV1.
    Shove,
    /// Step c: D-MOVE.
    Move,
    /// Step d is under way.
    Handle,
    /// D-EXTRA.
    Extra,
    /// Step f: D-LAND.
    Land,
    /// The next step, under the Foliot clock. Rule: CP-XC-07.
    Order,
    /// Trades with teammates. D-SWAP.
    Exchange,
    /// Phase 4: chance draws Cave cards. Rule: CP-TURN-05.
    Refill,
    /// The round is over and the next turn begins.
    RoundEnds,

    // What may come between.
    /// A teammate answers a trade. Ruling CP-R-63.
    Answer { who: Seat, give: Option<Item>, take: Option<Item> },
    /// Chance fills the rows of the shop. Rule: CP-SHOP-03.
    Fill,
    /// Chance draws an extra card for a row. Rule: CP-UPG-04.
    DrawExtra { row: Row },
    /// Chance draws so many Exploration cards for a player. Rule: CP-EXPL-02, ruling CP-R-55.
    Find { who: Seat, left: u8 },
    /// A player with five Exploration cards discards one. D-DISCARD.
    Discard { who: Seat },
    /// A window for Exploration cards: who is asked, and who has passed since the last use. D-CARD, ruling CP-R-48.
    Window {
        window: Window,
        who: Seat,
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        passed: SeatSet,
    },
    /// Chance rolls the Missile die. Rule: CP-MISSILE-06.
    MissileRoll,
    /// The attacker may roll the Missile die again. D-REROLL.
    Reroll,
    /// The attacker directs so many hits. D-AIM.
    Aim { at: Seat, left: u8 },
    /// Hits on a player, from this part on. D-HIT when there is a choice.
    Hits { who: Seat, from: Part, left: u8 },
    /// The parts of a penalty, from this one on. Ruling CP-R-33.
    Penalty { who: Seat, next: u8 },
    /// So many whole Exploration cards go. D-XCARD.
    Remove { who: Seat, left: u8 },
    /// An attack of a Cave card goes on with its next action. Rule: CP-HANDLE-09.
    Attack,
    /// Chance rolls among planes at the same distance. Ruling CP-R-39.
    Tie {
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        group: SeatSet,
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        left: SeatSet,
    },
    /// Chance rolls a turbine's condition. Rule: CP-SPEC-01.
    Condition,
    /// Chance rolls the dice of a challenge. Rule: CP-HANDLE-02.
    Roll,
    /// Chance sends a dissipated attack elsewhere.
    Redirect { who: Seat },
    /// The player may take the second part or ignore it. D-PART2.
    PartTwo { who: Seat },
    /// A plane is blown: so many spaces are left, and it is over this position. D-WIND.
    Blow { who: Seat, forward: bool, left: u8, over: Spot },
    /// The active player pushes or pulls a plane. Rule: CP-XC-08.
    Push { whom: Seat, forward: bool, left: u8, over: Spot, pull: bool },
    /// Nothing more.
    Over,
}

/// When Exploration cards may be used by others than the active player in his own step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "window", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Window {
    /// A missile was declared at a plane. W-FI-PRE.
    Missile,
    /// The Missile die was rolled. W-FI-POST.
    MissileRolled,
    /// The active player is about to take his step. W-MV2.
    Step,
    /// Fuel was declared for a diagonal step. W-FUEL.
    FuelStep { to: Spot },
    /// Fuel was declared for an additional round. W-FUEL.
    FuelExtra,
    /// A challenge is about to be rolled. W-HC-PRE.
    Challenge,
    /// A challenge was rolled. W-HC-POST.
    Challenged,
}

impl Waiting {
    /// Who decides; the active seat is named. Business that goes on by itself is never asked about.
    #[inline]
    pub fn actor(self, active: Seat) -> Actor {
        match self {
            Waiting::StartRoll { .. }
            | Waiting::Deal { .. }
            | Waiting::Display
            | Waiting::StartCard { .. }
            | Waiting::Refill
            | Waiting::Fill
            | Waiting::DrawExtra { .. }
            | Waiting::Find { .. }
            | Waiting::MissileRoll
            | Waiting::Tie { .. }
            | Waiting::Condition
            | Waiting::Roll
            | Waiting::Redirect { .. } => Actor::Chance,
            Waiting::Place { .. }
            | Waiting::Refresh
            | Waiting::Fire
            | Waiting::Shove
            | Waiting::Move
            | Waiting::Handle
            | Waiting::Extra
            | Waiting::Land
            | Waiting::Order
            | Waiting::Exchange
            | Waiting::RoundEnds
            | Waiting::Reroll
            | Waiting::Aim { .. }
            | Waiting::Push { .. }
            | Waiting::Attack => Actor::seat(active),
            Waiting::Answer { who, .. }
            | Waiting::Discard { who }
            | Waiting::Window { who, .. }
            | Waiting::Hits { who, .. }
            | Waiting::Penalty { who, .. }
            | Waiting::Remove { who, .. }
            | Waiting::PartTwo { who }
            | Waiting::Blow { who, .. } => Actor::seat(who),
            Waiting::Over => Actor::Over,
        }
    }
}
