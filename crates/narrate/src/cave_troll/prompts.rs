//! What the game waits for, in a sentence.

use cave_troll::{Ask, Card, Figure, Kind, View};
use kernel::Seat;

use super::{card_name, ct, figure_name, figure_object, place};
use crate::Names;
use crate::speech::head;

/// The question on the table, as the listener should hear it.
pub fn prompt(view: &View, names: &Names<'_>) -> String {
    let turn = view.turn;
    let mine = names.is_you(turn);
    let place = |area| place(area, names);
    head(match view.waiting.last().copied().unwrap_or(Ask::Over) {
        Ask::Start => names.say(ct::AskStart),
        Ask::Deal { .. } => names.say(ct::AskDeal),
        Ask::Action => names.say(ct::AskAction { who: names.who(turn), actions: view.actions_left.into() }),
        Ask::Draw => names.say(ct::DrewACard { who: names.who(turn) }),
        Ask::Card => names.say(ct::AskCard { who: names.who(turn) }),
        Ask::Target { card } => target(card, turn, names),
        Ask::Find => names.say(ct::AskFind { who: names.who(turn) }),
        Ask::Flee { room, who } => names.say(ct::AskFlee { who: names.who(who), place: place(room) }),
        Ask::Devour { room } => names.say(ct::AskDevour { place: place(room) }),
        Ask::Push { whose, room, must: false } => names.say(ct::AskPush { who: names.who(whose), place: place(room) }),
        Ask::Push { whose, room, must: true } => {
            names.say(ct::AskPushMust { who: names.who(whose), place: place(room) })
        }
        Ask::Rampage { room, left } if mine => names.say(ct::AskRampage { place: place(room), figures: left.into() }),
        Ask::Rampage { room, .. } => names.say(ct::AskRampageOther { who: names.who(turn), place: place(room) }),
        Ask::Walk { hero, at, left, may_stop, .. } => {
            let (figure, place) = (figure_name(hero, names), place(at));
            match (mine, may_stop) {
                (true, true) => names.say(ct::AskWalkOrStop { figure, place, steps: left.into() }),
                (true, false) => names.say(ct::AskWalk { figure, place, steps: left.into() }),
                (false, _) => names.say(ct::AskWalkOther { figure, place }),
            }
        }
        Ask::Over => names.say(ct::AskOver),
    })
}

fn target(card: Card, turn: Seat, names: &Names<'_>) -> String {
    if !names.is_you(turn) {
        return names.say(ct::AskTarget { who: names.name(turn), card: card_name(card, names) });
    }
    let yours = |kind| figure_object(Figure { owner: turn, kind }, names);
    match card {
        Card::Treasure => names.say(ct::AskChest),
        Card::ScoreARoom => names.say(ct::AskScore),
        Card::Special(Kind::CaveTroll) => names.say(ct::AskCaveTroll),
        Card::Special(kind) if kind.is_monster() => names.say(ct::AskOnPit { figure: yours(kind) }),
        Card::Special(kind) => names.say(ct::AskOnEntrance { figure: yours(kind) }),
        Card::Adventurer { .. } => names.say(ct::AskOnEntrance { figure: yours(Kind::Adventurer) }),
        Card::FindAnArtifact => names.say(ct::AskArtifact),
    }
}
