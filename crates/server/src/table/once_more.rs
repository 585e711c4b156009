//! The rematch: the same game with the same people, everybody one chair on.

use kernel::Seat;
use protocol::{Code, Phase, Rematch};
use table::{User, again, chairs_again};

use super::opening;
use super::task::Task;
use crate::error::Error;
use crate::say;
use crate::store::{CompanyWrite, StoreError, Write};

/// Where it goes on, for somebody who asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Next {
    pub table: String,
    /// Their chairs there, with the names they have in them.
    pub seats: Vec<(Seat, Option<String>)>,
    /// It was opened by this, with them in their chairs.
    pub is_new: bool,
}

impl Task {
    /// Opens the next table, or says where it is. The others find it from this one and take their chairs.
    pub(super) async fn rematch(&mut self, user: Option<User>, rematch: Rematch) -> Result<Next, Error> {
        let asker = user.filter(|user| !self.table.seats_of(user).is_empty());
        let asker = asker.ok_or_else(|| Error::new(Code::NotYourSeat, say::NoRematch))?;
        if self.table.phase != Phase::Finished {
            return Err(Error::new(Code::WrongPhase, say::NoEndYet));
        }
        if self.table.next.is_none() {
            let (next, mut writes) = opening::open(
                again(&self.table, &asker, &rematch),
                &asker,
                self.context.secrets.draw(),
                self.context.uptime.now_ms(),
            )?;
            // Whether somebody else was faster must be found before anything is written.
            let link = CompanyWrite::Next { table: self.table.id.clone(), next: next.id.clone() };
            writes.insert(0, Write::Company(link));
            match self.context.store.write(writes).await {
                Ok(()) => {
                    self.table.next = Some(next.id.clone());
                    self.tell_table();
                    return Ok(Next { table: next.id, seats: chairs_again(&self.table, &asker), is_new: true });
                }
                Err(StoreError::Conflict) => self.reload().await,
                Err(error) => return Err(error.into()),
            }
        }
        let next = self.table.next.clone();
        let table = next.ok_or_else(|| Error::new(Code::Stale, say::NoLongerSo))?;
        Ok(Next { table, seats: chairs_again(&self.table, &asker), is_new: false })
    }
}
