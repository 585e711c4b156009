//! The past of a game: a table's log, or a record that somebody uploaded, seen again step by step.
//!
//! Undone lines are no part of it: the steps are those that stand at the end of the log ([`steps_that_stand`]), and a
//! moment is the position after so many of them. While a game runs, its past shows no more than the socket: a seat to
//! whoever sits in it, what lies open to everybody. When it is over, anything to anybody.
//!
//! `course.rs` looks back at it when it is over, `telling.rs` shows it, `writing.rs` makes records of it, `reading.rs` takes uploaded ones, `report.rs` counts its dice.

mod course;
mod reading;
mod report;
mod telling;
mod writing;

use catalog::{GameId, Match, Why};
use kernel::{Outcome, Seat, SeatSet, Viewer};
use narrate::People;
use protocol::{
    Absence, Away, Bot, Clock, Code, Decided, Eyes, GoOn, NewTable, Occupant, Part, Phase, SeatInfo, TableInfo,
};
use words::Language;

use crate::entry::{Entry, steps_that_stand};
use crate::forfeits::behind_all_others;
use crate::{Error, LogLine, Presence, Sitter, StoredRecord, StoredTable, User, names_at, say};

pub use course::compared;
use reading::read_kept;
pub use reading::{Read, read};
pub use report::dice_report;
pub use writing::dice_notes;

/// A game that was, or is being played.
pub struct Past {
    /// The table, or what stands for one.
    pub info: TableInfo,
    pub game: GameId,
    /// Everybody's name, by seat.
    pub names: Vec<String>,
    /// What the asker reads.
    pub language: Language,
    /// Not played here.
    pub uploaded: bool,
    /// The asker's seats.
    pub mine: Vec<Seat>,
    /// How long the log is.
    pub version: u64,
    /// So many steps come from another game.
    pub copied: usize,
    /// The steps that stand.
    pub steps: Vec<PastStep>,
}

/// What it takes to go on from a moment.
pub struct GoingOn {
    pub new: NewTable,
    pub steps: Vec<String>,
    /// Lines of the new game's record that tell from where it comes.
    pub notes: Vec<(String, String)>,
}

/// A step that stands.
pub struct PastStep {
    /// In notation.
    pub text: String,
    /// Who decided it.
    pub decided: Decided,
    /// The bot that decided it in the place of a person.
    pub sat_in: Option<Bot>,
    pub at_ms: Option<i64>,
}

impl Past {
    /// The past of a table with this log, for `user`.
    pub fn of_table(
        table: &StoredTable,
        log: &[LogLine],
        presence: &Presence,
        user: Option<&User>,
        language: Language,
    ) -> Result<Past, Error> {
        if table.phase == Phase::Gathering {
            return Err(Error::new(Code::WrongPhase, say::NoNotBegunPast));
        }
        let mine = user.map(|user| table.seats_of(user)).unwrap_or_default();
        // Whom the host has closed out of the game sees nothing of its past either, until it is over.
        table.check_watching(&mine)?;
        let steps = steps_that_stand(log.iter().map(|line| line.text.as_str()));
        let fork = log.iter().position(|line| Entry::of(&line.text) == Entry::Copied).unwrap_or(0);
        let step = |place: usize| {
            let line = &log[place];
            let decided = if place < fork { Decided::Unknown } else { decided(table, line) };
            let sat_in = line.bot.filter(|_| decided == Decided::Bot && is_persons(table, line));
            PastStep { text: line.text.clone(), decided, sat_in, at_ms: (place >= fork).then_some(line.at_ms) }
        };
        Ok(Past {
            info: table.info(presence),
            game: table.game,
            names: names_at(table, language),
            language,
            uploaded: false,
            mine,
            version: log.len() as u64,
            copied: steps.iter().filter(|place| **place < fork).count(),
            steps: steps.into_iter().map(step).collect(),
        })
    }

    /// The past in an uploaded record, and what it says about its dice.
    pub fn of_record(record: StoredRecord, language: Language) -> Result<(Past, Vec<Part>), Error> {
        let read = read_kept(&record.text)?;
        let person = |(name, face): (&String, &String)| {
            let (name, face) = (name.clone(), face.clone());
            Occupant::Person { user: String::new(), name, face, present: false }
        };
        let info = TableInfo {
            id: record.row.id,
            game: record.row.game,
            setup: read.setup.clone(),
            setup_text: record.row.setup_text,
            phase: Phase::Finished,
            host: record.user,
            public: false,
            hot_seat: false,
            watchable: true,
            next: None,
            clock: Clock::None,
            absence: Absence::default(),
            hints: false,
            seats: Seat::first(read.names.len())
                .zip(read.names.iter().zip(&read.faces))
                .map(|(seat, shown)| SeatInfo { seat, occupant: person(shown), away: None })
                .collect(),
            commitment: read.note("commitment").unwrap_or_default().to_owned(),
            secret: read.note("secret").map(str::to_owned),
            opened_ms: record.row.uploaded_ms,
            spectators: 0,
        };
        let parts = Part::of_notes(&read.notes);
        let copied = parts.iter().rev().find_map(|part| part.until).unwrap_or(0);
        let step = |text| PastStep { text, decided: Decided::Unknown, sat_in: None, at_ms: None };
        let past = Past {
            info,
            game: read.game,
            version: read.steps.len() as u64,
            copied: usize::try_from(copied).unwrap_or(usize::MAX).min(read.steps.len()),
            names: read.names,
            language,
            uploaded: true,
            mine: Vec::new(),
            steps: read.steps.into_iter().map(step).collect(),
        };
        Ok((past, parts))
    }

    /// How it ended, with those who forfeited behind all others.
    pub fn outcome(&self, game: &dyn Match) -> Option<Outcome> {
        game.outcome().map(|outcome| behind_all_others(outcome, self.forfeited()))
    }

    fn forfeited(&self) -> SeatSet {
        let out = self.info.seats.iter().filter(|seat| matches!(seat.away, Some(Away::Forfeited { .. })));
        out.map(|seat| seat.seat).collect()
    }

    /// Through whose eyes the asker may look.
    pub fn may_look(&self) -> Vec<Eyes> {
        let seats = |seats: &[Seat]| seats.iter().copied().map(Eyes::Seat).collect::<Vec<_>>();
        if self.info.phase == Phase::Finished {
            let everybody: Vec<_> = Seat::first(self.names.len()).collect();
            return [vec![Eyes::All, Eyes::Public], seats(&everybody)].concat();
        }
        // People who share a screen have their secrets from one another.
        let shares_screen = self.info.hot_seat && self.mine.len() > 1;
        [if shares_screen { Vec::new() } else { seats(&self.mine) }, vec![Eyes::Public]].concat()
    }

    /// The eyes that are wished for, when the asker may have them; without a wish, those that see most.
    pub fn eyes(&self, wish: Option<&str>) -> Result<Eyes, Error> {
        let may_look = self.may_look();
        let Some(wish) = wish.filter(|wish| !wish.is_empty()) else {
            return Ok(may_look[0]);
        };
        let eyes = match wish {
            "all" => Eyes::All,
            "public" => Eyes::Public,
            seat => Eyes::Seat(seat.parse().map_err(|_| Error::new(Code::Malformed, say::NoEyes))?),
        };
        if may_look.contains(&eyes) {
            return Ok(eyes);
        }
        Err(Error::new(
            Code::NotYourSeat,
            match eyes {
                Eyes::Seat(seat) if seat.index() >= self.names.len() => Why::new(say::NoSeatHere),
                Eyes::Seat(_) | Eyes::Public | Eyes::All => Why::new(say::NoEyesRunning),
            },
        ))
    }

    /// What it takes to go on from one of its moments elsewhere, with what its record says about its dice: the new table as
    /// it is wished, the steps that are copied, and what its record is to say about where they come from.
    pub fn going_on(&self, wish: GoOn, parts: Vec<Part>) -> Result<GoingOn, Error> {
        let last = self.steps.len() as u64;
        if wish.step > last {
            return Err(Error::new(Code::Malformed, say::NoMoreSteps { last }));
        }
        let steps = self.steps.iter().take(wish.step as usize).map(|step| step.text.clone()).collect();
        let notes = Part::copied(parts, wish.step).iter().flat_map(Part::notes).collect();
        let new = NewTable {
            game: self.info.game.clone(),
            setup: self.info.setup.clone(),
            seats: wish.seats,
            public: wish.public,
            watchable: true,
            hot_seat: wish.hot_seat,
            hints: true,
            clock: Clock::None,
            absence: wish.absence,
        };
        Ok(GoingOn { new, steps, notes })
    }

    /// Who played it, as the asker hears of them.
    fn people(&self) -> People<'_> {
        People { names: &self.names, language: self.language }
    }

    fn viewer(&self, eyes: Eyes) -> Viewer {
        match eyes {
            Eyes::Seat(seat) => Viewer::seat(seat),
            Eyes::Public => Viewer::PUBLIC,
            Eyes::All => Viewer::seats(SeatSet::first(self.names.len())),
        }
    }
}

/// Is it a line of a seat where a person sits?
fn is_persons(table: &StoredTable, line: &LogLine) -> bool {
    let seat = line.text.split_once(':').and_then(|(seat, _)| seat.parse::<Seat>().ok());
    seat.is_some_and(|seat| table.people().has(seat))
}

/// Who decided a line, as far as the log tells.
fn decided(table: &StoredTable, line: &LogLine) -> Decided {
    let Some(seat) = line.text.split_once(':').and_then(|(seat, _)| seat.parse::<Seat>().ok()) else {
        return Decided::Chance;
    };
    match table.seats.get(seat.index()).map(|seat| &seat.sitter) {
        _ if line.by_person => Decided::Person,
        _ if line.bot.is_some() => Decided::Bot,
        Some(Sitter::Bot(_)) => Decided::Bot,
        Some(Sitter::Person { .. }) => Decided::Server,
        Some(Sitter::Open) | None => Decided::Unknown,
    }
}
