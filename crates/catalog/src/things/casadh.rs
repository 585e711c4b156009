//! What counts in The Caves of Casadh: cards, misfortunes, items, hexes, hazards, and how one left the cave.

use std::borrow::Cow;

use casadh::{Card, Casadh, Death, Event, Item, content};
use kernel::Seat;

use super::{Counted, Thing, labelled, named, starts};

impl Counted for Casadh {
    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegins { .. } | Event::SurfaceTurn { .. })
    }

    fn fall(event: &Event) -> Option<Seat> {
        match event {
            Event::Died { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    fn things(event: &Event, each: &mut dyn FnMut(Seat, Thing)) {
        match event {
            Event::Starts { seat } => each(*seat, starts()),
            Event::CardDrawn { seat, card: Some(card), .. } => each(*seat, Thing::new("draws", card_name(*card))),
            Event::Befalls { seat, misfortune } => each(*seat, Thing::new("suffers", misfortune.name())),
            Event::Shrugged { seat, misfortune } => each(*seat, Thing::new("shrugs off", misfortune.name())),
            Event::ItemsTaken { seat, items, .. } => {
                items.iter().for_each(|item| each(*seat, Thing::new("takes", item.name())));
            }
            Event::ItemDropped { seat, item, .. } => each(*seat, Thing::new("drops", item.name())),
            Event::Healed { seat, .. } => each(*seat, Thing::new("uses", Item::Medkit.name())),
            Event::FuseLit { owner, .. } => each(*owner, Thing::new("uses", Item::Dynamite.name())),
            Event::Warded { seat, by, .. } => each(*seat, Thing::new("is saved by", by.name())),
            Event::Struck { seat, hazard, .. } => each(*seat, Thing::new("is struck by", hazard.name())),
            Event::Cornered { seat, .. } => each(*seat, Thing::new("is struck by", "cornering grue")),
            Event::Explored { seat, hex, .. } => {
                each(*seat, Thing::new("lays", named(hex)));
            }
            Event::Died { seat, why } => each(*seat, Thing::new(Thing::ENDING, died_of(*why))),
            Event::Left { seat, .. } => each(*seat, Thing::new(Thing::ENDING, "left the caves")),
            Event::Surface { .. }
            | Event::RoundBegins { .. }
            | Event::TurnBegins { .. }
            | Event::SurfaceTurn { .. }
            | Event::TurnEnds { .. }
            | Event::Moved { .. }
            | Event::Slid { .. }
            | Event::HexDrawn { .. }
            | Event::PileGrows { .. }
            | Event::Track { .. }
            | Event::CardDrawn { card: None, .. }
            | Event::Reshuffled { .. }
            | Event::Cured { .. }
            | Event::ItemFound { .. }
            | Event::TreasureDrawn { .. }
            | Event::Looked { .. }
            | Event::Kept { .. }
            | Event::TreasuresLaid { .. }
            | Event::TreasureDropped { .. }
            | Event::HazardRolled { .. }
            | Event::TokenPlaced { .. }
            | Event::Hurt { .. }
            | Event::GrueMoved { .. }
            | Event::GrueVanished { .. }
            | Event::GrueRolled { .. }
            | Event::GrueEats { .. }
            | Event::DefuseRolled { .. }
            | Event::Defused { .. }
            | Event::Exploded { .. }
            | Event::Collapsed { .. }
            | Event::LostInTheDark { .. }
            | Event::Shown { .. }
            | Event::Over { .. } => {}
        }
    }
}

/// `C14 thirst`, or what a card without a misfortune brings.
fn card_name(card: Card) -> Cow<'static, str> {
    let printed = content::card(card);
    match printed.misfortune {
        Some(misfortune) => labelled(card, misfortune.name()),
        None => {
            let [items, items_below] = printed.items;
            let [treasures, treasures_below] = printed.treasures;
            labelled(card, &format!("items {items}/{items_below} treasures {treasures}/{treasures_below}"))
        }
    }
}

fn died_of(why: Death) -> &'static str {
    match why {
        Death::Methane => "died of methane",
        Death::Bats => "died of bats",
        Death::Tremors => "died of tremors",
        Death::Grue => "eaten by a grue",
        Death::Rockfall => "died of a rockfall",
        Death::Collapse => "died of a collapse",
        Death::Dark => "lost in the dark",
    }
}
