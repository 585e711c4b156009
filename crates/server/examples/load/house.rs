//! The server under load: a process of its own with the limits it always has. It believes that the test is a proxy, so
//! that the players may come from as many addresses as people would.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};

/// A server; it ends with this.
pub struct House {
    child: Child,
    address: SocketAddr,
}

impl House {
    /// Starts one with its file in this folder and waits until it takes connections.
    pub fn start(karst: &Path, folder: &Path) -> Result<House, String> {
        House::start_with(karst, &["--data".as_ref(), folder.as_os_str()])
    }

    /// Starts one with these options.
    pub fn start_with(karst: &Path, options: &[&OsStr]) -> Result<House, String> {
        let mut command = Command::new(karst);
        command.args(["serve", "--no-open", "--port", "0", "--trust-proxy", "127.0.0.1"]).args(options);
        command.env("KARST_LOG", "off").stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|error| format!("karst cannot be started: {error}"))?;
        let mut line = String::new();
        let _ = BufReader::new(child.stdout.take().expect("it was asked for")).read_line(&mut line);
        let address = line.trim().strip_prefix("Karst is at http://").and_then(|address| address.parse().ok());
        let address = address.ok_or_else(|| {
            let _ = child.kill().and_then(|()| child.wait());
            "karst does not start; its own words stand above"
        })?;
        Ok(House { child, address })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// How it ended, when it did.
    pub fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().ok().flatten()
    }

    /// The memory it has now.
    pub fn resident_mib(&self) -> Result<f64, String> {
        self.memory_mib("VmRSS:")
    }

    /// The most memory it had since it began.
    pub fn most_mib(&self) -> Result<f64, String> {
        self.memory_mib("VmHWM:")
    }

    fn memory_mib(&self, which: &str) -> Result<f64, String> {
        let file = format!("/proc/{}/status", self.child.id());
        let status =
            std::fs::read_to_string(file).map_err(|error| format!("the server's memory is unknown: {error}"))?;
        let line = status.lines().find_map(|line| line.strip_prefix(which));
        let kib = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<f64>().ok());
        kib.map(|kib| kib / 1024.0).ok_or_else(|| "the server's memory is unknown".to_owned())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
