//! Kinds of things to do, a sentence each, and what people usually want to do.

use casadh::{Action, View};
use kernel::Seat;

/// The kind of an action, with what it costs.
pub fn verb(action: Action) -> &'static str {
    match action {
        Action::EndTurn => "End the turn; move points that are left are lost.",
        Action::Move { .. } => "Go to a neighbouring hex, for 1 move point.",
        Action::Explore { .. } => {
            "Explore the dark: lay a new hex and draw a card, which says how many move points it costs."
        }
        Action::Slope { .. } => "Take a slope to another passageway of this hex, for nothing.",
        Action::CollectTreasure => "Look at the treasures here and keep one, for 1 move point.",
        Action::CollectItems { .. } => "Take items that lie here; that ends the turn.",
        Action::Leave => "Leave the caves for good, with two treasures of the Surface.",
        Action::UseMedkit => "Use the medkit, for nothing.",
        Action::Deploy => "Light your dynamite here, for nothing.",
        Action::Defuse { .. } => "Try to put out dynamite that burns here: a roll of your health or less.",
        Action::Rotate { .. } => "Choose how the new hex lies.",
        Action::DropItem { .. } => "Choose the item that falls out of your pack.",
        Action::Keep { .. } => "Keep one of the treasures.",
        Action::Flee { .. } => "Flee from the Grue.",
        Action::SendGrue { .. } => "Choose where your lantern drives the Grue.",
        Action::Pass => "Leave the Grues alone.",
        Action::TryGrue => "Try to move a Grue: a roll above the number of spelunkers in the caves.",
        Action::Decline => "Move no Grue after all.",
        Action::Eat { .. } => "Let a Grue eat whom it has cornered.",
        Action::MoveGrue { .. } => "Move a Grue to a neighbouring hex.",
    }
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
