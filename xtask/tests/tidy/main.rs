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
mod shape;

use files::File;
use ledger::Ledger;
use open_list::OpenList;

/// A game's ledger, its crate and the first letters of its ids.
struct Game {
    ledger: &'static str,
    krate: &'static str,
    prefix: &'static str,
}

const GAMES: [Game; 4] = [
    Game { ledger: "cave-troll", krate: "cave-troll", prefix: "CT" },
    Game { ledger: "skulldug", krate: "skulldug", prefix: "SK" },
    Game { ledger: "caves-of-casadh", krate: "casadh", prefix: "CC" },
    Game { ledger: "cave-pilot-55", krate: "cave-pilot", prefix: "CP" },
];

#[test]
fn every_rule_is_cited_by_code_and_by_a_test_or_is_open() {
    let (ledgers, mut complaints) = read_ledgers();
    let open = OpenList::parse(&files::read("ledger/open.txt"));
    complaints.extend(open.complaints(&ledgers));
    for game in &GAMES {
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
    complaints.extend(arrows::against(&manifests));
    demand_none(&complaints);
}

/// The ledgers that are there, and what is wrong with them.
fn read_ledgers() -> (Vec<Ledger>, Vec<String>) {
    let mut ledgers = Vec::new();
    let mut complaints = Vec::new();
    // The ledger in other languages is held to this one by a test of `catalog`.
    let ours = |file: &File| !file.path.trim_start_matches("ledger/").contains('/');
    for file in files::under("ledger", &["md"]).into_iter().filter(ours) {
        let name = file.path.trim_start_matches("ledger/").trim_end_matches(".md");
        match GAMES.iter().find(|game| game.ledger == name) {
            Some(game) => ledgers.push(Ledger::parse(game.prefix, game.krate, &file, &mut complaints)),
            None => complaints.push(format!("{}: no game has this ledger; name the game in GAMES", file.path)),
        }
    }
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
