//! `karst think`: a process that thinks for the bots of servers on the same PostgreSQL. Everything else is the `server`
//! crate.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::thread;

use anyhow::{Context, Result};
use clap::Args;

use crate::data_folder::Shared;
use crate::serve::{LogStyle, start_log, stop_signal};

/// Think for the bots of servers that share a PostgreSQL, to free those servers' cores for people
#[derive(Args)]
#[command(after_help = "\
Servers on the same database hand it what a bot's seat sees, and check what it answers. While any such process runs they
search no more themselves; without one they do, at once. Any number of them may run, on any number of machines, of the
same version as the servers. A SQLite file belongs to the one server that has it: there is nothing to share there.

The first line on standard output is `Karst thinks for DATABASE`. Ctrl-C or SIGTERM stop it; what it was thinking about
is answered with the best so far.

Examples:
  karst think --database postgres://karst@db.example/caves
                                            as much at once as this machine has cores
  karst think --database postgres://karst@db.example/caves --threads 4
                                            four searches at once
  KARST_DATABASE=postgres://karst:PASSWORD@db.example/caves karst think --log json
                                            as a service, with the password out of sight

Exit codes: 0 stopped, 1 cannot begin (a database that is away, or that no server has made ready), 2 not understood.")]
pub struct Think {
    #[command(flatten)]
    shared: Shared,
    /// How many searches to run at once [default: this machine's cores]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Format of the log on standard error; KARST_LOG sets how much is logged
    #[arg(long, value_enum, default_value_t = LogStyle::Pretty)]
    log: LogStyle,
}

impl Think {
    pub fn run(self) -> Result<()> {
        start_log(self.log);
        let url = self.shared.url()?;
        let cores = || thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let threads = self.threads.unwrap_or_else(cores);
        let runtime = tokio::runtime::Runtime::new().context("the system gives no threads")?;
        runtime.block_on(async {
            let stop = stop_signal().context("the system gives no signals")?;
            // Whoever started it may not listen.
            let greet = || drop(writeln!(io::stdout(), "Karst thinks for {url}, about {threads} positions at once."));
            server::think(&url, threads, greet, stop).await?;
            let _ = writeln!(io::stdout(), "Karst thinks no more.");
            Ok(())
        })
    }
}
