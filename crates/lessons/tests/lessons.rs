//! Every lesson is played through, on every way that leads through it, by the real rules.

use std::collections::BTreeSet;

use catalog::{GameId, No};
use kernel::Actor;
use lessons::{Amiss, Bookmark, Judgement, Lesson, Position, lesson};
use words::Language;

/// More ways through one record than this are too many to have been thought about.
const MOST_WAYS: usize = 600;

fn all() -> impl Iterator<Item = &'static Lesson> {
    let languages = [Language::English, Language::German];
    languages.into_iter().flat_map(|language| GameId::ALL.iter().map(move |game| lesson(*game, language)))
}

/// Every place of a lesson that can be reached, whatever is chosen at its tasks.
fn walk(lesson: &Lesson, visit: &mut dyn FnMut(&Position<'_>)) {
    for start in (0..lesson.chapters.len()).filter(|at| lesson.chapters[*at].record.is_some()) {
        let mut ways = vec![Bookmark { chapter: start, ..Bookmark::default() }];
        let mut n_ways = 1;
        while let Some(place) = ways.pop() {
            let position = lesson.at(&place).unwrap_or_else(|amiss| panic!("{}: {amiss}", lesson.game));
            visit(&position);
            let chosen: Vec<usize> = match position.beat.is_task() {
                true => position.wanted().iter().map(|action| wanted(&position, action)).collect(),
                false => vec![0],
            };
            n_ways += chosen.len().saturating_sub(1);
            assert!(n_ways <= MOST_WAYS, "{}: too many ways through chapter {}", lesson.game, start + 1);
            let next = chosen.into_iter().filter_map(|chosen| lesson.after(&position.place, chosen));
            // What begins with a record of its own is walked by itself.
            ways.extend(next.filter(|next| next.beat > 0 || lesson.chapters[next.chapter].record.is_none()));
        }
    }
}

fn wanted(position: &Position<'_>, action: &serde_json::Value) -> usize {
    match position.judge(action) {
        Ok(Judgement::Wanted(chosen)) => chosen,
        other => panic!("{:?}: {action} is wanted, and then {other:?}", position.place),
    }
}

#[test]
fn every_lesson_is_played_through_on_every_way() {
    for lesson in all() {
        let mut done = BTreeSet::new();
        walk(lesson, &mut |position| {
            let here = format!("{} at {:?}", lesson.game, position.place);
            assert_ne!(position.game.actor(), Actor::Chance, "{here}: the script names what chance does");
            if position.beat.is_task() {
                assert!(position.game.actor().asks(position.seat), "{here}: the learner is asked");
                assert!(!position.wanted().is_empty(), "{here}: the task can be done");
            }
            let (chapter, beat) = (position.place.chapter, position.place.beat);
            done.extend(position.wanted().iter().map(|action| (chapter, beat, wanted(position, action))));
        });
        // Nothing is wanted that can be done on no way.
        for (at, chapter) in lesson.chapters.iter().enumerate() {
            for (number, beat) in chapter.beats.iter().enumerate() {
                for (chosen, wanted) in beat.wanted.iter().enumerate() {
                    assert!(done.contains(&(at, number, chosen)), "{}: `{wanted}` can never be done", lesson.game);
                }
            }
        }
    }
}

#[test]
fn whatever_else_is_allowed_is_answered_and_changes_nothing() {
    for lesson in all() {
        walk(lesson, &mut |position| {
            for (action, notation) in position.game.legal(position.seat) {
                match position.judge(&action) {
                    Ok(Judgement::Wanted(chosen)) => assert_eq!(position.beat.wanted[chosen], notation),
                    Ok(Judgement::Allowed(sentence)) => assert!(sentence.ends_with(['.', '!', '?']), "{sentence}"),
                    Err(no) => panic!("{}: `{notation}` is offered and refused: {no}", lesson.game),
                }
            }
            let answers = position.beat.answers.iter();
            let legal = position.game.legal(position.seat);
            for answer in answers {
                let fits = |(_, notation): &(_, String)| notation.starts_with(&answer.to);
                assert!(legal.iter().any(fits), "{}: nobody can do `{}`", lesson.game, answer.to);
            }
        });
    }
}

#[test]
fn what_breaks_a_rule_is_refused_with_the_rule() {
    let lesson = lesson(GameId::CaveTroll, Language::English);
    // An adventurer on Rope Landing is invited to try the pit.
    let position = lesson.at(&Bookmark { chapter: 0, beat: 8, choices: Vec::new() }).unwrap();
    let into_the_pit = serde_json::json!({ "do": "move", "kind": "adventurer", "from": "R11", "to": "P1" });
    let Err(No::Illegal { rule, .. }) = position.judge(&into_the_pit) else {
        panic!("{:?}", position.judge(&into_the_pit));
    };
    assert_eq!(rule, "CT-ENTER-01");
    assert!(matches!(position.judge(&serde_json::json!({ "do": "fly" })), Err(No::Unreadable(_))));
}

#[test]
fn every_rule_a_lesson_names_exists_and_the_main_headings_are_taught() {
    for lesson in all() {
        let rules: Vec<_> = catalog::rules(lesson.game, lesson.language).collect();
        let mut met = BTreeSet::new();
        for id in lesson.chapters.iter().flat_map(|chapter| &chapter.beats).flat_map(|beat| &beat.rules) {
            let rule = rules.iter().find(|rule| rule.id == id);
            met.insert(rule.unwrap_or_else(|| panic!("{}: there is no rule {id}", lesson.game)).section);
        }
        for heading in &lesson.teaches {
            assert!(met.contains(heading.as_str()), "{}: nothing is taught of `{heading}`; {met:?}", lesson.game);
        }
        assert!(lesson.teaches.len() >= 8, "{}: a lesson teaches the main headings", lesson.game);
    }
}

/// Somebody who reads 150 words a minute and thinks 15 seconds about a task is done in 10 to 20 minutes.
#[test]
fn a_lesson_is_of_a_good_length() {
    for lesson in all() {
        let beats: Vec<_> = lesson.chapters.iter().flat_map(|chapter| &chapter.beats).collect();
        let n_words: usize = beats.iter().map(|beat| beat.say.split_whitespace().count()).sum();
        let n_tasks = beats.iter().filter(|beat| beat.is_task()).count();
        let minutes = (n_words * 60 / 150 + n_tasks * 15) as f64 / 60.0;
        assert!((10.0..=20.0).contains(&minutes), "{}: {minutes:.1} minutes", lesson.game);
        assert!((10..=20).contains(&lesson.minutes), "{}", lesson.game);
        assert!(n_tasks >= 10, "{}: only {n_tasks} things to do", lesson.game);
        let long = beats.iter().find(|beat| beat.say.split_whitespace().count() > 95);
        assert!(long.is_none(), "{}: too much at once: {}", lesson.game, long.unwrap().say);
    }
}

#[test]
fn every_place_leads_back_to_the_one_before() {
    for lesson in all() {
        let mut place = lesson.beginning();
        let mut n_beats = 0;
        while let Some(next) = lesson.after(&place, lesson.at(&place).unwrap().usual()) {
            let back = lesson.before(&next).unwrap();
            assert_eq!((back.chapter, back.beat), (place.chapter, place.beat));
            let same = lesson.at(&back).unwrap().game.record(Vec::new());
            assert_eq!(same, lesson.at(&place).unwrap().game.record(Vec::new()), "{} {next:?}", lesson.game);
            n_beats += 1;
            place = next;
        }
        assert_eq!(lesson.before(&lesson.beginning()), None);
        assert_eq!(n_beats + 1, lesson.chapters.iter().map(|chapter| chapter.beats.len()).sum::<usize>());
    }
}

#[test]
fn there_is_nothing_beyond_a_lesson() {
    for lesson in all() {
        let last = lesson.chapters.len() - 1;
        for place in [
            Bookmark { chapter: last + 1, ..Bookmark::default() },
            Bookmark { beat: 999, ..Bookmark::default() },
            Bookmark { choices: vec![0; 99], ..Bookmark::default() },
            Bookmark { chapter: last, beat: lesson.chapters[last].beats.len() - 1, choices: vec![99] },
        ] {
            assert!(lesson.at(&place).is_err(), "{place:?}");
        }
    }
}

#[test]
fn a_choice_that_could_not_be_made_is_no_place() {
    // The thief was put on the Northeast Stair, and cannot leap from the Northwest one.
    let place = Bookmark { chapter: 0, beat: 13, choices: vec![0, 0, 0, 0, 0, 0, 0, 0, 1] };
    assert_eq!(lesson(GameId::CaveTroll, Language::English).at(&place).err(), Some(Amiss::NoSuchPlace));
}

/// Words of English that German does not have.
const ENGLISH: [&str; 16] =
    ["the", "and", "of", "with", "is", "are", "you", "your", "this", "that", "to", "for", "not", "it", "but", "by"];

/// Everything that is said in a lesson.
fn said(lesson: &Lesson) -> Vec<&str> {
    let mut all: Vec<&str> = lesson.chapters.iter().map(|chapter| chapter.title.as_str()).collect();
    for beat in lesson.chapters.iter().flat_map(|chapter| &chapter.beats) {
        all.push(&beat.say);
        all.extend(beat.task.iter().chain(&beat.otherwise).map(String::as_str));
        all.extend(beat.answers.iter().map(|answer| answer.say.as_str()));
    }
    all
}

#[test]
fn german_lessons_are_german_and_differ_from_the_script_in_words_alone() {
    for game in GameId::ALL {
        let (english, german) = (lesson(*game, Language::English), lesson(*game, Language::German));
        for (english, german) in said(english).into_iter().zip(said(german)) {
            // A chapter may be named after somebody.
            assert!(english != german || english == "Vera", "not translated: {english}");
            assert_eq!(english.matches('*').count(), german.matches('*').count(), "as much is stressed: {german}");
            let mut words = german.split(|letter: char| !letter.is_alphabetic());
            assert!(!words.any(|word| ENGLISH.contains(&word.to_lowercase().as_str())), "English: {german}");
        }
        for (english, german) in english.chapters.iter().zip(&german.chapters) {
            assert_eq!((&english.record, english.seat), (&german.record, german.seat));
            for (english, german) in english.beats.iter().zip(&german.beats) {
                assert_eq!(
                    (&english.rules, &english.look, &english.wanted, &english.then),
                    (&german.rules, &german.look, &german.wanted, &german.then)
                );
            }
        }
    }
}

#[test]
fn words_that_do_not_fit_the_script_are_refused() {
    let script = lesson(GameId::Skulldug, Language::English);
    let words = include_str!("../data/de/skulldug.toml");
    let translated = |words: &str| script.clone().translated(Language::German, words);
    assert!(translated(words).is_ok());
    let last_beat = words.rfind("[[chapter.beat]]").unwrap();
    assert_eq!(translated(&words[..last_beat]).unwrap_err(), "`Hinaus!` has 10 beats, not 9");
    let last_chapter = words.rfind("[[chapter]]").unwrap();
    assert_eq!(translated(&words[..last_chapter]).unwrap_err(), "there are 4 chapters, not 3");
    let no_task = words.replacen("task = \"Leg das Plättchen.\"\n", "", 1);
    assert!(translated(&no_task).unwrap_err().contains("beat 3: `task` and `else` stand where the script has them"));
    let answered = words.replacen("task = \"Leg", "answer = [\"Nein.\"]\ntask = \"Leg", 1);
    assert!(translated(&answered).unwrap_err().contains("the script answers 0 actions, not 1"));
}
