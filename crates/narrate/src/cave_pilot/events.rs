//! What happened, a sentence an event. An empty sentence is not worth a line.

use cave_pilot::{Event, FreeStep, Grade, How, Item, MissileFace, Part, Pay, Place, Title};
use kernel::Seat;

use super::{
    bare, capital, card_name, cave_name, item_name, mark_words, part_name, place_name, property_name, slot_name,
    target_name, upgrade_name,
};
use crate::Names;
use crate::speech::{list, several};

/// The event as the log tells it.
pub fn sentence(event: &Event, names: &Names<'_>) -> String {
    match event {
        Event::StartRolled { seat, face } => format!("{} {face} for the start.", names.does(*seat, "roll", "rolls")),
        Event::Starts { seat } => format!("{} the First player token.", names.does(*seat, "take", "takes")),
        Event::CaveDealt { seat, card } => {
            format!("{} the Cave card {}.", names.does(*seat, "get", "gets"), cave_name(*card))
        }
        Event::Displayed { row, card } => format!("{} is displayed in row {row}.", upgrade_name(*card)),
        Event::Found { seat, card } => format!("{} {}.", names.does(*seat, "install", "installs"), card_name(*card)),
        Event::TurnBegins { seat, number, credits } => {
            capital(format!("{} turn {number}: {credits} credits.", names.whose(*seat)))
        }
        Event::Placed { seat, card, at } => {
            format!("{} {} at {}.", names.does(*seat, "lay", "lays"), cave_name(*card), bare(*at))
        }
        Event::ExitOpens { .. } => "The last Cave card lies: the exit opens.".into(),
        Event::Removed { card, .. } => format!("{} leaves the shop.", upgrade_name(*card)),
        Event::Fired { seat, at } => {
            format!("{} a missile at {}.", names.does(*seat, "fire", "fires"), target_name(*at, None, names))
        }
        Event::MissileRolled { face, .. } => missile(*face).into(),
        Event::CaveHit { at, hits, all, .. } => {
            capital(format!("{} takes {}; {all} in all.", bare(*at), several(*hits, "hit")))
        }
        Event::Warded { seat } => capital(format!("{} plane is not touched.", names.whose(*seat))),
        Event::Redirected { from, to: Some(to) } => {
            format!("The attack on {} goes to {} instead.", names.whom(*from), names.whom(*to))
        }
        Event::Redirected { from, to: None } => format!("The attack on {} is lost in the dark.", names.whom(*from)),
        Event::Moved { seat, from, to, how } => moved(*seat, *from, *to, *how, names),
        Event::Stayed { seat, at } => {
            format!("{} {}.", names.does(*seat, "stay", "stays"), there(*at))
        }
        Event::Scrapyard { seat } => format!("{} 1 credit for the Scrapyard.", names.does(*seat, "pay", "pays")),
        Event::Hovers { seat } => {
            format!("{}: there is no way on yet.", names.does(*seat, "hover", "hovers"))
        }
        Event::Paid { seat, by } => match by {
            Pay::Free => String::new(),
            Pay::Fuel => format!("{} a booster fuel.", names.does(*seat, "burn", "burns")),
            Pay::Tank => format!("{} the Magnus reserve tank.", names.does(*seat, "empty", "empties")),
            Pay::Gyro => format!("{} on the Hele-Shaw gyro.", names.does(*seat, "turn", "turns")),
        },
        Event::FuelLost { seat } => capital(format!("{} fuel burns for nothing.", names.whose(*seat))),
        Event::Handles { card, order, .. } => handles(cave_name(*card), order, names),
        Event::TieRolled { seat, face } => {
            format!("{} {face} for the order.", names.does(*seat, "roll", "rolls"))
        }
        Event::Wind { seat, face, line } => {
            let line = if *line == 0 { "upper" } else { "lower" };
            format!("The wind shows {face}: the {line} line for {}.", names.whom(*seat))
        }
        Event::Rolled { seat, faces, kept } => {
            let faces: Vec<_> = faces.iter().map(u8::to_string).collect();
            let fate = if *kept { "" } else { ", which does not count" };
            format!("{} {}{fate}.", names.does(*seat, "roll", "rolls"), list(&faces))
        }
        Event::Challenged { seat, left, right, passed, .. } => {
            let verb = if *passed { names.does(*seat, "pass", "passes") } else { names.does(*seat, "fail", "fails") };
            format!("{verb}: {left} against {right}.")
        }
        Event::Skipped { seat } => format!("{} past in the smoke.", names.does(*seat, "slip", "slips")),
        Event::Ignored { seat } => format!("{} the second part alone.", names.does(*seat, "leave", "leaves")),
        Event::Reputation { seat, by, now } if *by < 0 => {
            format!("{} {} Reputation and {now} left.", names.does(*seat, "lose", "loses"), -by)
                .replace(" and ", if names.is_you(*seat) { " and have " } else { " and has " })
        }
        Event::Reputation { seat, by, now } => {
            format!("{} {by} Reputation: {now}.", names.does(*seat, "gain", "gains"))
        }
        Event::Hit { seat, on, item, gone } => hit(*seat, *on, *item, *gone, names),
        Event::CardLost { seat, card } => format!("{} {}.", names.does(*seat, "lose", "loses"), card_name(card.card)),
        Event::Out { seat, crashed: true } => format!("{}!", names.does(*seat, "crash", "crashes")),
        Event::Out { seat, crashed: false } => {
            format!("{} stuck and out.", names.does(*seat, "are", "is"))
        }
        Event::Finished { seat } => format!("{} through the exit!", names.does(*seat, "fly", "flies")),
        Event::ExtraRound { seat } => {
            format!("{} an additional round of actions.", names.does(*seat, "begin", "begins"))
        }
        Event::Landed { seat, at } => format!("{} {}.", names.does(*seat, "land", "lands"), there(*at)),
        Event::Began { seat, step } => {
            let step = match step {
                FreeStep::Refresh => "the shop",
                FreeStep::Fire => "missiles",
                FreeStep::Move => "the flight",
                FreeStep::Land => "landing",
            };
            format!("{} on with {step}.", names.does(*seat, "go", "goes"))
        }
        Event::Used { seat, card, on, .. } => {
            format!("{} {}{}.", names.does(*seat, "use", "uses"), card_name(*card), mark_words(*on, None, names))
        }
        Event::Bought { seat, card, price, value, into } => format!(
            "{} {} for {}; the {} is worth {value}.",
            names.does(*seat, "buy", "buys"),
            upgrade_name(*card),
            several(*price, "credit"),
            slot_name(*into)
        ),
        Event::Stocked { seat, what, price: 0 } => format!("{} {}.", names.does(*seat, "gain", "gains"), one(*what)),
        Event::Stocked { seat, what, price } => {
            format!("{} {} for {}.", names.does(*seat, "buy", "buys"), one(*what), several(*price, "credit"))
        }
        Event::Sold { seat, card, credits } => {
            format!(
                "{} {} for {}.",
                names.does(*seat, "sell", "sells"),
                card_name(card.card),
                several(*credits, "credit")
            )
        }
        Event::PaidFor { seat, row: Some(row), price } => {
            format!("{} {} for another card in row {row}.", names.does(*seat, "pay", "pays"), several(*price, "credit"))
        }
        Event::PaidFor { seat, row: None, price } => {
            format!("{} for {}.", names.does(*seat, "explore", "explores"), several(*price, "credit"))
        }
        Event::Repaired { seat, slot, hits } => {
            format!("{} {} on the {}.", names.does(*seat, "repair", "repairs"), several(*hits, "hit"), slot_name(*slot))
        }
        Event::Reserved { seat, at: Some(at) } => {
            format!("{} the card at {at}.", names.does(*seat, "reserve", "reserves"))
        }
        Event::Reserved { at: None, .. } => "The Reservation token is free again.".into(),
        Event::Offered { seat, with, give, take } => {
            let words = |item: &Option<Item>| item.map_or("nothing".into(), item_name);
            format!(
                "{} {} {} for {}.",
                names.does(*seat, "offer", "offers"),
                names.whom(*with),
                words(give),
                words(take)
            )
        }
        Event::Answered { seat, agreed: true } => format!("{}.", names.does(*seat, "agree", "agrees")),
        Event::Answered { seat, agreed: false } => format!("{}.", names.does(*seat, "refuse", "refuses")),
        Event::Titled { seat } => {
            format!("{} 55: Cave Pilot 55!", names.does(*seat, "reach", "reaches"))
        }
        Event::Cleared { card } => format!("{} is cleared of the brood.", cave_name(*card)),
        Event::WaterRises { column } => format!("The water rises to column {column}."),
        Event::Bonus { seat, by } => {
            format!("{} {by} Reputation for reaching the exit.", names.does(*seat, "gain", "gains"))
        }
        Event::Over { winners, title, grade } => over(winners, *title, *grade, names),
    }
}

/// `on floor 3`, `in the entrance`.
fn there(place: Place) -> String {
    match place {
        Place::On(spot) => format!("on {}", bare(spot)),
        _ => format!("in {}", place_name(place, None)),
    }
}

fn missile(face: MissileFace) -> &'static str {
    match face {
        MissileFace::One => "The missile hits once.",
        MissileFace::Two => "The missile hits twice.",
        MissileFace::Three => "The missile hits three times.",
        MissileFace::Die => "The missile shows the die: a hit, and another roll.",
        MissileFace::Targeting => "The missile shows the target: two aimed hits.",
        MissileFace::Reputation => "The missile shows the star: a blow to the reputation.",
    }
}

fn moved(seat: Seat, from: Place, to: Place, how: How, names: &Names<'_>) -> String {
    if to == Place::Exit && matches!(how, How::Flies | How::Blown) {
        // The next event tells it.
        return String::new();
    }
    let to = place_name(to, None);
    let you = names.is_you(seat);
    let passive =
        |verb: &str| format!("{} {} {verb} to {to}.", capital(names.whom(seat)), if you { "are" } else { "is" });
    match how {
        How::Flies if from == Place::Outside => format!("{} into {to}.", names.does(seat, "fly", "flies")),
        How::Flies => format!("{} to {to}.", names.does(seat, "fly", "flies")),
        How::Persuaded => passive("drawn"),
        How::Blown => passive("blown"),
        How::Pushed => passive("pushed"),
        How::Pulled => passive("pulled"),
        How::Teleports => format!("{} to {to}.", names.does(seat, "teleport", "teleports")),
        How::Swaps => format!("{} places: {to}.", names.does(seat, "change", "changes")),
    }
}

fn handles(cave: &str, order: &[Seat], names: &Names<'_>) -> String {
    let who: Vec<_> = order.iter().map(|seat| names.whom(*seat)).collect();
    match order {
        [one] => format!("{} {cave}.", names.does(*one, "face", "faces")),
        _ => format!("{cave} attacks {}.", list(&who)),
    }
}

fn hit(seat: Seat, on: Part, item: Option<Item>, gone: bool, names: &Names<'_>) -> String {
    let whose = names.whose(seat);
    match (item, on, gone) {
        (_, Part::Missiles, _) => capital(format!("{whose} plane loses a missile.")),
        (_, Part::Fuel, _) => capital(format!("{whose} plane loses a booster fuel.")),
        (Some(Item::Card(held)), _, true) => capital(format!("{whose} {} is destroyed.", card_name(held.card))),
        (Some(Item::Card(held)), _, false) => capital(format!("{whose} {} takes a hit.", card_name(held.card))),
        (Some(Item::Slot(slot)), _, true) => {
            capital(format!("{whose} {} card is destroyed.", property_name(slot.property())))
        }
        (_, on, true) => capital(format!("{whose} last {} is destroyed.", part_name(on))),
        (_, on, false) => capital(format!("{whose} {} takes a hit.", part_name(on))),
    }
}

/// `a missile`.
fn one(what: Part) -> &'static str {
    match what {
        Part::Missiles => "a missile",
        Part::Fuel => "a booster fuel",
        _ => "something",
    }
}

fn over(winners: &[Seat], title: Option<Title>, grade: Option<Grade>, names: &Names<'_>) -> String {
    let prize = match (title, grade) {
        (Some(title), _) => format!(" Title: {}.", title_name(title)),
        (_, Some(grade)) => format!(" Grade: {grade}."),
        _ => String::new(),
    };
    let who: Vec<_> = winners.iter().map(|seat| names.whom(*seat)).collect();
    match winners {
        [] => format!("The game is over. Nobody wins.{prize}"),
        [one] if title.is_some() => format!("The game is over. {} it.{prize}", names.does(*one, "make", "makes")),
        [one] => format!("The game is over. {} it.{prize}", names.does(*one, "win", "wins")),
        _ => format!("The game is over. {} share the victory.{prize}", capital(list(&who))),
    }
}

pub(super) fn title_name(title: Title) -> &'static str {
    match title {
        Title::Rookie => "Rookie",
        Title::Novice => "Novice",
        Title::FlyingAce => "Flying Ace",
        Title::CavePilot => "Cave Pilot",
    }
}
