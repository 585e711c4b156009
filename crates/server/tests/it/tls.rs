//! The server over TLS, with a certificate made for the test.

use std::path::Path;
use std::sync::Arc;

use rcgen::{CertifiedKey, generate_simple_self_signed};
use server::{StartError, TlsFiles};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use futures_util::{SinkExt, StreamExt};

use crate::house::{Folder, House};

/// Writes a new certificate for `localhost` and its key; the certificate, to be trusted.
fn issue(folder: &Path) -> (TlsFiles, CertificateDer<'static>) {
    let CertifiedKey { cert, signing_key } = generate_simple_self_signed(vec!["localhost".into()]).unwrap();
    let files = TlsFiles { certificate: folder.join("cert.pem"), key: folder.join("key.pem") };
    std::fs::write(&files.certificate, cert.pem()).unwrap();
    std::fs::write(&files.key, signing_key.serialize_pem()).unwrap();
    (files, cert.der().clone())
}

async fn connect(house: &House, trusted: &CertificateDer<'static>) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().unwrap().with_root_certificates(roots);
    let stream = TcpStream::connect(house.address).await.unwrap();
    let name = ServerName::try_from("localhost").unwrap();
    TlsConnector::from(Arc::new(config.with_no_client_auth())).connect(name, stream).await
}

async fn request(house: &House, trusted: &CertificateDer<'static>, head: &str) -> String {
    let mut stream = connect(house, trusted).await.unwrap();
    let request = format!("{head}\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn over_tls_cookies_are_secure_and_sockets_work() {
    let folder = Folder::new();
    let (files, certificate) = issue(&folder.0);
    let house = House::start_with(|config| config.tls = Some(files)).await;
    let answer = request(&house, &certificate, "GET /api/me HTTP/1.1").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    assert!(cookie.starts_with("__Host-karst_session="), "{cookie}");
    assert!(cookie.ends_with("; HttpOnly; SameSite=Lax; Path=/; Max-Age=34560000; Secure"), "{cookie}");
    assert!(answer.contains("strict-transport-security: max-age=31536000"), "{answer}");

    // A page that came without TLS is a foreign one.
    let foreign = request(&house, &certificate, "PUT /api/me HTTP/1.1\r\norigin: http://localhost").await;
    assert!(foreign.starts_with("HTTP/1.1 403"), "{foreign}");

    let token = cookie.split(';').next().unwrap().to_owned();
    let new = crate::http::new_table(vec![crate::http::me(), crate::http::bot()]);
    let body = serde_json::to_string(&new).unwrap();
    let mut stream = connect(&house, &certificate).await.unwrap();
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncookie: {token}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer).await;
    let table: protocol::TableInfo = serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap();

    let mut upgrade = format!("wss://localhost/api/tables/{}/socket", table.id).into_client_request().unwrap();
    upgrade.headers_mut().insert("cookie", token.parse().unwrap());
    upgrade.headers_mut().insert("origin", "https://localhost".parse().unwrap());
    let (mut socket, _) = client_async(upgrade, connect(&house, &certificate).await.unwrap()).await.unwrap();
    socket.send(Message::text("{\"type\":\"ping\"}")).await.unwrap();
    loop {
        let message = socket.next().await.unwrap().unwrap();
        if message.to_text().is_ok_and(|text| text.contains("pong")) {
            break;
        }
    }
    drop(socket);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn plain_http_on_a_tls_port_gets_nowhere_and_hurts_nobody() {
    let folder = Folder::new();
    let (files, certificate) = issue(&folder.0);
    let house = House::start_with(|config| config.tls = Some(files)).await;
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream.write_all(b"GET /api/me HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    assert!(!answer.starts_with(b"HTTP/"), "{answer:?}");
    let (_, stranger) = issue(&Folder::new().0);
    assert!(connect(&house, &stranger).await.is_err(), "the certificate is the one in the file");
    assert!(request(&house, &certificate, "GET /api/about HTTP/1.1").await.starts_with("HTTP/1.1 200"));
    house.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_new_certificate_is_read_on_hangup_and_a_broken_one_is_not() {
    let folder = Folder::new();
    let (files, first) = issue(&folder.0);
    let house = House::start_with(|config| config.tls = Some(files.clone())).await;
    assert!(connect(&house, &first).await.is_ok());
    let hang_up = || {
        let sent = std::process::Command::new("kill").args(["-HUP", &std::process::id().to_string()]).status();
        assert!(sent.unwrap().success());
    };
    let (_, second) = issue(&folder.0);
    hang_up();
    let begun = std::time::Instant::now();
    while connect(&house, &second).await.is_err() {
        assert!(begun.elapsed() < std::time::Duration::from_secs(10), "the new certificate is shown");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    std::fs::write(&files.certificate, "nonsense").unwrap();
    hang_up();
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert!(connect(&house, &second).await.is_ok(), "the old certificate stays");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_files_are_told_before_anything_starts() {
    let folder = Folder::new();
    let (files, _) = issue(&folder.0);
    let start = async |files: TlsFiles| -> String {
        let mut config = crate::house::usual(&folder);
        config.tls = Some(files);
        let failed: StartError = server::serve(config, |_| panic!("it starts"), async {}).await.unwrap_err();
        failed.to_string()
    };
    let missing = start(TlsFiles { certificate: folder.0.join("nothing.pem"), ..files.clone() }).await;
    assert!(missing.starts_with("The certificate ") && missing.contains("nothing.pem"), "{missing}");
    let swapped = start(TlsFiles { certificate: files.key.clone(), key: files.key.clone() }).await;
    assert!(swapped.contains("there is no certificate in it"), "{swapped}");
    let no_key = start(TlsFiles { key: files.certificate.clone(), ..files.clone() }).await;
    assert!(no_key.starts_with("The private key "), "{no_key}");
}
