//! Webhooks: one call a wait, none while looking, what went wrong is shown, and nothing inside is reached.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use kernel::Seat;
use protocol::{Absence, Clock, Code, NewSeat, Webhook};
use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use serde_json::{Value, json};
use server::{Database, StartError};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

use crate::client::{Client, choose};
use crate::clocks::{SITS_IN, live, open};
use crate::cluster::Cluster;
use crate::house::House;
use crate::http::{Person, me};
use crate::languages::GERMAN;

/// A machine that takes calls.
struct Ear {
    address: SocketAddr,
    calls: mpsc::UnboundedReceiver<Value>,
    status: Arc<AtomicU16>,
}

impl Ear {
    async fn new() -> Ear {
        Ear::hearing(None).await
    }

    /// Over TLS when there is an acceptor for it.
    async fn hearing(tls: Option<TlsAcceptor>) -> Ear {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, status) = (listener.local_addr().unwrap(), Arc::new(AtomicU16::new(204)));
        let (told, calls) = mpsc::unbounded_channel();
        let answers = status.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let status = answers.load(Ordering::SeqCst);
                let body = match &tls {
                    None => take_call(stream, status).await,
                    Some(tls) => match tls.accept(stream).await {
                        Ok(stream) => take_call(stream, status).await,
                        Err(_) => None,
                    },
                };
                if let Some(body) = body {
                    let _ = told.send(body);
                }
            }
        });
        Ear { address, calls, status }
    }

    fn url(&self) -> String {
        format!("http://{}/hook/a-secret-path", self.address)
    }

    async fn receive(&mut self) -> Value {
        tokio::time::timeout(Duration::from_secs(10), self.calls.recv()).await.expect("a call in time").unwrap()
    }

    /// Nothing more comes.
    async fn silence(&mut self) {
        let more = tokio::time::timeout(Duration::from_millis(700), self.calls.recv()).await;
        assert!(more.is_err(), "{more:?}");
    }
}

/// Hears one call out and answers it; what it said.
async fn take_call(mut stream: impl AsyncRead + AsyncWrite + Unpin, status: u16) -> Option<Value> {
    let mut bytes = Vec::new();
    let body = loop {
        let mut chunk = [0; 4096];
        let n = stream.read(&mut chunk).await.unwrap_or(0);
        bytes.extend(&chunk[..n]);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let body = text.split_once("\r\n\r\n").and_then(|(_, body)| serde_json::from_str(body).ok());
        if body.is_some() || n == 0 {
            break body;
        }
    };
    let answer = format!("HTTP/1.1 {status} Whatever\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n");
    let _ = stream.write_all(answer.as_bytes()).await;
    body
}

async fn house() -> House {
    House::start_with(|config| {
        config.allow_private_webhooks = true;
        config.webhook_pauses = vec![Duration::from_millis(50); 3];
    })
    .await
}

async fn hook(person: &Person, form: &str, url: &str) -> Webhook {
    person.post("/api/me/webhooks", &json!({ "form": form, "url": url })).await.ok()
}

/// Anna at her socket and Bert somewhere else; it is Anna's turn.
async fn with_bert_away(house: &House, clock: Clock, absence: Absence) -> (Client, Person, String) {
    loop {
        let (anna, bert) = (Person::new(house).await, Person::new(house).await);
        let table = open(&anna, vec![me(), NewSeat::Open], clock, absence).await.id;
        let mut client = Client::new(&anna, &table).await;
        bert.sit(&table, 1).await;
        while client.asked.is_empty() {
            client.next().await;
        }
        if client.asked == [Seat::new(0)] {
            return (client, bert, table);
        }
    }
}

/// Plays Anna's turn to its end.
async fn end_turn(client: &mut Client) {
    let anna = Seat::new(0);
    while client.asked == [anna] {
        let legal = client.legal(anna);
        let end = legal.iter().find(|action| action["do"] == "end-turn").cloned();
        let action = end.unwrap_or_else(|| choose(legal, 0));
        client.act(anna, &action).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_call_a_wait_in_both_forms_and_none_to_who_looks() {
    let house = house().await;
    let (mut plain, mut discord) = (Ear::new().await, Ear::new().await);
    let (mut client, bert, table) = with_bert_away(&house, Clock::Days { move_s: 86_400, bank_s: 0 }, SITS_IN).await;
    hook(&bert, "json", &plain.url()).await;
    hook(&bert, "discord", &discord.url()).await;
    end_turn(&mut client).await;
    let call = plain.receive().await;
    assert_eq!((&call["what"], &call["table"], &call["seat"]), (&json!("your-turn"), &json!(table), &json!("B")));
    assert_eq!(call["game"], json!("cave-troll"));
    assert_eq!(call["url"], json!(format!("http://{}/tables/{table}", house.address)));
    let hours = (call["deadline_ms"].as_i64().unwrap() - now_ms()) / 3_600_000;
    assert_eq!(hours, 23);
    let call = discord.receive().await;
    let content = call["content"].as_str().unwrap();
    assert!(content.contains("Cave Troll is waiting for you in seat B") && content.contains(&table), "{content}");
    assert_eq!(call["allowed_mentions"], json!({ "parse": [] }));

    // Bert comes, decides within the same wait, goes on looking: not a word.
    let mut berts = Client::new(&bert, &table).await;
    let seat = berts.my_turn().await.unwrap();
    let first = choose(berts.legal(seat), 0);
    berts.act(seat, &first).await;
    plain.silence().await;
    while berts.asked == [seat] {
        let action = choose(berts.legal(seat), 0);
        berts.act(seat, &action).await;
    }
    client.reach(berts.version).await;
    end_turn(&mut client).await;
    plain.silence().await;
    house.stop().await;
}

/// In the language in which they were given, and from the next test on in the one in which it was asked for.
async fn are_told_in_the_language_of_who_gave_them(house: House) {
    let (mut ear, mut other) = (Ear::new().await, Ear::new().await);
    let (mut client, bert, _) = with_bert_away(&house, Clock::Days { move_s: 86_400, bank_s: 0 }, SITS_IN).await;
    let json = ("content-type", "application/json");
    let body = json!({ "form": "json", "url": ear.url() }).to_string();
    let german: Webhook = bert.request("POST", "/api/me/webhooks", &[json, GERMAN], &body).await.ok();
    let english = hook(&bert, "discord", &other.url()).await;
    assert_eq!((german.language.as_str(), english.language.as_str()), ("de", "en"));
    end_turn(&mut client).await;
    let text = ear.receive().await["text"].as_str().unwrap().to_owned();
    assert!(text.starts_with("Cave Troll wartet auf dich auf Platz B. Du hast 24 Stunden"), "{text}");
    let text = other.receive().await["content"].as_str().unwrap().to_owned();
    assert!(text.starts_with("Cave Troll is waiting for you in seat B. You have 24 hours"), "{text}");

    // What goes wrong is kept in its language too.
    let test = format!("/api/me/webhooks/{}/test", german.id);
    ear.status.store(404, Ordering::SeqCst);
    let ill: Webhook = bert.request("POST", &test, &[json, GERMAN], "{}").await.ok();
    assert_eq!(ill.error.as_deref(), Some("Die Antwort war 404 Not Found."));
    assert!(ear.receive().await["text"].as_str().unwrap().starts_with("Das ist eine Testnachricht von Karst: "));
    let ill: Webhook = bert.post(&test, &json!({})).await.ok();
    assert_eq!((ill.language.as_str(), ill.error.as_deref()), ("en", Some("It answered 404 Not Found.")));
    assert!(ear.receive().await["text"].as_str().unwrap().starts_with("This is a test from Karst. "));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn webhooks_are_told_in_the_language_of_who_gave_them() {
    are_told_in_the_language_of_who_gave_them(house().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn webhooks_are_told_in_the_language_of_who_gave_them_on_postgresql() {
    let Some(cluster) = Cluster::start() else { return };
    let house = House::start_with(|config| {
        config.allow_private_webhooks = true;
        config.database = Database::Postgres(cluster.url());
    });
    are_told_in_the_language_of_who_gave_them(house.await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tab_that_nobody_looks_at_does_not_count() {
    let house = house().await;
    let mut ear = Ear::new().await;
    let (mut client, bert, table) = with_bert_away(&house, Clock::None, SITS_IN).await;
    hook(&bert, "json", &ear.url()).await;
    let mut hidden = Client::new(&bert, &table).await;
    hidden.say(json!({ "type": "looking", "on": false })).await;
    hidden.say(json!({ "type": "ping" })).await;
    while hidden.next().await != protocol::ToClient::Pong {}
    end_turn(&mut client).await;
    let call = ear.receive().await;
    assert_eq!((&call["what"], &call["deadline_ms"]), (&json!("your-turn"), &Value::Null));
    ear.silence().await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_warning_comes_once_then_the_end_and_then_the_substitute() {
    let house = house().await;
    let mut ear = Ear::new().await;
    let (mut client, bert, table) = with_bert_away(&house, live(3), Absence::Substitute).await;
    hook(&bert, "json", &ear.url()).await;
    end_turn(&mut client).await;
    for what in ["your-turn", "time-is-short", "time-is-up"] {
        assert_eq!(ear.receive().await["what"], json!(what));
    }
    ear.silence().await;
    Person::new(&house).await.sit(&table, 1).await;
    assert_eq!(ear.receive().await["what"], json!("seat-taken"));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_goes_wrong_is_tried_again_and_shown() {
    let house = house().await;
    let mut ear = Ear::new().await;
    let anna = Person::new(&house).await;
    let webhook = hook(&anna, "json", &ear.url()).await;
    assert_eq!((webhook.called_ms, webhook.error.clone()), (None, None));
    assert!(!webhook.shown.contains("secret") && webhook.shown.contains("127.0.0.1"), "{}", webhook.shown);
    let test = format!("/api/me/webhooks/{}/test", webhook.id);
    let well: Webhook = anna.post(&test, &json!({})).await.ok();
    assert!(well.called_ms.is_some() && well.error.is_none());
    assert_eq!(ear.receive().await["what"], json!("test"));

    for (status, words) in [(500, "500"), (404, "404"), (302, "Redirects are not followed")] {
        ear.status.store(status, Ordering::SeqCst);
        let ill: Webhook = anna.post(&test, &json!({})).await.ok();
        assert!(ill.error.as_ref().is_some_and(|error| error.contains(words)), "{ill:?}");
        ear.receive().await;
        ear.silence().await;
    }
    // A real notice is tried four times in all, while that may help.
    ear.status.store(503, Ordering::SeqCst);
    let (mut client, bert, _) = with_bert_away(&house, Clock::None, SITS_IN).await;
    hook(&bert, "json", &ear.url()).await;
    end_turn(&mut client).await;
    for _ in 0..4 {
        assert_eq!(ear.receive().await["what"], json!("your-turn"));
    }
    ear.silence().await;
    let mine: Vec<Webhook> = bert.get("/api/me/webhooks").await.ok();
    assert!(mine[0].error.as_ref().is_some_and(|error| error.contains("503")), "{mine:?}");

    assert_eq!(anna.request("DELETE", &format!("/api/me/webhooks/{}", webhook.id), &[], "").await.status, 204);
    anna.post(&test, &json!({})).await.refused(404, Code::NotFound);
    assert_eq!(anna.get("/api/me/webhooks").await.ok::<Vec<Webhook>>(), []);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_inside_is_called_and_nothing_of_others_is_touched() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    let add = |url: &str| {
        let body = json!({ "form": "json", "url": url });
        let anna = anna.clone();
        async move { anna.post("/api/me/webhooks", &body).await }
    };
    let inside = [
        "http://127.0.0.1:9/",
        "http://localhost/",
        "https://10.0.0.1/x",
        "http://169.254.169.254/latest/",
        "http://[::1]/",
    ];
    for url in inside {
        let refusal = add(url).await.refused(422, Code::BadWebhook);
        assert!(refusal.sentence.contains("own network"), "{url}: {}", refusal.sentence);
    }
    for url in ["", "nonsense", "ftp://192.0.2.1/", "file:///etc/passwd", "https://user:key@1.1.1.1/"] {
        add(url).await.refused(422, Code::BadWebhook);
    }
    for n in 0..5 {
        assert_eq!(add(&format!("http://1.1.1.1/hook/{n}")).await.status, 201);
    }
    add("http://1.1.1.1/one-more").await.refused(422, Code::BadWebhook);
    let mine: Vec<Webhook> = anna.get("/api/me/webhooks").await.ok();
    let bert = Person::new(&house).await;
    let path = format!("/api/me/webhooks/{}", mine[0].id);
    bert.request("DELETE", &path, &[], "").await.refused(404, Code::NotFound);
    bert.post(&format!("{path}/test"), &json!({})).await.refused(404, Code::NotFound);
    assert_eq!(anna.get("/api/me/webhooks").await.ok::<Vec<Webhook>>().len(), 5);
    house.stop().await;
}

/// A certificate authority of the house's own: its certificate (PEM), and an ear for `localhost` that it vouches for.
async fn vouched_ear() -> (String, Ear) {
    let mut authority = CertificateParams::new(Vec::new()).unwrap();
    authority.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let authority = CertifiedIssuer::self_signed(authority, KeyPair::generate().unwrap()).unwrap();
    let key = KeyPair::generate().unwrap();
    let certificate = CertificateParams::new(vec!["localhost".into()]).unwrap().signed_by(&key, &authority).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().unwrap().with_no_client_auth();
    let key = PrivateKeyDer::try_from(key.serialize_der()).unwrap();
    let config = config.with_single_cert(vec![certificate.der().clone()], key).unwrap();
    (authority.pem(), Ear::hearing(Some(TlsAcceptor::from(Arc::new(config)))).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn over_https_only_believed_certificates_are_called() {
    let (roots, mut ear) = vouched_ear().await;
    let (_, stranger) = vouched_ear().await;
    let folder = crate::house::Folder::new();
    let file = folder.0.join("roots.pem");
    std::fs::write(&file, roots).unwrap();
    let believing = House::start_with(|config| {
        config.allow_private_webhooks = true;
        config.webhook_roots = Some(file.clone());
    })
    .await;
    let anna = Person::new(&believing).await;
    let test = async |person: &Person, host: &str, ear: &Ear| -> Webhook {
        let url = format!("https://{host}:{}/hook/a-secret-path", ear.address.port());
        let webhook = hook(person, "json", &url).await;
        person.post(&format!("/api/me/webhooks/{}/test", webhook.id), &json!({})).await.ok()
    };
    assert_eq!(test(&anna, "localhost", &ear).await.error, None);
    assert_eq!(ear.receive().await["what"], json!("test"));
    // Another authority, and a name that the certificate does not have.
    for (host, ear) in [("localhost", &stranger), ("127.0.0.1", &ear)] {
        let ill = test(&anna, host, ear).await;
        assert!(ill.error.as_ref().is_some_and(|error| error.starts_with("No secure connection: ")), "{ill:?}");
    }
    believing.stop().await;

    // Without the file nobody but the usual authorities is believed.
    let house = house().await;
    let ill = test(&Person::new(&house).await, "localhost", &ear).await;
    assert!(ill.error.as_ref().is_some_and(|error| error.contains("UnknownIssuer")), "{ill:?}");
    ear.silence().await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_without_certificates_is_told_before_anything_starts() {
    let folder = crate::house::Folder::new();
    let file = folder.0.join("roots.pem");
    std::fs::write(&file, "nonsense").unwrap();
    let mut config = crate::house::usual(&folder);
    config.webhook_roots = Some(file);
    let failed: StartError = server::serve(config, |_| panic!("it starts"), async {}).await.unwrap_err();
    assert!(failed.to_string().contains("roots.pem cannot be used: there is no certificate in it"), "{failed}");
}

fn now_ms() -> i64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64
}
