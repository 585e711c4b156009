//! The folder a tournament is kept in.

use std::fs;
use std::path::{Path, PathBuf};

use super::journal::Journal;
use super::{Tournament, Trouble};

/// A folder with a tournament: its plan, its journal, and what is made from them.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
    tournament: Tournament,
}

const PLAN: &str = "tournament.json";
const JOURNAL: &str = "games.jsonl";

impl Folder {
    /// Begins a tournament in a folder, or goes on with it when the same one is there already.
    pub fn begin(path: &Path, tournament: Tournament) -> Result<Folder, Trouble> {
        tournament.check()?;
        if path.join(PLAN).exists() {
            let folder = Folder::open(path)?;
            let differences = tournament.differences(&folder.tournament);
            return if differences.is_empty() {
                Ok(folder)
            } else {
                Err(Trouble::Another { folder: path.to_owned(), differences })
            };
        }
        fs::create_dir_all(path).map_err(Trouble::file(path))?;
        if fs::read_dir(path).map_err(Trouble::file(path))?.next().is_some() {
            return Err(Trouble::SomethingElse(path.to_owned()));
        }
        let text = serde_json::to_string_pretty(&tournament).expect("plans serialise") + "\n";
        // Under another name first, so that a crash leaves no half a plan.
        let (half, whole) = (path.join(format!("{PLAN}.new")), path.join(PLAN));
        fs::write(&half, text).and_then(|()| fs::rename(&half, &whole)).map_err(Trouble::file(&whole))?;
        Ok(Folder { path: path.to_owned(), tournament })
    }

    /// A folder in which a tournament was begun.
    pub fn open(path: &Path) -> Result<Folder, Trouble> {
        let plan = path.join(PLAN);
        let text = match fs::read_to_string(&plan) {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                return Err(Trouble::NoTournament(path.to_owned()));
            }
            read => read.map_err(Trouble::file(&plan))?,
        };
        let tournament: Tournament = serde_json::from_str(&text).map_err(|error| Trouble::Broken {
            path: plan.clone(),
            line: error.line() as u64,
            why: format!("this is no tournament: {error}"),
        })?;
        tournament.check()?;
        Ok(Folder { path: path.to_owned(), tournament })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    pub(super) fn write(&self) -> Result<Journal, Trouble> {
        Journal::write(&self.path.join(JOURNAL), &self.tournament)
    }

    pub(super) fn read(&self) -> Result<Journal, Trouble> {
        let journal = self.path.join(JOURNAL);
        if !journal.exists() {
            return Err(Trouble::NoGames(self.path.clone()));
        }
        Journal::read(&journal, &self.tournament)
    }
}
