//! Opinions about positions, for bots; no rule reads this.
//!
//! A spelunker is worth what it would bring out, times the odds that it gets out: health against the strikes on the way
//! home and its length. Hope of more treasure keeps it inside until it has enough. Those on the Surface wish the others
//! ill.

use kernel::{Heuristics, Seat};

use crate::paths::{FAR, Paths, look_around};
use crate::state::{State, Waiting, Whereabouts};
use crate::{Action, Casadh, Hazard, Item, Misfortune, Side, Spelunker};

/// Hundredths of a point: what `Heuristics` counts in.
const POINT: i32 = 100;
/// Treasure that is enough to go home with, by the number of players. Two can afford caution: out first is half the win.
const ENOUGH: [i32; 7] = [0, 40, 14, 34, 40, 44, 44];
/// What the best of N drawn tokens is worth on average, in hundredths.
const BEST_OF: [i32; 7] = [0, 450, 620, 700, 750, 780, 810];
/// Odds of coming out by health left after the strikes on the way home, in percent.
const SURVIVES: [i32; 8] = [3, 45, 76, 88, 94, 96, 97, 98];

/// From so many sixths on, all rows together, more health is wanted for a further step into the dark.
const LIVELY: i32 = 6;
/// Health that must be left at home for a further step into the dark.
const TO_SPARE: i32 = 3;

/// After so many rounds in which nothing came of it, hunting is over.
const PATIENCE: u16 = 2;

impl Heuristics for Casadh {
    /// What the seat will bring out, against what the best of the others will.
    fn worth(state: &State, seat: Seat) -> i32 {
        let others = state.seats().filter(|other| *other != seat);
        let best = others.map(|other| rival(state, seat, other)).max().unwrap_or(0);
        prospects(state, seat) - best * 3 / 10
    }

    fn is_quiet(state: &State) -> bool {
        matches!(state.waiting(), Waiting::Action | Waiting::Over)
    }

    /// What lies behind an unexplored side, what a lost move point is worth, and what is seldom wise.
    fn inclination(state: &State, seat: Seat, action: Action) -> i32 {
        let mp = i32::from(state.mp);
        match action {
            Action::EndTurn => -45 * mp - 25 * i32::from(state.idle),
            Action::Explore { side } => explore_value(state, seat, side),
            Action::Move { .. } => -20,
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

/// Points carried, and those waiting on the Surface for who leaves next.
fn carried(who: &Spelunker) -> i32 {
    who.treasures.sum() as i32
}

fn surface_share(state: &State) -> i32 {
    let mut left = state.surface;
    let mut share = 0;
    for _ in 0..2 {
        if let Some(best) = left.highest() {
            left.take(best);
            share += best as i32;
        }
    }
    share
}

/// What `seat` will bring out, in hundredths.
fn prospects(state: &State, seat: Seat) -> i32 {
    let who = state.spelunker(seat);
    match who.whereabouts {
        Whereabouts::Surface => POINT * carried(who),
        Whereabouts::Dead => -8 * POINT,
        Whereabouts::Caves => inside(state, seat, who),
    }
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

    /// Is more worth the risk? Health to spare, not enough yet, and something left to find.
    fn hunts(&self, state: &State, who: &Spelunker) -> bool {
        let sources = self.paths.frontier < FAR || self.paths.treasure.is_some();
        let lively = i32::from(waking(state) >= LIVELY);
        self.margin >= TO_SPARE + lively && sources && hunger(state, who) > 0 && state.idle < PATIENCE
    }
}

/// How much is missing to enough: what such games are won with, or, when nobody else is inside, what beats those out.
fn hunger(state: &State, who: &Spelunker) -> i32 {
    let alone = state.n_inside() == 1 && who.is_inside() && state.players > 1;
    let enough = if alone {
        (best_outside(state) + 4 - surface_share(state)).max(0)
    } else {
        ENOUGH[usize::from(state.players)]
    };
    enough - carried(who)
}

/// What the richest on the Surface has, as far as everybody can tell: its hidden tokens count as good ones.
fn best_outside(state: &State) -> i32 {
    let out = state.seats().map(|seat| state.spelunker(seat)).filter(|who| who.whereabouts == Whereabouts::Surface);
    let total = |who: &Spelunker| who.shown.sum() as i32 + 6 * (who.treasures.len() - who.shown.len()) as i32;
    out.map(total).max().unwrap_or(-4)
}

fn inside(state: &State, seat: Seat, who: &Spelunker) -> i32 {
    let lookout = Lookout::of(state, who);
    let paths = &lookout.paths;
    let hunts = lookout.hunts(state, who);
    let mut odds = 10 * SURVIVES[lookout.margin as usize];
    if lookout.is_trapped() {
        odds = odds * if paths.frontier < FAR { 55 } else { 15 } / 100;
    } else {
        // Every step is a chance for others to wake something; who hunts thinks less of that.
        let a_step = if hunts { 20 } else { 8 + 2 * waking(state) };
        odds -= odds * i32::from(paths.home.min(20)) * a_step / 1000;
    }
    odds -= odds * exposure(state, seat, who) / 100;
    let hope = if hunts { hunger(state, who) * 6 / 10 } else { 0 };
    let mut value = (carried(who) + surface_share(state) + hope) * odds / 10;
    // Who hunts stays near what is to be found; who does not goes home, or digs for a way.
    if hunts {
        let near = paths.frontier.min(8) as i32;
        value -= 45 * near;
        if let Some((steps, hex, tokens)) = paths.treasure {
            value += pile_value(state, seat, hex, tokens) / (2 + i32::from(steps));
        }
    } else if !lookout.is_trapped() {
        value -= 60 * i32::from(paths.home.min(20));
    } else {
        value -= 60 * i32::from(paths.frontier.min(10));
    }
    value + things(state, who)
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

/// What another player will bring out; the way home is looked at closely only from the Surface.
fn rival(state: &State, seat: Seat, other: Seat) -> i32 {
    let who = state.spelunker(other);
    match who.whereabouts {
        Whereabouts::Surface => POINT * carried(who),
        Whereabouts::Dead => 0,
        Whereabouts::Caves if state.spelunker(seat).whereabouts == Whereabouts::Surface => inside(state, other, who),
        Whereabouts::Caves => carried(who) * SURVIVES[usize::from(who.hp.min(7))],
    }
}

/// Treasure and items behind an unexplored side; the last move point goes furthest. Who has enough goes home instead.
fn explore_value(state: &State, seat: Seat, side: Side) -> i32 {
    let who = state.spelunker(seat);
    let lookout = Lookout::of(state, who);
    // Down a slope there may be no way back.
    let below = Spelunker { node: state.hex(who.hex).node_at(side), ..*who };
    if !lookout.is_trapped() && below.node != who.node && Lookout::of(state, &below).is_trapped() {
        return -1_000;
    }
    let icons = if state.aside.is_empty() { 85 } else { 57 };
    let find = BEST_OF[state.n_inside() as usize] * icons / 100;
    let cheap = if state.mp == 1 { 60 } else { 0 };
    if lookout.hunts(state, who) {
        60 + find / 2 + cheap
    } else if lookout.is_trapped() {
        300
    } else {
        -1_500
    }
}
