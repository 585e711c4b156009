//! What the dice of the cave and of a missile may show.

use cave_pilot::{Action, CavePilot, Chance, Event, MissileFace};
use kernel::Seat;
use words::{Language, Message};

use super::cp;
use crate::odds::Risks;

/// What it came to for the one who asks.
#[derive(Clone, Copy, Default, PartialEq)]
pub struct Toll {
    crashed: bool,
    passed: u8,
    failed: u8,
    reputation: i16,
    hits: u8,
    face: Option<MissileFace>,
    found: bool,
}

impl Risks for CavePilot {
    type Tally = Toll;

    /// What is drawn is as good as anything else: nobody can say more of it beforehand.
    fn alike(chance: Chance) -> Option<u32> {
        match chance {
            Chance::Cave { .. } | Chance::Shop { .. } | Chance::Finds { .. } => Some(0),
            Chance::Rolls { .. } | Chance::Missile { .. } | Chance::Redirects { .. } => None,
        }
    }

    /// Where a hit falls is decided afterwards.
    fn on_the_way(legal: &[Action]) -> Option<Action> {
        let first = *legal.first()?;
        matches!(first, Action::Hit { .. }).then_some(first)
    }

    fn note(toll: &mut Toll, event: &Event, me: Seat) {
        match event {
            Event::Out { seat, crashed: true } if *seat == me => toll.crashed = true,
            Event::Challenged { seat, passed: true, .. } if *seat == me => toll.passed += 1,
            Event::Challenged { seat, passed: false, .. } if *seat == me => toll.failed += 1,
            Event::Reputation { seat, by, .. } if *seat == me => toll.reputation += by,
            Event::Hit { seat, .. } if *seat == me => toll.hits += 1,
            Event::MissileRolled { seat, face } if *seat == me => toll.face = Some(*face),
            Event::Found { seat, .. } if *seat == me => toll.found = true,
            _ => {}
        }
    }

    fn fate(toll: &Toll, language: Language) -> Option<(u8, String)> {
        if let Some(face) = toll.face {
            let (rank, which) = match face {
                MissileFace::Three => (0, "3"),
                MissileFace::Two => (2, "2"),
                MissileFace::One => (3, "1"),
                MissileFace::Targeting => (1, "targeting"),
                MissileFace::Die => (4, "die"),
                MissileFace::Reputation => (5, "reputation"),
            };
            return Some((rank, cp::OddsFace { which }.say(language)));
        }
        let (passed, failed) = (toll.passed.into(), toll.failed.into());
        let (rank, came, besides) = match (passed, failed) {
            _ if toll.crashed => (0, cp::OddsCrash.say(language), Vec::new()),
            (0, 0) if toll.found => (9, cp::OddsCard.say(language), Vec::new()),
            (0, 0) => return None,
            (_, 0) => (9, cp::OddsPass.say(language), vec![earned(toll, language)]),
            (0, _) => (1, cp::OddsFail { failed }.say(language), vec![suffered(toll, language)]),
            (_, _) => {
                let besides = vec![earned(toll, language), suffered(toll, language)];
                (2, cp::OddsBoth { passed, failed }.say(language), besides)
            }
        };
        let facts: Vec<String> = std::iter::once(came).chain(besides.into_iter().flatten()).collect();
        Some((rank, facts.join(", ")))
    }
}

/// `+2 reputation`.
fn earned(toll: &Toll, language: Language) -> Option<String> {
    (toll.reputation != 0).then(|| cp::OddsReputation { by: format!("{:+}", toll.reputation) }.say(language))
}

/// `2 hits`.
fn suffered(toll: &Toll, language: Language) -> Option<String> {
    (toll.hits > 0).then(|| cp::OddsHits { n: toll.hits.into() }.say(language))
}
