//! Starting and stopping servers.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use server::{Config, Rate, StartError};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::cluster::Cluster;

/// A folder that goes away with its owner.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("karst-test-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn database(&self) -> PathBuf {
        self.0.join("karst.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server that runs.
pub struct House {
    pub address: SocketAddr,
    pub folder: Folder,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), StartError>>,
}

impl House {
    pub async fn start() -> House {
        House::start_with(|_| {}).await
    }

    /// With other settings than tests usually want.
    pub async fn start_with(change: impl FnOnce(&mut Config)) -> House {
        House::start_in(Folder::new(), change).await
    }

    /// On a file that may be there already.
    pub async fn start_in(folder: Folder, change: impl FnOnce(&mut Config)) -> House {
        let mut config = usual(&folder);
        change(&mut config);
        let (told, address) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            server::serve(config, |address| told.send(address).unwrap(), async { drop(stopped.await) }).await
        });
        let address = address.await.expect("the server starts");
        House { address, folder, stop, task }
    }

    /// On a PostgreSQL; the folder is not used.
    pub async fn start_on(cluster: &Cluster) -> House {
        House::start_with(|config| config.database = server::Database::Postgres(cluster.url())).await
    }

    /// Stops politely; the folder stays.
    pub async fn stop(self) -> Folder {
        let _ = self.stop.send(());
        tokio::time::timeout(Duration::from_secs(8), self.task).await.expect("it stops in time").unwrap().unwrap();
        self.folder
    }

    pub async fn restart(self) -> House {
        House::start_in(self.stop().await, |_| {}).await
    }
}

/// Fast bots, and limits that tests do not meet by accident.
pub fn usual(folder: &Folder) -> Config {
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), folder.database());
    config.bot_pause = Duration::ZERO;
    config.limits.socket = Rate { per_second: 10_000.0, burst: 10_000.0 };
    config
}
