//! What may happen when one explores, lights, puts out or rolls: outbreaks, wounds, death.

use casadh::{Action, Casadh, Chance, Event, content};
use kernel::Seat;
use words::{Language, Message};

use super::cc;
use crate::odds::Risks;

/// What it came to for the one who asks.
#[derive(Clone, Copy, Default, PartialEq)]
pub struct Toll {
    died: bool,
    lost: u8,
    cornered: bool,
    outbreak: bool,
    misfortune: bool,
    explored: bool,
    /// A roll that succeeded or not: for dynamite, for a Grue.
    defused: Option<bool>,
    grue: Option<bool>,
}

impl Risks for Casadh {
    type Tally = Toll;

    /// Hexes with the same symbols and cards with the same misfortune are equally dangerous; what is found is no danger.
    fn alike(chance: Chance) -> Option<u32> {
        match chance {
            Chance::Hex { hex } => {
                let symbols = &content::hex(hex).symbols;
                Some(symbols.iter().map(|symbol| 1 << (3 * symbol.hazard as u32)).sum())
            }
            Chance::Card { card } => Some(content::card(card).misfortune.map_or(0, |misfortune| 1 + misfortune as u32)),
            Chance::Item { .. } | Chance::Treasure { .. } | Chance::Blind { .. } => Some(0),
            Chance::Surface { .. } | Chance::Starts { .. } | Chance::Roll { .. } => None,
        }
    }

    /// How a hex is turned and which treasure is kept changes nothing about the dangers.
    fn on_the_way(legal: &[Action]) -> Option<Action> {
        let first = *legal.first()?;
        matches!(first, Action::Rotate { .. } | Action::Keep { .. } | Action::DropItem { .. }).then_some(first)
    }

    fn note(toll: &mut Toll, event: &Event, me: Seat) {
        match event {
            Event::Explored { seat, .. } if *seat == me => toll.explored = true,
            Event::Died { seat, .. } if *seat == me => toll.died = true,
            Event::Struck { seat, lost, .. } | Event::Hurt { seat, lost, .. } if *seat == me => toll.lost += lost,
            Event::Cornered { seat, .. } if *seat == me => toll.cornered = true,
            Event::HazardRolled { breaks_out: true, .. } => toll.outbreak = true,
            Event::Befalls { seat, .. } if *seat == me => toll.misfortune = true,
            Event::DefuseRolled { seat, succeeds, .. } if *seat == me => toll.defused = Some(*succeeds),
            Event::GrueRolled { seat, succeeds, .. } if *seat == me => toll.grue = Some(*succeeds),
            _ => {}
        }
    }

    fn fate(toll: &Toll, language: Language) -> Option<(u8, String)> {
        let (rank, which) = match toll {
            Toll { defused: Some(true), .. } => (1, "defused"),
            Toll { defused: Some(false), .. } => (0, "explodes"),
            Toll { grue: Some(true), .. } => (0, "grue"),
            Toll { grue: Some(false), .. } => (1, "no-grue"),
            Toll { died: true, .. } => (0, "die"),
            Toll { lost, .. } if *lost > 0 => {
                return Some((1, cc::OddsLose { health: (*lost).into() }.say(language)));
            }
            Toll { cornered: true, .. } => (2, "cornered"),
            Toll { outbreak: true, .. } => (3, "outbreak"),
            Toll { misfortune: true, .. } => (4, "misfortune"),
            Toll { explored: true, .. } => (5, "nothing"),
            _ => return None,
        };
        Some((rank, cc::Odds { which }.say(language)))
    }
}
