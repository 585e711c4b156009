//! `karst arena`: tournaments as people play them.

use std::fs;
use std::path::PathBuf;

use crate::{karst, scratch};

/// A folder that is not there yet.
fn folder(name: &str) -> PathBuf {
    let path = scratch(name);
    let _ = fs::remove_dir_all(&path);
    path
}

#[test]
fn a_tournament_leaves_tables_a_report_and_a_fingerprint() {
    let out = folder("arena-first");
    let line =
        format!("arena cave-troll --bots steady,random --games 10 --seed 4 --threads 2 --out '{}'", out.display());
    let told = karst(&line).ok();
    for words in ["10 games", "Cave Troll", "steady", "Elo", "first", "fingerprint", "report.html", "seats.parquet"] {
        assert!(told.contains(words), "{words}: {told}");
    }
    for file in ["tournament.json", "games.jsonl", "seats.csv", "things.csv", "things.parquet", "report.html"] {
        assert!(out.join(file).exists(), "{file}");
    }
    // Everything is there already: the same words tell the same again.
    assert_eq!(karst(&line).ok(), told);
    let again = karst(&format!("arena resume '{}' --json", out.display())).json();
    assert_eq!((&again["played"], &again["seed"]), (&10.into(), &4.into()));
    assert!(told.contains(again["fingerprint"].as_str().unwrap()));
    karst(&line.replace("--seed 4", "--seed 5")).refused(2, "holds another tournament (seed 5 instead of 4)");
}

#[test]
fn parts_are_merged_into_the_whole() {
    let [whole, one, other, both] = ["whole", "one", "other", "both"].map(|name| folder(&format!("arena-{name}")));
    let play = |part: &str, out: &PathBuf| {
        let line = "arena casadh --seats steady,random --setup 'players 2' --games 8 --json";
        karst(&format!("{line} {part} --out '{}'", out.display())).json()["fingerprint"].clone()
    };
    let fingerprint = play("", &whole);
    assert_ne!(play("--part 0..3", &one), fingerprint);
    play("--part 3..8", &other);
    let [one, other] = [one, other].map(|path| path.display().to_string());
    let merged = karst(&format!("arena report '{one}' '{other}' --out '{}' --json", both.display())).json();
    assert_eq!((&merged["fingerprint"], &merged["played"]), (&fingerprint, &8.into()));
    let things = |path: &PathBuf| fs::read(path.join("things.csv")).unwrap();
    assert_eq!(things(&whole), things(&both));
    karst(&format!("arena report '{one}' '{other}'")).refused(2, "Say with --out where");
}

#[test]
fn what_makes_no_tournament_is_refused() {
    karst("arena").refused(2, "required");
    karst("arena chess").refused(2, "`chess` is not a game");
    karst("arena cave-troll --part 5..3").refused(2, "`5..3` is not a part of the games such as 100..200");
    karst("arena cave-troll --games 10 --part 5..30").refused(2, "There are 10 games of every pairing");
    karst("arena cave-troll --seats steady --setup 'players 2'").refused(2, "The setup has 2 seats, and 1 bots");
    karst("arena --preset strength --bots steady").refused(2, "The preset strength has its own bots");
    karst("arena --preset strange").refused(2, "`strange` is not a preset (strength, balance)");
    karst(&format!("arena resume '{}'", folder("arena-none").display())).refused(2, "There is no tournament in");
}
