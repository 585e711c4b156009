//! TLS by certificate files, which may be renewed while the server runs: SIGHUP reads them again. Also whom we believe
//! when we call others.

use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::server::{ClientHello, ResolvesServerCert};
use tokio_rustls::rustls::sign::CertifiedKey;
use tokio_rustls::rustls::{ClientConfig, DEFAULT_VERSIONS, RootCertStore, ServerConfig};

/// The files a certificate authority gives out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TlsFiles {
    /// The certificate and those that vouch for it, in PEM.
    pub certificate: PathBuf,
    /// Its private key, in PEM.
    pub key: PathBuf,
}

/// Why the files cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// The certificate.
    #[error("The certificate {} cannot be used: {why}.", file.display())]
    Certificate { file: PathBuf, why: String },
    /// The key.
    #[error("The private key {} cannot be used: {why}.", file.display())]
    Key { file: PathBuf, why: String },
}

/// The certificate that is shown to whoever comes.
#[derive(Debug)]
pub struct Certificates {
    files: TlsFiles,
    current: RwLock<Arc<CertifiedKey>>,
}

impl Certificates {
    /// Reads the files.
    pub fn load(files: TlsFiles) -> Result<Arc<Certificates>, TlsError> {
        let current = RwLock::new(Arc::new(read(&files)?));
        Ok(Arc::new(Certificates { files, current }))
    }

    /// Reads the files again. When they cannot be used the old certificate stays.
    pub fn renew(&self) -> Result<(), TlsError> {
        let fresh = Arc::new(read(&self.files)?);
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = fresh;
        Ok(())
    }

    /// Greets connections with the certificate of the day.
    pub fn acceptor(self: &Arc<Self>) -> TlsAcceptor {
        let provider = Arc::new(ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider).with_protocol_versions(DEFAULT_VERSIONS);
        let config = config.expect("ring speaks every version that rustls does").with_no_client_auth();
        let mut config = config.with_cert_resolver(Arc::clone(self) as Arc<dyn ResolvesServerCert>);
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        TlsAcceptor::from(Arc::new(config))
    }
}

/// Hears SIGHUP for as long as the server runs: the certificate is read again, when there is one. Without one there is
/// nothing to read, but a signal that nobody hears would end the process.
#[cfg(unix)]
pub fn on_hangup(certificates: Option<Arc<Certificates>>) -> impl Future<Output = ()> + Send {
    use tokio::signal::unix::{SignalKind, signal};
    // From here on, not from the first poll.
    let hangups = signal(SignalKind::hangup());
    async move {
        let mut hangups = match hangups {
            Ok(hangups) => hangups,
            Err(error) => return tracing::warn!(%error, "SIGHUP cannot be heard; it would end the server"),
        };
        while hangups.recv().await.is_some() {
            match certificates.as_ref().map(|certificates| certificates.renew()) {
                Some(Ok(())) => tracing::info!("the certificate was read again"),
                Some(Err(error)) => tracing::error!(%error, "the old certificate stays"),
                None => tracing::info!("there is no certificate to be read again"),
            }
        }
    }
}

/// This system has no SIGHUP: a new certificate needs a restart.
#[cfg(not(unix))]
pub async fn on_hangup(_: Option<Arc<Certificates>>) {}

impl ResolvesServerCert for Certificates {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.current.read().unwrap_or_else(PoisonError::into_inner)))
    }
}

/// How others are called over TLS: their certificates are checked against the roots that browsers trust, and against
/// those in this file.
pub fn calling(more_roots: Option<&Path>) -> Result<Arc<ClientConfig>, TlsError> {
    let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    if let Some(file) = more_roots {
        let bad = |why: String| TlsError::Certificate { file: file.to_owned(), why };
        for root in certificates(file).map_err(bad)? {
            roots.add(root).map_err(|error| bad(error.to_string()))?;
        }
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let config = config.with_protocol_versions(DEFAULT_VERSIONS).expect("ring speaks every version that rustls does");
    Ok(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
}

/// All certificates in a file, at least one.
fn certificates(file: &Path) -> Result<Vec<CertificateDer<'static>>, String> {
    let found: Result<Vec<_>, _> = CertificateDer::pem_file_iter(file).map_err(|error| error.to_string())?.collect();
    let found = found.map_err(|error| error.to_string())?;
    if found.is_empty() { Err("there is no certificate in it".into()) } else { Ok(found) }
}

fn read(files: &TlsFiles) -> Result<CertifiedKey, TlsError> {
    let bad_certificate = |why: String| TlsError::Certificate { file: files.certificate.clone(), why };
    let bad_key = |why: String| TlsError::Key { file: files.key.clone(), why };
    let chain = certificates(&files.certificate).map_err(bad_certificate)?;
    let key = PrivateKeyDer::from_pem_file(&files.key).map_err(|error| bad_key(error.to_string()))?;
    CertifiedKey::from_der(chain, key, &ring::default_provider()).map_err(|error| bad_key(error.to_string()))
}
