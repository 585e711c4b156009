//! Why a server does not start: one clear sentence each.

use std::future::pending;

use server::StartError;

use crate::house::{Folder, House, usual};

async fn refused(config: server::Config) -> StartError {
    let start = server::serve(config, |_| panic!("it must not start"), pending());
    tokio::time::timeout(std::time::Duration::from_secs(10), start).await.expect("it says so at once").unwrap_err()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_busy_port() {
    let house = House::start().await;
    let folder = Folder::new();
    let mut config = usual(&folder);
    config.listen = house.address;
    let error = refused(config).await;
    assert!(matches!(error, StartError::PortBusy(_)));
    assert_eq!(
        error.to_string(),
        format!("Port {} is in use; stop the other program, or choose another port.", house.address.port())
    );
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_cannot_be() {
    let folder = Folder::new();
    std::fs::write(folder.0.join("file"), "not a folder").unwrap();
    let mut config = usual(&folder);
    config.database = folder.0.join("file/deeper/karst.db").into();
    let sentence = refused(config).await.to_string();
    assert!(sentence.starts_with("The data folder ") && sentence.contains("cannot be written"), "{sentence}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_database() {
    let folder = Folder::new();
    std::fs::write(folder.database(), "This is a letter to my aunt.".repeat(100)).unwrap();
    let sentence = refused(usual(&folder)).await.to_string();
    assert!(sentence.contains("is broken"), "{sentence}");
    assert!(std::fs::read_to_string(folder.database()).unwrap().contains("my aunt"), "the letter is still there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_a_newer_karst() {
    let folder = House::start().await.stop().await;
    let mut db = crate::disk::open(&folder).await;
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES (999, 'later', TRUE, X'00', 0)",
    )
    .execute(&mut db)
    .await
    .unwrap();
    drop(db);
    let sentence = refused(usual(&folder)).await.to_string();
    assert!(sentence.contains("newer Karst"), "{sentence}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_is_made() {
    let folder = Folder::new();
    let deep = folder.0.join("a/b/karst.db");
    let house = House::start_in(folder, |config| config.database = deep.clone().into()).await;
    assert!(deep.is_file());
    house.stop().await;
}

/// Nobody who comes from elsewhere meets dice that somebody knows beforehand.
#[tokio::test(flavor = "multi_thread")]
async fn a_rehearsal_before_an_audience() {
    let changes: [fn(&mut server::Config); 4] = [
        |config| config.listen = "0.0.0.0:0".parse().unwrap(),
        |config| config.public_address = Some("https://caves.example".into()),
        |config| config.allowed_hosts = vec!["caves.example".into()],
        |config| config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()],
    ];
    for change in changes {
        let folder = Folder::new();
        let mut config = usual(&folder);
        config.rehearsal = Some(1);
        change(&mut config);
        assert!(matches!(refused(config).await, StartError::Rehearsal));
    }
}
