//! How many lines of play leave a position: an alarm for anything in `legal`.

use cave_troll::{CaveTroll, Setup};
use kernel::{Drawn, Game};
use testkit::perft;

#[test]
fn from_the_start() {
    let count = |setup: Setup, depth| perft::<CaveTroll>(&CaveTroll::start(&setup).unwrap(), depth);
    assert_eq!(
        (1..=4)
            .map(|depth| count(Setup::original(2), depth))
            .collect::<Vec<_>>(),
        [2, 26, 338, 676]
    );
}
