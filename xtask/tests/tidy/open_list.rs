//! `ledger/open.txt`: the ids that code or tests do not cite yet. The list may only shrink.
//!
//! Its first line, `# at most N`, is committed with it and must equal the number of ids, so that a longer
//! list is a visible change of a number that everybody knows may only go down.

use crate::ledger::Ledger;
use std::collections::BTreeSet;

/// The ids that are allowed to be uncited.
pub struct OpenList {
    /// The number of the first line, if it has the right form.
    most: Option<usize>,
    /// Each id with its line, as written.
    rows: Vec<(usize, String)>,
}

impl OpenList {
    /// Reads the list: one id a line after the first; other lines with `#` are remarks.
    pub fn parse(text: &str) -> OpenList {
        let first = text.lines().next().unwrap_or_default();
        let most = first.strip_prefix("# at most ").and_then(|number| number.trim().parse().ok());
        let rows = text.lines().enumerate().map(|(above, line)| (above + 1, line.trim()));
        let rows = rows.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        OpenList { most, rows: rows.map(|(line, id)| (line, id.to_owned())).collect() }
    }

    /// Whether this id may be uncited.
    pub fn has(&self, id: &str) -> bool {
        self.rows.iter().any(|(_, open)| open == id)
    }

    /// What is wrong with the list itself.
    pub fn complaints(&self, ledgers: &[Ledger]) -> Vec<String> {
        let mut complaints = Vec::new();
        let n_rows = self.rows.len();
        match self.most {
            None => complaints.push("ledger/open.txt:1: the first line must read `# at most N`".to_owned()),
            Some(most) if n_rows > most => complaints.push(format!(
                "ledger/open.txt:1: {n_rows} ids are open and at most {most} may be; the list may only shrink"
            )),
            Some(most) if n_rows < most => complaints.push(format!(
                "ledger/open.txt:1: only {n_rows} ids are open; lower the first line from {most} to {n_rows}"
            )),
            Some(_) => {}
        }
        let mut seen = BTreeSet::new();
        for (line, id) in &self.rows {
            if !ledgers.iter().any(|ledger| ledger.defines(id)) {
                complaints.push(format!("ledger/open.txt:{line}: no ledger defines `{id}`"));
            }
            if !seen.insert(id) {
                complaints.push(format!("ledger/open.txt:{line}: {id} stands here twice"));
            }
        }
        complaints
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(text: &str) -> Vec<String> {
        OpenList::parse(text).complaints(&[Ledger::of("CT", "cave-troll", &["CT-A-01", "CT-A-02"])])
    }

    #[test]
    fn a_list_as_long_as_it_says_is_fine() {
        assert_eq!(complaints("# at most 0\n"), [""; 0]);
        assert_eq!(complaints("# at most 2\n# waiting for the bots\nCT-A-01\n\nCT-A-02\n"), [""; 0]);
    }

    #[test]
    fn a_longer_and_a_shorter_list_both_fail() {
        assert_eq!(
            complaints("# at most 1\nCT-A-01\nCT-A-02"),
            ["ledger/open.txt:1: 2 ids are open and at most 1 may be; the list may only shrink"]
        );
        assert_eq!(
            complaints("# at most 3\nCT-A-01"),
            ["ledger/open.txt:1: only 1 ids are open; lower the first line from 3 to 1"]
        );
        assert_eq!(complaints(""), ["ledger/open.txt:1: the first line must read `# at most N`"]);
    }

    #[test]
    fn unknown_and_repeated_ids_fail_with_their_line() {
        assert_eq!(
            complaints("# at most 3\nCT-A-01\nCT-B-09\nCT-A-01"),
            ["ledger/open.txt:3: no ledger defines `CT-B-09`", "ledger/open.txt:4: CT-A-01 stands here twice",]
        );
    }
}
