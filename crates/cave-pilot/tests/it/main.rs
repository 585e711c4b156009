//! Cave Pilot 55's tests, mirroring `src/rules/`. Every scenario names its rules.

mod content;
mod damage;
mod ending;
mod exploring;
mod extra;
mod features;
mod handling;
mod illegal;
mod languages;
mod laws;
mod missiles;
mod moving;
mod perft;
mod placing;
mod playthroughs;
mod records;
mod scoring;
mod setup;
mod shop;
mod special;
mod teams;
mod turn;
mod upgrading;
mod view;
mod windows;

use cave_pilot::{CavePilot, State, invariants};
use expect_test::Expect;

/// A scenario comes out as told; every test of a rule goes through here.
#[track_caller]
fn check(scenario: &str, expect: Expect) {
    testkit::check::<CavePilot>(scenario, invariants::check, expect);
}

#[track_caller]
fn table(scenario: &str) -> State {
    testkit::table::<CavePilot>(scenario)
}

#[track_caller]
fn refusal(scenario: &str, step: &str) -> String {
    testkit::refusal::<CavePilot>(scenario, step)
}
