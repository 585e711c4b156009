//! The Caves of Casadh's tests, mirroring `src/rules/`. Every scenario names its rules.

mod base_camp;
mod cards;
mod chance;
mod collapse;
mod content;
mod courses;
mod defusing;
mod dynamite;
mod ending;
mod explore;
mod flashlight;
mod flights;
mod grue_moves;
mod grues;
mod guesses;
mod hazards;
mod house_rules;
mod house_treasure;
mod icons;
mod items;
mod languages;
mod lanterns;
mod laws;
mod leaving;
mod losses;
mod map;
mod misfortunes;
mod moving;
mod order;
mod perft;
mod playthroughs;
mod printed;
mod progress;
mod records;
mod rolls;
mod rotations;
mod running_out;
mod safety_stop;
mod secrets;
mod setup;
mod slopes;
mod slots;
mod strikes;
mod surface;
mod treasure;
mod turn;
mod view;
mod water;
mod worlds;

use ::casadh::{Casadh, State, invariants};
use expect_test::Expect;
use kernel::{Drawn, Game, Illegal, Step};

/// The one place that touches the API. A picture must be of a table that could be, not only of one that can be read.
#[track_caller]
fn check(scenario: &str, expect: Expect) {
    let (state, _) = drawn(scenario);
    invariants::check(&state).unwrap_or_else(|fault| panic!("the picture: {fault}"));
    expect.assert_eq(&testkit::play::<Casadh>(scenario));
}

/// The table after a scenario's steps, for what its log does not tell: what each seat sees and knows.
#[track_caller]
fn table(scenario: &str) -> State {
    let (mut state, script) = drawn(scenario);
    let is_step = |line: &&&str| !line.contains('?') && !line.starts_with("show ");
    for line in script.iter().filter(is_step) {
        let step: Step<Casadh> = line.parse().unwrap();
        Casadh::apply(&mut state, step, &mut ()).unwrap_or_else(|no| panic!("`{line}`: {no}"));
    }
    state
}

/// Why a step is refused after a scenario, for what a script cannot say: that chance decides, and what chance cannot.
#[track_caller]
fn refusal(scenario: &str, step: &str) -> String {
    let mut state = table(scenario);
    match Casadh::apply(&mut state, step.parse().unwrap(), &mut ()) {
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
        Some(setup) => Casadh::start(&setup.parse().unwrap()).unwrap(),
        None => Casadh::read(&picture.join("\n")).unwrap(),
    };
    (state, lines.filter(|line| !line.is_empty()).collect())
}
