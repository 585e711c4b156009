//! Those who are not there: a bot sits in, a substitute is wanted, or the game is forfeited, as was agreed at set-up.
//! And how they come back. A bot that takes a seat decides with just what its owner sees: ruling CT-R-54.

use kernel::{Seat, SeatSet};
use protocol::{Absence, Away, Bot, Code, Phase, TableInfo};
use table::{Sitter, StoredSeat, User, expected, known_as, names_at};
use words::Language;

use super::task::Task;
use crate::error::Error;
use crate::notify::Event;
use crate::say;
use crate::store::{Apart, ClockRow, TimeWrite, Write};
use crate::time::Change;

/// Who plays a forfeited seat to the end.
const PLAYS_OUT: Bot = Bot::Steady;

impl Task {
    /// The alarm has rung: warns those who have little time, and ends the time of those who have none.
    pub(super) async fn ring(&mut self) {
        let (now, terms) = (self.context.uptime.now_ms(), self.table.terms);
        let Some(mut clocks) = self.table.clocks.clone().filter(|_| self.table.phase == Phase::Running) else {
            return;
        };
        // Another node may have moved the table on; then this alarm was for a moment that is past.
        match self.context.store.hands(&self.table.id).await {
            Ok(hands) if hands.as_deref() == Some(&ClockRow::new(&clocks, &terms).hands) => {}
            Ok(_) => return self.reload().await,
            Err(_) => {
                self.alarm_rests = true;
                return;
            }
        }
        let fallen = clocks.fallen(now);
        if !fallen.is_empty() {
            // On an error it rings again soon; nothing has happened meanwhile.
            match self.hand_over(fallen).await {
                Ok(()) => fallen.iter().for_each(|seat| self.notify(seat, Event::TimeIsUp)),
                Err(_) => self.alarm_rests = true,
            }
            return;
        }
        let urgent = clocks.warn(&terms, now);
        if urgent.is_empty() {
            return;
        }
        let row = ClockRow::new(&clocks, &terms);
        let write = Write::Time(TimeWrite::Clocks { table: self.table.id.clone(), row });
        if self.context.store.write(vec![write]).await.is_err() {
            self.alarm_rests = true;
            return;
        }
        self.table.clocks = Some(clocks);
        self.tell_clocks();
        urgent.iter().for_each(|seat| self.notify(seat, Event::TimeIsShort));
    }

    /// Somebody leaves a game that runs: what happens to their seat was agreed at set-up.
    pub(super) async fn walk_out(&mut self, user: Option<User>, seat: Seat) -> Result<TableInfo, Error> {
        let chair = self.chair(seat)?;
        if !user.is_some_and(|user| chair.sitter.is(&user.id)) {
            return Err(Error::new(Code::NotYourSeat, say::NoSeatOfYours));
        }
        if !chair.is_played() {
            return Err(Error::new(Code::WrongPhase, say::NoSeatToLeave));
        }
        self.hand_over([seat].into_iter().collect()).await?;
        Ok(self.table.info(&self.audience.presence()))
    }

    /// Somebody sits down while the game runs: back in their own seat, or in one that wants a substitute.
    pub(super) async fn step_in(
        &mut self,
        user: User,
        seat: Seat,
        name: Option<String>,
        apart: &Apart,
    ) -> Result<TableInfo, Error> {
        let chair = self.chair(seat)?.clone();
        let is_own = chair.sitter.is(&user.id);
        let away = match (&chair.away, is_own) {
            (None | Some(Away::Instead { .. }), true) => return Ok(self.table.info(&self.audience.presence())),
            (Some(Away::SatIn { .. } | Away::Wanted), true) => None,
            (Some(Away::Forfeited { .. }), true) => {
                return Err(Error::new(Code::WrongPhase, say::NoReturn));
            }
            (Some(Away::Wanted), false) => {
                self.check_stranger(&user)?;
                Some(self.instead_of(&chair))
            }
            (None | Some(Away::SatIn { .. } | Away::Forfeited { .. } | Away::Instead { .. }), false) => {
                return Err(Error::new(Code::WrongPhase, say::NoOneWanted));
            }
        };
        if is_own {
            self.reseat(vec![StoredSeat { away, ..chair }], |clocks, terms| clocks.second_wind(seat, terms)).await?;
        } else {
            self.check_company(&user, apart).await?;
            let known_as = known_as(name)?;
            self.check_name_here(&user, known_as.as_deref())?;
            let told = Event::SeatTaken { by: known_as.clone().unwrap_or_else(|| user.name.clone()) };
            let before = self.owner(seat).map(|owner| owner.id.clone());
            let sitter = Sitter::Person { user, known_as };
            self.reseat(vec![StoredSeat { sitter, away, ..chair }], |clocks, terms| clocks.afresh(seat, terms)).await?;
            if let Some(before) = before {
                self.notify_user(&before, seat, told);
            }
        }
        Ok(self.table.info(&self.audience.presence()))
    }

    /// Whoever has or had a seat at this table knows one hand already, and a second one is not theirs to see.
    fn check_stranger(&self, user: &User) -> Result<(), Error> {
        let has_played = |seat: &StoredSeat| seat.sitter.is(&user.id) || seat.before() == Some(&user.id);
        match self.table.seats.iter().any(has_played) {
            true => Err(Error::new(Code::SeatTaken, say::NoRivalsSeat)),
            false => Ok(()),
        }
    }

    /// Somebody decides in a seat where a bot sits in: they are back.
    pub(super) async fn come_back(&mut self, seat: Seat) -> Result<(), Error> {
        let chair = self.chair(seat)?.clone();
        match chair.away {
            None | Some(Away::Instead { .. }) => Ok(()),
            Some(Away::SatIn { .. } | Away::Wanted) => {
                let back = StoredSeat { away: None, ..chair };
                self.reseat(vec![back], |clocks, terms| clocks.second_wind(seat, terms)).await
            }
            Some(Away::Forfeited { .. }) => Err(Error::new(Code::NotYourSeat, say::NoReturn)),
        }
    }

    /// These seats are no longer played by their people.
    async fn hand_over(&mut self, seats: SeatSet) -> Result<(), Error> {
        let away = match self.table.terms.absence {
            Absence::BotSitsIn { bot } => Away::SatIn { bot },
            Absence::Substitute => Away::Wanted,
            Absence::Forfeit => Away::Forfeited { bot: PLAYS_OUT },
        };
        tracing::info!(seats = ?seats, ?away, "people are away");
        let chairs = seats.iter().map(|seat| &self.table.seats[seat.index()]);
        let chairs = chairs.map(|chair| StoredSeat { away: Some(away.clone()), ..chair.clone() }).collect();
        self.reseat(chairs, |_, _| {}).await
    }

    /// Changes who decides in a game that runs, and the clocks with it. On disk first, then told.
    async fn reseat(
        &mut self,
        chairs: Vec<StoredSeat>,
        wind: impl FnOnce(&mut crate::time::Clocks, &crate::time::Terms),
    ) -> Result<(), Error> {
        if let Some(play) = &self.play {
            play.check_going()?;
        }
        let mut table = self.table.clone();
        let mut writes = Vec::new();
        for chair in chairs {
            table.seats[chair.seat.index()] = chair.clone();
            writes.push(Write::Seat { table: table.id.clone(), seat: chair });
        }
        let (terms, deciding) = (table.terms, expected(&table, self.play.as_ref()));
        if let Some(clocks) = &mut table.clocks {
            wind(clocks, &terms);
            clocks.turn_to(deciding, Change::Seats, &terms, self.context.uptime.now_ms());
            let row = ClockRow::new(clocks, &terms);
            writes.push(Write::Time(TimeWrite::Clocks { table: table.id.clone(), row }));
        }
        if let Err(error) = self.context.store.write(writes).await {
            self.reload().await;
            return Err(error.into());
        }
        let before = std::mem::replace(&mut self.table, table);
        let seats_changed = before.seats.iter().zip(&self.table.seats).any(|(old, new)| old.sitter != new.sitter);
        self.audience.reseat(|user| self.table.seats_of(user));
        self.show_out();
        self.tell_table_when_changed();
        if seats_changed {
            self.tell_whole_game();
        }
        self.tell_clocks();
        self.expect_people();
        Ok(())
    }

    fn instead_of(&self, chair: &StoredSeat) -> Away {
        let name = names_at(&self.table, Language::English).swap_remove(chair.seat.index());
        let user = self.owner(chair.seat).map(|owner| owner.id.clone()).unwrap_or_default();
        Away::Instead { user, name }
    }

    /// Whose seat it is.
    pub(super) fn owner(&self, seat: Seat) -> Option<&User> {
        match &self.table.seats.get(seat.index())?.sitter {
            Sitter::Person { user, .. } => Some(user),
            Sitter::Bot(_) | Sitter::Open => None,
        }
    }
}
