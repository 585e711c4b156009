//! Opinions about positions, for bots; no rule reads this.
//!
//! A spelunker is worth its odds of winning: that it gets out, and that it then has more than the others. There are
//! several plans, from going home at once to many more hexes first; each brings so much and is so dangerous, and the best
//! of them counts. So who is ahead goes home, and who is behind dares more. Those on the Surface wish the others ill.

use arrayvec::ArrayVec;
use kernel::{Heuristics, Seat};

use crate::paths::{FAR, Paths, look_around};
use crate::state::{State, Waiting, Whereabouts};
use crate::{Action, Casadh, Hazard, Item, Misfortune, Side, Spelunker, Tally};

/// Hundredths of a point.
const POINT: i32 = 100;
/// What a sure victory is worth.
const CERTAIN: i32 = 10_000;
/// What getting out is worth to somebody who can no longer win.
const OUT: i32 = 100;
/// What the best of N drawn tokens is worth on average, in hundredths.
const BEST_OF: [i32; 7] = [0, 450, 620, 700, 750, 780, 810];
/// Further hexes that a plan may have.
const PLANS: [i32; 5] = [0, 1, 2, 4, 7];
/// What those inside still bring out beyond what they carry, and what they bring out at least.
const STILL_TO_COME: (i32, i32) = (800, 2_200);
/// What a treasure nobody else has seen is worth, in hundredths.
const HIDDEN: i32 = 550;
/// How far a total may be off, for each of those and in any case; and how much farther while its owner is inside.
const UNSURE: i32 = 120;
const OPEN: i32 = 500;
/// After so many rounds in which nothing came of it nobody hopes for more.
const PATIENCE: u16 = 12;
/// How much of their hope is left then to those who could go home, in percent: staying until the end earns nothing.
const AT_LAST: i32 = 5;

impl Heuristics for Casadh {
    fn worth(state: &State, seat: Seat) -> i32 {
        let who = state.spelunker(seat);
        match who.whereabouts {
            Whereabouts::Surface => victory(state, &rivals(state, seat), POINT * carried(who)),
            Whereabouts::Dead => 0,
            Whereabouts::Caves => best_plan(state, seat, &Lookout::of(state, who), &PLANS),
        }
    }

    fn is_quiet(state: &State) -> bool {
        matches!(state.waiting.top(), Waiting::Action | Waiting::Over)
    }

    /// What lies behind an unexplored side, what a lost move point is worth, and what is seldom wise.
    fn inclination(state: &State, seat: Seat, action: Action) -> i32 {
        let mp = i32::from(state.mp);
        match action {
            Action::EndTurn => -15 * mp - 25 * i32::from(state.idle),
            Action::Explore { side } => explore_value(state, seat, side),
            Action::Move { .. } => -5,
            Action::CollectTreasure => -30,
            Action::CollectItems { .. } => -35 * (mp - 1),
            Action::UseMedkit if state.spelunker(seat).hp > 2 => -150,
            Action::UseMedkit => 350,
            Action::Deploy => -120,
            Action::Defuse { .. } => -400,
            Action::Slope { .. } => -10,
            Action::TryGrue => 30,
            _ => 0,
        }
    }
}

/// Points carried.
fn carried(who: &Spelunker) -> i32 {
    who.treasures.sum() as i32
}

/// Points another carries, in hundredths, as far as everybody can tell, and how far that may be off.
fn seen(state: &State, who: &Spelunker) -> (i32, i32) {
    if state.is_over() {
        return (POINT * carried(who), 1);
    }
    let hidden = (who.treasures.len() - who.shown.len()) as i32;
    (POINT * who.shown.sum() as i32 + HIDDEN * hidden, UNSURE + UNSURE * hidden)
}

/// What waits on the Surface for who leaves first, and for who leaves next, in hundredths.
fn surface(state: &State) -> (i32, i32) {
    let mut left: Tally = state.surface;
    let mut two = || {
        let mut sum = 0;
        for _ in 0..2 {
            if let Some(best) = left.highest() {
                left.take(best);
                sum += POINT * best as i32;
            }
        }
        sum
    };
    (two(), two())
}

/// Somebody else, as far as everybody can tell.
struct Rival {
    /// Points in the end, in hundredths, and how far that may be off.
    total: i32,
    unsure: i32,
    /// Odds of getting out, in thousandths.
    alive: i32,
}

/// Those who may have more than `seat` in the end.
fn rivals(state: &State, seat: Seat) -> ArrayVec<Rival, { Seat::MAX }> {
    let watched = state.spelunker(seat).whereabouts == Whereabouts::Surface;
    let rival = |other: Seat| {
        let who = state.spelunker(other);
        let (total, unsure) = seen(state, who);
        match who.whereabouts {
            Whereabouts::Dead => None,
            Whereabouts::Surface => Some(Rival { total, unsure, alive: 1000 }),
            Whereabouts::Caves => {
                let total = (total + STILL_TO_COME.0).max(STILL_TO_COME.1) + surface(state).1;
                let alive = if watched { out(state, who) } else { lives(100 * i32::from(who.hp), 110) };
                Some(Rival { total, unsure: unsure + OPEN, alive })
            }
        }
    };
    state.seats().filter(|other| *other != seat).filter_map(rival).collect()
}

/// Odds of having most with a total, in hundredths, and being out at all; alone, the total itself.
fn victory(state: &State, rivals: &[Rival], total: i32) -> i32 {
    if state.players == 1 {
        return total;
    }
    let beaten = |rival: &Rival| 1000 - rival.alive * ahead(rival.total - total, rival.unsure) / 1000;
    OUT + rivals.iter().fold(CERTAIN, |odds, rival| odds * beaten(rival) / 1000)
}

/// Odds that a spelunker gets out if it goes home now, in thousandths.
fn out(state: &State, who: &Spelunker) -> i32 {
    let lookout = Lookout::of(state, who);
    escape(&lookout, state, lookout.paths.home, 0)
}

/// Odds of being ahead with so many points more, in thousandths.
fn ahead(points: i32, unsure: i32) -> i32 {
    500 + 500 * points / (points.abs() + unsure)
}

/// Odds of living, in thousandths: health against what is expected to be lost, both in hundredths.
fn lives(health: i32, danger: i32) -> i32 {
    1000 * health * health / (health * health + danger * danger).max(1)
}

/// How a spelunker stands: its ways, and the health it would have left at home.
struct Lookout {
    paths: Paths,
    margin: i32,
}

impl Lookout {
    fn of(state: &State, who: &Spelunker) -> Lookout {
        let paths = look_around(state, who);
        let health = i32::from(who.hp) + if who.carries(Item::Medkit) { 3 } else { 0 };
        let strikes = if paths.home == FAR { 1 } else { i32::from(paths.strikes) };
        Lookout { margin: (health - strikes).clamp(0, 7), paths }
    }

    fn is_trapped(&self) -> bool {
        self.paths.home == FAR || self.margin == 0
    }
}

/// Odds of getting out by a way of so many steps when that much danger is sought besides, in thousandths.
fn escape(lookout: &Lookout, state: &State, steps: u16, sought: i32) -> i32 {
    if lookout.is_trapped() {
        // Whoever can dig hopes to dig a way out.
        let hope = if lookout.paths.frontier < FAR { 45 - 2 * i32::from(lookout.paths.frontier.min(10)) } else { 12 };
        return lives(100 * lookout.margin.max(1), 100 + sought) * hope / 100;
    }
    // Every step gives others the time to wake something.
    let way = if steps == 0 { 0 } else { 30 + i32::from(steps.min(30)) * a_step(state) };
    lives(100 * lookout.margin, way + sought)
}

/// The danger of a step.
fn a_step(state: &State) -> i32 {
    8 + 2 * waking(state)
}

/// The best of what a spelunker may plan: so many more hexes, with or without the nearest pile, and home.
fn best_plan(state: &State, seat: Seat, lookout: &Lookout, plans: &[i32]) -> i32 {
    let who = state.spelunker(seat);
    let rivals = rivals(state, seat);
    let paths = &lookout.paths;
    let awake = waking(state);
    let pile = paths.treasure.map(|(steps, hex, tokens)| (steps, pile_value(state, seat, hex, tokens)));
    let patience = 100 - 100 * i32::from(state.idle.min(PATIENCE)) / i32::from(PATIENCE);
    let (first, later) = surface(state);
    let alone = state.n_inside() == 1;
    let calm = (100 - exposure(state, seat, who)).max(0);
    // Things matter to who goes on.
    let things = things(state, who) * patience / 100;
    let mut best = 0;
    for hexes in plans.iter().copied().filter(|hexes| *hexes == 0 || paths.frontier < FAR) {
        let dug = hexes * (12 + 7 * awake + 4 * hexes);
        let there = if hexes > 0 { 2 * paths.frontier + 1 } else { 0 };
        let early = 70 - 5 * i32::from((there + paths.home).min(8)) - 6 * hexes;
        let early = if alone { 100 } else { early.max(10) };
        let share = (first * early + later * (100 - early)) / 100;
        let base = POINT * carried(who) + share + hexes * find(state);
        for (steps, treasure) in [(0, 0)].into_iter().chain(pile) {
            let odds = escape(lookout, state, there + 2 * steps + paths.home, dug) * calm / 100;
            let odds = odds * patience.max(AT_LAST) / 100;
            let odds = if hexes > 0 || treasure > 0 { odds * patience / 100 } else { odds };
            let promise = odds * victory(state, &rivals, base + treasure) / 1000;
            best = best.max(promise + things * hexes.min(4) / 4);
        }
    }
    best
}

/// What a hex brings on average, in hundredths.
fn find(state: &State) -> i32 {
    let icons = if state.aside.is_empty() { 85 } else { 57 };
    BEST_OF[state.n_inside() as usize] * icons / 100
}

/// How lively the caves are: sixths of an outbreak, all rows together.
fn waking(state: &State) -> i32 {
    Hazard::ALL.iter().map(|hazard| i32::from(Hazard::sixths(state.track[hazard.index()]))).sum()
}

/// Standing on a symbol that has not broken out yet, in percent of the odds.
fn exposure(state: &State, seat: Seat, who: &Spelunker) -> i32 {
    let plan = state.hex(who.hex).plan();
    let others = state.seats().filter(|other| *other != seat && state.spelunker(*other).is_inside()).count() as i32;
    let fuse = state.fuses().iter().any(|fuse| fuse.hex == who.hex);
    let symbols = Hazard::ALL.iter().filter(|hazard| {
        let at_risk = plan.symbols[hazard.index()].is_some() && !state.has_token(**hazard, who.hex);
        at_risk && !who.carries(hazard.ward())
    });
    let share = |hazard: &Hazard| i32::from(Hazard::sixths(state.track[hazard.index()])) * (1 + others.min(3));
    let light = 4 - i32::from(who.hp).min(4);
    symbols.map(share).sum::<i32>() * (1 + light) / 2 + if fuse { 35 } else { 0 }
}

/// The best token of a pile, known or guessed.
fn pile_value(state: &State, seat: Seat, hex: u8, tokens: u32) -> i32 {
    match state.trail.best_seen(seat, hex) {
        Some(best) => POINT * best as i32,
        None => BEST_OF[(tokens.min(4)) as usize] * 2 / 3,
    }
}

/// Items and misfortunes, in hundredths.
fn things(state: &State, who: &Spelunker) -> i32 {
    let row = |hazard: Hazard| i32::from(state.track[hazard.index()]);
    let items = who.items.iter().map(|item| match item {
        Item::Medkit => 220,
        Item::BrassLantern => 120 + 40 * row(Hazard::Grue),
        Item::GasMask => 60 + 30 * row(Hazard::Methane),
        Item::Helmet => 60 + 30 * row(Hazard::Bats),
        Item::HikingBoots => 60 + 30 * row(Hazard::Tremors),
        Item::Rope => 110,
        Item::Canteen | Item::Battery => 50,
        Item::Dynamite => 20,
    });
    let held = |misfortune: Misfortune| who.held.with(misfortune).len() as i32;
    items.sum::<i32>()
        - 130 * (held(Misfortune::Thirst) + held(Misfortune::TwistedAnkle))
        - 170 * held(Misfortune::FlashlightOut)
        - 120 * held(Misfortune::ShakenNerves)
        - 60 * held(Misfortune::TornPack)
}

/// An unexplored side is worth what a plan with it promises more, or less, than the best plan; the last move point goes
/// furthest.
fn explore_value(state: &State, seat: Seat, side: Side) -> i32 {
    let who = state.spelunker(seat);
    let lookout = Lookout::of(state, who);
    if lookout.is_trapped() {
        return 300;
    }
    // Down a slope there may be no way back.
    let below = Spelunker { node: state.hex(who.hex).node_at(side), ..*who };
    if below.node != who.node && Lookout::of(state, &below).is_trapped() {
        return -3_000;
    }
    let cheap = if state.mp == 1 { 60 } else { 0 };
    60 + cheap + best_plan(state, seat, &lookout, &PLANS[1..]) - best_plan(state, seat, &lookout, &PLANS)
}
