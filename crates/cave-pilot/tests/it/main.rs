//! Cave Pilot 55's tests, mirroring `src/rules/`. Every scenario names its rules.

mod aftermath;
mod building;
mod cards;
mod content;
mod corners;
mod crashes;
mod damage;
mod deals;
mod decks;
mod dice;
mod ends;
mod entrance;
mod examples;
mod exploring;
mod figures;
mod flying;
mod gadgets;
mod handling;
mod hazards;
mod hits;
mod languages;
mod laws;
mod leaping;
mod missiles;
mod moving;
mod others;
mod perft;
mod placing;
mod playthroughs;
mod purge;
mod ranged;
mod reach;
mod reactions;
mod records;
mod refusals;
mod scoring;
mod setup;
mod shooting;
mod shop;
mod shopping;
mod solo;
mod special;
mod standing;
mod stores;
mod tanks;
mod teams;
mod thrown;
mod together;
mod turns;
mod upgrading;
mod view;
mod water;
mod wind;
mod windows;

use cave_pilot::{CavePilot, State, invariants};
use expect_test::Expect;
use kernel::{Drawn, Game, Illegal, Step};

/// The one place that touches the API. A picture must be of a table that could be, not only of one that can be read.
#[track_caller]
fn check(scenario: &str, expect: Expect) {
    let (state, _) = drawn(scenario);
    invariants::check(&state).unwrap_or_else(|fault| panic!("the picture: {fault}"));
    expect.assert_eq(&testkit::play::<CavePilot>(scenario));
}

/// The table after a scenario's steps, for what its log does not tell: what each seat sees, what a pile holds.
#[track_caller]
fn table(scenario: &str) -> State {
    let (mut state, script) = drawn(scenario);
    let is_step = |line: &&&str| !line.contains('?') && !line.starts_with("show ");
    for line in script.iter().filter(is_step) {
        let step: Step<CavePilot> = line.parse().unwrap();
        CavePilot::apply(&mut state, step, &mut ()).unwrap_or_else(|no| panic!("`{line}`: {no}"));
    }
    state
}

/// Why a step is refused after a scenario, for what a script cannot say: that chance decides, and what chance cannot.
#[track_caller]
#[allow(dead_code, reason = "scenario files use it")]
fn refusal(scenario: &str, step: &str) -> String {
    let mut state = table(scenario);
    match CavePilot::apply(&mut state, step.parse().unwrap(), &mut ()) {
        Ok(()) => "accepted".into(),
        Err(no) => format!("refused {}: {no}", no.rule()),
    }
}

/// The table of a scenario before its script, and the script's lines.
#[track_caller]
fn drawn(scenario: &str) -> (State, Vec<&str>) {
    let mut lines = scenario.trim().lines().map(str::trim);
    let head = lines.by_ref().take_while(|line| !line.is_empty());
    let picture: Vec<_> = head.filter(|line| !line.starts_with("rule ")).collect();
    let state = match picture.first().and_then(|line| line.strip_prefix("new ")) {
        Some(setup) => CavePilot::start(&setup.parse().unwrap()).unwrap(),
        None => CavePilot::read(&picture.join("\n")).unwrap(),
    };
    (state, lines.filter(|line| !line.is_empty()).collect())
}
