//! What the cards may bring.

use cave_troll::{Action, Artifact, Card, CaveTroll, Chance, Event};
use kernel::Seat;
use words::{Language, Message};

use super::ct;
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

    fn fate(came: &Came, language: Language) -> Option<(u8, String)> {
        if let Some(artifact) = came.artifact {
            let artifact = ct::Artifact { which: artifact.name() }.say(language);
            return Some((0, ct::OddsArtifact { artifact }.say(language)));
        }
        let (rank, which) = match came.card? {
            Card::Adventurer { .. } => (5, "adventurer"),
            Card::Special(kind) if kind.is_monster() => (3, "monster"),
            Card::Special(_) => (4, "hero"),
            Card::Treasure => (0, "treasure"),
            Card::ScoreARoom => (1, "score"),
            Card::FindAnArtifact => (2, "find"),
        };
        Some((rank, ct::Odds { which }.say(language)))
    }
}
