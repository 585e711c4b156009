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

/// What is said of this game, and what its things are called.
pub mod ct {
    pub use ::cave_troll::ct::*;
    words::messages!("ct");
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

use cave_troll::{Area, Artifact, Card, Figure, Kind};

use crate::Names;

crate::speaks::speaks!(::cave_troll::CaveTroll);

/// `Ember Cave`.
fn place(area: Area, names: &Names<'_>) -> String {
    names.say(ct::Area { which: &area.to_string() })
}

/// `Anna's cave troll`, who does something.
fn figure_name(figure: Figure, names: &Names<'_>) -> String {
    names.say(ct::Figure { which: figure.kind.name(), who: names.who(figure.owner) })
}

/// `Anna's cave troll`, to whom something is done.
fn figure_object(figure: Figure, names: &Names<'_>) -> String {
    names.say(ct::FigureObject { which: figure.kind.name(), who: names.who(figure.owner) })
}

/// `the cave troll`, who does something.
fn the(kind: Kind, names: &Names<'_>) -> String {
    names.say(ct::The { which: kind.name() })
}

/// `the cave troll`, to whom something is done.
fn the_object(kind: Kind, names: &Names<'_>) -> String {
    names.say(ct::TheObject { which: kind.name() })
}

/// `Cloak of Invisibility`.
fn artifact_name(artifact: Artifact, names: &Names<'_>) -> String {
    names.say(ct::Artifact { which: artifact.name() })
}

/// `Adventurer with 2 icons`.
fn card_name(card: Card, names: &Names<'_>) -> String {
    match card {
        Card::Adventurer { icons } => names.say(ct::CardAdventurer { icons: icons.into() }),
        Card::Special(kind) => names.say(ct::Kind { which: kind.name() }),
        Card::Treasure => names.say(ct::CardTreasure),
        Card::ScoreARoom => names.say(ct::CardScore),
        Card::FindAnArtifact => names.say(ct::CardFind),
    }
}
