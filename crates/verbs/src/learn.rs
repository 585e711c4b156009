//! `karst learn`: a first game with a coach, at this terminal.

use std::io::{self, Write};

use anyhow::{Result, anyhow};
use catalog::{GameId, No};
use clap::Args;
use kernel::Viewer;
use lessons::{Bookmark, Judgement, Lesson, Position, lesson};
use narrate::{Language, Offer, People, sentence};
use words::Message;

use crate::screen::Screen;
use crate::spoken::Spoken;
use crate::trouble::misunderstood;
use crate::{rulebook, table, term};

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
    #[command(flatten)]
    spoken: Spoken,
}

/// What may be typed, by the messages that tell of it; two in a line.
const TYPED: [[&str; 2]; 4] = [["next", "back"], ["act", "show"], ["list", "board"], ["rules", "quit"]];

/// What `?` answers.
fn help(language: Language) -> String {
    let line = |[one, other]: &[&str; 2]| {
        let typed = |which| term::CoachType { which }.say(language);
        let told = |which| term::CoachHelp { which }.say(language);
        format!("{:<17}{:<29}{:<17}{}", typed(one), told(one), typed(other), told(other))
    };
    TYPED.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// What a line came to.
enum Turn {
    To(Bookmark),
    Again,
    Leave,
}

impl Learn {
    pub fn run(self, out: &mut impl Write) -> Result<()> {
        let lesson = lesson(self.game, self.spoken.language());
        let mut place =
            start(&self.at).ok_or_else(|| misunderstood(format!("`{}` is no place such as 2.5", self.at)))?;
        lesson.at(&place).map_err(misunderstood)?;
        let mut input = io::stdin().lock();
        let screen = &mut Screen::new(&mut input, out);
        loop {
            let position = lesson.at(&place).map_err(|amiss| anyhow!("the lesson is broken: {amiss}"))?;
            tell(screen, lesson, &position)?;
            place = match turn(screen, lesson, &position)? {
                Some(next) => next,
                None => return Ok(()),
            };
        }
    }
}

fn start(at: &str) -> Option<Bookmark> {
    let (chapter, beat) = at.split_once('.').unwrap_or((at, "1"));
    let from_nought = |word: &str| word.parse::<usize>().ok()?.checked_sub(1);
    Some(Bookmark { chapter: from_nought(chapter)?, beat: from_nought(beat)?, choices: Vec::new() })
}

/// Whom the coach speaks of.
fn people<'s>(position: &'s Position<'_>) -> People<'s> {
    People { names: &position.names, language: position.language }
}

/// What happened, what the coach says to it, and what is to be done.
fn tell(screen: &mut Screen, lesson: &Lesson, position: &Position<'_>) -> Result<()> {
    if position.place.beat == 0 {
        let title = &lesson.chapters[position.place.chapter].title;
        screen.say(format!("\n== {}. {title} ==", position.place.chapter + 1))?;
    }
    for step in position.before..position.game.n_steps() {
        for line in narrate::sentences(position.game.as_ref(), step, Viewer::seat(position.seat), people(position)) {
            screen.say(format!("  {line}"))?;
        }
    }
    for paragraph in position.beat.say.trim().split("\n\n") {
        screen.say("")?;
        // Stars are emphasis in a lesson; a terminal has none.
        for line in rulebook::wrap(&paragraph.replace('*', ""), rulebook::WIDTH) {
            screen.say(line)?;
        }
    }
    if let Some(task) = &position.beat.task {
        screen.say(format!("\n  -> {task}"))?;
    }
    Ok(())
}

/// Asks until the lesson goes on; nowhere when it is over or left.
fn turn(screen: &mut Screen, lesson: &Lesson, position: &Position<'_>) -> Result<Option<Bookmark>> {
    if lesson.after(&position.place, position.usual()).is_none() {
        screen.say(format!("\n{}", term::LessonOver { game: lesson.game }.say(lesson.language)))?;
        return Ok(None);
    }
    let offers = narrate::offers(position.game.as_ref(), position.seat, people(position));
    loop {
        let line = screen.ask(if position.beat.is_task() { ">" } else { "(Enter)" })?;
        match line.map_or(Ok(Turn::Leave), |line| answer(screen, lesson, position, &offers, &line))? {
            Turn::To(place) => return Ok(Some(place)),
            Turn::Again => {}
            Turn::Leave => {
                let Bookmark { chapter, beat, .. } = &position.place;
                let later = term::LessonLater { game: lesson.game, chapter: chapter + 1, beat: beat + 1 };
                screen.say(later.say(lesson.language))?;
                return Ok(None);
            }
        }
    }
}

fn answer(screen: &mut Screen, lesson: &Lesson, position: &Position<'_>, offers: &[Offer], line: &str) -> Result<Turn> {
    let (verb, rest) = kernel::word(line);
    match verb {
        "" | "next" if position.beat.is_task() => screen.say(term::LessonTask.say(lesson.language))?,
        "" | "next" => return Ok(lesson.after(&position.place, 0).map_or(Turn::Leave, Turn::To)),
        "back" => match lesson.before(&position.place) {
            Some(before) => return Ok(Turn::To(before)),
            None => screen.say(term::LessonBegin.say(lesson.language))?,
        },
        "quit" => return Ok(Turn::Leave),
        "?" | "help" => screen.say(help(lesson.language))?,
        "show" => match position.beat.wanted.get(position.usual()) {
            Some(wanted) => screen.say(term::LessonType { wanted }.say(lesson.language))?,
            None => screen.say(term::LessonNothing.say(lesson.language))?,
        },
        "board" => {
            let board = narrate::board(position.game.as_ref(), Viewer::seat(position.seat), people(position));
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
                screen.say(term::LessonNoRule.say(lesson.language))?;
            } else {
                rulebook::print(&mut screen.out(), &found, lesson.language)?;
            }
        }
        _ => return deed(screen, lesson, position, offers, line),
    }
    Ok(Turn::Again)
}

/// Does something, and hears what is made of it.
fn deed(screen: &mut Screen, lesson: &Lesson, position: &Position<'_>, offers: &[Offer], line: &str) -> Result<Turn> {
    let offered = line.parse::<usize>().ok().map(|number| number.checked_sub(1).and_then(|index| offers.get(index)));
    let action = match offered {
        Some(Some(offer)) => Ok(offer.action.clone()),
        Some(None) => {
            screen.say(term::LessonOffers { most: offers.len() }.say(lesson.language))?;
            return Ok(Turn::Again);
        }
        None => table::action(lesson.game, line),
    };
    match action.map(|action| position.judge(&action)) {
        Ok(Ok(Judgement::Wanted(chosen))) => {
            return Ok(lesson.after(&position.place, chosen).map_or(Turn::Leave, Turn::To));
        }
        Ok(Ok(Judgement::Allowed(words))) => screen.say(words)?,
        Ok(Err(no @ No::Illegal { rule, .. })) => {
            screen.say(format!("{} ({rule})", why_not(&no, position)))?;
            let found = rulebook::rule(lesson.game, lesson.language, rule);
            rulebook::print(&mut screen.out(), found.as_slice(), lesson.language)?;
        }
        Ok(Err(no)) => screen.say(why_not(&no, position))?,
        Err(error) => screen.say(term::HelpHint { why: sentence(error.to_string()) }.say(lesson.language))?,
    }
    Ok(Turn::Again)
}

fn why_not(no: &No, position: &Position<'_>) -> String {
    narrate::why_not(no, people(position))
}
