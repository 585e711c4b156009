//! What actions point at, in words: targets, items of a mat, marks of Exploration cards.

use std::fmt;
use std::str::FromStr;

use kernel::{Unreadable, words};

use crate::{Item, Mark, Target};

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Plane(seat) => write!(f, "{seat}"),
            Target::Cave(spot) => write!(f, "{spot}"),
            Target::Part(spot, part) => write!(f, "{spot}.{}", part + 1),
        }
    }
}

impl FromStr for Target {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Target, Unreadable> {
        if let Ok(seat) = text.parse() {
            return Ok(Target::Plane(seat));
        }
        match text.split_once('.') {
            Some((spot, "1")) => Ok(Target::Part(spot.parse()?, 0)),
            Some((spot, "2")) => Ok(Target::Part(spot.parse()?, 1)),
            Some(_) => Err(Unreadable::new("a part such as `C3.2`", text)),
            None => Ok(Target::Cave(text.parse()?)),
        }
    }
}

kernel::serde_as_text!(Target);

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Item::Slot(slot) => write!(f, "{slot}"),
            Item::Card(card) => write!(f, "{card}"),
        }
    }
}

impl FromStr for Item {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Item, Unreadable> {
        if text.contains('/') { Ok(Item::Card(text.parse()?)) } else { Ok(Item::Slot(text.parse()?)) }
    }
}

kernel::serde_as_text!(Item);

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Itself => Ok(()),
            Mark::Property(property) => write!(f, "{property}"),
            Mark::Of(seat, property) => write!(f, "{seat} {property}"),
            Mark::Plane(seat) => write!(f, "{seat}"),
            Mark::Push(seat, forward) => write!(f, "{seat} {}", if *forward { "forward" } else { "backward" }),
            Mark::Cave(spot) => write!(f, "{spot}"),
            Mark::Die(die) => write!(f, "{die}"),
            Mark::Shelf(shelf) => write!(f, "{shelf}"),
            Mark::Slot(slot) => write!(f, "{slot}"),
        }
    }
}

impl FromStr for Mark {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Mark, Unreadable> {
        if text.is_empty() {
            return Ok(Mark::Itself);
        }
        if let Ok([seat, what]) = words::<2>(text, "") {
            return match what {
                "forward" => Ok(Mark::Push(seat.parse()?, true)),
                "backward" => Ok(Mark::Push(seat.parse()?, false)),
                property => Ok(Mark::Of(seat.parse()?, property.parse()?)),
            };
        }
        let readings: [fn(&str) -> Option<Mark>; 6] = [
            |text| text.parse().ok().map(Mark::Property),
            |text| text.parse().ok().map(Mark::Plane),
            |text| text.parse().ok().map(Mark::Cave),
            |text| text.parse().ok().map(Mark::Die),
            |text| text.parse().ok().map(Mark::Shelf),
            |text| text.parse().ok().map(Mark::Slot),
        ];
        let found = readings.iter().find_map(|reading| reading(text));
        found.ok_or_else(|| Unreadable::new("a mark such as `B shields`, `C4`, `A2` or `orange`", text))
    }
}

kernel::serde_as_text!(Mark);
