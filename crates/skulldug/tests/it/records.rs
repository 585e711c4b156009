//! `.karst` files: read step by step, refused with the line, the step and the rule.

use expect_test::expect;
use kernel::{Game, Record};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use skulldug::{Mode, Setup, Skulldug};

fn a_game() -> String {
    let mut rng = ChaCha8Rng::seed_from_u64(55);
    let mut record = Record::<Skulldug>::new(Setup::new(Mode::Team, 6).capped(20));
    record.notes.push(("seat A".into(), "Anna".into()));
    let mut state = Skulldug::start(&record.setup).unwrap();
    while let Some(step) = testkit::by_verb::<Skulldug>(&state, &mut rng, &mut Vec::new()) {
        Skulldug::apply(&mut state, step, &mut ()).unwrap();
        record.steps.push(step);
    }
    record.to_string()
}

fn broken(text: &str) -> String {
    Record::<Skulldug>::read(text).err().expect("the record is broken").to_string()
}

#[test]
fn a_record_is_the_same_after_reading_and_writing() {
    let text = a_game();
    let record = Record::<Skulldug>::read(&text).unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(record.note("seat A"), Some("Anna"));
}

#[test]
fn a_step_against_the_rules_is_refused_with_line_step_and_rule() {
    let start = "karst 1\ngame skulldug 1\nsetup players 2, mode duel\n\nA: be silk-moreau\n";
    expect!["line 6, step 2, SK-SETUP-02: silk-moreau is taken; choose another explorer"]
        .assert_eq(&broken(&format!("{start}B: be silk-moreau\n")));
    expect!["line 6, step 2, SK-TURN-02: it is not A's turn to decide"]
        .assert_eq(&broken(&format!("{start}A: be little-otto\n")));
    expect!["line 7, step 3, SK-SETUP-06: chance has to decide first"]
        .assert_eq(&broken(&format!("{start}B: be little-otto\nA: play\n")));
    expect!["line 6, step 2: `fly` is not an action such as `move north` or `throw boomerang B`"]
        .assert_eq(&broken(&format!("{start}B: fly\n")));
}

#[test]
fn a_header_that_is_not_ours_is_refused() {
    expect!["line 2: this record is of `chess 1`, these are the rules of `skulldug 1`"]
        .assert_eq(&broken("karst 1\ngame chess 1"));
    expect!["line 3: a duel is for 2 players, not 9 (SK-GOAL-03)"]
        .assert_eq(&broken("karst 1\ngame skulldug 1\nsetup players 9, mode duel"));
}

#[test]
fn setups_are_read_as_they_are_written() {
    let read = |text: &str| text.parse::<Setup>().unwrap().to_string();
    expect!["players 2, mode duel"].assert_eq(&read("players 2"));
    expect!["players 1, mode solo-normal"].assert_eq(&read("players 1"));
    let full =
        "players 1, mode solo-hard, gear suggested, fortune plain, table 9, cap 400, house keep-soulbond-in-solo";
    assert_eq!(read(full), full);
}
