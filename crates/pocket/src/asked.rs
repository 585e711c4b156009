//! What the worker asks, and what it is answered.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::kept::{KeptLine, KeptRecord, KeptTable, KeptUser};

/// What the worker asks.
pub enum Asked {
    /// First of all: what is kept, and 64 hexadecimal digits that nobody can guess.
    Wake {
        entropy: String,
        me: Option<KeptUser>,
        /// They are not written down yet.
        unwritten: bool,
        tables: Vec<KeptTable>,
        records: Vec<KeptRecord>,
        language: String,
    },
    /// What is kept may have changed: another tab plays too, and so do the modules of other games.
    Heads { me: Option<KeptUser>, tables: Vec<KeptTable>, records: Vec<KeptRecord> },
    /// A table with its log, as it is kept. Those who look at it know what there was at version `since`; without it, all
    /// that they were told.
    Lay { table: Box<KeptTable>, lines: Vec<KeptLine>, since: Option<u64>, now_ms: i64 },
    /// What was answered last could not be written: the table is as it was.
    Forget { table: String },
    /// A request, as a server would get it.
    Http {
        method: String,
        /// With what follows a question mark.
        path: String,
        body: String,
        language: String,
        now_ms: i64,
    },
    /// Somebody looks at a table.
    Look { socket: u32, table: String, since: u64, language: String, now_ms: i64 },
    /// And no more.
    LookAway { socket: u32 },
    /// Somebody says something at a table.
    Say { socket: u32, message: String, now_ms: i64 },
    /// Whoever is to think at a table does so for another slice. So long has the thought taken; with `iterations` a strong bot
    /// is given so many instead of its time, and a master five times as many.
    Think { table: String, elapsed_ms: f64, iterations: Option<u64>, now_ms: i64 },
}

impl Asked {
    /// Reads a question: `{"do": "look-away", "socket": 3}`.
    pub fn read(text: &str) -> serde_json::Result<Asked> {
        let asked: Question = serde_json::from_str(text)?;
        let Question { me, tables, records, lines, iterations, body, unwritten, .. } = asked;
        let table = needed(asked.table, "table");
        let now_ms = needed(asked.now_ms, "now_ms");
        let socket = needed(asked.socket, "socket");
        let language = needed(asked.language, "language");
        Ok(match asked.what {
            What::Wake => {
                let (entropy, language) = (needed(asked.entropy, "entropy")?, language?);
                Asked::Wake { entropy, me, unwritten, tables, records, language }
            }
            What::Heads => Asked::Heads { me, tables, records },
            What::Lay => {
                let table: KeptTable = read(&table?)?;
                Asked::Lay { table: Box::new(table), lines, since: asked.since, now_ms: now_ms? }
            }
            What::Forget => Asked::Forget { table: read(&table?)? },
            What::Http => {
                let (method, path) = (needed(asked.method, "method")?, needed(asked.path, "path")?);
                Asked::Http { method, path, body, language: language?, now_ms: now_ms? }
            }
            What::Look => {
                let since = needed(asked.since, "since")?;
                Asked::Look { socket: socket?, table: read(&table?)?, since, language: language?, now_ms: now_ms? }
            }
            What::LookAway => Asked::LookAway { socket: socket? },
            What::Say => Asked::Say { socket: socket?, message: needed(asked.message, "message")?, now_ms: now_ms? },
            What::Think => {
                let elapsed_ms = needed(asked.elapsed_ms, "elapsed_ms")?;
                Asked::Think { table: read(&table?)?, elapsed_ms, iterations, now_ms: now_ms? }
            }
        })
    }
}

/// A question as it is written, all kinds in one. An enum that is told by a field of its own would have everything read twice, by
/// code of its own: a twentieth of a module.
#[derive(Deserialize)]
struct Question {
    #[serde(rename = "do")]
    what: What,
    entropy: Option<String>,
    me: Option<KeptUser>,
    #[serde(default)]
    unwritten: bool,
    #[serde(default)]
    tables: Vec<KeptTable>,
    #[serde(default)]
    records: Vec<KeptRecord>,
    #[serde(default)]
    lines: Vec<KeptLine>,
    /// A table's name, or all that is kept of it.
    table: Option<Box<RawValue>>,
    method: Option<String>,
    path: Option<String>,
    #[serde(default)]
    body: String,
    language: Option<String>,
    now_ms: Option<i64>,
    socket: Option<u32>,
    since: Option<u64>,
    message: Option<String>,
    elapsed_ms: Option<f64>,
    iterations: Option<u64>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum What {
    Wake,
    Heads,
    Lay,
    Forget,
    Http,
    Look,
    LookAway,
    Say,
    Think,
}

fn read<T: DeserializeOwned>(raw: &RawValue) -> serde_json::Result<T> {
    serde_json::from_str(raw.get())
}

fn needed<T>(field: Option<T>, name: &'static str) -> serde_json::Result<T> {
    field.ok_or_else(|| serde::de::Error::missing_field(name))
}

/// What it is answered. Everything is to be written before anything is told.
#[derive(Default, Serialize)]
pub struct Answer {
    /// Nothing has happened yet: first the log of this table is to be laid, then the same is to be asked again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub writes: Vec<Write>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reply: Option<Reply>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Told>,
    /// A table where somebody is to think.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thinks: Option<Thinks>,
}

/// An answer to a request.
#[derive(Serialize, Debug)]
pub struct Reply {
    pub status: u16,
    pub kind: &'static str,
    pub body: String,
    /// What it is called as a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
}

/// A message for somebody who looks at a table.
#[derive(Serialize)]
pub struct Told {
    pub socket: u32,
    pub message: Box<RawValue>,
}

/// Somebody thinks.
#[derive(Serialize)]
pub struct Thinks {
    pub table: String,
    /// A new thought begins, and its clock with it.
    pub anew: bool,
    /// So long it is to wait before it begins, for what comes of it not to be shown faster than an eye can follow.
    pub rest_ms: u32,
}

/// What is to be written, all of an answer in one transaction.
#[derive(Serialize)]
#[serde(tag = "write", rename_all = "kebab-case")]
pub enum Write {
    Me {
        me: KeptUser,
    },
    Table {
        table: Box<KeptTable>,
    },
    /// New lines behind so many. When the log has one of them already, nothing of the answer is to be written.
    Lines {
        table: String,
        after: u64,
        lines: Vec<KeptLine>,
    },
    /// A table with its log goes.
    Gone {
        table: String,
    },
    Record {
        record: Box<KeptRecord>,
    },
    RecordGone {
        id: String,
    },
}

impl Reply {
    pub fn json(status: u16, body: &impl Serialize) -> Reply {
        let body = serde_json::to_string(body).expect("answers are plain data");
        Reply { status, kind: "application/json", body, file: None }
    }

    pub fn nothing() -> Reply {
        Reply { status: 204, kind: "application/json", body: String::new(), file: None }
    }

    pub fn text_file(name: String, body: String) -> Reply {
        Reply { status: 200, kind: "text/plain; charset=utf-8", body, file: Some(name) }
    }
}
