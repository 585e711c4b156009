//! The siege: every attack that was once found to harm others, against the real executable. Two people play at a table all
//! the while, before, during and after; what they feel of it, what the server takes of memory, and whether everything
//! that was acknowledged is still there after a kill, is what an attack is judged by. What is refused is well refused.
//!
//! `cargo xtask siege`, or `cargo xtask siege --only continue,unread`; `--small` is the share of the tests, `--list` names
//! the attacks.
//!
//! `field.rs` is a server with the others at it, `others.rs` these two people, `line.rs` the connection of everybody else,
//! `kept.rs` is
//! what was acknowledged, `game.rs` makes long records, `fill.rs` full databases. The attacks: `floods.rs`, `history.rs`, `crowds.rs`, `masters.rs`,
//! `seats.rs`, `doors.rs`, `full_disk.rs` (with `deeds.rs` and `disk.rs`), `health.rs`.

#[path = "../../tests/it/cluster.rs"]
#[allow(dead_code, reason = "the tests use more of it")]
mod cluster;
mod crowds;
mod deeds;
mod delays;
mod disk;
mod doors;
mod field;
mod fill;
mod flood;
mod floods;
mod full_disk;
mod game;
mod health;
mod history;
#[path = "../load/house.rs"]
#[allow(dead_code, reason = "the load test uses more of it")]
mod house;
mod kept;
mod line;
mod masters;
mod others;
mod report;
mod seats;
#[path = "../crash/wire.rs"]
#[allow(dead_code, reason = "the crash test uses more of it")]
mod table;
#[path = "../load/wire.rs"]
#[allow(dead_code, reason = "the load test uses more of it")]
mod wire;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use report::Row;

/// A delay that nobody notices.
const UNNOTICED_MS: f64 = 20.0;

/// What the command line asks for.
pub struct Siege {
    /// The executable.
    pub karst: PathBuf,
    /// Where servers have their folders.
    pub folder: PathBuf,
    /// How much of it.
    pub scale: Scale,
    only: Vec<String>,
}

/// How much of it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Scale {
    /// The share of the tests: under a minute, on a machine where other things happen too.
    Small,
    /// All that was found, and as much of it.
    Full,
}

impl Scale {
    /// One or the other.
    pub fn of<T>(self, small: T, full: T) -> T {
        match self {
            Scale::Small => small,
            Scale::Full => full,
        }
    }
}

impl Siege {
    /// How long the others play before an attack.
    pub fn quiet(&self) -> Duration {
        self.scale.of(Duration::from_millis(600), Duration::from_secs(6))
    }

    /// How long they play during it, at least.
    pub fn least(&self) -> Duration {
        self.scale.of(Duration::from_millis(1000), Duration::from_secs(8))
    }

    /// The longest somebody may wait for something that takes at most so many milliseconds on a quiet machine. The small share
    /// runs beside anything, with a server that is not optimised: it finds what makes others wait for seconds, not what costs
    /// them some frames.
    pub fn bar_ms(&self, quiet_machine: f64) -> f64 {
        self.scale.of(3000.0, quiet_machine)
    }
}

#[derive(Clone, Copy)]
enum Attack {
    Names,
    Continue,
    Unread,
    Guests,
    Uploads,
    Tables,
    Setups,
    Lists,
    Forget,
    Masters,
    Hints,
    Undo,
    Passwords,
    Substitute,
    Alike,
    Seats,
    Forgotten,
    Scopes,
    Rebinding,
    FullDisk,
    FullPostgres,
    Health,
    ReadOnly,
    Hangup,
}

use Attack::{
    Alike, Continue, Forget, Forgotten, FullDisk, FullPostgres, Guests, Hangup, Health, Hints, Lists, Masters, Names,
    Passwords, ReadOnly, Rebinding, Scopes, Seats, Setups, Substitute, Tables, Undo, Unread, Uploads,
};

/// The attacks in the order of the run: each with its name, the point of the list of attacks it belongs to, and what it does.
const ATTACKS: [(Attack, &str, &str, &str); 24] = [
    (Names, "names", "4", "tries to sign in with names of 60 KB"),
    (Continue, "continue", "5", "goes on from a very long record, 1.5 times a second"),
    (Unread, "unread", "6", "asks for replays and looks on, and reads nothing of it"),
    (Guests, "guests", "7", "is a new guest again and again, from one address"),
    (Uploads, "uploads", "7", "uploads the longest records, one guest alone"),
    (Tables, "tables", "7", "opens tables without end"),
    (Setups, "setups", "7", "asks for the forms of setups, 240 a second from four networks"),
    (Lists, "lists", "8", "asks for home's lists in a house of very many tables"),
    (Forget, "forget", "8", "wants to be forgotten there, many times, among floods of lists"),
    (Masters, "masters", "9", "lets very many masters play on without anybody"),
    (Hints, "hints", "10", "reads a game with 20,000 hints"),
    (Undo, "undo", "10", "takes back and does again without end"),
    (Passwords, "passwords", "11", "tries wrong passwords for a name from many networks"),
    (Substitute, "substitute", "12", "takes the seat of the rival who has left"),
    (Alike, "alike", "13", "calls itself like somebody else"),
    (Seats, "seats", "14", "takes all open seats of a public table"),
    (Forgotten, "forgotten", "15", "looks for the name of somebody who had themselves forgotten"),
    (Scopes, "scopes", "16", "opens tables with a token that may only play; reads the file"),
    (Rebinding, "rebinding", "16", "comes under a name that is not the house's"),
    (FullDisk, "full-disk", "1", "fills the disk and frees it, while people do all that can be done"),
    (FullPostgres, "full-pg", "1", "does so with the disk of a PostgreSQL"),
    (Health, "health", "2", "fills the disk, deletes and replaces the file; is the server still well?"),
    (ReadOnly, "read-only", "2", "makes a PostgreSQL read-only; is the server still well?"),
    (Hangup, "hangup", "3", "hangs up on a server without TLS"),
];

impl Attack {
    async fn run(self, siege: &Siege) -> Result<Row, String> {
        match self {
            Names => floods::names(siege).await,
            Continue => history::go_on(siege).await,
            Unread => history::unread(siege).await,
            Guests => floods::guests(siege).await,
            Uploads => floods::uploads(siege).await,
            Tables => floods::tables(siege).await,
            Setups => floods::setups(siege).await,
            Lists => crowds::lists(siege).await,
            Forget => crowds::forget(siege).await,
            Masters => masters::masters(siege).await,
            Hints => history::hints(siege).await,
            Undo => history::undo(siege).await,
            Passwords => floods::passwords(siege).await,
            Substitute => seats::substitute(siege).await,
            Alike => seats::alike(siege).await,
            Seats => seats::all_seats(siege).await,
            Forgotten => seats::forgotten(siege).await,
            Scopes => doors::scopes(siege).await,
            Rebinding => doors::rebinding(siege).await,
            FullDisk => full_disk::on_file(siege).await,
            FullPostgres => full_disk::on_postgres(siege).await,
            Health => health::of_file(siege).await,
            ReadOnly => health::of_postgres(siege).await,
            Hangup => health::hangup(siege).await,
        }
    }
}

fn main() -> ExitCode {
    let siege = match Siege::read() {
        Ok(siege) => siege,
        Err(why) => {
            eprintln!("{why}\nusage: siege --karst FILE [--small|--full] [--only NAME[,NAME]] [--list]");
            return ExitCode::from(2);
        }
    };
    let Some(siege) = siege else {
        for (_, name, point, tells) in ATTACKS {
            println!("{name:<11} {point:<3} {tells}");
        }
        return ExitCode::SUCCESS;
    };
    std::fs::create_dir_all(&siege.folder).expect("a folder for the siege");
    server::raise_open_files();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let done = runtime.expect("a runtime").block_on(run(&siege));
    let _ = std::fs::remove_dir_all(&siege.folder);
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("FAILED: {why}");
            ExitCode::FAILURE
        }
    }
}

async fn run(siege: &Siege) -> Result<(), String> {
    let mut rows = Vec::new();
    for (attack, name, point, tells) in ATTACKS {
        if !siege.only.is_empty() && !siege.only.iter().any(|only| only == name) {
            continue;
        }
        println!("{name:<11} {tells}");
        let begun = Instant::now();
        // A row that cannot be made is a row that failed; the others are still to be seen.
        let row = attack.run(siege).await;
        let mut row = row.unwrap_or_else(|why| Row { faults: vec![why], ..Row::default() });
        (row.attack, row.point) = (name, point);
        row.judge(siege.bar_ms(UNNOTICED_MS));
        row.tell();
        println!("{:<11} took {:.1} s", "", begun.elapsed().as_secs_f64());
        let _ = std::fs::remove_dir_all(siege.folder.join(name));
        rows.push(row);
    }
    report::finish(&rows)
}

impl Siege {
    /// What the words ask for; nothing when only a list is wished for.
    fn read() -> Result<Option<Siege>, String> {
        let folder = std::env::temp_dir().join(format!("karst-siege-{}", std::process::id()));
        let mut siege = Siege { karst: PathBuf::new(), folder, scale: Scale::Full, only: Vec::new() };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            match word.as_str() {
                "--list" => return Ok(None),
                "--small" => siege.scale = Scale::Small,
                "--full" => siege.scale = Scale::Full,
                "--karst" => siege.karst = words.next().unwrap_or_default().into(),
                "--only" => {
                    let names = words.next().unwrap_or_default();
                    for name in names.split(',').map(str::trim) {
                        if !ATTACKS.iter().any(|(_, known, ..)| *known == name) {
                            return Err(format!("there is no attack `{name}`"));
                        }
                        siege.only.push(name.to_owned());
                    }
                }
                other => return Err(format!("`{other}` is not understood")),
            }
        }
        if siege.karst.is_file() { Ok(Some(siege)) } else { Err("--karst is to name the executable".to_owned()) }
    }
}
