//! Bots at a table. They think off the async threads and get a view, never the game; when the table changes or closes,
//! they stop at once.

use std::pin::Pin;
use std::time::Duration;

use bots::{Memory, Stop};
use kernel::Seat;
use protocol::Bot;
use table::{Play, Presence, Sitter, StoredSeat, character, level};

use super::committing::Cause;
use super::secrets::dreams;
use super::task::Task;
use crate::error::Error;
use crate::minds::{Asker, Decision, Thought};

/// After the disk refused a bot's step it rests, so that it does not hammer on.
const REST: Duration = Duration::from_secs(1);

/// Who brings a game to its end that nobody plays or looks at: what takes no time.
const FOR_NOBODY: Bot = Bot::Steady;

/// A bot that thinks. Dropping it stops the search.
pub struct SearchTask {
    version: u64,
    seat: Seat,
    bot: Bot,
    /// Whom it thinks for.
    asker: Asker,
    /// Does nobody care?
    for_nobody: bool,
    stop: Stop,
    thought: Pin<Box<dyn Future<Output = Thought> + Send>>,
}

/// Who cares about a bot's next decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Care {
    /// Somebody who looks at the table, by way of whichever node.
    Looks,
    /// Somebody who plays there and is away: they will come back to a table that has gone on.
    Plays,
    /// Nobody: whoever played has forfeited.
    Nobody,
}

/// A bot that is to decide.
struct Asked<'t> {
    play: &'t Play,
    seat: Seat,
    bot: Bot,
    care: Care,
}

impl Drop for SearchTask {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

impl SearchTask {
    /// Waits for the thought's end; forever when nobody thinks. `None` when the bot broke down over it.
    pub async fn end(thinking: &mut Option<SearchTask>) -> Thought {
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
        let Some(Asked { play, seat, bot, care }) = self.asked_bot() else {
            self.thinking = None;
            return;
        };
        let version = play.version();
        let for_nobody = care == Care::Nobody;
        let wanted = (version, seat, bot, for_nobody);
        let is_it = |now: &&SearchTask| (now.version, now.seat, now.bot, now.for_nobody) == wanted;
        if let Some(thinking) = self.thinking.as_ref().filter(is_it) {
            // Somebody may have come to look, or have gone, while it waits for its turn.
            thinking.asker.heed(care == Care::Looks);
            return;
        }
        let (nodes, table) = (self.context.nodes.clone(), self.table.id.clone());
        let claimed = async move { nodes.claimed(&table).await };
        let stop = Stop::default();
        let asker = Asker::new(self.who_waits(), care == Care::Looks);
        let thought: Pin<Box<dyn Future<Output = Thought> + Send>> = match bots::forced(play.game(), seat) {
            Some(action) => {
                let rest = tokio::time::sleep(self.rest);
                Box::pin(async move {
                    tokio::join!(claimed, rest);
                    Some((action, Memory::default()))
                })
            }
            None => {
                let character = character(&self.table, seat, bot);
                // Only the bot that decided last goes on with its thoughts, and only before somebody's eyes: where nobody
                // looks it may wait long for its turn, and a tree takes much room.
                let goes_on = |(of, _): &(Seat, Memory)| *of == seat && care == Care::Looks;
                let memory = remembered.filter(goes_on).map(|(_, memory)| memory);
                let seed = dreams(&self.table.secret, version);
                let decision = Decision::new(play.game(), seat, character, memory.unwrap_or_default(), seed);
                let (thinkers, asker, stop) = (self.context.thinkers.clone(), asker.clone(), stop.clone());
                let pause = tokio::time::sleep(self.context.bot_pause + self.rest);
                Box::pin(async move {
                    claimed.await;
                    let thought = async {
                        match for_nobody {
                            true => thinkers.idle(asker, decision, stop).await,
                            false => thinkers.think(asker, decision, stop).await,
                        }
                    };
                    tokio::join!(thought, pause).0
                })
            }
        };
        self.thinking = Some(SearchTask { version, seat, bot, asker, for_nobody, stop, thought });
    }

    /// The bot that is to decide. A table of bots alone plays only while somebody looks on; while people settle whether
    /// something is taken back, bots wait. Where nobody looks on by way of this node, it does not wait for what another
    /// node sees to. Where nobody cares any more, whoever is to decide does so without much thought.
    fn asked_bot(&self) -> Option<Asked<'_>> {
        let play = self.play.as_ref().filter(|play| play.request().is_none())?;
        let may_rest = !self.table.goes_on_alone() || !self.context.nodes.holds(&self.table.id);
        if self.audience.is_empty() && may_rest {
            return None;
        }
        let (seat, bot) = play.asked().iter().find_map(|seat| Some((seat, self.table.seats[seat.index()].bot()?)))?;
        let care = match self.presence() == Presence::default() {
            false => Care::Looks,
            true if !self.table.played().is_empty() => Care::Plays,
            true => Care::Nobody,
        };
        let bot = match care {
            Care::Nobody if level(bot) > level(FOR_NOBODY) => FOR_NOBODY,
            Care::Looks | Care::Plays | Care::Nobody => bot,
        };
        Some(Asked { play, seat, bot, care })
    }

    /// Who looks on, by way of whichever node.
    fn presence(&self) -> Presence {
        self.context.nodes.together(&self.table.id, self.audience.presence())
    }

    /// The person on whose behalf bots think here: somebody who sits here and is there, else somebody who plays, else
    /// the host. Among several it is the host, when they sit here too.
    fn who_waits(&self) -> String {
        let (presence, host) = (self.presence(), &self.table.host);
        let mut sitters: Vec<(&StoredSeat, &String)> = Vec::new();
        for seat in &self.table.seats {
            if let Sitter::Person { user, .. } = &seat.sitter {
                sitters.push((seat, &user.id));
            }
        }
        sitters.sort_by_key(|(_, user)| *user != host);
        let is_there = sitters.iter().find(|(_, user)| presence.users.contains(*user));
        let plays = sitters.iter().find(|(seat, _)| seat.is_played());
        is_there.or(plays).map_or(host, |(_, user)| user).clone()
    }

    /// A bot has decided. Whatever it says, the table is not stuck: a bad thought is replaced by a legal action.
    pub(super) async fn bot_acts(&mut self, thought: Thought) {
        let (Some(thinking), Some(play)) = (self.thinking.take(), self.play.as_mut()) else {
            return;
        };
        let (seat, bot, step) = (thinking.seat, thinking.bot, play.game().n_steps());
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
    async fn commit_of(&mut self, bot: Bot, seat: Seat, step: usize, lines: Vec<String>) -> Result<(), Error> {
        if let Some(play) = self.play.as_mut().filter(|_| self.table.people().has(seat)) {
            play.sits_in(step, seat, bot);
        }
        self.commit(lines, None, Cause { bot: Some(bot), ..Cause::default() }).await
    }
}
