//! What the game waits for, in a sentence.

use casadh::{Ask, Standing, View};
use kernel::Seat;

use super::places::{compass, place};
use super::{cc, hazard_name, hex_name};
use crate::Names;
use crate::speech::head;

/// The question on the table, as the listener should hear it.
pub fn prompt(view: &View, names: &Names<'_>) -> String {
    let turn = view.turn;
    let who = |seat| names.who(seat);
    head(match *view.waiting.last().unwrap_or(&Ask::Over) {
        Ask::Surface => names.say(cc::AskSurface),
        Ask::Start => names.say(cc::AskStart),
        Ask::Begin { who: whose } => names.say(cc::AskBegin { who: who(whose) }),
        Ask::Action { who: whose } => {
            let asked = names.say(cc::AskAction { who: who(whose), mp: view.mp.into() });
            if names.is_you(whose) && cornered(view, whose) { names.say(cc::AskCornered { asked }) } else { asked }
        }
        Ask::Hex { side, .. } => names.say(cc::AskHex { who: who(turn), side: compass(side, names) }),
        Ask::Rotate { who: whose, hex, .. } => names.say(cc::AskRotate { who: who(whose), hex: hex_name(hex, names) }),
        Ask::Card => names.say(cc::AskCard { who: who(turn) }),
        Ask::DropItem { who: whose } => names.say(cc::AskDrop { who: who(whose) }),
        Ask::Items { .. } => names.say(cc::AskItems),
        Ask::Treasures { .. } | Ask::Draw { .. } => names.say(cc::AskTreasure),
        Ask::Keep { who: whose, .. } => names.say(cc::AskKeep { who: who(whose) }),
        Ask::Blind { who: whose, .. } => names.say(cc::AskBlind { who: who(whose) }),
        Ask::Rolls { ref check, ref own } => {
            let next: Vec<_> = check.iter().chain(own).map(|hazard| hazard_name(*hazard, names)).collect();
            names.say(cc::AskRolls { hazards: names.list(&next) })
        }
        Ask::Flee { who: whose, at, .. } => names.say(cc::AskFlee { who: who(whose), hex: hex_at(view, at, names) }),
        Ask::SendGrue { who: whose, .. } => names.say(cc::AskSendGrue { who: who(whose) }),
        Ask::SurfaceTurn { who: whose } => names.say(cc::AskSurfaceTurn { who: who(whose), inside: view.inside }),
        Ask::GrueRoll { who: whose, above } => names.say(cc::AskGrueRoll { who: who(whose), above }),
        Ask::GrueMove { who: whose } => names.say(cc::AskGrueMove { who: who(whose) }),
        Ask::Defuse { who: whose, owner, up_to, .. } => {
            names.say(cc::AskDefuse { who: who(whose), owner: who(owner), most: up_to })
        }
        Ask::EndSlot => names.say(cc::AskEnd { who: who(turn) }),
        Ask::Over => names.say(cc::AskOver),
    })
}

/// What somebody who cannot do much should know.
fn cornered(view: &View, who: Seat) -> bool {
    let me = &view.players[who.index()];
    me.standing == Standing::Caves
        && view.hexes.iter().any(|hex| Some(hex.at) == me.at && hex.grue.is_some())
        && !me.items.contains(&casadh::Item::BrassLantern)
}

fn hex_at(view: &View, at: casadh::Space, names: &Names<'_>) -> String {
    let hex = view.hexes.iter().find(|hex| hex.at == at);
    hex.map_or_else(|| place(at, names), |hex| hex_name(hex.hex, names))
}
