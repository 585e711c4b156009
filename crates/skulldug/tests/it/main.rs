//! Skulldug!'s tests, mirroring `src/rules/`. Every scenario names its rules.

mod consumables;
mod content;
mod discovery;
mod encounter;
mod equipment;
mod features;
mod fighting;
mod ghosts;
mod health;
mod heuristics;
mod items;
mod languages;
mod laws;
mod moving;
mod perft;
mod places;
mod playthroughs;
mod records;
mod rolls;
mod setup;
mod start;
mod turn;
mod view;
mod windows;

use ::skulldug::{Skulldug, State, invariants};
use expect_test::Expect;

/// A scenario comes out as told; every test of a rule goes through here.
#[track_caller]
fn check(scenario: &str, expect: Expect) {
    testkit::check::<Skulldug>(scenario, invariants::check, expect);
}

#[track_caller]
fn table(scenario: &str) -> State {
    testkit::table::<Skulldug>(scenario)
}

#[track_caller]
fn refusal(scenario: &str, step: &str) -> String {
    testkit::refusal::<Skulldug>(scenario, step)
}
