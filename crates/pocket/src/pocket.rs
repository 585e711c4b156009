//! All that is known between two questions, and who answers which.

use std::collections::BTreeMap;

use catalog::Why;
use protocol::Code;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha20Rng;
use table::{Error, Play, Repeats, User};
use words::{Language, Message};

use crate::asked::{Answer, Asked, Write};
use crate::kept::{Head, KeptLine, KeptRecord, KeptTable};
use crate::musing::Musing;
use crate::say;
use crate::sitting::Onlooker;

/// What ids of tables here begin with, so that a page which also has a server knows whom to ask.
const HERE: &str = "here-";

/// Letters and digits that are not mistaken for one another, as in the ids of a server's tables.
const ALPHABET: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";

/// Karst in one browser.
pub struct Pocket {
    pub(crate) me: User,
    /// All tables, the readable ones.
    pub(crate) heads: BTreeMap<String, Head>,
    /// Those with their logs.
    pub(crate) awake: BTreeMap<String, Awake>,
    pub(crate) records: BTreeMap<String, KeptRecord>,
    pub(crate) onlookers: BTreeMap<u32, Onlooker>,
    rng: ChaCha20Rng,
    /// What the page is read in.
    language: Language,
    /// Who plays here has to be written down first.
    unwritten: bool,
}

/// A table whose game is there.
pub(crate) struct Awake {
    pub play: Play,
    pub lines: Vec<KeptLine>,
    pub repeats: Repeats,
    /// The version that those who look at it know.
    pub told: u64,
    pub musing: Option<Musing>,
    /// What the bot that decided last remembers, should it go on.
    pub remembered: Option<(kernel::Seat, bots::Memory)>,
}

impl Pocket {
    /// Nothing but what was kept. Everything left to chance follows from `entropy`.
    pub fn new(entropy: [u8; 32], me: Option<User>, language: Language) -> Pocket {
        let mut rng = ChaCha20Rng::from_seed(entropy);
        let unwritten = me.is_none();
        let me = me.unwrap_or_else(|| {
            let number = 1000 + rng.next_u32() % 9000;
            User::new(letters(&mut rng, 20), say::GuestName { number }.say(language))
        });
        let (heads, awake, records) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        Pocket { me, heads, awake, records, onlookers: BTreeMap::new(), rng, language, unwritten }
    }

    /// Answers a question in JSON with an answer in JSON, for a worker that has no pocket yet or has one.
    pub fn answer_json(pocket: &mut Option<Pocket>, asked: &str) -> String {
        let answer = match Asked::read(asked) {
            Ok(asked) => Pocket::answer_first(pocket, asked),
            Err(error) => refused(&Error::new(Code::Malformed, say::NoRequestRead { error }), Language::English),
        };
        serde_json::to_string(&answer).expect("answers are plain data")
    }

    fn answer_first(pocket: &mut Option<Pocket>, asked: Asked) -> Answer {
        match (asked, pocket) {
            (Asked::Wake { entropy, me, unwritten, tables, records, language }, pocket) => {
                let Ok(secret) = entropy.parse::<protocol::Secret>() else {
                    let error = "the entropy is no 64 hexadecimal digits";
                    return refused(&Error::new(Code::Malformed, say::NoRequestRead { error }), Language::English);
                };
                let seed = protocol::Dice::new(&secret, ["pocket"]).at(0).random_seed();
                let language = Language::of(&language).unwrap_or_default();
                let woken = pocket.insert(Pocket::new(seed, me.map(User::from), language));
                woken.unwritten |= unwritten;
                woken.keep(tables, records);
                Answer::default()
            }
            (asked, Some(pocket)) => pocket.answer(asked),
            (_, None) => {
                let error = "nothing was woken yet";
                refused(&Error::new(Code::Malformed, say::NoRequestRead { error }), Language::English)
            }
        }
    }

    /// Answers a question.
    pub fn answer(&mut self, asked: Asked) -> Answer {
        let mut answer = match asked {
            Asked::Wake { .. } => Answer::default(),
            Asked::Heads { me, tables, records } => {
                let known = me.map(User::from).filter(|me| *me != self.me);
                let told = known.map(|me| self.become_known(me).told).unwrap_or_default();
                self.keep(tables, records);
                Answer { told, ..Answer::default() }
            }
            Asked::Lay { table, lines, since, .. } => self.lay(*table, lines, since),
            Asked::Forget { table } => {
                self.awake.remove(&table);
                Answer::default()
            }
            Asked::Http { method, path, body, language, now_ms } => {
                let language = Language::of(&language).unwrap_or_default();
                self.request(&method, &path, &body, language, now_ms)
            }
            Asked::Look { socket, table, since, language, .. } => {
                self.look(socket, table, since, Language::of(&language).unwrap_or_default())
            }
            Asked::LookAway { socket } => {
                self.onlookers.remove(&socket);
                Answer::default()
            }
            Asked::Say { socket, message, now_ms } => self.hear(socket, &message, now_ms),
            Asked::Think { table, elapsed_ms, iterations, now_ms } => {
                self.think(&table, elapsed_ms, iterations, now_ms)
            }
        };
        if self.unwritten && !answer.writes.is_empty() {
            // Nothing is kept of somebody who only looked around.
            answer.writes.push(Write::Me { me: (&self.me).into() });
            self.unwritten = false;
        }
        answer
    }

    /// What is kept, without what cannot be read: that stays where it is, for a Karst that can.
    fn keep(&mut self, tables: Vec<KeptTable>, records: Vec<KeptRecord>) {
        let heads = tables.into_iter().filter_map(|kept| Some((kept.id.clone(), kept.head(&self.me).ok()?)));
        self.heads = heads.collect();
        self.records = records.into_iter().map(|record| (record.row.id.clone(), record)).collect();
        let (heads, records) = (&self.heads, &mut self.awake);
        records.retain(|id, _| heads.contains_key(id));
    }

    /// A table with its log: whoever looks at it hears what they do not know yet, and its bots go on.
    fn lay(&mut self, kept: KeptTable, lines: Vec<KeptLine>, since: Option<u64>) -> Answer {
        let id = kept.id.clone();
        let unreadable = |error: kernel::Unreadable| {
            let why = error.to_string();
            Error::new(Code::Unavailable, say::NoKeptTable { why })
        };
        let laid = kept.head(&self.me).map_err(unreadable).and_then(|head| {
            let log: Vec<_> = lines.iter().map(|line| line.line(&self.me)).collect();
            let hushed = head.hushed.iter().cloned().collect();
            let play = Play::replay(&head.table, &log)?.with_hushed(hushed);
            let repeats = Repeats::from_log(&log, head.table.people());
            Ok((head, play, repeats))
        });
        match laid {
            Ok((head, play, repeats)) => {
                let given_up = self.give_up_thinking(&id);
                let told = play.version();
                let awake = Awake { play, lines, repeats, told, musing: None, remembered: None };
                let before = self.awake.insert(id.clone(), awake);
                let since = since.or(before.map(|before| before.told)).unwrap_or(0).min(told);
                let phase = self.heads.get(&id).map(|head| head.table.phase);
                let is_news = phase.is_some_and(|phase| phase != head.table.phase);
                self.heads.insert(id.clone(), head);
                let mut told = self.tell_news(&id, since);
                if is_news {
                    told.extend(self.tell_table(&id));
                }
                told.extend(given_up);
                Answer { told, thinks: self.thinks(&id), ..Answer::default() }
            }
            Err(refusal) => refused(&refusal, self.language),
        }
    }

    /// A new name for a table.
    pub(crate) fn table_id(&mut self) -> String {
        format!("{HERE}{}", letters(&mut self.rng, 14))
    }

    pub(crate) fn secret(&mut self) -> protocol::Secret {
        let mut bytes = [0; 32];
        self.rng.fill_bytes(&mut bytes);
        protocol::Secret::new(bytes)
    }

    pub(crate) fn number(&mut self) -> u64 {
        self.rng.next_u64()
    }

    /// The table and its game, or what is missing.
    pub(crate) fn awake(&mut self, id: &str) -> Result<(&mut Head, &mut Awake), Missing> {
        let head = self.heads.get_mut(id).ok_or(Missing::Table)?;
        let awake = self.awake.get_mut(id).ok_or_else(|| Missing::Log(id.to_owned()))?;
        Ok((head, awake))
    }
}

/// What a question is answered with when it cannot be.
pub(crate) enum Missing {
    Table,
    /// The log of this table is to be laid first.
    Log(String),
    No(Box<Error>),
}

impl From<Error> for Missing {
    fn from(error: Error) -> Missing {
        Missing::No(Box::new(error))
    }
}

impl Missing {
    pub fn answer(self, language: Language) -> Answer {
        match self {
            Missing::Table => refused(&Error::new(Code::UnknownTable, say::NoTable), language),
            Missing::Log(table) => Answer { needs: Some(table), ..Answer::default() },
            Missing::No(error) => refused(&error, language),
        }
    }
}

/// Why not, for the kind of reason that is a text.
pub(crate) fn unreadable(error: impl std::fmt::Display) -> Error {
    Error::new(Code::Malformed, Why::text(error))
}

/// A request is refused.
pub(crate) fn refused(error: &Error, language: Language) -> Answer {
    let reply = crate::Reply::json(table::status_of(error.code), &error.told(language));
    Answer { reply: Some(reply), ..Answer::default() }
}

fn letters(rng: &mut ChaCha20Rng, n: usize) -> String {
    (0..n).map(|_| char::from(ALPHABET[(rng.next_u64() % ALPHABET.len() as u64) as usize])).collect()
}

/// A seed out of a generator.
trait RandomSeed {
    fn random_seed(self) -> [u8; 32];
}

impl RandomSeed for ChaCha20Rng {
    fn random_seed(mut self) -> [u8; 32] {
        let mut seed = [0; 32];
        self.fill_bytes(&mut seed);
        seed
    }
}
