//! The socket of a table: everything that arrives is read, limited and passed to the table; everything the table
//! says is passed on. The socket knows nothing of games.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::Response;
use catalog::Why;
use protocol::{Code, FromClient, Scope, ToClient};
use serde::Deserialize;
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};
use words::Language;

use crate::api::TablePath;
use crate::auth::Asker;
use crate::connections::Held;
use crate::error::Error;
use crate::hall::{Hall, SharedHall, stopped};
use crate::language::Reads;
use crate::limits::Bucket;
use crate::people::leases::Lease;
use crate::people::scopes;
use crate::proxies::Client;
use crate::quotas::Doing;
use crate::store::{Apart, User};
use crate::table::{Mail, Mailbox, OnlookerId, Outgoing};
use crate::wire::{Upgrade, Wire};
use crate::{measure, say};

/// How often a quiet socket is asked whether it is there, and after how many unanswered times it is gone.
const HEARTBEAT: Duration = Duration::from_secs(20);
const MISSED_BEATS: u32 = 3;
/// After so many beats a socket looks on disk whether its session still lasts: others may write there too.
const BEATS_PER_LOOK: u32 = 3;
/// How long a client may take to receive a message, or to say goodbye.
const SEND_WITHIN: Duration = Duration::from_secs(10);
const PART_WITHIN: Duration = Duration::from_secs(1);
/// Up to so many times its limit a message is read whole, so that it can be refused in words.
const READ_FACTOR: usize = 4;
/// The id of a message that came too soon is looked for in one so long at most.
const SHORT: usize = 4 * 1024;

/// A longer id is not told back.
const LONGEST_ID: usize = 64;

/// Where a client left off.
#[derive(Deserialize)]
pub struct Since {
    /// The version it has; nothing yet when left out.
    #[serde(default)]
    since: u64,
}

/// Opens the socket of a table. Messages are those of `FromClient` and `ToClient`: first `table`, then `game` with
/// all that happened since the version the client has.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "tables",
    params(("id" = String, Path, description = "The table"), ("since" = Option<u64>, Query, description = "The version the client has")),
    responses((status = 101, description = "A WebSocket with JSON messages"), (status = "4XX", body = protocol::Refusal)))]
#[allow(clippy::too_many_arguments, reason = "each is another thing that a request brings")]
pub async fn socket(
    State(hall): State<SharedHall>,
    Client(address): Client,
    held: Option<Extension<Held>>,
    TablePath(id): TablePath,
    asker: Asker,
    since: Result<Query<Since>, QueryRejection>,
    Reads(language): Reads,
    upgrade: Result<Upgrade, &'static str>,
) -> Result<Response, Error> {
    let Query(Since { since }) = since.map_err(|error| Error::new(Code::Malformed, Why::text(error.body_text())))?;
    let upgrade = upgrade.map_err(|why| Error::new(Code::Malformed, Why::text(why)))?;
    if !hall.store.has_table(&id).await? {
        return Err(Error::new(Code::UnknownTable, say::NoTable));
    }
    let Some(counted) = hall.sockets.admit(address, hall.config.limits.sockets_per_address) else {
        return Err(Error::new(Code::TooMany, say::NoMoreConnections));
    };
    let lease = asker.hash().map(|hash| hall.leases.hold(hash));
    // It may have ended while the table was looked for; from here on its end is heard.
    if let Some(lease) = &lease
        && !hall.store.is_valid(lease.hash()).await?
    {
        return Err(signed_out());
    }
    let user = asker.known().cloned();
    let may_play = asker.may(Scope::Play);
    let most = hall.config.limits.message_bytes * READ_FACTOR;
    Ok(upgrade.then(most, move |wire| async move {
        attend(hall, id, user, since, wire, Rights { lease, may_play, language, address }).await;
        drop((counted, held));
    }))
}

/// Looks on at the table until one side has enough.
async fn attend(hall: SharedHall, id: String, user: Option<User>, since: u64, wire: Wire, rights: Rights) {
    let _alive = measure::Alive::socket();
    let (outbox, outgoing) = mpsc::channel(hall.config.limits.outbox);
    let known = user.as_ref().map(|user| user.id.clone());
    let (mailbox, onlooker) = match look(&hall, &id, user, since, rights.language, outbox).await {
        Ok(place) => place,
        Err(refusal) => return part(wire, refusal, rights.language).await,
    };
    let mut talk = Talk::new(&hall, wire, mailbox.clone(), onlooker, rights, known);
    let refusal = talk.run(outgoing).await;
    // When the table has ended there is nobody to tell.
    let _ = mailbox.send(Box::new(Mail::LookAway(onlooker))).await;
    if let Some(refusal) = refusal {
        part(talk.wire, refusal, talk.rights.language).await;
    }
}

/// Looks on at a table, with whom they keep apart from.
async fn look(
    hall: &Hall,
    id: &str,
    user: Option<User>,
    since: u64,
    language: Language,
    outbox: mpsc::Sender<Outgoing>,
) -> Result<(Mailbox, OnlookerId), Error> {
    let apart = match &user {
        Some(user) => hall.store.apart_from(&user.id).await?,
        None => Apart::default(),
    };
    hall.tables.look(id, user, since, language, &Arc::new(apart), outbox).await
}

/// What a socket's session or token allows, and until when; what whoever is there reads, and from where they came.
struct Rights {
    lease: Option<Lease>,
    may_play: bool,
    language: Language,
    address: IpAddr,
}

/// One client's conversation with a table.
struct Talk<'h> {
    hall: &'h Hall,
    wire: Wire,
    mailbox: Mailbox,
    onlooker: OnlookerId,
    rights: Rights,
    user: Option<String>,
    /// Wakes when somebody was muted or banned.
    order: watch::Receiver<()>,
    bucket: Bucket,
    floods: u32,
    nonsense: u32,
    beats: u32,
    missed_beats: u32,
}

/// Why a conversation ends: with a reason to be told, or because nobody is there to hear it.
enum End {
    Told(Error),
    Gone,
}

impl<'h> Talk<'h> {
    fn new(
        hall: &'h Hall,
        wire: Wire,
        mailbox: Mailbox,
        onlooker: OnlookerId,
        rights: Rights,
        user: Option<String>,
    ) -> Talk<'h> {
        let bucket = Bucket::full(hall.config.limits.socket, Instant::now());
        let mut order = hall.order.changes();
        // Whoever was banned just before is found out at once.
        order.mark_changed();
        let (floods, nonsense, beats, missed_beats) = (0, 0, 0, 0);
        Talk { hall, wire, mailbox, onlooker, rights, user, order, bucket, floods, nonsense, beats, missed_beats }
    }

    /// Until the end; then why, when the client is still there to be told.
    async fn run(&mut self, mut outgoing: mpsc::Receiver<Outgoing>) -> Option<Error> {
        let mut heartbeat = tokio::time::interval_at(tokio::time::Instant::now() + HEARTBEAT, HEARTBEAT);
        let mut stopping = self.hall.stopping.clone();
        loop {
            let step = tokio::select! {
                message = outgoing.recv() => self.pass_on(message, &mut outgoing).await,
                frame = self.wire.read() => self.take_in(frame).await,
                _ = heartbeat.tick() => self.beat().await,
                () = stopped(&mut stopping) => Err(End::Told(stops())),
                () = ended(&mut self.rights.lease) => Err(End::Told(signed_out())),
                Ok(()) = self.order.changed() => self.check_ban(),
            };
            match step {
                Ok(()) => {}
                Err(End::Told(refusal)) => return Some(refusal),
                Err(End::Gone) => return None,
            }
        }
    }

    /// Whoever is banned leaves, and is told why.
    fn check_ban(&self) -> Result<(), End> {
        let ban = self.user.as_ref().and_then(|user| self.hall.order.ban_of(user));
        ban.or_else(|| self.hall.order.ban_of_network(self.rights.address)).map_or(Ok(()), |ban| Err(End::Told(ban)))
    }

    /// Sends what the table says, and whatever else waits, in one go.
    async fn pass_on(&mut self, first: Option<Outgoing>, outgoing: &mut mpsc::Receiver<Outgoing>) -> Result<(), End> {
        let (mut texts, mut end) = (Vec::new(), None);
        let mut next = Some(first.unwrap_or_else(|| Outgoing::Bye(Box::new(fell_behind()))));
        while let Some(message) = next {
            next = match message {
                Outgoing::Text(text) => {
                    texts.push(text);
                    outgoing.try_recv().ok()
                }
                Outgoing::Bye(refusal) => {
                    end = Some(End::Told(*refusal));
                    None
                }
            };
        }
        within(self.wire.say(texts)).await?;
        end.map_or(Ok(()), Err)
    }

    /// Reads what the client says.
    async fn take_in(&mut self, frame: Option<Result<Message, tungstenite::Error>>) -> Result<(), End> {
        self.missed_beats = 0;
        let frame = match frame {
            Some(Ok(frame)) => frame,
            Some(Err(tungstenite::Error::Capacity(_))) => return Err(End::Told(too_large())),
            Some(Err(_)) | None => return Err(End::Gone),
        };
        if !self.bucket.take(self.hall.config.limits.socket, Instant::now()) {
            let id = frame.to_text().ok().filter(|text| text.len() <= SHORT).and_then(id_of);
            return self.flooded(id).await;
        }
        // Paid back one by one: whoever sends far too much is found out, however the tokens come in between.
        self.floods = self.floods.saturating_sub(1);
        match frame {
            Message::Text(text) if text.len() > self.hall.config.limits.message_bytes => Err(End::Told(too_large())),
            Message::Text(text) => match serde_json::from_str::<FromClient>(&text) {
                Ok(message) if !self.rights.may_play && scopes::plays(&message) => {
                    self.refuse(id_of(&text), scopes::missing(Some(Scope::Play))).await
                }
                Ok(message) => {
                    self.nonsense = 0;
                    if let FromClient::Chat { id, .. } = &message
                        && let Err(refusal) = self.may_talk()
                    {
                        return self.refuse(Some(id.clone()).filter(|id| id.len() <= LONGEST_ID), refusal).await;
                    }
                    // A table that has ended says goodbye through the outbox.
                    let _ = self.mailbox.send(Box::new(Mail::Say(self.onlooker, message))).await;
                    Ok(())
                }
                Err(error) => self.puzzled(&text, Why::new(say::NoMessageRead { error })).await,
            },
            Message::Binary(_) => self.puzzled("", Why::new(say::NoMessageBytes)).await,
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => Ok(()),
            Message::Close(_) => Err(End::Gone),
        }
    }

    /// How much somebody may say in a while, at all tables together.
    fn may_talk(&self) -> Result<(), Error> {
        let (speaker, limits) = (self.user.as_deref(), &self.hall.config.limits);
        self.hall.quotas.count(Doing::Talk, speaker, self.rights.address, limits)
    }

    /// Too much too fast: refused, and after too many times closed.
    async fn flooded(&mut self, id: Option<String>) -> Result<(), End> {
        self.floods += 1;
        let refusal = Error::new(Code::TooMany, say::NoMoreMessages);
        if self.floods >= self.hall.config.limits.flood_closes_after {
            return Err(End::Told(refusal));
        }
        self.refuse(id, refusal).await
    }

    /// Not to be understood: refused, and after too many times in a row closed.
    async fn puzzled(&mut self, text: &str, why: Why) -> Result<(), End> {
        self.nonsense += 1;
        let refusal = Error::new(Code::Malformed, why);
        if self.nonsense >= self.hall.config.limits.nonsense_closes_after {
            return Err(End::Told(refusal));
        }
        self.refuse(id_of(text), refusal).await
    }

    async fn refuse(&mut self, id: Option<String>, refusal: Error) -> Result<(), End> {
        measure::refused(refusal.code);
        let refusal = refusal.told(self.rights.language);
        within(self.wire.say([json(&ToClient::Refused { id, refusal })])).await
    }

    /// Asks whether the client is there.
    async fn beat(&mut self) -> Result<(), End> {
        self.missed_beats += 1;
        if self.missed_beats > MISSED_BEATS {
            return Err(End::Gone);
        }
        self.beats += 1;
        if self.beats.is_multiple_of(BEATS_PER_LOOK)
            && let Some(lease) = &self.rights.lease
            // A disk that does not answer is no reason to send people away.
            && matches!(Box::pin(self.hall.store.is_valid(lease.hash())).await, Ok(false))
        {
            return Err(End::Told(signed_out()));
        }
        within(self.wire.ping()).await
    }
}

/// Waits until the session or token ends; forever without one.
async fn ended(lease: &mut Option<Lease>) {
    match lease {
        Some(lease) => lease.ended().await,
        None => std::future::pending().await,
    }
}

/// Tells the client why, and closes.
async fn part(mut wire: Wire, refusal: Error, language: Language) {
    measure::refused(refusal.code);
    let code = match refusal.code {
        Code::TooLarge => CloseCode::Size,
        Code::Unavailable => CloseCode::Away,
        _ => CloseCode::Policy,
    };
    let refusal = refusal.told(language);
    let frame = CloseFrame { code, reason: close_reason(&refusal).into() };
    let farewell = async {
        wire.say([json(&ToClient::Bye { refusal })]).await?;
        wire.close(frame).await?;
        // Closing with something unread would throw away what was just sent.
        while let Some(Ok(_)) = wire.read().await {}
        Ok::<_, tungstenite::Error>(())
    };
    // Who does not answer in time is left alone.
    let _ = timeout(PART_WITHIN, farewell).await;
}

/// The sentence, as far as a close frame has room for it.
fn close_reason(refusal: &protocol::Refusal) -> &str {
    let most = (0..=120).rev().find(|end| refusal.sentence.is_char_boundary(*end)).unwrap_or(0);
    refusal.sentence.get(..most).unwrap_or(&refusal.sentence)
}

/// Waits for a send; who does not take it in time is gone.
async fn within(send: impl Future<Output = Result<(), tungstenite::Error>>) -> Result<(), End> {
    match timeout(SEND_WITHIN, send).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}

/// The id of a message that could be read that far.
fn id_of(text: &str) -> Option<String> {
    let message: serde_json::Value = serde_json::from_str(text).ok()?;
    message.get("id")?.as_str().filter(|id| id.len() <= LONGEST_ID).map(str::to_owned)
}

fn json(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}

fn too_large() -> Error {
    Error::new(Code::TooLarge, say::NoMessageSoLarge)
}

fn fell_behind() -> Error {
    Error::new(Code::Unavailable, say::NoKeepingUp)
}

fn signed_out() -> Error {
    Error::new(Code::SignedOut, say::NoLongerSignedIn)
}

fn stops() -> Error {
    Error::new(Code::Unavailable, say::NoServerNow)
}
