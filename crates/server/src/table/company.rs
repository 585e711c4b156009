//! Who may sit down with whom: one chair for everybody who comes to a public table, no table shared by those who keep apart,
//! and no way back for whom the host has removed.

use protocol::{Code, ToClient};
use table::{Sitter, User};

use super::audience::json;
use super::task::Task;
use crate::error::Error;
use crate::say;
use crate::store::Apart;

impl Task {
    /// Nobody takes several chairs of a public table that is somebody else's. By its link a family may share a screen.
    pub(super) fn check_room_for(&self, user: &User) -> Result<(), Error> {
        let is_host = user.id == self.table.host;
        if self.table.public && !is_host && !self.table.seats_of(user).is_empty() {
            return Err(Error::new(Code::SeatTaken, say::NoSecondChair));
        }
        Ok(())
    }

    /// May somebody sit down here, with the host and with all who sit here already?
    pub(super) async fn check_company(&mut self, user: &User, apart: &Apart) -> Result<(), Error> {
        let seated = self.table.seats.iter().filter_map(|seat| match &seat.sitter {
            Sitter::Person { user, .. } => Some(&user.id),
            Sitter::Bot(_) | Sitter::Open => None,
        });
        let company: Vec<&String> = seated.chain([&self.table.host]).filter(|other| **other != user.id).collect();
        if let Some(name) = company.iter().find_map(|other| apart.blocked.get(*other)) {
            return Err(Error::new(Code::Blocked, say::NoSeatWithBlocked { name: name.clone() }));
        }
        if company.iter().any(|other| apart.blocked_by.contains(*other)) {
            return Err(Error::new(Code::Blocked, say::NoSeatBeside));
        }
        if self.context.store.was_removed(&self.table.id, &user.id).await? {
            return Err(Error::new(Code::Blocked, say::NoSeatAgain));
        }
        Ok(())
    }

    /// Tells somebody that the host has removed them.
    pub(super) fn tell_removed(&mut self, person: &User) {
        let refusal = Error::new(Code::Blocked, say::Removed);
        self.audience.deliver(|onlooker| {
            let is_theirs = onlooker.user.as_ref().is_some_and(|user| user.id == person.id);
            is_theirs.then(|| json(&ToClient::Refused { id: None, refusal: refusal.told(onlooker.language) }))
        });
    }
}
