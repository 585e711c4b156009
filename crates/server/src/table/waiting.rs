//! Whom the table waits for, and who is told of it: everybody once a wait, and nobody who is looking.

use std::time::Duration;

use kernel::{Seat, SeatSet};
use table::{Play, StoredTable, expected};
use tokio::time::Instant;

use super::task::Task;
use crate::notify::{Event, Notice};
use crate::store::now_ms;

/// Who looks away may be back at once; after that they are told that the table waits.
const GLANCE: Duration = Duration::from_secs(20);
/// After the disk refused, the alarm rests for a while.
const REST: Duration = Duration::from_secs(1);

/// The people a table waits for.
#[derive(Default)]
pub struct Waits {
    /// Those who are to decide.
    expected: SeatSet,
    /// Those of them who were told so, or need not be.
    told: SeatSet,
    /// When those are told who have looked away.
    due: Option<Instant>,
}

impl Waits {
    /// As it was when the table fell asleep: everybody knows.
    pub fn known(table: &StoredTable, play: Option<&Play>) -> Waits {
        let expected = expected(table, play);
        Waits { expected, told: expected, due: None }
    }
}

impl Task {
    /// Finds out anew whom the table waits for. Whoever is not looking is told.
    pub(super) fn expect_people(&mut self) {
        let now = expected(&self.table, self.play.as_ref());
        self.waits.told = self.waits.told.iter().filter(|seat| now.has(*seat)).collect();
        let begun: Vec<Seat> = now.iter().filter(|seat| !self.waits.expected.has(*seat)).collect();
        self.waits.expected = now;
        for seat in begun {
            if !self.is_looked_at_from(seat) {
                self.tell_turn(seat);
            }
        }
    }

    /// Somebody looks away: when they do not come back soon, they are told if the table waits for them.
    pub(super) fn looks_away(&mut self) {
        let untold = self.waits.expected.iter().any(|seat| !self.waits.told.has(seat));
        self.waits.due = untold.then(|| Instant::now() + GLANCE);
    }

    /// When there is next something to do without anybody's letter: a clock's alarm, or somebody to be told.
    pub(super) fn next_alarm(&self) -> Option<Instant> {
        let uptime = &self.context.uptime;
        let goes_on = self.play.as_ref().is_none_or(|play| play.frozen().is_none());
        let clocks = self.table.clocks.as_ref().filter(|_| goes_on);
        let clocks = clocks.and_then(|clocks| clocks.alarm_ms(&self.table.terms));
        let clocks = clocks.map(|alarm_ms| Instant::now() + uptime.until(alarm_ms));
        let clocks = if self.alarm_rests { clocks.map(|at| at.max(Instant::now() + REST)) } else { clocks };
        clocks.into_iter().chain(self.waits.due).min()
    }

    /// Something was due.
    pub(super) async fn alarm(&mut self) {
        self.alarm_rests = false;
        if self.waits.due.is_some_and(|due| due <= Instant::now()) {
            self.waits.due = None;
            let untold: Vec<Seat> = self.waits.expected.iter().filter(|seat| !self.waits.told.has(*seat)).collect();
            for seat in untold {
                if !self.is_looked_at_from(seat) {
                    self.tell_turn(seat);
                }
            }
        }
        self.ring().await;
    }

    fn tell_turn(&mut self, seat: Seat) {
        self.waits.told = self.waits.told.iter().chain([seat]).collect();
        self.notify(seat, Event::YourTurn);
    }

    /// Tells whoever sits there, unless they are looking.
    pub(super) fn notify(&mut self, seat: Seat, event: Event) {
        if self.is_looked_at_from(seat) {
            return;
        }
        if let Some(user) = self.owner(seat).map(|owner| owner.id.clone()) {
            self.notify_user(&user, seat, event);
        }
    }

    /// Tells somebody something about a seat.
    pub(super) fn notify_user(&self, user: &str, seat: Seat, event: Event) {
        let end_ms = self.table.clocks.as_ref().and_then(|clocks| clocks.end_ms(seat));
        self.context.notifier.send(Notice {
            user: user.to_owned(),
            event,
            table: self.table.id.clone(),
            game: self.table.game,
            seat,
            deadline_ms: end_ms.map(|end_ms| now_ms() + self.context.uptime.until(end_ms).as_millis() as i64),
        });
    }

    /// Does the one who sits there look at the table now?
    fn is_looked_at_from(&self, seat: Seat) -> bool {
        self.audience.iter().any(|onlooker| onlooker.looking && onlooker.seats.contains(&seat))
    }
}

/// Until then; forever when there is nothing to wait for.
pub async fn until(then: Option<Instant>) {
    match then {
        Some(then) => tokio::time::sleep_until(then).await,
        None => std::future::pending().await,
    }
}
