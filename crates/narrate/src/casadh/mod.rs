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

pub use about::{matters, rule, turn};
pub use board::board;
pub use ending::{MEASURE, POINTS, amount, columns, is_out, reasons, side};
pub use events::sentence;
pub use offers::offer;
pub use prompts::prompt;
pub use reasons::changes;
pub use scene::{places_of, scene};
pub use verbs::{typical, verb};

use casadh::{Hazard, Item, ItemSet, Misfortune, content};

use crate::speech::list;

/// `gas mask`.
fn item_name(item: Item) -> String {
    content::item(item).name.to_lowercase()
}

/// `the rope and the helmet`.
fn items_named(items: ItemSet) -> String {
    list(&items.iter().map(|item| format!("the {}", item_name(item))).collect::<Vec<_>>())
}

/// `Twisted Ankle`.
fn misfortune_name(misfortune: Misfortune) -> &'static str {
    &content::misfortune(misfortune).name
}

/// `methane`, `Grues`.
fn hazard_name(hazard: Hazard) -> &'static str {
    match hazard {
        Hazard::Methane => "methane",
        Hazard::Bats => "bats",
        Hazard::Tremors => "tremors",
        Hazard::Grue => "Grues",
    }
}
