//! Skulldug!'s tests, mirroring `src/rules/`. Every scenario names its rules.

mod armour;
mod backup;
mod beginnings;
mod cards;
mod chains;
mod chambers;
mod choices;
mod consumables;
mod content;
mod curses;
mod dashing;
mod deaths;
mod destroying;
mod dust;
mod encounters;
mod ending;
mod fighting;
mod fleeing;
mod floors;
mod gadgets;
mod ghost_hands;
mod ghosts;
mod haunting;
mod hazards;
mod injuries;
mod interludes;
mod items;
mod languages;
mod laws;
mod lurkers;
mod mediums;
mod monsters;
mod moving;
mod nesting;
mod opinions;
mod pairs;
mod partners;
mod passages;
mod perft;
mod places;
mod playthroughs;
mod poltergeists;
mod records;
mod setup;
mod shields;
mod sight;
mod sliding;
mod solo;
mod stone;
mod tables;
mod team;
mod throwing;
mod tools;
mod traps;
mod treasures;
mod view;
mod winning;

use ::skulldug::{Skulldug, State, invariants};
use expect_test::Expect;
use kernel::{Drawn, Game, Illegal, Step};

/// The one place that touches the API. A picture must be of a table that could be, not only of one that can be read.
#[track_caller]
fn check(scenario: &str, expect: Expect) {
    let (state, _) = drawn(scenario);
    invariants::check(&state).unwrap_or_else(|fault| panic!("the picture: {fault}"));
    expect.assert_eq(&testkit::play::<Skulldug>(scenario));
}

/// The table after a scenario's steps, for what its log does not tell.
#[track_caller]
fn table(scenario: &str) -> State {
    let (mut state, script) = drawn(scenario);
    let is_step = |line: &&&str| !line.contains('?') && !line.starts_with("show ");
    for line in script.iter().filter(is_step) {
        let step: Step<Skulldug> = line.parse().unwrap();
        Skulldug::apply(&mut state, step, &mut ()).unwrap_or_else(|no| panic!("`{line}`: {no}"));
    }
    state
}

/// Why a step is refused after a scenario, for what a script cannot say: that chance decides, and what chance cannot.
#[track_caller]
fn refusal(scenario: &str, step: &str) -> String {
    let mut state = table(scenario);
    match Skulldug::apply(&mut state, step.parse().unwrap(), &mut ()) {
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
        Some(setup) => Skulldug::start(&setup.parse().unwrap()).unwrap(),
        None => Skulldug::read(&picture.join("\n")).unwrap(),
    };
    (state, lines.filter(|line| !line.is_empty()).collect())
}
