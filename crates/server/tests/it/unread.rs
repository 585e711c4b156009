//! Answers that nobody reads.

use std::time::Duration;

use protocol::{Code, RecordRow};
use server::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::house::House;
use crate::http::Person;
use crate::quotas::{behind_a_proxy, record_of};

/// More than the system keeps for somebody who does not read.
const ANSWERS: usize = 60;
const BYTES: usize = 400_000;

async fn uploaded(house: &House) -> String {
    let anna = Person::new(house).await;
    let headers = [("content-type", "text/plain")];
    let row: RecordRow = anna.request("POST", "/api/records", &headers, &record_of(BYTES)).await.ok();
    format!("/api/records/{}", row.id)
}

/// Asks again and again and reads nothing.
async fn ask_and_look_away(house: &House, path: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(house.address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.1\r\n\r\n");
    stream.write_all(request.repeat(ANSWERS).as_bytes()).await.unwrap();
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_nobody_reads_is_given_up() {
    let house = House::start_with(|config| config.limits.write_within = Duration::from_millis(400)).await;
    let path = uploaded(&house).await;
    let mut stream = ask_and_look_away(&house, &path).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut bytes = Vec::new();
    // What the system had kept arrives; then there is an end, or the connection is reset.
    let _ = tokio::time::timeout(Duration::from_secs(30), stream.read_to_end(&mut bytes)).await.expect("an end");
    assert!(bytes.len() < ANSWERS * BYTES / 2, "{} bytes came", bytes.len());
    // Whoever reads gets everything.
    assert!(Person::nobody(&house).get(&path).await.body.len() > BYTES * 9 / 10);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn looks_back_are_so_many_at_once_for_a_network() {
    let one_at_a_time = |config: &mut Config| {
        config.limits.histories_per_network = 1;
        config.limits.history_waits = Duration::from_millis(100);
    };
    let house = behind_a_proxy(one_at_a_time).await;
    let (path, nobody) = (uploaded(&house).await, Person::nobody(&house));
    let from = async |address: &str| nobody.from(address, "GET", &path, "").await;
    assert_eq!(from("203.0.113.1").await.status, 200);
    let unread = ask_and_look_away(&house, &path).await;
    let refused = loop {
        let reply = from("203.0.113.1").await;
        if reply.status != 200 {
            break reply;
        }
    };
    refused.refused(429, Code::TooMany);
    assert_eq!(refused.header("retry-after"), Some("3"));
    nobody.from("203.0.113.1", "GET", &format!("{path}/replay"), "").await.refused(429, Code::TooMany);
    assert_eq!(from("203.0.113.2").await.status, 200, "others are not in the way");
    assert_eq!(nobody.from("203.0.113.1", "GET", "/api/me", "").await.status, 200, "and the rest goes on");
    drop(unread);
    for _ in 0..100 {
        if from("203.0.113.1").await.status == 200 {
            house.stop().await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the place is not given back");
}
