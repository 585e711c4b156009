//! Events in a few words, for scenarios and playthroughs. Sentences for people are in `narrate`.

use std::fmt;

use crate::Card;
use crate::event::{Event, How, Why};

fn list<T: fmt::Display>(all: &[T]) -> String {
    all.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

fn danger(card: &Option<Card>) -> String {
    card.map_or_else(|| "the ledge".to_string(), |card| card.to_string())
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::TokenTaken { seat, token } => write!(f, "{seat} is {token}"),
            Event::FirstRolled { seat, n } => write!(f, "{seat} rolls {n} for the first turn"),
            Event::Starts { seats } => write!(f, "{} takes the first turn", list(seats)),
            Event::GearTaken { seat, card } => write!(f, "{seat} takes {card}"),
            Event::SetTaken { seat, set } => write!(f, "{seat} takes the set {set}"),
            Event::GearSplit { seat, cards } => write!(f, "{seat} has {}", list(cards)),
            Event::TurnBegins { seats, turn } => write!(f, "turn {turn}: {}", list(seats)),
            Event::GhostTurn { ghost, turn } => write!(f, "turn {turn}: {ghost}"),
            Event::Resigned { seat } => write!(f, "{seat} resigns"),
            Event::Backup { seat, at } => write!(f, "backup for {seat} comes to {at}"),
            Event::BackupCard { seat, card } => write!(f, "{seat} draws {card}"),
            Event::Yielded { seat } => write!(f, "{seat} yields"),
            Event::Finished { seat } => write!(f, "{seat} is done"),
            Event::Moved { who, from, to, how } => write!(f, "{who} {} from {from} to {to}", verb(*how)),
            Event::TileSeen { seat, tile } => write!(f, "{seat} draws {tile}"),
            Event::TileUnder { tile } => write!(f, "{tile} goes under the deck"),
            Event::TilesShuffled { n } => write!(f, "{n} discarded tiles are the new Passage deck"),
            Event::Discovered { seat, at, tile, turns } => write!(f, "{seat} lays {tile} at {at}, turns {turns}"),
            Event::Found { card, at } => write!(f, "{card} lies in {at}"),
            Event::Destroyed { at, tile, cards } if cards.is_empty() => write!(f, "{tile} at {at} is destroyed"),
            Event::Destroyed { at, tile, cards } => write!(f, "{tile} at {at} is destroyed with {}", list(cards)),
            Event::Turned { at, turns } => write!(f, "{at} turns by {turns}"),
            Event::PickedUp { who, card, from } => write!(f, "{who} picks up {card} from {from}"),
            Event::Dropped { who, card, at } => write!(f, "{who} drops {card} in {at}"),
            Event::Taken { card, from, to } => write!(f, "{to} takes {card} from {from}"),
            Event::Discarded { card } => write!(f, "{card} is discarded"),
            Event::Used { seat, card } => write!(f, "{seat} uses {card}"),
            Event::Copied { seat, kind } => write!(f, "{seat} copies {kind} with the Mimic Stone"),
            Event::MonsterMoved { card, from, to } => write!(f, "{card} goes from {from} to {to}"),
            Event::Meets { who, card, difficulty } => write!(f, "{who} meets {}, needs {difficulty}", danger(card)),
            Event::Skipped { who, card } => write!(f, "{who} passes by {}", danger(card)),
            Event::Focused { seat, ap } => write!(f, "{seat} focuses {ap}"),
            Event::Rolled { seat, n } => write!(f, "{seat} rolls {n}"),
            Event::Final { seat, kind, total } => write!(f, "{seat}'s {kind} roll comes to {total}"),
            Event::Won { who, card } => write!(f, "{who} beats {}", danger(card)),
            Event::Lost { who, card } => write!(f, "{who} loses to {}", danger(card)),
            Event::Thrown { by, card, at } => write!(f, "{by} throws {card} at {at}"),
            Event::ThrowEnds { by, at, hit: true } => write!(f, "{by} hits {at}"),
            Event::ThrowEnds { by, at, hit: false } => write!(f, "{by} misses {at}"),
            Event::Injured { who, damage, .. } if who.seat().is_none() => write!(f, "{who} is hurt by {damage}"),
            Event::Injured { who, damage, health } => write!(f, "{who} is hurt by {damage}, health {health}"),
            Event::Unhurt { who } => write!(f, "{who} is unhurt"),
            Event::HealthLost { seat, n, health } => write!(f, "{seat} loses {n} health, health {health}"),
            Event::HealthGained { seat, n, health } => write!(f, "{seat} gains {n} health, health {health}"),
            Event::Dazed { who } => write!(f, "{who} is dazed"),
            Event::Recovered { seat } => write!(f, "{seat} is no longer dazed"),
            Event::Pinned { seat } => write!(f, "{seat} is pinned"),
            Event::Freed { seat } => write!(f, "{seat} is free again"),
            Event::ApGained { seat, ap, move_only: false } => write!(f, "{seat} gains {ap} ap"),
            Event::ApGained { seat, ap, move_only: true } => write!(f, "{seat} gains {ap} ap for moving"),
            Event::ApLost { seat } => write!(f, "{seat} has no ap left"),
            Event::Died { who, at } => write!(f, "{who} dies in {at}"),
            Event::Spawned { ghost, faction, at } => write!(f, "{ghost} of the {faction} appears in {at}"),
            Event::Respawned { ghost, at } => write!(f, "{ghost} is back in {at}"),
            Event::GhostGoal { ghost, at, why } => {
                let why = match why {
                    Why::Treasure => "a treasure lies there",
                    Why::CarriesTreasure => "it carries a treasure and hunts the player",
                    Why::NoTreasure => "no treasure lies about and it hunts the player",
                };
                write!(f, "{ghost} heads for {at}: {why}")
            }
            Event::CaveHealth { left } => write!(f, "cave health {left}"),
            Event::CaveRolled { n, collapsed: true } => write!(f, "the cave rolls {n} and collapses"),
            Event::CaveRolled { n, collapsed: false } => write!(f, "the cave rolls {n} and holds"),
            Event::Over { winners } if winners.is_empty() => write!(f, "the game is over, won by nobody"),
            Event::Over { winners } => write!(f, "the game is over, won by {}", list(winners)),
        }
    }
}

fn verb(how: How) -> &'static str {
    match how {
        How::Moves => "goes",
        How::Dashes => "dashes",
        How::Shoved => "is shoved",
        How::Flees => "flees",
        How::Slides => "slides",
        How::Digs => "digs",
        How::Grapples => "swings",
        How::Rides => "rides",
        How::Swaps => "is swapped",
        How::Sent => "is sent",
        How::Drifts => "drifts",
    }
}
