//! `karst play`, through a pipe.

use crate::{karst, karst_reading, scratch};

#[test]
fn a_person_plays_a_game_to_its_end_and_the_dice_were_honest() {
    let file = scratch("person.karst");
    let line = format!("play cave-troll --seat me=Anna,steady --seed 3 --record '{}'", file.display());
    // The first offer is to end the turn; in the middle of an action it is something to do.
    let told = karst_reading(&line, &"1\n".repeat(600)).ok();
    assert!(told.contains("Your turn: 1 action left."), "{told}");
    assert!(told.trim_end().ends_with("wins."), "{told}");
    karst(&format!("verify '{}'", file.display())).ok();
    assert!(std::fs::read_to_string(&file).unwrap().contains("seat A Anna\n"));
}

#[test]
fn bots_play_by_themselves_and_one_seed_gives_one_game() {
    let game = || karst("play cave-troll --seat steady,random,random --setup 'players 3, set half' --seed 8").ok();
    let told = game();
    assert!(told.trim_end().ends_with("wins.") || told.contains("share the victory"), "{told}");
    assert_eq!(told, game());
}

#[test]
fn everything_that_may_be_typed_is_answered() {
    let file = scratch("saved.karst");
    let input = format!(
        "?\nwhy draw\nwhy move thief E3 R01\nwhy dance\nmove thief E3 R01\ndance\n99\n0\n\nrules dwarf doubles\nrules\n\
         rules xylophone\ncan\nodds 1\nodds 2\nodds dance\nsince\nhush\nhear\nboard\nlook\nlook R14\nlook the moon\nnear\nhand\nlast\nlog\nundo\nsave\nsave {}\nsave /nowhere/x\ndraw\nquit\n",
        file.display()
    );
    let told = karst_reading("play --seed 3", &input).ok();
    for answer in [
        "why ACTION",
        "You may do that.",
        "You have no Thief in Southeast Stair. (CT-TERM-11)",
        "A player moves and uses only figures of his own colour",
        "`dance` is not an action",
        "Choose an offer from 1 to 2.",
        "CT-HERO-DWARF-01",
        "Give some words: rules dwarf",
        "No rule mentions `xylophone`.",
        "Draw a card and play one of your two, for 1 action.",
        "Not now:",
        "You have no Adventurer in Northwest Stair. (CT-TERM-11)",
        "No dice or cards are involved.",
        "1 in 2  You draw an adventurer.",
        "Give an offer from 1 to 2, or an action: odds 1",
        "Nobody else has done anything since your last turn.",
        "You have to decide this; only optional offers can be hushed.",
        "You have not hushed that.",
        "You hold ",
        "You have 0 gold",
        "  Exit ",
        "There is no place called `the moon`.",
        "since your last action.",
        "Give a file name: save game.karst",
        "Saved to ",
        "`/nowhere/x` cannot be written",
        "You leave the table. The game is not over.",
    ] {
        assert!(told.contains(answer), "{answer}\n{told}");
    }
    karst(&format!("verify '{}'", file.display())).ok();
}

#[test]
fn the_end_of_input_is_no_failure() {
    let told = karst_reading("play --seed 3", "draw\n").ok();
    assert!(told.ends_with("The input has ended.\nYou leave the table. The game is not over.\n"), "{told}");
}

#[test]
fn people_at_one_screen_pass_the_device_and_may_take_back() {
    // Whoever begins ends the turn; the other one, asked next, takes that back for them.
    let told = karst_reading("play --seat me=Anna,me=Ben --seed 3", "\nend turn\n\nundo\n\nquit\n").ok();
    let passes: Vec<_> = told.lines().filter_map(|line| line.strip_prefix("Pass the device to ")).collect();
    assert_eq!(passes, ["Anna.", "Ben.", "Anna."], "{told}");
    assert!(told.contains("Taken back."), "{told}");
    // Between the two passes to Anna nothing shows her card.
    let for_ben = told.split("Pass the device to ").nth(2).unwrap();
    assert!(for_ben.starts_with("Ben.") && for_ben.matches("hand:").count() == 1, "{for_ben}");
}

#[test]
fn a_table_that_makes_no_sense_is_refused() {
    karst("play chess").refused(2, "`chess` is not a game (cave-troll, skulldug, casadh, cave-pilot)");
    karst("play --seat you,me").refused(2, "is not somebody who could sit there");
    karst("play --seat me").refused(2, "Cave Troll is for 2 to 4 players, not 1 (CT-SETUP-01).");
    karst("play --seat me,steady --setup 'players 4'")
        .refused(2, "The setup has 4 seats, and 2 are named with --seat.");
    karst("play --setup 'set original'").refused(2, "is not a setup with `players N`");
    karst("play --seat steady,steady --record /nowhere/x").refused(1, "`/nowhere/x` cannot be written");
}

#[test]
fn without_seats_there_is_a_bot_to_play_against_in_every_game() {
    for game in catalog::GameId::ALL {
        let steady = bots::company(*game, bots::Level::Steady)[0];
        let told = karst_reading(&format!("play {game} --seed 3"), "board\nquit\n").ok();
        assert!(told.contains("A Player A (you)") && told.contains(&format!("B {steady}")), "{told}");
        assert!(told.contains("You leave the table."), "{told}");
    }
}

/// Resigning is no number in the list; whoever types it is asked once more, and anything but a yes is a no.
#[test]
fn giving_up_is_no_plain_choice_and_asks_once_more() {
    let told = karst_reading("play skulldug --seat me,steady --seed 3", "1\n1\nresign\nno\nresign\nyes\nquit\n").ok();
    assert!(!told.contains("  resign\n"), "it stands in no list: {told}");
    assert_eq!(told.matches("Resign? Type yes").count(), 2, "{told}");
    assert_eq!(told.matches("You resign and wait for backup.").count(), 1, "{told}");
}
