//! What happened, a sentence an event. An empty sentence is not worth a line.

use cave_pilot::{Event, Grade, How, Item, Part, Pay, Place, Title};
use kernel::Seat;

use super::{
    bare, card_name, card_on, cave_name, cp, item_name, part_name, place_name, property_name, slot_name, target_name,
    title_name, upgrade_name,
};
use crate::Names;
use crate::speech::head;

/// The event as the log tells it.
pub fn sentence(event: &Event, names: &Names<'_>) -> String {
    let who = |seat| names.who(seat);
    let cave = |card| cave_name(card, names);
    let upgrade = |card| upgrade_name(card, names);
    let card_of = |card| card_name(card, names);
    head(match *event {
        Event::StartRolled { seat, face } => names.say(cp::StartRolled { who: who(seat), face }),
        Event::Starts { seat } => names.say(cp::Starts { who: who(seat) }),
        Event::CaveDealt { seat, card } => names.say(cp::CaveDealt { who: who(seat), cave: cave(card) }),
        Event::Displayed { row, card } => names.say(cp::Displayed { card: upgrade(card), row }),
        Event::Found { seat, card } => names.say(cp::Found { who: who(seat), card: card_of(card) }),
        Event::TurnBegins { seat, number, credits } => names.say(cp::TurnBegins { who: who(seat), number, credits }),
        Event::Placed { seat, card, at } => {
            names.say(cp::Placed { who: who(seat), cave: cave(card), place: bare(at, names) })
        }
        Event::ExitOpens { .. } => names.say(cp::ExitOpens),
        Event::Removed { card, .. } => names.say(cp::Removed { card: upgrade(card) }),
        Event::Fired { seat, at } => names.say(cp::Fired { who: who(seat), target: target_name(at, None, names) }),
        Event::MissileRolled { face, .. } => names.say(cp::MissileRolled { which: face.name() }),
        Event::CaveHit { at, hits, all, .. } => {
            names.say(cp::CaveHit { place: bare(at, names), hits: hits.into(), all })
        }
        Event::Warded { seat } => names.say(cp::Warded { who: who(seat) }),
        Event::Redirected { from, to: Some(to) } => names.say(cp::Redirected { who: who(from), whom: who(to) }),
        Event::Redirected { from, to: None } => names.say(cp::RedirectedLost { who: who(from) }),
        Event::Moved { seat, from, to, how } => moved(seat, from, to, how, names),
        Event::Stayed { seat, at: Place::On(spot) } => {
            names.say(cp::StayedOn { who: who(seat), place: bare(spot, names) })
        }
        Event::Stayed { seat, at } => names.say(cp::StayedIn { who: who(seat), place: place_name(at, None, names) }),
        Event::Scrapyard { seat } => names.say(cp::Scrapyard { who: who(seat) }),
        Event::Hovers { seat } => names.say(cp::Hovers { who: who(seat) }),
        Event::Paid { seat, by } => match by {
            Pay::Free => String::new(),
            Pay::Fuel => names.say(cp::PaidFuel { who: who(seat) }),
            Pay::Tank => names.say(cp::PaidTank { who: who(seat) }),
            Pay::Gyro => names.say(cp::PaidGyro { who: who(seat) }),
        },
        Event::FuelLost { seat } => names.say(cp::FuelLost { who: who(seat) }),
        Event::Handles { card, ref order, .. } => match order.as_slice() {
            [one] => names.say(cp::Handles { who: who(*one), cave: cave(card) }),
            several => {
                let planes: Vec<_> = several.iter().map(|seat| names.whom(*seat)).collect();
                names.say(cp::Attacks { cave: cave(card), planes: names.list(&planes) })
            }
        },
        Event::TieRolled { seat, face } => names.say(cp::TieRolled { who: who(seat), face }),
        Event::Wind { seat, face, line: 0 } => names.say(cp::WindUpper { face, who: who(seat) }),
        Event::Wind { seat, face, .. } => names.say(cp::WindLower { face, who: who(seat) }),
        Event::Rolled { seat, ref faces, kept } => {
            let faces = names.list(&faces.iter().map(u8::to_string).collect::<Vec<_>>());
            match kept {
                true => names.say(cp::Rolled { who: who(seat), faces }),
                false => names.say(cp::RolledVoid { who: who(seat), faces }),
            }
        }
        Event::Challenged { seat, left, right, passed: true, .. } => {
            names.say(cp::Passed { who: who(seat), left, right })
        }
        Event::Challenged { seat, left, right, passed: false, .. } => {
            names.say(cp::Failed { who: who(seat), left, right })
        }
        Event::Skipped { seat } => names.say(cp::Skipped { who: who(seat) }),
        Event::Ignored { seat } => names.say(cp::Ignored { who: who(seat) }),
        Event::Reputation { seat, by, now } if by < 0 => names.say(cp::ReputationLost { who: who(seat), by: -by, now }),
        Event::Reputation { seat, by, now } => names.say(cp::Reputation { who: who(seat), by, now }),
        Event::Hit { seat, on, item, gone } => hit(seat, on, item, gone, names),
        Event::CardLost { seat, card } => names.say(cp::CardLost { who: who(seat), card: card_of(card.card) }),
        Event::Out { seat, crashed: true } => names.say(cp::Crashed { who: who(seat) }),
        Event::Out { seat, crashed: false } => names.say(cp::Stuck { who: who(seat) }),
        Event::Finished { seat } => names.say(cp::Finished { who: who(seat) }),
        Event::ExtraRound { seat } => names.say(cp::ExtraRound { who: who(seat) }),
        Event::Landed { seat, at: Place::On(spot) } => {
            names.say(cp::LandedOn { who: who(seat), place: bare(spot, names) })
        }
        Event::Landed { seat, at } => names.say(cp::LandedIn { who: who(seat), place: place_name(at, None, names) }),
        Event::Began { seat, step } => names.say(cp::Began { which: step.name(), who: who(seat) }),
        Event::Used { seat, card, on, .. } => {
            names.say(cp::Used { who: who(seat), card: card_on(card, on, None, names) })
        }
        Event::Bought { seat, card, price, value, into } => names.say(cp::Bought {
            who: who(seat),
            card: upgrade(card),
            price: price.into(),
            slot: slot_name(into, names),
            value,
        }),
        Event::Stocked { seat, what, price: 0 } => names.say(cp::Gained { who: who(seat), thing: one(what, names) }),
        Event::Stocked { seat, what, price } => {
            names.say(cp::Stocked { who: who(seat), thing: one(what, names), price: price.into() })
        }
        Event::Sold { seat, card, credits } => {
            names.say(cp::Sold { who: who(seat), card: card_of(card.card), credits: credits.into() })
        }
        Event::PaidFor { seat, row: Some(row), price } => {
            names.say(cp::PaidRow { who: who(seat), price: price.into(), row })
        }
        Event::PaidFor { seat, row: None, price } => names.say(cp::Explored { who: who(seat), price: price.into() }),
        Event::Repaired { seat, slot, hits } => {
            names.say(cp::Repaired { who: who(seat), hits: hits.into(), slot: slot_name(slot, names) })
        }
        Event::Reserved { seat, at: Some(at) } => names.say(cp::Reserved { who: who(seat), shelf: at }),
        Event::Reserved { at: None, .. } => names.say(cp::ReservationFree),
        Event::Offered { seat, with, give, take } => {
            let words = |item: Option<Item>| item.map_or_else(|| names.say(cp::Nothing), |item| item_name(item, names));
            names.say(cp::Offered { who: who(seat), whom: who(with), give: words(give), take: words(take) })
        }
        Event::Answered { seat, agreed: true } => names.say(cp::Agreed { who: who(seat) }),
        Event::Answered { seat, agreed: false } => names.say(cp::Refused { who: who(seat) }),
        Event::Titled { seat } => names.say(cp::Titled { who: who(seat) }),
        Event::Cleared { card } => names.say(cp::Cleared { cave: cave(card) }),
        Event::WaterRises { column } => names.say(cp::WaterRises { column }),
        Event::Bonus { seat, by } => names.say(cp::Bonus { who: who(seat), by }),
        Event::Over { ref winners, title, grade } => over(winners, title, grade, names),
    })
}

fn moved(seat: Seat, from: Place, to: Place, how: How, names: &Names<'_>) -> String {
    if to == Place::Exit && matches!(how, How::Flies | How::Blown) {
        // The next event tells it.
        return String::new();
    }
    let (who, place) = (names.who(seat), place_name(to, None, names));
    match how {
        How::Flies if from == Place::Outside => names.say(cp::FlownIn { who, place }),
        How::Flies => names.say(cp::Flown { who, place }),
        How::Persuaded => names.say(cp::Drawn { who, place }),
        How::Blown => names.say(cp::Blown { who, place }),
        How::Pushed => names.say(cp::Pushed { who, place }),
        How::Pulled => names.say(cp::Pulled { who, place }),
        How::Teleports => names.say(cp::Teleported { who, place }),
        How::Swaps => names.say(cp::Swapped { who, place }),
    }
}

fn hit(seat: Seat, on: Part, item: Option<Item>, gone: bool, names: &Names<'_>) -> String {
    let who = names.who(seat);
    match (item, on, gone) {
        (_, Part::Missiles, _) => names.say(cp::HitMissile { who }),
        (_, Part::Fuel, _) => names.say(cp::HitFuel { who }),
        (Some(Item::Card(held)), _, true) => names.say(cp::HitCardGone { who, card: card_name(held.card, names) }),
        (Some(Item::Card(held)), _, false) => names.say(cp::HitCard { who, card: card_name(held.card, names) }),
        (Some(Item::Slot(slot)), _, true) => {
            names.say(cp::HitSlotGone { who, property: property_name(slot.property(), names) })
        }
        (_, on, true) => names.say(cp::HitLast { who, part: part_name(on, names) }),
        (_, on, false) => names.say(cp::HitPart { who, part: part_name(on, names) }),
    }
}

/// `a missile`.
fn one(what: Part, names: &Names<'_>) -> String {
    match what {
        Part::Missiles => names.say(cp::Missile),
        Part::Fuel => names.say(cp::Fuel),
        _ => names.say(cp::Something),
    }
}

fn over(winners: &[Seat], title: Option<Title>, grade: Option<Grade>, names: &Names<'_>) -> String {
    let over = match winners {
        [] => names.say(cp::OverNobody),
        [one] if title.is_some() => names.say(cp::OverMade { who: names.who(*one) }),
        [one] => names.say(cp::OverWon { who: names.who(*one) }),
        several => {
            let winners: Vec<_> = several.iter().map(|seat| names.name(*seat).into_owned()).collect();
            names.say(cp::OverShared { winners: names.list(&winners) })
        }
    };
    match (title, grade) {
        (Some(title), _) => names.say(cp::OverTitle { over, title: title_name(title, names) }),
        (_, Some(grade)) => names.say(cp::OverGrade { over, grade: names.say(cp::Grade { which: grade.name() }) }),
        _ => over,
    }
}
