//! What lies in the browser's storage: tables, the lines of their logs, records, and who plays here.
//!
//! Whatever a version of Karst has written, every later one reads: fields are added, never renamed. A table keeps the number
//! of the rules it began with; where they have changed, it is shown as far as it goes (`Play::frozen`).

use catalog::GameId;
use kernel::Seat;
use protocol::{Absence, Away, Bot, Clock, Phase, RecordRow};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Line, LogLine, Sitter, StoredRecord, StoredSeat, StoredTable, Terms, User};

/// Who plays here.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptUser {
    pub id: String,
    pub name: String,
    #[serde(default)]
    pub face: Option<u8>,
}

/// A table without its log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptTable {
    pub id: String,
    pub game: String,
    pub setup: Value,
    pub setup_text: String,
    pub phase: Phase,
    pub hot_seat: bool,
    #[serde(default)]
    pub next: Option<String>,
    pub hints: bool,
    pub rules: i64,
    /// Sixty-four hexadecimal digits. What is promised of it is told from the beginning, this when the game is over.
    pub secret: String,
    pub asked: String,
    pub opened_ms: i64,
    pub touched_ms: i64,
    pub seats: Vec<KeptSeat>,
    /// What seats do not want to be asked about.
    #[serde(default)]
    pub hushed: Vec<(Seat, String)>,
    /// Lines of its record that tell from which game it goes on.
    #[serde(default)]
    pub fork: Vec<(String, String)>,
}

/// A chair: a bot's, or one of those who play here.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptSeat {
    #[serde(default)]
    pub bot: Option<Bot>,
    /// The name at this table, when it is another than theirs.
    #[serde(default)]
    pub name: Option<String>,
    #[serde(default)]
    pub entropy: Option<String>,
    #[serde(default)]
    pub away: Option<Away>,
}

/// A line of a log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptLine {
    pub text: String,
    /// The id of the message that led to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Bot>,
    pub at_ms: i64,
}

/// A record that was opened here.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptRecord {
    pub row: RecordRow,
    pub text: String,
}

/// A table and what is kept with it besides what every table has.
#[derive(Clone)]
pub struct Head {
    pub table: StoredTable,
    pub hushed: Vec<(Seat, String)>,
    pub fork: Vec<(String, String)>,
}

impl From<KeptUser> for User {
    fn from(KeptUser { id, name, face }: KeptUser) -> User {
        User { id, name, face: face.filter(|face| *face < protocol::FACES) }
    }
}

impl From<&User> for KeptUser {
    fn from(user: &User) -> KeptUser {
        KeptUser { id: user.id.clone(), name: user.name.clone(), face: user.face }
    }
}

impl KeptTable {
    pub fn of(Head { table, hushed, fork }: &Head) -> KeptTable {
        let seat = |seat: &StoredSeat| KeptSeat {
            bot: match seat.sitter {
                Sitter::Bot(bot) => Some(bot),
                Sitter::Person { .. } | Sitter::Open => None,
            },
            name: match &seat.sitter {
                Sitter::Person { known_as, .. } => known_as.clone(),
                Sitter::Bot(_) | Sitter::Open => None,
            },
            entropy: seat.entropy.clone(),
            away: seat.away.clone(),
        };
        KeptTable {
            id: table.id.clone(),
            game: table.game.name().to_owned(),
            setup: table.setup.clone(),
            setup_text: table.setup_text.clone(),
            phase: table.phase,
            hot_seat: table.hot_seat,
            next: table.next.clone(),
            hints: table.hints,
            rules: table.rules,
            secret: table.secret.to_string(),
            asked: table.asked.clone(),
            opened_ms: table.opened_ms,
            touched_ms: table.touched_ms,
            seats: table.seats.iter().map(seat).collect(),
            hushed: hushed.clone(),
            fork: fork.clone(),
        }
    }

    /// The table again, with `me` in the chairs of people; or what of it cannot be read.
    pub fn head(self, me: &User) -> Result<Head, kernel::Unreadable> {
        let seat = |(seat, kept): (Seat, KeptSeat)| StoredSeat {
            seat,
            sitter: match kept.bot {
                Some(bot) => Sitter::Bot(bot),
                None => Sitter::Person { user: me.clone(), known_as: kept.name },
            },
            entropy: kept.entropy,
            away: kept.away,
        };
        if self.seats.is_empty() || self.seats.len() > Seat::MAX {
            return Err(kernel::Unreadable::new("a table with seats", self.seats.len().to_string()));
        }
        let table = StoredTable {
            // A list may name games whose rules are in another module.
            game: GameId::named(&self.game).ok_or_else(|| kernel::Unreadable::new("a game", self.game))?,
            secret: self.secret.parse()?,
            id: self.id,
            setup: self.setup,
            setup_text: self.setup_text,
            phase: self.phase,
            host: me.id.clone(),
            public: false,
            hot_seat: self.hot_seat,
            watchable: true,
            next: self.next,
            hints: self.hints,
            rules: self.rules,
            asked: self.asked,
            opened_ms: self.opened_ms,
            touched_ms: self.touched_ms,
            terms: Terms { clock: Clock::None, absence: Absence::default() },
            clocks: None,
            seats: Seat::first(self.seats.len()).zip(self.seats).map(seat).collect(),
        };
        Ok(Head { table, hushed: self.hushed, fork: self.fork })
    }
}

impl KeptLine {
    pub fn of(line: Line, at_ms: i64) -> KeptLine {
        KeptLine { text: line.text, by: line.by.map(|(_, id)| id), bot: line.bot, at_ms }
    }

    /// As a table's log has it: here all people are `me`.
    pub fn line(&self, me: &User) -> Line {
        Line { text: self.text.clone(), by: self.by.clone().map(|id| (me.id.clone(), id)), bot: self.bot }
    }

    pub fn logged(&self) -> LogLine {
        LogLine { text: self.text.clone(), by_person: self.by.is_some(), bot: self.bot, at_ms: self.at_ms }
    }
}

impl KeptRecord {
    pub fn stored(&self, me: &User) -> StoredRecord {
        StoredRecord { row: self.row.clone(), user: me.id.clone(), text: self.text.clone() }
    }
}
