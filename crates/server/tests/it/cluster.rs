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
    /// Settings that are not the usual ones.
    settings: String,
}

impl Cluster {
    /// Starts one, when it is installed.
    pub fn start() -> Option<Cluster> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        // The name of a socket must be short.
        let name = format!("karst-pg-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        Cluster::start_in(std::env::temp_dir().join(name), "")
    }

    /// Starts one in this folder, with these settings besides the usual ones.
    pub fn start_in(folder: PathBuf, settings: &str) -> Option<Cluster> {
        let Some(programs) = programs() else {
            assert!(std::env::var_os("KARST_POSTGRES").is_none(), "PostgreSQL is not installed");
            println!("skipped: PostgreSQL is not installed");
            return None;
        };
        std::fs::create_dir_all(&folder).unwrap();
        let as_nobody = std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0);
        if as_nobody {
            std::os::unix::fs::chown(&folder, Some(NOBODY), Some(NOBODY)).unwrap();
        }
        let cluster = Cluster { programs, folder, as_nobody, settings: settings.to_owned() };
        let usual = ["-D", "data", "-U", "karst", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
        cluster.run("initdb", usual.iter().chain(&["--wal-segsize=1"]));
        cluster.go_on();
        Some(cluster)
    }

    /// A second one that follows the first and can take its place.
    #[allow(dead_code, reason = "one test needs it")]
    pub fn standby_of(first: &Cluster, folder: PathBuf) -> Cluster {
        std::fs::create_dir_all(&folder).unwrap();
        if first.as_nobody {
            std::os::unix::fs::chown(&folder, Some(NOBODY), Some(NOBODY)).unwrap();
        }
        let (programs, as_nobody) = (first.programs.clone(), first.as_nobody);
        let cluster = Cluster { programs, folder, as_nobody, settings: String::new() };
        let host = first.folder.display().to_string();
        cluster.run(
            "pg_basebackup",
            ["-h", &host, "-U", "karst", "-D", "data", "-R", "-X", "stream", "-c", "fast", "--no-sync"],
        );
        cluster.go_on();
        cluster
    }

    /// Takes the place of the one it followed.
    #[allow(dead_code, reason = "one test needs it")]
    pub fn promote(&self) {
        self.run("pg_ctl", ["-D", "data", "-w", "promote"]);
    }

    /// Where its socket is.
    #[allow(dead_code, reason = "one test needs it")]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Starts it again after [`Cluster::stop`].
    pub fn go_on(&self) {
        let said = self.try_to_go_on();
        assert!(said.is_ok(), "pg_ctl: {said:?}");
    }

    /// Starts it again, when that can be done: on a full disk it cannot.
    pub fn try_to_go_on(&self) -> Result<(), String> {
        let options = format!(
            "-c listen_addresses= -c unix_socket_directories={} -c fsync=off -c full_page_writes=off {}",
            self.folder.display(),
            self.settings
        );
        self.try_to_run("pg_ctl", ["-D", "data", "-w", "-l", "log", "-o", options.as_str(), "start"])
    }

    /// Is it running, whatever it answers?
    #[allow(dead_code, reason = "the siege asks")]
    pub fn is_up(&self) -> bool {
        self.try_to_run("pg_ctl", ["-D", "data", "status"]).is_ok()
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
        let said = self.try_to_run(program, arguments);
        assert!(said.is_ok(), "{program}: {said:?}");
    }

    fn try_to_run<S: AsRef<OsStr>>(&self, program: &str, arguments: impl IntoIterator<Item = S>) -> Result<(), String> {
        let mut command = Command::new(self.programs.join(program));
        command.args(arguments).current_dir(&self.folder).env_remove("PGDATA");
        if self.as_nobody {
            command.uid(NOBODY).gid(NOBODY);
        }
        // A file, not a pipe: the server inherits it and would hold it open. On a full disk it stays empty.
        let said = self.folder.join(format!("{program}.txt"));
        let file = std::fs::File::create(&said).map_err(|error| error.to_string())?;
        let status = command.stdout(file.try_clone().unwrap()).stderr(file).status().unwrap();
        if status.success() { Ok(()) } else { Err(std::fs::read_to_string(said).unwrap_or_default()) }
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
