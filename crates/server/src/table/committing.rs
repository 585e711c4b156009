//! How steps reach the disk and then everybody: on disk before on screen.

use protocol::{Bot, Phase, ToClient};
use table::{Play, Presence, StoredTable, lines_by, progress};

use super::audience::{Onlooker, OnlookerId};
use super::results::results;
use super::task::{self, Task};
use super::telling::News;
use crate::error::Error;
use crate::store::{ClockRow, Write, now_ms};
use crate::time::Change;

/// Whose message caused a change, to be answered once it is on disk.
#[derive(Clone)]
pub struct Author {
    /// The socket it came by.
    pub onlooker: OnlookerId,
    /// The user at it.
    pub user: String,
    /// The id the client gave it.
    pub message: String,
}

/// What made the game go on.
#[derive(Default)]
pub struct Cause {
    /// Whose message it was.
    pub author: Option<Author>,
    /// The bot that decided.
    pub bot: Option<Bot>,
    /// Whether something was decided or taken back.
    pub change: Change,
}

impl Task {
    /// Puts the lines that the game has just taken on disk, and what else changed with them, then tells everybody;
    /// without new lines just the author. When the disk refuses, the game goes back to what is on disk and nobody
    /// ever saw more.
    pub(super) async fn commit(
        &mut self,
        lines: Vec<String>,
        besides: Option<Write>,
        cause: Cause,
    ) -> Result<(), Error> {
        let play = self.play.as_ref().expect("only a game that has begun takes steps");
        play.check_going()?;
        let (version, phase, grows) = (play.version(), self.table.phase, !lines.is_empty());
        let up_ms = self.context.uptime.now_ms();
        let mut writes = if grows { growth(&mut self.table, play, lines, &cause, up_ms) } else { Vec::new() };
        writes.extend(besides);
        let author = cause.author;
        let receipt = self.context.store.hand_over_step(writes).await;

        // While the disk works, the news are put into words.
        let concerned = self.audience.iter().filter(|onlooker| grows || is_author(onlooker, author.as_ref()));
        let news = self.play.as_ref().map(|play| News::since(self.told, play, &self.table, concerned));
        if let Err(error) = receipt.wait().await {
            self.reload().await;
            // It may have been done all the same, by another node or before the database went away.
            let done = author.and_then(|author| Some((self.repeats.done(&author.user, &author.message)?, author)));
            let Some((version, author)) = done else {
                return Err(error.into());
            };
            self.audience.tell(author.onlooker, &ToClient::Done { id: author.message, version });
            return Ok(());
        }

        let ends_now = self.table.phase != phase;
        self.told = version;
        if let Some(author) = author {
            self.repeats.remember(&author.user, &author.message, version);
            self.audience.tell(author.onlooker, &ToClient::Done { id: author.message, version });
        }
        self.audience.deliver(|onlooker| news.as_ref()?.of(onlooker));
        if grows {
            self.tell_clocks();
            self.expect_people();
        }
        if ends_now {
            tracing::info!(version, "the game is over");
            self.tell_table();
        }
        Ok(())
    }

    /// Goes back to what is on disk. When even that cannot be read the day is over, and the next one begins afresh.
    pub(super) async fn reload(&mut self) {
        match Box::pin(task::load(&self.context, &self.table.id)).await {
            Ok((table, play, repeats)) => {
                let nobody = Presence::default();
                let looks_different = table.info(&nobody) != self.table.info(&nobody);
                (self.table, self.play, self.repeats) = (table, play, repeats);
                if looks_different {
                    self.audience.reseat(|user| self.table.seats_of(user));
                    self.show_out();
                    self.tell_table_when_changed();
                }
                // Somebody else may have written: what the audience has not seen yet is told now.
                if self.play.as_ref().is_some_and(|play| play.version() != self.told) {
                    self.tell_news();
                }
                self.tell_clocks();
                self.expect_people();
            }
            Err(refusal) => self.ended = Some(refusal),
        }
    }
}

fn is_author(onlooker: &Onlooker, author: Option<&Author>) -> bool {
    onlooker.user.as_ref().zip(author).is_some_and(|(user, author)| user.id == author.user)
}

/// What is to be written when the game has taken these lines; the table as it stands then.
pub fn growth(table: &mut StoredTable, play: &Play, lines: Vec<String>, cause: &Cause, up_ms: i64) -> Vec<Write> {
    let at_ms = now_ms();
    progress(table, play, cause.change, at_ms, up_ms);
    let terms = table.terms;
    let clocks = table.clocks.as_ref().map(|clocks| ClockRow::new(clocks, &terms));
    let after = play.version() - lines.len() as u64;
    let by = cause.author.as_ref().map(|author| (author.user.clone(), author.message.clone()));
    let lines = lines_by(lines, by, cause.bot);
    let mut writes = vec![
        Write::Lines { table: table.id.clone(), after, lines, at_ms },
        Write::Progress { table: table.id.clone(), phase: table.phase, asked: table.asked.clone(), clocks, at_ms },
    ];
    if table.phase == Phase::Finished {
        writes.extend(results(table, play, at_ms));
    }
    writes
}
