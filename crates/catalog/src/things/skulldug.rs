//! What counts in Skulldug!: explorers, gear, cards carried, used and met, tiles laid.

use kernel::Seat;
use skulldug::{Card, Event, Pawn, Skulldug};

use super::{Counted, Thing, named, starts};

impl Counted for Skulldug {
    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegins { .. } | Event::GhostTurn { .. })
    }

    fn fall(event: &Event) -> Option<Seat> {
        match event {
            Event::Died { who, .. } => who.seat(),
            _ => None,
        }
    }

    fn things(event: &Event, each: &mut dyn FnMut(Seat, Thing)) {
        // A ghost is nobody's, so nobody wins or loses by what it does.
        let mut explorer = |pawn: &Pawn, role, card: &Card| {
            if let Some(seat) = pawn.seat() {
                each(seat, Thing::new(role, name(card)));
            }
        };
        match event {
            Event::PickedUp { who, card, .. } => explorer(who, "picks up", card),
            Event::Taken { card, to, .. } => explorer(to, "takes away", card),
            Event::Thrown { by, card, .. } => explorer(by, "throws", card),
            Event::Won { who, card: Some(card) } => explorer(who, "beats", card),
            Event::Lost { who, card: Some(card) } => explorer(who, "loses to", card),
            Event::Starts { seats } => seats.iter().for_each(|seat| each(*seat, starts())),
            Event::TokenTaken { seat, token } => each(*seat, Thing::new("is", token.name())),
            Event::SetTaken { seat, set } => each(*seat, Thing::new("starts with set", set.name())),
            Event::GearTaken { seat, card } => each(*seat, Thing::new("starts with", name(card))),
            Event::GearSplit { seat, cards } => {
                cards.iter().for_each(|card| each(*seat, Thing::new("starts with", name(card))));
            }
            Event::BackupCard { seat, card } => each(*seat, Thing::new("gets as backup", name(card))),
            Event::Used { seat, card } => each(*seat, Thing::new("uses", name(card))),
            Event::Copied { seat, kind } => each(*seat, Thing::new("copies", kind.name())),
            Event::Discovered { seat, tile, .. } => {
                each(*seat, Thing::new("lays", named(tile)));
            }
            Event::Resigned { seat } => each(*seat, Thing::new(Thing::ENDING, "resigned")),
            Event::Died { who, .. } => {
                if let Some(seat) = who.seat() {
                    each(seat, Thing::new("loses", "explorer"));
                }
            }
            Event::FirstRolled { .. }
            | Event::TurnBegins { .. }
            | Event::GhostTurn { .. }
            | Event::Backup { .. }
            | Event::Yielded { .. }
            | Event::Finished { .. }
            | Event::Moved { .. }
            | Event::TileSeen { .. }
            | Event::TileUnder { .. }
            | Event::TilesShuffled { .. }
            | Event::Found { .. }
            | Event::Destroyed { .. }
            | Event::Turned { .. }
            | Event::Dropped { .. }
            | Event::Discarded { .. }
            | Event::MonsterMoved { .. }
            | Event::Meets { .. }
            | Event::Skipped { .. }
            | Event::Focused { .. }
            | Event::Rolled { .. }
            | Event::Final { .. }
            | Event::Won { card: None, .. }
            | Event::Lost { card: None, .. }
            | Event::ThrowEnds { .. }
            | Event::Injured { .. }
            | Event::Unhurt { .. }
            | Event::HealthLost { .. }
            | Event::HealthGained { .. }
            | Event::Dazed { .. }
            | Event::Recovered { .. }
            | Event::Pinned { .. }
            | Event::Freed { .. }
            | Event::ApGained { .. }
            | Event::ApLost { .. }
            | Event::Spawned { .. }
            | Event::Respawned { .. }
            | Event::GhostGoal { .. }
            | Event::CaveHealth { .. }
            | Event::CaveRolled { .. }
            | Event::Over { .. } => {}
        }
    }
}

/// The name on a card; cards with one name count together.
fn name(card: &Card) -> &'static str {
    card.printed().name()
}
