//! Starts servers, kills them without a word, and starts them again on the same ports.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use server::PostgresUrl;

/// Where the tables are kept.
#[derive(Clone)]
pub enum DatabaseAt {
    Folder(PathBuf),
    Postgres(PostgresUrl),
}

/// The servers.
pub struct Keeper {
    karst: PathBuf,
    place: DatabaseAt,
    nodes: Vec<Node>,
}

struct Node {
    address: SocketAddr,
    child: Child,
}

/// A server that was started again.
pub struct Restarted {
    pub began: Instant,
    pub took: Duration,
}

impl Keeper {
    pub fn start(karst: &Path, place: DatabaseAt, n_nodes: usize) -> Result<Keeper, String> {
        let mut keeper = Keeper { karst: karst.to_owned(), place, nodes: Vec::new() };
        for _ in 0..n_nodes {
            let (child, address) = listening(keeper.command(0))?;
            keeper.nodes.push(Node { address, child });
        }
        Ok(keeper)
    }

    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// SIGKILL: no goodbye, no last write.
    pub fn kill(&mut self, node: usize) {
        let child = &mut self.nodes[node].child;
        let _ = child.kill();
        let _ = child.wait();
    }

    pub fn restart(&mut self, node: usize) -> Result<Restarted, String> {
        let command = self.command(self.nodes[node].address.port());
        self.restart_as(node, command)
    }

    /// Starts the only server again where no file may grow beyond so many blocks of 512 bytes.
    pub fn restart_cramped(&mut self, blocks: u64) -> Result<Restarted, String> {
        let usual = self.command(self.nodes[0].address.port());
        let mut command = Command::new("sh");
        // A process that writes beyond the limit is killed, unless it does not listen to that signal.
        command.arg("-c").arg(format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$@\"")).arg("sh");
        command.arg(usual.get_program()).args(usual.get_args()).env("KARST_LOG", "off");
        self.restart_as(0, command)
    }

    fn restart_as(&mut self, node: usize, command: Command) -> Result<Restarted, String> {
        let began = Instant::now();
        let (child, _) = listening(command)?;
        self.nodes[node].child = child;
        Ok(Restarted { began, took: began.elapsed() })
    }

    /// Is the server alive, whatever it says?
    pub fn is_alive(&mut self, node: usize) -> bool {
        self.nodes[node].child.try_wait().is_ok_and(|ended| ended.is_none())
    }

    pub fn stop(mut self) {
        for node in 0..self.nodes.len() {
            self.kill(node);
        }
    }

    fn command(&self, port: u16) -> Command {
        let mut command = Command::new(&self.karst);
        command.args(["serve", "--no-open", "--bot-pause", "0", "--port", &port.to_string()]);
        match &self.place {
            DatabaseAt::Folder(folder) => command.arg("--data").arg(folder),
            DatabaseAt::Postgres(url) => command.arg("--database").arg(url.as_str()),
        };
        command.env("KARST_LOG", "off");
        command
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        for node in &mut self.nodes {
            let _ = node.child.kill();
            let _ = node.child.wait();
        }
    }
}

/// Starts a server and waits until it takes connections.
fn listening(mut command: Command) -> Result<(Child, SocketAddr), String> {
    let mut child =
        command.stdout(Stdio::piped()).spawn().map_err(|error| format!("karst cannot be started: {error}"))?;
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().expect("it was asked for"));
    let _ = out.read_line(&mut line);
    let address = line.trim().strip_prefix("Karst is at http://").and_then(|address| address.parse().ok());
    match address {
        Some(address) => Ok((child, address)),
        None => {
            let _ = child.kill();
            let _ = child.wait();
            Err("karst does not start; its own words stand above".to_owned())
        }
    }
}
