//! What the game waits for, in a sentence.

use casadh::{Ask, Hazard, Standing, View, content};
use kernel::Seat;

use super::hazard_name;
use super::places::{compass, place};
use crate::Names;
use crate::speech::{head, list, several};

/// The question on the table, as the listener should hear it.
pub fn prompt(view: &View, names: &Names<'_>) -> String {
    let turn = view.turn;
    match view.waiting.last().unwrap_or(&Ask::Over) {
        Ask::Surface => "Treasures are laid out on the Surface.".into(),
        Ask::Start => "The first player is chosen.".into(),
        Ask::Begin { who } => format!("{} turn begins.", head(names.whose(*who))),
        Ask::Action { who } if names.is_you(*who) => {
            format!("Your turn: {} left.{}", several(view.mp, "move point"), advice(view, *who))
        }
        Ask::Action { who } => {
            format!("{} turn: {} left.", head(names.whose(*who)), several(view.mp, "move point"))
        }
        Ask::Hex { side, .. } => format!("{} into the dark {}.", names.does(turn, "step", "steps"), compass(*side)),
        Ask::Rotate { who, hex, .. } if names.is_you(*who) => {
            format!("You discover {}. Turn it as you like, then lay it.", content::hex(*hex).name)
        }
        Ask::Rotate { who, hex, .. } => format!("{} turns {}.", names.name(*who), content::hex(*hex).name),
        Ask::Card => format!("{} a card.", names.does(turn, "draw", "draws")),
        Ask::DropItem { who } if names.is_you(*who) => "Dropped Gear: which item do you leave here?".into(),
        Ask::DropItem { who } => format!("{} has to drop an item.", names.name(*who)),
        Ask::Items { .. } => "Items are found.".into(),
        Ask::Treasures { .. } | Ask::Draw { .. } => "Treasure is drawn from the Bag Of Fate.".into(),
        Ask::Keep { who, .. } if names.is_you(*who) => "Only you see these treasures. Keep one.".into(),
        Ask::Keep { who, .. } => format!("{} looks at treasures and keeps one.", names.name(*who)),
        Ask::Blind { who, .. } => format!("{} for a treasure in the dark.", names.does(*who, "grope", "gropes")),
        Ask::Rolls { check, own } => {
            let next: Vec<_> = check.iter().chain(own).copied().map(|h: Hazard| hazard_name(h).to_string()).collect();
            format!("The die is rolled for {}.", list(&next))
        }
        Ask::Flee { who, at, .. } if names.is_you(*who) => {
            format!("A Grue comes to {}! Choose where to flee.", hex_name(view, *at))
        }
        Ask::Flee { who, at, .. } => format!("{} flees from the Grue in {}.", names.name(*who), hex_name(view, *at)),
        Ask::SendGrue { who, .. } if names.is_you(*who) => {
            "The Grue shrinks from your lantern. Choose where it goes.".into()
        }
        Ask::SendGrue { who, .. } => format!("{} drives the Grue away.", names.name(*who)),
        Ask::SurfaceTurn { who } if names.is_you(*who) => {
            format!("You are out. Try to move a Grue: a roll above {}?", view.inside)
        }
        Ask::SurfaceTurn { who } => format!("{} may stir the Grues from the Surface.", names.name(*who)),
        Ask::GrueRoll { who, above } => format!("{} for more than {above}.", names.does(*who, "roll", "rolls")),
        Ask::GrueMove { who } if names.is_you(*who) => "A Grue obeys you. Choose one and where it goes.".into(),
        Ask::GrueMove { who } => format!("{} moves a Grue.", names.name(*who)),
        Ask::Defuse { who, owner, up_to, .. } => {
            let tries = names.does(*who, "try", "tries");
            format!("{tries} to put out {} dynamite: {up_to} or less.", names.whose(*owner))
        }
        Ask::EndSlot => format!("{} turn ends.", head(names.whose(turn))),
        Ask::Over => "The game is over.".into(),
    }
}

/// What somebody who cannot do much should know.
fn advice(view: &View, who: Seat) -> &'static str {
    let me = &view.players[who.index()];
    let cornered = me.standing == Standing::Caves
        && view.hexes.iter().any(|hex| Some(hex.at) == me.at && hex.grue.is_some())
        && !me.items.contains(&casadh::Item::BrassLantern);
    if cornered { " A Grue has you cornered." } else { "" }
}

fn hex_name(view: &View, at: casadh::Space) -> String {
    let hex = view.hexes.iter().find(|hex| hex.at == at);
    hex.map_or_else(|| place(at), |hex| content::hex(hex.hex).name.clone())
}
