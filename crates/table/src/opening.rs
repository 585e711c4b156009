//! How a table is laid, and how its game begins: by itself, from a moment of another one, or once more.

use catalog::{GameId, Why};
use kernel::Seat;
use protocol::{Code, NewSeat, NewTable, Phase, Rematch, Secret};

use crate::agreed::agree;
use crate::entry::Entry;
use crate::play::{self, Play};
use crate::{Clocks, Error, Sitter, StoredSeat, StoredTable, Terms, User, names, say};

/// The longest contribution to the dice, in characters.
const LONGEST_ENTROPY: usize = 64;

/// What a new table is given by whoever keeps it.
pub struct Origin {
    /// What it is called in addresses.
    pub id: String,
    pub secret: Secret,
    pub at_ms: i64,
    /// What clocks are read by.
    pub up_ms: i64,
}

/// A new table with its seats, checked, before anything is on it.
pub fn lay(new: NewTable, host: &User, origin: Origin) -> Result<StoredTable, Error> {
    let Origin { id, secret, at_ms, up_ms } = origin;
    let game: GameId =
        new.game.parse().map_err(|error: kernel::Unreadable| Error::new(Code::UnknownGame, Why::text(error)))?;
    if new.seats.len() > Seat::MAX {
        return Err(Error::new(Code::BadSetup, say::NoMoreSeats { most: Seat::MAX }));
    }
    let agreed = agree(game, &new.setup, new.seats.len())?;
    let seats: Result<_, Error> =
        Seat::first(new.seats.len()).zip(new.seats).map(|(seat, who)| new_seat(seat, who, host, &secret)).collect();
    let (terms, seats): (_, Vec<StoredSeat>) = (Terms::agree(new.clock, new.absence)?, seats?);
    Ok(StoredTable {
        id,
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
            (sitter, added(secret, checked_entropy(entropy)?))
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

/// What goes into the dice: exactly what a record will show.
pub fn checked_entropy(given: Option<String>) -> Result<Option<String>, Error> {
    let Some(given) = given else {
        return Ok(None);
    };
    if given.chars().count() > LONGEST_ENTROPY {
        return Err(Error::new(Code::Malformed, say::NoEntropySoLong));
    }
    Ok(Some(names::one_line(&given)).filter(|text| !text.is_empty()))
}

/// What a seat adds to the dice: nothing in a rehearsal, for browsers draw theirs by chance.
pub fn added(secret: &Secret, entropy: Option<String>) -> Option<String> {
    entropy.filter(|_| !secret.is_rehearsed())
}

/// Begins the game: chance decides what it must before the first decision. The first lines of its log.
pub fn begin(table: &StoredTable) -> Result<(Play, Vec<String>), Error> {
    let mut play = Play::new(table)?;
    let lines = play.roll();
    Ok((play, lines))
}

/// The game goes on from a moment of another one: these steps are copied, and the table's own dice decide from there. The
/// first lines of its log.
pub fn copy(table: &StoredTable, steps: Vec<String>) -> Result<(Play, Vec<String>), Error> {
    if !table.is_full() {
        return Err(Error::new(Code::BadSetup, say::NoCopySeats));
    }
    let mut play = Play::new(table)?;
    let mut lines = steps;
    lines.push(Entry::Copied.to_string());
    for line in &lines {
        play.take(line).map_err(play::refusal)?;
    }
    if play.is_over() {
        return Err(Error::new(Code::WrongPhase, say::NoCopyOver));
    }
    lines.extend(play.roll());
    Ok((play, lines))
}

/// The chair after this one.
fn one_on(table: &StoredTable, seat: Seat) -> Seat {
    Seat::new((seat.index() + 1) % table.seats.len())
}

/// Where somebody sits in the next game.
pub fn chairs_again(table: &StoredTable, user: &User) -> Vec<(Seat, Option<String>)> {
    let chair = |sitter: &Sitter| match sitter {
        Sitter::Person { user: sitting, known_as } if sitting.id == user.id => Some(known_as.clone()),
        Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Open => None,
    };
    table.seats.iter().filter_map(|seat| Some((one_on(table, seat.seat), chair(&seat.sitter)?))).collect()
}

/// The next table as `host` opens it: bots and the host in their chairs, the others' are free.
pub fn again(table: &StoredTable, host: &User, rematch: &Rematch) -> NewTable {
    let mut seats = vec![NewSeat::Open; table.seats.len()];
    for chair in &table.seats {
        seats[one_on(table, chair.seat).index()] = match &chair.sitter {
            Sitter::Person { user, known_as } if user.id == host.id => {
                NewSeat::Me { name: known_as.clone(), entropy: rematch.entropy.clone() }
            }
            Sitter::Bot(bot) => NewSeat::Bot { bot: *bot },
            Sitter::Person { .. } | Sitter::Open => NewSeat::Open,
        };
    }
    NewTable {
        game: table.game.name().to_owned(),
        setup: table.setup.clone(),
        seats,
        // A stranger should not take a friend's chair.
        public: false,
        hot_seat: table.hot_seat,
        watchable: table.watchable,
        clock: table.terms.clock,
        absence: table.terms.absence,
        hints: table.hints,
    }
}
