//! What the dice of the cave and of a missile may show.

use cave_pilot::{Action, CavePilot, Chance, Event, MissileFace};
use kernel::Seat;

use crate::odds::Risks;
use crate::speech::several;

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

    fn fate(toll: &Toll) -> Option<(u8, String)> {
        if let Some(face) = toll.face {
            return Some(match face {
                MissileFace::Three => (0, "3 hits".into()),
                MissileFace::Two => (2, "2 hits".into()),
                MissileFace::One => (3, "1 hit".into()),
                MissileFace::Targeting => (1, "2 hits where you want them".into()),
                MissileFace::Die => (4, "1 hit, and you may roll again".into()),
                MissileFace::Reputation => (5, "no hit: it is about reputation".into()),
            });
        }
        match (toll.passed, toll.failed) {
            _ if toll.crashed => Some((0, "you crash".into())),
            (0, 0) if toll.found => Some((9, "a card that nobody can know beforehand".into())),
            (0, 0) => None,
            (_, 0) => Some((9, format!("you pass{}", earned(toll)))),
            (0, failed) => Some((1, format!("you fail{}{}", times(failed), suffered(toll)))),
            (passed, failed) => Some((
                2,
                format!("you pass{} and fail{}{}{}", times(passed), times(failed), earned(toll), suffered(toll)),
            )),
        }
    }
}

/// ` twice`.
fn times(n: u8) -> String {
    match n {
        1 => String::new(),
        2 => " twice".into(),
        n => format!(" {n} times"),
    }
}

fn earned(toll: &Toll) -> String {
    match toll.reputation {
        0 => String::new(),
        by => format!(", {by:+} reputation"),
    }
}

fn suffered(toll: &Toll) -> String {
    if toll.hits == 0 { String::new() } else { format!(", {}", several(toll.hits, "hit")) }
}
