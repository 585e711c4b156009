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

/// What is said of this game, and what its things are called.
pub mod cp {
    pub use ::cave_pilot::cp::*;
    words::messages!("cp");
}

pub use about::{matters, rule, turn};
pub use board::board;
pub use ending::{amount, columns, is_out, measure, points, reasons, side};
pub use events::sentence;
pub use offers::offer;
pub use prompts::prompt;
pub use reasons::changes;
pub use scene::{places_of, scene};
pub use verbs::{typical, verb};

use cave_pilot::{
    Cave, Exploration, Item, Mark, Part, Place, Property, Shelf, Slot, Spot, Target, Title, Upgrade, View, content,
};
use kernel::Seat;

use crate::Names;

crate::speaks::speaks!(::cave_pilot::CavePilot);

/// `Rock shower`.
fn cave_name(cave: Cave, names: &Names<'_>) -> String {
    names.say(cp::Cave { which: &cave.to_string() })
}

/// `Beta cloth shield`.
fn upgrade_name(card: Upgrade, names: &Names<'_>) -> String {
    names.say(cp::Upgrade { which: &card.to_string() })
}

/// `K3 command system`.
fn card_name(card: Exploration, names: &Names<'_>) -> String {
    names.say(cp::Card { which: card.name() })
}

/// `plate armor`.
fn property_name(property: Property, names: &Names<'_>) -> String {
    names.say(cp::Property { which: property.name() })
}

/// `booster fuel`.
fn part_name(part: Part, names: &Names<'_>) -> String {
    names.say(cp::Part { which: part.name() })
}

/// `first shields position`; types with one position need no number.
fn slot_name(slot: Slot, names: &Names<'_>) -> String {
    let (first, n) = slot.property().positions();
    let property = property_name(slot.property(), names);
    match (n, slot.index() - first) {
        (1, _) => names.say(cp::Slot { property }),
        (_, 0) => names.say(cp::SlotFirst { property }),
        _ => names.say(cp::SlotSecond { property }),
    }
}

/// `Rock shower (C3)`, or the bare position where nothing lies.
fn spot_name(spot: Spot, view: Option<&View>, names: &Names<'_>) -> String {
    match view.and_then(|view| cave_at(view, spot)) {
        Some(cave) => names.say(cp::Spot { cave: cave_name(cave, names), spot }),
        None => bare(spot, names),
    }
}

/// `ceiling 3`.
fn bare(spot: Spot, names: &Names<'_>) -> String {
    let column = spot.column();
    if spot.row() == 0 { names.say(cp::Ceiling { column }) } else { names.say(cp::Floor { column }) }
}

fn place_name(place: Place, view: Option<&View>, names: &Names<'_>) -> String {
    match place {
        Place::Outside => names.say(cp::Outside),
        Place::Entrance => names.say(cp::Entrance),
        Place::On(spot) => spot_name(spot, view, names),
        Place::Exit => names.say(cp::Exit),
        Place::Out => names.say(cp::Nowhere),
    }
}

fn item_name(item: Item, names: &Names<'_>) -> String {
    match item {
        Item::Slot(slot) => names.say(cp::TheSlot { slot: slot_name(slot, names) }),
        Item::Card(held) => card_name(held.card, names),
    }
}

/// The same with what lies there: `Faraday cage (first shields position)`.
fn item_on(view: &View, seat: Seat, item: Item, names: &Names<'_>) -> String {
    let mat = view.players.get(seat.index()).map_or(&[][..], |player| &player.mat);
    match item {
        Item::Slot(slot) => match mat.iter().find(|stack| stack.slot == slot).and_then(|stack| stack.card) {
            Some(card) => names.say(cp::ItemOn { card: upgrade_name(card, names), slot: slot_name(slot, names) }),
            None => slot_name(slot, names),
        },
        Item::Card(held) => card_name(held.card, names),
    }
}

fn target_name(target: Target, view: Option<&View>, names: &Names<'_>) -> String {
    match target {
        Target::Plane(seat) => names.say(cp::Plane { who: names.who(seat) }),
        Target::Cave(spot) => spot_name(spot, view, names),
        Target::Part(spot, part) => match view.and_then(|view| cave_at(view, spot)) {
            Some(cave) => {
                let parts = &content::content().caves[cave.index()].part;
                let which = parts.get(usize::from(part)).map_or("", |part| &part.name);
                names.say(cp::PartOf { part: names.say(cp::CavePart { which }), cave: spot_name(spot, view, names) })
            }
            None => names.say(cp::PartNumber { n: part + 1, place: bare(spot, names) }),
        },
    }
}

/// A card with what it is used on: `K3 command system on shields`.
fn card_on(card: Exploration, mark: Mark, view: Option<&View>, names: &Names<'_>) -> String {
    let card = card_name(card, names);
    match mark {
        Mark::Itself => card,
        Mark::Property(property) => names.say(cp::OnProperty { card, property: property_name(property, names) }),
        Mark::Of(seat, property) => {
            names.say(cp::OnOf { card, who: names.who(seat), property: property_name(property, names) })
        }
        Mark::Plane(seat) => names.say(cp::OnPlane { card, who: names.who(seat) }),
        Mark::Push(seat, true) => names.say(cp::OnForward { card, who: names.who(seat) }),
        Mark::Push(seat, false) => names.say(cp::OnBackward { card, who: names.who(seat) }),
        Mark::Cave(spot) => names.say(cp::OnPlace { card, place: spot_name(spot, view, names) }),
        Mark::Die(die) => names.say(cp::OnDie { card, die: names.say(cp::Die { which: die.name() }) }),
        Mark::Shelf(shelf) => match view.and_then(|view| shelf_card(view, shelf)) {
            Some(upgrade) => names.say(cp::OnShelf { card, upgrade: upgrade_name(upgrade, names), shelf }),
            None => names.say(cp::OnPlace { card, place: shelf }),
        },
        Mark::Slot(slot) => {
            names.say(cp::OnPlace { card, place: names.say(cp::TheSlot { slot: slot_name(slot, names) }) })
        }
    }
}

/// `Flying Ace`.
fn title_name(title: Title, names: &Names<'_>) -> String {
    names.say(cp::Title { which: title.name() })
}

/// The Cave card at a position.
fn cave_at(view: &View, spot: Spot) -> Option<Cave> {
    view.caves.iter().find(|cave| cave.at == spot).map(|cave| cave.card)
}

/// The upgrade at a place of the shop.
fn shelf_card(view: &View, shelf: Shelf) -> Option<Upgrade> {
    view.shop[shelf.row as usize].cards.get(usize::from(shelf.index)).copied()
}
