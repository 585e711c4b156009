//! The day of a table: it wakes by replaying its log, answers its mail, lets its bots think, and falls asleep.

use std::sync::Arc;
use std::time::Duration;

use bots::Memory;
use kernel::Seat;
use protocol::Code;
use table::{Play, Presence, Repeats, StoredTable, telling};
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::advising::Hinting;
use super::audience::{Audience, Onlooker, OnlookerId};
use super::chatting::Speakers;
use super::mail::Mail;
use super::tables::Context;
use super::telling::News;
use super::thinking::SearchTask;
use super::waiting::{self, Waits};
use crate::error::Error;
use crate::minds::Thought;
use crate::{hall, measure, say};

/// A log of more lines takes more than a moment to replay.
const LONG: usize = 400;

/// A table that is awake. What it holds is what is on disk, except within [`Task::commit`].
pub struct Task {
    pub(super) context: Arc<Context>,
    pub(super) table: StoredTable,
    /// The game, once it has begun.
    pub(super) play: Option<Play>,
    pub(super) repeats: Repeats,
    pub(super) audience: Audience,
    pub(super) thinking: Option<SearchTask>,
    /// A hint that somebody waits for.
    pub(super) hinting: Option<Hinting>,
    /// What the bot that decided last remembers, should it go on.
    pub(super) remembered: Option<(Seat, Memory)>,
    /// How much longer than usual bots wait before they act.
    pub(super) rest: Duration,
    /// The version that the audience knows.
    pub(super) told: u64,
    /// How fast each person speaks.
    pub(super) speakers: Speakers,
    /// How much was said since the table woke.
    pub(super) n_said: u64,
    /// Whom the table waits for.
    pub(super) waits: Waits,
    /// The disk refused what the alarm was for; it rings again, but not at once.
    pub(super) alarm_rests: bool,
    /// Why the day ends early.
    pub(super) ended: Option<Error>,
    presence: watch::Sender<Presence>,
}

/// What wakes a table up from waiting.
enum Call {
    Mail(Box<Mail>),
    Thought(Thought),
    Alarm,
    Hint(Thought),
    NobodyCares,
    Stop,
}

/// Runs a table until nobody needs it, or the server stops.
pub async fn run(
    id: String,
    context: Arc<Context>,
    mut mailbox: mpsc::Receiver<Box<Mail>>,
    presence: watch::Sender<Presence>,
) {
    let _alive = measure::Alive::table();
    let refusal = match wake(&id, context, presence).await {
        Ok(mut task) => task.day(&mut mailbox).await,
        Err(refusal) => Some(refusal),
    };
    mailbox.close();
    // Letters that came too late: unanswered ones are sent again by those who wrote them.
    while let Some(mail) = mailbox.recv().await {
        if let Some(refusal) = &refusal {
            mail.refuse(refusal.clone());
        }
    }
}

async fn wake(id: &str, context: Arc<Context>, presence: watch::Sender<Presence>) -> Result<Task, Error> {
    let (table, play, repeats) = Box::pin(load(&context, id)).await?;
    let told = play.as_ref().map_or(0, Play::version);
    let waits = Waits::known(&table, play.as_ref());
    Ok(Task {
        context,
        table,
        play,
        repeats,
        told,
        presence,
        audience: Audience::default(),
        thinking: None,
        hinting: None,
        remembered: None,
        rest: Duration::ZERO,
        speakers: Speakers::default(),
        n_said: 0,
        waits,
        alarm_rests: false,
        ended: None,
    })
}

/// A table from disk, with its game as the log has it.
pub(super) async fn load(context: &Context, id: &str) -> Result<(StoredTable, Option<Play>, Repeats), Error> {
    let table = context.store.table(id).await?.ok_or_else(unknown)?;
    if table.phase == protocol::Phase::Gathering {
        return Ok((table, None, Repeats::default()));
    }
    let (lines, hushed) = (context.store.lines(id).await?, context.store.hushed(id).await?);
    let long = lines.len() > LONG;
    let replay = move || {
        let play = Play::replay(&table, &lines)?.with_hushed(hushed);
        let repeats = Repeats::from_log(&lines, table.people());
        Ok::<_, Error>((table, play, repeats))
    };
    let (table, play, repeats) = if long { elsewhere(replay).await? } else { replay()? };
    context.frozen.note(&table, play.frozen().is_some());
    Ok((table, Some(play), repeats))
}

/// A long game is replayed off the async threads, where others' moves are carried on.
async fn elsewhere<T: Send + 'static>(replay: impl FnOnce() -> Result<T, Error> + Send + 'static) -> Result<T, Error> {
    let replayed = tokio::task::spawn_blocking(replay).await;
    replayed.unwrap_or_else(|broken| {
        tracing::error!(%broken, "a table cannot be replayed");
        Err(Error::new(Code::Unavailable, say::NoTableLoaded))
    })
}

impl Task {
    /// Until it is over; then why those who still write are refused, or nothing when it just falls asleep.
    async fn day(&mut self, mailbox: &mut mpsc::Receiver<Box<Mail>>) -> Option<Error> {
        let mut stopping = self.context.stopping.clone();
        let sleeps_after = self.context.sleeps_after;
        let mut idle_since = None;
        loop {
            self.consider();
            let is_idle = self.audience.is_empty() && self.thinking.is_none() && self.hinting.is_none();
            idle_since = is_idle.then(|| idle_since.unwrap_or_else(Instant::now));
            let alarm = waiting::until(self.next_alarm());
            let call = tokio::select! {
                mail = mailbox.recv() => mail.map_or(Call::NobodyCares, Call::Mail),
                thought = SearchTask::end(&mut self.thinking) => Call::Thought(thought),
                () = alarm => Call::Alarm,
                thought = Hinting::end(&mut self.hinting) => Call::Hint(thought),
                () = hall::stopped(&mut stopping) => Call::Stop,
                () = asleep(idle_since, sleeps_after) => Call::NobodyCares,
            };
            match call {
                Call::Mail(mail) => self.read(*mail).await,
                Call::Thought(thought) => self.bot_acts(thought).await,
                Call::Alarm => Box::pin(self.alarm()).await,
                Call::Hint(thought) => Box::pin(self.give_hint(thought)).await,
                Call::NobodyCares => return None,
                Call::Stop => self.ended = Some(stopped()),
            }
            self.tell_table_when_changed();
            self.show_rooms().await;
            if let Some(refusal) = self.ended.take() {
                self.audience.dismiss(&refusal);
                return Some(refusal);
            }
        }
    }

    /// What is seldom done is boxed: a table keeps room for the largest thing it may do, for as long as it is awake.
    async fn read(&mut self, mail: Mail) {
        // Whoever asked may have gone; then nobody needs the answer.
        match mail {
            Mail::Look { user, since, language, apart, outbox, answer } => {
                self.catch_up_with(since).await;
                let seats = user.as_ref().map(|user| self.table.seats_of(user)).unwrap_or_default();
                if let Err(refusal) = self.check_watching(&seats) {
                    let _ = answer.send(Err(refusal));
                    return;
                }
                let onlooker = self.audience.join(user, seats, language, apart, outbox);
                let _ = answer.send(Ok(onlooker));
                self.tell_table_when_changed();
                self.tell_game(onlooker, since);
                self.tell_clocks_to(onlooker);
            }
            Mail::LookAway(onlooker) => {
                self.audience.leave(onlooker);
                self.looks_away();
            }
            Mail::Say(onlooker, message) => self.receive(onlooker, message).await,
            Mail::Sit { user, seat, sit, apart, answer } => {
                drop(answer.send(Box::pin(self.sit(user, seat, sit, &apart)).await));
            }
            Mail::Leave { user, seat, answer } => drop(answer.send(Box::pin(self.leave(user, seat)).await)),
            Mail::Remove { user, seat, answer } => drop(answer.send(Box::pin(self.remove(user, seat)).await)),
            Mail::Start { user, answer } => drop(answer.send(Box::pin(self.start(user)).await)),
            Mail::Close { user, answer } => drop(answer.send(Box::pin(self.close(user)).await)),
            Mail::Watching { user, open, answer } => drop(answer.send(Box::pin(self.set_watching(user, open)).await)),
            Mail::Rematch { user, rematch, answer } => drop(answer.send(Box::pin(self.rematch(user, rematch)).await)),
            Mail::Apart { user, apart } => self.audience.keep_apart(&user, &apart),
            Mail::Renamed(user) => self.rename(&user),
            Mail::PeopleChanged => Box::pin(self.look_who_sits()).await,
            Mail::Written(version) => self.catch_up(version).await,
            Mail::Company => self.audience.note_change(),
            Mail::Wake => {}
        }
    }

    /// Tells everybody who sits where and who is here, when that has changed.
    pub(super) fn tell_table_when_changed(&mut self) {
        // Telling may show that somebody is gone, which is a change again; each round has fewer to tell.
        while self.audience.take_changed() {
            self.tell_table();
        }
    }

    /// Tells everybody how the table stands.
    pub(super) fn tell_table(&mut self) {
        let here = self.audience.presence();
        self.presence.send_replace(here.clone());
        self.context.nodes.present(&self.table.id, &here);
        let presence = self.context.nodes.together(&self.table.id, here);
        let table = &self.table;
        let told = |onlooker: &Onlooker| telling::table(table, &presence, &onlooker.seats, onlooker.user.as_ref());
        self.audience.deliver(|onlooker| Some(super::audience::json(&told(onlooker))));
    }

    /// Tells one the game, when it has begun.
    fn tell_game(&mut self, onlooker: OnlookerId, since: u64) {
        if let (Some(play), Some(someone)) = (&self.play, self.audience.onlooker(onlooker)) {
            let text = Utf8Bytes::from(telling::game(since, play, &self.table, &someone.seats, someone.language));
            self.audience.deliver(|someone| (someone.id == onlooker).then(|| text.clone()));
        }
    }

    /// Tells everybody the whole game anew: some of them see it with other eyes now.
    pub(super) fn tell_whole_game(&mut self) {
        self.told = 0;
        self.tell_news();
    }

    /// Tells everybody the clocks, when the table has some.
    pub(super) fn tell_clocks(&mut self) {
        if let Some(clocks) = telling::clocks(&self.table, self.context.uptime.now_ms()) {
            let text = super::audience::json(&clocks);
            self.audience.deliver(|_| Some(text.clone()));
        }
    }

    fn tell_clocks_to(&mut self, onlooker: OnlookerId) {
        if let Some(clocks) = telling::clocks(&self.table, self.context.uptime.now_ms()) {
            self.audience.tell(onlooker, &clocks);
        }
    }

    /// Tells everybody the game since the version they know.
    pub(super) fn tell_news(&mut self) {
        if let Some(play) = &self.play {
            let news = News::since(self.told, play, &self.table, self.audience.iter());
            self.told = play.version();
            self.audience.deliver(|onlooker| news.of(onlooker));
        }
    }
}

/// Until a table that idles has idled long enough; forever when it does not.
async fn asleep(idle_since: Option<Instant>, sleeps_after: Duration) {
    match idle_since {
        Some(since) => tokio::time::sleep_until(since + sleeps_after).await,
        None => std::future::pending().await,
    }
}

fn unknown() -> Error {
    Error::new(Code::UnknownTable, say::NoTable)
}

fn stopped() -> Error {
    Error::new(Code::Unavailable, say::NoServerNow)
}
