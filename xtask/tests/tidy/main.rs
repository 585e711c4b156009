//! The tidy test: what the house promises about itself and a compiler does not see.
//!
//! Every ledger id is cited by code and by a test, or is known to be open; files stay short; nothing is
//! left half done; folders are named like their packages; dependencies follow the arrows of the house.
//! Each check is a function over texts that gives a list of complaints; here they meet the real files.

mod arrows;
mod files;
mod ids;
mod ledger;
mod open_list;
mod promises;
mod purity;
mod shape;

use std::sync::LazyLock;

use files::File;
use ledger::Ledger;
use open_list::OpenList;

/// A game: the name of its ledger and its crate, and the first letters of its ids.
struct Game {
    krate: String,
    prefix: String,
    ledger: File,
}

/// Every ledger is a game's. Those in other languages are held to these by a test of `catalog`.
static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let game = |ledger: File| {
        let krate = ledger.path.strip_prefix("ledger/")?.strip_suffix(".md")?.to_owned();
        let prefix = ledger.text.split_once("\n- **")?.1.split('-').next()?.to_owned();
        (!krate.contains('/')).then_some(Game { krate, prefix, ledger })
    };
    files::under("ledger", &["md"]).into_iter().filter_map(game).collect()
});

#[test]
fn every_rule_is_cited_by_code_and_by_a_test_or_is_open() {
    let (ledgers, mut complaints) = read_ledgers();
    let open = OpenList::parse(&files::read("ledger/open.txt"));
    complaints.extend(open.complaints(&ledgers));
    for game in GAMES.iter() {
        let src = files::under(&format!("crates/{}/src", game.krate), &["rs"]);
        let tests = files::under(&format!("crates/{}/tests", game.krate), &[]);
        complaints.extend(ledger::unknown_citations(&ledgers, src.iter().chain(&tests)));
        if let Some(ledger) = ledgers.iter().find(|ledger| ledger.prefix == game.prefix) {
            complaints.extend(ledger::open_ends(ledger, &open, &src, &tests));
        }
    }
    demand_none(&complaints);
}

#[test]
fn files_are_short_and_nothing_is_left_half_done() {
    let rust = files::under("crates", &["rs"]);
    let mut complaints = shape::unfinished(&rust);
    complaints.extend(shape::unrun(&files::manifests(), &rust));
    let web = files::under("web/src", &["ts", "svelte"]);
    let written_by_hand = web.iter().filter(|file| !file.path.starts_with("web/src/generated/"));
    let chores = files::under("xtask", &["rs"]);
    complaints.extend(shape::too_long(rust.iter().chain(&chores).chain(written_by_hand)));
    demand_none(&complaints);
}

#[test]
fn folders_are_named_like_their_packages_and_dependencies_follow_the_arrows() {
    let manifests = files::manifests();
    let mut complaints = shape::misnamed(&manifests);
    let arrows = arrows::read(&files::read("ARCHITECTURE.md"));
    complaints.extend(arrows::against(&arrows, &manifests));
    demand_none(&complaints);
}

#[test]
fn every_promise_has_a_test_that_holds_it() {
    demand_none(&promises::unheld(&files::read("ARCHITECTURE.md"), files::find));
}

/// Laws 1 and 9.
#[test]
fn rules_are_pure() {
    let games = GAMES.iter().map(|game| game.krate.as_str());
    let sources = games.chain(["kernel"]).flat_map(|krate| files::under(&format!("crates/{krate}/src"), &["rs"]));
    demand_none(&purity::impure(&sources.collect::<Vec<_>>()));
}

/// The ledgers, and what is wrong with them.
fn read_ledgers() -> (Vec<Ledger>, Vec<String>) {
    let mut complaints = Vec::new();
    let read = |game: &'static Game| Ledger::parse(&game.prefix, &game.krate, &game.ledger, &mut complaints);
    let ledgers: Vec<_> = GAMES.iter().map(read).collect();
    complaints.extend(ledgers.iter().flat_map(|ledger| ledger.dangling(&ledgers)));
    (ledgers, complaints)
}

#[track_caller]
fn demand_none(complaints: &[String]) {
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
}

/// A file that exists only in a test.
fn imagined(path: &str, text: &str) -> File {
    File { path: path.into(), text: text.into() }
}
