//! What stands behind an event: the rule it follows, the turn it begins, and how much it matters to somebody.

use cave_troll::{Artifact, Card, Event, How, Kind, Why};
use kernel::{RuleId, Seat};

use crate::since::{ALARM, GOSSIP, LOSS, NEWS, NOTHING, POINTS};

/// The rule by which it happened.
pub fn rule(event: &Event) -> RuleId {
    RuleId(match event {
        Event::Starts { .. } => "CT-SETUP-11",
        Event::Dealt { .. } => "CT-SETUP-10",
        Event::TurnBegins { .. } => "CT-TURN-03",
        Event::TurnEnded { .. } => "CT-TURN-06",
        Event::Drew { .. } => "CT-DRAW-01",
        Event::Played { card, .. } => played(*card),
        Event::Placed { figure, .. } => placed(figure.kind),
        Event::ChestPlaced { .. } => "CT-DRAW-09",
        Event::Moved { how, .. } => match how {
            How::Moves => "CT-MOVE-01",
            How::Flees => "CT-MON-TROLL-02",
            How::Pushed => "CT-MON-WRAITH-01",
            How::Driven => "CT-ALT-TROLL-03",
            How::Pulled => "CT-ALT-SIREN-02",
            How::Banished => "CT-ALT-PALADIN-03",
        },
        Event::Discarded { .. } => "CT-TERM-09",
        Event::ChestLost { .. } => "CT-MON-TROLL-04",
        Event::Found { .. } => "CT-DRAW-14",
        Event::Used { artifact, .. } => match artifact {
            Artifact::Chalice => "CT-ART-CHALICE-01",
            Artifact::Cloak => "CT-ART-CLOAK-01",
            Artifact::Sword => "CT-ART-SWORD-01",
            Artifact::Boots => "CT-ART-BOOTS-01",
            Artifact::Scroll => "CT-ART-SCROLL-01",
            Artifact::Tally => "CT-ART-TALLY-01",
        },
        Event::RoomScored { shares, .. } if shares.is_empty() => "CT-SCORE-07",
        Event::RoomScored { .. } => "CT-SCORE-06",
        Event::BoardScored { last: true } => "CT-END-02",
        Event::BoardScored { last: false } => "CT-SCORE-02",
        Event::Paid { why: Why::EmptyRoom, .. } => "CT-ALT-SLAYER-01",
        Event::Paid { why: Why::EndedTheGame, .. } => "CT-END-03",
        Event::Kept { .. } => "CT-END-04",
        Event::PileGrew { .. } => "CT-DRAW-16",
        Event::PileCleared => "CT-SCORE-03",
        Event::Over { .. } => "CT-END-05",
    })
}

fn played(card: Card) -> &'static str {
    match card {
        Card::Treasure => "CT-DRAW-09",
        Card::ScoreARoom => "CT-DRAW-13",
        Card::FindAnArtifact => "CT-DRAW-14",
        Card::Special(kind) => placed(kind),
        Card::Adventurer { .. } => "CT-DRAW-04",
    }
}

fn placed(kind: Kind) -> &'static str {
    match kind {
        Kind::CaveTroll => "CT-MON-TROLL-01",
        kind if kind.is_monster() => "CT-DRAW-06",
        _ => "CT-DRAW-04",
    }
}

pub fn turn(event: &Event) -> Option<Vec<Seat>> {
    match event {
        Event::TurnBegins { seat, .. } => Some(vec![*seat]),
        _ => None,
    }
}

/// How much it matters to `me` to have heard of it.
pub fn matters(event: &Event, me: Seat) -> u8 {
    match event {
        Event::Over { .. } => ALARM,
        Event::Discarded { figure, .. } if figure.owner == me => LOSS,
        Event::ChestLost { owner, .. } if *owner == me => LOSS,
        Event::Moved { figure, how, .. } if figure.owner == me && *how != How::Moves => LOSS,
        Event::RoomScored { shares, .. } if !shares.is_empty() => POINTS,
        Event::BoardScored { .. } | Event::Paid { .. } | Event::Kept { .. } => POINTS,
        Event::Placed { figure, .. } if figure.kind == Kind::CaveTroll => NEWS + 1,
        Event::Discarded { .. } | Event::ChestLost { .. } | Event::Used { .. } | Event::ChestPlaced { .. } => NEWS,
        Event::Placed { .. } | Event::Moved { .. } | Event::Found { .. } => GOSSIP,
        Event::Starts { .. } | Event::Dealt { .. } | Event::TurnBegins { .. } | Event::TurnEnded { .. } => NOTHING,
        Event::Drew { .. } | Event::Played { .. } | Event::RoomScored { .. } => NOTHING,
        Event::PileGrew { .. } | Event::PileCleared => NOTHING,
    }
}
