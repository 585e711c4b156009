//! Whole games, as text: `UPDATE_EXPECT=1` writes them anew; read the diff before committing it.

use cave_pilot::CavePilot;
use expect_test::{ExpectFile, expect_file};

#[track_caller]
fn written(setup: &str, seed: u64, file: ExpectFile) {
    file.assert_eq(&testkit::playthrough::<CavePilot>(&setup.parse().unwrap(), seed));
}

#[test]
fn two_fly_a_short_cave() {
    written("competitive, players 2, deck easy 8", 49, expect_file!["../playthroughs/competitive-2.txt"]);
}

#[test]
fn four_fly_an_extended_cave() {
    written("competitive, players 4, deck hard 16", 2, expect_file!["../playthroughs/competitive-4.txt"]);
}

#[test]
fn three_fly_the_tutorial_in_easy_mode() {
    written("tutorial, players 3, house easy-mode", 85, expect_file!["../playthroughs/tutorial-3.txt"]);
}

#[test]
fn two_teams_fly_an_expert_cave() {
    written("team, players 4, deck expert 12", 424, expect_file!["../playthroughs/team-4.txt"]);
}

#[test]
fn three_carry_the_night_mail() {
    written("night-mail, players 3", 2752, expect_file!["../playthroughs/night-mail-3.txt"]);
}

#[test]
fn three_purge_the_brood() {
    written("purge, players 3", 1910, expect_file!["../playthroughs/purge-3.txt"]);
}

#[test]
fn three_flee_from_the_rising_water() {
    written("rising-water, players 3", 1145, expect_file!["../playthroughs/rising-water-3.txt"]);
}

#[test]
fn one_flies_alone() {
    written("solo, players 1, deck short", 1094, expect_file!["../playthroughs/solo-1.txt"]);
}
