//! The Caves of Casadh in words.

mod about;
mod board;
mod ending;
mod events;
mod odds;
mod offers;
mod places;
mod prompts;
mod reasons;
mod scene;
mod verbs;

/// What is said of this game, and what its things are called.
pub mod cc {
    pub use ::casadh::cc::*;
    words::messages!("cc");
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

use casadh::{Hazard, Item, ItemSet, Misfortune, Tile};

use crate::Names;

crate::speaks::speaks!(::casadh::Casadh);

/// `Great Hall`.
fn hex_name(hex: Tile, names: &Names<'_>) -> String {
    names.say(cc::Hex { which: &hex.to_string() })
}

/// `gas mask`.
fn item_name(item: Item, names: &Names<'_>) -> String {
    names.say(cc::Item { which: item.name() })
}

/// `the gas mask`, to which something is done.
fn the_item(item: Item, names: &Names<'_>) -> String {
    names.say(cc::TheItemObject { which: item.name() })
}

/// `the rope and the helmet`.
fn items_named(items: ItemSet, names: &Names<'_>) -> String {
    names.list(&items.iter().map(|item| the_item(item, names)).collect::<Vec<_>>())
}

/// `Twisted Ankle`.
fn misfortune_name(misfortune: Misfortune, names: &Names<'_>) -> String {
    names.say(cc::Misfortune { which: misfortune.name() })
}

/// `methane`, `Grues`.
fn hazard_name(hazard: Hazard, names: &Names<'_>) -> String {
    names.say(cc::Hazard { which: hazard.name() })
}

/// `7, 4 and 1`.
fn numbers(values: &[u8], names: &Names<'_>) -> String {
    names.list(&values.iter().map(u8::to_string).collect::<Vec<_>>())
}
