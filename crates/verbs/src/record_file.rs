//! `.karst` files: read, checked step by step, and put on a table again.

use std::fmt;
use std::path::Path;
use std::str::FromStr;

use anyhow::{Context, Result, anyhow, ensure};
use catalog::{GameId, Live, Match, Spoken, with_game};
use kernel::{Record, Seat, SeatSet, Unreadable, Viewer};
use narrate::{Language, People};

/// A file whose game is known, but whose steps are not yet checked.
pub struct RecordFile {
    /// The game it is of.
    pub game: GameId,
    /// All of it.
    pub text: String,
}

/// A record that the rules accept.
pub struct Loaded {
    /// The table after as many steps as were wanted.
    pub table: Box<dyn Match>,
    /// Everybody's name.
    pub names: Vec<String>,
    /// How many steps the record has.
    pub n_steps: usize,
}

impl Loaded {
    /// Everybody, as they are spoken of here.
    pub fn people(&self, language: Language) -> People<'_> {
        People { names: &self.names, language }
    }
}

/// Whose eyes the story is told to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// One player's.
    Seat(Seat),
    /// Everybody's: nothing is hidden.
    All,
    /// A spectator's.
    Public,
}

impl RecordFile {
    /// Reads a file and finds out which game it is of.
    pub fn read(path: &Path) -> Result<RecordFile> {
        let text = std::fs::read_to_string(path).with_context(|| format!("`{}` cannot be read", path.display()))?;
        let named =
            text.lines().enumerate().find_map(|(index, line)| Some((index + 1, line.trim().strip_prefix("game ")?)));
        let game = match named {
            Some((line, game)) => kernel::word(game).0.parse().with_context(|| format!("line {line}"))?,
            None => return Err(anyhow!("`{}` is no record: it names no game", path.display())),
        };
        Ok(RecordFile { game, text })
    }

    /// Checks every step, and puts the first `wanted` of them on a table; all of them, when that is not given.
    pub fn load(&self, wanted: Option<usize>) -> Result<Loaded> {
        with_game!(self.game, G => self.load_as::<G>(wanted))
    }

    fn load_as<G: Spoken>(&self, wanted: Option<usize>) -> Result<Loaded> {
        let record = Record::<G>::read(&self.text)?;
        let n_steps = record.steps.len();
        let wanted = wanted.unwrap_or(n_steps);
        ensure!(wanted <= n_steps, "the record has only {n_steps} steps");
        let mut table = Live::<G>::new(record.setup.clone())?;
        for step in &record.steps[..wanted] {
            table.take(&step.to_string())?;
        }
        let name = |seat: Seat| record.note(&format!("seat {seat}")).map_or(format!("Seat {seat}"), str::to_string);
        let names = Seat::first(G::n_seats(&record.setup)).map(name).collect();
        Ok(Loaded { names, table: Box::new(table), n_steps })
    }
}

impl Eyes {
    /// As a viewer at a table of `n_seats`.
    pub fn viewer(self, n_seats: usize) -> Result<Viewer> {
        match self {
            Eyes::Seat(seat) => {
                ensure!(seat.index() < n_seats, "there is no seat {seat} at this table");
                Ok(Viewer::seat(seat))
            }
            Eyes::All => Ok(Viewer::seats(SeatSet::first(n_seats))),
            Eyes::Public => Ok(Viewer::PUBLIC),
        }
    }
}

impl fmt::Display for Eyes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Eyes::Seat(seat) => seat.fmt(f),
            Eyes::All => f.write_str("all"),
            Eyes::Public => f.write_str("public"),
        }
    }
}

impl FromStr for Eyes {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Eyes, Unreadable> {
        match text {
            "all" => Ok(Eyes::All),
            "public" => Ok(Eyes::Public),
            seat => {
                let seat = seat.parse().map_err(|_| Unreadable::new("a seat (A to F), `all` or `public`", text))?;
                Ok(Eyes::Seat(seat))
            }
        }
    }
}
