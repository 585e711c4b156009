//! Kinds of things to do, a sentence each, and what people usually want to do.

use casadh::{Action, View};
use kernel::Seat;
use words::{Language, Message};

use super::cc;

/// The kind of an action, with what it costs.
pub fn verb(action: Action, language: Language) -> String {
    let which = match action {
        Action::EndTurn => "end-turn",
        Action::Move { .. } => "move",
        Action::Explore { .. } => "explore",
        Action::Slope { .. } => "slope",
        Action::CollectTreasure => "collect-treasure",
        Action::CollectItems { .. } => "collect-items",
        Action::Leave => "leave",
        Action::UseMedkit => "use-medkit",
        Action::Deploy => "deploy",
        Action::Defuse { .. } => "defuse",
        Action::Rotate { .. } => "rotate",
        Action::DropItem { .. } => "drop-item",
        Action::Keep { .. } => "keep",
        Action::Flee { .. } => "flee",
        Action::SendGrue { .. } => "send-grue",
        Action::Pass => "pass",
        Action::TryGrue => "try-grue",
        Action::Decline => "decline",
        Action::Eat { .. } => "eat",
        Action::MoveGrue { .. } => "move-grue",
    };
    cc::Verb { which }.say(language)
}

/// What somebody in this seat may wonder about, in notation.
pub fn typical(view: &View, _: Seat) -> Vec<String> {
    let mut wishes = ["end turn", "collect", "leave", "medkit", "deploy"].map(str::to_owned).to_vec();
    for side in ["E", "NE", "NW", "W", "SW", "SE"] {
        wishes.push(format!("explore {side}"));
        wishes.push(format!("move {side}"));
    }
    if let Some(item) = view.hexes.iter().flat_map(|hex| &hex.items).next() {
        wishes.push(format!("take {item}"));
    }
    wishes.extend(view.fuses.first().map(|fuse| format!("defuse {}", fuse.owner)));
    wishes
}
