//! `karst sim`, `karst perft` and `karst bench`.

use crate::{karst, scratch};

#[test]
fn one_seed_gives_one_summary_on_any_number_of_threads() {
    let run = |threads: u32| {
        let line =
            format!("sim cave-troll --games 12 --seats greedy,random,random --seed 9 --threads {threads} --json");
        karst(&line).json()
    };
    let summary = run(1);
    assert_eq!(summary, run(3));
    assert_eq!(summary["games"], 12);
    assert_eq!(summary["setup"], "players 3, set original");
    assert_eq!(summary["bots"][0]["name"], "steady");
}

#[test]
fn searching_bots_repeat_themselves_by_iterations() {
    let run = |threads: u32| {
        let line = "sim cave-troll --games 2 --seats master,strong:7 --iterations 5 --seed 3 --json";
        karst(&format!("{line} --threads {threads}")).json()
    };
    let summary = run(1);
    assert_eq!(summary, run(2));
    assert_eq!(summary["bots"][1]["name"], "strong:7");
    karst("sim cave-troll --games 1 --seats strong,steady --think 1ms").ok();
    karst("sim cave-troll --think soon").refused(2, "a time such as 20ms or 1.5s is expected");
    karst("sim cave-troll --think 1s --iterations 9").refused(2, "cannot be used with");
}

#[test]
fn a_summary_for_people_names_bots_and_seats() {
    let told = karst("sim cave-troll --games 6 --seats random,random --setup 'players 2, set half'").ok();
    for words in ["6 games of Cave Troll", "seed 1", "random", "steps in a game:", "won by seat:"] {
        assert!(told.contains(words), "{told}");
    }
}

#[test]
fn a_simulation_that_makes_no_sense_is_refused() {
    karst("sim chess").refused(2, "`chess` is not a game (cave-troll, skulldug, casadh, cave-pilot)");
    karst("sim cave-troll --seats clever,random")
        .refused(2, "`clever` is not a bot (novice, steady, strong, master, random)");
    karst("sim cave-troll --setup 'players many'").refused(2, "`many` is not a number of players");
    karst("sim cave-troll --seats steady").refused(2, "Cave Troll is for 2 to 4 players, not 1 (CT-SETUP-01).");
    karst("sim cave-troll --seats steady,random --setup 'players 3'").refused(2, "The setup has 3 seats");
}

#[test]
fn perft_counts_lines_from_the_start() {
    let counted = karst("perft cave-troll --depth 3 --json").json();
    let lines: Vec<_> = counted["depths"].as_array().unwrap().iter().map(|depth| depth["lines"].as_u64()).collect();
    // Two may start, and thirteen different cards may be dealt to each.
    assert_eq!(lines, [Some(2), Some(2 * 13), Some(2 * 13 * 13)]);
    let told = karst("perft cave-troll --depth 2 --setup 'players 4, set alternate'").ok();
    assert!(told.starts_with("depth  1                    4 lines"), "{told}");
}

#[test]
fn perft_counts_lines_from_a_drawn_position() {
    let picture = scratch("position.txt");
    std::fs::write(&picture, "R14: B.knight\nturn B\n").unwrap();
    let told = karst(&format!("perft cave-troll --depth 1 --position '{}'", picture.display())).ok();
    assert!(told.starts_with("depth  1"), "{told}");

    std::fs::write(&picture, "a dragon\n").unwrap();
    karst(&format!("perft cave-troll --depth 1 --position '{}'", picture.display())).refused(1, "draws no position");
    karst("perft cave-troll --depth 1 --position nowhere.txt").refused(1, "`nowhere.txt` cannot be read");
    karst("perft cave-troll --depth 1 --setup 'players 9'").refused(2, "not 9 (CT-SETUP-01)");
}

#[test]
fn bench_measures_every_table_and_no_allocation() {
    let measured = karst("bench cave-troll --seconds 0.2 --json").json();
    let tables = measured["tables"].as_array().unwrap();
    assert!(measured["chess"]["steps_per_second"]["median"].as_f64().unwrap() > 0.0);
    assert_eq!(tables.len(), 6);
    for table in tables {
        assert_eq!(table["allocations_per_step"], 0.0, "{table}");
        assert!(table["to_chess"]["median"].as_f64().unwrap() > 0.0);
        assert!(table["steps_per_second"]["median"].as_f64().unwrap() > 0.0);
        assert!(table["state_bytes"].as_u64().unwrap() > 0);
    }
}

#[test]
fn bench_measures_the_search() {
    let run =
        |more: &str| karst(&format!("bench cave-troll --search --seconds 0.8 --setup 'players 2, set half'{more}"));
    let measured = run(" --json").json();
    let table = &measured["tables"][0];
    assert!(table["strong_iterations_per_second"]["median"].as_f64().unwrap() > 0.0);
    assert!(table["iterations_per_second"]["median"].as_f64().unwrap() > 0.0);
    assert!(table["bytes_per_iteration"].as_f64().unwrap() > 0.0);
    assert!(table["playout_to_plain"]["median"].as_f64().unwrap() > 0.0);
    assert!(run("").ok().contains("iterations/s"));
}

#[test]
fn bench_for_people_has_a_row_a_table() {
    let told = karst("bench cave-troll --seconds 0.05 --setup 'players 3, set original'").ok();
    assert_eq!(told.lines().count(), 3, "{told}");
    assert!(told.contains("random chess"), "{told}");
    assert!(told.contains("cave-troll, players 3, set original"), "{told}");
    karst("bench cave-troll --seconds 0").refused(2, "a number of seconds");
    karst("bench cave-troll --setup x").refused(2, "`x` is not a setup");
}

#[test]
fn bench_fails_when_a_table_is_slower_than_asked_for() {
    let asked =
        |ratio: &str| format!("bench cave-troll --seconds 0.05 --setup 'players 2, set original' --at-least {ratio}");
    karst(&asked("0.0001")).ok();
    karst(&asked("1000")).refused(1, "steps for a ply of chess");
}
