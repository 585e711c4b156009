//! What gets in though it should not: point 16.

use std::os::unix::fs::PermissionsExt;

use serde_json::json;

use crate::Siege;
use crate::field::{self, Toll};
use crate::floods::{ATTACKER, id_of};
use crate::line::Line;
use crate::report::Row;
use crate::seats::told;

/// The house's own name, and another that leads to it.
const OWN: &str = "caves.example";
const FOREIGN: &str = "evil.example";

/// Point 16: a token that may only play goes on from a game, which would open a table; and anybody on the machine reads the file.
pub async fn scopes(siege: &Siege) -> Result<Row, String> {
    let folder = siege.folder.join("scopes");
    let house = field::start(siege, &folder)?;
    let mut anna = Line::guest(house.address(), "198.51.100.51").await?;
    let credentials = json!({ "name": "Anna Bell", "password": "a lantern in the deep" });
    anna.post("/api/account", &credentials).await?.ok()?;
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let table = id_of(anna.open(seats.clone(), json!({})).await?)?;
    let made = anna.post("/api/tokens", &json!({ "name": "a bot", "scopes": ["read", "play"] })).await?.ok()?;
    let mut bot = Line::new(house.address(), ATTACKER);
    bot.token = Some(made.word("secret")?);
    let path = format!("/api/tables/{table}/continue");
    let reply = bot.post(&path, &json!({ "step": 0, "seats": seats, "public": false })).await?;
    let mut toll = Toll::said(format!("going on with a token that plays: {}", told(&reply)));
    if reply.code() != "missing-scope" {
        toll.fault("a token that may only play is not told that it may open no tables");
    }
    for file in ["karst.db", "karst.db-wal"] {
        if let Ok(facts) = folder.join(file).metadata()
            && facts.permissions().mode() & 0o077 != 0
        {
            toll.fault(format!("{file} can be read by others: {:o}", facts.permissions().mode() & 0o777));
        }
    }
    Ok(Row::of(toll))
}

/// Point 16: a page of another server under a name that leads to this machine. Once the host has said which names are the
/// house's, others are refused.
pub async fn rebinding(siege: &Siege) -> Result<Row, String> {
    let folder = siege.folder.join("rebinding");
    let Ok(house) = field::start_with(siege, &folder, &["--allow-host", OWN]) else {
        let mut toll = Toll::said("the server does not start");
        toll.fault("not there: `karst serve --allow-host NAME`");
        return Ok(Row::of(toll));
    };
    let mut toll = Toll::default();
    for (host, is_fine) in
        [(OWN, true), (FOREIGN, false), ("evil.example:4055", false), ("caves.example.evil.example", false)]
    {
        for path in ["/api/me", "/", "/api/tables"] {
            let mut line = Line::new(house.address(), ATTACKER);
            line.host = Some(host.to_owned());
            let reply = line.get(path).await?;
            if is_fine != (reply.status < 400) {
                toll.fault(format!("{path} under the name {host}: {}", reply.status));
            }
        }
    }
    toll.said = format!("{OWN} is let in, others are not");
    Ok(Row::of(toll))
}
