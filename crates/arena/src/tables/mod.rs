//! A tournament's games as tables for other tools: CSV and Parquet, the same rows in both, ordered by number and
//! pairing, so that equal tournaments make equal files (the clock's columns apart).
//!
//! - `seats`: a row for each seat of each game.
//! - `things`: a row for each thing that a seat had to do with.

mod csv;
mod parquet;
mod rows;

use std::borrow::Cow;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use crate::tournament::{Records, Trouble};

#[derive(Clone, Copy, Debug)]
pub struct Column {
    name: &'static str,
    holds: Holds,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holds {
    Text,
    Whole,
    /// Whole numbers, or nothing.
    WholeOrNothing,
    Real,
    Truth,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Cell<'r> {
    Text(Cow<'r, str>),
    Whole(i64),
    Nothing,
    Real(f64),
    Truth(bool),
}

/// Something rows are written to.
trait Sheet {
    fn row(&mut self, row: &[Cell<'_>]) -> std::io::Result<()>;
    fn close(self: Box<Self>) -> std::io::Result<()>;
}

/// Writes both tables in both forms into a folder; the files that were written.
pub fn write_tables(records: &mut Records, into: &Path) -> Result<Vec<PathBuf>, Trouble> {
    let tournament = records.tournament().clone();
    let plan = serde_json::to_string(&tournament).expect("plans serialise");
    let mut seats = Sheets::create(into, "seats", rows::SEATS, &plan)?;
    let mut things = Sheets::create(into, "things", rows::THINGS, &plan)?;
    records.for_each(|game| {
        rows::seats(&tournament, game).try_for_each(|row| seats.row(&row))?;
        rows::things(&tournament, game).try_for_each(|row| things.row(&row))
    })?;
    let mut written = seats.close()?;
    written.extend(things.close()?);
    Ok(written)
}

/// One table in both forms. While they are written they have another name, so that nobody reads half a file.
struct Sheets(Vec<(PathBuf, Box<dyn Sheet>)>);

impl Sheets {
    fn create(into: &Path, name: &str, columns: &'static [Column], plan: &str) -> Result<Sheets, Trouble> {
        let file = |ending: &str| {
            let path = into.join(format!("{name}.{ending}"));
            let file = File::create(half(&path)).map_err(Trouble::file(&path))?;
            Ok::<_, Trouble>((path, file))
        };
        let ((csv_path, csv_file), (parquet_path, parquet_file)) = (file("csv")?, file("parquet")?);
        let csv = csv::Csv::new(csv_file, columns).map_err(Trouble::file(&csv_path))?;
        let parquet = parquet::Parquet::new(parquet_file, columns, plan).map_err(Trouble::file(&parquet_path))?;
        Ok(Sheets(vec![(csv_path, Box::new(csv)), (parquet_path, Box::new(parquet))]))
    }

    fn row(&mut self, row: &[Cell<'_>]) -> Result<(), Trouble> {
        self.0.iter_mut().try_for_each(|(path, sheet)| sheet.row(row).map_err(Trouble::file(path)))
    }

    fn close(self) -> Result<Vec<PathBuf>, Trouble> {
        let close = |(path, sheet): (PathBuf, Box<dyn Sheet>)| {
            let closed = sheet.close().and_then(|()| fs::rename(half(&path), &path));
            closed.map_err(Trouble::file(&path)).map(|()| path)
        };
        self.0.into_iter().map(close).collect()
    }
}

/// The name of a file that is not finished.
fn half(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    name.into()
}
