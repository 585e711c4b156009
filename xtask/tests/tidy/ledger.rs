//! A game's ledger, and whether code and tests cite it as they should.

use crate::files::File;
use crate::ids;
use crate::open_list::OpenList;
use std::collections::BTreeSet;

/// The ids that one file of `ledger/` defines.
pub struct Ledger {
    /// The first letters of its ids.
    pub prefix: &'static str,
    /// The crate that plays the game.
    krate: &'static str,
    /// In the file's order.
    defined: Vec<String>,
    /// Every id that some entry mentions, with file and line.
    mentioned: Vec<(String, String)>,
}

impl Ledger {
    /// Reads the entries `- **ID** text`, one a line; complains of list items that are none and of ids defined twice.
    pub fn parse(prefix: &'static str, krate: &'static str, file: &File, complaints: &mut Vec<String>) -> Ledger {
        let mut defined: Vec<String> = Vec::new();
        for (above, line) in file.text.lines().enumerate() {
            let place = format!("{}:{}", file.path, above + 1);
            let Some(item) = line.strip_prefix("- ") else {
                continue;
            };
            match entry_id(item) {
                Some(id) if !id.starts_with(prefix) => {
                    complaints.push(format!("{place}: {id} belongs to another game"));
                }
                Some(id) if defined.iter().any(|known| known == id) => {
                    complaints.push(format!("{place}: {id} is defined twice"));
                }
                Some(id) => defined.push(id.to_owned()),
                None => complaints.push(format!("{place}: an entry must read `- **ID** text`")),
            }
        }
        let mentioned =
            ids::cited(&file.text).map(|(line, id)| (format!("{}:{line}", file.path), id.to_owned())).collect();
        Ledger { prefix, krate, defined, mentioned }
    }

    /// Whether this ledger has an entry of this id.
    pub fn defines(&self, id: &str) -> bool {
        self.defined.iter().any(|known| known == id)
    }

    /// Mentions of ids that no ledger defines.
    pub fn dangling(&self, ledgers: &[Ledger]) -> Vec<String> {
        let is_dangling = |id: &str| !ledgers.iter().any(|ledger| ledger.defines(id));
        let dangling = self.mentioned.iter().filter(|(_, id)| is_dangling(id));
        dangling.map(|(place, id)| format!("{place}: no ledger defines {id}")).collect()
    }

    /// A ledger that exists only in a test.
    pub fn of(prefix: &'static str, krate: &'static str, ids: &[&str]) -> Ledger {
        let defined = ids.iter().map(|id| (*id).to_owned()).collect();
        Ledger { prefix, krate, defined, mentioned: Vec::new() }
    }
}

/// The id of an entry that has both an id and a text.
fn entry_id(item: &str) -> Option<&str> {
    let (id, text) = item.strip_prefix("**")?.split_once("** ")?;
    (ids::is_id(id) && !text.trim().is_empty()).then_some(id)
}

/// Ids that files cite and no ledger defines, with file and line.
pub fn unknown_citations<'a>(ledgers: &[Ledger], files: impl Iterator<Item = &'a File>) -> Vec<String> {
    let mut complaints = Vec::new();
    for file in files {
        for (line, id) in ids::cited(&file.text) {
            if !ledgers.iter().any(|ledger| ledger.defines(id)) {
                complaints.push(format!("{}:{line}: no ledger defines {id}", file.path));
            }
        }
    }
    complaints
}

/// Ids that code or tests do not cite although they are not open, and open ids that both cite.
pub fn open_ends(ledger: &Ledger, open: &OpenList, src: &[File], tests: &[File]) -> Vec<String> {
    let cited = |files: &[File]| -> BTreeSet<String> {
        files.iter().flat_map(|file| ids::cited(&file.text)).map(|(_, id)| id.to_owned()).collect()
    };
    let (in_src, in_tests) = (cited(src), cited(tests));
    let krate = ledger.krate;
    let mut complaints = Vec::new();
    for id in &ledger.defined {
        let uncited = match (in_src.contains(id), in_tests.contains(id)) {
            (true, true) if open.has(id) => {
                complaints.push(format!(
                    "ledger/open.txt: {id} is cited by code and test; remove it: the list may only shrink"
                ));
                continue;
            }
            (true, true) => continue,
            (false, true) => format!("crates/{krate}/src does not cite it"),
            (true, false) => format!("crates/{krate}/tests does not cite it"),
            (false, false) => format!("crates/{krate} cites it neither in src nor in tests"),
        };
        if !open.has(id) {
            complaints.push(format!("{id}: {uncited}"));
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::imagined;

    const TEXT: &str = "# The ledger\n## Terms\n- **CT-A-01** A rule. (CT-R-01)\n- **CT-R-01** So? → So. *Why: so.*\n";

    fn parsed(text: &str) -> (Ledger, Vec<String>) {
        let mut complaints = Vec::new();
        let file = imagined("ledger/cave-troll.md", text);
        (Ledger::parse("CT", "cave-troll", &file, &mut complaints), complaints)
    }

    #[test]
    fn entries_are_read_one_a_line() {
        let (ledger, complaints) = parsed(TEXT);
        assert_eq!(complaints, [""; 0]);
        assert_eq!(ledger.defined, ["CT-A-01", "CT-R-01"]);
        assert_eq!(ledger.dangling(std::slice::from_ref(&ledger)), [""; 0]);
    }

    #[test]
    fn a_faulty_ledger_is_told_by_line() {
        let (ledger, complaints) = parsed(
            "- **CT-A-01** See CT-A-09.\n- CT-A-02 bare\n- **CT-A-01** again\n- **SK-A-01** stray\n- **CT-A-03**",
        );
        assert_eq!(
            complaints,
            [
                "ledger/cave-troll.md:2: an entry must read `- **ID** text`",
                "ledger/cave-troll.md:3: CT-A-01 is defined twice",
                "ledger/cave-troll.md:4: SK-A-01 belongs to another game",
                "ledger/cave-troll.md:5: an entry must read `- **ID** text`",
            ]
        );
        let dangling = ledger.dangling(std::slice::from_ref(&ledger));
        assert_eq!(dangling[0], "ledger/cave-troll.md:1: no ledger defines CT-A-09");
    }

    #[test]
    fn an_unknown_citation_is_told_with_file_and_line() {
        let (ledger, _) = parsed(TEXT);
        let file = imagined("crates/cave-troll/src/rules/turn.rs", "/// Rule: CT-A-01.\n/// Rule: CT-A-02.\n");
        assert_eq!(
            unknown_citations(&[ledger], [file].iter()),
            ["crates/cave-troll/src/rules/turn.rs:2: no ledger defines CT-A-02"]
        );
    }

    #[test]
    fn an_id_needs_code_and_test_or_a_place_in_the_open_list() {
        let ledger = Ledger::of("CT", "cave-troll", &["CT-A-01", "CT-A-02", "CT-A-03", "CT-A-04", "CT-A-05"]);
        let src = [imagined("src/a.rs", "// CT-A-01 CT-A-02 CT-A-05")];
        let tests = [imagined("tests/a.txt", "rule CT-A-01\nrule CT-A-03\nrule CT-A-05")];
        assert_eq!(
            open_ends(&ledger, &OpenList::parse("# at most 1\nCT-A-05"), &src, &tests),
            [
                "CT-A-02: crates/cave-troll/tests does not cite it",
                "CT-A-03: crates/cave-troll/src does not cite it",
                "CT-A-04: crates/cave-troll cites it neither in src nor in tests",
                "ledger/open.txt: CT-A-05 is cited by code and test; remove it: the list may only shrink",
            ]
        );
        let all_open = OpenList::parse("# at most 3\nCT-A-02\nCT-A-03\nCT-A-04");
        assert_eq!(open_ends(&ledger, &all_open, &src, &tests), [""; 0]);
    }
}
