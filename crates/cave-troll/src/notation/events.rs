//! Events in a few words, for scenarios and playthroughs. Sentences for people are in `narrate`.

use std::fmt;

use crate::event::{Event, How, Share, Why};

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unseen = || "a card".to_string();
        match self {
            Event::Starts { seat } => write!(f, "{seat} takes the first turn"),
            Event::Dealt { seat, card } => {
                write!(f, "{seat} holds {}", card.map_or_else(unseen, |card| card.to_string()))
            }
            Event::TurnBegins { seat, actions } => write!(f, "{seat}'s turn, actions {actions}"),
            Event::TurnEnded { seat, unused } => write!(f, "{seat} ends the turn, actions lost {unused}"),
            Event::Drew { seat, card } => {
                write!(f, "{seat} draws {}", card.map_or_else(unseen, |card| card.to_string()))
            }
            Event::Played { seat, card } => write!(f, "{seat} plays {card}"),
            Event::Placed { figure, at } => write!(f, "{figure} comes to {at}"),
            Event::ChestPlaced { owner, at } => write!(f, "{owner}'s chest comes to {at}"),
            Event::Moved { figure, from, to, how } => {
                let how = match how {
                    How::Moves => "goes",
                    How::Flees => "flees",
                    How::Pushed => "is pushed",
                    How::Driven => "is driven",
                    How::Pulled => "is pulled",
                    How::Banished => "is banished",
                };
                write!(f, "{figure} {how} from {from} to {to}")
            }
            Event::Discarded { figure, at } => write!(f, "{figure} is discarded in {at}"),
            Event::ChestLost { owner, at } => write!(f, "{owner}'s chest is discarded in {at}"),
            Event::Found { seat, artifact } => {
                write!(
                    f,
                    "{seat} finds {}",
                    artifact.map_or("an artifact".to_string(), |artifact| artifact.to_string())
                )
            }
            Event::Used { seat, artifact } => write!(f, "{seat} uses {artifact}"),
            Event::RoomScored { room, gold, shares } if shares.is_empty() => {
                write!(f, "{room} ({gold} gold) pays nobody")
            }
            Event::RoomScored { room, gold, shares } => {
                write!(f, "{room} ({gold} gold) pays")?;
                shares.iter().try_for_each(|Share { seat, gold }| write!(f, " {seat} {gold}"))
            }
            Event::BoardScored { last: false } => write!(f, "the board is scored"),
            Event::BoardScored { last: true } => write!(f, "the board is scored for the last time"),
            Event::Paid { seat, gold, why } => {
                let why = match why {
                    Why::EmptyRoom => "for an empty room",
                    Why::EndedTheGame => "for ending the game",
                };
                write!(f, "{seat} gains {gold} {why}")
            }
            Event::Kept { seat, artifact, gold } => write!(f, "{seat} gains {gold} for keeping {artifact}"),
            Event::PileGrew { icons } => write!(f, "the scoring pile shows {icons}"),
            Event::PileCleared => write!(f, "the scoring pile leaves the game"),
            Event::Over { winners } => {
                write!(f, "the game is over, won by")?;
                winners.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
        }
    }
}
