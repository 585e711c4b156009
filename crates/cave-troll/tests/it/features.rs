//! Positions and actions as numbers.

use cave_troll::{CaveTroll, Setup};

/// ARCHITECTURE law 7.
#[test]
fn numbers_tell_no_more_than_a_view() {
    let setups = |players| [Setup::original(players), Setup::alternate(players), Setup::half(players)];
    let setups: Vec<_> = (2..=4).flat_map(setups).collect();
    testkit::check_features::<CaveTroll>(&setups);
}
