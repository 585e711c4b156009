//! People who play against bots, come back when the server was away, and insist on what they were told.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use kernel::Seat;
use protocol::{Code, Story, ToClient};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::ledger::Ledger;
use crate::wire::{self, Gone, Socket};

/// How long a person waits before they knock again.
const KNOCK_AGAIN: Duration = Duration::from_millis(20);
/// A person's pace: the server allows twenty messages a second.
const PACE: Duration = Duration::from_millis(60);

pub struct Crew {
    people: Vec<Arc<Watch>>,
    tasks: Vec<JoinHandle<()>>,
}

/// What is seen of a person from outside.
#[derive(Default)]
pub struct Watch(Mutex<Seen>);

#[derive(Default)]
struct Seen {
    last_move: Option<Instant>,
    /// Refusals for want of a disk.
    n_unavailable: u64,
    /// Something that must not happen.
    broken: Option<String>,
}

/// A person, and all they know of their table.
struct Person {
    watch: Arc<Watch>,
    ledger: Arc<Ledger>,
    /// Where servers are; without sticky sessions any of them will do.
    addresses: Vec<SocketAddr>,
    chooser: u64,
    cookie: String,
    table: String,
    version: u64,
    asked: Vec<Seat>,
    legal: Vec<Value>,
    story: Vec<Story>,
    is_over: bool,
    n_said: u64,
    /// What was said and not answered when the connection broke; it is said again, word for word.
    unanswered: Option<(String, Value)>,
}

impl Crew {
    /// So many people, each at a table of their own.
    pub fn gather(addresses: Vec<SocketAddr>, n_people: usize, ledger: Arc<Ledger>) -> Crew {
        let mut crew = Crew { people: Vec::new(), tasks: Vec::new() };
        for n in 0..n_people {
            let watch = Arc::new(Watch::default());
            let person = Person::new(watch.clone(), ledger.clone(), addresses.clone(), n as u64);
            crew.people.push(watch);
            crew.tasks.push(tokio::spawn(person.live()));
        }
        crew
    }

    /// Waits until everybody has moved since `from`; how long the slowest took.
    pub async fn all_moved_since(&self, from: Instant, patience: Duration) -> Result<Duration, String> {
        loop {
            let mut slowest = Some(Duration::ZERO);
            for person in &self.people {
                let seen = person.0.lock().expect("nobody panics with it");
                if let Some(why) = &seen.broken {
                    return Err(why.clone());
                }
                let took = seen.last_move.and_then(|moved| moved.checked_duration_since(from));
                slowest = slowest.zip(took).map(|(slowest, took)| slowest.max(took));
            }
            match slowest {
                Some(took) => return Ok(took),
                None if from.elapsed() > patience => {
                    return Err(format!("not everybody has moved again within {:.0} s", patience.as_secs_f64()));
                }
                None => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        }
    }

    /// How often somebody was told that nothing can be written now.
    pub fn n_unavailable(&self) -> u64 {
        self.people.iter().map(|person| person.0.lock().expect("nobody panics with it").n_unavailable).sum()
    }

    pub fn dismiss(self) {
        for task in self.tasks {
            task.abort();
        }
    }
}

impl Person {
    fn new(watch: Arc<Watch>, ledger: Arc<Ledger>, addresses: Vec<SocketAddr>, chooser: u64) -> Person {
        Person {
            watch,
            ledger,
            addresses,
            chooser,
            cookie: String::new(),
            table: String::new(),
            version: 0,
            asked: Vec::new(),
            legal: Vec::new(),
            story: Vec::new(),
            is_over: false,
            n_said: 0,
            unanswered: None,
        }
    }

    /// Plays, table after table, whatever happens to the server.
    async fn live(mut self) {
        loop {
            // Whoever is gone is tried again, here or at another node.
            let Err(Gone) = self.visit().await;
            tokio::time::sleep(KNOCK_AGAIN).await;
        }
    }

    /// Plays until the connection breaks.
    async fn visit(&mut self) -> Result<std::convert::Infallible, Gone> {
        let pick = self.dice() as usize % self.addresses.len();
        let address = self.addresses[pick];
        if self.cookie.is_empty() {
            self.cookie = wire::cookie(address).await?;
        }
        loop {
            if self.table.is_empty() || self.is_over {
                let table = wire::open_table(address, &self.cookie).await?;
                (self.table, self.version, self.is_over, self.unanswered) = (table, 0, false, None);
                self.story.clear();
            }
            let mut socket = Socket::open(address, &self.cookie, &self.table, self.version).await?;
            self.asked.clear();
            while !self.is_over {
                match self.unanswered.clone() {
                    Some((id, message)) => {
                        socket.say(&message).await?;
                        self.hear_answer(&mut socket, &id).await?;
                        tokio::time::sleep(PACE).await;
                    }
                    None if self.asked.contains(&Seat::new(0)) => self.decide(),
                    None => {
                        let message = socket.receive().await?;
                        self.take(message)?;
                    }
                }
            }
        }
    }

    /// Picks an action; saying it is another matter.
    fn decide(&mut self) {
        let pick = self.dice() as usize % self.legal.len();
        let action = self.legal[pick].clone();
        self.n_said += 1;
        let id = format!("m{}", self.n_said);
        let version = self.version;
        let message = json!({ "type": "act", "id": id, "seat": Seat::new(0), "version": version, "action": action });
        self.unanswered = Some((id, message));
    }

    async fn hear_answer(&mut self, socket: &mut Socket, id: &str) -> Result<(), Gone> {
        loop {
            match socket.receive().await? {
                ToClient::Done { id: done, version } if done == id => {
                    self.ledger.acknowledge(&self.table, id, version);
                    self.unanswered = None;
                    self.watch.0.lock().expect("nobody panics with it").last_move = Some(Instant::now());
                    return self.reach(socket, version).await;
                }
                ToClient::Refused { id: refused, refusal } if refused.as_deref() == Some(id) => {
                    match refusal.code {
                        // Polite, and nothing was changed: it is said again.
                        Code::Unavailable => self.note_unavailable(),
                        Code::TooMany => {}
                        // Only after a repeat that never arrived can the table have moved on: a bot cannot act before us.
                        other => self.broken(format!("{id} at table {} was refused: {other:?}", self.table)),
                    }
                    return Ok(());
                }
                message => self.take(message)?,
            }
        }
    }

    async fn reach(&mut self, socket: &mut Socket, version: u64) -> Result<(), Gone> {
        while self.version < version {
            let message = socket.receive().await?;
            self.take(message)?;
        }
        Ok(())
    }

    /// Keeps what is told; a server that has forgotten what it told before is broken.
    fn take(&mut self, message: ToClient) -> Result<(), Gone> {
        match message {
            ToClient::Game { version, asked, vantages, story, keep, outcome, .. } => {
                let keep = keep as usize;
                if version < self.version {
                    self.broken(format!("table {} fell from version {} to {version}", self.table, self.version));
                }
                // What is told again must be what was told before.
                let known = self.story.get(keep..).unwrap_or_default();
                if keep > self.story.len() || !story.starts_with(known) {
                    self.broken(format!("table {} tells its story otherwise than before", self.table));
                }
                self.story.truncate(keep);
                self.story.extend(story);
                (self.version, self.asked) = (version, asked);
                self.legal = vantages.into_iter().next().map(|vantage| vantage.legal).unwrap_or_default();
                self.is_over = outcome.is_some();
                Ok(())
            }
            ToClient::Bye { refusal } => {
                if refusal.code == Code::Unavailable {
                    self.note_unavailable();
                }
                Err(Gone)
            }
            _ => Ok(()),
        }
    }

    fn note_unavailable(&self) {
        self.watch.0.lock().expect("nobody panics with it").n_unavailable += 1;
    }

    fn broken(&self, why: String) {
        self.watch.0.lock().expect("nobody panics with it").broken.get_or_insert(why);
    }

    fn dice(&mut self) -> u64 {
        self.chooser = self.chooser.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.chooser >> 33
    }
}
