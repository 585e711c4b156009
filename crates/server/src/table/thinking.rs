//! Bots at a table. They think off the async threads and get a view, never the game; when the table changes or closes,
//! they stop at once.

use std::pin::Pin;
use std::time::Duration;

use bots::{Character, Level, Memory, Stop, Taste};
use kernel::Seat;
use protocol::Bot;

use super::committing::Cause;
use super::play::Play;
use super::task::Task;
use super::thinkers::Thought;
use crate::random;
use crate::refusal::Refusal;

/// After the disk refused a bot's step it rests, so that it does not hammer on.
const REST: Duration = Duration::from_secs(1);

/// A bot that thinks. Dropping it stops the search.
pub struct Thinking {
    version: u64,
    seat: Seat,
    stop: Stop,
    thought: Pin<Box<dyn Future<Output = Thought> + Send>>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

impl Thinking {
    /// Waits for the thought's end; forever when nobody thinks. `None` when the bot broke down over it.
    pub async fn end(thinking: &mut Option<Thinking>) -> Thought {
        match thinking {
            Some(thinking) => thinking.thought.as_mut().await,
            None => std::future::pending().await,
        }
    }
}

impl Task {
    /// Lets the bot think that is asked, if one is and does not think already.
    pub(super) fn consider(&mut self) {
        let remembered = self.remembered.take();
        let Some((play, seat, character)) = self.asked_bot() else {
            self.thinking = None;
            return;
        };
        let version = play.version();
        if self.thinking.as_ref().is_some_and(|thinking| thinking.version == version && thinking.seat == seat) {
            return;
        }
        let (nodes, table) = (self.context.nodes.clone(), self.table.id.clone());
        let claimed = async move { nodes.claimed(&table).await };
        let stop = Stop::default();
        let thought: Pin<Box<dyn Future<Output = Thought> + Send>> = match bots::forced(play.game(), seat) {
            Some(action) => {
                let rest = tokio::time::sleep(self.rest);
                Box::pin(async move {
                    tokio::join!(claimed, rest);
                    Some((action, Memory::default()))
                })
            }
            None => {
                // Only the bot that decided last goes on with its thoughts: one tree a table, and none that waits.
                let memory = remembered.filter(|(of, _)| *of == seat).map(|(_, memory)| memory);
                let think = bots::think(play.game(), seat, character, memory.unwrap_or_default(), random::number());
                let thought = self.context.thinkers.clone().think(character.level, think, stop.clone());
                let pause = tokio::time::sleep(self.context.bot_pause + self.rest);
                Box::pin(async move {
                    claimed.await;
                    tokio::join!(thought, pause).0
                })
            }
        };
        self.thinking = Some(Thinking { version, seat, stop, thought });
    }

    /// The bot that is to decide. A table of bots alone plays only while somebody looks on; while people settle whether
    /// something is taken back, bots wait. Where nobody looks on by way of this node, it does not wait for what another
    /// node sees to.
    fn asked_bot(&self) -> Option<(&Play, Seat, Character)> {
        let play = self.play.as_ref().filter(|play| play.request().is_none())?;
        let may_rest = !self.table.goes_on_alone() || !self.context.nodes.holds(&self.table.id);
        if self.audience.is_empty() && may_rest {
            return None;
        }
        play.asked().iter().find_map(|seat| {
            let bot = self.table.seats[seat.index()].bot()?;
            Some((play, seat, Character { level: level(bot), taste: taste(&self.table.id, seat) }))
        })
    }

    /// A bot has decided. Whatever it says, the table is not stuck: a bad thought is replaced by a legal action.
    pub(super) async fn bot_acts(&mut self, thought: Thought) {
        let (Some(thinking), Some(play)) = (self.thinking.take(), self.play.as_mut()) else {
            return;
        };
        let seat = thinking.seat;
        let (bot, step) = (self.table.seats[seat.index()].bot(), play.game().n_steps());
        let acted = match thought {
            Some((action, memory)) => {
                self.remembered = Some((seat, memory));
                play.act(seat, &action).map_err(|no| no.to_string())
            }
            None => Err("it broke down".to_owned()),
        };
        let lines = acted.or_else(|why| {
            tracing::error!(%seat, why, "a bot gave no legal action; it gets one");
            let first = play.game().legal(seat).into_iter().next();
            first
                .ok_or("there is none".to_owned())
                .and_then(|(action, _)| play.act(seat, &action).map_err(|no| no.to_string()))
        });
        self.rest = match lines {
            Ok(lines) => match self.commit_of(bot, seat, step, lines).await {
                Ok(()) => Duration::ZERO,
                Err(_) => REST,
            },
            Err(why) => {
                tracing::error!(%seat, why, "a bot that is asked has no legal action");
                REST
            }
        };
    }

    /// Puts what a bot decided on disk; in a person's seat it is noted that it was not they.
    async fn commit_of(
        &mut self,
        bot: Option<Bot>,
        seat: Seat,
        step: usize,
        lines: Vec<String>,
    ) -> Result<(), Refusal> {
        let sits_in = bot.filter(|_| self.table.people().has(seat));
        if let (Some(bot), Some(play)) = (sits_in, &mut self.play) {
            play.sits_in(step, seat, bot);
        }
        self.commit(lines, None, Cause { bot, ..Cause::default() }).await
    }
}

fn level(bot: Bot) -> Level {
    match bot {
        Bot::Random => Level::Random,
        Bot::Novice => Level::Novice,
        Bot::Steady => Level::Steady,
        Bot::Strong => Level::Strong,
        Bot::Master => Level::Master,
    }
}

/// Bots of one level do not play alike: each chair of each table has its own taste.
fn taste(table: &str, seat: Seat) -> Taste {
    let of_table = table.bytes().fold(0u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
    Taste::new(of_table.wrapping_mul(Seat::MAX as u64).wrapping_add(seat.index() as u64))
}
