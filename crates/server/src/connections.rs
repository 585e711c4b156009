//! Taking connections: so many and no more, over TLS or not, and nobody may dawdle over a request or its answer.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;

use crate::hall::{SharedHall, stopped};
use crate::limits::{Counted, Sockets};
use crate::patience::Patient;

/// How long a greeting over TLS may take.
const GREETING: Duration = Duration::from_secs(10);
/// What waits to be written at most, besides what an answer's body still holds; also the longest head of a request.
const BUFFER_BYTES: usize = 64 * 1024;
/// How long to rest when the system has no more connections to give.
const REST: Duration = Duration::from_millis(500);

/// A connection counts as long as this lives; a socket that it has become holds on to it.
pub type Held = Arc<(OwnedSemaphorePermit, Option<Counted>)>;

/// Fewer open files than this are few for a house: each connection is one, and so is each file of the database.
const FEW_FILES: u64 = 4096;

/// Lets this process hold as many connections as the system allows it to. Many systems begin at 1,024 and allow more to
/// whoever asks.
pub fn raise_open_files() {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(most) if most < FEW_FILES => {
            tracing::warn!(most, "few connections can be held at once; let the system allow more open files");
        }
        Ok(most) => tracing::debug!(most, "open files"),
        Err(error) => tracing::warn!(%error, "the system does not say how many connections may be held"),
    }
}

/// Serves until the server stops, then lets those who are being answered hear the end of it.
pub async fn serve(listener: TcpListener, tls: Option<TlsAcceptor>, app: Router, hall: SharedHall) {
    let room = Arc::new(Semaphore::new(hall.config.limits.connections));
    let (per_address, mut stopping) = (Arc::new(Sockets::default()), hall.stopping.clone());
    // Every connection holds a sender; when all are gone the receiver ends.
    let (alive, mut all_gone) = mpsc::channel::<()>(1);
    loop {
        let next = async {
            let permit = Arc::clone(&room).acquire_owned().await.expect("the room is never closed");
            (permit, listener.accept().await)
        };
        let (permit, accepted) = tokio::select! {
            next = next => next,
            () = stopped(&mut stopping) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection cannot be taken");
                tokio::time::sleep(REST).await;
                continue;
            }
        };
        let Some(counted) = count(&per_address, peer, &hall) else {
            continue;
        };
        let held = Arc::new((permit, counted));
        let (header_within, write_within) = (hall.config.limits.header_within, hall.config.limits.write_within);
        let connection = Connection { app: app.clone(), peer, held, header_within, write_within };
        let (tls, stopping, alive) = (tls.clone(), hall.stopping.clone(), alive.clone());
        tokio::spawn(async move {
            connection.take(stream, tls, stopping).await;
            drop(alive);
        });
    }
    drop((listener, alive));
    let _ = all_gone.recv().await;
}

/// Counts a connection for its address; none when it holds too many. Proxies that we trust may hold any number.
fn count(per_address: &Arc<Sockets>, peer: SocketAddr, hall: &SharedHall) -> Option<Option<Counted>> {
    if hall.config.trusted_proxies.iter().any(|network| network.has(peer.ip())) {
        return Some(None);
    }
    per_address.admit(peer.ip(), hall.config.limits.connections_per_address).map(Some)
}

struct Connection {
    app: Router,
    peer: SocketAddr,
    held: Held,
    header_within: Duration,
    write_within: Duration,
}

impl Connection {
    async fn take(self, stream: TcpStream, tls: Option<TlsAcceptor>, stopping: watch::Receiver<bool>) {
        // Small messages must not wait for one another.
        let _ = stream.set_nodelay(true);
        match tls {
            None => self.talk(stream, stopping).await,
            Some(tls) => match timeout(GREETING, tls.accept(stream)).await {
                Ok(Ok(stream)) => self.talk(stream, stopping).await,
                Ok(Err(error)) => tracing::debug!(%error, "a greeting over TLS failed"),
                Err(_) => tracing::debug!("a greeting over TLS took too long"),
            },
        }
    }

    /// Answers requests until either side has enough.
    async fn talk<S>(self, stream: S, mut stopping: watch::Receiver<bool>)
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let Connection { app, peer, held, header_within, write_within } = self;
        let answer = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(Arc::clone(&held));
            let mut app = app.clone();
            async move { Ok::<_, Infallible>(answered(&mut app, request).await) }
        });
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(header_within).max_buf_size(BUFFER_BYTES);
        let stream = Patient::new(stream, write_within);
        let talk = http.serve_connection(TokioIo::new(stream), answer).with_upgrades();
        let mut talk = std::pin::pin!(talk);
        let ended = tokio::select! {
            ended = &mut talk => ended,
            () = stopped(&mut stopping) => {
                talk.as_mut().graceful_shutdown();
                talk.await
            }
        };
        if let Err(error) = ended {
            tracing::debug!(%error, "a connection broke");
        }
    }
}

async fn answered(app: &mut Router, request: Request<Incoming>) -> axum::response::Response {
    use tower_service::Service;
    match app.call(request).await {
        Ok(response) => response,
        Err(never) => match never {},
    }
}
