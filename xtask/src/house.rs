//! Where things stand: the workspace, the web client, the executable.

use std::env;
use std::path::{Path, PathBuf};

/// The folders the chores work in.
pub struct House {
    /// The workspace's root.
    pub root: PathBuf,
    /// The browser client.
    pub web: PathBuf,
    /// Cargo's output; `CARGO_TARGET_DIR` moves it.
    target: PathBuf,
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
        House { web: root.join("web"), target, root }
    }

    /// The executable that players run, as the release build leaves it.
    pub fn executable(&self) -> PathBuf {
        self.target.join("release").join(format!("karst{}", env::consts::EXE_SUFFIX))
    }

    /// The executable as the tests build it.
    pub fn tested(&self) -> PathBuf {
        self.target.join("debug").join(format!("karst{}", env::consts::EXE_SUFFIX))
    }

    /// A trial of the server as the tests build it.
    pub fn trial(&self, name: &str) -> PathBuf {
        self.target.join("debug/examples").join(format!("{name}{}", env::consts::EXE_SUFFIX))
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
        let usual = House::at("house".into(), None).executable();
        assert!(usual.starts_with("house/target/release"), "{usual:?}");
        let beside = House::at("house".into(), Some("out".into())).executable();
        assert!(beside.starts_with("house/out/release"), "{beside:?}");
        let absolute = House::at("house".into(), Some("/elsewhere".into())).executable();
        assert!(absolute.starts_with("/elsewhere/release"), "{absolute:?}");
        let trial = House::at("house".into(), Some("out".into())).trial("crash");
        assert!(trial.starts_with("house/out/debug/examples"), "{trial:?}");
    }
}
