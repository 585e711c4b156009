//! Taking back what others have seen, when they agree to it; and why it cannot be taken back without asking.
//!
//! Every question and answer is a line of the log, so it outlives a restart and everybody sees the same. Any step ends
//! the question; bots wait for its answer and agree to everything.

use catalog::Bar;
use kernel::{Seat, Viewer};
use narrate::People;
use protocol::{Code, Takeback};
use words::Message;

use crate::play::{self, Play};
use crate::{Error, Sitter, StoredTable, say};

/// Asks for a takeback, or does it at once where nobody else has a say; the new lines of the log.
pub fn ask(play: &mut Play, table: &StoredTable, seat: Seat, to: Option<u64>) -> Result<Vec<String>, Error> {
    // A number that no machine counts to is no step of any game.
    let to = to.map(|to| usize::try_from(to).unwrap_or(usize::MAX));
    let to = play.may_ask_back(seat, to).map_err(play::refusal)?;
    if play.request().is_some() {
        return Err(Error::new(Code::CannotUndo, say::NoSecondTakeback));
    }
    if others(table, seat).next().is_none() {
        return play.take_back(seat, to).map_err(play::refusal);
    }
    play.ask_back(seat, to).map_err(play::refusal)
}

/// Answers the takeback that is asked for; the last yes does it. The new lines of the log.
pub fn answer(play: &mut Play, table: &StoredTable, seat: Seat, yes: bool) -> Result<Vec<String>, Error> {
    let Some(request) = play.request().cloned() else {
        return Err(Error::new(Code::CannotUndo, say::NoTakebackAsked));
    };
    let is_own = same_person(table, request.seat, seat);
    if is_own && yes {
        return Err(Error::new(Code::CannotUndo, say::NoOwnConsent));
    }
    if !is_own && !waits_for(play, table).contains(&seat) {
        return Err(Error::new(Code::CannotUndo, say::NoSecondConsent));
    }
    let mut lines = play.answer(seat, yes).map_err(play::refusal)?;
    if yes && waits_for(play, table).is_empty() {
        lines.extend(play.take_back(request.seat, request.to).map_err(play::refusal)?);
    }
    Ok(lines)
}

/// The takeback that waits for answers, for everybody to see.
pub fn asked(play: &Play, table: &StoredTable, people: People<'_>) -> Option<Takeback> {
    let request = play.request()?;
    let name = &people.names[request.seat.index()];
    let n_steps = play.game().n_steps() - request.to;
    let steps = u32::try_from(n_steps).unwrap_or(u32::MAX);
    let question = match play.game().last_act(request.seat) == Some(request.to) {
        true => say::TakebackLast { name, steps }.say(people.language),
        false => say::TakebackMore { name, steps }.say(people.language),
    };
    Some(Takeback { seat: request.seat, to: request.to as u64, waits_for: waits_for(play, table), question })
}

/// What was learnt that keeps `seat` from taking back its last action without asking; empty when nothing does.
pub fn barred(play: &Play, seat: Seat, people: People<'_>) -> String {
    if play.is_over() {
        return say::BarredOver.say(people.language);
    }
    let told = |step: usize| narrate::sentences(play.game(), step, Viewer::seat(seat), people).join(" ");
    match play.game().barred(seat) {
        None => play.may_undo(seat).err().map(|no| narrate::why_not(&no, people)).unwrap_or_default(),
        Some(Bar::NothingDone) => say::BarredNothing.say(people.language),
        Some(Bar::Shown(step)) => match told(step) {
            told if told.is_empty() => say::BarredShown.say(people.language),
            told => say::BarredShownThis { told }.say(people.language),
        },
        Some(Bar::Chance(step)) => match told(step) {
            told if told.is_empty() => say::BarredChance.say(people.language),
            told => say::BarredChanceThis { told }.say(people.language),
        },
        Some(Bar::Acted(step, other)) => {
            let name = people.names.get(other.index()).cloned().unwrap_or_default();
            match told(step) {
                told if told.is_empty() => say::BarredActed { name }.say(people.language),
                told => say::BarredActedThis { name, told }.say(people.language),
            }
        }
    }
}

/// The seats that have not answered. Whoever has several answers for all of them at once.
fn waits_for(play: &Play, table: &StoredTable) -> Vec<Seat> {
    let Some(request) = play.request() else {
        return Vec::new();
    };
    let has_agreed = |seat: Seat| request.agreed.iter().any(|agreed| same_person(table, agreed, seat));
    others(table, request.seat).filter(|seat| !has_agreed(*seat)).collect()
}

/// The seats of other people.
fn others(table: &StoredTable, asker: Seat) -> impl Iterator<Item = Seat> {
    table.people().iter().filter(move |seat| !same_person(table, asker, *seat))
}

fn same_person(table: &StoredTable, one: Seat, other: Seat) -> bool {
    let user = |seat: Seat| match &table.seats.get(seat.index())?.sitter {
        Sitter::Person { user, .. } => Some(&user.id),
        Sitter::Bot(_) | Sitter::Open => None,
    };
    one == other || user(one).is_some_and(|id| user(other) == Some(id))
}
