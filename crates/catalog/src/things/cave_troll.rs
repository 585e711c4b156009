//! What counts in Cave Troll: cards, artifacts, rooms that pay, figures that are lost.

use cave_troll::{CaveTroll, Event};
use kernel::Seat;

use super::{Counted, Thing, named, starts};

impl Counted for CaveTroll {
    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegins { .. })
    }

    fn fall(_: &Event) -> Option<Seat> {
        // Figures are lost, but whoever owns them goes on.
        None
    }

    fn things(event: &Event, each: &mut dyn FnMut(Seat, Thing)) {
        match event {
            Event::Starts { seat } => each(*seat, starts()),
            Event::Played { seat, card } => each(*seat, Thing::new("plays", card.to_string())),
            Event::Found { seat, artifact: Some(artifact) } => each(*seat, Thing::new("finds", artifact.name())),
            Event::Used { seat, artifact } => each(*seat, Thing::new("uses", artifact.name())),
            Event::Kept { seat, artifact, .. } => each(*seat, Thing::new("keeps", artifact.name())),
            Event::RoomScored { room, shares, .. } => {
                for share in shares {
                    each(share.seat, Thing::new("is paid for", named(room)));
                }
            }
            Event::Discarded { figure, .. } => each(figure.owner, Thing::new("loses", figure.kind.name())),
            Event::ChestLost { owner, .. } => each(*owner, Thing::new("loses", "chest")),
            Event::Dealt { .. }
            | Event::TurnBegins { .. }
            | Event::TurnEnded { .. }
            | Event::Drew { .. }
            | Event::Placed { .. }
            | Event::ChestPlaced { .. }
            | Event::Moved { .. }
            | Event::Found { artifact: None, .. }
            | Event::BoardScored { .. }
            | Event::Paid { .. }
            | Event::PileGrew { .. }
            | Event::PileCleared
            | Event::Over { .. } => {}
        }
    }
}
