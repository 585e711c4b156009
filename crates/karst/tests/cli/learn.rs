//! `karst learn`, through a pipe.

use lessons::lesson;

use crate::{karst, karst_reading};

/// What somebody types who does all that is wanted.
fn script(game: &str) -> String {
    let lesson = lesson(game.parse().unwrap(), words::Language::English);
    let mut place = lesson.beginning();
    let mut typed = String::new();
    loop {
        let scene = lesson.at(&place).unwrap();
        let chosen = scene.usual();
        typed += scene.beat.wanted.get(chosen).map_or("", String::as_str);
        typed += "\n";
        match lesson.after(&scene.place, chosen) {
            Some(next) => place = next,
            None => return typed,
        }
    }
}

#[test]
fn every_lesson_is_taken_to_its_end() {
    for game in catalog::GameId::ALL {
        let told = karst_reading(&format!("learn {game}"), &script(game.name())).ok();
        assert!(
            told.trim_end().ends_with(&format!("The lesson is over. For a real game: karst play {game}")),
            "{told}"
        );
        assert!(!told.contains('*'), "{told}");
    }
}

#[test]
fn wrong_deeds_are_answered_and_a_lesson_is_left_and_taken_up() {
    let typed = "?\n\nshow\ndraw\nmove adventurer R11 P1\ndance\n99\nlist\nboard\nrules dwarf\nback\nquit\n";
    let told = karst_reading("learn cave-troll --at 1.9", typed).ok();
    for answer in [
        "what the coach wants you to do",
        "Your turn: type what to do, or `show`.",
        "Type: move adventurer R11 R14",
        "the four coins are in the Ember Cave",
        "(CT-ENTER-01)",
        "`dance` is not an action",
        "There are offers 1 to",
        "Move the adventurer from Rope Landing to Ember Cave",
        "CT-HERO-DWARF-01",
        "To continue later: karst learn cave-troll --at 1.8",
    ] {
        assert!(told.contains(answer), "{answer}\n{told}");
    }
    karst("learn cave-troll --at 99.1").refused(2, "no such place");
    karst("learn cave-troll --at here").refused(2, "no place such as 2.5");
    let left = karst("learn skulldug").ok();
    assert!(left.contains("To continue later: karst learn skulldug --at 1.1"), "{left}");
}
