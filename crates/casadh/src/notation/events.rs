//! Events in a few words, for scenarios and playthroughs. Sentences for people are in `narrate`.

use std::fmt;

use crate::event::{Death, Event};

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Surface { value } => write!(f, "{value} lies on the Surface"),
            Event::Starts { seat } => write!(f, "{seat} takes the first turn"),
            Event::RoundBegins { round } => write!(f, "round {round}"),
            Event::TurnBegins { seat, mp } => write!(f, "{seat}'s turn, mp {mp}"),
            Event::SurfaceTurn { seat } => write!(f, "{seat}'s turn on the Surface"),
            Event::TurnEnds { seat, unused: 0 } => write!(f, "{seat}'s turn ends"),
            Event::TurnEnds { seat, unused } => write!(f, "{seat}'s turn ends, mp lost {unused}"),
            Event::Moved { seat, from, to, node, flees: true, .. } => {
                write!(f, "{seat} flees from {from} to {to} {node}")
            }
            Event::Moved { seat, from, to, node, mp, .. } => {
                write!(f, "{seat} goes from {from} to {to} {node}, mp {mp}")
            }
            Event::Slid { seat, at, from, to, climbs } => {
                write!(f, "{seat} {} from {from} to {to} at {at}", if *climbs { "climbs" } else { "slides" })
            }
            Event::HexDrawn { seat, hex, at } => write!(f, "{seat} draws {hex} for {at}"),
            Event::PileGrows { hexes } => write!(f, "the pile grows to {hexes}"),
            Event::Explored { seat, hex, at, rotation, node } => {
                write!(f, "{hex} lies at {at} r{rotation}, {seat} stands in {node}")
            }
            Event::Track { hazard, value } => write!(f, "{hazard} track {value}"),
            Event::CardDrawn { seat, card: Some(card), cost, mp } => {
                write!(f, "{seat} draws {card}, cost {cost}, mp {mp}")
            }
            Event::CardDrawn { seat, card: None, cost, mp } => {
                write!(f, "{seat} finds no card, cost {cost}, mp {mp}")
            }
            Event::Reshuffled { cards } => write!(f, "{cards} discarded cards become the deck"),
            Event::Befalls { seat, misfortune } => write!(f, "{misfortune} befalls {seat}"),
            Event::Shrugged { seat, misfortune } => write!(f, "{misfortune} does nothing to {seat}"),
            Event::Cured { seat, misfortune, cards } => write!(f, "{seat} is cured of {cards} {misfortune}"),
            Event::ItemFound { item, at } => write!(f, "{item} lies at {at}"),
            Event::ItemDropped { seat, item, at } => write!(f, "{seat} drops {item} at {at}"),
            Event::ItemsTaken { seat, items, at } => write!(f, "{seat} takes {items} at {at}"),
            Event::Healed { seat, hp } => write!(f, "{seat} heals to hp {hp}"),
            Event::TreasureDrawn { seat, seen: true, value: Some(value), .. } => write!(f, "{seat} draws {value}"),
            Event::TreasureDrawn { seat, .. } => write!(f, "{seat} draws a treasure"),
            Event::Looked { seat, at, seen: true, values: Some(values), .. } => {
                write!(f, "{seat} looks at{} at {at}", spaced(values))
            }
            Event::Looked { seat, at, count, .. } => write!(f, "{seat} picks up {count} treasures at {at}"),
            Event::Kept { seat, blind: true, value, .. } => write!(f, "{seat} keeps {} unseen", token(*value)),
            Event::Kept { seat, value, .. } => write!(f, "{seat} keeps {}", token(*value)),
            Event::TreasuresLaid { at, count } => write!(f, "{count} face down at {at}"),
            Event::TreasureDropped { seat, at, value } => write!(f, "{seat} loses {} at {at}", token(*value)),
            Event::HazardRolled { hazard, die, track, breaks_out } => {
                let comes = if *breaks_out { "breaks out" } else { "stays quiet" };
                write!(f, "{hazard} rolls {die} against {track} and {comes}")
            }
            Event::TokenPlaced { hazard, at } => write!(f, "{hazard} at {at}"),
            Event::Struck { seat, hazard, lost, hp } => write!(f, "{hazard} costs {seat} {lost}, hp {hp}"),
            Event::Warded { seat, hazard, by } => write!(f, "{by} keeps {hazard} off {seat}"),
            Event::Hurt { seat, misfortune, lost, hp } => write!(f, "{misfortune} costs {seat} {lost}, hp {hp}"),
            Event::Cornered { seat, at } => write!(f, "{seat} is cornered at {at}"),
            Event::GrueMoved { from, to, node, driven } => {
                write!(f, "the Grue of {from} {} to {to} {node}", if *driven { "is driven" } else { "goes" })
            }
            Event::GrueVanished { at } => write!(f, "the Grue of {at} vanishes"),
            Event::GrueRolled { seat, die, inside, succeeds } => {
                write!(f, "{seat} rolls {die} against {inside} inside and {}", outcome(*succeeds))
            }
            Event::GrueEats { at } => write!(f, "the Grue of {at} eats"),
            Event::FuseLit { owner, at } => write!(f, "{owner} lights Dynamite at {at}"),
            Event::DefuseRolled { seat, die, hp, succeeds, .. } => {
                write!(f, "{seat} rolls {die} against hp {hp} and {}", outcome(*succeeds))
            }
            Event::Defused { seat, owner, at, gained } => {
                write!(f, "{seat} defuses {owner}'s Dynamite at {at}{}", if *gained { " and has it" } else { "" })
            }
            Event::Exploded { owner, at } => write!(f, "{owner}'s Dynamite goes off at {at}"),
            Event::Collapsed { hex, at, treasures } => write!(f, "{hex} at {at} collapses, treasures {treasures}"),
            Event::Died { seat, why } => {
                let why = match why {
                    Death::Methane => "methane",
                    Death::Bats => "bats",
                    Death::Tremors => "tremors",
                    Death::Grue => "a Grue",
                    Death::Rockfall => "a rockfall",
                    Death::Collapse => "a collapse",
                    Death::Dark => "the dark",
                };
                write!(f, "{seat} dies of {why}")
            }
            Event::Left { seat, treasures: [one, other] } => write!(f, "{seat} leaves with {one} and {other}"),
            Event::LostInTheDark { round } => write!(f, "all inside are lost in the dark after round {round}"),
            Event::Shown { seat, values, total } => write!(f, "{seat} shows{}, total {total}", spaced(values)),
            Event::Over { winners } if winners.is_empty() => write!(f, "the game is over, won by nobody"),
            Event::Over { winners } => {
                write!(f, "the game is over, won by")?;
                winners.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
        }
    }
}

fn token(value: Option<u8>) -> String {
    value.map_or_else(|| "a treasure".to_string(), |value| value.to_string())
}

fn spaced(values: &[u8]) -> String {
    values.iter().map(|value| format!(" {value}")).collect()
}

fn outcome(succeeds: bool) -> &'static str {
    if succeeds { "succeeds" } else { "fails" }
}
