//! What the host decides before the server starts.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// How to run a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any free one.
    pub listen: SocketAddr,
    /// The SQLite file; it and its folder are made when missing.
    pub database: PathBuf,
    /// Pages of other servers that may speak to this one, as browsers name them: `https://caves.example`.
    pub allowed_origins: Vec<String>,
    /// Addresses under which others reach this server, to be shown to players.
    pub addresses: Vec<String>,
    /// How long a bot's step is held back, so that people can follow.
    pub bot_pause: Duration,
    /// How long a table that nobody looks at stays in memory.
    pub table_sleeps_after: Duration,
    /// What a single client may ask of the server.
    pub limits: Limits,
}

impl Config {
    /// The usual server on this address with this file.
    pub fn new(listen: SocketAddr, database: impl Into<PathBuf>) -> Config {
        Config {
            listen,
            database: database.into(),
            allowed_origins: Vec::new(),
            addresses: Vec::new(),
            bot_pause: Duration::from_millis(700),
            table_sleeps_after: Duration::from_secs(600),
            limits: Limits::default(),
        }
    }
}

/// What a single client may ask of the server.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests from one address.
    pub http: Rate,
    /// Requests from this machine itself: a proxy in front, tests, the terminal.
    pub http_loopback: Rate,
    /// Messages on one socket.
    pub socket: Rate,
    /// Sockets that one address may hold open.
    pub sockets_per_address: usize,
    /// So many more messages over the limit than within it, and the socket is closed.
    pub flood_closes_after: u32,
    /// Messages in a row that cannot be read until the socket is closed.
    pub nonsense_closes_after: u32,
    /// The largest message on a socket, and the largest body of a request.
    pub message_bytes: usize,
    /// Messages that may wait for a slow socket before it is dropped.
    pub outbox: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            http: Rate { per_second: 30.0, burst: 150.0 },
            http_loopback: Rate { per_second: 2_000.0, burst: 4_000.0 },
            socket: Rate { per_second: 20.0, burst: 60.0 },
            sockets_per_address: 200,
            flood_closes_after: 100,
            nonsense_closes_after: 5,
            message_bytes: 64 * 1024,
            outbox: 64,
        }
    }
}

/// So many a second in the long run, and so many at once.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// In the long run.
    pub per_second: f64,
    /// At once, after a rest.
    pub burst: f64,
}
