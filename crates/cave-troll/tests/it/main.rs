//! Cave Troll's tests, mirroring `src/rules/`. Every scenario names its rules.

mod content;
mod laws;
mod perft;
mod playthroughs;
mod records;

use expect_test::Expect;

/// The one place that touches the API.
#[track_caller]
#[allow(dead_code)]
fn check(scenario: &str, expect: Expect) {
    expect.assert_eq(&testkit::play::<cave_troll::CaveTroll>(scenario));
}
