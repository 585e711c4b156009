//! Everything that the lobby writes, done by people who remember what they were told is done.

use std::net::SocketAddr;
use std::time::Duration;

use protocol::ToClient;
use serde_json::json;

use crate::floods::id_of;
use crate::kept::Kept;
use crate::line::{Line, Reply};
use crate::table::Socket;

/// How long anybody waits for an answer while the disk may be full.
const PATIENCE: Duration = Duration::from_secs(10);
/// Moves in a row.
const N_MOVES: usize = 5;

/// The people of one round, who came while there was room.
pub struct Party {
    anna: Line,
    bert: Line,
    bert_id: String,
    /// Guests who will each do one thing that can be done once.
    spare: Vec<Line>,
    /// A table of Anna's in all chairs.
    running: String,
    record: String,
    n_deeds: usize,
}

/// What was acknowledged, and what was refused.
#[derive(Default)]
pub struct Ledger {
    pub kept: Vec<Kept>,
    pub n_refused: usize,
    pub n_silent: usize,
}

impl Party {
    /// Comes in, from networks that are this round's own.
    pub async fn gather(address: SocketAddr, round: usize, record: &str) -> Result<Party, String> {
        let origin = |n: usize| format!("2001:db8:{:x}:{n:x}00::1", 0x4000 + round);
        let mut people = Vec::new();
        for n in 0..10 {
            let mut line = Line::guest(address, origin(n)).await?;
            line.patience = PATIENCE;
            people.push(line);
        }
        let spare = people.split_off(2);
        let (mut bert, mut anna) = (people.remove(1), people.remove(0));
        anna.post("/api/account", &json!({ "name": format!("Anna {round}"), "password": "a lantern" })).await?.ok()?;
        let bert_id = bert.get("/api/me").await?.ok()?.word("id")?;
        let running = id_of(anna.open(json!([{ "who": "me" }, { "who": "me" }]), json!({})).await?)?;
        Ok(Party { anna, bert, bert_id, spare, running, record: record.to_owned(), n_deeds: 0 })
    }

    /// Does everything once, whatever becomes of it.
    pub async fn do_everything(&mut self, ledger: &mut Ledger) {
        self.n_deeds += 1;
        let tag = format!("{}-{}", self.bert_id, self.n_deeds);
        let opened = self.anna.open(json!([{ "who": "me" }, { "who": "open" }]), json!({})).await;
        if let Some(id) = ledger.note("a table", &self.anna, &opened, |id| (format!("/api/tables/{id}"), id.to_owned()))
        {
            let sat = self.bert.sit(&id, 1).await;
            let (path, bert) = (format!("/api/tables/{id}"), self.bert_id.clone());
            ledger.note("a seat", &self.bert, &sat, |_| (path, bert));
            // Where the game has begun its first lines are there too.
            let path = format!("/api/tables/{id}/replay?seat=public");
            ledger.note("a deal", &self.bert, &sat, |_| (path, "\"broken\":null".to_owned()));
            self.chat(&id, &tag, ledger).await;
        }
        if let Some(mut guest) = self.spare.pop() {
            let name = format!("Dora {}", &tag[tag.len().saturating_sub(12)..]);
            let renamed = guest.send("PUT", "/api/me", &json!({ "name": name })).await;
            ledger.note("a name", &guest, &renamed, |_| ("/api/me".to_owned(), name.clone()));
        }
        let token =
            self.anna.post("/api/tokens", &json!({ "name": format!("t{}", self.n_deeds), "scopes": ["read"] })).await;
        let token_id = token
            .as_ref()
            .ok()
            .and_then(|reply| Some(reply.read::<serde_json::Value>().ok()?["token"]["id"].as_str()?.to_owned()));
        ledger.note("a token", &self.anna, &token, |_| ("/api/tokens".to_owned(), token_id.unwrap_or_default()));
        if let Some(mut guest) = self.spare.pop() {
            let name = format!("Emil {}", &tag[tag.len().saturating_sub(12)..]);
            let claimed = guest.post("/api/account", &json!({ "name": name, "password": "a lantern" })).await;
            ledger.note("an account", &guest, &claimed, |_| ("/api/me".to_owned(), "\"account\":true".to_owned()));
        }
        self.upload(ledger).await;
        self.move_on(ledger).await;
    }

    /// Uploads records until the disk takes no more, so often at most: databases have some room of their own that is filled
    /// first.
    pub async fn press_on(&mut self, ledger: &mut Ledger, most: usize) {
        for _ in 0..most {
            let before = ledger.n_refused + ledger.n_silent;
            self.upload(ledger).await;
            if ledger.n_refused + ledger.n_silent > before {
                return;
            }
        }
    }

    async fn upload(&mut self, ledger: &mut Ledger) {
        let uploaded = self.anna.upload(&self.record).await;
        ledger.note("a record", &self.anna, &uploaded, |id| (format!("/api/records/{id}"), "karst 1".to_owned()));
    }

    /// Says something at a table.
    async fn chat(&mut self, table: &str, words: &str, ledger: &mut Ledger) {
        let said = async {
            let mut socket = Socket::open(self.bert.address, &self.bert.cookie, table, 0).await.ok()?;
            socket.say(&json!({ "type": "chat", "id": words, "words": words })).await.ok()?;
            loop {
                match socket.receive().await.ok()? {
                    ToClient::Heard { id } if id == words => return Some(true),
                    ToClient::Refused { .. } | ToClient::Bye { .. } => return Some(false),
                    _ => {}
                }
            }
        };
        match tokio::time::timeout(PATIENCE, said).await.ok().flatten() {
            Some(true) => ledger.keep("words", &self.bert, "/api/account/export".to_owned(), words.to_owned()),
            Some(false) => ledger.n_refused += 1,
            None => ledger.n_silent += 1,
        }
    }

    /// Some moves at the table that runs: the last version that was told has to be there.
    async fn move_on(&mut self, ledger: &mut Ledger) {
        let mut done = None;
        let (anna, table) = (&self.anna, &self.running);
        let moving = async {
            let mut socket = Socket::open(anna.address, &anna.cookie, table, 0).await.ok()?;
            let mut n_said = 0;
            while n_said < N_MOVES {
                match socket.receive().await.ok()? {
                    ToClient::Game { version, asked, vantages, .. } => {
                        // What is told again after a refusal is where it stands.
                        let seat = *asked.first()?;
                        let vantage = vantages.iter().find(|vantage| vantage.seat == Some(seat))?;
                        let action = vantage.legal.get(n_said % vantage.legal.len().max(1))?;
                        let id = format!("{}-{n_said}", self.n_deeds);
                        let act =
                            json!({ "type": "act", "id": id, "seat": seat, "version": version, "action": action });
                        socket.say(&act).await.ok()?;
                        n_said += 1;
                    }
                    ToClient::Done { version, .. } => done = Some(version),
                    ToClient::Refused { .. } | ToClient::Bye { .. } => return Some(false),
                    _ => {}
                }
            }
            // The answer to the last one.
            loop {
                match socket.receive().await.ok()? {
                    ToClient::Done { version, .. } => {
                        done = Some(version);
                        return Some(true);
                    }
                    ToClient::Refused { .. } | ToClient::Bye { .. } => return Some(false),
                    _ => {}
                }
            }
        };
        match tokio::time::timeout(PATIENCE, moving).await.ok().flatten() {
            Some(true) => {}
            Some(false) => ledger.n_refused += 1,
            None => ledger.n_silent += 1,
        }
        if let Some(version) = done {
            ledger.kept.push(Kept::moves(&self.anna, &self.running, version));
        }
    }
}

impl Ledger {
    /// Writes down what became of a request; the id in the answer, when it was done.
    fn note(
        &mut self,
        what: &'static str,
        by: &Line,
        reply: &Result<Reply, String>,
        place: impl FnOnce(&str) -> (String, String),
    ) -> Option<String> {
        match reply {
            Ok(reply) if reply.is_ok() => {
                let id = reply.word("id").unwrap_or_default();
                let (path, has) = place(&id);
                self.keep(what, by, path, has);
                return Some(id);
            }
            Ok(_) => self.n_refused += 1,
            Err(_) => self.n_silent += 1,
        }
        None
    }

    fn keep(&mut self, what: &'static str, by: &Line, path: String, has: String) {
        self.kept.push(Kept::new(what, by, path, has));
    }
}
