//! The part of the page that plays without a server: the crate `pocket` as modules of WebAssembly, beside the page.
//!
//! There is a module for each game, so that nobody fetches four to play one. What is answered the same to everybody, such as
//! which games there are, lies beside them as files.
//!
//! Rust has no standard library for WebAssembly by itself. Where rustup put one (`rustup target add wasm32-unknown-unknown`)
//! it is used; on Debian the packages `rustc-web` and `rust-web-src` have a compiler and the library's sources, and root
//! installs them. Where there is neither, the page has no such part and says so.

use crate::apt;
use crate::house::House;
use crate::node;
use crate::progress::Progress;
use crate::stop::Stop;
use crate::tool;
use crate::web::{self, Work};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::SystemTime;

const TARGET: &str = "wasm32-unknown-unknown";
/// The note that says what lies beside the page.
const NOTE: &str = "pocket.json";
/// Debian's compiler, and the sources of the library it was built with.
const PACKAGES: [&str; 2] = ["rustc-web", "rust-web-src"];

/// What makes modules of WebAssembly here.
#[derive(Debug)]
enum Toolchain {
    /// The usual compiler has the target.
    Usual,
    /// Debian's compiler builds the library first; the linker is that of the usual one.
    Debian { rustc: PathBuf, linker: PathBuf },
}

/// What there is.
fn toolchain() -> Option<Toolchain> {
    let library = tool::answer(Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]));
    if library.is_some_and(|folder| Path::new(&folder).is_dir()) {
        return Some(Toolchain::Usual);
    }
    let listed = |package| tool::answer(Command::new("dpkg").args(["-L", package]));
    listed(PACKAGES[1])?;
    let rustc = listed(PACKAGES[0])?.lines().find(|file| file.ends_with("bin/rustc")).map(PathBuf::from)?;
    let sysroot = tool::answer(Command::new("rustc").args(["--print", "sysroot"]))?;
    let host = tool::answer(Command::new("rustc").args(["--print", "host-tuple"]))?;
    let linker = Path::new(&sysroot).join("lib/rustlib").join(host).join("bin/rust-lld");
    linker.is_file().then_some(Toolchain::Debian { rustc, linker })
}

/// What there is, with what is missing installed where that is possible.
fn need() -> Result<Toolchain, Stop> {
    // Whoever comes while it is being installed waits.
    static TURN: Mutex<()> = Mutex::new(());
    let _turn = TURN.lock();
    if toolchain().is_none() && apt::may_install() {
        apt::install("Rust for WebAssembly", &PACKAGES)?;
    }
    toolchain()
        .ok_or_else(|| Stop::missing(format!("Rust has no {TARGET} here; `rustup target add {TARGET}` brings it.")))
}

/// Whether it can be built as things are, with nothing installed for it.
pub fn is_possible() -> bool {
    toolchain().is_some()
}

/// Why the page cannot have this part here.
pub fn obstacle() -> Option<String> {
    need().err().map(|stop| stop.sentence.trim_end_matches('.').to_owned())
}

/// Builds what is older than its sources and lays it beside the page.
pub fn build(house: &House) -> Result<Work, Stop> {
    let toolchain = need()?;
    let folder = house.web.join("dist/pocket");
    let unreadable = |error| Stop::failed(format!("What the offline part is made of cannot be read: {error}."));
    let laid = is_laid(&folder).then(|| web::changed(&folder.join(NOTE)).ok()).flatten();
    if !web::is_stale(&sources(house).map_err(unreadable)?, laid) {
        return Ok(Work::UpToDate);
    }
    let made = house.pocket().join("made");
    let failed = |error| Stop::failed(format!("The offline part cannot be laid beside the page: {error}."));
    begin_anew(&made).map_err(failed)?;
    for game in games(house).map_err(unreadable)? {
        let module = module(house, &toolchain, &game)?;
        fs::copy(module, made.join(&game).with_extension("wasm")).map_err(failed)?;
    }
    let mut answers = tool::cargo(house, ["run", "--locked", "--quiet", "-p", "pocket", "--example", "answers", "--"]);
    tool::succeed(answers.arg(&made))?;
    lay(&made, &folder).map_err(failed)?;
    Ok(Work::Made)
}

/// Builds the module of a game; where it is. The next one takes its place.
fn module(house: &House, toolchain: &Toolchain, game: &str) -> Result<PathBuf, Stop> {
    let folder = house.pocket();
    let mut cargo =
        tool::cargo(house, ["build", "--locked", "--profile", "pocket", "--target", TARGET, "-p", "pocket", "--lib"]);
    // A compiler of its own has a folder of its own, so that neither throws away what the other has built.
    cargo.env("CARGO_TARGET_DIR", &folder).env("KARST_GAME", game);
    let mut flags = vec!["-Clink-arg=--compress-relocations"];
    if let Toolchain::Debian { rustc, linker } = toolchain {
        cargo.arg("-Zbuild-std=std,panic_abort").env("RUSTC", rustc).env("RUSTC_BOOTSTRAP", "1");
        cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
        // Nobody in a page would read the words of a panic, and they weigh a tenth of a module.
        flags.extend(["-Zunstable-options", "-Cpanic=immediate-abort"]);
    }
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags.join(" "));
    tool::succeed(&mut cargo)?;
    Ok(folder.join(TARGET).join("pocket/pocket.wasm"))
}

/// The games: each has a ledger.
fn games(house: &House) -> io::Result<Vec<String>> {
    let files =
        fs::read_dir(house.root.join("ledger"))?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    let ledgers = files.iter().filter(|file| file.extension().is_some_and(|kind| kind == "md"));
    let mut games: Vec<String> =
        ledgers.filter_map(|file| Some(file.file_stem()?.to_string_lossy().into_owned())).collect();
    games.sort();
    Ok(games)
}

/// When whatever the offline part is made of last changed.
fn sources(house: &House) -> io::Result<Vec<SystemTime>> {
    let mut times = Vec::new();
    for file in ["Cargo.toml", "Cargo.lock"] {
        times.push(fs::metadata(house.root.join(file))?.modified()?);
    }
    for folder in ["crates", "ledger", "messages"] {
        web::walk(&house.root.join(folder), |_| true, &mut times)?;
    }
    Ok(times)
}

/// Writes the page as files for any web host, which play without a server.
pub fn site(house: &House) -> Result<(), Stop> {
    node::need(house)?;
    let progress = Progress::of(3);
    progress.stage("web packages", || web::packages(house)).result?;
    progress.stage("offline part", || build(house)).result?;
    progress.stage("site", || lay_site(house)).result?;
    println!("The site lies in web/dist-site; any web host serves it, at a root or below one.");
    Ok(())
}

/// Writes the site; the modules must be built.
pub fn lay_site(house: &House) -> Result<Work, Stop> {
    tool::succeed(&mut tool::npm(house, ["run", "site"])).map(|()| Work::Made)
}

/// Whether the page has an offline part: its own build leaves a note that says `null` where it has none.
fn is_laid(folder: &Path) -> bool {
    fs::read_to_string(folder.join(NOTE)).is_ok_and(|note| note.trim() != "null")
}

/// An empty folder.
fn begin_anew(folder: &Path) -> io::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)
}

/// Lays what was made into the page's folder, each file under a name made of what is in it, with the note that says which is
/// which: `{"casadh.wasm":"casadh-0123456789abcdef.wasm","en/games.json":…}`.
fn lay(made: &Path, folder: &Path) -> io::Result<()> {
    let mut files = Vec::new();
    names_in(made, "", &mut files)?;
    files.sort();
    begin_anew(folder)?;
    let mut lines = Vec::new();
    for name in files {
        let bytes = fs::read(made.join(&name))?;
        let (stem, kind) = name.rsplit_once('.').unwrap_or((&name, ""));
        let laid = format!("{}-{:016x}.{kind}", stem.replace('/', "-"), sum(&bytes));
        fs::write(folder.join(&laid), bytes)?;
        lines.push(format!("  \"{name}\": \"{laid}\""));
    }
    // The note comes last: whoever finds it finds the files too.
    fs::write(folder.join(NOTE), format!("{{\n{}\n}}\n", lines.join(",\n")))
}

/// The files of a folder and those in it, with slashes between.
fn names_in(folder: &Path, before: &str, names: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{before}{}", entry.file_name().to_string_lossy());
        match entry.file_type()?.is_dir() {
            true => names_in(&entry.path(), &format!("{name}/"), names)?,
            false => names.push(name),
        }
    }
    Ok(())
}

/// A number that other bytes hardly have too (FNV-1a): a name, not a proof.
fn sum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_made_is_laid_under_names_of_its_own_and_the_old_goes() {
        let folder = std::env::temp_dir().join(format!("karst-xtask-pocket-{}", std::process::id()));
        let (made, laid) = (folder.join("made"), folder.join("laid"));
        fs::create_dir_all(made.join("en/games")).unwrap();
        fs::write(made.join("casadh.wasm"), "one").unwrap();
        fs::write(made.join("en/games/rules.json"), "[]").unwrap();
        lay(&made, &laid).unwrap();
        fs::write(made.join("casadh.wasm"), "two").unwrap();
        lay(&made, &laid).unwrap();
        let (module, rules) =
            (format!("casadh-{:016x}.wasm", sum(b"two")), format!("en-games-rules-{:016x}.json", sum(b"[]")));
        assert!(is_laid(&laid) && !is_laid(&made));
        let note = fs::read_to_string(laid.join(NOTE)).unwrap();
        assert_eq!(note, format!("{{\n  \"casadh.wasm\": \"{module}\",\n  \"en/games/rules.json\": \"{rules}\"\n}}\n"));
        assert_eq!(fs::read(laid.join(module)).unwrap(), b"two");
        assert_eq!(fs::read_dir(&laid).unwrap().count(), 3);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn the_games_are_those_with_a_ledger() {
        assert_eq!(games(&House::here()).unwrap(), ["casadh", "cave-pilot", "cave-troll", "skulldug"]);
    }
}
