//! Cave Troll's tests, mirroring `src/rules/`. Every scenario names its rules.

mod abilities;
mod artifacts;
mod cave_troll;
mod content;
mod draw;
mod entering;
mod features;
mod languages;
mod laws;
mod moving;
mod perft;
mod playthroughs;
mod rampage;
mod records;
mod scoring;
mod setup;
mod turn;
mod view;
mod wraith;

use ::cave_troll::{CaveTroll, State, invariants};
use expect_test::Expect;

/// A scenario comes out as told; every test of a rule goes through here.
#[track_caller]
fn check(scenario: &str, expect: Expect) {
    testkit::check::<CaveTroll>(scenario, invariants::check, expect);
}

#[track_caller]
fn table(scenario: &str) -> State {
    testkit::table::<CaveTroll>(scenario)
}

#[track_caller]
fn refusal(scenario: &str, step: &str) -> String {
    testkit::refusal::<CaveTroll>(scenario, step)
}
