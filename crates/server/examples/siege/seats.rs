//! Who sits where, and what they are called: points 12 to 15.

use protocol::{Away, Occupant, TableInfo};
use serde_json::{Value, json};

use crate::Siege;
use crate::field::{self, Toll};
use crate::floods::{ATTACKER, id_of};
use crate::house::House;
use crate::line::{Line, Reply};
use crate::report::Row;

const ANNA: &str = "198.51.100.41";
const BERT: &str = "198.51.100.42";
const CARL: &str = "198.51.100.43";

/// Names that are somebody else's, or nobody's, however they are written.
const ALIKE: [&str; 8] = [
    "Anna Bell",
    "\u{410}nna Bell",         // a Cyrillic A
    "Ann\u{430} Bell",         // a Cyrillic a
    "Anna Be\u{217c}\u{217c}", // Roman numerals for fifty
    "Anna\u{3164}Bell",        // a filler that is no blank
    "\u{2800}\u{2800}",        // Braille without a dot
    "\u{115f}\u{1160}",        // fillers alone
    "Anna\u{e0061} Bell",      // a tag that nobody sees
];
/// Names that are fine.
const FINE: [&str; 5] =
    ["Zo\u{eb}", "\u{410}\u{43d}\u{43d}\u{430}", "\u{674e}\u{96f7}", "\u{39d}\u{3af}\u{3ba}\u{3b7}", "J\u{fc}rgen 2"];

async fn house(siege: &Siege, attack: &str) -> Result<House, String> {
    field::start(siege, &siege.folder.join(attack))
}

/// A game of two people that runs, with what becomes of who leaves.
async fn pair(house: &House, absence: Value) -> Result<(Line, Line, String), String> {
    let (mut anna, mut bert) = (Line::guest(house.address(), ANNA).await?, Line::guest(house.address(), BERT).await?);
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let table = id_of(anna.open(seats, json!({ "absence": absence })).await?)?;
    bert.sit(&table, 1).await?.ok()?;
    Ok((anna, bert, table))
}

/// Point 12: the rival of somebody who has left takes their seat; a stranger may.
pub async fn substitute(siege: &Siege) -> Result<Row, String> {
    let house = house(siege, "substitute").await?;
    let (mut anna, mut bert, table) = pair(&house, json!({ "then": "substitute" })).await?;
    anna.post(&format!("/api/tables/{table}/seats/0/leave"), &json!({})).await?.ok()?;
    let rival = bert.sit(&table, 0).await?;
    let mut toll = Toll::said(format!("the rival: {}", told(&rival)));
    if rival.is_ok() {
        toll.fault("a rival at the table has taken the seat of who has left, and sees both hands");
        return Ok(Row::of(toll));
    }
    let stranger = Line::guest(house.address(), CARL).await?.sit(&table, 0).await?;
    toll.said += &format!(", a stranger: {}", told(&stranger));
    if !stranger.is_ok() {
        toll.fault("a stranger may not take a seat that wants a substitute");
    }
    Ok(Row::of(toll))
}

/// Point 13: names like somebody's account, or that nobody can see: as one's own name, and as one's name at a table.
pub async fn alike(siege: &Siege) -> Result<Row, String> {
    let house = house(siege, "alike").await?;
    let address = house.address();
    let mut anna = Line::guest(address, ANNA).await?;
    let credentials = json!({ "name": "Anna Bell", "password": "a lantern in the deep" });
    anna.post("/api/account", &credentials).await?.ok()?;
    let mut mallory = Line::guest(address, ATTACKER).await?;
    let mut host = Line::guest(address, BERT).await?;
    let (mut toll, mut n_refused) = (Toll::default(), 0);
    for name in ALIKE {
        let table = id_of(host.open(json!([{ "who": "me" }, { "who": "open" }]), json!({})).await?)?;
        let sit = format!("/api/tables/{table}/seats/1/sit");
        let seats = json!([{ "who": "me", "name": name }, { "who": "open" }]);
        let ways = [
            ("as one's own", mallory.send("PUT", "/api/me", &json!({ "name": name })).await?),
            ("in a seat", mallory.post(&sit, &json!({ "name": name })).await?),
            ("at an own table", mallory.open(seats, json!({})).await?),
        ];
        let taken: Vec<_> = ways.iter().filter(|(_, reply)| reply.is_ok()).map(|(way, _)| *way).collect();
        n_refused += ways.len() - taken.len();
        if !taken.is_empty() {
            toll.fault(format!("the name `{}` is taken {}", name.escape_default(), taken.join(", ")));
        }
    }
    for name in FINE {
        let reply = mallory.send("PUT", "/api/me", &json!({ "name": name })).await?;
        if !reply.is_ok() {
            toll.fault(format!("the name `{name}` is refused: {}", told(&reply)));
        }
    }
    toll.said = format!("{n_refused} of {} refused", 3 * ALIKE.len());
    Ok(Row::of(toll))
}

/// Point 14: one guest takes all open seats of a public table; and its host shows them out.
pub async fn all_seats(siege: &Siege) -> Result<Row, String> {
    let house = house(siege, "seats").await?;
    let mut anna = Line::guest(house.address(), ANNA).await?;
    let mut mallory = Line::guest(house.address(), ATTACKER).await?;
    let open = json!([{ "who": "me" }, { "who": "open" }, { "who": "open" }, { "who": "open" }]);
    let table = id_of(anna.open(open, json!({})).await?)?;
    let mut toll = Toll::default();
    for seat in 1..4 {
        mallory.sit(&table, seat).await?;
    }
    let info: TableInfo = anna.get(&format!("/api/tables/{table}")).await?.ok()?.read()?;
    let is_anna =
        |seat: &&protocol::SeatInfo| matches!(&seat.occupant, Occupant::Person { user, .. } if *user != info.host);
    let n_taken = info.seats.iter().filter(is_anna).count();
    toll.said = format!("{n_taken} of 3 open seats taken by one guest");
    if n_taken > 1 {
        toll.fault(format!("one guest has taken {n_taken} seats of somebody else's public table"));
    }
    let description = anna.get("/api/openapi.json").await?.text();
    let shows_out =
        ["/api/tables/{id}/seats/{seat}/remove", "/api/tables/{id}/remove", "/api/tables/{id}/seats/{seat}\""];
    if !shows_out.iter().any(|route| description.contains(route)) {
        toll.fault("not there: a way for the host to remove somebody from a gathering table");
    }
    Ok(Row::of(toll))
}

/// Point 15: Bert has left, Carl sits in his place, and Bert has himself forgotten: his name is nowhere, and what he could take
/// with him had that table.
pub async fn forgotten(siege: &Siege) -> Result<Row, String> {
    const NAME: &str = "Bertram Quirke";
    let house = house(siege, "forgotten").await?;
    let (_anna, mut bert, table) = pair(&house, json!({ "then": "substitute" })).await?;
    bert.send("PUT", "/api/me", &json!({ "name": NAME })).await?.ok()?;
    bert.post(&format!("/api/tables/{table}/seats/1/leave"), &json!({})).await?.ok()?;
    let mut carl = Line::guest(house.address(), CARL).await?;
    let taken: TableInfo = carl.sit(&table, 1).await?.ok()?.read()?;
    let mut toll = Toll::said("Bert left, Carl came, Bert was forgotten");
    if !matches!(taken.seats[1].away, Some(Away::Instead { .. })) {
        return Err("nobody sits there instead of Bert".to_owned());
    }
    let export = bert.get("/api/account/export").await?.ok()?;
    if !export.text().contains(&table) {
        toll.fault("the export lacks a table where somebody else sits now");
    }
    bert.post("/api/account/delete", &json!({ "by": "word", "word": "delete" })).await?.ok()?;
    for path in ["", "/replay?seat=public"] {
        let seen = carl.get(&format!("/api/tables/{table}{path}")).await?.ok()?;
        if seen.text().contains(NAME) {
            toll.fault(format!("the name of somebody forgotten is still told at the table{path}"));
        }
    }
    Ok(Row::of(toll))
}

/// `refused, not-your-seat`, or `taken`.
pub fn told(reply: &Reply) -> String {
    if reply.is_ok() { "taken".to_owned() } else { format!("refused, {} {}", reply.status, reply.code()) }
}
