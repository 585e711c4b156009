//! Positions and actions as numbers.

use skulldug::{HouseRule, Mode, Setup, Shuffle, Skulldug};

/// ARCHITECTURE law 7.
#[test]
fn numbers_tell_no_more_than_a_view() {
    let mut setups = Vec::new();
    for (mode, players) in [
        (Mode::FreeForAll, 3),
        (Mode::FreeForAll, 4),
        (Mode::FreeForAll, 5),
        (Mode::Duel, 2),
        (Mode::Team, 4),
        (Mode::Team, 6),
        (Mode::SoloEasy, 1),
        (Mode::SoloNormal, 1),
        (Mode::SoloHard, 1),
    ] {
        setups.push(Setup::new(mode, players));
        setups.push(Setup { fortune: Shuffle::Plain, table: 9, ..Setup::new(mode, players).with_sets().capped(60) });
    }
    let house = [HouseRule::KeepSoulbondInSolo].into_iter().collect();
    setups.push(Setup { house, ..Setup::new(Mode::SoloHard, 1) });
    testkit::check_features::<Skulldug>(&setups);
}
