//! What stands behind an event: the rule it follows, the turn it begins, and how much it matters to somebody.

use casadh::{Event, Hazard, Misfortune};
use kernel::{RuleId, Seat};

use crate::since::{ALARM, DEATH, GOSSIP, LOSS, NEWS, NOTHING, POINTS};

/// The rule by which it happened.
pub fn rule(event: &Event) -> RuleId {
    RuleId(match event {
        Event::Surface { .. } => "CC-SETUP-07",
        Event::Starts { .. } => "CC-SETUP-13",
        Event::RoundBegins { .. } => "CC-TURN-01",
        Event::TurnBegins { .. } => "CC-TURN-05",
        Event::SurfaceTurn { .. } => "CC-SURF-01",
        Event::TurnEnds { .. } => "CC-TURN-09",
        Event::Moved { flees: true, .. } => "CC-GRUE-03",
        Event::Moved { .. } => "CC-MOVE-01",
        Event::Slid { climbs: true, .. } => "CC-ITEM-04",
        Event::Slid { .. } => "CC-MOVE-06",
        Event::HexDrawn { .. } => "CC-EXPL-03",
        Event::PileGrows { .. } => "CC-EXPL-06",
        Event::Explored { .. } => "CC-EXPL-07",
        Event::Track { .. } => "CC-HAZ-01",
        Event::CardDrawn { .. } => "CC-EXPL-10",
        Event::Reshuffled { .. } => "CC-R-39",
        Event::Befalls { misfortune, .. } => befalls(*misfortune),
        Event::Shrugged { .. } => "CC-MISF-05",
        Event::Cured { misfortune: Misfortune::Thirst, .. } => "CC-MISF-07",
        Event::Cured { misfortune: Misfortune::FlashlightOut, .. } => "CC-MISF-08",
        Event::Cured { .. } => "CC-TURN-11",
        Event::ItemFound { .. } => "CC-EXPL-12",
        Event::ItemDropped { .. } => "CC-MISF-09",
        Event::ItemsTaken { .. } => "CC-ITEM-13",
        Event::Healed { .. } => "CC-ITEM-10",
        Event::TreasureDrawn { .. } => "CC-EXPL-13",
        Event::Looked { .. } => "CC-TREAS-02",
        Event::Kept { blind: true, .. } => "CC-R-54",
        Event::Kept { .. } => "CC-TREAS-05",
        Event::TreasuresLaid { .. } => "CC-R-35",
        Event::TreasureDropped { .. } => "CC-MISF-09",
        Event::HazardRolled { .. } => "CC-HAZ-03",
        Event::TokenPlaced { .. } => "CC-HAZ-04",
        Event::Struck { hazard: Hazard::Grue, .. } => "CC-SURF-06",
        Event::Struck { .. } | Event::Warded { .. } => "CC-HAZ-07",
        Event::Hurt { .. } => "CC-MISF-09",
        Event::Cornered { .. } => "CC-GRUE-04",
        Event::GrueMoved { driven: true, .. } => "CC-GRUE-05",
        Event::GrueMoved { .. } => "CC-SURF-04",
        Event::GrueVanished { .. } => "CC-GRUE-07",
        Event::GrueRolled { .. } => "CC-SURF-02",
        Event::GrueEats { .. } => "CC-SURF-07",
        Event::FuseLit { .. } => "CC-DYN-01",
        Event::DefuseRolled { .. } => "CC-DYN-08",
        Event::Defused { .. } => "CC-DYN-09",
        Event::Exploded { .. } => "CC-DYN-04",
        Event::Collapsed { .. } => "CC-DYN-06",
        Event::Died { .. } => "CC-GEN-03",
        Event::Left { .. } => "CC-LEAVE-03",
        Event::LostInTheDark { .. } => "CC-R-49",
        Event::Shown { .. } => "CC-INFO-05",
        Event::Over { .. } => "CC-END-02",
    })
}

fn befalls(misfortune: Misfortune) -> &'static str {
    match misfortune {
        Misfortune::Thirst => "CC-MISF-06",
        Misfortune::FlashlightOut => "CC-MISF-08",
        Misfortune::TwistedAnkle
        | Misfortune::ShakenNerves
        | Misfortune::TornPack
        | Misfortune::Rockfall
        | Misfortune::TightSqueeze
        | Misfortune::DroppedGear
        | Misfortune::HoleInThePocket
        | Misfortune::BadAir
        | Misfortune::StartledColony
        | Misfortune::Aftershock
        | Misfortune::SomethingStirs => "CC-MISF-09",
    }
}

pub fn turn(event: &Event) -> Option<Vec<Seat>> {
    match event {
        Event::TurnBegins { seat, .. } | Event::SurfaceTurn { seat } => Some(vec![*seat]),
        _ => None,
    }
}

/// How much it matters to `me` to have heard of it.
pub fn matters(event: &Event, me: Seat) -> u8 {
    match event {
        Event::Over { .. } | Event::LostInTheDark { .. } => ALARM,
        Event::Died { .. } => DEATH,
        Event::Struck { seat, .. } | Event::Hurt { seat, .. } | Event::Cornered { seat, .. } if *seat == me => LOSS,
        Event::Moved { seat, flees: true, .. } if *seat == me => LOSS,
        Event::TreasureDropped { seat, .. } | Event::ItemDropped { seat, .. } if *seat == me => LOSS,
        Event::FuseLit { .. } | Event::Collapsed { .. } => LOSS,
        Event::Left { .. } | Event::Shown { .. } => POINTS,
        Event::HazardRolled { breaks_out: true, .. } | Event::PileGrows { .. } => POINTS,
        Event::Struck { .. } | Event::Hurt { .. } | Event::Cornered { .. } | Event::Defused { .. } => NEWS,
        Event::GrueMoved { .. } | Event::GrueVanished { .. } | Event::GrueEats { .. } | Event::Warded { .. } => NEWS,
        Event::Kept { .. } | Event::Befalls { .. } | Event::ItemsTaken { .. } | Event::Healed { .. } => NEWS,
        Event::Explored { .. } => GOSSIP + 1,
        Event::Moved { .. } | Event::ItemFound { .. } | Event::TreasuresLaid { .. } => GOSSIP,
        Event::ItemDropped { .. } | Event::TreasureDropped { .. } | Event::Exploded { .. } => GOSSIP,
        Event::Surface { .. } | Event::Starts { .. } | Event::RoundBegins { .. } | Event::TurnBegins { .. } => NOTHING,
        Event::SurfaceTurn { .. } | Event::TurnEnds { .. } | Event::Slid { .. } | Event::HexDrawn { .. } => NOTHING,
        Event::Track { .. } | Event::CardDrawn { .. } | Event::Reshuffled { .. } | Event::Shrugged { .. } => NOTHING,
        Event::Cured { .. } | Event::TreasureDrawn { .. } | Event::Looked { .. } => NOTHING,
        Event::HazardRolled { .. } | Event::TokenPlaced { .. } | Event::GrueRolled { .. } => NOTHING,
        Event::DefuseRolled { .. } => NOTHING,
    }
}
