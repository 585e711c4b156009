//! `karst serve`: a house full of tables, for this machine or for the network.
//!
//! Where to listen, where the file lies, what the host sees. Everything else is the `server` crate.

use std::io::{self, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use server::{Config, Network, TlsFiles};
use tracing_subscriber::EnvFilter;

use crate::data_folder::Place;
use crate::network;

/// Host tables: browsers on this machine, or on the whole network, play at them
#[derive(Args)]
#[command(after_help = "\
The first line on standard output is `Karst is at ADDRESS`. Ctrl-C stops the server; no step is lost.

Examples:
  karst serve --open                        for this machine, and open the browser
  karst serve --lan                         for the network, with a code for telephones
  karst serve --port 0 --data /tmp/caves    any free port, another folder
  karst serve --lan --tls-cert chain.pem --tls-key key.pem
                                            over TLS
  karst serve --public-address https://caves.example --trust-proxy 127.0.0.1
                                            behind a proxy that speaks TLS
  karst serve --database postgres://karst@db.example/caves
                                            one of several servers that share a PostgreSQL
  KARST_LOG=debug karst serve --log json    everything it does, for a program to read

Exit codes: 0 stopped, 1 cannot start (a busy port, an unwritable folder, a database that is away, a bad certificate),
2 not understood.")]
pub struct Serve {
    /// The port; 0 takes any free one
    #[arg(long, env = "KARST_PORT", default_value_t = 4055)]
    port: u16,
    /// Let the network in, not only this machine
    #[arg(long)]
    lan: bool,
    #[command(flatten)]
    place: Place,
    /// Bring a PostgreSQL of an older Karst up to date; a file is at any rate, after a backup beside it
    #[arg(long)]
    migrate: bool,
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
    /// Believe webhooks with certificates of this authority too (PEM), besides those that browsers believe
    #[arg(long, value_name = "FILE")]
    webhook_roots: Option<PathBuf>,
    /// The address that people type, when it is another: https://caves.example behind a proxy
    #[arg(long, value_name = "URL", value_parser = web_address)]
    public_address: Option<String>,
    /// A proxy whose X-Forwarded-For is believed: an address or a network such as 10.0.0.0/8
    #[arg(long, value_name = "ADDRESS")]
    trust_proxy: Vec<Network>,
    /// Serve over TLS with this certificate (PEM, with its chain); SIGHUP reads it again
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The private key of the certificate (PEM)
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
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
        let mut config = Config::new(SocketAddr::from((host, self.port)), self.place.database()?);
        config.migrate = self.migrate;
        config.allowed_origins = self.allow_origin.clone();
        config.allow_private_webhooks = self.allow_private_webhooks;
        config.webhook_roots = self.webhook_roots.clone();
        config.public_address = self.public_address.clone();
        config.trusted_proxies = self.trust_proxy.clone();
        config.tls =
            self.tls_cert.clone().zip(self.tls_key.clone()).map(|(certificate, key)| TlsFiles { certificate, key });
        config.bot_pause = Duration::from_millis(self.bot_pause);
        // With port 0 nobody knows the address yet.
        let on_network = self.address_for_others(self.port).filter(|_| self.port != 0);
        config.addresses = self.public_address.iter().cloned().chain(on_network).collect();
        Ok(config)
    }

    /// Tells the host where everybody finds the tables.
    fn greet(&self, port: u16) {
        let here = format!("{}://127.0.0.1:{port}", self.scheme());
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
        Some(format!("{}://{address}:{port}", self.scheme()))
    }

    fn scheme(&self) -> &'static str {
        if self.tls_cert.is_some() { "https" } else { "http" }
    }
}

/// An address with a scheme and nothing behind the host.
fn web_address(text: &str) -> Result<String, String> {
    let address = text.trim_end_matches('/');
    let host = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => Ok(address.to_owned()),
        Some(_) | None => Err("an address looks like https://caves.example".to_owned()),
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
