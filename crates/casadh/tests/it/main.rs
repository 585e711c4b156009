//! The Caves of Casadh's tests, mirroring `src/rules/`. Every scenario names its rules.

mod chance;
mod content;
mod dynamite;
mod ending;
mod explore;
mod features;
mod grues;
mod hazards;
mod items;
mod languages;
mod laws;
mod leaving;
mod misfortunes;
mod moving;
mod perft;
mod playthroughs;
mod records;
mod setup;
mod surface;
mod treasure;
mod turn;
mod view;

use ::casadh::{Casadh, State, invariants};
use expect_test::Expect;

/// A scenario comes out as told; every test of a rule goes through here.
#[track_caller]
fn check(scenario: &str, expect: Expect) {
    testkit::check::<Casadh>(scenario, invariants::check, expect);
}

#[track_caller]
fn table(scenario: &str) -> State {
    testkit::table::<Casadh>(scenario)
}

#[track_caller]
fn refusal(scenario: &str, step: &str) -> String {
    testkit::refusal::<Casadh>(scenario, step)
}
