//! Cave Pilot 55 in words.

mod about;
mod board;
mod ending;
mod events;
mod odds;
mod offers;
mod prompts;
mod reasons;
mod scene;
mod verbs;

pub use about::{matters, rule, turn};
pub use board::board;
pub use ending::{MEASURE, POINTS, amount, columns, is_out, reasons, side};
pub use events::sentence;
pub use offers::offer;
pub use prompts::prompt;
pub use reasons::changes;
pub use scene::{places_of, scene};
pub use verbs::{typical, verb};

use cave_pilot::{
    Cave, Exploration, Item, Mark, Part, Pay, Place, Property, Shelf, Slot, Spot, Target, Upgrade, View, content,
};

use kernel::Seat;

use crate::Names;
use crate::speech::head;

/// `Rock shower`.
fn cave_name(cave: Cave) -> &'static str {
    &content::content().caves[cave.index()].title
}

/// `Beta cloth shield`.
fn upgrade_name(card: Upgrade) -> &'static str {
    let upgrades = &content::content().upgrades;
    upgrades.iter().find(|printed| printed.id == card).map_or("upgrade", |printed| &printed.title)
}

/// `K3 command system`.
fn card_name(card: Exploration) -> &'static str {
    &content::exploration(card).title
}

/// `plate armor`.
fn property_name(property: Property) -> &'static str {
    match property {
        Property::Shields => "shields",
        Property::Armor => "plate armor",
        Property::Attack => "short range attack",
        Property::Maneuver => "maneuverability",
        Property::Power => "power",
        Property::Navigation => "navigation & control",
        Property::Fuel => "booster fuel",
    }
}

/// `booster fuel`.
fn part_name(part: Part) -> &'static str {
    match (part, part.property()) {
        (_, Some(property)) => property_name(property),
        (Part::Missiles, _) => "missiles",
        (Part::Fuel, _) => "booster fuel",
        _ => "exploration cards",
    }
}

/// `first shields position`; types with one position need no number.
fn slot_name(slot: Slot) -> String {
    let property = slot.property();
    let (first, n) = property.positions();
    match (n, slot.index() - first) {
        (1, _) => format!("{} position", property_name(property)),
        (_, 0) => format!("first {} position", property_name(property)),
        _ => format!("second {} position", property_name(property)),
    }
}

/// `Rock shower (C3)`, or the bare position where nothing lies.
fn spot_name(spot: Spot, view: Option<&View>) -> String {
    match view.and_then(|view| cave_at(view, spot)) {
        Some(cave) => format!("{} ({spot})", cave_name(cave)),
        None => bare(spot),
    }
}

/// `ceiling 3`.
fn bare(spot: Spot) -> String {
    format!("{} {}", if spot.row() == 0 { "ceiling" } else { "floor" }, spot.column())
}

fn place_name(place: Place, view: Option<&View>) -> String {
    match place {
        Place::Outside => "the open air".into(),
        Place::Entrance => "the entrance".into(),
        Place::On(spot) => spot_name(spot, view),
        Place::Exit => "the exit".into(),
        Place::Out => "nowhere".into(),
    }
}

/// What pays, to go on from a sentence: ` for 1 booster fuel`.
fn payment(by: Pay) -> &'static str {
    match by {
        Pay::Free => "",
        Pay::Fuel => " for 1 booster fuel",
        Pay::Tank => " with the Magnus reserve tank",
        Pay::Gyro => " with the Hele-Shaw gyro",
    }
}

fn item_name(item: Item) -> String {
    match item {
        Item::Slot(slot) => format!("the {}", slot_name(slot)),
        Item::Card(held) => card_name(held.card).to_string(),
    }
}

/// The same with what lies there: `Faraday cage (first shields position)`.
fn item_on(view: &View, seat: Seat, item: Item) -> String {
    let mat = view.players.get(seat.index()).map_or(&[][..], |player| &player.mat);
    match item {
        Item::Slot(slot) => match mat.iter().find(|stack| stack.slot == slot).and_then(|stack| stack.card) {
            Some(card) => format!("{} ({})", upgrade_name(card), slot_name(slot)),
            None => slot_name(slot),
        },
        Item::Card(held) => card_name(held.card).to_string(),
    }
}

fn target_name(target: Target, view: Option<&View>, names: &Names<'_>) -> String {
    match target {
        Target::Plane(seat) => format!("{} plane", names.whose(seat)),
        Target::Cave(spot) => spot_name(spot, view),
        Target::Part(spot, part) => match view.and_then(|view| cave_at(view, spot)) {
            Some(cave) => format!("the {} of {}", part_title(cave, part), spot_name(spot, view)),
            None => format!("part {} of {}", part + 1, bare(spot)),
        },
    }
}

/// `web`.
fn part_title(cave: Cave, part: u8) -> &'static str {
    content::content().caves[cave.index()].part.get(usize::from(part)).map_or("card", |part| &part.name)
}

/// What a card is used on, to go on from its name: ` on Anna's shields`.
fn mark_words(mark: Mark, view: Option<&View>, names: &Names<'_>) -> String {
    match mark {
        Mark::Itself => String::new(),
        Mark::Property(property) => format!(" on {}", property_name(property)),
        Mark::Of(seat, property) => format!(" on {} {}", names.whose(seat), property_name(property)),
        Mark::Plane(seat) => format!(" on {}", names.whom(seat)),
        Mark::Push(seat, forward) => {
            format!(" on {}, {}", names.whom(seat), if forward { "forward" } else { "backward" })
        }
        Mark::Cave(spot) => format!(" on {}", spot_name(spot, view)),
        Mark::Die(die) => format!(" on the {die} die"),
        Mark::Shelf(shelf) => match view.and_then(|view| shelf_card(view, shelf)) {
            Some(card) => format!(" on {} ({shelf})", upgrade_name(card)),
            None => format!(" on {shelf}"),
        },
        Mark::Slot(slot) => format!(" on the {}", slot_name(slot)),
    }
}

/// A list item that stands alone.
fn capital(text: impl AsRef<str>) -> String {
    head(text)
}

/// The Cave card at a position.
fn cave_at(view: &View, spot: Spot) -> Option<Cave> {
    view.caves.iter().find(|cave| cave.at == spot).map(|cave| cave.card)
}

/// The upgrade at a place of the shop.
fn shelf_card(view: &View, shelf: Shelf) -> Option<Upgrade> {
    view.shop[shelf.row as usize].cards.get(usize::from(shelf.index)).copied()
}
