//! The form of a backup: JSON, one value a line.
//!
//! ```text
//! {"karst":{"format":1,"schema":7,"made_ms":1790000000000}}
//! {"table":{"name":"users","columns":["id","name","created_ms"]}}
//! ["u1","Anna",1790000000000]
//! {"end":{"rows":1,"hash":"…"}}
//! ```
//!
//! The hash is that of all bytes before the last line, so a backup that was cut or changed shows.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{BackupError, Summary};

/// The form itself, should it ever change.
const FORMAT: u32 = 1;

/// What stands on a line that is no row.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Mark {
    Karst { format: u32, schema: i64, made_ms: i64 },
    Table { name: String, columns: Vec<String> },
    End { rows: u64, hash: String },
}

/// One value of a row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Cell {
    /// A `BIGINT`.
    Number(i64),
    /// A `TEXT`.
    Text(String),
    /// Nothing.
    Null,
}

/// What is read of a backup, piece by piece.
pub enum Piece {
    /// Rows of this table follow.
    Table {
        name: String,
        /// What their values are.
        columns: Vec<String>,
    },
    /// A row of the table that was named last.
    Row(Vec<Cell>),
}

/// A backup that is being written. Under its own name it appears when it is whole and on disk.
pub struct Writing {
    out: BufWriter<File>,
    hash: blake3::Hasher,
    rows: u64,
    file: PathBuf,
    unfinished: PathBuf,
}

impl Writing {
    /// Begins a file that is not there yet. It holds secrets: nobody but its owner may read it.
    pub fn begin(file: &Path, schema: i64, made_ms: i64) -> Result<Writing, BackupError> {
        if file.exists() {
            return Err(BackupError::Exists(file.to_owned()));
        }
        let mut name = file.as_os_str().to_owned();
        name.push(format!(".{}", std::process::id()));
        let unfinished = PathBuf::from(name);
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let open = options.open(&unfinished);
        let out = open.map_err(|why| BackupError::Unwritable { file: file.to_owned(), why })?;
        let (out, hash) = (BufWriter::with_capacity(1 << 16, out), blake3::Hasher::new());
        let mut writing = Writing { out, hash, rows: 0, file: file.to_owned(), unfinished };
        writing.line(&Mark::Karst { format: FORMAT, schema, made_ms })?;
        Ok(writing)
    }

    /// Rows of this table follow.
    pub fn table(&mut self, name: &str, columns: Vec<String>) -> Result<(), BackupError> {
        self.line(&Mark::Table { name: name.to_owned(), columns })
    }

    /// A row.
    pub fn row(&mut self, cells: &[Cell]) -> Result<(), BackupError> {
        self.rows += 1;
        self.line(&cells)
    }

    /// Everything is there: to the disk with it.
    pub fn finish(mut self) -> Result<(), BackupError> {
        let hash = self.hash.finalize().to_hex().to_string();
        self.line(&Mark::End { rows: self.rows, hash })?;
        self.settle().map_err(|why| BackupError::Unwritable { file: self.file.clone(), why })
    }

    fn settle(&mut self) -> io::Result<()> {
        self.out.flush()?;
        self.out.get_ref().sync_all()?;
        // A link, unlike a new name, never takes the place of a file that has come meanwhile.
        std::fs::hard_link(&self.unfinished, &self.file).or_else(|_| std::fs::rename(&self.unfinished, &self.file))?;
        sync_folder(&self.file)
    }

    fn line(&mut self, value: &impl Serialize) -> Result<(), BackupError> {
        let mut line = serde_json::to_vec(value).expect("names, texts and numbers are JSON");
        line.push(b'\n');
        self.hash.update(&line);
        self.out.write_all(&line).map_err(|why| BackupError::Unwritable { file: self.file.clone(), why })
    }
}

impl Drop for Writing {
    fn drop(&mut self) {
        // After a good end the name is gone or one of two; after a bad one nobody needs what is there.
        let _ = std::fs::remove_file(&self.unfinished);
    }
}

/// Makes new names in the folder of this file last.
pub fn sync_folder(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// A backup that is being read.
pub struct Reading {
    lines: BufReader<File>,
    hash: blake3::Hasher,
    line: u64,
    file: PathBuf,
    summary: Summary,
    /// The table that the rows belong to.
    table: Option<(String, usize)>,
}

impl Reading {
    /// Opens a backup and reads what it is.
    pub fn open(file: &Path) -> Result<Reading, BackupError> {
        let lines = File::open(file).map_err(|why| BackupError::Unreadable { file: file.to_owned(), why })?;
        let summary = Summary { schema: 0, made_ms: 0, rows: 0, tables: 0, people: 0 };
        let (lines, hash) = (BufReader::with_capacity(1 << 16, lines), blake3::Hasher::new());
        let mut reading = Reading { lines, hash, line: 0, file: file.to_owned(), summary, table: None };
        let no_backup = || BackupError::NoBackup(file.to_owned());
        let first = reading.next_line()?.ok_or_else(no_backup)?;
        let Ok(Mark::Karst { format, schema, made_ms }) = serde_json::from_slice(&first) else {
            return Err(no_backup());
        };
        if format > FORMAT {
            return Err(BackupError::Newer(file.to_owned()));
        }
        reading.hash.update(&first);
        reading.summary = Summary { schema, made_ms, ..summary };
        Ok(reading)
    }

    /// Reads all of it and looks whether it is whole.
    pub fn check(file: &Path) -> Result<Summary, BackupError> {
        let mut reading = Reading::open(file)?;
        while reading.next()?.is_some() {}
        Ok(reading.summary)
    }

    /// What it says of itself, and how much was read.
    pub fn summary(&self) -> Summary {
        self.summary
    }

    /// The next piece; `None` at the end of a backup that is whole.
    pub fn next(&mut self) -> Result<Option<Piece>, BackupError> {
        let Some(line) = self.next_line()? else {
            return Err(self.broken("the end is missing"));
        };
        if line.starts_with(b"[") {
            self.hash.update(&line);
            let row: Vec<Cell> = serde_json::from_slice(&line).map_err(|why| self.broken(why))?;
            return self.row(row).map(Some);
        }
        match serde_json::from_slice(&line).map_err(|why| self.broken(why))? {
            Mark::Karst { .. } => Err(self.broken("it begins twice")),
            Mark::Table { name, columns } => {
                self.hash.update(&line);
                self.table = Some((name.clone(), columns.len()));
                Ok(Some(Piece::Table { name, columns }))
            }
            Mark::End { rows, hash } if rows == self.summary.rows && self.hash.finalize().to_hex().as_str() == hash => {
                match self.next_line()? {
                    None => Ok(None),
                    Some(_) => Err(self.broken("something follows its end")),
                }
            }
            Mark::End { .. } => Err(self.broken("something was changed or is missing")),
        }
    }

    fn row(&mut self, row: Vec<Cell>) -> Result<Piece, BackupError> {
        let Some((table, width)) = self.table.as_ref() else {
            return Err(self.broken("a row belongs to no table"));
        };
        if row.len() != *width {
            return Err(self.broken("a row does not fit its table"));
        }
        self.summary.rows += 1;
        self.summary.tables += u64::from(table == "tables");
        self.summary.people += u64::from(table == "users");
        Ok(Piece::Row(row))
    }

    fn next_line(&mut self) -> Result<Option<Vec<u8>>, BackupError> {
        let mut line = Vec::new();
        let read = self.lines.read_until(b'\n', &mut line);
        let n = read.map_err(|why| BackupError::Unreadable { file: self.file.clone(), why })?;
        self.line += 1;
        Ok((n > 0).then_some(line))
    }

    fn broken(&self, why: impl ToString) -> BackupError {
        BackupError::Broken { file: self.file.clone(), line: self.line, why: why.to_string() }
    }
}
