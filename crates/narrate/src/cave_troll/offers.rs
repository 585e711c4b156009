//! What a seat may do, a sentence an action.

use cave_troll::{Action, Area, Ask, Card, View};

use super::{card_name, figure_name, kind_name, place};
use crate::Names;

/// The action as a choice to be made.
pub fn offer(action: Action, view: &View, names: &Names<'_>) -> String {
    match action {
        Action::EndTurn => "End the turn".into(),
        Action::Draw => "Draw a card, then play one of two".into(),
        Action::Play { card } => format!("Play {}", card_name(card)),
        Action::Place { at } => place_offer(view, at),
        Action::Score { room } => format!("Score {}", place(room)),
        Action::Move { kind, from, to } => {
            format!("Move the {} from {} to {}", kind_name(kind), place(from), place(to))
        }
        Action::Flee { kind, to } => format!("The {} flees to {}", kind_name(kind), place(to)),
        Action::Stay => "Nobody flees".into(),
        Action::Push { figure, to } => format!("Push {} to {}", figure_name(figure, names), place(to)),
        Action::NoPush => "Push nobody".into(),
        Action::Kill { figure } => format!("The orc kills {}", figure_name(figure, names)),
        Action::Assassinate { figure } => format!("The assassin kills {}", figure_name(figure, names)),
        Action::Banish { whose, to } => {
            format!("Banish {} siren banshee to {}", names.whose(whose), place(to))
        }
        Action::Slay { whose } => format!("The giant slayer dies with {} rampaging troll", names.whose(whose)),
        Action::Attack => "The grunt kills all opponents' adventurers in its room".into(),
        Action::Pull { figure, from } => {
            format!("The banshee lures {} from {}", figure_name(figure, names), place(from))
        }
        Action::Rampage => "The troll rampages".into(),
        Action::Chalice { kind, to } => format!("Chalice of Life: the {} comes back at {}", kind_name(kind), place(to)),
        Action::Cloak { kind, from } => format!("Cloak of Invisibility for the {} at {}", kind_name(kind), place(from)),
        Action::Sword { whose } => format!("Orcbane Sword against {} orc or grunt", names.whose(whose)),
        Action::Boots { kind, from } => {
            format!("Boots of Haste for the {} at {}", kind_name(kind), place(from))
        }
        Action::Scroll { figure, to } => {
            format!("Scroll of Banishment: {} goes to {}", figure_name(figure, names), place(to))
        }
        Action::Tally { room } => format!("Tally Stone: score {}", place(room)),
        Action::Step { to } => format!("Step to {}", place(to)),
        Action::Stop => "Stop here".into(),
    }
}

fn place_offer(view: &View, at: Area) -> String {
    match view.waiting.last() {
        Some(Ask::Target { card: Card::Treasure }) => format!("Put the treasure chest into {}", place(at)),
        Some(Ask::Target { card }) => match card.figure() {
            Some(kind) => format!("Put the {} on {}", kind_name(kind), place(at)),
            None => format!("Choose {}", place(at)),
        },
        _ => format!("Choose {}", place(at)),
    }
}
