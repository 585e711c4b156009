//! Events in a few words, for scenarios and playthroughs. Sentences for people are in `narrate`.

use std::fmt;

use crate::event::{Event, How};
use crate::{Mark, Part};

fn list(items: impl IntoIterator<Item = impl fmt::Display>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

impl fmt::Display for How {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            How::Flies => "flies",
            How::Persuaded => "is persuaded",
            How::Blown => "is blown",
            How::Pushed => "is pushed",
            How::Pulled => "is pulled",
            How::Teleports => "teleports",
            How::Swaps => "swaps",
        })
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nothing = |item: &Option<crate::Item>| item.map_or("nothing".to_string(), |item| item.to_string());
        match self {
            Event::StartRolled { seat, face } => write!(f, "{seat} rolls {face} for the start"),
            Event::Starts { seat } => write!(f, "{seat} takes the First player token"),
            Event::CaveDealt { seat, card } => write!(f, "{seat} gets {card}"),
            Event::Displayed { row, card } => write!(f, "{card} is displayed in row {row}"),
            Event::Found { seat, card } => write!(f, "{seat} installs {card}"),
            Event::TurnBegins { seat, number, credits } => write!(f, "{seat}'s turn {number}, credits {credits}"),
            Event::Placed { seat, card, at } => write!(f, "{seat} places {card} at {at}"),
            Event::ExitOpens { column } => write!(f, "the exit opens in column {column}"),
            Event::Removed { row, card } => write!(f, "{card} leaves row {row}"),
            Event::Fired { seat, at } => write!(f, "{seat} fires at {at}"),
            Event::MissileRolled { seat, face } => write!(f, "{seat}'s missile shows {face}"),
            Event::CaveHit { at, part, hits, all } => {
                write!(f, "{at} part {} takes {hits}, cubes {all}", part + 1)
            }
            Event::Warded { seat } => write!(f, "the missile has no effect on {seat}"),
            Event::Redirected { from, to: Some(to) } => write!(f, "the attack on {from} goes to {to}"),
            Event::Redirected { from, to: None } => write!(f, "the attack on {from} is lost"),
            Event::Moved { seat, from, to, how } => write!(f, "{seat} {how} from {from} to {to}"),
            Event::Stayed { seat, at } => write!(f, "{seat} stays at {at}"),
            Event::Scrapyard { seat } => write!(f, "{seat} spends a turn in the Scrapyard"),
            Event::Hovers { seat } => write!(f, "{seat} hovers"),
            Event::Paid { seat, by } => write!(f, "{seat} pays {by}"),
            Event::FuelLost { seat } => write!(f, "{seat}'s fuel is lost"),
            Event::Handles { at, card, order } => write!(f, "{card} at {at} attacks {}", list(order)),
            Event::TieRolled { seat, face } => write!(f, "{seat} rolls {face} for the order"),
            Event::Wind { seat, face, line } => {
                write!(f, "{seat} rolls {face} for the wind: {} line", if *line == 0 { "upper" } else { "lower" })
            }
            Event::Rolled { seat, faces, kept } => {
                write!(f, "{seat} rolls {}{}", list(faces), if *kept { "" } else { ", not kept" })
            }
            Event::Challenged { seat, left, right, passed, .. } => {
                write!(f, "{seat} {}: {left} against {right}", if *passed { "passes" } else { "fails" })
            }
            Event::Skipped { seat } => write!(f, "{seat} does not roll"),
            Event::Ignored { seat } => write!(f, "{seat} ignores the second part"),
            Event::Reputation { seat, by, now } => write!(f, "{seat} {by:+} Reputation, now {now}"),
            Event::Hit { seat, on, item, gone } => {
                let what = item.map_or(on.to_string(), |item| item.to_string());
                write!(f, "{seat} takes a hit on {what}{}", if *gone { ", gone" } else { "" })
            }
            Event::CardLost { seat, card } => write!(f, "{seat} loses {card}"),
            Event::Out { seat, crashed: true } => write!(f, "{seat} crashes"),
            Event::Out { seat, crashed: false } => write!(f, "{seat} is stuck"),
            Event::Finished { seat } => write!(f, "{seat} has finished"),
            Event::ExtraRound { seat } => write!(f, "{seat} starts an additional round"),
            Event::Landed { seat, at } => write!(f, "{seat} lands at {at}"),
            Event::Began { seat, step } => write!(f, "{seat} begins to {step}"),
            Event::Used { seat, card, on: Mark::Itself, left } => write!(f, "{seat} uses {card}, {left} left"),
            Event::Used { seat, card, on, left } => write!(f, "{seat} uses {card} on {on}, {left} left"),
            Event::Bought { seat, card, into, price, value } => {
                write!(f, "{seat} buys {card} for {price} into {into}, value {value}")
            }
            Event::Stocked { seat, what: Part::Fuel, price } => write!(f, "{seat} gains a fuel for {price}"),
            Event::Stocked { seat, price, .. } => write!(f, "{seat} gains a missile for {price}"),
            Event::Sold { seat, card, credits } => write!(f, "{seat} sells {card} for {credits}"),
            Event::PaidFor { seat, row: Some(row), price } => write!(f, "{seat} pays {price} for a card of row {row}"),
            Event::PaidFor { seat, row: None, price } => write!(f, "{seat} pays {price} to explore"),
            Event::Repaired { seat, slot, hits } => write!(f, "{seat} repairs {hits} of {slot}"),
            Event::Reserved { seat, at: Some(at) } => write!(f, "{seat} reserves {at}"),
            Event::Reserved { seat, at: None } => write!(f, "{seat}'s reservation ends"),
            Event::Offered { seat, with, give, take } => {
                write!(f, "{seat} offers {with} {} for {}", nothing(give), nothing(take))
            }
            Event::Answered { seat, agreed: true } => write!(f, "{seat} agrees"),
            Event::Answered { seat, agreed: false } => write!(f, "{seat} refuses"),
            Event::Titled { seat } => write!(f, "{seat} is a Cave Pilot 55"),
            Event::Cleared { card } => write!(f, "{card} is cleared"),
            Event::WaterRises { column } => write!(f, "the water rises to column {column}"),
            Event::Bonus { seat, by } => write!(f, "{seat} gains a bonus of {by}"),
            Event::Over { winners, title, grade } => {
                write!(
                    f,
                    "the game is over, won by {}",
                    if winners.is_empty() { "nobody".into() } else { list(winners) }
                )?;
                title.map_or(Ok(()), |title| write!(f, ", title {title}"))?;
                grade.map_or(Ok(()), |grade| write!(f, ", grade {grade}"))
            }
        }
    }
}
