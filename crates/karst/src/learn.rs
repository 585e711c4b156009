//! `karst learn`: a first game with a coach, at this terminal.

use std::io::{self, Write};

use anyhow::{Result, anyhow};
use catalog::{GameId, No};
use clap::Args;
use kernel::Viewer;
use lessons::{Judgement, Lesson, Place, Scene, lesson};
use narrate::{Language, Offer, People, sentence};

use crate::screen::Screen;
use crate::trouble::misunderstood;
use crate::{rulebook, table};

/// Learn a game in 10 to 20 minutes, with a coach
#[derive(Args)]
#[command(after_help = "\
Enter reads on. Where there is something to do, type the number of an offer or the action itself; `?` tells what else
you may type. When you leave, the coach says how to go on from there.

Examples:
  karst learn                               Cave Troll, from the beginning
  karst learn casadh --at 3.1               chapter 3 of The Caves of Casadh

Exit codes: 0 finished or left, 1 something failed, 2 not understood.")]
pub struct Learn {
    /// The game
    #[arg(default_value_t = GameId::ALL[0])]
    game: GameId,
    /// Where to begin: chapter and beat
    #[arg(long, value_name = "CHAPTER.BEAT", default_value = "1.1")]
    at: String,
}

const HELP: &str = "\
Enter or next    read on                      back             one beat back
NUMBER, ACTION   do it: 3, move thief E3 R01  show             what the coach wants you to do
list             all you may do               board            the position in words
rules WORDS      look a rule up               quit             leave; you can go on later";

/// What a line came to.
enum Turn {
    To(Place),
    Again,
    Leave,
}

impl Learn {
    pub fn run(self, out: &mut impl Write) -> Result<()> {
        let lesson = lesson(self.game, Language::English);
        let mut place =
            start(&self.at).ok_or_else(|| misunderstood(format!("`{}` is no place such as 2.5", self.at)))?;
        lesson.at(&place).map_err(misunderstood)?;
        let mut input = io::stdin().lock();
        let screen = &mut Screen::new(&mut input, out);
        loop {
            let scene = lesson.at(&place).map_err(|amiss| anyhow!("the lesson is broken: {amiss}"))?;
            tell(screen, lesson, &scene)?;
            place = match turn(screen, lesson, &scene)? {
                Some(next) => next,
                None => return Ok(()),
            };
        }
    }
}

fn start(at: &str) -> Option<Place> {
    let (chapter, beat) = at.split_once('.').unwrap_or((at, "1"));
    let from_nought = |word: &str| word.parse::<usize>().ok()?.checked_sub(1);
    Some(Place { chapter: from_nought(chapter)?, beat: from_nought(beat)?, choices: Vec::new() })
}

/// Whom the coach speaks of.
fn people<'s>(scene: &'s Scene<'_>) -> People<'s> {
    People { names: &scene.names, language: Language::English }
}

/// What happened, what the coach says to it, and what is to be done.
fn tell(screen: &mut Screen, lesson: &Lesson, scene: &Scene<'_>) -> Result<()> {
    if scene.place.beat == 0 {
        let title = &lesson.chapters[scene.place.chapter].title;
        screen.say(format!("\n== {}. {title} ==", scene.place.chapter + 1))?;
    }
    for step in scene.before..scene.game.n_steps() {
        for line in narrate::sentences(scene.game.as_ref(), step, Viewer::seat(scene.seat), people(scene)) {
            screen.say(format!("  {line}"))?;
        }
    }
    for paragraph in scene.beat.say.trim().split("\n\n") {
        screen.say("")?;
        // Stars are emphasis in a lesson; a terminal has none.
        for line in rulebook::wrap(&paragraph.replace('*', ""), rulebook::WIDTH) {
            screen.say(line)?;
        }
    }
    if let Some(task) = &scene.beat.task {
        screen.say(format!("\n  -> {task}"))?;
    }
    Ok(())
}

/// Asks until the lesson goes on; nowhere when it is over or left.
fn turn(screen: &mut Screen, lesson: &Lesson, scene: &Scene<'_>) -> Result<Option<Place>> {
    if lesson.after(&scene.place, scene.usual()).is_none() {
        screen.say(format!("\nThe lesson is over. A real game: karst play {}", lesson.game))?;
        return Ok(None);
    }
    let offers = narrate::offers(scene.game.as_ref(), scene.seat, people(scene));
    loop {
        let line = screen.ask(if scene.beat.is_task() { ">" } else { "(Enter)" })?;
        match line.map_or(Ok(Turn::Leave), |line| answer(screen, lesson, scene, &offers, &line))? {
            Turn::To(place) => return Ok(Some(place)),
            Turn::Again => {}
            Turn::Leave => {
                let Place { chapter, beat, .. } = &scene.place;
                screen.say(format!("Go on later: karst learn {} --at {}.{}", lesson.game, chapter + 1, beat + 1))?;
                return Ok(None);
            }
        }
    }
}

fn answer(screen: &mut Screen, lesson: &Lesson, scene: &Scene<'_>, offers: &[Offer], line: &str) -> Result<Turn> {
    let (verb, rest) = kernel::word(line);
    match verb {
        "" | "next" if scene.beat.is_task() => screen.say("The coach waits for you: type what to do, or `show`.")?,
        "" | "next" => return Ok(lesson.after(&scene.place, 0).map_or(Turn::Leave, Turn::To)),
        "back" => match lesson.before(&scene.place) {
            Some(before) => return Ok(Turn::To(before)),
            None => screen.say("This is the beginning.")?,
        },
        "quit" => return Ok(Turn::Leave),
        "?" | "help" => screen.say(HELP)?,
        "show" => match scene.beat.wanted.get(scene.usual()) {
            Some(wanted) => screen.say(format!("Type: {wanted}"))?,
            None => screen.say("There is nothing to do here; press Enter.")?,
        },
        "board" => {
            let board = narrate::board(scene.game.as_ref(), Viewer::seat(scene.seat), people(scene));
            screen.say(board.trim_end())?;
        }
        "list" => {
            for (number, offer) in (1..).zip(offers) {
                screen.say(format!("{number:>4}  {:<44} {}", offer.words, offer.notation))?;
            }
        }
        "rules" => {
            let words: Vec<_> = rest.split_whitespace().collect();
            let found = rulebook::find(lesson.game, lesson.language, &words);
            if words.is_empty() || found.is_empty() {
                screen.say("No rule was found: name some words, or the number of a rule.")?;
            } else {
                rulebook::print(&mut screen.out(), &found)?;
            }
        }
        _ => return deed(screen, lesson, scene, offers, line),
    }
    Ok(Turn::Again)
}

/// Does something, and hears what is made of it.
fn deed(screen: &mut Screen, lesson: &Lesson, scene: &Scene<'_>, offers: &[Offer], line: &str) -> Result<Turn> {
    let offered = line.parse::<usize>().ok().map(|number| number.checked_sub(1).and_then(|index| offers.get(index)));
    let action = match offered {
        Some(Some(offer)) => Ok(offer.action.clone()),
        Some(None) => {
            screen.say(format!("There are offers 1 to {}; `list` shows them.", offers.len()))?;
            return Ok(Turn::Again);
        }
        None => table::action(lesson.game, line),
    };
    match action.map(|action| scene.judge(&action)) {
        Ok(Ok(Judgement::Wanted(chosen))) => {
            return Ok(lesson.after(&scene.place, chosen).map_or(Turn::Leave, Turn::To));
        }
        Ok(Ok(Judgement::Allowed(words))) => screen.say(words)?,
        Ok(Err(no @ No::Illegal { rule, .. })) => {
            screen.say(format!("{} ({rule})", why_not(&no, scene)))?;
            let found = rulebook::rule(lesson.game, lesson.language, rule);
            rulebook::print(&mut screen.out(), found.as_slice())?;
        }
        Ok(Err(no)) => screen.say(why_not(&no, scene))?,
        Err(error) => screen.say(format!("{} Type ? for help.", sentence(error.to_string())))?,
    }
    Ok(Turn::Again)
}

fn why_not(no: &No, scene: &Scene<'_>) -> String {
    narrate::why_not(no, people(scene))
}
