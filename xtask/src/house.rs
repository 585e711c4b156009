//! Where things stand: the workspace, the web client, the executable.

use std::env;
use std::path::{Path, PathBuf};

/// The folders the chores work in.
pub struct House {
    /// The workspace's root.
    pub root: PathBuf,
    /// The browser client.
    pub web: PathBuf,
    /// This program. It is looked up when it starts: the tests build it anew, and then it is another file of that name.
    pub program: PathBuf,
    /// Cargo's output; `CARGO_TARGET_DIR` moves it.
    pub target: PathBuf,
}

/// How much the compiler is asked to do for an executable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Profile {
    /// Quickly there: only what thinks is optimised in full.
    Play,
    /// For hosts and for measuring.
    Release,
    /// For everybody: as small as it gets, however long that takes.
    Dist,
}

impl Profile {
    /// As cargo calls it, and its folder.
    pub fn name(self) -> &'static str {
        match self {
            Profile::Play => "play",
            Profile::Release => "release",
            Profile::Dist => "dist",
        }
    }
}

impl House {
    /// The workspace this program belongs to.
    pub fn here() -> House {
        // Cargo names the manifest's folder when it runs us; without cargo we recall where we were built.
        let manifest = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        let root = Path::new(&manifest).parent().expect("xtask lies in the workspace's root").to_owned();
        House::at(root, env::var_os("CARGO_TARGET_DIR").map(PathBuf::from))
    }

    fn at(root: PathBuf, target: Option<PathBuf>) -> House {
        let target = root.join(target.unwrap_or_else(|| "target".into()));
        let program = env::current_exe().unwrap_or_else(|_| target.join("debug/xtask"));
        House { web: root.join("web"), program, target, root }
    }

    /// The executable that people run.
    pub fn executable(&self, profile: Profile) -> PathBuf {
        self.target.join(profile.name()).join(format!("karst{}", env::consts::EXE_SUFFIX))
    }

    /// The executable for a target that was named, even if it is this machine's own.
    pub fn built_for(&self, target: &str, profile: Profile) -> PathBuf {
        self.target.join(target).join(profile.name()).join(format!("karst{}", env::consts::EXE_SUFFIX))
    }

    /// What `cargo xtask dist` makes.
    pub fn dist(&self) -> PathBuf {
        self.target.join("dist-files")
    }

    /// The executable as the tests build it.
    pub fn tested(&self) -> PathBuf {
        self.target.join("debug").join(format!("karst{}", env::consts::EXE_SUFFIX))
    }

    /// A trial of the server as the tests build it.
    pub fn trial(&self, name: &str) -> PathBuf {
        self.target.join("debug/examples").join(format!("{name}{}", env::consts::EXE_SUFFIX))
    }

    /// Cargo's output for WebAssembly.
    pub fn pocket(&self) -> PathBuf {
        self.target.join("pocket")
    }

    /// Where tools are put that only the tests and chores need.
    pub fn tools(&self) -> PathBuf {
        self.target.join("tools")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_executable_follows_cargos_target_folder() {
        let usual = House::at("house".into(), None).executable(Profile::Release);
        assert!(usual.starts_with("house/target/release"), "{usual:?}");
        let beside = House::at("house".into(), Some("out".into())).executable(Profile::Play);
        assert!(beside.starts_with("house/out/play"), "{beside:?}");
        let absolute = House::at("house".into(), Some("/elsewhere".into())).executable(Profile::Release);
        assert!(absolute.starts_with("/elsewhere/release"), "{absolute:?}");
        let trial = House::at("house".into(), Some("out".into())).trial("crash");
        assert!(trial.starts_with("house/out/debug/examples"), "{trial:?}");
    }
}
