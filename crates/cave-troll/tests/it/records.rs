//! `.karst` files: read step by step, refused with the line, the step and the rule.

use cave_troll::{CaveTroll, Setup};
use expect_test::expect;
use kernel::{Game, Record};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

fn a_game() -> String {
    let mut rng = ChaCha8Rng::seed_from_u64(55);
    let mut record = Record::<CaveTroll>::new(Setup::half(3));
    record.notes.push(("seat A".into(), "Anna".into()));
    record.notes.push(("played".into(), "by a test: on a rainy day".into()));
    let mut state = CaveTroll::start(&record.setup).unwrap();
    while let Some(step) = testkit::by_verb::<CaveTroll>(&state, &mut rng, &mut Vec::new()) {
        CaveTroll::apply(&mut state, step, &mut ()).unwrap();
        record.steps.push(step);
    }
    record.to_string()
}

fn broken(text: &str) -> String {
    Record::<CaveTroll>::read(text).err().expect("the record is broken").to_string()
}

#[test]
fn a_record_is_the_same_after_reading_and_writing() {
    let text = a_game();
    let record = Record::<CaveTroll>::read(&text).unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(record.note("seat A"), Some("Anna"));
}

#[test]
fn comments_and_blank_lines_are_passed_over() {
    let text = a_game().replace("\nchance:", "   # drawn from the bag\n\n  chance:");
    assert_eq!(Record::<CaveTroll>::read(&text).unwrap().to_string(), a_game());
}

#[test]
fn a_step_against_the_rules_is_refused_with_line_step_and_rule() {
    let start = "karst 1\ngame cave-troll 1\nsetup players 2, set original\n\nchance: A starts\nchance: A is dealt knight\nchance: B is dealt orc\n";
    expect!["line 8, step 4, CT-DRAW-03: you play a card only after drawing one; draw first"]
        .assert_eq(&broken(&format!("{start}A: play knight\n")));
    expect!["line 8, step 4, CT-TURN-01: it is not B's turn to decide"]
        .assert_eq(&broken(&format!("{start}B: draw\n")));
    expect!["line 9, step 5, CT-SETUP-08: knight is not in that deck"]
        .assert_eq(&broken(&format!("{start}A: draw\nchance: draws knight\n")));
    expect!["line 8, step 4: `fly` is not an action such as `draw` or `move thief E3 R01`"]
        .assert_eq(&broken(&format!("{start}A: fly\n")));
}

#[test]
fn a_header_that_is_not_ours_is_refused() {
    expect!["line 1: expected `karst …`, found `hello`"].assert_eq(&broken("hello"));
    expect!["line 1: this is record format 2; this program reads format 1"].assert_eq(&broken("karst 2"));
    expect!["line 2: this record is of `chess 1`, these are the rules of `cave-troll 1`"]
        .assert_eq(&broken("karst 1\ngame chess 1"));
    expect!["line 3: Cave Troll is for 2 to 4 players, not 9 (CT-SETUP-01)"]
        .assert_eq(&broken("karst 1\ngame cave-troll 1\nsetup players 9, set original"));
    expect!["line 1: the file ends before `karst …`"].assert_eq(&broken(""));
}

#[test]
fn no_name_can_break_a_record() {
    let mut record = Record::<CaveTroll>::new(Setup::original(2));
    record.notes.push(("seat A".into(), "Anna #1\nB: draw".into()));
    let again = Record::<CaveTroll>::read(&record.to_string()).unwrap();
    assert_eq!(again.note("seat A"), Some("Anna 1 B: draw"));
}
