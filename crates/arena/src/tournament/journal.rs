//! The journal of a tournament: a line a game, in the order in which they ended.
//!
//! A line is whole when it ends with a line feed. What a crash left half-written at the end is not there.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::{Game, Tournament, Trouble};

/// Where a game stands in a journal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Entry {
    /// Its number in its pairing.
    pub number: u64,
    pub pairing: usize,
    /// The first byte of its line.
    pub begins: u64,
    /// Bytes of its line.
    pub length: usize,
}

/// A journal that is read, or read and then written.
pub struct Journal {
    path: PathBuf,
    file: File,
    entries: Vec<Entry>,
}

impl Journal {
    /// For reading alone; somebody may be writing it meanwhile.
    pub fn read(path: &Path, tournament: &Tournament) -> Result<Journal, Trouble> {
        let mut file = File::open(path).map_err(Trouble::file(path))?;
        let (entries, _) = index(&mut file, path, tournament)?;
        Ok(Journal { path: path.to_owned(), file, entries })
    }

    /// For writing; nobody else may write it meanwhile.
    pub fn write(path: &Path, tournament: &Tournament) -> Result<Journal, Trouble> {
        let opened = File::options().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = opened.map_err(Trouble::file(path))?;
        if let Err(error) = file.try_lock() {
            return Err(match error {
                std::fs::TryLockError::WouldBlock => Trouble::Busy(path.to_owned()),
                std::fs::TryLockError::Error(source) => Trouble::File { path: path.to_owned(), source },
            });
        }
        let (entries, whole) = index(&mut file, path, tournament)?;
        let cut = file.set_len(whole).and_then(|()| file.seek(SeekFrom::End(0)));
        cut.map_err(Trouble::file(path))?;
        Ok(Journal { path: path.to_owned(), file, entries })
    }

    /// The games in it, in the order in which they ended.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Adds a game. It is there after a crash of this program; after one of the machine it may be played again.
    pub fn append(&mut self, game: &Game) -> io::Result<()> {
        let mut line = serde_json::to_vec(game).expect("games serialise");
        line.push(b'\n');
        self.file.write_all(&line)
    }

    pub fn game(&mut self, entry: Entry) -> Result<Game, Trouble> {
        let mut line = vec![0; entry.length];
        let read = self.file.seek(SeekFrom::Start(entry.begins)).and_then(|_| self.file.read_exact(&mut line));
        read.map_err(Trouble::file(&self.path))?;
        serde_json::from_slice(&line).map_err(|error| Trouble::Broken {
            path: self.path.clone(),
            line: 1 + self.entries.iter().filter(|other| other.begins < entry.begins).count() as u64,
            why: error.to_string(),
        })
    }
}

/// All whole lines, and how many bytes they take.
fn index(file: &mut File, path: &Path, tournament: &Tournament) -> Result<(Vec<Entry>, u64), Trouble> {
    #[derive(Deserialize)]
    struct Which {
        pairing: usize,
        number: u64,
    }
    let (mut reader, mut line) = (BufReader::new(file), Vec::new());
    let (mut entries, mut begins) = (Vec::new(), 0);
    loop {
        line.clear();
        let length = reader.read_until(b'\n', &mut line).map_err(Trouble::file(path))?;
        if line.last() != Some(&b'\n') {
            return Ok((entries, begins));
        }
        let broken = |why: String| Trouble::Broken { path: path.to_owned(), line: entries.len() as u64 + 1, why };
        let Which { pairing, number } =
            serde_json::from_slice(&line).map_err(|error| broken(format!("this is no game: {error}")))?;
        let numbers = tournament.numbers;
        if pairing >= tournament.pairings.len() || !(numbers.from..numbers.to).contains(&number) {
            return Err(broken(format!("game {number} of pairing {pairing} is not part of this tournament")));
        }
        entries.push(Entry { number, pairing, begins, length });
        begins += length as u64;
    }
}
