//! One call of a webhook: a POST of JSON, within five seconds, that follows no redirect.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::{Request, StatusCode, header};
use catalog::Why;
use http_body_util::Full;
use hyper::client::conn::http1;
use hyper::rt::{Read, Write};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::ClientConfig;
use tokio_rustls::rustls::pki_types::ServerName;

use super::address::Target;
use crate::say;

/// How long a call may take from its beginning to its answer.
const WITHIN: Duration = Duration::from_secs(5);

/// Why a call failed, and whether another attempt may help.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failed {
    /// For the one who gave the webhook.
    pub why: Why,
    /// It may work later.
    pub may_pass: bool,
}

/// Calls once; with TLS as this configuration has it.
pub async fn call(url: &str, body: String, allow_private: bool, tls: &Arc<ClientConfig>) -> Result<(), Failed> {
    let target = Target::parse(url).map_err(forever)?;
    let answer = timeout(WITHIN, async {
        let machines = target.resolve(allow_private).await.map_err(for_now)?;
        let stream = connect(&machines).await?;
        if target.tls {
            let name =
                ServerName::try_from(target.host.clone()).map_err(|_| forever(Why::new(say::WebhookUnchecked)))?;
            let stream = TlsConnector::from(Arc::clone(tls)).connect(name, stream).await;
            let stream = stream.map_err(|error| for_now(Why::new(say::WebhookInsecure { error })))?;
            post(&target, TokioIo::new(stream), body).await
        } else {
            post(&target, TokioIo::new(stream), body).await
        }
    });
    match answer.await {
        Ok(Ok(status)) => judge(status),
        Ok(Err(failed)) => Err(failed),
        Err(_) => Err(for_now(Why::new(say::WebhookSilent))),
    }
}

async fn connect(machines: &[SocketAddr]) -> Result<TcpStream, Failed> {
    TcpStream::connect(machines).await.map_err(|error| for_now(Why::new(say::WebhookUnreached { error })))
}

async fn post(
    target: &Target,
    stream: impl Read + Write + Unpin + Send + 'static,
    body: String,
) -> Result<StatusCode, Failed> {
    let broken = |error: hyper::Error| for_now(Why::new(say::WebhookBroke { error }));
    let (mut sender, connection) = http1::handshake(stream).await.map_err(broken)?;
    // It ends with the sender, or with the other side.
    tokio::spawn(connection);
    let request = Request::post(&target.path)
        .header(header::HOST, &target.authority)
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::USER_AGENT, concat!("karst/", env!("CARGO_PKG_VERSION")))
        .body(Full::new(Bytes::from(body)))
        .map_err(|_| forever(Why::new(say::WebhookUncallable)))?;
    Ok(sender.send_request(request).await.map_err(broken)?.status())
}

fn judge(status: StatusCode) -> Result<(), Failed> {
    match status {
        status if status.is_success() => Ok(()),
        StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => {
            Err(for_now(Why::new(say::WebhookAnswered { status })))
        }
        status if status.is_server_error() => Err(for_now(Why::new(say::WebhookAnswered { status }))),
        status if status.is_redirection() => Err(forever(Why::new(say::WebhookRedirected { status }))),
        status => Err(forever(Why::new(say::WebhookAnswered { status }))),
    }
}

fn for_now(why: Why) -> Failed {
    Failed { why, may_pass: true }
}

fn forever(why: Why) -> Failed {
    Failed { why, may_pass: false }
}
