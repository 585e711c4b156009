//! `.karst` files: read step by step, refused with the line, the step and the rule.

use cave_pilot::{CavePilot, Setup};
use expect_test::expect;
use kernel::{Game, Record};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

fn a_game() -> String {
    let mut rng = ChaCha8Rng::seed_from_u64(55);
    let setup: Setup = "competitive, players 3, deck medium 8, house easy-mode".parse().unwrap();
    let mut record = Record::<CavePilot>::new(setup);
    record.notes.push(("seat A".into(), "Helen".into()));
    record.notes.push(("played".into(), "by a test: on a rainy day".into()));
    let mut state = CavePilot::start(&record.setup).unwrap();
    while let Some(step) = testkit::by_verb::<CavePilot>(&state, &mut rng, &mut Vec::new()) {
        CavePilot::apply(&mut state, step, &mut ()).unwrap();
        record.steps.push(step);
    }
    record.to_string()
}

fn broken(text: &str) -> String {
    Record::<CavePilot>::read(text).err().expect("the record is broken").to_string()
}

#[test]
fn a_record_is_the_same_after_reading_and_writing() {
    let text = a_game();
    let record = Record::<CavePilot>::read(&text).unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(record.note("seat A"), Some("Helen"));
}

#[test]
fn comments_and_blank_lines_are_passed_over() {
    let text = a_game().replace("\nchance:", "   # the die rolled under the table\n\n  chance:");
    assert_eq!(Record::<CavePilot>::read(&text).unwrap().to_string(), a_game());
}

#[test]
fn a_step_against_the_rules_is_refused_with_line_step_and_rule() {
    let start = "karst 1\ngame cave-pilot 2\nsetup solo, players 1, deck short\n\n\
        chance: cave Y12\nchance: cave Y27\nchance: cave O11\nchance: cave O22\n\
        chance: shop U-SH1\nchance: shop U-SH2\nchance: shop U-SH3\n\
        chance: shop U-MA1\nchance: shop U-MA2\nchance: shop U-MA3\nchance: finds k3\n";
    expect![
        "line 16, step 12, CP-PLACE-03: F2 touches no card; place yours in column 1, or left, right, above or below another card"
    ]
    .assert_eq(&broken(&format!("{start}A: place Y12 F2\n")));
    expect!["line 16, step 12, CP-TURN-02: place a Cave card first"].assert_eq(&broken(&format!("{start}A: land\n")));
    expect!["line 16, step 12, CP-TURN-06: it is not B's turn to decide"]
        .assert_eq(&broken(&format!("{start}B: pass\n")));
    expect!["line 15, step 11, CP-TURN-02: chance has nothing of that kind to decide now"]
        .assert_eq(&broken(&start.replace("finds k3", "cave Y13")));
    expect!["line 16, step 12: `fall` is not an action such as `move C4` or `place Y12 F1`"]
        .assert_eq(&broken(&format!("{start}A: fall\n")));
}

#[test]
fn a_header_that_is_not_ours_is_refused() {
    expect!["line 2: this record is of `chess 1`, these are the rules of `cave-pilot 2`"]
        .assert_eq(&broken("karst 1\ngame chess 1"));
    expect!["line 3: a free-for-all is for 2 to 4 players, not 9 (CP-GEN-01)"]
        .assert_eq(&broken("karst 1\ngame cave-pilot 2\nsetup competitive, players 9, deck easy 8"));
}
