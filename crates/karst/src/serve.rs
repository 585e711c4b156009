//! `karst serve`: a house full of tables, for this machine or for the network.
//!
//! Where to listen, where the file lies, what the host sees. Everything else is the `server` crate.

use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use server::{Config, Database, PostgresUrl};
use tracing_subscriber::EnvFilter;

use crate::data_folder::data_folder;
use crate::network;

/// Host tables: browsers on this machine, or on the whole network, play at them
#[derive(Args)]
#[command(after_help = "\
The first line on standard output is `Karst is at ADDRESS`. Ctrl-C stops the server; no step is lost.

Examples:
  karst serve --open                        for this machine, and open the browser
  karst serve --lan                         for the network, with a code for telephones
  karst serve --port 0 --data /tmp/caves    any free port, another folder
  karst serve --database postgres://karst@db.example/caves
                                            one of several servers that share a PostgreSQL
  KARST_LOG=debug karst serve --log json    everything it does, for a program to read

Exit codes: 0 stopped, 1 cannot start (a busy port, an unwritable folder, a database that is away),
2 not understood.")]
pub struct Serve {
    /// The port; 0 takes any free one
    #[arg(long, env = "KARST_PORT", default_value_t = 4055)]
    port: u16,
    /// Let the network in, not only this machine
    #[arg(long)]
    lan: bool,
    /// The folder of the database [default: the user's data folder]
    #[arg(long, env = "KARST_DATA", value_name = "DIR")]
    data: Option<PathBuf>,
    /// A PostgreSQL instead of a file, shared by any number of servers: postgres://name:password@host/database
    #[arg(long, env = "KARST_DATABASE", value_name = "URL", hide_env_values = true, conflicts_with = "data")]
    database: Option<PostgresUrl>,
    /// Open the browser, when there is a desktop
    #[arg(long, overrides_with = "no_open")]
    open: bool,
    /// Do not open the browser
    #[arg(long, overrides_with = "open")]
    no_open: bool,
    /// How long a bot waits before it acts, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 700)]
    bot_pause: u64,
    /// A page of another server that may speak to this one, such as https://caves.example
    #[arg(long, value_name = "ORIGIN")]
    allow_origin: Vec<String>,
    /// Let webhooks lead into this machine's own network
    #[arg(long)]
    allow_private_webhooks: bool,
    /// How the log on standard error looks; KARST_LOG says how much of it
    #[arg(long, value_enum, default_value_t = LogStyle::Pretty)]
    log: LogStyle,
}

#[derive(Clone, Copy, ValueEnum)]
enum LogStyle {
    /// For people: only what needs attention
    Pretty,
    /// For programs: one JSON object a line
    Json,
}

impl Serve {
    pub fn run(self) -> Result<()> {
        start_log(self.log);
        let config = self.config()?;
        let runtime = tokio::runtime::Runtime::new().context("the system gives no threads")?;
        runtime.block_on(async {
            let stop = stop_signal().context("the system gives no signals")?;
            server::serve(config, |address| self.greet(address.port()), stop).await?;
            // Whoever started it may not listen any more.
            let _ = writeln!(io::stdout(), "Karst has stopped. Every table is kept.");
            Ok(())
        })
    }

    fn config(&self) -> Result<Config> {
        let host = if self.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
        let mut config = Config::new(SocketAddr::from((host, self.port)), self.database()?);
        config.allowed_origins = self.allow_origin.clone();
        config.allow_private_webhooks = self.allow_private_webhooks;
        config.bot_pause = Duration::from_millis(self.bot_pause);
        // With port 0 nobody knows the address yet.
        config.addresses = self.address_for_others(self.port).into_iter().filter(|_| self.port != 0).collect();
        Ok(config)
    }

    fn database(&self) -> Result<Database> {
        if let Some(url) = &self.database {
            return Ok(Database::Postgres(url.clone()));
        }
        let folder = match &self.data {
            Some(folder) => folder.clone(),
            None => data_folder().context("this system names no data folder; choose one with --data")?,
        };
        Ok(folder.join("karst.db").into())
    }

    /// Tells the host where everybody finds the tables.
    fn greet(&self, port: u16) {
        let here = format!("http://127.0.0.1:{port}");
        let mut lines = format!("Karst is at {here}\n");
        if self.lan {
            match self.address_for_others(port) {
                Some(there) => {
                    let code = network::qr(&there).unwrap_or_default();
                    lines += &format!("Others on this network find it at {there}\n\n{code}\n");
                }
                None => lines += "This machine has no address on a network that others could use.\n",
            }
        }
        // A host that does not read this still hosts.
        let mut out = io::stdout();
        let _ = out.write_all(lines.as_bytes()).and_then(|()| out.flush());
        if self.open
            && network::has_desktop()
            && let Err(error) = open::that_detached(&here)
        {
            eprintln!("The browser cannot be opened: {error}.");
        }
    }

    fn address_for_others(&self, port: u16) -> Option<String> {
        let address = network::address().filter(|_| self.lan)?;
        Some(format!("http://{address}:{port}"))
    }
}

fn start_log(style: LogStyle) {
    let usual = match style {
        LogStyle::Pretty => "warn",
        LogStyle::Json => "info",
    };
    let filter = EnvFilter::try_from_env("KARST_LOG").unwrap_or_else(|_| EnvFilter::new(usual));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    match style {
        LogStyle::Pretty => log.init(),
        LogStyle::Json => log.json().init(),
    }
}

/// Ends when the host wants the server to stop.
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        // Without a signal there is no way to stop politely: wait for ever.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
