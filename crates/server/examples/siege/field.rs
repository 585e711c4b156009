//! The field of one attack: a server of its own, the other players at it, and what is seen of both before, during and after.

use std::ffi::OsStr;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use tokio::time::timeout;

use crate::Siege;
use crate::delays::Delays;
use crate::house::House;
use crate::kept::{self, Kept};
use crate::line::Line;
use crate::others::Others;
use crate::report::Row;

/// So many acknowledged things are looked for after each attack, evenly chosen.
const MOST_LOOKED_FOR: usize = 300;

/// What an attack came to.
#[derive(Default)]
pub struct Toll {
    /// In a few words, for the table.
    pub said: String,
    /// What must not be.
    pub faults: Vec<String>,
    /// What the server has acknowledged.
    pub kept: Vec<Kept>,
}

impl Toll {
    pub fn said(said: impl Into<String>) -> Toll {
        Toll { said: said.into(), ..Toll::default() }
    }

    /// Something that must not be.
    pub fn fault(&mut self, why: impl Into<String>) {
        self.faults.push(why.into());
    }

    pub fn keep(&mut self, what: &'static str, by: &Line, path: String, has: impl Into<String>) {
        self.kept.push(Kept::new(what, by, path, has));
    }
}

/// A server with two people who play at it.
pub struct Field {
    pub house: House,
    pub address: SocketAddr,
    folder: PathBuf,
    others: Others,
    quiet: Delays,
    before_mib: f64,
}

impl Field {
    /// A fresh server; the others have played for a while.
    pub async fn lay(siege: &Siege, attack: &str) -> Result<Field, String> {
        Field::on(siege, siege.folder.join(attack)).await
    }

    /// A server on a folder that may have a database already.
    pub async fn on(siege: &Siege, folder: PathBuf) -> Result<Field, String> {
        let house = start(siege, &folder)?;
        let address = house.address();
        let others = Others::sit_down(address).await?;
        let (others, _) = others.play_for(siege.scale.of(Duration::from_millis(200), Duration::from_secs(1))).await?;
        let (others, quiet) = others.play_for(siege.quiet()).await?;
        let before_mib = house.resident_mib()?;
        Ok(Field { house, address, folder, others, quiet, before_mib })
    }

    /// Lets the attack happen while the others play; then kills the server and looks for all that was acknowledged.
    pub async fn under(self, siege: &Siege, attack: impl Future<Output = Result<Toll, String>>) -> Result<Row, String> {
        let Field { house, folder, others, quiet, before_mib, .. } = self;
        let playing = others.play();
        let most = siege.scale.of(Duration::from_secs(15), Duration::from_secs(300));
        let (toll, ()) = tokio::join!(timeout(most, attack), tokio::time::sleep(siege.least()));
        let toll = toll.unwrap_or_else(|_| Err(format!("the attack is not over after {} s", most.as_secs())));
        let mut toll = toll.unwrap_or_else(|why| Toll { faults: vec![why], ..Toll::default() });
        let played = playing.stop().await;
        let mut row = Row { quiet, before_mib: Some(before_mib), ..Row::default() };
        let seen = match played {
            Ok((others, during)) => {
                row.during = during;
                // Whatever the attack has left behind is still there: it may not weigh on the others for long.
                let after = others.play_for(siege.scale.of(Duration::from_millis(200), siege.quiet())).await;
                match after {
                    Ok((others, after)) => {
                        row.after = after;
                        others.seen
                    }
                    Err(why) => {
                        toll.fault(format!("after the attack {why}"));
                        Vec::new()
                    }
                }
            }
            Err(why) => {
                toll.fault(why);
                Vec::new()
            }
        };
        // A server that has died has no memory to tell of.
        match house.most_mib() {
            Ok(mib) => row.most_mib = Some(mib),
            Err(_) => toll.fault("the server died"),
        }
        drop(house);
        let house = start(siege, &folder)?;
        let nobody = Line::new(house.address(), "");
        toll.kept.extend(seen.iter().map(|(table, version)| Kept::moves(&nobody, table, *version)));
        let lost = kept::lost(house.address(), &toll.kept, MOST_LOOKED_FOR).await?;
        (row.n_kept, row.n_lost) = (toll.kept.len(), lost.len());
        toll.faults.extend(lost.into_iter().take(3));
        row.take(toll);
        Ok(row)
    }
}

/// Starts a server whose file is in this folder.
pub fn start(siege: &Siege, folder: &Path) -> Result<House, String> {
    start_with(siege, folder, &[])
}

/// Starts it with more options.
pub fn start_with(siege: &Siege, folder: &Path, more: &[&str]) -> Result<House, String> {
    let mut options: Vec<&OsStr> = ["--bot-pause", "0", "--data"].map(OsStr::new).to_vec();
    options.push(folder.as_os_str());
    options.extend(more.iter().map(OsStr::new));
    House::start_with(&siege.karst, &options)
}
