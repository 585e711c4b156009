//! What the cards may bring.

use cave_troll::{Action, Artifact, Card, CaveTroll, Chance, Event, content};
use kernel::Seat;

use crate::odds::Risks;

/// The card or the artifact that came.
#[derive(Clone, Copy, Default, PartialEq)]
pub struct Came {
    card: Option<Card>,
    artifact: Option<Artifact>,
}

impl Risks for CaveTroll {
    type Tally = Came;

    fn alike(_: Chance) -> Option<u32> {
        None
    }

    fn on_the_way(_: &[Action]) -> Option<Action> {
        None
    }

    fn note(came: &mut Came, event: &Event, me: Seat) {
        match event {
            Event::Drew { seat, card: Some(card) } if *seat == me => came.card = Some(*card),
            Event::Found { seat, artifact: Some(artifact) } if *seat == me => came.artifact = Some(*artifact),
            _ => {}
        }
    }

    fn fate(came: &Came) -> Option<(u8, String)> {
        if let Some(artifact) = came.artifact {
            return Some((0, format!("you find the {}", content::artifact(artifact).name)));
        }
        Some(match came.card? {
            Card::Adventurer { .. } => (5, "you draw an adventurer".into()),
            Card::Special(kind) if kind.is_monster() => (3, "you draw a monster".into()),
            Card::Special(_) => (4, "you draw a hero with a power".into()),
            Card::Treasure => (0, "you draw the treasure chest".into()),
            Card::ScoreARoom => (1, "you draw Score a Room".into()),
            Card::FindAnArtifact => (2, "you draw Find an Artifact".into()),
        })
    }
}
