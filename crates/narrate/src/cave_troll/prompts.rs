//! What the game waits for, in a sentence.

use cave_troll::{Ask, Card, View};
use kernel::Seat;

use super::{card_name, kind_name, place};
use crate::Names;
use crate::speech::{head, several};

/// The question on the table, as the listener should hear it.
pub fn prompt(view: &View, names: &Names<'_>) -> String {
    let turn = view.turn;
    let mine = names.is_you(turn);
    match view.waiting.last().copied().unwrap_or(Ask::Over) {
        Ask::Start => "The starting player is chosen.".into(),
        Ask::Deal { .. } => "The first cards are dealt.".into(),
        Ask::Action if mine => format!("Your turn: {} left.", several(view.actions_left, "action")),
        Ask::Action => format!("{} turn: {} left.", head(names.whose(turn)), several(view.actions_left, "action")),
        Ask::Draw => format!("{} a card.", names.does(turn, "draw", "draws")),
        Ask::Card if mine => "Play one of your two cards.".into(),
        Ask::Card => format!("{} chooses which of two cards to play.", names.name(turn)),
        Ask::Target { card } => target(card, turn, names),
        Ask::Find => format!("{} an artifact.", names.does(turn, "find", "finds")),
        Ask::Flee { room, who } if names.is_you(who) => {
            format!("A cave troll comes to {}! Save one of your figures, or stay.", place(room))
        }
        Ask::Flee { room, who } => format!("{} decides who flees from {}.", names.name(who), place(room)),
        Ask::Devour { room } => format!("The cave troll clears {}.", place(room)),
        Ask::Push { whose, room, must } if names.is_you(whose) => {
            let choice = if must { "It must push somebody out." } else { "It may push somebody out." };
            format!("Your wraith entered {}. {choice}", place(room))
        }
        Ask::Push { whose, room, .. } => {
            format!("{} decides whom the wraith pushes out of {}.", names.name(whose), place(room))
        }
        Ask::Rampage { room, left } if mine => {
            format!("Your troll rampages in {}: push {} out.", place(room), several(left, "figure"))
        }
        Ask::Rampage { room, .. } => format!("{} troll rampages in {}.", head(names.whose(turn)), place(room)),
        Ask::Walk { hero, at, left, may_stop, .. } if mine => {
            let stop = if may_stop { ", or stop" } else { "" };
            format!(
                "Your {} stands in {} and may take {}{stop}.",
                kind_name(hero.kind),
                place(at),
                several(left, "more step")
            )
        }
        Ask::Walk { hero, at, .. } => {
            format!("{} {} walks on from {}.", head(names.whose(turn)), kind_name(hero.kind), place(at))
        }
        Ask::Over => "The game is over.".into(),
    }
}

fn target(card: Card, turn: Seat, names: &Names<'_>) -> String {
    if !names.is_you(turn) {
        return format!("{} chooses where {} takes effect.", names.name(turn), card_name(card));
    }
    match card {
        Card::Treasure => "Put your treasure chest into any room.".into(),
        Card::ScoreARoom => "Choose the room to be scored.".into(),
        Card::Special(cave_troll::Kind::CaveTroll) => "Put your cave troll into any room without one.".into(),
        Card::Special(kind) if kind.is_monster() => format!("Put your {} on a pit.", kind_name(kind)),
        Card::Special(kind) => format!("Put your {} on an entrance.", kind_name(kind)),
        Card::Adventurer { .. } => "Put your adventurer on an entrance.".into(),
        Card::FindAnArtifact => "Draw an artifact.".into(),
    }
}
