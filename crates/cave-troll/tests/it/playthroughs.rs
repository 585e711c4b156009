//! Whole games, as text: `UPDATE_EXPECT=1` writes them anew; read the diff before committing it.

use cave_troll::{CaveTroll, HouseRule, Setup};
use expect_test::expect_file;

#[test]
fn two_play_the_original_set() {
    let text = testkit::playthrough::<CaveTroll>(&Setup::original(2), 1);
    expect_file!["../playthroughs/original-2.txt"].assert_eq(&text);
}

#[test]
fn three_play_the_alternate_set() {
    let text = testkit::playthrough::<CaveTroll>(&Setup::alternate(3), 2);
    expect_file!["../playthroughs/alternate-3.txt"].assert_eq(&text);
}

#[test]
fn four_mix_the_sets_with_every_house_rule() {
    let setup = Setup { alternates: vec![0, 127, 0b101_0101, 0b010_1010], ..Setup::original(4) };
    let text = testkit::playthrough::<CaveTroll>(&setup.with_house(HouseRule::ALL.iter().copied()), 3);
    expect_file!["../playthroughs/mixed-4.txt"].assert_eq(&text);
}
