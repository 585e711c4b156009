//! Karst in one browser, played natively: the same questions as the page's worker asks, with a storage that forgets nothing.

use std::collections::BTreeMap;

use catalog::{GameId, with_game};
use kernel::Record;
use pocket::Pocket;
use serde_json::{Value, json};

/// The browser: what is kept, and the worker's half of the conversation.
struct Browser {
    pocket: Option<Pocket>,
    me: Value,
    tables: BTreeMap<String, Value>,
    lines: BTreeMap<(String, u64), Value>,
    records: BTreeMap<String, Value>,
    now_ms: i64,
    language: &'static str,
}

impl Browser {
    fn new() -> Browser {
        let (tables, lines, records) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        let mut browser =
            Browser { pocket: None, me: Value::Null, tables, lines, records, now_ms: 1_000_000, language: "en" };
        browser.wake(7);
        browser
    }

    /// The tab is opened, or opened again after it was killed: nothing is left but what was kept.
    fn wake(&mut self, entropy: u8) {
        self.pocket = None;
        let (tables, records): (Vec<_>, Vec<_>) =
            (self.tables.values().cloned().collect(), self.records.values().cloned().collect());
        let entropy = format!("{entropy:02x}").repeat(32);
        let wake = json!({"do": "wake", "entropy": entropy, "me": self.me, "tables": tables, "records": records, "language": self.language});
        self.raw(&wake);
    }

    fn raw(&mut self, asked: &Value) -> Value {
        serde_json::from_str(&Pocket::answer_json(&mut self.pocket, &asked.to_string())).expect("answers are JSON")
    }

    /// Asks, lays the log that is needed, and writes what is to be written.
    fn ask(&mut self, asked: &Value) -> Value {
        let mut answer = self.raw(asked);
        if let Some(table) = answer["needs"].as_str().map(str::to_owned) {
            let lines: Vec<_> = self.lines.iter().filter(|((of, _), _)| *of == table).map(|(_, line)| line).collect();
            let lay = json!({"do": "lay", "table": self.tables[&table], "lines": lines, "now_ms": self.now_ms});
            self.raw(&lay);
            answer = self.raw(asked);
        }
        for write in answer["writes"].as_array().into_iter().flatten() {
            self.write(write);
        }
        answer
    }

    fn write(&mut self, write: &Value) {
        match write["write"].as_str().expect("writes are named") {
            "me" => self.me = write["me"].clone(),
            "table" => drop(self.tables.insert(word(&write["table"]["id"]), write["table"].clone())),
            "lines" => {
                let after = write["after"].as_u64().expect("a number");
                for (n, line) in (after + 1..).zip(write["lines"].as_array().expect("lines")) {
                    let before = self.lines.insert((word(&write["table"]), n), line.clone());
                    assert_eq!(before, None, "no line is written twice");
                }
            }
            "gone" => {
                let table = word(&write["table"]);
                self.lines.retain(|(of, _), _| *of != table);
                self.tables.remove(&table);
            }
            "record" => drop(self.records.insert(word(&write["record"]["row"]["id"]), write["record"].clone())),
            other => panic!("nobody writes {other}"),
        }
    }

    fn http(&mut self, method: &str, path: &str, body: &Value) -> (u64, Value) {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        self.http_text(method, path, &body)
    }

    fn http_text(&mut self, method: &str, path: &str, body: &str) -> (u64, Value) {
        self.now_ms += 1;
        let asked = json!({"do": "http", "method": method, "path": path, "body": body, "language": self.language, "now_ms": self.now_ms});
        let reply = self.ask(&asked)["reply"].clone();
        let text = reply["body"].as_str().expect("a reply has a body");
        (reply["status"].as_u64().expect("a status"), serde_json::from_str(text).unwrap_or(Value::from(text)))
    }

    fn get(&mut self, path: &str) -> Value {
        let (status, body) = self.http("GET", path, &Value::Null);
        assert_eq!(status, 200, "{path}: {body}");
        body
    }

    /// Opens a table with these chairs; its id.
    fn open(&mut self, game: GameId, seats: &Value) -> String {
        let players = seats.as_array().expect("chairs").len();
        let (status, table) = self.http("POST", "/api/tables", &new_table(game, players, seats));
        assert_eq!(status, 201, "{table}");
        word(&table["id"])
    }

    fn look(&mut self, table: &str) -> Vec<Value> {
        let asked = json!({"do": "look", "socket": 1, "table": table, "since": 0, "language": self.language, "now_ms": self.now_ms});
        messages(&self.ask(&asked))
    }

    fn say(&mut self, message: &Value) -> Vec<Value> {
        self.now_ms += 1;
        let asked = json!({"do": "say", "socket": 1, "message": message.to_string(), "now_ms": self.now_ms});
        messages(&self.ask(&asked))
    }

    /// Lets whoever is to think do so, by iterations, until nobody is.
    fn think(&mut self, table: &str) -> Vec<Value> {
        let mut told = Vec::new();
        loop {
            let asked =
                json!({"do": "think", "table": table, "elapsed_ms": 0.0, "iterations": 40, "now_ms": self.now_ms});
            let answer = self.ask(&asked);
            told.extend(messages(&answer));
            if answer.get("thinks").is_none() {
                return told;
            }
        }
    }

    /// Plays a table to its end, taking the `n`th of what may be done; the last game that was told.
    fn play(&mut self, table: &str, mut n: usize) -> Value {
        let mut told = self.look(table);
        for step in 0..20_000 {
            told.extend(self.think(table));
            let game = last_game(&told).expect("the game is told");
            if !game["outcome"].is_null() {
                return game;
            }
            let version = game["version"].clone();
            let vantages = game["vantages"].as_array().expect("vantages").clone();
            let asked = vantages.iter().find(|vantage| !vantage["legal"].as_array().expect("a list").is_empty());
            let vantage = asked.expect("somebody here is asked");
            let legal = vantage["legal"].as_array().expect("a list");
            n = n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = &legal[(n >> 33) % legal.len()];
            let act = json!({"type": "act", "id": format!("m{step}"), "seat": vantage["seat"], "version": version, "action": action});
            told = self.say(&act);
            assert_eq!(told[0]["type"], "done", "{}", told[0]);
        }
        panic!("the game does not end");
    }
}

fn new_table(game: GameId, players: usize, seats: &Value) -> Value {
    json!({"game": game.name(), "setup": game.usual_setup(u8::try_from(players).expect("few")), "seats": seats, "public": false, "hot_seat": false,
        "watchable": true, "hints": true, "clock": {"kind": "none"}, "absence": {"then": "bot-sits-in", "bot": "steady"}})
}

fn messages(answer: &Value) -> Vec<Value> {
    answer["told"].as_array().into_iter().flatten().map(|told| told["message"].clone()).collect()
}

fn last_game(told: &[Value]) -> Option<Value> {
    told.iter().rev().find(|message| message["type"] == "game").cloned()
}

fn word(value: &Value) -> String {
    value.as_str().expect("a word").to_owned()
}

fn me_and(bot: &str) -> Value {
    json!([{"who": "me", "name": null, "entropy": "anna"}, {"who": "bot", "bot": bot}])
}

#[test]
fn a_game_of_each_is_played_to_its_end_and_its_dice_are_proven() {
    for game in GameId::ALL {
        let mut browser = Browser::new();
        let table = browser.open(*game, &me_and("steady"));
        assert!(table.starts_with("here-"));
        let commitment = word(&browser.get(&format!("/api/tables/{table}"))["commitment"]);
        browser.play(&table, 3);
        let info = browser.get(&format!("/api/tables/{table}"));
        assert_eq!((&info["phase"], word(&info["commitment"])), (&json!("finished"), commitment));
        let record = word(&browser.get(&format!("/api/tables/{table}/record")));
        with_game!(*game, G => {
            let read = Record::<G>::read(&record).expect("the record keeps to the rules");
            assert!(protocol::prove(&read).is_ok(), "the dice were as promised");
        });
        for what in
            ["replay?seat=all", "moments?seat=all&from=0&to=3", "scene?seat=public", "dice", "course", "record.json"]
        {
            browser.get(&format!("/api/tables/{table}/{what}"));
        }
        let again = browser.http_text("POST", "/api/records", &record).1;
        browser.get(&format!("/api/records/{}/replay?seat=all", word(&again["id"])));
    }
}

#[test]
fn a_killed_tab_loses_nothing() {
    let mut browser = Browser::new();
    let table = browser.open(GameId::CaveTroll, &me_and("steady"));
    browser.look(&table);
    browser.think(&table);
    let before = last_game(&browser.look(&table)).expect("the game is told");
    browser.wake(9);
    let after = last_game(&browser.look(&table)).expect("the game is told");
    assert_eq!(before, after);
    assert_eq!(browser.get("/api/tables")["mine"][0]["table"]["id"], json!(table));
    let me = browser.get("/api/me");
    browser.wake(11);
    assert_eq!(browser.get("/api/me"), me, "who plays here is known again");
    browser.play(&table, 5);
}

#[test]
fn what_is_said_twice_is_done_once_and_what_is_late_is_refused() {
    let mut browser = Browser::new();
    let table = browser.open(GameId::CaveTroll, &me_and("steady"));
    browser.look(&table);
    browser.think(&table);
    let game = last_game(&browser.look(&table)).expect("the game is told");
    let vantage = &game["vantages"][0];
    let act = json!({"type": "act", "id": "once", "seat": vantage["seat"], "version": game["version"], "action": vantage["legal"][0]});
    let done = browser.say(&act)[0].clone();
    let n_lines = browser.lines.len();
    assert_eq!(browser.say(&act)[0], done);
    assert_eq!(browser.lines.len(), n_lines);
    let late = json!({"type": "act", "id": "late", "seat": vantage["seat"], "version": game["version"], "action": vantage["legal"][0]});
    assert_eq!(browser.say(&late)[0]["refusal"]["code"], "stale");
    let why = json!({"type": "why", "id": "why", "seat": vantage["seat"], "action": {"do": "fly"}});
    assert_eq!(browser.say(&why)[0]["refusal"]["code"], "malformed");
    assert_eq!(browser.say(&json!({"type": "nonsense"}))[0]["type"], "refused");
}

#[test]
fn undo_hints_and_hot_seats_are_as_on_a_server() {
    let mut browser = Browser::new();
    let three = json!([{"who": "me", "name": null, "entropy": null}, {"who": "me", "name": "Bert", "entropy": null}, {"who": "me", "name": "Carla", "entropy": null}]);
    let table = browser.open(GameId::CaveTroll, &three);
    let told = browser.look(&table);
    assert_eq!(told[0]["yours"], json!([0, 1, 2]));
    let game = last_game(&told).expect("the game is told");
    let vantages = game["vantages"].as_array().expect("vantages");
    let asked = vantages.iter().find(|vantage| !vantage["legal"].as_array().expect("a list").is_empty());
    let (seat, version) = (asked.expect("somebody is asked")["seat"].clone(), game["version"].clone());
    let begun = browser.say(&json!({"type": "hint", "id": "hint", "seat": seat, "version": version}));
    assert!(begun.is_empty(), "it is thought about first");
    let told = browser.think(&table);
    let hint = told.iter().find(|message| message["type"] == "hint").expect("a hint is told").clone();
    let game = last_game(&told).expect("that it was given is told, too");
    assert_eq!(game["hints"][seat.as_u64().expect("a seat") as usize], 1);
    let act = json!({"type": "act", "id": "a", "seat": seat, "version": game["version"], "action": hint["action"]});
    let told = browser.say(&act);
    assert_eq!(told[0]["type"], "done");
    let game = last_game(&told).expect("the game is told");
    let takeback = json!({"type": "takeback", "id": "t", "seat": seat, "version": game["version"]});
    let told = browser.say(&takeback);
    assert_eq!(told[0]["type"], "done", "nobody else has to agree: {}", told[0]);
}

#[test]
fn whoever_waits_for_a_hint_hears_when_the_game_has_moved_on() {
    let mut browser = Browser::new();
    let table = browser.open(GameId::CaveTroll, &me_and("steady"));
    browser.look(&table);
    browser.think(&table);
    let game = last_game(&browser.look(&table)).expect("the game is told");
    let vantage = &game["vantages"][0];
    let (seat, version) = (&vantage["seat"], &game["version"]);
    browser.say(&json!({"type": "hint", "id": "hint", "seat": seat, "version": version}));
    let told = browser
        .say(&json!({"type": "act", "id": "a", "seat": seat, "version": version, "action": vantage["legal"][0]}));
    assert_eq!(told[0]["type"], "done");
    let answer = told.iter().find(|message| message["id"] == "hint").expect("the hint is answered");
    assert_eq!((&answer["type"], &answer["refusal"]["code"]), (&json!("refused"), &json!("stale")));
}

#[test]
fn what_another_tab_has_written_is_told_from_where_this_one_was_and_its_bots_go_on() {
    let mut browser = Browser::new();
    let table = browser.open(GameId::CaveTroll, &me_and("steady"));
    browser.look(&table);
    browser.think(&table);
    let before = last_game(&browser.look(&table)).expect("the game is told");
    let vantage = &before["vantages"][0];
    let (this, act) = (
        browser.pocket.take(),
        json!({"type": "act", "id": "a", "seat": vantage["seat"], "version": before["version"], "action": vantage["legal"][0]}),
    );
    browser.wake(9);
    browser.look(&table);
    browser.say(&act);
    browser.think(&table);
    let other = std::mem::replace(&mut browser.pocket, this);
    let lines: Vec<_> = browser.lines.values().collect();
    let n_lines = lines.len() as u64;
    let lay = json!({"do": "lay", "table": browser.tables[&table], "lines": lines, "now_ms": browser.now_ms});
    let answer = browser.raw(&lay);
    let game = last_game(&messages(&answer)).expect("those who look on hear of it");
    assert_eq!(game["version"].as_u64(), Some(n_lines));
    assert!(game["keep"].as_u64().is_some_and(|keep| keep > 0), "what is known is not told again");
    assert!(other.is_some());

    // While a bot is to decide, this tab lets it think, too: the other one may be closed.
    let mut browser = Browser::new();
    let table = browser.open(
        GameId::CaveTroll,
        &json!([{"who": "bot", "bot": "steady"}, {"who": "me", "name": null, "entropy": null}]),
    );
    browser.look(&table);
    let lines: Vec<_> = browser.lines.values().collect();
    let lay =
        json!({"do": "lay", "table": browser.tables[&table], "lines": lines, "since": 0, "now_ms": browser.now_ms});
    let answer = browser.raw(&lay);
    let asked = last_game(&messages(&answer)).expect("it is told")["asked"].clone();
    assert_eq!(answer.get("thinks").is_some(), asked == json!([0]), "{answer}");
}

#[test]
fn a_game_goes_on_from_a_moment_and_is_played_once_more() {
    let mut browser = Browser::new();
    let table = browser.open(GameId::Casadh, &me_and("steady"));
    let end = browser.play(&table, 1);
    let wish = json!({"step": 12, "seats": me_and("novice"), "public": false, "hot_seat": false});
    let (status, copy) = browser.http("POST", &format!("/api/tables/{table}/continue"), &wish);
    assert_eq!(status, 201, "{copy}");
    let copy = word(&copy["id"]);
    browser.play(&copy, 2);
    let record = word(&browser.get(&format!("/api/tables/{copy}/record")));
    let read = Record::<casadh::Casadh>::read(&record).expect("the record keeps to the rules");
    assert_eq!(protocol::prove(&read).map(|parts| parts.len()), Ok(2), "both parts are proven");
    let (status, next) = browser.http("POST", &format!("/api/tables/{table}/rematch"), &json!({"entropy": "x"}));
    assert_eq!((status, next["phase"].clone()), (201, json!("running")));
    assert_eq!(browser.get(&format!("/api/tables/{table}"))["next"], next["id"]);
    assert!(end["version"].as_u64().is_some_and(|version| version > 12));
    let carried = word(&browser.get(&format!("/api/tables/{}/carried", word(&next["id"]))));
    assert!(!carried.contains("secret"), "what decides the dice of a game that runs stays secret");
}

#[test]
fn what_needs_a_server_says_so_in_both_languages() {
    let mut browser = Browser::new();
    let open = new_table(GameId::CaveTroll, 2, &json!([{"who": "me", "name": null, "entropy": null}, {"who": "open"}]));
    let mut sentences = Vec::new();
    for language in ["en", "de"] {
        browser.language = language;
        let (status, refusal) = browser.http("POST", "/api/tables", &open);
        assert_eq!((status, &refusal["code"]), (422, &json!("bad-setup")));
        sentences.push(word(&refusal["sentence"]));
        let (status, refusal) = browser.http("GET", "/api/tokens", &Value::Null);
        assert_eq!((status, &refusal["code"]), (503, &json!("unavailable")));
        sentences.push(word(&refusal["sentence"]));
        assert_eq!(browser.http("GET", "/api/tables/here-none", &Value::Null).0, 404);
        assert_eq!(browser.http("GET", "/api/records/here-none/replay", &Value::Null).0, 404);
        assert_eq!(browser.http_text("POST", "/api/records", "no record").0, 422);
        assert_eq!(browser.http_text("POST", "/api/tables", "{").0, 400);
    }
    sentences.sort();
    sentences.dedup();
    assert_eq!(sentences.len(), 4);
    assert!(browser.tables.is_empty() && browser.me.is_null(), "nothing was kept of all that");
}

#[test]
fn the_shelf_the_rules_and_the_lessons_are_there() {
    let mut browser = Browser::new();
    for card in browser.get("/api/games").as_array().expect("games").clone() {
        let game = word(&card["id"]);
        assert!(browser.get(&format!("/api/games/{game}/rules")).as_array().is_some_and(|rules| rules.len() > 50));
        let setup = &card["presets"][0]["setups"][0]["setup"];
        let (status, form) =
            browser.http("POST", &format!("/api/games/{game}/setup"), &json!({"setup": setup, "choose": null}));
        assert_eq!(status, 200, "{form}");
        let beat = browser.get(&format!("/api/lessons/{game}/1/1?choices="));
        assert!(!word(&beat["say"]).is_empty());
    }
    assert_eq!(browser.get("/api/lessons").as_array().map(Vec::len), Some(4));
}

#[test]
fn a_game_that_the_rules_have_left_behind_is_shown_and_stays_as_it_is() {
    let mut browser = Browser::new();
    let table = browser.open(GameId::CaveTroll, &me_and("steady"));
    browser.look(&table);
    browser.think(&table);
    let last = browser.lines.keys().next_back().expect("there are lines").clone();
    let text = browser.lines[&last].clone();
    browser.lines.insert(last.clone(), json!({"text": "A: a step of other rules", "at_ms": 1}));
    browser.wake(3);
    let game = last_game(&browser.look(&table)).expect("it is shown");
    assert_eq!(game["asked"], json!([]));
    let saved = word(&browser.get(&format!("/api/tables/{table}/carried")));
    assert!(saved.contains("a step of other rules"), "it can be saved as it is: {saved}");
    browser.lines.insert(last, text);
    browser.wake(3);
    assert_ne!(last_game(&browser.look(&table)).expect("it goes on")["asked"], json!([]));
}
