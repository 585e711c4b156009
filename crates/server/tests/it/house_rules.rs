//! The rules of this house: bots play on only where somebody cares.

use std::time::Duration;

use protocol::{Phase, TableInfo};

use crate::client::Client;
use crate::house::House;
use crate::http::{Person, bot};

#[tokio::test(flavor = "multi_thread")]
async fn bots_among_themselves_play_only_while_somebody_looks() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![bot(), bot()]).await;
    assert_eq!(table.phase, Phase::Running);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let info: TableInfo = anna.get(&format!("/api/tables/{}", table.id)).await.ok();
    assert_eq!(info.phase, Phase::Running);
    let mut client = Client::new(&anna, &table.id).await;
    while client.outcome.is_none() {
        client.next().await;
    }
    house.stop().await;
}
