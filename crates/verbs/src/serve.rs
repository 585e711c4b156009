//! `karst serve`: a house full of tables, for this machine or for the network.
//!
//! Where to listen, where the file lies, what the host sees. Everything else is the `server` crate.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use server::{Chosen, Config, Limits, Network, Page, SETTINGS, Setting, TlsFiles};
use tracing_subscriber::EnvFilter;

use crate::data_folder::DatabaseArgs;
use crate::network;
use crate::page_folder;

/// Host tables for browsers on this machine or on your network
#[derive(Args)]
#[command(after_help = more_help())]
pub struct Serve {
    /// The port to listen on; 0 takes any free one
    #[arg(long, env = "KARST_PORT", default_value_t = 4055)]
    port: u16,
    /// Let your local network in, not only this machine
    #[arg(long)]
    lan: bool,
    /// Listen on this address: 192.0.2.7, ::1, or [::] for every IPv4 and IPv6 address
    #[arg(long, value_name = "ADDRESS", conflicts_with = "lan", value_parser = ip_address)]
    listen: Option<IpAddr>,
    #[command(flatten)]
    place: DatabaseArgs,
    /// Upgrade a PostgreSQL database written by an older Karst; a file is always upgraded, with a backup beside it
    #[arg(long)]
    migrate: bool,
    /// Open the browser if there is a desktop
    #[arg(long, overrides_with = "no_open")]
    open: bool,
    /// Do not open the browser
    #[arg(long, overrides_with = "open")]
    no_open: bool,
    /// How long a bot waits before it acts, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 700)]
    bot_pause: u64,
    /// Same seed, same dice: for tests on this machine only; none of its games can be verified
    #[arg(long, value_name = "SEED", hide = true)]
    rehearse: Option<u64>,
    /// Show the page built into this folder instead of the one inside: for whoever works on the page
    #[arg(long, value_name = "FOLDER", hide = true)]
    page: Option<PathBuf>,
    /// Allow pages from another server to use this one, such as https://caves.example
    #[arg(long, value_name = "ORIGIN")]
    allow_origin: Vec<String>,
    /// Another name people may use for this server, besides --public-address: caves.example
    #[arg(long, value_name = "NAME")]
    allow_host: Vec<String>,
    /// Let webhooks call into this machine's own network
    #[arg(long)]
    allow_private_webhooks: bool,
    /// For webhooks, also trust certificates from this authority (PEM), besides those browsers trust
    #[arg(long, value_name = "FILE")]
    webhook_roots: Option<PathBuf>,
    /// The address people type, if it differs: https://caves.example behind a proxy
    #[arg(long, value_name = "URL", value_parser = web_address)]
    public_address: Option<String>,
    /// Trust X-Forwarded-For from this proxy: an address, or a network such as 10.0.0.0/8
    #[arg(long, value_name = "ADDRESS")]
    trust_proxy: Vec<Network>,
    /// Serve over TLS with this certificate (PEM, with its chain); SIGHUP reloads it
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The certificate's private key (PEM)
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// Set a limit, such as hosted-per-person=20; all limits are listed below
    #[arg(long, value_name = "NAME=VALUE", value_parser = Chosen::read)]
    limit: Vec<Chosen>,
    /// Format of the log on standard error; KARST_LOG sets how much is logged
    #[arg(long, value_enum, default_value_t = LogStyle::Pretty)]
    log: LogStyle,
}

const EXAMPLES: &str = "\
The first line on standard output is `Karst is at ADDRESS`. Ctrl-C stops the server; no step is lost.

Examples:
  karst serve --open                        for this machine, and open the browser
  karst serve --lan                         for the network, with a code for phones
  karst serve --port 0 --data /tmp/caves    any free port, another folder
  karst serve --lan --tls-cert chain.pem --tls-key key.pem
                                            over TLS
  karst serve --listen [::]                 on every address of this machine, IPv4 and IPv6
  karst serve --public-address https://caves.example --trust-proxy 127.0.0.1
                                            behind a proxy that speaks TLS
  karst serve --database postgres://karst@db.example/caves
                                            one of several servers that share a PostgreSQL
  KARST_LOG=debug karst serve --log json    everything it does, as JSON
  karst serve --limit guests-per-network=200+1/s --limit guests-last=7d
                                            with other limits
";
const EXIT_CODES: &str = "\
Exit codes: 0 stopped, 1 cannot start (a busy port, an unwritable folder, a database that is away, a bad certificate),
2 not understood.";

/// Examples, and every limit with its usual value.
fn more_help() -> String {
    let usual = Limits::default();
    let limit =
        |setting: &Setting| format!("  {:<26}{:<14}{}\n", setting.name(), setting.written(&usual), setting.what);
    let limits: String = SETTINGS.iter().map(limit).collect();
    format!(
        "{EXAMPLES}
Limits, for --limit (60+6/m is 60 at once, then six a minute; docs/hosting.md says more):
{limits}
{EXIT_CODES}"
    )
}

#[derive(Clone, Copy, ValueEnum)]
pub enum LogStyle {
    /// For people: only what needs attention
    Pretty,
    /// For programs: one JSON object per line
    Json,
}

impl Serve {
    pub fn run(self, page: Page) -> Result<()> {
        start_log(self.log);
        let page = self.page.as_deref().map_or(Ok(page), page_folder::read)?;
        let config = Config { page, ..self.config()? };
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
        let usual = if self.lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
        let host = self.listen.unwrap_or(usual.into());
        let mut config = Config::new(SocketAddr::new(host, self.port), self.place.database()?);
        config.migrate = self.migrate;
        config.allowed_origins = self.allow_origin.clone();
        config.allowed_hosts = self.allow_host.clone();
        config.allow_private_webhooks = self.allow_private_webhooks;
        config.webhook_roots = self.webhook_roots.clone();
        config.public_address = self.public_address.clone();
        config.trusted_proxies = self.trust_proxy.clone();
        config.tls =
            self.tls_cert.clone().zip(self.tls_key.clone()).map(|(certificate, key)| TlsFiles { certificate, key });
        config.rehearsal = self.rehearse;
        config.bot_pause = Duration::from_millis(self.bot_pause);
        for chosen in &self.limit {
            chosen.set(&mut config.limits).map_err(anyhow::Error::msg)?;
        }
        // With port 0 nobody knows the address yet.
        let on_network = self.address_for_others(self.port).filter(|_| self.port != 0);
        config.addresses = self.public_address.iter().cloned().chain(on_network).collect();
        Ok(config)
    }

    /// Tells the host where everybody finds the tables.
    fn greet(&self, port: u16) {
        let here = SocketAddr::new(self.near(), port);
        let here = format!("{}://{here}", self.scheme());
        let mut lines = format!("Karst is at {here}\n");
        if self.rehearse.is_some() {
            lines += "This is a rehearsal: its dice can be known beforehand, and none of its games can be verified.\n";
        }
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

    /// The address by which this machine itself finds the tables.
    fn near(&self) -> IpAddr {
        match self.listen {
            Some(IpAddr::V6(any)) if any.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            Some(address) if !address.is_unspecified() => address,
            Some(_) | None => Ipv4Addr::LOCALHOST.into(),
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

/// An address of a machine, IPv6 with or without brackets.
fn ip_address(text: &str) -> Result<IpAddr, String> {
    let plain = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    plain.parse().map_err(|_| "an address looks like 192.0.2.7, ::1 or [::]; the port is --port".to_owned())
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

pub fn start_log(style: LogStyle) {
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
pub fn stop_signal() -> io::Result<impl Future<Output = ()>> {
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
