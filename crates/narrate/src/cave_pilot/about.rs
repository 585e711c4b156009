//! What stands behind an event: the rule it follows, the turn it begins, and how much it matters to somebody.

use cave_pilot::{Event, How, MissileFace};
use kernel::{RuleId, Seat};

use crate::since::{ALARM, DEATH, GOSSIP, LOSS, NEWS, NOTHING, POINTS};

/// The rule by which it happened.
pub fn rule(event: &Event) -> RuleId {
    RuleId(match event {
        Event::StartRolled { .. } | Event::Starts { .. } => "CP-SETUP-10",
        Event::CaveDealt { .. } => "CP-TURN-05",
        Event::Displayed { .. } => "CP-SHOP-03",
        Event::Found { .. } => "CP-EXPL-04",
        Event::TurnBegins { .. } => "CP-TURN-03",
        Event::Placed { .. } => "CP-PLACE-03",
        Event::ExitOpens { .. } => "CP-PLACE-05",
        Event::Removed { .. } => "CP-SHOP-01",
        Event::Fired { .. } => "CP-MISSILE-01",
        Event::MissileRolled { face, .. } => match face {
            MissileFace::Die => "CP-MISSILE-07",
            MissileFace::Targeting => "CP-MISSILE-08",
            MissileFace::Reputation => "CP-MISSILE-09",
            MissileFace::One | MissileFace::Two | MissileFace::Three => "CP-MISSILE-06",
        },
        Event::CaveHit { .. } => "CP-MISSILE-11",
        Event::Warded { .. } | Event::Redirected { .. } => "CP-XC-12",
        Event::Moved { how, .. } => match how {
            How::Flies => "CP-MOVE-01",
            How::Persuaded => "CP-XC-12",
            How::Blown => "CP-SPEC-02",
            How::Pushed | How::Pulled => "CP-XC-08",
            How::Teleports => "CP-XC-11",
            How::Swaps => "CP-XC-02",
        },
        Event::Stayed { .. } => "CP-MOVE-06",
        Event::Scrapyard { .. } => "CP-ENTR-05",
        Event::Hovers { .. } => "CP-MOVE-08",
        Event::Paid { .. } => "CP-MOVE-04",
        Event::FuelLost { .. } => "CP-XC-05",
        Event::Handles { .. } => "CP-HANDLE-01",
        Event::TieRolled { .. } => "CP-HANDLE-11",
        Event::Wind { .. } => "CP-SPEC-01",
        Event::Rolled { .. } => "CP-HANDLE-02",
        Event::Challenged { passed: true, .. } => "CP-HANDLE-05",
        Event::Challenged { passed: false, .. } => "CP-HANDLE-06",
        Event::Skipped { .. } => "CP-HANDLE-04",
        Event::Ignored { .. } => "CP-SPEC-07",
        Event::Reputation { .. } => "CP-END-01",
        Event::Hit { .. } => "CP-DAMAGE-03",
        Event::CardLost { .. } => "CP-DAMAGE-07",
        Event::Out { crashed: true, .. } => "CP-DAMAGE-10",
        Event::Out { crashed: false, .. } => "CP-MOVE-08",
        Event::Finished { .. } => "CP-MOVE-11",
        Event::ExtraRound { .. } => "CP-EXTRA-01",
        Event::Landed { .. } => "CP-LAND-01",
        Event::Began { .. } => "CP-XC-07",
        Event::Used { .. } => "CP-EXPL-06",
        Event::Bought { .. } => "CP-UPG-05",
        Event::Stocked { .. } => "CP-UPG-09",
        Event::Sold { .. } => "CP-UPG-03",
        Event::PaidFor { row: Some(_), .. } => "CP-UPG-04",
        Event::PaidFor { row: None, .. } => "CP-EXPL-02",
        Event::Repaired { .. } => "CP-DAMAGE-11",
        Event::Reserved { .. } => "CP-R-50",
        Event::Offered { .. } => "CP-TEAM-03",
        Event::Answered { .. } => "CP-R-63",
        Event::Titled { .. } => "CP-END-05",
        Event::Cleared { .. } | Event::WaterRises { .. } => "CP-COOP-01",
        Event::Bonus { .. } => "CP-END-03",
        Event::Over { .. } => "CP-END-06",
    })
}

pub fn turn(event: &Event) -> Option<Vec<Seat>> {
    match event {
        Event::TurnBegins { seat, .. } => Some(vec![*seat]),
        _ => None,
    }
}

/// How much it matters to `me` to have heard of it.
pub fn matters(event: &Event, me: Seat) -> u8 {
    match event {
        Event::Over { .. } => ALARM,
        Event::Out { .. } | Event::Finished { .. } | Event::ExitOpens { .. } => DEATH,
        Event::Hit { seat, .. } | Event::CardLost { seat, .. } | Event::FuelLost { seat } if *seat == me => LOSS,
        Event::Moved { seat, how, .. } if *seat == me && *how != How::Flies => LOSS,
        Event::Reputation { seat, by: ..0, .. } if *seat == me => LOSS,
        Event::Titled { .. } | Event::WaterRises { .. } | Event::Bonus { .. } => POINTS,
        Event::Reputation { .. } => POINTS - 1,
        Event::Fired { .. } | Event::Cleared { .. } | Event::CaveHit { .. } => NEWS + 1,
        Event::Hit { .. } | Event::CardLost { .. } | Event::FuelLost { .. } | Event::Redirected { .. } => NEWS,
        Event::Bought { .. } | Event::Found { .. } | Event::Used { .. } | Event::ExtraRound { .. } => NEWS,
        Event::Placed { .. } | Event::Moved { .. } => GOSSIP + 1,
        Event::Stocked { .. } | Event::Sold { .. } | Event::Repaired { .. } | Event::Landed { .. } => GOSSIP,
        Event::Reserved { .. } | Event::Warded { .. } | Event::Removed { .. } => GOSSIP,
        Event::StartRolled { .. } | Event::Starts { .. } | Event::CaveDealt { .. } | Event::Displayed { .. } => NOTHING,
        Event::TurnBegins { .. } | Event::MissileRolled { .. } | Event::Stayed { .. } => NOTHING,
        Event::Scrapyard { .. } | Event::Hovers { .. } | Event::Paid { .. } | Event::Handles { .. } => NOTHING,
        Event::TieRolled { .. } | Event::Wind { .. } | Event::Rolled { .. } | Event::Challenged { .. } => NOTHING,
        Event::Skipped { .. } | Event::Ignored { .. } | Event::Began { .. } | Event::PaidFor { .. } => NOTHING,
        Event::Offered { .. } | Event::Answered { .. } => NOTHING,
    }
}
