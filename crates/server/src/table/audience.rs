//! Those who look at a table now: players and spectators at their sockets.

use std::sync::Arc;

use kernel::Seat;
use protocol::{Room, ToClient};
use table::{Presence, User};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;
use words::Language;

use crate::error::Error;
use crate::measure;
use crate::store::Apart;

/// The number of a socket at its table.
pub type OnlookerId = u64;

/// What a socket is to send.
#[derive(Clone, Debug)]
pub enum Outgoing {
    /// A message, as JSON.
    Text(Utf8Bytes),
    /// The last one; then it closes. It is rare and would make room for every text larger.
    Bye(Box<Error>),
}

/// A socket.
pub struct Onlooker {
    /// Its number.
    pub id: OnlookerId,
    pub user: Option<User>,
    pub seats: Vec<Seat>,
    pub language: Language,
    /// Where they were told that they hear and speak.
    pub room: Option<Room>,
    /// The table is before their eyes, as far as they said.
    pub looking: bool,
    /// Whom they do not hear.
    pub apart: Arc<Apart>,
    outbox: mpsc::Sender<Outgoing>,
}

/// The sockets at a table.
#[derive(Default)]
pub struct Audience {
    onlookers: Vec<Onlooker>,
    last_id: OnlookerId,
    changed: bool,
}

impl Audience {
    /// One more.
    pub fn join(
        &mut self,
        user: Option<User>,
        seats: Vec<Seat>,
        language: Language,
        apart: Arc<Apart>,
        outbox: mpsc::Sender<Outgoing>,
    ) -> OnlookerId {
        self.last_id += 1;
        self.changed = true;
        let (id, room, looking) = (self.last_id, None, true);
        self.onlookers.push(Onlooker { id, user, seats, language, room, looking, apart, outbox });
        self.last_id
    }

    /// One less.
    pub fn leave(&mut self, id: OnlookerId) {
        let before = self.onlookers.len();
        self.onlookers.retain(|onlooker| onlooker.id != id);
        self.changed |= self.onlookers.len() != before;
    }

    /// The table is before somebody's eyes, or no more.
    pub fn look(&mut self, id: OnlookerId, looking: bool) {
        if let Some(onlooker) = self.onlookers.iter_mut().find(|onlooker| onlooker.id == id) {
            onlooker.looking = looking;
        }
    }

    /// Nobody?
    pub fn is_empty(&self) -> bool {
        self.onlookers.is_empty()
    }

    /// The socket with this number, while it is here.
    pub fn onlooker(&self, id: OnlookerId) -> Option<&Onlooker> {
        self.onlookers.iter().find(|onlooker| onlooker.id == id)
    }

    /// What the one with this number reads.
    pub fn language(&self, id: OnlookerId) -> Language {
        self.onlooker(id).map(|onlooker| onlooker.language).unwrap_or_default()
    }

    pub fn iter(&self) -> impl Iterator<Item = &Onlooker> {
        self.onlookers.iter()
    }

    /// Finds out anew where everybody sits.
    pub fn reseat(&mut self, seats_of: impl Fn(&User) -> Vec<Seat>) {
        for onlooker in &mut self.onlookers {
            onlooker.seats = onlooker.user.as_ref().map(&seats_of).unwrap_or_default();
        }
        self.changed = true;
    }

    /// Somebody has come, gone or sat down elsewhere.
    pub fn note_change(&mut self) {
        self.changed = true;
    }

    /// Has anybody come, gone or sat down since this was last asked?
    pub fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.changed)
    }

    /// Who is there.
    pub fn presence(&self) -> Presence {
        Presence {
            users: self
                .onlookers
                .iter()
                .filter_map(|onlooker| onlooker.user.as_ref().map(|user| user.id.clone()))
                .collect(),
            spectators: self.onlookers.iter().filter(|onlooker| onlooker.seats.is_empty()).count() as u32,
        }
    }

    /// Tells one.
    pub fn tell(&mut self, id: OnlookerId, message: &ToClient) {
        let text = json(message);
        self.deliver(|onlooker| (onlooker.id == id).then(|| text.clone()));
    }

    /// Gives everybody the letter meant for them. Who does not keep up is dropped: they can come again and catch up,
    /// and nobody's memory grows.
    pub fn deliver(&mut self, letter: impl Fn(&Onlooker) -> Option<Utf8Bytes>) {
        let before = self.onlookers.len();
        self.onlookers.retain(|onlooker| match letter(onlooker) {
            Some(text) => onlooker.outbox.try_send(Outgoing::Text(text)).is_ok(),
            None => true,
        });
        for _ in self.onlookers.len()..before {
            measure::dropped_slow_socket();
            self.changed = true;
        }
    }

    /// Somebody keeps apart from others than before: they are to be told anew what was said.
    pub fn keep_apart(&mut self, user: &str, apart: &Arc<Apart>) {
        for onlooker in &mut self.onlookers {
            if onlooker.user.as_ref().is_some_and(|known| known.id == user) && onlooker.apart != *apart {
                onlooker.apart = Arc::clone(apart);
                onlooker.room = None;
            }
        }
    }

    /// Something may have been said elsewhere: everybody is to be told anew what was said.
    pub fn leave_rooms(&mut self) {
        for onlooker in &mut self.onlookers {
            onlooker.room = None;
        }
    }

    /// Notes where one hears and speaks now.
    pub fn enters(&mut self, id: OnlookerId, room: Room) {
        if let Some(onlooker) = self.onlookers.iter_mut().find(|onlooker| onlooker.id == id) {
            onlooker.room = Some(room);
        }
    }

    /// Says goodbye to all.
    pub fn dismiss(&mut self, refusal: &Error) {
        self.dismiss_those(refusal, |_| true);
    }

    /// Says goodbye to some.
    pub fn dismiss_those(&mut self, refusal: &Error, leaves: impl Fn(&Onlooker) -> bool) {
        for onlooker in self.onlookers.extract_if(.., |onlooker| leaves(onlooker)) {
            // A full outbox closes anyway when its sender is gone.
            let _ = onlooker.outbox.try_send(Outgoing::Bye(Box::new(refusal.clone())));
            self.changed = true;
        }
    }
}

/// A message as the socket sends it.
pub fn json(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}
