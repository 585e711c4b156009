//! Starting and stopping: the port, the disk, the tables, and a goodbye to everybody.

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::timeout;
use tokio_rustls::rustls::ClientConfig;

use crate::config::{Config, Database};
use crate::hall::{Hall, SharedHall};
use crate::histories::Histories;
use crate::limits::Addresses;
use crate::minds::Thinkers;
use crate::nodes::{self, Nodes};
use crate::notify::{Manners, Notifier};
use crate::store::guard::Guard;
use crate::store::{self, OpenError, Store, StoreError, Upgrade};
use crate::table::{Context, Frozen, Room, Secrets, Tables};
use crate::time::Uptime;
use crate::tls::{self, Certificates, TlsError};
use crate::{api, connections, measure, order, sweeping, time};

/// How long a stop may take: what is on its way to the disk arrives, and everybody hears of it.
const GRACE: Duration = Duration::from_secs(5);
/// How often the counters are tidied.
const UPKEEP: Duration = Duration::from_secs(5);

/// Why the server cannot start, in one sentence.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Somebody else listens there.
    #[error("Port {} is in use; stop the other program, or choose another port.", .0.port())]
    PortBusy(SocketAddr),
    /// The system does not let us listen there.
    #[error("Karst cannot listen on {0}: {1}.")]
    CannotListen(SocketAddr, io::Error),
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// Another server works with the same file.
    #[error("Another server uses the database {0}; stop it, or choose another folder.")]
    InUse(String),
    /// The store cannot be read.
    #[error("The database cannot be read: {0}.")]
    Unreadable(#[from] StoreError),
    /// A rehearsal would let people in.
    #[error("A rehearsal rolls dice that can be known beforehand, so it is for this machine alone.")]
    Rehearsal,
    /// The certificate cannot be used.
    #[error(transparent)]
    Tls(#[from] TlsError),
}

/// Runs a server until `stop` ends. `on_listening` hears the address once connections are taken.
pub async fn serve(
    config: Config,
    on_listening: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), StartError> {
    if config.rehearsal.is_some() {
        if config.is_open_to_others() {
            return Err(StartError::Rehearsal);
        }
        tracing::warn!("this is a rehearsal: the dice of every table opened now can be known beforehand");
    }
    measure::recorder();
    connections::raise_open_files();
    let certificates = config.tls.clone().map(Certificates::load).transpose()?;
    let acceptor = certificates.as_ref().map(Certificates::acceptor);
    let calling = tls::calling(config.webhook_roots.as_deref())?;
    let listener = listen(config.listen).await?;
    let address = listener.local_addr().map_err(|error| StartError::CannotListen(config.listen, error))?;
    let _guard = guard(&config.database)?;
    let upgrade = if config.migrate { Upgrade::Wanted } else { Upgrade::Careful };
    let (store, writing) = Store::open(&config.database, upgrade).await?;
    let (stopping, stopped) = watch::channel(false);
    let uptime = Uptime::from(store.uptime().await?);
    let thinkers = Thinkers::new(&config.database, store.node()).map_err(StoreError::from)?;
    let hall = hall(config, thinkers, calling, store, uptime, address, stopped);
    let banned = order::load(&hall).await?;
    tokio::spawn(nodes::listen(hall.clone()));
    tokio::spawn(order::keep(hall.clone(), banned));
    tokio::spawn(time::watch(hall.clone()));
    tokio::spawn(sweeping::sweep(hall.clone()));
    let upkeep = tokio::spawn(upkeep(hall.store.clone()));
    let hangups = tokio::spawn(tls::on_hangup(certificates));

    let mut serving = pin!(connections::serve(listener, acceptor, api::app(hall.clone()), hall));
    tracing::info!(%address, "listening");
    on_listening(address);

    tokio::select! {
        () = &mut serving => {}
        () = stop => {
            tracing::info!("stopping");
            stopping.send_replace(true);
            upkeep.abort();
            // The writer ends when every request, socket and table that might write has ended.
            let farewell = async { (serving.await, writing.0.await) };
            if timeout(GRACE, farewell).await.is_err() {
                tracing::warn!("some connections did not end in time");
            }
        }
    }
    upkeep.abort();
    hangups.abort();
    tracing::info!("stopped");
    Ok(())
}

/// One server a file; a PostgreSQL takes any number.
fn guard(database: &Database) -> Result<Option<Guard>, StartError> {
    match database {
        Database::File(file) => {
            store::check_folder(file)?;
            Guard::take(file).map(Some).map_err(|_| StartError::InUse(database.to_string()))
        }
        Database::Postgres(_) => Ok(None),
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, StartError> {
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => StartError::PortBusy(address),
        _ => StartError::CannotListen(address, error),
    })
}

fn hall(
    config: Config,
    thinkers: Thinkers,
    calling: Arc<ClientConfig>,
    store: Store,
    uptime: Uptime,
    address: SocketAddr,
    stopping: watch::Receiver<bool>,
) -> SharedHall {
    let manners = Manners {
        allow_private: config.allow_private_webhooks,
        tls: calling,
        pauses: config.webhook_pauses.clone(),
        base: config.addresses.first().cloned().unwrap_or_else(|| format!("http://{address}")),
    };
    let notifier = Notifier::start(store.clone(), manners, stopping.clone());
    let nodes = Nodes::new(&config.database, &store);
    let order = order::Order::default();
    let secrets = Secrets::new(config.rehearsal);
    let tables = Tables::new(Context {
        store: store.clone(),
        nodes: nodes.clone(),
        secrets: secrets.clone(),
        bot_pause: config.bot_pause,
        thinkers: thinkers.clone(),
        sleeps_after: config.table_sleeps_after,
        uptime: uptime.clone(),
        notifier: notifier.clone(),
        stopping: stopping.clone(),
        frozen: Frozen::default(),
        room: Room::of(&config.limits),
        order: order.clone(),
    });
    let histories = Arc::new(Histories::new(&config.limits));
    Arc::new(Hall {
        secrets,
        config,
        store,
        tables,
        nodes,
        thinkers,
        uptime,
        notifier,
        addresses: Addresses::default(),
        sockets: Default::default(),
        leases: Default::default(),
        attempts: Default::default(),
        passwords: Default::default(),
        histories,
        quotas: Default::default(),
        order,
        order_turn: Default::default(),
        reporters: Default::default(),
        stopping,
    })
}

async fn upkeep(store: Store) {
    let mut tick = tokio::time::interval(UPKEEP);
    loop {
        tick.tick().await;
        store.free_bytes().inspect(|free| measure::disk_free(*free));
        let (players, lobby) = store.busy_readers();
        measure::readers(players, lobby);
        measure::recorder().run_upkeep();
    }
}
