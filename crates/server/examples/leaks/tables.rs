//! Opens tables of a real server over HTTP, has games laid on them and hears what those at them are sent.

use kernel::Seat;
use protocol::{NewSeat, TableInfo};
use serde_json::json;
use sqlx::AnyConnection;

use crate::client::Client;
use crate::house::House;
use crate::http::{Person, new_table};
use crate::laying::{self, Layer, Layout};
use crate::pair::{Pair, World};

/// The same people sit at both tables of a pair, so that names are no difference.
pub struct Company {
    people: Vec<Person>,
    nobody: Person,
    layer: Layer,
    /// To read logs.
    db: AnyConnection,
}

/// Everything that was sent to the eyes and to a spectator, in order, as text.
pub type Sent = Vec<String>;

impl Company {
    pub async fn gather(house: &House, layer: Layer) -> Company {
        let mut people = Vec::new();
        for _ in 0..Seat::MAX {
            people.push(Person::new(house).await);
        }
        let nobody = Person { cookie: String::new(), ..people[0].clone() };
        Company { people, nobody, layer, db: laying::open(house).await }
    }

    /// What is sent in one of the two worlds. What is the server's own is made equal: the table's id, when it was
    /// opened, and the commitment to the dice.
    pub async fn sent(&mut self, game: &str, pair: &Pair, world: &World) -> Result<Sent, String> {
        let table = self.lay(game, pair, world).await;
        let mut sent = Vec::new();
        let (seat, eyes) = match pair.eyes {
            Some(seat) => (seat.to_string(), self.people[seat.index()].clone()),
            None => ("public".to_owned(), self.nobody.clone()),
        };
        for (person, seat) in [(&eyes, seat.as_str()), (&self.nobody, "public")] {
            let from = world.lines.len().saturating_sub(40);
            for path in
                ["", &format!("/replay?seat={seat}"), &format!("/moments?seat={seat}&from={from}"), "/record", "/dice"]
            {
                let reply = person.get(&format!("/api/tables/{}{path}", table.id)).await;
                sent.push(format!("{path}: {} {}", reply.status, reply.body));
            }
        }
        let mut seeing = Client::new(&eyes, &table.id).await;
        seeing.reach(world.lines.len() as u64).await;
        let mut spectator = Client::new(&self.nobody, &table.id).await;
        spectator.reach(world.lines.len() as u64).await;
        if let Some(seat) = pair.actor {
            let act = json!({
                "type": "act", "id": "live", "seat": seat, "version": world.lines.len(), "action": world.action
            });
            if Some(seat) == pair.eyes {
                seeing.say(act).await;
                seeing.answer_to("live").await;
            } else {
                let mut actor = Client::new(&self.people[seat.index()], &table.id).await;
                actor.reach(world.lines.len() as u64).await;
                actor.say(act).await;
                actor.answer_to("live").await;
            }
            let n_lines = (world.lines.len() + world.gained.len()) as u64;
            seeing.reach(n_lines).await;
            spectator.reach(n_lines).await;
        }
        self.log_is(&table.id, world).await?;
        // Leaving is heard at some time after it; what is sent up to the new version is compared.
        for client in [seeing, spectator] {
            sent.extend(until_news(client.heard, (world.lines.len() + world.gained.len()) as u64));
        }
        Ok(sent.into_iter().map(|text| ours(&text, &table)).collect())
    }

    async fn lay(&mut self, game: &str, pair: &Pair, world: &World) -> TableInfo {
        let mut seats = vec![NewSeat::Open; pair.n_seats];
        seats[0] = NewSeat::Me { name: None, entropy: None };
        let mut new = new_table(seats);
        // With a seat open the game does not begin: nobody has the table in mind yet.
        (new.game, new.setup) = (game.to_owned(), pair.setup.clone());
        let mut table: TableInfo = self.people[0].post("/api/tables", &new).await.ok();
        let people = self.people.iter().take(pair.n_seats).map(|person| person.id.clone()).collect();
        let (secret, lines) = (world.secret.clone(), world.lines.clone());
        self.layer.lay(Layout { table: table.id.clone(), secret, asked: pair.asked.clone(), people, lines }).await;
        let secret: protocol::Secret = world.secret.parse().expect("it was written so");
        table.commitment = secret.commitment().to_string();
        table
    }

    /// The log is what the pair was made for; otherwise nothing is shown by it.
    async fn log_is(&mut self, table: &str, world: &World) -> Result<(), String> {
        let sql = "SELECT line FROM steps WHERE table_id = $1 ORDER BY seq";
        let rows = sqlx::query_as::<_, (String,)>(sql).bind(table).fetch_all(&mut self.db).await;
        let lines: Vec<_> = rows.map_err(|error| error.to_string())?.into_iter().map(|(line,)| line).collect();
        if lines.iter().eq(world.lines.iter().chain(&world.gained)) {
            return Ok(());
        }
        Err(format!("the game went otherwise than it was to: {lines:?} instead of {:?}", world.gained))
    }
}

/// All messages up to the one that shows this version.
fn until_news(heard: Vec<String>, version: u64) -> Vec<String> {
    let shows = |text: &String| text.starts_with(&format!("{{\"type\":\"game\",\"version\":{version},"));
    let end = heard.iter().position(shows).map_or(heard.len(), |at| at + 1);
    heard.into_iter().take(end).collect()
}

/// The same text without what is this table's alone.
fn ours(text: &str, table: &TableInfo) -> String {
    text.replace(&table.id, "(table)")
        .replace(&table.commitment, "(commitment)")
        .replace(&format!("\"opened_ms\":{}", table.opened_ms), "\"opened_ms\":0")
}
