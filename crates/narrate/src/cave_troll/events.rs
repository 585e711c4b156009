//! What happened, a sentence an event. An empty sentence is not worth a line.

use cave_troll::{Event, How, Share, Why};

use super::{artifact_name, card_name, figure_name, place};
use crate::Names;
use crate::speech::{list, sentence as capital, several};

/// The event as the log tells it.
pub fn sentence(event: &Event, names: &Names<'_>) -> String {
    match event {
        Event::Starts { seat } => format!("{} the first turn.", names.does(*seat, "take", "takes")),
        Event::Dealt { seat, card: Some(card) } => {
            format!("{} {}.", names.does(*seat, "hold", "holds"), card_name(*card))
        }
        Event::Dealt { card: None, .. } => String::new(),
        Event::TurnBegins { seat, actions } => {
            capital(format!("{} turn: {}.", names.whose(*seat), several(*actions, "action")))
        }
        Event::TurnEnded { seat, unused } => {
            format!("{} the turn with {} unused.", names.does(*seat, "end", "ends"), several(*unused, "action"))
        }
        Event::Drew { seat, card: Some(card) } => {
            format!("{} {}.", names.does(*seat, "draw", "draws"), card_name(*card))
        }
        Event::Drew { seat, card: None } => format!("{} a card.", names.does(*seat, "draw", "draws")),
        Event::Played { seat, card } => {
            format!("{} {}.", names.does(*seat, "play", "plays"), card_name(*card))
        }
        Event::Placed { figure, at } => capital(format!("{} comes to {}.", figure_name(*figure, names), place(*at))),
        Event::ChestPlaced { owner, at } => {
            capital(format!("{} treasure chest is put into {}.", names.whose(*owner), place(*at)))
        }
        Event::Moved { figure, from, to, how } => {
            let who = figure_name(*figure, names);
            capital(match how {
                How::Moves => format!("{who} goes from {} to {}.", place(*from), place(*to)),
                How::Flees => format!("{who} flees from {} to {}.", place(*from), place(*to)),
                How::Pushed => format!("{who} is pushed from {} to {}.", place(*from), place(*to)),
                How::Driven => format!("{who} is driven from {} to {}.", place(*from), place(*to)),
                How::Pulled => format!("{who} is lured from {} to {}.", place(*from), place(*to)),
                How::Banished => format!("{who} is banished from {} to {}.", place(*from), place(*to)),
            })
        }
        Event::Discarded { figure, at } => {
            capital(format!("{} is lost in {}.", figure_name(*figure, names), place(*at)))
        }
        Event::ChestLost { owner, at } => {
            capital(format!("{} treasure chest is lost in {}.", names.whose(*owner), place(*at)))
        }
        Event::Found { seat, artifact: Some(artifact) } => {
            format!("{} the {}.", names.does(*seat, "find", "finds"), artifact_name(*artifact))
        }
        Event::Found { seat, artifact: None } => {
            format!("{} an artifact and keeps it facedown.", names.does(*seat, "find", "finds"))
        }
        Event::Used { seat, artifact } => {
            format!("{} the {}.", names.does(*seat, "use", "uses"), artifact_name(*artifact))
        }
        Event::RoomScored { room, gold, shares } if shares.is_empty() => {
            format!("{} is worth {gold} gold, and nobody controls it.", place(*room))
        }
        Event::RoomScored { room, shares, .. } => {
            let paid = |share: &Share| format!("{} {}", names.whom(share.seat), share.gold);
            let paid: Vec<_> = shares.iter().map(paid).collect();
            format!("{} pays {} gold.", place(*room), list(&paid))
        }
        Event::BoardScored { last: false } => "The whole board is scored.".into(),
        Event::BoardScored { last: true } => "The whole board is scored for the last time.".into(),
        Event::Paid { seat, gold, why } => {
            let why = match why {
                Why::EmptyRoom => "for being first in an empty room",
                Why::EndedTheGame => "for ending the game",
            };
            format!("{} {gold} gold {why}.", names.does(*seat, "gain", "gains"))
        }
        Event::Kept { seat, artifact, gold } => {
            format!("{} {gold} gold for keeping the {}.", names.does(*seat, "gain", "gains"), artifact_name(*artifact))
        }
        Event::PileGrew { icons } => format!("The scoring pile shows {}.", several(*icons, "icon")),
        Event::PileCleared => "The scoring pile leaves the game.".into(),
        Event::Over { winners } => match winners.as_slice() {
            [one] => format!("The game is over. {} it.", names.does(*one, "win", "wins")),
            several => {
                let winners: Vec<_> = several.iter().map(|seat| names.whom(*seat)).collect();
                capital(format!("the game is over. {} share the victory.", list(&winners)))
            }
        },
    }
}
