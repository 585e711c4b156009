//! Whole games, as text: `UPDATE_EXPECT=1` writes them anew; read the diff before committing it.

use expect_test::expect_file;
use skulldug::{Mode, Setup, Skulldug};

/// Short games, so that they can be read.
const CAP: u16 = 4;

#[test]
fn three_play_free_for_all_with_suggested_sets() {
    let text = testkit::playthrough::<Skulldug>(&Setup::new(Mode::FreeForAll, 3).with_sets().capped(CAP), 1);
    expect_file!["../playthroughs/free-for-all-3.txt"].assert_eq(&text);
}

#[test]
fn two_duel_after_a_draft() {
    let text = testkit::playthrough::<Skulldug>(&Setup::new(Mode::Duel, 2).capped(CAP), 2);
    expect_file!["../playthroughs/duel-2.txt"].assert_eq(&text);
}

#[test]
fn two_teams_play() {
    let text = testkit::playthrough::<Skulldug>(&Setup::new(Mode::Team, 4).capped(CAP), 3);
    expect_file!["../playthroughs/team-4.txt"].assert_eq(&text);
}

#[test]
fn one_plays_against_ghosts() {
    let text = testkit::playthrough::<Skulldug>(&Setup::new(Mode::SoloHard, 1).with_sets().capped(4 * CAP), 7);
    expect_file!["../playthroughs/solo-hard.txt"].assert_eq(&text);
}
