//! Cave Troll in words.

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

use cave_troll::{Area, Artifact, Card, Figure, Kind, content};

use crate::Names;

/// `Ember Cave`.
fn place(area: Area) -> &'static str {
    &content::area(area).name
}

/// `cave troll`.
fn kind_name(kind: Kind) -> String {
    content::figure(kind).name.to_lowercase()
}

/// `Anna's cave troll`.
fn figure_name(figure: Figure, names: &Names<'_>) -> String {
    format!("{} {}", names.whose(figure.owner), kind_name(figure.kind))
}

/// `Cloak of Invisibility`.
fn artifact_name(artifact: Artifact) -> &'static str {
    &content::artifact(artifact).name
}

/// `Adventurer with 2 icons`.
fn card_name(card: Card) -> String {
    match card {
        Card::Adventurer { icons: 0 } => "Adventurer".into(),
        Card::Adventurer { icons } => format!("Adventurer with {}", crate::speech::several(icons, "icon")),
        Card::Special(kind) => content::figure(kind).name.clone(),
        Card::Treasure => "Treasure".into(),
        Card::ScoreARoom => "Score a Room".into(),
        Card::FindAnArtifact => "Find an Artifact".into(),
    }
}
