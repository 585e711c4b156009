//! Bots at a table. They think off the async threads and get a view, never the game.

use std::pin::Pin;
use std::time::Duration;

use bots::Level;
use kernel::Seat;
use protocol::Bot;
use serde_json::Value;

use super::play::Play;
use super::task::Task;
use crate::random;
use crate::store::Sitter;

/// After the disk refused a bot's step it rests, so that it does not hammer on.
const REST: Duration = Duration::from_secs(1);

/// A bot that thinks. Dropping it forgets the thought.
pub struct Thinking {
    version: u64,
    seat: Seat,
    thought: Pin<Box<dyn Future<Output = Option<Value>> + Send>>,
}

impl Thinking {
    /// Waits for the thought's end; forever when nobody thinks. `None` when the bot broke down over it.
    pub async fn end(thinking: &mut Option<Thinking>) -> Option<Value> {
        match thinking {
            Some(thinking) => thinking.thought.as_mut().await,
            None => std::future::pending().await,
        }
    }
}

impl Task {
    /// Lets the bot think that is asked, if one is and does not think already.
    pub(super) fn consider(&mut self) {
        let Some((play, seat, level)) = self.asked_bot() else {
            self.thinking = None;
            return;
        };
        let version = play.version();
        if self.thinking.as_ref().is_some_and(|thinking| thinking.version == version && thinking.seat == seat) {
            return;
        }
        let think = bots::think(play.game(), seat, level, random::number());
        let pause = tokio::time::sleep(self.context.bot_pause + self.rest);
        let thought = Box::pin(async move {
            let (action, ()) = tokio::join!(tokio::task::spawn_blocking(think), pause);
            action.ok()
        });
        self.thinking = Some(Thinking { version, seat, thought });
    }

    /// The bot that is to decide. A table of bots alone plays only while somebody looks on.
    fn asked_bot(&self) -> Option<(&Play, Seat, Level)> {
        let play = self.play.as_ref()?;
        if self.audience.is_empty() && self.table.people().is_empty() {
            return None;
        }
        play.asked().iter().find_map(|seat| match self.table.seats[seat.index()].sitter {
            Sitter::Bot(Bot::Random) => Some((play, seat, Level::Random)),
            Sitter::Bot(Bot::Greedy) => Some((play, seat, Level::Greedy)),
            Sitter::Person { .. } | Sitter::Open => None,
        })
    }

    /// A bot has decided. Whatever it says, the table is not stuck: a bad thought is replaced by a legal action.
    pub(super) async fn bot_acts(&mut self, action: Option<Value>) {
        let (Some(thinking), Some(play)) = (self.thinking.take(), self.play.as_mut()) else {
            return;
        };
        let seat = thinking.seat;
        let thought = action.ok_or_else(|| "it broke down".to_owned());
        let acted = thought.and_then(|action| play.act(seat, &action).map_err(|no| no.to_string()));
        let lines = acted.or_else(|why| {
            tracing::error!(%seat, why, "a bot gave no legal action; it gets one");
            let first = play.game().legal(seat).into_iter().next();
            first
                .ok_or("there is none".to_owned())
                .and_then(|(action, _)| play.act(seat, &action).map_err(|no| no.to_string()))
        });
        self.rest = match lines {
            Ok(lines) => match self.commit(lines, None, None).await {
                Ok(()) => Duration::ZERO,
                Err(_) => REST,
            },
            Err(why) => {
                tracing::error!(%seat, why, "a bot that is asked has no legal action");
                REST
            }
        };
    }
}
