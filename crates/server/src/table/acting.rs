//! What people at their sockets do: act, take back, do again, ask why not, hush what they do not want to be asked about.

use kernel::Seat;
use narrate::People;
use protocol::{Code, FromClient, ToClient};
use serde_json::Value;
use table::{Play, Wish, Wished, check_id, names_at};

use super::audience::OnlookerId;
use super::committing::{Author, Cause};
use super::task::Task;
use crate::error::Error;
use crate::store::Write;
use crate::{measure, say};

/// How often a wish that any version will do for is tried, when other nodes write at the same time.
const TRIES: u32 = 3;

impl Task {
    /// Hears a message and answers it.
    pub(super) async fn receive(&mut self, onlooker: OnlookerId, message: FromClient) {
        let message = match Wished::of(message) {
            Ok(Wished { id, seat, wish }) => return self.change(onlooker, id, seat, wish).await,
            Err(message) => message,
        };
        match message {
            FromClient::Chat { id, words } => self.chat(onlooker, id, words).await,
            FromClient::Looking { on } => {
                self.audience.look(onlooker, on);
                self.looks_away();
            }
            FromClient::Ping => self.audience.tell(onlooker, &ToClient::Pong),
            FromClient::Why { id, seat, action } => {
                let answer = match self.why(onlooker, &id, seat, &action) {
                    Ok(()) => ToClient::Legal { id },
                    Err(refusal) => self.refused(onlooker, id, &refusal),
                };
                self.audience.tell(onlooker, &answer);
            }
            FromClient::Hint { id, seat, version } => self.ask_for_hint(onlooker, id, seat, version).await,
            FromClient::Reason { id, step } => self.give_reason(onlooker, id, step),
            FromClient::Scene { id, seat } => self.tell_scene(onlooker, id, seat),
            FromClient::Since { id, seat } => self.tell_since(onlooker, id, seat),
            FromClient::Choices { id, seat, version } => {
                self.catch_up_with(version).await;
                self.tell_choices(onlooker, id, seat, version);
            }
            FromClient::Odds { id, seat, version, action } => {
                self.catch_up_with(version).await;
                self.tell_odds(onlooker, id, (seat, version), &action);
            }
            FromClient::Act { .. }
            | FromClient::Undo { .. }
            | FromClient::Redo { .. }
            | FromClient::Takeback { .. }
            | FromClient::Consent { .. }
            | FromClient::Hush { .. } => unreachable!("those are wishes"),
        }
    }

    fn why(&self, onlooker: OnlookerId, id: &str, seat: Seat, action: &Value) -> Result<(), Error> {
        self.check_author(onlooker, id, seat)?;
        self.why_not(seat, action)
    }

    pub(super) fn why_not(&self, seat: Seat, action: &Value) -> Result<(), Error> {
        Ok(table::why_not(self.running()?, seat, action)?)
    }

    async fn change(&mut self, onlooker: OnlookerId, id: String, seat: Seat, wish: Wish) {
        if let Some(version) = wish.version() {
            self.catch_up_with(version).await;
        }
        let outcome = match self.check_author(onlooker, &id, seat) {
            Ok(user) => match self.repeats.done(&user, &id) {
                Some(version) => {
                    self.audience.tell(onlooker, &ToClient::Done { id: id.clone(), version });
                    Ok(())
                }
                None => self.carry_out_somewhen(Author { onlooker, user, message: id.clone() }, seat, wish).await,
            },
            Err(refusal) => Err(refusal),
        };
        if let Err(refusal) = outcome {
            let answer = self.refused(onlooker, id, &refusal);
            self.audience.tell(onlooker, &answer);
        }
    }

    /// Carries a wish out. One that is about no version of the game cannot come too late: when another node was faster,
    /// it is tried again with what that one wrote.
    async fn carry_out_somewhen(&mut self, author: Author, seat: Seat, wish: Wish) -> Result<(), Error> {
        if wish.version().is_none() {
            for _ in 1..TRIES {
                match self.carry_out(author.clone(), seat, wish.clone()).await {
                    Err(refusal) if refusal.code == Code::Stale => {}
                    outcome => return outcome,
                }
            }
        }
        self.carry_out(author, seat, wish).await
    }

    /// Changes the game and commits the change, which also answers the author.
    async fn carry_out(&mut self, author: Author, seat: Seat, wish: Wish) -> Result<(), Error> {
        wish.check(self.running()?, |most_steps| self.context.room.lines(most_steps))?;
        if let Wish::Act(_, action) = &wish
            && self.chair(seat)?.away.is_some()
        {
            self.why_not(seat, action)?;
        }
        self.come_back(seat).await?;
        let Some(play) = self.play.as_mut() else {
            return Ok(());
        };
        let change = wish.change();
        let hush = wish.topic().map(|(topic, on)| Write::Hush {
            table: self.table.id.clone(),
            seat,
            topic: topic.to_owned(),
            on,
        });
        let lines = wish.carry_out(play, &self.table, seat)?;
        self.commit(lines, hush, Cause { author: Some(author), change, bot: None }).await
    }

    /// A refusal in the words of whoever is told.
    pub(super) fn refused(&self, onlooker: OnlookerId, id: String, refusal: &Error) -> ToClient {
        measure::refused(refusal.code);
        let language = self.audience.language(onlooker);
        let people = People { names: &names_at(&self.table, language), language };
        ToClient::Refused { id: Some(id), refusal: refusal.told_of(people) }
    }

    /// The user behind a message that speaks for `seat`, when they sit there.
    pub(super) fn check_author(&self, onlooker: OnlookerId, id: &str, seat: Seat) -> Result<String, Error> {
        check_id(id)?;
        let onlooker = self.audience.onlooker(onlooker).filter(|onlooker| onlooker.seats.contains(&seat));
        let user = onlooker.and_then(|onlooker| onlooker.user.as_ref());
        user.map(|user| user.id.clone()).ok_or_else(|| Error::new(Code::NotYourSeat, say::NoSeatOfYours))
    }

    /// The game, while it is being played.
    pub(super) fn running(&self) -> Result<&Play, Error> {
        Ok(table::running(self.play.as_ref())?)
    }
}
