//! A house with very many tables and guests: point 8.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::Siege;
use crate::delays::Delays;
use crate::field::{Field, Toll};
use crate::fill::{self, Crowd};
use crate::flood::{Count, Rate};
use crate::floods::ATTACKER;
use crate::line::Line;
use crate::report::Row;

/// What the host of a large place was promised, in milliseconds (p95): home's lists, and a move beside floods of them.
const HOME_MS: f64 = 100.0;
const MOVE_MS: f64 = 20.0;

/// Somebody who looks at home does so that often.
const LOOKS: Duration = Duration::from_millis(250);

/// The database with very many, filled once for both attacks.
async fn filled(siege: &Siege) -> Result<PathBuf, String> {
    let folder = siege.folder.join("crowd");
    if folder.exists() {
        return Ok(folder);
    }
    let crowd = siege.scale.of(Crowd { guests: 20_000, tables: 20_000 }, Crowd { guests: 1_000_000, tables: 300_000 });
    let begun = Instant::now();
    fill::fill(siege, &folder, crowd).await?;
    let took = begun.elapsed().as_secs_f64();
    println!("{:<11} {} guests and {} tables laid in {took:.1} s", "", crowd.guests, crowd.tables);
    Ok(folder)
}

/// Point 8: home's lists, with and without a search, by four hands from two addresses, forty a second in all; somebody else
/// looks at home four times a second, quiet first.
pub async fn lists(siege: &Siege) -> Result<Row, String> {
    let folder = filled(siege).await?;
    let field = Field::on(siege, folder).await?;
    let address = field.address;
    let mut looker = at_home(address, 3);
    let quiet = look_at_home(&mut looker, siege.least() / 2).await?;
    let rate = siege.scale.of(Rate::new(15, 10.0, 3), Rate::new(150, 10.0, 60));
    let attack = async {
        let during = async {
            let time = siege.scale.of(Duration::from_millis(1500), Duration::from_secs(15));
            look_at_home(&mut looker, time).await
        };
        let (count, during) = tokio::join!(flood_lists(address, rate), during);
        let during = during?;
        let mut toll = Toll::said(format!("{}; home p50 / p95: {quiet} ms, then {during} ms", count.told("lists")));
        judge_home(siege, &mut toll, &during);
        Ok(toll)
    };
    field.under(siege, attack).await
}

/// Point 8: guests have themselves forgotten, ten a second from ten networks, beside the floods of lists.
pub async fn forget(siege: &Siege) -> Result<Row, String> {
    let folder = filled(siege).await?;
    let field = Field::on(siege, folder).await?;
    let address = field.address;
    let rate = siege.scale.of(Rate::new(15, 10.0, 3), Rate::new(150, 10.0, 60));
    let mut looker = at_home(address, 500);
    let attack = async {
        let forgets = rate.flood(async |n| {
            let mut line = Line::new(address, format!("203.0.113.{}", 120 + n % 10));
            line.cookie = fill::cookie(10 + n);
            line.post("/api/account/delete", &json!({ "by": "word", "word": "delete" })).await
        });
        let time = siege.scale.of(Duration::from_millis(1500), Duration::from_secs(15));
        let (forgets, lists, during) =
            tokio::join!(forgets, flood_lists(address, rate), look_at_home(&mut looker, time));
        let during = during?;
        let told = (forgets.told("farewells"), lists.told("lists"));
        let mut toll = Toll::said(format!("{}; {}; home p50 / p95 {during} ms", told.0, told.1));
        judge_home(siege, &mut toll, &during);
        if forgets.n_failed > 0 {
            toll.fault(format!("{} farewells failed", forgets.n_failed));
        }
        Ok(toll)
    };
    let mut row = field.under(siege, attack).await?;
    if siege.scale.of(false, true) && row.during.p95() > MOVE_MS {
        let p95 = row.during.p95();
        row.faults.push(format!("a move beside the floods took {p95:.1} ms (p95), the promise is {MOVE_MS:.0}"));
    }
    Ok(row)
}

/// Somebody of the many guests.
fn at_home(address: std::net::SocketAddr, guest: usize) -> Line {
    let mut line = Line::new(address, "198.51.100.20");
    line.cookie = fill::cookie(guest);
    line
}

/// The lists of home again and again: one in four without a search, the others for a game, a name, and nothing there is.
async fn flood_lists(address: std::net::SocketAddr, rate: Rate) -> Count {
    let hand = async |hand: usize| {
        let mut line = Line::new(address, if hand < 2 { ATTACKER } else { "203.0.113.67" });
        line.cookie = fill::cookie(5 + hand);
        let path =
            ["/api/tables", "/api/tables?q=troll", "/api/tables?q=Guest%20777", "/api/tables?q=nobody%20at%20all"];
        rate.flood(async |n| line.get(path[(n + hand) % 4]).await).await
    };
    let hands = tokio::join!(hand(0), hand(1), hand(2), hand(3));
    let mut count = Count::default();
    [hands.0, hands.1, hands.2, hands.3].iter().for_each(|hand| count.add(hand));
    count
}

/// How long home's lists take somebody who looks at them again and again, for so long.
async fn look_at_home(line: &mut Line, time: Duration) -> Result<Delays, String> {
    let (mut delays, begun) = (Delays::default(), Instant::now());
    while begun.elapsed() < time {
        let asked = Instant::now();
        line.get("/api/tables").await?.ok()?;
        delays.add_paced(asked.elapsed(), LOOKS);
        tokio::time::sleep(LOOKS.saturating_sub(asked.elapsed())).await;
    }
    Ok(delays)
}

fn judge_home(siege: &Siege, toll: &mut Toll, during: &Delays) {
    let bar = siege.bar_ms(HOME_MS);
    if during.p95() > bar {
        toll.fault(format!("home's lists took {:.0} ms (p95), the bar is {bar:.0}", during.p95()));
    }
}
