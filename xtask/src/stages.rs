//! The stages of `cargo xtask test`, in their order: what each is called, what it needs and what it runs.

use crate::chromium;
use crate::crash;
use crate::house::House;
use crate::outside;
use crate::pocket;
use crate::siege;
use crate::stop::Stop;
use crate::surface;
use crate::tool;
use crate::trials;
use crate::web::{self, Work};
use std::process::Command;

/// One stage of the test run. The order of the variants is the order of the run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    Packages,
    Bundle,
    Format,
    Build,
    Rust,
    Doc,
    Check,
    Unit,
    Pocket,
    Browser,
    Offline,
    Crash,
    Nodes,
    Leaks,
    Fuzz,
    Surface,
    Siege,
    Measure,
}

/// What a stage works on; stages of two lanes run side by side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    House,
    Page,
}

use Stage::{
    Browser, Build, Bundle, Check, Crash, Doc, Format, Fuzz, Leaks, Measure, Nodes, Offline, Packages, Pocket, Rust,
    Siege, Surface, Unit,
};

impl Stage {
    /// Every stage, in order.
    pub const ALL: [Stage; 18] = [
        Packages, Bundle, Format, Build, Rust, Doc, Check, Unit, Pocket, Browser, Offline, Crash, Nodes, Leaks, Fuzz,
        Surface, Siege, Measure,
    ];

    /// The word for `--only` and for the summary.
    pub fn name(self) -> &'static str {
        match self {
            Packages => "packages",
            Bundle => "bundle",
            Format => "format",
            Build => "build",
            Rust => "rust",
            Doc => "doc",
            Check => "check",
            Unit => "unit",
            Pocket => "pocket",
            Browser => "browser",
            Offline => "offline",
            Crash => "crash",
            Nodes => "nodes",
            Leaks => "leaks",
            Fuzz => "fuzz",
            Surface => "surface",
            Siege => "siege",
            Measure => "measure",
        }
    }

    /// What the stage does, for `--list`.
    pub fn purpose(self) -> &'static str {
        match self {
            Packages => "installs the web client's packages from the lock file",
            Bundle => "builds the web client",
            Format => "checks the format of the Rust code",
            Build => "lints and builds the executable, the Rust tests and the trials; warnings are errors",
            Rust => "runs the Rust tests",
            Doc => "runs the examples in the documentation",
            Check => "checks the types of the web client",
            Unit => "runs the web client's unit tests",
            Pocket => "builds the part of the page that plays without a server",
            Browser => "plays in a real browser against the real server",
            Offline => "plays in a real browser without a server: as a site of plain files, and when a server is gone",
            Crash => "kills the server while people play; nothing may be lost",
            Nodes => "does so with two servers on a real PostgreSQL",
            Leaks => "compares what is sent in games that differ only in what is hidden",
            Fuzz => "sends sockets noise and broken messages; nothing may panic or change",
            Surface => "tries the HTTP interface by its description, with schemathesis",
            Measure => "measures in the browser what a page weighs, how fast it draws and what it costs at rest",
            Siege => "attacks the server while others play; they notice nothing, and nothing is lost",
        }
    }

    /// The stage of this name.
    pub fn named(name: &str) -> Option<Stage> {
        Stage::ALL.into_iter().find(|stage| stage.name() == name)
    }

    /// The stages without whose success this one means nothing.
    pub fn needs(self) -> &'static [Stage] {
        match self {
            Packages | Format | Build | Doc | Pocket => &[],
            Bundle | Check | Unit => &[Packages],
            Rust | Crash | Nodes | Leaks | Fuzz | Surface | Siege => &[Build],
            // The executable embeds the bundle.
            Browser | Measure => &[Packages, Bundle, Build],
            Offline => &[Packages, Bundle, Build, Pocket],
        }
    }

    /// The stages that are over when this one begins, whatever came of them.
    pub fn follows(self) -> impl Iterator<Item = Stage> {
        let also: &[Stage] = match self {
            // What embeds the bundle is not built twice.
            Build => &[Bundle],
            // Pages and clocks are waited for; neither is to wait for the other's work.
            Browser => &[Rust],
            Offline => &[Browser],
            Crash | Nodes | Leaks | Fuzz | Surface => &[Browser],
            // They measure, and nothing else should run meanwhile.
            Siege => &[Browser, Offline],
            Measure => &[Siege],
            _ => &[],
        };
        self.needs().iter().chain(also).copied()
    }

    /// Beside which others it may run.
    pub fn lane(self) -> Lane {
        if self.uses_node() || self == Pocket { Lane::Page } else { Lane::House }
    }

    /// Whether Node and npm take part.
    pub fn uses_node(self) -> bool {
        matches!(self, Packages | Bundle | Check | Unit | Browser | Offline | Measure)
    }

    /// Why this stage cannot run on this machine, though nothing is wrong with what it tests.
    pub fn obstacle(self, house: &House) -> Option<String> {
        match self {
            Packages | Bundle | Format | Build | Rust | Doc | Check | Unit => None,
            // Without a browser they fail, and say so; one that is still being installed is waited for.
            Browser | Offline | Measure => {
                let _ = chromium::need();
                None
            }
            // Where everything is checked it must be there; the build itself says so then.
            Pocket => pocket::obstacle().filter(|_| !is_ci()),
            Crash => (!cfg!(unix)).then(|| "processes are killed as on Unix".to_owned()),
            // Where everything is checked a missing PostgreSQL is a failure; the trial itself says so then.
            Nodes => Crash.obstacle(house).or_else(|| crash::missing_postgres().filter(|_| !is_ci())),
            Leaks | Fuzz => (!cfg!(unix)).then(|| "it is built with parts that are for Unix alone".to_owned()),
            Surface => surface::obstacle(house),
            Siege => (!cfg!(target_os = "linux")).then(|| "it reads memory and mounts disks as on Linux".to_owned()),
        }
    }

    /// Does the work of this stage.
    pub fn run(self, house: &House) -> Result<Work, Stop> {
        let mut command = match self {
            Packages => return web::packages(house),
            Bundle => return web::bundle(house),
            Pocket => return pocket::build(house),
            Crash => return crash::share(house, 25, 1),
            Nodes => return crash::share(house, 10, 2),
            Leaks => return outside::leaks_share(house),
            Fuzz => return outside::fuzz_share(house),
            Surface => return surface::share(house),
            Siege => return siege::share(house),
            Format => tool::cargo(house, ["fmt", "--all", "--check"]),
            Build => {
                trials::build(house)?;
                rust_tests(house, Tests::Build)?
            }
            Rust => rust_tests(house, Tests::Run)?,
            Doc => tool::linting_cargo(house, ["test", "--doc", "--workspace", "--locked"])?,
            Check => tool::npm(house, ["run", "check"]),
            Unit => tool::npm(house, ["test"]),
            Browser => browser_tests(house, "played")?,
            Offline => {
                pocket::lay_site(house)?;
                browser_tests(house, "offline")?
            }
            Measure => browser_tests(house, "measured")?,
        };
        tool::succeed(&mut command)?;
        Ok(Work::Made)
    }
}

/// Whether this is the run that everything depends on.
fn is_ci() -> bool {
    std::env::var_os("CI").is_some_and(|value| !value.is_empty())
}

/// One part of the browser tests, with the executable that the other tests use.
fn browser_tests(house: &House, part: &str) -> Result<Command, Stop> {
    let mut tests = tool::npm(house, ["run", "e2e", "--", part]);
    // The module that plays without a server was perhaps laid beside the page after the executable was built.
    tests.env("KARST_BIN", house.tested()).env("KARST_PAGE", house.web.join("dist")).env("CHROMIUM", chromium::need()?);
    Ok(tests)
}

/// What to do with the Rust tests.
#[derive(PartialEq, Eq)]
enum Tests {
    Build,
    Run,
}

/// nextest where it is installed, plain cargo otherwise.
fn rust_tests(house: &House, what: Tests) -> Result<Command, Stop> {
    let has_nextest = tool::answer(&mut tool::cargo(house, ["nextest", "--version"])).is_some();
    let mut command = if has_nextest {
        tool::linting_cargo(house, ["nextest", "run", "--workspace", "--locked"])?
    } else {
        tool::linting_cargo(house, ["test", "--workspace", "--locked", "--all-targets"])?
    };
    command.arg(if what == Tests::Build { "--no-run" } else { "--no-fail-fast" });
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stage_is_found_by_its_name_and_follows_only_earlier_ones() {
        for (place, stage) in Stage::ALL.into_iter().enumerate() {
            assert_eq!(Stage::named(stage.name()), Some(stage));
            for first in stage.follows() {
                assert!(Stage::ALL[..place].contains(&first), "{stage:?} follows {first:?}");
            }
        }
        assert_eq!(Stage::named("lint"), None);
    }
}
