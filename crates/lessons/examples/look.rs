//! Plays a lesson file through and tells it, for those who write one. Where a step is refused it shows the position before it.
//!
//! `cargo run -p lessons --example look -- cave-troll crates/lessons/data/cave-troll.toml` tells all of it;
//! with a chapter and a beat, both counted from 1, it shows the position there and all that may be done.

use std::process::ExitCode;

use catalog::{GameId, with_game};
use kernel::{Actor, Game, Seat, SeatSet, Viewer, Weighted};
use lessons::{Amiss, Bookmark, Lesson, Position};
use narrate::{Language, People};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Vec<usize> = words.iter().skip(2).filter_map(|word| word.parse().ok()).collect();
    let [game, file, ..] = words.as_slice() else {
        eprintln!("look GAME FILE [CHAPTER BEAT]");
        return ExitCode::from(2);
    };
    let lesson = game.parse().map_err(|error| format!("{error}")).and_then(|game: GameId| {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        Lesson::read(game, &text)
    });
    let done = lesson.and_then(|lesson| match numbers[..] {
        [chapter, beat] => show(&lesson, chapter.saturating_sub(1), beat.saturating_sub(1)),
        _ => tell(&lesson),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn tell(lesson: &Lesson) -> Result<(), String> {
    let mut place = lesson.beginning();
    let mut n_tasks = 0;
    loop {
        let position = lesson.at(&place).map_err(|amiss| explain(lesson, &place, &amiss))?;
        if place.beat == 0 {
            println!("\n== {}. {}", place.chapter + 1, lesson.chapters[place.chapter].title);
        }
        for step in position.before..position.game.n_steps() {
            let told = narrate::sentences(
                position.game.as_ref(),
                step,
                Viewer::seat(position.seat),
                People { names: &position.names, language: Language::English },
            );
            told.iter().for_each(|sentence| println!("     | {sentence}"));
        }
        println!("{:>3}. {}", place.beat + 1, position.beat.say.trim());
        if let Some(task) = &position.beat.task {
            n_tasks += 1;
            println!("   > {task}  {:?}", position.beat.wanted);
            if position.wanted().is_empty() {
                offers(&position);
                return Err(format!("none of {:?} can be done", position.beat.wanted));
            }
        }
        let usual = position.usual();
        match lesson.after(&position.place, usual) {
            Some(next) => place = next,
            None => break,
        }
    }
    let words: usize =
        lesson.chapters.iter().flat_map(|it| &it.beats).map(|it| it.say.split_whitespace().count()).sum();
    let n_beats: usize = lesson.chapters.iter().map(|it| it.beats.len()).sum();
    println!("\n{} chapters, {n_beats} beats, {n_tasks} tasks, {words} words", lesson.chapters.len());
    Ok(())
}

/// The position just before what is amiss.
fn explain(lesson: &Lesson, place: &Bookmark, amiss: &Amiss) -> String {
    let Amiss::Broken { chapter, beat, .. } = amiss else {
        return amiss.to_string();
    };
    let mut before = Bookmark { chapter: *chapter, beat: *beat, choices: Vec::new() };
    before.choices = place.choices.iter().copied().take(lesson.n_tasks_before(&before)).collect();
    if let Ok(mut position) = lesson.at(&before) {
        let done = position.beat.wanted.get(position.usual()).map(|wanted| format!("{}: {wanted}", position.seat));
        for step in done.iter().chain(&position.beat.then) {
            if position.game.take(step).is_err() {
                break;
            }
        }
        offers(&position);
    }
    format!("chapter {}, beat {}: {amiss}", chapter + 1, beat + 1)
}

fn show(lesson: &Lesson, chapter: usize, beat: usize) -> Result<(), String> {
    let place = Bookmark { chapter, beat, choices: Vec::new() };
    let position = lesson.at(&place).map_err(|amiss| explain(lesson, &place, &amiss))?;
    offers(&position);
    Ok(())
}

/// The position, and what may happen from here.
fn offers(position: &Position<'_>) {
    let game = position.game.as_ref();
    println!(
        "{}",
        narrate::board(
            game,
            Viewer::seats(SeatSet::first(game.n_seats())),
            People { names: &position.names, language: Language::English }
        )
    );
    match game.actor() {
        Actor::Over => println!("The game is over."),
        Actor::Chance => with_game!(game.game(), G => chances::<G>(&game.live::<G>().state))
            .iter()
            .for_each(|chance| println!("  chance: {chance}")),
        Actor::Seats(seats) => seats.iter().for_each(|seat| offers_of(position, seat)),
    }
}

fn offers_of(position: &Position<'_>, seat: Seat) {
    println!(
        "{}",
        narrate::prompt(
            position.game.as_ref(),
            Viewer::seat(seat),
            People { names: &position.names, language: Language::English }
        )
    );
    for offer in
        narrate::offers(position.game.as_ref(), seat, People { names: &position.names, language: Language::English })
    {
        println!("  {seat}: {:<32} {}", offer.notation, offer.words);
    }
}

fn chances<G: Game>(state: &G::State) -> Vec<String> {
    let mut chances: Vec<Weighted<G::Chance>> = Vec::new();
    G::chances(state, &mut chances);
    chances.iter().map(|chance| chance.what.to_string()).collect()
}
