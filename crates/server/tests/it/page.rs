//! Pages, headers, health, metrics and the description.

use protocol::{About, GameCard, RuleText};
use serde_json::Value;

use crate::client::Client;
use crate::house::House;
use crate::http::{Person, me};

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_is_protected() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    for path in ["/", "/tables/abc", "/api/about", "/api/nothing", "/missing.js"] {
        let reply = anna.get(path).await;
        let policy = reply.header("content-security-policy").unwrap_or_else(|| panic!("{path}: {reply:?}"));
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(reply.header("referrer-policy"), Some("no-referrer"));
        assert!(reply.header("cache-control").is_some());
    }
    house.stop().await;
}

/// A page in two languages, as Vite lays it out.
const PAGE: server::Page = &[
    ("de/assets/x.js", b"console.log('Grus aus der Hohle, weit unter der Erde, wo es dunkel ist');"),
    ("de/index.html", b"<!doctype html><html lang=\"de\"><script src=\"/de/assets/x.js\"></script>"),
    ("en/assets/x.js", b"console.log('greetings from the cave, far below the ground, in the dark');"),
    ("en/index.html", b"<!doctype html><html lang=\"en\"><script src=\"/en/assets/x.js\"></script>"),
];

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_served_from_any_place_in_the_client() {
    let house = House::start_with(|config| config.page = PAGE).await;
    let anna = Person::new(&house).await;
    let home = anna.get("/").await;
    assert_eq!(home.status, 200);
    assert!(home.header("content-type").unwrap().starts_with("text/html"), "{home:?}");
    assert!(home.body.contains("<html lang=\"en\">"), "{home:?}");
    assert_eq!(anna.get("/tables/abc").await.body, home.body);
    assert_eq!(anna.get("/assets/nothing.js").await.status, 404);
    assert_eq!(
        anna.get("/../../etc/passwd").await.status,
        200,
        "a path cannot leave the bundle; the client gets its page"
    );
    assert_eq!(anna.get("/%2e%2e/%2e%2e/Cargo.toml").await.status, 404);
    house.stop().await;
}

/// `console.log("far below");`, eight times, as a release has it.
const COMPRESSED: &[u8] = b"\x1b\xc7\x00\xf8\x1d\xa7\xc1\x9a\x9d\x3d\x71\x2d\x82\x92\x62\xa6\x77\xc2\xd8\xde\xa4\xcb\x99\x5c\x16\xb2\x8b\x66\x89\x02\x2f\x03\xe9\xaa\x93\x7d\x80\x53\x02";

#[tokio::test(flavor = "multi_thread")]
async fn a_compressed_page_is_sent_as_it_is_and_unpacked_for_others() {
    let house = House::start_with(|config| config.page = &[("en/assets/x.js.br", COMPRESSED)]).await;
    let anna = Person::new(&house).await;
    let plain = anna.request("GET", "/en/assets/x.js", &[("accept-encoding", "gzip;q=0, br;q=0")], "").await;
    assert_eq!(plain.body, "console.log(\"far below\");".repeat(8));
    assert_eq!((plain.header("content-encoding"), plain.header("vary")), (None, Some("accept-encoding")));
    let sent = anna.request("GET", "/en/assets/x.js", &[("accept-encoding", "gzip, br")], "").await;
    assert_eq!((sent.status, sent.header("content-encoding")), (200, Some("br")));
    assert_eq!(sent.header("content-length"), Some(COMPRESSED.len().to_string().as_str()));
    assert_eq!(sent.header("etag"), plain.header("etag"));
    assert_eq!(sent.header("content-type"), plain.header("content-type"));
    assert_eq!(anna.get("/en/assets/y.js").await.status, 404);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_its_page_says_how_to_build_it() {
    let house = House::start().await;
    let home = Person::new(&house).await.get("/").await;
    assert!(home.status == 200 && home.body.contains("cargo xtask play"), "{home:?}");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hashed_files_are_kept_for_good_and_the_page_is_asked_for_each_time() {
    let house = House::start_with(|config| config.page = PAGE).await;
    let anna = Person::new(&house).await;
    let home = anna.get("/").await;
    assert_eq!(home.header("cache-control"), Some("no-cache"));
    let known = home.header("etag").unwrap().to_owned();
    assert_eq!(anna.request("GET", "/", &[("if-none-match", &known)], "").await.status, 304);
    let file = anna.request("GET", "/en/assets/x.js", &[("accept-encoding", "br")], "").await;
    assert_eq!(file.header("cache-control"), Some("public, max-age=31536000, immutable"));
    assert_eq!(file.header("content-encoding"), Some("br"));
    let german = anna.request("GET", "/", &[("accept-language", "de-AT, en;q=0.5")], "").await;
    assert!(german.body.contains("<html lang=\"de\">") && german.body.contains("\"/de/assets/"), "{german:?}");
    assert_ne!(german.header("etag"), Some(known.as_str()));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_and_rules_are_on_the_shelf() {
    let house = House::start_with(|config| config.addresses = vec!["http://192.0.2.7:4055".into()]).await;
    let anna = Person::new(&house).await;
    let games: Vec<GameCard> = anna.get("/api/games").await.ok();
    assert_eq!((games[0].id.as_str(), games[0].min_players, games[0].max_players), ("cave-troll", 2, 4));
    let reply = anna.get("/api/games/cave-troll/rules").await;
    let etag = reply.header("etag").unwrap().to_owned();
    let rules: Vec<RuleText> = reply.ok();
    assert!(rules.iter().any(|rule| rule.ruling) && rules.iter().any(|rule| !rule.ruling));
    let again = anna.request("GET", "/api/games/cave-troll/rules", &[("if-none-match", &etag)], "").await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    let packed = anna.request("GET", "/api/games/cave-troll/rules", &[("accept-encoding", "br")], "").await;
    assert_eq!(packed.header("content-encoding"), Some("br"));
    let about: About = anna.get("/api/about").await.ok();
    assert_eq!(about.addresses, ["http://192.0.2.7:4055"]);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_names_every_address() {
    let house = House::start().await;
    let description: Value = Person::new(&house).await.get("/api/openapi.json").await.ok();
    assert_eq!(description["openapi"], "3.1.0");
    let expected = [
        "get /api/me",
        "put /api/me",
        "put /api/me/face",
        "get /api/people/{id}",
        "get /api/me/webhooks",
        "post /api/me/webhooks",
        "delete /api/me/webhooks/{webhook}",
        "post /api/me/webhooks/{webhook}/test",
        "post /api/account",
        "put /api/account/password",
        "post /api/account/delete",
        "get /api/account/export",
        "post /api/session",
        "delete /api/session",
        "get /api/sessions",
        "delete /api/sessions",
        "delete /api/sessions/{id}",
        "get /api/tokens",
        "post /api/tokens",
        "delete /api/tokens/{id}",
        "get /api/tables",
        "post /api/tables",
        "get /api/tables/{id}",
        "delete /api/tables/{id}",
        "post /api/tables/{id}/seats/{seat}/sit",
        "post /api/tables/{id}/seats/{seat}/leave",
        "post /api/tables/{id}/seats/{seat}/remove",
        "post /api/reports",
        "get /api/blocks",
        "put /api/blocks/{id}",
        "delete /api/blocks/{id}",
        "get /api/order/reports",
        "get /api/order/reports/{id}/context",
        "post /api/order/reports/{id}/settle",
        "get /api/order/people",
        "get /api/order/people/{id}",
        "put /api/order/people/{id}/mute",
        "delete /api/order/people/{id}/mute",
        "put /api/order/people/{id}/ban",
        "delete /api/order/people/{id}/ban",
        "get /api/order/tables",
        "get /api/order/networks",
        "post /api/order/networks",
        "delete /api/order/networks",
        "get /api/order/log",
        "post /api/tables/{id}/start",
        "put /api/tables/{id}/watching",
        "post /api/tables/{id}/rematch",
        "get /api/tables/{id}/record",
        "get /api/tables/{id}/record.json",
        "get /api/tables/{id}/replay",
        "get /api/tables/{id}/moments",
        "get /api/tables/{id}/scene",
        "get /api/tables/{id}/dice",
        "get /api/tables/{id}/course",
        "post /api/tables/{id}/continue",
        "get /api/records",
        "post /api/records",
        "get /api/records/{id}",
        "delete /api/records/{id}",
        "get /api/records/{id}/record.json",
        "get /api/records/{id}/replay",
        "get /api/records/{id}/moments",
        "get /api/records/{id}/scene",
        "get /api/records/{id}/dice",
        "get /api/records/{id}/course",
        "post /api/records/{id}/continue",
        "get /api/tables/{id}/socket",
        "get /api/games",
        "get /api/games/{game}/rules",
        "post /api/games/{game}/setup",
        "get /api/lessons",
        "get /api/lessons/{game}/{chapter}/{beat}",
        "post /api/lessons/{game}/{chapter}/{beat}",
        "get /api/about",
        "get /api/openapi.json",
        "get /healthz",
        "get /healthz/live",
        "get /healthz/ready",
        "get /metrics",
    ];
    for operation in expected {
        let (method, path) = operation.split_once(' ').unwrap();
        assert!(description["paths"][path][method]["responses"].is_object(), "{operation}");
    }
    let n_described: usize =
        description["paths"].as_object().unwrap().values().map(|path| path.as_object().unwrap().len()).sum();
    assert_eq!(n_described, expected.len());
    // What is referred to is there.
    let text = description.to_string();
    for reference in text.split("\"#/components/schemas/").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        assert!(description["components"]["schemas"][reference].is_object(), "{reference}");
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_metrics() {
    let house = House::start().await;
    let anna = Person::new(&house).await;
    assert_eq!(anna.get("/healthz").await.status, 200);
    let table = anna.open(vec![me(), me()]).await.id;
    let mut client = Client::new(&anna, &table).await;
    client.reach(1).await;
    anna.get("/api/nothing").await;
    let metrics = anna.get("/metrics").await;
    assert!(metrics.header("content-type").unwrap().starts_with("text/plain"));
    for name in [
        "karst_http_requests_total{",
        "karst_http_request_seconds_bucket{route=\"/api/me\"",
        "karst_writer_waiting{queue=\"moves\"}",
        "karst_writer_waiting{queue=\"lobby\"}",
        "karst_steps_committed_total ",
        "karst_commit_seconds_bucket{",
        "karst_live_tables ",
        "karst_sockets ",
        "karst_refusals_total{code=\"not-found\"}",
    ] {
        assert!(metrics.body.contains(name), "{name} is missing in {}", metrics.body);
    }
    assert!(!metrics.body.contains(&table), "a private table's id is its key");
    house.stop().await;
}
