//! What the host decides before the server starts.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use crate::proxies::Network;
use crate::tls::TlsFiles;
use crate::web::Page;

/// How to run a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any free one.
    pub listen: SocketAddr,
    pub database: Database,
    /// A PostgreSQL of an older Karst is brought up to date; a file is at any rate, after a backup.
    pub migrate: bool,
    /// Pages of other servers that may speak to this one, as browsers name them: `https://caves.example`.
    pub allowed_origins: Vec<String>,
    /// Names under which this server answers, besides those that nobody else can claim: see `origin.rs`.
    pub allowed_hosts: Vec<String>,
    /// The address that people type, when it is not the one we listen on: `https://caves.example`.
    pub public_address: Option<String>,
    /// The certificate to serve over TLS with; plain HTTP without one.
    pub tls: Option<TlsFiles>,
    /// Proxies in front of this server, which say for whom they ask.
    pub trusted_proxies: Vec<Network>,
    /// Addresses under which others reach this server, to be shown to players.
    pub addresses: Vec<String>,
    /// Only a rehearsal, for tests: with the same seed the same dice fall and bots think the same. The server then takes
    /// nobody in from elsewhere, and no game of it can be verified.
    pub rehearsal: Option<u64>,
    /// How long a bot's step is held back, so that people can follow.
    pub bot_pause: Duration,
    /// How long a table that nobody looks at stays in memory.
    pub table_sleeps_after: Duration,
    /// Webhooks may lead into the host's own network.
    pub allow_private_webhooks: bool,
    /// Certificates (PEM) by which webhooks are trusted besides those that browsers trust: of a house's own authority.
    pub webhook_roots: Option<PathBuf>,
    /// The browser client.
    pub page: Page,
    /// How long to wait before a webhook that failed is called again, and again.
    pub webhook_pauses: Vec<Duration>,
    /// How often mutes and bans are read anew: others may write them, such as `karst admin`.
    pub order_read_every: Duration,
    /// What a single client may ask of the server.
    pub limits: Limits,
}

impl Config {
    /// The usual server on this address with this database.
    pub fn new(listen: SocketAddr, database: impl Into<Database>) -> Config {
        Config {
            listen,
            database: database.into(),
            migrate: false,
            allowed_origins: Vec::new(),
            allowed_hosts: Vec::new(),
            public_address: None,
            tls: None,
            trusted_proxies: Vec::new(),
            addresses: Vec::new(),
            rehearsal: None,
            bot_pause: Duration::from_millis(700),
            table_sleeps_after: Duration::from_secs(600),
            allow_private_webhooks: false,
            webhook_roots: None,
            page: &[],
            webhook_pauses: [1, 5, 25].map(Duration::from_secs).to_vec(),
            order_read_every: Duration::from_secs(60),
            limits: Limits::default(),
        }
    }

    /// Do browsers reach this server over TLS, by itself or through a proxy?
    pub fn is_secure(&self) -> bool {
        let is_https =
            |address: &String| address.get(..8).is_some_and(|scheme| scheme.eq_ignore_ascii_case("https://"));
        self.tls.is_some() || self.public_address.as_ref().is_some_and(is_https)
    }

    /// May people come from elsewhere, to this machine or through a proxy on it?
    pub fn is_open_to_others(&self) -> bool {
        let is_named =
            self.public_address.is_some() || !self.allowed_hosts.is_empty() || !self.trusted_proxies.is_empty();
        is_named || !self.listen.ip().is_loopback()
    }

    /// Is this a page of ours, or of a server that the host allows?
    pub fn allows_origin(&self, origin: &str) -> bool {
        let is_it = |allowed: &String| allowed.trim_end_matches('/').eq_ignore_ascii_case(origin);
        self.allowed_origins.iter().chain(&self.public_address).any(is_it)
    }
}

#[derive(Clone, Debug)]
pub enum Database {
    /// A SQLite file, for one server; it and its folder are made when missing.
    File(PathBuf),
    /// A PostgreSQL, for any number of servers.
    Postgres(PostgresUrl),
}

impl From<PathBuf> for Database {
    fn from(file: PathBuf) -> Database {
        Database::File(file)
    }
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::File(file) => file.display().fmt(f),
            Database::Postgres(url) => url.fmt(f),
        }
    }
}

/// The address of a PostgreSQL: `postgres://name:password@host/database`. It is shown without name and password.
#[derive(Clone, PartialEq, Eq)]
pub struct PostgresUrl(String);

impl PostgresUrl {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for PostgresUrl {
    type Err = String;

    fn from_str(url: &str) -> Result<PostgresUrl, String> {
        let is_postgres = ["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme));
        if !is_postgres {
            return Err("a database is named like postgres://name:password@host/database".into());
        }
        sqlx::postgres::PgConnectOptions::from_str(url).map_err(|error| error.to_string())?;
        Ok(PostgresUrl(url.to_owned()))
    }
}

impl fmt::Display for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (scheme, rest) = self.0.split_once("://").unwrap_or_default();
        let place = rest.split('?').next().unwrap_or_default();
        let place = place.rsplit_once('@').map_or(place, |(_, place)| place);
        write!(f, "{scheme}://{place}")
    }
}

impl fmt::Debug for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What a single client may ask of the server.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests from one network.
    pub http: Rate,
    /// Requests from this machine itself: a proxy in front, tests, the terminal.
    pub http_loopback: Rate,
    /// Passwords that may be tried from one network.
    pub tries_per_address: Rate,
    /// Passwords that may be tried at one name from one network, or from one device that knows the account.
    pub tries_per_name: Rate,
    /// Connections at once, sockets included.
    pub connections: usize,
    /// Connections that one address may hold at once.
    pub connections_per_address: usize,
    /// How long a request's head may take to arrive, and how long a connection may wait for its next request.
    pub header_within: Duration,
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
    /// Passwords that may be tried at one name from everywhere, except where its owner has signed in before.
    pub tries_per_name_everywhere: Rate,
    /// How long a client may take to receive anything more of an answer.
    pub write_within: Duration,
    /// Answers about the past of games that may be on their way at once.
    pub histories: usize,
    /// Those of them that may go to one network.
    pub histories_per_network: usize,
    /// How long a request waits for its turn among them.
    pub history_waits: Duration,
    /// How long such an answer may take to arrive, to the end.
    pub history_within: Duration,
    /// What this machine itself may do, as a multiple of what others may by the limits from here on.
    pub loopback_times: usize,
    /// New guests from one network.
    pub guests_per_network: Rate,
    /// Accounts that are made from one network.
    pub accounts_per_network: Rate,
    /// Tables that one person opens.
    pub tables_per_person: Rate,
    /// Tables that are opened from one network.
    pub tables_per_network: Rate,
    /// Tables that one person hosts whose games are not over.
    pub hosted_per_person: usize,
    /// Records that one person uploads.
    pub uploads_per_person: Rate,
    /// Records that are uploaded from one network.
    pub uploads_per_network: Rate,
    /// Bytes of records that are uploaded from one network, and of games that are copied to go on from.
    pub upload_bytes_per_network: Rate,
    /// Records that one person keeps here.
    pub records_per_person: usize,
    /// Bytes of records that one person keeps here.
    pub record_bytes_per_person: usize,
    /// Webhooks that one person sets up or tries.
    pub calls_per_person: Rate,
    /// Webhooks that are set up or tried from one network.
    pub calls_per_network: Rate,
    /// Webhooks that one person has.
    pub webhooks_per_person: usize,
    /// Things that one person says, at all tables together.
    pub chat_per_person: Rate,
    /// Things that are said from one network.
    pub chat_per_network: Rate,
    /// Things said that are kept of each table.
    pub chat_kept: usize,
    /// Sessions of one person; the one that was not used for longest makes room.
    pub sessions_per_person: usize,
    /// Lines in the log of a table, besides the steps that stand, from the beginning: undo, redo, takebacks, hints.
    pub spare_lines: usize,
    /// So many more of them for each step that has stood.
    pub spare_lines_per_step: usize,
    /// How long a guest is remembered who has nothing here.
    pub guests_last: Duration,
    /// How long a session is remembered that nobody uses.
    pub sessions_last: Duration,
    /// How long a table waits whose game never begins.
    pub gathering_lasts: Duration,
    /// How often is looked for what has lasted long enough.
    pub sweep_every: Duration,
}

const MEBIBYTE: usize = 1024 * 1024;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            http: Rate { per_second: 30.0, burst: 150.0 },
            http_loopback: Rate { per_second: 2_000.0, burst: 4_000.0 },
            tries_per_address: Rate { per_second: 0.2, burst: 20.0 },
            tries_per_name: Rate { per_second: 0.1, burst: 8.0 },
            connections: 20_000,
            connections_per_address: 500,
            header_within: Duration::from_secs(20),
            socket: Rate { per_second: 20.0, burst: 60.0 },
            sockets_per_address: 200,
            flood_closes_after: 100,
            nonsense_closes_after: 5,
            message_bytes: 64 * 1024,
            outbox: 64,
            tries_per_name_everywhere: Rate { per_second: 1.0 / 30.0, burst: 100.0 },
            write_within: Duration::from_secs(20),
            histories: 12,
            histories_per_network: 4,
            history_waits: Duration::from_secs(3),
            history_within: Duration::from_secs(120),
            loopback_times: 1000,
            guests_per_network: Rate { per_second: 0.1, burst: 60.0 },
            accounts_per_network: Rate { per_second: 1.0 / 300.0, burst: 20.0 },
            tables_per_person: Rate { per_second: 0.05, burst: 30.0 },
            tables_per_network: Rate { per_second: 0.2, burst: 120.0 },
            hosted_per_person: 100,
            uploads_per_person: Rate { per_second: 1.0 / 30.0, burst: 20.0 },
            uploads_per_network: Rate { per_second: 0.1, burst: 60.0 },
            upload_bytes_per_network: Rate {
                per_second: 64.0 * MEBIBYTE as f64 / DAY.as_secs_f64(),
                burst: 64.0 * MEBIBYTE as f64,
            },
            records_per_person: 200,
            record_bytes_per_person: 20 * MEBIBYTE,
            calls_per_person: Rate { per_second: 1.0 / 30.0, burst: 10.0 },
            calls_per_network: Rate { per_second: 0.1, burst: 40.0 },
            webhooks_per_person: 5,
            chat_per_person: Rate { per_second: 1.0, burst: 20.0 },
            chat_per_network: Rate { per_second: 5.0, burst: 100.0 },
            chat_kept: 1000,
            sessions_per_person: 50,
            spare_lines: 200,
            spare_lines_per_step: 4,
            guests_last: 30 * DAY,
            sessions_last: 400 * DAY,
            gathering_lasts: 30 * DAY,
            sweep_every: Duration::from_secs(60 * 60),
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

impl Rate {
    /// So many times as much.
    pub fn times(self, factor: usize) -> Rate {
        let factor = factor as f64;
        Rate { per_second: self.per_second * factor, burst: self.burst * factor }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        let url: PostgresUrl = "postgres://karst:s3cr%40t@db.example:5432/caves?sslmode=prefer".parse().unwrap();
        assert_eq!(url.to_string(), "postgres://db.example:5432/caves");
        assert_eq!(format!("{:?}", Database::Postgres(url)), "Postgres(postgres://db.example:5432/caves)");
    }

    #[test]
    fn another_database_is_not_understood() {
        assert!("mysql://localhost/caves".parse::<PostgresUrl>().is_err());
        assert!("postgres://".parse::<PostgresUrl>().is_ok(), "the driver knows the usual places");
    }
}
