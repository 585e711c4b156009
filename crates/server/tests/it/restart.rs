//! A server that goes and comes back: nothing that anybody saw is lost.

use protocol::{Code, ToClient};

use crate::client::{Client, choose};
use crate::house::{Folder, House};
use crate::http::{Person, bot, me};

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_the_same_game_lies_on_the_table() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me(), me()]).await.id;
    let mut before = Client::new(&anna, &table).await;
    for n in 0..15 {
        let seat = before.my_turn().await.unwrap();
        let action = choose(before.legal(seat), n);
        before.act(seat, &action).await;
    }
    let house = house.restart().await;
    let mut after = Client::new(&anna.at(&house), &table).await;
    after.reach(before.version).await;
    assert_eq!((after.version, &after.asked, &after.vantages), (before.version, &before.asked, &before.vantages));
    assert_eq!(after.story, before.story);

    // A client that kept its story asks for the rest only.
    let mut resumed = Client::connect(&anna.at(&house), &table, before.version, &[]).await.unwrap();
    resumed.story = before.story.clone();
    while resumed.version < before.version {
        if let ToClient::Game { story, keep, .. } = resumed.next().await {
            assert_eq!((story.len(), keep as usize), (0, before.story.len()));
        }
    }
    // One that claims a version which never was gets everything.
    let mut confused = Client::since(&anna.at(&house), &table, 1_000_000).await;
    confused.reach(before.version).await;
    assert_eq!(confused.story, before.story);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_says_goodbye_to_everybody_and_is_quick() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let mut player = Client::new(&anna, &table).await;
    player.my_turn().await;
    let mut spectator = Client::new(&Person::new(&house).await, &table).await;
    let begun = std::time::Instant::now();
    let (folder, bye, other) = tokio::join!(house.stop(), player.bye(), spectator.bye());
    assert_eq!((bye.code, other.code), (Code::Unavailable, Code::Unavailable));
    assert!(begun.elapsed() < std::time::Duration::from_secs(4), "{:?}", begun.elapsed());
    drop(folder);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_told_is_in_the_file_already() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let table = anna.open(vec![me(), me()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    for n in 0..5 {
        let seat = client.my_turn().await.unwrap();
        let action = choose(client.legal(seat), n);
        client.act(seat, &action).await;
    }
    // As if the power had failed: the files as they are now, without a goodbye.
    let crashed = Folder::new();
    for file in ["karst.db", "karst.db-wal"] {
        std::fs::copy(house.folder.0.join(file), crashed.0.join(file)).unwrap();
    }
    let again = House::start_in(crashed, |_| {}).await;
    let mut after = Client::new(&anna.at(&again), &table).await;
    after.reach(client.version).await;
    assert_eq!((after.version, after.vantages), (client.version, client.vantages.clone()));
    house.stop().await;
    again.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_by_themselves_when_the_server_is_back() {
    let slow = |config: &mut server::Config| config.bot_pause = std::time::Duration::from_secs(3600);
    let house = House::start_with(slow).await;
    let anna = Person::new(&house).await;
    // With three bots of four it is soon a bot's turn, and with that pause it stays so.
    let table = anna.open(vec![bot(), bot(), me(), bot()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    client.reach(1).await;
    while let Some(seat) = client.yours.iter().copied().find(|seat| client.asked.contains(seat)) {
        let action = choose(client.legal(seat), client.version);
        client.act(seat, &action).await;
    }
    let stuck_at = client.version;
    let house = house.restart().await;
    let path = format!("/api/tables?q={}", "cave");
    for _ in 0..200 {
        let list: protocol::TableList = anna.at(&house).get(&path).await.ok();
        if list.mine[0].my_turn {
            let mut client = Client::new(&anna.at(&house), &table).await;
            client.my_turn().await;
            assert!(client.version > stuck_at);
            house.stop().await;
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the bots did not wake");
}
