//! How a table is opened, and how its game begins.

use catalog::{GameId, Why};
use kernel::Seat;
use protocol::{Code, NewSeat, NewTable, Phase, Secret};

use super::committing::{Cause, growth};
use super::entry::Entry;
use super::play::{self, Play};
use super::seating;
use super::secrets::added;
use crate::agreed::agree;
use crate::error::Error;
use crate::store::{Sitter, StoredSeat, StoredTable, User, Write, now_ms};
use crate::time::{Clocks, Terms};
use crate::{names, random, say};

/// A new table, checked, and what is to be written for it. When every seat is filled the game begins at once.
pub fn open(new: NewTable, host: &User, secret: Secret, up_ms: i64) -> Result<(StoredTable, Vec<Write>), Error> {
    let mut table = lay(new, host, secret, up_ms)?;
    let mut writes = vec![Write::Table(Box::new(table.clone()))];
    if table.is_full() {
        writes.extend(begin(&mut table, up_ms)?.1);
    }
    Ok((table, writes))
}

/// A table whose game goes on from a moment of another one: these steps are copied, and its own dice decide from there.
pub fn go_on(
    new: NewTable,
    host: &User,
    steps: Vec<String>,
    secret: Secret,
    up_ms: i64,
) -> Result<(StoredTable, Vec<Write>), Error> {
    let mut table = lay(new, host, secret, up_ms)?;
    if !table.is_full() {
        return Err(Error::new(Code::BadSetup, say::NoCopySeats));
    }
    let mut writes = vec![Write::Table(Box::new(table.clone()))];
    let mut play = Play::new(&table)?;
    let mut lines = steps;
    lines.push(Entry::Copied.to_string());
    for line in &lines {
        play.take(line).map_err(play::refusal)?;
    }
    if play.is_over() {
        return Err(Error::new(Code::WrongPhase, say::NoCopyOver));
    }
    lines.extend(play.roll());
    writes.extend(growth(&mut table, &play, lines, &Cause::default(), up_ms));
    Ok((table, writes))
}

/// A new table with its seats, checked, before anything is on it.
fn lay(new: NewTable, host: &User, secret: Secret, up_ms: i64) -> Result<StoredTable, Error> {
    let game: GameId =
        new.game.parse().map_err(|error: kernel::Unreadable| Error::new(Code::UnknownGame, Why::text(error)))?;
    if new.seats.len() > Seat::MAX {
        return Err(Error::new(Code::BadSetup, say::NoMoreSeats { most: Seat::MAX }));
    }
    let agreed = agree(game, &new.setup, new.seats.len())?;
    let seats: Result<_, Error> =
        Seat::first(new.seats.len()).zip(new.seats).map(|(seat, who)| new_seat(seat, who, host, &secret)).collect();
    let (terms, seats): (_, Vec<StoredSeat>) = (Terms::agree(new.clock, new.absence)?, seats?);
    let at_ms = now_ms();
    Ok(StoredTable {
        id: random::table_id(),
        game,
        setup: agreed.setup,
        setup_text: agreed.text,
        phase: Phase::Gathering,
        host: host.id.clone(),
        public: new.public,
        hot_seat: new.hot_seat,
        watchable: new.watchable,
        next: None,
        hints: new.hints,
        rules: i64::from(game.rules()),
        secret,
        asked: String::new(),
        opened_ms: at_ms,
        touched_ms: at_ms,
        terms,
        clocks: Clocks::new(&terms, seats.len(), up_ms),
        seats,
    })
}

fn new_seat(seat: Seat, who: NewSeat, host: &User, secret: &Secret) -> Result<StoredSeat, Error> {
    let (sitter, entropy) = match who {
        NewSeat::Me { name, entropy } => {
            let sitter = Sitter::Person { user: host.clone(), known_as: known_as(name)? };
            (sitter, added(secret, seating::entropy(entropy)?))
        }
        NewSeat::Bot { bot } => (Sitter::Bot(bot), None),
        NewSeat::Open => (Sitter::Open, None),
    };
    Ok(StoredSeat { seat, sitter, entropy, away: None })
}

/// The name at a table, when one is given.
pub fn known_as(name: Option<String>) -> Result<Option<String>, Error> {
    name.map(|name| names::checked(&name)).transpose()
}

/// Begins the game: chance decides what it must before the first decision. What is to be written for it.
pub fn begin(table: &mut StoredTable, up_ms: i64) -> Result<(Play, Vec<Write>), Error> {
    let mut play = Play::new(table)?;
    let lines = play.roll();
    let writes = growth(table, &play, lines, &Cause::default(), up_ms);
    Ok((play, writes))
}

impl StoredTable {
    /// Is every seat taken?
    pub fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| seat.sitter != Sitter::Open)
    }
}
