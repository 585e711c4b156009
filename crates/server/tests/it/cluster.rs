//! A PostgreSQL of our own: in a folder that goes away, on a socket that nobody else sees.
//!
//! Where none is installed the tests that need it say so and are passed over, unless `KARST_POSTGRES=must` is set.

use std::ffi::OsStr;
use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use server::PostgresUrl;

/// PostgreSQL refuses to run as root; this user owns nothing.
const NOBODY: u32 = 65534;

/// A PostgreSQL that runs.
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    /// Must it be another user than us?
    as_nobody: bool,
}

impl Cluster {
    /// Starts one, when it is installed.
    pub fn start() -> Option<Cluster> {
        let Some(programs) = programs() else {
            assert!(std::env::var_os("KARST_POSTGRES").is_none(), "PostgreSQL is not installed");
            println!("skipped: PostgreSQL is not installed");
            return None;
        };
        static COUNT: AtomicU32 = AtomicU32::new(0);
        // The name of a socket must be short.
        let name = format!("karst-pg-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let as_nobody = std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0);
        if as_nobody {
            std::os::unix::fs::chown(&folder, Some(NOBODY), Some(NOBODY)).unwrap();
        }
        let cluster = Cluster { programs, folder, as_nobody };
        cluster.run(
            "initdb",
            ["-D", "data", "-U", "karst", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
        );
        cluster.go_on();
        Some(cluster)
    }

    /// Starts it again after [`Cluster::stop`].
    pub fn go_on(&self) {
        let options = format!(
            "-c listen_addresses= -c unix_socket_directories={} -c fsync=off -c full_page_writes=off",
            self.folder.display()
        );
        self.run("pg_ctl", ["-D", "data", "-w", "-l", "log", "-o", options.as_str(), "start"]);
    }

    /// Stops it at once; what was committed stays.
    pub fn stop(&self) {
        self.run("pg_ctl", ["-D", "data", "-w", "-m", "fast", "stop"]);
    }

    /// Where it is.
    pub fn url(&self) -> PostgresUrl {
        format!("postgres://karst@localhost/postgres?host={}", self.folder.display()).parse().unwrap()
    }

    fn run<S: AsRef<OsStr>>(&self, program: &str, arguments: impl IntoIterator<Item = S>) {
        let mut command = Command::new(self.programs.join(program));
        command.args(arguments).current_dir(&self.folder).env_remove("PGDATA");
        if self.as_nobody {
            command.uid(NOBODY).gid(NOBODY);
        }
        // A file, not a pipe: the server inherits it and would hold it open.
        let said = self.folder.join(format!("{program}.txt"));
        let file = std::fs::File::create(&said).unwrap();
        let status = command.stdout(file.try_clone().unwrap()).stderr(file).status().unwrap();
        assert!(status.success(), "{program}: {}", std::fs::read_to_string(said).unwrap_or_default());
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let mut command = Command::new(self.programs.join("pg_ctl"));
        command.args(["-D", "data", "-m", "immediate", "stop"]).current_dir(&self.folder);
        if self.as_nobody {
            command.uid(NOBODY).gid(NOBODY);
        }
        let _ = command.output();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The folder of `initdb` and `pg_ctl`: where PostgreSQL says, or where Debian puts them.
fn programs() -> Option<PathBuf> {
    let told = Command::new("pg_config").arg("--bindir").output().ok();
    let told = told.and_then(|output| Some(PathBuf::from(String::from_utf8(output.stdout).ok()?.trim())));
    let mut usual: Vec<_> = std::fs::read_dir("/usr/lib/postgresql")
        .map(|versions| versions.filter_map(|entry| Some(entry.ok()?.path().join("bin"))).collect())
        .unwrap_or_default();
    usual.sort();
    told.into_iter().chain(usual.into_iter().rev()).find(|folder| has_programs(folder))
}

fn has_programs(folder: &Path) -> bool {
    ["initdb", "pg_ctl", "postgres"].iter().all(|program| folder.join(program).is_file())
}
