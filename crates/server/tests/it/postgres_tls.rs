//! A PostgreSQL that is spoken to over TLS, with a certificate that is checked.

use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};

use rcgen::{CertifiedKey, generate_simple_self_signed};
use server::{Database, PostgresUrl};
use sqlx::{Connection, PgConnection};

use crate::cluster::Cluster;
use crate::house::{Folder, House, usual};
use crate::http::{Person, bot, me};

#[tokio::test(flavor = "multi_thread")]
async fn everything_goes_over_tls_when_the_address_asks_for_it() {
    let keys = Folder::new();
    let (certificate, key) = (keys.0.join("cert.pem"), keys.0.join("key.pem"));
    let made = generate_simple_self_signed(vec!["localhost".into()]).unwrap();
    let CertifiedKey { cert, signing_key } = made;
    std::fs::write(&certificate, cert.pem()).unwrap();
    std::fs::write(&key, signing_key.serialize_pem()).unwrap();
    std::fs::set_permissions(&key, PermissionsExt::from_mode(0o600)).unwrap();
    if std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0) {
        chown(&key, Some(65534), Some(65534)).unwrap();
    }
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let settings = format!(
        "-c listen_addresses=127.0.0.1 -c port={port} -c ssl=on -c ssl_cert_file={} -c ssl_key_file={}",
        certificate.display(),
        key.display()
    );
    let folder = std::env::temp_dir().join(format!("karst-pgtls-{}", std::process::id()));
    let Some(_cluster) = Cluster::start_in(folder, &settings) else { return };
    let address = |rest: &str| -> PostgresUrl {
        format!("postgres://karst@localhost:{port}/postgres?sslmode=verify-full{rest}").parse().unwrap()
    };

    // A certificate that nobody vouches for is none.
    let mut config = usual(&Folder::new());
    config.database = Database::Postgres(address(""));
    let refused = server::serve(config, |_| panic!("it must not start"), std::future::pending()).await.unwrap_err();
    assert!(refused.to_string().contains("cannot be reached"), "{refused}");

    let url = address(&format!("&sslrootcert={}", certificate.display()));
    let house = House::start_with(|config| config.database = Database::Postgres(url.clone())).await;
    let anna = Person::new(&house).await;
    anna.open(vec![me(), bot()]).await;
    assert_eq!(anna.get("/healthz/ready").await.status, 200);
    let mut db = PgConnection::connect(url.as_str()).await.unwrap();
    let sql = "SELECT COUNT(*), COUNT(*) FILTER (WHERE s.ssl) FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid)
               WHERE a.backend_type = 'client backend'";
    let (all, over_tls): (i64, i64) = sqlx::query_as(sql).fetch_one(&mut db).await.unwrap();
    assert!(all >= 5, "readers, writers, the listener: {all}");
    assert_eq!(all, over_tls, "none of them speaks openly");
    house.stop().await;
}
