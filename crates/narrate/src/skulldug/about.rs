//! What stands behind an event: the rule it follows, the turn it begins, and how much it matters to somebody.

use kernel::{RuleId, Seat};
use skulldug::{Card, Event, How, Pawn, RollKind, Sort, Why};

use crate::since::{ALARM, DEATH, GOSSIP, LOSS, NEWS, NOTHING, POINTS};

/// The rule by which it happened.
pub fn rule(event: &Event) -> RuleId {
    RuleId(match event {
        Event::TokenTaken { .. } => "SK-SETUP-02",
        Event::FirstRolled { .. } | Event::Starts { .. } => "SK-SETUP-04",
        Event::GearTaken { .. } => "SK-GEAR-01",
        Event::SetTaken { .. } => "SK-GEAR-02",
        Event::GearSplit { .. } => "SK-TEAM-08",
        Event::TurnBegins { .. } => "SK-TURN-01",
        Event::GhostTurn { .. } => "SK-GHOST-12",
        Event::Resigned { .. } => "SK-RESIGN-01",
        Event::Backup { .. } => "SK-BACK-01",
        Event::BackupCard { .. } => "SK-BACK-02",
        Event::Yielded { .. } => "SK-TEAM-13",
        Event::Finished { .. } => "SK-TURN-04",
        Event::Moved { who, how, .. } => moved(*who, *how),
        Event::TileSeen { .. } | Event::TileUnder { .. } => "SK-DISC-01",
        Event::TilesShuffled { .. } => "SK-DISC-09",
        Event::Discovered { .. } => "SK-DISC-02",
        Event::Found { .. } => "SK-DISC-05",
        Event::Destroyed { .. } => "SK-DEST-03",
        Event::Turned { .. } => "SK-PASS-12",
        Event::PickedUp { who, .. } => explorer(*who, "SK-PICK-01", "SK-GT-01"),
        Event::Dropped { who, .. } => explorer(*who, "SK-DROP-01", "SK-GT-18"),
        Event::Taken { to, .. } => explorer(*to, "SK-R-38", "SK-GT-14"),
        Event::Discarded { .. } => "SK-R-24",
        Event::Used { .. } => "SK-CARD-02",
        Event::Copied { .. } => "SK-R-60",
        Event::MonsterMoved { .. } => "SK-R-44",
        Event::Meets { .. } | Event::Skipped { .. } => "SK-ENC-01",
        Event::Focused { .. } => "SK-FOCUS-01",
        Event::Rolled { .. } => "SK-ENC-03",
        Event::Final { kind, .. } => match kind {
            RollKind::Attack | RollKind::Defence => "SK-THROW-02",
            RollKind::Trap | RollKind::Monster | RollKind::Danger | RollKind::Card => "SK-ENC-03",
        },
        Event::Won { card: Some(card), .. } if card.printed().is_item() => "SK-ENC-05",
        Event::Won { .. } => "SK-ENC-04",
        Event::Lost { .. } => "SK-ENC-06",
        Event::Thrown { .. } => "SK-THROW-01",
        Event::ThrowEnds { hit: true, .. } => "SK-THROW-03",
        Event::ThrowEnds { hit: false, .. } => "SK-THROW-04",
        Event::Injured { .. } | Event::Unhurt { .. } => "SK-INJ-01",
        Event::HealthLost { .. } => "SK-GOAL-02",
        Event::HealthGained { .. } => "SK-HLTH-01",
        Event::Dazed { who } => explorer(*who, "SK-DAZE-02", "SK-GHOST-08"),
        Event::Recovered { .. } => "SK-DAZE-03",
        Event::Pinned { .. } | Event::Freed { .. } => "SK-R-30",
        Event::ApGained { .. } => "SK-FAQ-01",
        Event::ApLost { .. } => "SK-R-63",
        Event::Died { who, .. } => explorer(*who, "SK-HLTH-03", "SK-GHOST-09"),
        Event::Spawned { .. } => "SK-GHOST-03",
        Event::Respawned { .. } => "SK-GT-00",
        Event::GhostGoal { why: Why::Treasure, .. } => "SK-GT-05",
        Event::GhostGoal { why: Why::CarriesTreasure | Why::NoTreasure, .. } => "SK-GT-06",
        Event::CaveHealth { .. } | Event::CaveRolled { .. } => "SK-SOLO-09",
        Event::Over { .. } => "SK-GOAL-01",
    })
}

fn moved(who: Pawn, how: How) -> &'static str {
    match how {
        How::Moves => explorer(who, "SK-MOVE-01", "SK-GT-07"),
        How::Dashes => "SK-DASH-01",
        How::Shoved => "SK-SHOVE-01",
        How::Flees => "SK-FLEE-01",
        How::Slides => "SK-FAQ-02",
        How::Drifts => "SK-GT-08",
        How::Digs | How::Grapples | How::Rides | How::Swaps => "SK-CARD-01",
        How::Sent => "SK-PASS-04",
    }
}

fn explorer(who: Pawn, player: &'static str, ghost: &'static str) -> &'static str {
    if who.seat().is_some() { player } else { ghost }
}

/// Whose turn begins with it; nobody's when it is a ghost's.
pub fn turn(event: &Event) -> Option<Vec<Seat>> {
    match event {
        Event::TurnBegins { seats, .. } => Some(seats.clone()),
        Event::GhostTurn { .. } => Some(Vec::new()),
        _ => None,
    }
}

/// How much it matters to `me` to have heard of it.
pub fn matters(event: &Event, me: Seat) -> u8 {
    let mine = |who: &Pawn| who.seat() == Some(me);
    match event {
        Event::Over { .. } => ALARM,
        Event::CaveRolled { .. } => ALARM - 1,
        Event::Died { .. } => DEATH,
        Event::Injured { who, damage: 1.., .. } | Event::Dazed { who } if mine(who) => LOSS,
        Event::Taken { from, .. } if mine(from) => LOSS,
        Event::Moved { who, how, .. } if mine(who) && *how != How::Moves => LOSS,
        Event::Pinned { seat } if *seat == me => LOSS,
        Event::PickedUp { card, .. } | Event::Taken { card, .. } if is_treasure(*card) => POINTS,
        Event::Found { card, .. } | Event::Dropped { card, .. } if is_treasure(*card) => POINTS - 1,
        Event::Thrown { at, .. } if mine(at) => NEWS + 1,
        Event::Destroyed { .. } | Event::Resigned { .. } | Event::Backup { .. } | Event::Spawned { .. } => NEWS,
        Event::Injured { .. } | Event::Dazed { .. } | Event::Taken { .. } | Event::Won { .. } => NEWS,
        Event::Lost { .. } | Event::ThrowEnds { .. } | Event::Used { .. } | Event::Turned { .. } => NEWS,
        Event::MonsterMoved { .. } | Event::GhostGoal { .. } => NEWS,
        Event::PickedUp { .. } | Event::Discovered { .. } | Event::Dropped { .. } => GOSSIP + 1,
        Event::Moved { .. } | Event::CaveHealth { .. } | Event::Pinned { .. } | Event::Respawned { .. } => GOSSIP,
        Event::TokenTaken { .. } | Event::FirstRolled { .. } | Event::Starts { .. } => NOTHING,
        Event::GearTaken { .. } | Event::SetTaken { .. } | Event::GearSplit { .. } => GOSSIP,
        Event::TurnBegins { .. } | Event::GhostTurn { .. } | Event::BackupCard { .. } | Event::Yielded { .. } => {
            NOTHING
        }
        Event::Finished { .. } | Event::TileSeen { .. } | Event::TileUnder { .. } => NOTHING,
        Event::TilesShuffled { .. } | Event::Found { .. } | Event::Discarded { .. } | Event::Copied { .. } => NOTHING,
        Event::Meets { .. } | Event::Skipped { .. } | Event::Focused { .. } | Event::Rolled { .. } => NOTHING,
        Event::Final { .. } | Event::Thrown { .. } | Event::Unhurt { .. } | Event::HealthLost { .. } => NOTHING,
        Event::HealthGained { .. } | Event::Recovered { .. } | Event::Freed { .. } => NOTHING,
        Event::ApGained { .. } | Event::ApLost { .. } => NOTHING,
    }
}

fn is_treasure(card: Card) -> bool {
    card.printed().sort() == Sort::Treasure
}
