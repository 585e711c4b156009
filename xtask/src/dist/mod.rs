//! `cargo xtask dist`: what a release has, in `target/dist-files`: the executable in an archive and as a Debian package, the site, and
//! the sums of all. Made twice from the same commit, in whatever folder, it should be the same to the byte.
//!
//! Here: what is made, and in which order. `tar.rs` packs, `deb.rs` makes the package.

mod deb;
mod tar;

use crate::house::{House, Profile};
use crate::node;
use crate::pocket;
use crate::progress::Progress;
use crate::stop::Stop;
use crate::tool;
use crate::web::{self, Work};
use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const VERSION: &str = env!("CARGO_PKG_VERSION");
/// What lies beside the executable in its archive.
const BESIDE: [&str; 9] = [
    "README.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "docs/hosting.md",
    "docs/api.md",
    "contrib/karst.service",
    "contrib/karst-think.service",
    "contrib/karst.env",
    "contrib/Containerfile.archive",
];

/// A release in the making.
struct Release<'h> {
    house: &'h House,
    /// What the executable is for, as Rust says it: `x86_64-unknown-linux-gnu`.
    target: String,
    /// When the commit was made, in seconds: the time that every file bears.
    seconds: u64,
    folder: PathBuf,
}

/// Makes everything a release has.
pub fn dist(house: &House) -> Result<(), Stop> {
    node::need(house)?;
    let target = tool::answer(Command::new("rustc").args(["--print", "host-tuple"]))
        .ok_or_else(|| Stop::missing("`rustc --print host-tuple` does not answer; Rust 1.95 or newer is needed."))?;
    let release = Release { house, target, seconds: commit_time(house), folder: house.dist() };
    let _ = fs::remove_dir_all(&release.folder);
    fs::create_dir_all(&release.folder).map_err(unwritten)?;

    let progress = Progress::of(7);
    let made = |()| Work::Made;
    progress.stage("page's packages", || web::packages(house)).result?;
    progress.stage("offline part", || pocket::build(house)).result?;
    progress.stage("page", || web::bundle(house)).result?;
    progress.stage("site", || release.site().map(made)).result?;
    progress.stage("executable", || release.executable().map(made)).result?;
    progress.stage("archive", || release.archive().map(made)).result?;
    match deb::obstacle() {
        Some(why) => progress.skip("Debian package", why),
        None => progress.stage("Debian package", || deb::make(&release).map(made)).result.map(drop)?,
    }
    release.sums()
}

/// `SOURCE_DATE_EPOCH`, or when the last commit was made; without either the beginning of time.
fn commit_time(house: &House) -> u64 {
    let said = env::var("SOURCE_DATE_EPOCH").ok();
    let git = || tool::answer(Command::new("git").args(["log", "-1", "--format=%ct"]).current_dir(&house.root));
    said.or_else(git).and_then(|seconds| seconds.trim().parse().ok()).unwrap_or(0)
}

impl Release<'_> {
    /// The executable as it was built.
    fn program(&self) -> PathBuf {
        self.house.built_for(&self.target, Profile::Dist)
    }

    fn executable(&self) -> Result<(), Stop> {
        // The page lies in it compressed, as it is sent.
        tool::succeed(&mut tool::npm(self.house, ["run", "compress"]))?;
        let mut build =
            tool::cargo(self.house, ["build", "--locked", "-p", "karst", "--profile", Profile::Dist.name()]);
        // With a target named, build scripts and macros are not touched by what is asked of the executable.
        build.args(["--target", &self.target]);
        let mut flags = self.without_folders("--remap-path-prefix=");
        if self.is_static() {
            flags.push("-Ctarget-feature=+crt-static".to_owned());
        }
        build.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
        build.env("CFLAGS", self.without_folders("-ffile-prefix-map=").join(" "));
        build.env("SOURCE_DATE_EPOCH", self.seconds.to_string());
        tool::succeed(&mut build)
    }

    /// Flags by which no folder of this machine is written into the executable.
    fn without_folders(&self, flag: &str) -> Vec<String> {
        let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")));
        let named = home.map(|home| (home, "cargo")).into_iter().chain([(self.house.root.clone(), "karst")]);
        named.map(|(folder, name)| format!("{flag}{}={name}", folder.display())).collect()
    }

    /// Whether the C library goes into the executable, so that it runs on any Linux: on Linux, where the library is there.
    fn is_static(&self) -> bool {
        self.target.contains("-linux-") && tool::c_library("libc.a").is_some()
    }

    /// `karst-0.1.0-x86_64-unknown-linux-gnu.tar.gz`.
    fn archive(&self) -> Result<(), Stop> {
        let name = format!("karst-{VERSION}-{}", self.target);
        let program = self.program();
        let mut files = vec![tar::File::program(format!("{name}/{}", name_of(&program)), &program).map_err(unwritten)?];
        for path in BESIDE {
            let file = self.house.root.join(path);
            files.push(tar::File::plain(format!("{name}/{}", name_of(&file)), &file).map_err(unwritten)?);
        }
        self.pack(&name, files)
    }

    /// `karst-0.1.0-site.tar.gz`, from the page as files.
    fn site(&self) -> Result<(), Stop> {
        tool::succeed(&mut tool::npm(self.house, ["run", "site"]))?;
        let name = format!("karst-{VERSION}-site");
        let files = tar::below(&self.house.web.join("dist-site"), &name).map_err(unwritten)?;
        self.pack(&name, files)
    }

    fn pack(&self, name: &str, files: Vec<tar::File>) -> Result<(), Stop> {
        let plain = self.folder.join(format!("{name}.tar"));
        fs::write(&plain, tar::pack(files, self.seconds).map_err(unwritten)?).map_err(unwritten)?;
        // Without the time and the name of the file, which differ from one run to the next.
        tool::succeed(Command::new("gzip").args(["--no-name", "--best", "--force"]).arg(&plain))
    }

    /// `SHA256SUMS` for all of it, and a word on each.
    fn sums(&self) -> Result<(), Stop> {
        let mut names: Vec<String> = fs::read_dir(&self.folder)
            .and_then(|entries| entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect())
            .map_err(unwritten)?;
        names.sort();
        let program: &[&str] =
            if tool::in_path("sha256sum").is_some() { &["sha256sum"] } else { &["shasum", "-a", "256"] };
        let sums = tool::answer(Command::new(program[0]).args(&program[1..]).args(&names).current_dir(&self.folder))
            .ok_or_else(|| Stop::missing("Neither `sha256sum` nor `shasum` is there to make the sums with."))?;
        fs::write(self.folder.join("SHA256SUMS"), format!("{sums}\n")).map_err(unwritten)?;
        println!("\nThe release lies in {}:", self.folder.display());
        let program = self.program();
        let linked = if self.is_static() { "static" } else { "needs the system's C library" };
        println!("{:>8.1} MB  {} ({linked})", megabytes(&program)?, name_of(&program));
        for name in &names {
            println!("{:>8.1} MB  {name}", megabytes(&self.folder.join(name))?);
        }
        Ok(())
    }
}

fn megabytes(file: &Path) -> Result<f64, Stop> {
    Ok(fs::metadata(file).map_err(unwritten)?.len() as f64 / 1e6)
}

fn name_of(file: &Path) -> String {
    file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned()
}

fn unwritten(error: io::Error) -> Stop {
    Stop::failed(format!("The release cannot be written: {error}."))
}

/// Runs a program whose words matter only when it fails.
fn quietly(command: &mut Command) -> Result<(), Stop> {
    tool::succeed(command.stdout(Stdio::null()))
}
