//! Whole games, as text: `UPDATE_EXPECT=1` writes them anew; read the diff before committing it.

use casadh::{Casadh, HouseRule, Setup};
use expect_test::expect_file;

#[test]
fn one_plays_for_the_score() {
    let text = testkit::playthrough::<Casadh>(&Setup::new(1), 3);
    expect_file!["../playthroughs/alone.txt"].assert_eq(&text);
}

#[test]
fn two_play_by_the_ledger() {
    let text = testkit::playthrough::<Casadh>(&Setup::new(2), 8);
    expect_file!["../playthroughs/two.txt"].assert_eq(&text);
}

#[test]
fn three_play_with_every_house_rule() {
    let setup = Setup::new(3).with_house(HouseRule::ALL.iter().copied());
    let text = testkit::playthrough::<Casadh>(&setup, 23);
    expect_file!["../playthroughs/house-rules.txt"].assert_eq(&text);
}
