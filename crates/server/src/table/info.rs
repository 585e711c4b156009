//! A table as lists and seats show it, without the game on it.

use kernel::{Seat, SeatSet};
use protocol::{Occupant, Phase, SeatInfo, TableInfo, TableRow};
use words::{Language, Message};

use super::audience::Presence;
use crate::say;
use crate::store::{Sitter, StoredTable, User};

impl StoredTable {
    /// What everybody may know of it.
    pub fn info(&self, presence: &Presence) -> TableInfo {
        TableInfo {
            id: self.id.clone(),
            game: self.game.name().to_owned(),
            setup: self.setup.clone(),
            setup_text: self.setup_text.clone(),
            phase: self.phase,
            host: self.host.clone(),
            public: self.public,
            hot_seat: self.hot_seat,
            watchable: self.watchable,
            next: self.next.clone(),
            clock: self.terms.clock,
            absence: self.terms.absence,
            hints: self.hints,
            seats: self
                .seats
                .iter()
                .map(|seat| SeatInfo {
                    seat: seat.seat,
                    occupant: occupant(&seat.sitter, presence),
                    away: seat.away.clone(),
                })
                .collect(),
            commitment: self.secret.commitment().to_string(),
            secret: (self.phase == Phase::Finished).then(|| self.secret.to_string()),
            opened_ms: self.opened_ms,
            spectators: presence.spectators,
        }
    }

    /// The chairs of `user`.
    pub fn seats_of(&self, user: &User) -> Vec<Seat> {
        self.seats.iter().filter(|seat| seat.sitter.is(&user.id)).map(|seat| seat.seat).collect()
    }

    /// The chairs of those made of flesh.
    pub fn people(&self) -> SeatSet {
        let people = self.seats.iter().filter(|seat| matches!(seat.sitter, Sitter::Person { .. }));
        people.map(|seat| seat.seat).collect()
    }
}

fn occupant(sitter: &Sitter, presence: &Presence) -> Occupant {
    match sitter {
        Sitter::Person { user, known_as } => Occupant::Person {
            user: user.id.clone(),
            name: known_as.clone().unwrap_or_else(|| user.name.clone()),
            present: presence.users.contains(&user.id),
        },
        Sitter::Bot(bot) => Occupant::Bot { bot: *bot },
        Sitter::Open => Occupant::Open,
    }
}

/// A line of a list, for `user`.
pub fn row(table: &StoredTable, presence: &Presence, user: Option<&User>, up_ms: i64) -> TableRow {
    let (mine, played) = (user.map(|user| table.seats_of(user)).unwrap_or_default(), table.played());
    let end_ms = |seat: &Seat| table.clocks.as_ref()?.end_ms(*seat);
    TableRow {
        table: table.info(presence),
        my_turn: table.phase == Phase::Running
            && mine.iter().any(|seat| played.has(*seat) && table.asked.contains(&seat.to_string())),
        touched_ms: table.touched_ms,
        left_ms: mine.iter().filter_map(end_ms).min().map(|end_ms| (end_ms - up_ms).max(0)),
    }
}

/// What each chair is called in sentences. Bots of a kind are told apart by their chairs.
pub fn names(table: &StoredTable, language: Language) -> Vec<String> {
    let name = |sitter: &Sitter, seat: Seat| match sitter {
        Sitter::Person { user, known_as } => known_as.clone().unwrap_or_else(|| user.name.clone()),
        Sitter::Bot(bot) => say::Bot { which: bot.name(), seat }.say(language),
        Sitter::Open => say::Seat { seat }.say(language),
    };
    table.seats.iter().map(|seat| name(&seat.sitter, seat.seat)).collect()
}
