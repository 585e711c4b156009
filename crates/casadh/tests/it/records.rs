//! `.karst` files: read step by step, refused with the line, the step and the rule.

use casadh::{Casadh, HouseRule, Setup};
use expect_test::expect;
use kernel::{Game, Record};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

fn a_game() -> String {
    let mut rng = ChaCha8Rng::seed_from_u64(55);
    let mut record = Record::<Casadh>::new(Setup::new(3).with_house([HouseRule::DeadLeaveBelongings]));
    record.notes.push(("seat A".into(), "Anna".into()));
    let mut state = Casadh::start(&record.setup).unwrap();
    while let Some(step) = testkit::by_verb::<Casadh>(&state, &mut rng, &mut Vec::new()) {
        Casadh::apply(&mut state, step, &mut ()).unwrap();
        record.steps.push(step);
    }
    record.to_string()
}

fn broken(text: &str) -> String {
    Record::<Casadh>::read(text).err().expect("the record is broken").to_string()
}

#[test]
fn a_record_is_the_same_after_reading_and_writing() {
    let text = a_game();
    let record = Record::<Casadh>::read(&text).unwrap();
    assert_eq!(record.to_string(), text);
    assert_eq!(record.note("seat A"), Some("Anna"));
}

#[test]
fn comments_and_blank_lines_are_passed_over() {
    let text = a_game().replace("\nchance:", "   # drawn from the bag\n\n  chance:");
    assert_eq!(Record::<Casadh>::read(&text).unwrap().to_string(), a_game());
}

#[test]
fn a_step_against_the_rules_is_refused_with_line_step_and_rule() {
    let start = "karst 1\ngame casadh 1\nsetup players 1\n\nchance: surface 3\nchance: surface 4\nchance: A starts\n";
    expect!["line 8, step 4, CC-MOVE-01: nothing has been explored E of you; explore there instead"]
        .assert_eq(&broken(&format!("{start}A: move E\n")));
    expect!["line 8, step 4, CC-TURN-01: it is not B's turn to decide"]
        .assert_eq(&broken(&format!("{start}B: leave\n")));
    expect!["line 9, step 5, CC-MODEL-12: L2-01 is not there to be drawn"]
        .assert_eq(&broken(&format!("{start}A: explore E\nchance: hex L2-01\n")));
    expect!["line 9, step 5, CC-TURN-06: chance has to decide first"]
        .assert_eq(&broken(&format!("{start}A: explore E\nA: rotate 0\n")));
    expect!["line 8, step 4, CC-TURN-06: chance has nothing of that kind to decide now"]
        .assert_eq(&broken(&format!("{start}chance: roll 3\n")));
    expect!["line 8, step 4: `fly` is not an action such as `move E` or `explore NE`"]
        .assert_eq(&broken(&format!("{start}A: fly\n")));
}

#[test]
fn a_header_that_is_not_ours_is_refused() {
    expect!["line 2: this record is of `chess 1`, these are the rules of `casadh 1`"]
        .assert_eq(&broken("karst 1\ngame chess 1"));
    expect!["line 3: The Caves of Casadh is for 1 to 6 players, not 9 (CC-R-01)"]
        .assert_eq(&broken("karst 1\ngame casadh 1\nsetup players 9"));
    expect!["line 3: `open-hands` is not a house rule"]
        .assert_eq(&broken("karst 1\ngame casadh 1\nsetup players 2, house open-hands"));
}
