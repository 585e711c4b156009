//! The part of the page that plays without a server: the crate `pocket` as a module of WebAssembly, beside the page.
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
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

const TARGET: &str = "wasm32-unknown-unknown";
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

/// Builds the module and lays it beside the page, under a name made of what is in it.
pub fn build(house: &House) -> Result<Work, Stop> {
    let toolchain = need()?;
    let folder = house.pocket();
    let mut cargo =
        tool::cargo(house, ["build", "--locked", "--profile", "pocket", "--target", TARGET, "-p", "pocket"]);
    // A compiler of its own has a folder of its own, so that neither throws away what the other has built.
    cargo.arg("--lib").env("CARGO_TARGET_DIR", &folder);
    if let Toolchain::Debian { rustc, linker } = &toolchain {
        cargo.arg("-Zbuild-std=std,panic_abort").env("RUSTC", rustc).env("RUSTC_BOOTSTRAP", "1");
        cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
    }
    tool::succeed(&mut cargo)?;
    let module = folder.join(TARGET).join("pocket/pocket.wasm");
    lay(&module, &house.web.join("dist/pocket"))
        .map_err(|error| Stop::failed(format!("The module cannot be laid beside the page: {error}.")))
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

/// Writes the site; the module must be built.
pub fn lay_site(house: &House) -> Result<Work, Stop> {
    tool::succeed(&mut tool::npm(house, ["run", "site"])).map(|()| Work::Made)
}

/// Lays the module into the page's folder with the note that names it; what is there already is not touched.
fn lay(module: &Path, folder: &Path) -> std::io::Result<Work> {
    let bytes = fs::read(module)?;
    let name = format!("pocket-{:016x}.wasm", sum(&bytes));
    let note = format!("{{\"wasm\":\"{name}\",\"bytes\":{}}}\n", bytes.len());
    if folder.join(&name).is_file() && fs::read_to_string(folder.join("pocket.json")).is_ok_and(|laid| laid == note) {
        return Ok(Work::UpToDate);
    }
    fs::create_dir_all(folder)?;
    for entry in fs::read_dir(folder)? {
        fs::remove_file(entry?.path())?;
    }
    fs::write(folder.join(&name), &bytes)?;
    // The note comes last: whoever finds it finds the module too.
    fs::write(folder.join("pocket.json"), note)?;
    Ok(Work::Made)
}

/// A number that other bytes hardly have too (FNV-1a): a name, not a proof.
fn sum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_module_is_laid_once_and_the_old_one_goes() {
        let folder = std::env::temp_dir().join(format!("karst-xtask-pocket-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let (module, laid) = (folder.join("pocket.wasm"), folder.join("laid"));
        fs::write(&module, "one").unwrap();
        assert_eq!(lay(&module, &laid).unwrap(), Work::Made);
        assert_eq!(lay(&module, &laid).unwrap(), Work::UpToDate);
        fs::write(&module, "two").unwrap();
        assert_eq!(lay(&module, &laid).unwrap(), Work::Made);
        let note = fs::read_to_string(laid.join("pocket.json")).unwrap();
        assert_eq!(note, format!("{{\"wasm\":\"pocket-{:016x}.wasm\",\"bytes\":3}}\n", sum(b"two")));
        assert_eq!(fs::read_dir(&laid).unwrap().count(), 2);
        fs::remove_dir_all(&folder).unwrap();
    }
}
