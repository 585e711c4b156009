//! What counts in Cave Pilot 55: caves placed and flown through, upgrades, explorations, stores, and titles.

use cave_pilot::{CavePilot, Event};
use kernel::Seat;

use super::{Counted, Thing, named, starts};

impl Counted for CavePilot {
    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegins { .. })
    }

    fn fall(event: &Event) -> Option<Seat> {
        match event {
            Event::Out { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    fn things(event: &Event, each: &mut dyn FnMut(Seat, Thing)) {
        match event {
            Event::Starts { seat } => each(*seat, starts()),
            Event::Found { seat, card } => each(*seat, Thing::new("finds", card.name())),
            Event::Used { seat, card, .. } => each(*seat, Thing::new("uses", card.name())),
            Event::Sold { seat, card, .. } => each(*seat, Thing::new("sells", card.card.name())),
            Event::Bought { seat, card, .. } => each(*seat, Thing::new("buys", named(*card))),
            Event::Stocked { seat, what, .. } => each(*seat, Thing::new("stocks", what.name())),
            Event::Placed { seat, card, .. } => each(*seat, Thing::new("places", named(*card))),
            Event::Handles { card, order, .. } => {
                order.iter().for_each(|seat| each(*seat, Thing::new("faces", named(*card))));
            }
            Event::Fired { seat, .. } => each(*seat, Thing::new("fires", "missile")),
            Event::ExtraRound { seat } => each(*seat, Thing::new("takes", "additional round")),
            Event::Titled { seat } => each(*seat, Thing::new("reaches", "55 reputation")),
            Event::Finished { seat } => each(*seat, Thing::new(Thing::ENDING, "finished")),
            Event::Out { seat, crashed } => {
                each(*seat, Thing::new(Thing::ENDING, if *crashed { "crashed" } else { "stuck" }));
            }
            Event::Over { winners, title, grade } => {
                // Only a pilot alone has a title, and only those who won together have a grade.
                if let Some(title) = title {
                    each(Seat::new(0), Thing::new(Thing::ENDING, title.name()));
                }
                if let Some(grade) = grade {
                    winners.iter().for_each(|seat| each(*seat, Thing::new(Thing::ENDING, grade.name())));
                }
            }
            Event::StartRolled { .. }
            | Event::CaveDealt { .. }
            | Event::Displayed { .. }
            | Event::TurnBegins { .. }
            | Event::ExitOpens { .. }
            | Event::Removed { .. }
            | Event::MissileRolled { .. }
            | Event::CaveHit { .. }
            | Event::Warded { .. }
            | Event::Redirected { .. }
            | Event::Moved { .. }
            | Event::Stayed { .. }
            | Event::Scrapyard { .. }
            | Event::Hovers { .. }
            | Event::Paid { .. }
            | Event::FuelLost { .. }
            | Event::TieRolled { .. }
            | Event::Wind { .. }
            | Event::Rolled { .. }
            | Event::Challenged { .. }
            | Event::Skipped { .. }
            | Event::Ignored { .. }
            | Event::Reputation { .. }
            | Event::Hit { .. }
            | Event::CardLost { .. }
            | Event::Landed { .. }
            | Event::Began { .. }
            | Event::PaidFor { .. }
            | Event::Repaired { .. }
            | Event::Reserved { .. }
            | Event::Offered { .. }
            | Event::Answered { .. }
            | Event::Cleared { .. }
            | Event::WaterRises { .. }
            | Event::Bonus { .. } => {}
        }
    }
}
