//! A table as lists and seats show it, without the game on it.

use bots::Persona;
use catalog::GameId;
use kernel::{Seat, SeatSet};
use protocol::{Occupant, Phase, SeatInfo, TableInfo, TableRow};
use words::{Language, Message};

use crate::thinking::level;
use crate::{Presence, Sitter, StoredSeat, StoredTable, User, names, say};

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
                .zip(self.personae())
                .map(|(seat, persona)| SeatInfo {
                    seat: seat.seat,
                    occupant: occupant(&seat.sitter, persona.map(|persona| (persona, self.game)), presence),
                    away: seat.away.clone(),
                })
                .collect(),
            commitment: self.secret.commitment().to_string(),
            secret: (self.phase == Phase::Finished).then(|| self.secret.to_string()),
            opened_ms: self.opened_ms,
            spectators: presence.spectators,
        }
    }

    /// Who its bots are, chair by chair.
    pub fn personae(&self) -> Vec<Option<Persona>> {
        let looks: Vec<String> = self.seats.iter().filter_map(|seat| Some(names::look(seat.sitter.name()?))).collect();
        let bots = self.seats.iter().map(|seat| match &seat.sitter {
            Sitter::Bot(bot) => Some(level(*bot)),
            Sitter::Person { .. } | Sitter::Open => None,
        });
        bots::cast(self.game, bots, |name| looks.contains(&names::look(name)))
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

fn occupant(sitter: &Sitter, persona: Option<(Persona, GameId)>, presence: &Presence) -> Occupant {
    match sitter {
        Sitter::Person { user, known_as } => Occupant::Person {
            user: user.id.clone(),
            name: known_as.clone().unwrap_or_else(|| user.name.clone()),
            // Whoever shares a screen under another name is somebody else.
            face: match known_as {
                Some(name) if *name != user.name => protocol::person_face(None, name),
                Some(_) | None => user.portrait(),
            },
            present: presence.users.contains(&user.id),
        },
        Sitter::Bot(bot) => {
            let (persona, game) = persona.expect("every bot is somebody");
            Occupant::Bot { bot: *bot, name: persona.name.to_owned(), face: persona.face(game) }
        }
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

/// What each chair is called in sentences.
pub fn names_at(table: &StoredTable, language: Language) -> Vec<String> {
    let name = |(seat, persona): (&StoredSeat, Option<Persona>)| {
        let name = seat.sitter.name().or(persona.map(|persona| persona.name));
        name.map_or_else(|| say::Seat { seat: seat.seat }.say(language), str::to_owned)
    };
    table.seats.iter().zip(table.personae()).map(name).collect()
}
