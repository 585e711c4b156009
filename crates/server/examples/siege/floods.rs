//! One person who does one thing very often: points 4, 7 and 11.

use protocol::{GameCard, SetupChoice, SetupForm};
use serde_json::{Value, json};

use crate::Siege;
use crate::field::{Field, Toll};
use crate::flood::{Count, Rate};
use crate::game;
use crate::line::{Line, Reply};
use crate::report::Row;

/// Where attackers come from, when they come from one place.
pub const ATTACKER: &str = "203.0.113.66";
/// A letter that becomes eighteen when names are made comparable.
const LONG_LETTER: &str = "\u{fdfa}";
/// The most that one guest may leave with the server as records, in MiB.
const MOST_UPLOADED_MIB: f64 = 64.0;

/// Point 4: tries to sign in, each with another name of 60 KB that grows elevenfold when it is made comparable; twelve from
/// each of many networks. Four hands, forty tries a second in all (a hundred and twenty in small).
pub async fn names(siege: &Siege) -> Result<Row, String> {
    let field = Field::lay(siege, "names").await?;
    let (address, long) = (field.address, LONG_LETTER.repeat(20_000));
    let rate = siege.scale.of(Rate::new(60, 30.0, 2), Rate::new(300, 10.0, 60));
    let hand = async |hand: usize| {
        rate.flood(async |n| {
            let n = hand * rate.times + n;
            let mut line = Line::new(address, format!("2001:db8:{:x}::1", 0x1000 + n / 12));
            line.post("/api/session", &json!({ "name": format!("{n} {long}"), "password": "not the one" })).await
        })
        .await
    };
    let attack = async {
        let hands = tokio::join!(hand(0), hand(1), hand(2), hand(3));
        let mut count = Count::default();
        [hands.0, hands.1, hands.2, hands.3].iter().for_each(|hand| count.add(hand));
        let mut toll = Toll::said(count.told("tries"));
        if count.n_ok > 0 {
            toll.fault("somebody was signed in under a name that is nobody's");
        }
        Ok(toll)
    };
    field.under(siege, attack).await
}

/// Point 7: a new guest from one address, twenty-five times a second (sixty in small).
pub async fn guests(siege: &Siege) -> Result<Row, String> {
    let field = Field::lay(siege, "guests").await?;
    let mut line = Line::new(field.address, ATTACKER);
    let rate = siege.scale.of(Rate::new(90, 60.0, 3), Rate::new(500, 25.0, 40));
    let attack = async {
        let mut toll = Toll::default();
        let count = rate
            .flood(async |_| {
                line.cookie.clear();
                let reply = line.get("/api/me").await?;
                if reply.is_ok() && !line.cookie.is_empty() {
                    toll.keep("a guest", &line, "/api/me".to_owned(), reply.word("id")?);
                }
                Ok(reply)
            })
            .await;
        toll.said = count.told("guests");
        expect_an_end(siege, &mut toll, &count, "guests from one address");
        Ok(toll)
    };
    field.under(siege, attack).await
}

/// Point 7: one guest uploads the longest records that are taken, three a second.
pub async fn uploads(siege: &Siege) -> Result<Row, String> {
    let field = Field::lay(siege, "uploads").await?;
    let mut line = Line::guest(field.address, ATTACKER).await?;
    let record = game::long(siege.scale.of(4_000, 17_500)).record;
    let rate = siege.scale.of(Rate::new(6, 4.0, 3), Rate::new(260, 3.0, 120));
    let attack = async {
        let mut toll = Toll::default();
        let count = rate
            .flood(async |_| {
                let reply = line.upload(&record).await?;
                if reply.is_ok() {
                    let id = reply.word("id")?;
                    toll.keep("a record", &line, format!("/api/records/{id}"), "karst 1");
                }
                Ok(reply)
            })
            .await;
        let mib = (count.n_ok * record.len()) as f64 / f64::from(1 << 20);
        toll.said = format!("{}, {mib:.0} MiB kept for one guest", count.told("uploads"));
        if mib > MOST_UPLOADED_MIB {
            toll.fault(format!("one guest has left {mib:.0} MiB, the bar is {MOST_UPLOADED_MIB:.0}"));
        }
        Ok(toll)
    };
    field.under(siege, attack).await
}

/// Point 7: one guest opens tables with a bot, twenty a second.
pub async fn tables(siege: &Siege) -> Result<Row, String> {
    let field = Field::lay(siege, "tables").await?;
    let mut line = Line::guest(field.address, ATTACKER).await?;
    let rate = siege.scale.of(Rate::new(40, 30.0, 3), Rate::new(1500, 20.0, 100));
    let attack = async {
        let mut toll = Toll::default();
        let count = rate
            .flood(async |n| {
                // Some begin at once, some wait for others.
                let second =
                    if n % 2 == 0 { json!({ "who": "open" }) } else { json!({ "who": "bot", "bot": "steady" }) };
                let reply = line.open(json!([{ "who": "me" }, second]), json!({})).await?;
                if reply.is_ok() {
                    let id = reply.word("id")?;
                    toll.keep("a table", &line, format!("/api/tables/{id}"), id);
                }
                Ok(reply)
            })
            .await;
        toll.said = count.told("tables");
        expect_an_end(siege, &mut toll, &count, "tables of one guest");
        Ok(toll)
    };
    field.under(siege, attack).await
}

/// Asks for the forms of setups, of every preset of every game and with every choice in turn: whatever is barred is found by
/// beginning a game. Four hands, each from a network of its own, sixty a
/// second each.
pub async fn setups(siege: &Siege) -> Result<Row, String> {
    let field = Field::lay(siege, "setups").await?;
    let address = field.address;
    let asked = forms(&mut Line::guest(address, ATTACKER).await?).await?;
    let rate = siege.scale.of(Rate::new(60, 60.0, 2), Rate::new(600, 60.0, 60));
    let hand = async |hand: usize| {
        let mut line = Line::new(address, format!("2001:db8:{:x}::1", 0x3000 + hand));
        rate.flood(async |n| {
            let (path, form) = &asked[(n + hand * 7) % asked.len()];
            line.post(path, form).await
        })
        .await
    };
    let attack = async {
        let hands = tokio::join!(hand(0), hand(1), hand(2), hand(3));
        let mut count = Count::default();
        [hands.0, hands.1, hands.2, hands.3].iter().for_each(|hand| count.add(hand));
        let mut toll = Toll::said(count.told("forms"));
        if count.n_failed > 0 {
            toll.fault(format!("{} were not answered", count.n_failed));
        }
        Ok(toll)
    };
    field.under(siege, attack).await
}

/// What may be asked about setups: each with every choice that its form offers.
async fn forms(line: &mut Line) -> Result<Vec<(String, Value)>, String> {
    let games: Vec<GameCard> = line.get("/api/games").await?.ok()?.read()?;
    let mut forms = Vec::new();
    for game in games {
        let path = format!("/api/games/{}/setup", game.id);
        for setup in game.presets.iter().flat_map(|preset| &preset.setups).map(|preset| &preset.setup) {
            let form: SetupForm = line.post(&path, &json!({ "setup": setup })).await?.ok()?.read()?;
            for group in form.groups {
                let choose = |choice: SetupChoice| json!({ "group": group.id, "id": choice.id });
                let asked = group.choices.into_iter().map(|choice| json!({ "setup": setup, "choose": choose(choice) }));
                forms.extend(asked.map(|asked| (path.clone(), asked)));
            }
        }
    }
    if forms.is_empty() { Err("no game offers a choice".to_owned()) } else { Ok(forms) }
}

/// In full, whatever one person may do without end is refused in the end; below the rate at which every request is refused.
fn expect_an_end(siege: &Siege, toll: &mut Toll, count: &Count, what: &str) {
    if siege.scale.of(false, true) && count.n_too_many == 0 {
        toll.fault(format!("{} {what}, and none was one too many", count.n_ok));
    }
}

/// Point 11: wrong passwords for a name, three from each of many networks, ten a second. Its owner signs in all the same, from
/// where they did so before.
pub async fn passwords(siege: &Siege) -> Result<Row, String> {
    const HOME: &str = "198.51.100.11";
    let field = Field::lay(siege, "passwords").await?;
    let (address, credentials) = (field.address, json!({ "name": "Anna Bell", "password": "a lantern in the deep" }));
    let mut owner = Line::guest(address, HOME).await?;
    owner.post("/api/account", &credentials).await?.ok()?;
    let mut again = Line::new(address, HOME);
    again.post("/api/session", &credentials).await?.ok()?;
    let rate = siege.scale.of(Rate::new(16, 12.0, 4), Rate::new(120, 10.0, 40));
    let attack = async {
        let wrong = json!({ "name": "Anna Bell", "password": "not the one at all" });
        let count = rate
            .flood(async |n| {
                let mut line = Line::new(address, format!("2001:db8:{:x}::1", 0x2000 + n / 3));
                line.post("/api/session", &wrong).await
            })
            .await;
        let mut toll = Toll::said(count.told("wrong passwords"));
        if count.n_ok > 0 {
            toll.fault("a wrong password was taken");
        }
        for line in [&mut Line::new(address, HOME), &mut again] {
            let reply = line.post("/api/session", &credentials).await?;
            match reply.is_ok() {
                true => toll.keep("a session", line, "/api/me".to_owned(), "Anna Bell"),
                false => toll.fault(format!("the owner cannot sign in at home: {} {}", reply.status, reply.code())),
            }
        }
        Ok(toll)
    };
    field.under(siege, attack).await
}

/// The id in an answer.
pub fn id_of(reply: Reply) -> Result<String, String> {
    reply.ok()?.word("id")
}
