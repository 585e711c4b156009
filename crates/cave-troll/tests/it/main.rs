//! Cave Troll's tests, mirroring `src/rules/`. Every scenario names its rules.

mod abilities;
mod actions;
mod artifacts;
mod berserker;
mod cave_troll;
mod chains;
mod content;
mod crowding;
mod draw;
mod ending;
mod entering;
mod finding;
mod flight;
mod heroes;
mod house_rules;
mod knight;
mod languages;
mod laws;
mod mixed_sets;
mod moving;
mod orc;
mod paladin;
mod perft;
mod playthroughs;
mod rampage;
mod rampaging_troll;
mod records;
mod room_gold;
mod safety_stop;
mod scoring;
mod scoring_pile;
mod setup;
mod siren;
mod slayer;
mod treasure;
mod turn;
mod view;
mod walking;
mod wraith;
mod wraith_bounds;

use ::cave_troll::{CaveTroll, State, invariants};
use expect_test::Expect;
use kernel::{Drawn, Game, Illegal, Step};

/// The one place that touches the API. A picture must be of a table that could be, not only of one that can be read.
#[track_caller]
fn check(scenario: &str, expect: Expect) {
    let (state, _) = drawn(scenario);
    invariants::check(&state).unwrap_or_else(|fault| panic!("the picture: {fault}"));
    expect.assert_eq(&testkit::play::<CaveTroll>(scenario));
}

/// The table after a scenario's steps, for what its log does not tell: what each seat sees, which miniature is where.
#[track_caller]
fn table(scenario: &str) -> State {
    let (mut state, script) = drawn(scenario);
    let is_step = |line: &&&str| !line.contains('?') && !line.starts_with("show ");
    for line in script.iter().filter(is_step) {
        let step: Step<CaveTroll> = line.parse().unwrap();
        CaveTroll::apply(&mut state, step, &mut ()).unwrap_or_else(|no| panic!("`{line}`: {no}"));
    }
    state
}

/// Why a step is refused after a scenario, for what a script cannot say: that chance decides, and what chance cannot.
#[track_caller]
fn refusal(scenario: &str, step: &str) -> String {
    let mut state = table(scenario);
    match CaveTroll::apply(&mut state, step.parse().unwrap(), &mut ()) {
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
        Some(setup) => CaveTroll::start(&setup.parse().unwrap()).unwrap(),
        None => CaveTroll::read(&picture.join("\n")).unwrap(),
    };
    (state, lines.filter(|line| !line.is_empty()).collect())
}
