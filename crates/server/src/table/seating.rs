//! Who sits where, while a table gathers its players.

use kernel::Seat;
use protocol::{Bot, Code, Phase, Sit, TableInfo};
use table::{Sitter, StoredSeat, User, added, checked_entropy, known_as};

use super::opening::begin;
use super::task::Task;
use crate::error::Error;
use crate::store::{Apart, OrderWrite, Write, now_ms};
use crate::{names, say};

impl Task {
    /// Somebody sits down. The last one to do so begins the game.
    pub(super) async fn sit(&mut self, user: User, seat: Seat, sit: Sit, apart: &Apart) -> Result<TableInfo, Error> {
        if self.table.phase == Phase::Running {
            self.running()?;
            return self.step_in(user, seat, sit.name, apart).await;
        }
        self.check_gathering()?;
        if self.chair(seat)?.sitter != Sitter::Open {
            return Err(Error::new(Code::SeatTaken, say::NoSeatFree));
        }
        self.check_room_for(&user)?;
        self.check_company(&user, apart).await?;
        let (known_as, entropy) = (known_as(sit.name)?, added(&self.table.secret, checked_entropy(sit.entropy)?));
        self.check_name_here(&user, known_as.as_deref())?;
        let sitter = Sitter::Person { user, known_as };
        self.seat(vec![StoredSeat { seat, sitter, entropy, away: None }], Vec::new()).await
    }

    /// Somebody stands up again, or leaves a game that runs.
    pub(super) async fn leave(&mut self, user: Option<User>, seat: Seat) -> Result<TableInfo, Error> {
        if self.table.phase == Phase::Running {
            self.running()?;
            return self.walk_out(user, seat).await;
        }
        self.check_gathering()?;
        let sitter = &self.chair(seat)?.sitter;
        if !user.is_some_and(|user| sitter.is(&user.id)) {
            return Err(Error::new(Code::NotYourSeat, say::NoSeatOfYours));
        }
        self.seat(vec![open_seat(seat)], Vec::new()).await
    }

    /// The host removes somebody with all their chairs; they do not sit here again.
    pub(super) async fn remove(&mut self, user: Option<User>, seat: Seat) -> Result<TableInfo, Error> {
        self.check_host(user)?;
        self.check_gathering()?;
        let person = match &self.chair(seat)?.sitter {
            Sitter::Person { user, .. } if user.id != self.table.host => user.clone(),
            Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Open => {
                return Err(Error::new(Code::SeatTaken, say::NoOneToRemove));
            }
        };
        let chairs = self.table.seats_of(&person).into_iter().map(open_seat).collect();
        let (table, user) = (self.table.id.clone(), person.id.clone());
        let removed = Write::Order(OrderWrite::Removed { table, user, at_ms: now_ms() });
        let info = self.seat(chairs, vec![removed]).await?;
        self.tell_removed(&person);
        Ok(info)
    }

    /// The host begins; bots take the seats that are open.
    pub(super) async fn start(&mut self, user: Option<User>) -> Result<TableInfo, Error> {
        self.check_host(user)?;
        self.check_gathering()?;
        let open = self.table.seats.iter().filter(|seat| seat.sitter == Sitter::Open);
        let bots = open.map(|seat| StoredSeat { sitter: Sitter::Bot(Bot::Steady), ..seat.clone() }).collect();
        self.seat(bots, Vec::new()).await
    }

    /// The host takes the table away, while the game has not begun.
    pub(super) async fn close(&mut self, user: Option<User>) -> Result<(), Error> {
        self.check_host(user)?;
        self.check_gathering()?;
        let writes = vec![self.as_seated(), Write::Gone { table: self.table.id.clone() }];
        if let Err(error) = self.context.store.write(writes).await {
            self.reload().await;
            return Err(error.into());
        }
        self.ended = Some(Error::new(Code::UnknownTable, say::NoTableAnyMore));
        Ok(())
    }

    /// Somebody is called otherwise, or has another face.
    pub(super) fn rename(&mut self, renamed: &User) {
        let mut sits_here = false;
        for seat in &mut self.table.seats {
            if let Sitter::Person { user, .. } = &mut seat.sitter
                && user.id == renamed.id
            {
                user.clone_from(renamed);
                sits_here = true;
            }
        }
        if sits_here {
            self.audience.reseat(|user| self.table.seats_of(user));
        }
    }

    /// Chairs have changed hands on disk: whoever looks on sees the game from the seats they have now.
    pub(super) async fn look_who_sits(&mut self) {
        self.reload().await;
        self.tell_news();
    }

    /// Puts people, bots or nobody into chairs; a full table begins. On disk first, then told.
    async fn seat(&mut self, chairs: Vec<StoredSeat>, besides: Vec<Write>) -> Result<TableInfo, Error> {
        let mut table = self.table.clone();
        let mut writes = besides;
        for chair in chairs {
            table.seats[chair.seat.index()] = chair.clone();
            writes.push(Write::Seat { table: table.id.clone(), seat: chair });
        }
        let play = if table.is_full() {
            let (play, mut first_lines) = begin(&mut table, self.context.uptime.now_ms())?;
            // Log entries come first: a conflict must be found before anything is written.
            first_lines.append(&mut writes);
            writes = first_lines;
            Some(play)
        } else {
            None
        };
        writes.insert(0, self.as_seated());
        if let Err(error) = self.context.store.write(writes).await {
            self.reload().await;
            return Err(error.into());
        }
        if play.is_some() {
            tracing::info!(game = %table.game, setup = table.setup_text, "the game begins");
        }
        self.table = table;
        self.play = play;
        self.audience.reseat(|user| self.table.seats_of(user));
        self.show_out();
        self.tell_table_when_changed();
        self.tell_news();
        self.tell_clocks();
        self.expect_people();
        Ok(self.table.info(&self.context.nodes.together(&self.table.id, self.audience.presence())))
    }

    /// Nothing is to be written when another node has changed who sits where.
    fn as_seated(&self) -> Write {
        let table = &self.table;
        Write::AsSeated { table: table.id.clone(), phase: table.phase, seats: table.seats.clone() }
    }

    pub(super) fn chair(&self, seat: Seat) -> Result<&StoredSeat, Error> {
        let found = self.table.seats.get(seat.index());
        found.ok_or_else(|| Error::new(Code::SeatTaken, say::NoSeatCalled { seat }))
    }

    /// Two people at one table cannot look the same in its log. Whoever shares a screen may call two of their seats alike.
    pub(super) fn check_name_here(&self, user: &User, known_as: Option<&str>) -> Result<(), Error> {
        let Some(look) = known_as.map(names::look) else {
            return Ok(());
        };
        let is_anothers = |seat: &StoredSeat| match &seat.sitter {
            Sitter::Person { user: other, known_as } => {
                other.id != user.id && names::look(known_as.as_ref().unwrap_or(&other.name)) == look
            }
            Sitter::Bot(_) | Sitter::Open => false,
        };
        match self.table.seats.iter().any(is_anothers) {
            true => Err(Error::new(Code::NameTaken, say::NoNameHere)),
            false => Ok(()),
        }
    }

    fn check_gathering(&self) -> Result<(), Error> {
        match self.table.phase {
            Phase::Gathering => Ok(()),
            Phase::Running => Err(Error::new(Code::WrongPhase, say::NoLongerGathering)),
            Phase::Finished => Err(Error::new(Code::WrongPhase, say::NoGameOver)),
        }
    }

    pub(super) fn check_host(&self, user: Option<User>) -> Result<(), Error> {
        if user.is_some_and(|user| user.id == self.table.host) {
            Ok(())
        } else {
            Err(Error::new(Code::NotHost, say::NoHost))
        }
    }
}

fn open_seat(seat: Seat) -> StoredSeat {
    StoredSeat { seat, sitter: Sitter::Open, entropy: None, away: None }
}
