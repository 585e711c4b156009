//! What those at a table are told: the table, and the game through their own eyes.

use kernel::{Seat, SeatSet, Viewer};
use narrate::{Outlook, People};
use protocol::{Phase, Story, ToClient, Topic, Vantage};
use serde_json::value::RawValue;
use words::{Language, Message};

use crate::info::names_at;
use crate::play::Play;
use crate::{Presence, StoredTable, User, takebacks};

/// Room for what is said besides views and actions; more is made when it does not do.
const BESIDES: usize = 2 * 1024;

/// A vantage on its way out: what the game itself writes is text already.
type Written = Vantage<Box<RawValue>, Box<RawValue>>;

/// The table, as somebody in these seats sees it.
pub fn table(table: &StoredTable, presence: &Presence, seats: &[Seat], user: Option<&User>) -> ToClient {
    ToClient::Table {
        table: table.info(presence),
        yours: seats.to_vec(),
        host: user.is_some_and(|user| user.id == table.host),
    }
}

/// The clocks, while the game runs at a table that has some.
pub fn clocks(table: &StoredTable, now_ms: i64) -> Option<ToClient> {
    let clocks = table.clocks.as_ref().filter(|_| table.phase != Phase::Gathering)?;
    Some(ToClient::Clock { seats: clocks.shown(&table.terms, now_ms) })
}

/// The game since `version`, for somebody who sits in these chairs, or in none: `ToClient::Game` as text.
pub fn game(version: u64, play: &Play, table: &StoredTable, seats: &[Seat], language: Language) -> String {
    let people = People { names: &names_at(table, language), language };
    let keep = play.kept_since(version);
    let story = (keep..play.game().n_steps()).map(|step| told(play, step, reader(table, seats), people)).collect();
    let vantages = match seats {
        [] => vec![vantage(play, None, people)],
        seats => seats.iter().map(|seat| vantage(play, Some(*seat), people)).collect(),
    };
    // Most of it is text already, so that room can be made for all of it at once.
    let written = vantages.iter().map(|vantage| vantage.view.get().len() + vantage.legal.get().len());
    let mut text = Vec::with_capacity(written.sum::<usize>() + BESIDES);
    let game = ToClient::Game {
        version: play.version(),
        asked: play.asked().iter().collect(),
        vantages,
        story,
        keep: keep as u64,
        hints: hints(play, table),
        outcome: table.outcome(play.game().outcome()),
        takeback: takebacks::asked(play, table, people),
    };
    serde_json::to_writer(&mut text, &game).expect("messages are plain data");
    String::from_utf8(text).expect("JSON is text")
}

/// Through whose eyes the story is told. Where people share a screen it must not tell one what another drew.
pub fn reader(table: &StoredTable, seats: &[Seat]) -> Viewer {
    if table.hot_seat && seats.len() > 1 {
        Viewer::PUBLIC
    } else {
        Viewer::seats(seats.iter().copied().collect::<SeatSet>())
    }
}

fn told(play: &Play, step: usize, viewer: Viewer, people: People<'_>) -> Story {
    Story { sat_in: play.sat_in(step), ..narrate::told(play.game(), step, viewer, people) }
}

fn vantage(play: &Play, seat: Option<Seat>, people: People<'_>) -> Written {
    let viewer = seat.map_or(Viewer::PUBLIC, Viewer::seat);
    let asked = seat.filter(|seat| play.asked().has(*seat));
    let Outlook { view, legal, words, prompt } = narrate::outlook(play.game(), viewer, asked, people);
    Vantage {
        seat,
        view,
        legal,
        words,
        prompt: play.frozen().map_or(prompt, |why| why.say(people.language)),
        may_undo: seat.is_some_and(|seat| play.may_undo(seat).is_ok()),
        undo_barred: seat.map(|seat| takebacks::barred(play, seat, people)).unwrap_or_default(),
        may_ask_back: seat.is_some_and(|seat| play.may_ask_back(seat, None).is_ok()),
        may_redo: seat.is_some_and(|seat| play.may_redo(seat)),
        reaction: asked
            .and_then(|seat| play.game().reaction(seat))
            .map_or_else(Vec::new, |it| topics(play, it.topics, people.language)),
        hushed: seat.map_or_else(Vec::new, |seat| topics(play, play.hushed().topics(seat), people.language)),
    }
}

/// How often each seat was shown what a master would do.
fn hints(play: &Play, table: &StoredTable) -> Vec<u32> {
    table.seats.iter().map(|chair| play.n_hints(chair.seat)).collect()
}

fn topics<'t>(play: &Play, topics: impl IntoIterator<Item = &'t str>, language: Language) -> Vec<Topic> {
    let words = |topic| narrate::topic(play.game().game(), topic, language);
    topics.into_iter().map(|topic| Topic { topic: topic.to_owned(), words: words(topic) }).collect()
}
