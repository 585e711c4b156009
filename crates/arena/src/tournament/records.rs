//! The games of a tournament in order, from one folder or from several that played parts of it.

use std::path::{Path, PathBuf};

use super::journal::{Entry, Journal};
use super::{Folder, Game, Numbers, Tournament, Trouble};

/// Games that were played.
pub struct Records {
    tournament: Tournament,
    journals: Vec<Journal>,
    /// Where each game stands, in order; of a game that was played twice, the first.
    order: Vec<(Entry, usize)>,
}

impl Records {
    /// Of these folders; all must be parts of one tournament.
    pub fn of(folders: &[Folder]) -> Result<Records, Trouble> {
        let first = folders.first().ok_or_else(|| Trouble::Unplayable("no folder is named".into()))?;
        let mut tournament = first.tournament().clone();
        let (mut journals, mut order) = (Vec::new(), Vec::new());
        for (index, folder) in folders.iter().enumerate() {
            let differences = tournament.differences_but_numbers(folder.tournament()).join(", ");
            if !differences.is_empty() {
                let (one, other) = (first.path().to_owned(), folder.path().to_owned());
                return Err(Trouble::NotParts { one, other, differences });
            }
            let Numbers { from, to } = folder.tournament().numbers;
            let all = &mut tournament.numbers;
            (all.from, all.to) = (all.from.min(from), all.to.max(to));
            let journal = folder.read()?;
            order.extend(journal.entries().iter().map(|entry| (*entry, index)));
            journals.push(journal);
        }
        order.sort_by_key(|(entry, journal)| (entry.number, entry.pairing, *journal));
        order.dedup_by_key(|(entry, _)| (entry.number, entry.pairing));
        if order.is_empty() {
            return Err(Trouble::NoGames(first.path().to_owned()));
        }
        Ok(Records { tournament, journals, order })
    }

    /// Of folders with these paths.
    pub fn open(paths: &[PathBuf]) -> Result<Records, Trouble> {
        let folders = paths.iter().map(|path| Folder::open(Path::new(path))).collect::<Result<Vec<_>, _>>()?;
        Records::of(&folders)
    }

    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// Games that were played.
    pub fn n_games(&self) -> u64 {
        self.order.len() as u64
    }

    /// Reads them all, by number and pairing.
    pub fn for_each(&mut self, mut each: impl FnMut(&Game) -> Result<(), Trouble>) -> Result<(), Trouble> {
        for (entry, journal) in &self.order {
            each(&self.journals[*journal].game(*entry)?)?;
        }
        Ok(())
    }
}
