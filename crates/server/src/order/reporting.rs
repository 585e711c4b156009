//! Taking reports: of a person at a table, or of something they said there. The words are kept with the report.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use protocol::{Code, NewReport, ReportedLine};

use crate::config::Rate;
use crate::error::Error;
use crate::hall::Hall;
use crate::limits::{Bucket, household};
use crate::store::{OrderWrite, Sitter, StoredReport, StoredTable, User, Write, now_ms};
use crate::{names, say};

/// The longest words of a report or a reason, in characters.
const WORDS_MOST: usize = 500;
/// So many reports of one person in a day.
const MOST_A_DAY: u32 = 30;
const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// How fast reports may come from one network, whoever sends them.
const FROM_ONE_NETWORK: Rate = Rate { per_second: 1.0 / 60.0, burst: 30.0 };
/// Networks that are remembered at most; the rested ones are forgotten first.
const MOST_NETWORKS: usize = 5_000;

/// How fast reports come from each network.
#[derive(Default)]
pub struct Reporters(Mutex<HashMap<IpAddr, Bucket>>);

impl Reporters {
    /// May one more report come from there? This machine itself may send any number.
    fn admit(&self, address: IpAddr) -> bool {
        let (address, now) = (household(address), Instant::now());
        if address.is_loopback() {
            return true;
        }
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_NETWORKS && !buckets.contains_key(&address) {
            buckets.retain(|_, bucket| !bucket.is_full(FROM_ONE_NETWORK, now));
            if buckets.len() >= MOST_NETWORKS {
                buckets.clear();
            }
        }
        let bucket = buckets.entry(address).or_insert_with(|| Bucket::full(FROM_ONE_NETWORK, now));
        bucket.take(FROM_ONE_NETWORK, now)
    }
}

/// Takes a report. The same one again changes nothing and is no mistake.
pub async fn report(hall: &Hall, address: IpAddr, reporter: &User, new: NewReport) -> Result<(), Error> {
    let words = checked_words(&new.words)?;
    if new.about == reporter.id {
        return Err(Error::new(Code::Malformed, say::NoSelf));
    }
    let (about, table) = (without_zero(&new.about), without_zero(&new.table));
    let no_table = || Error::new(Code::UnknownTable, say::NoTable);
    let table = hall.store.table(&table).await?.ok_or_else(no_table)?;
    let (name_then, line) = match &new.line {
        Some(id) => {
            let found = hall.store.said_line(&table.id, &without_zero(id)).await?;
            let found = found.filter(|(_, said)| said.user == about);
            let (room, said) = found.ok_or_else(|| Error::new(Code::NotFound, say::NoLine))?;
            (said.name, Some(ReportedLine { words: said.words, room, at_ms: said.at_ms }))
        }
        None => (name_at(hall, &table, &about).await?, None),
    };
    let at_ms = now_ms();
    if hall.store.n_reports_since(&reporter.id, at_ms - DAY_MS).await? >= MOST_A_DAY || !hall.reporters.admit(address) {
        return Err(Error::too_many(say::NoMoreReports, 60));
    }
    let id = id_of(&reporter.id, &about, &table.id, new.line.as_deref());
    let report = StoredReport {
        id,
        at_ms,
        reporter: reporter.id.clone(),
        about,
        name_then,
        table: table.id,
        line,
        reason: new.reason,
        words,
    };
    hall.store.write(vec![Write::Order(OrderWrite::Report(Box::new(report)))]).await?;
    Ok(())
}

/// What somebody is called at a table: who sits there, opened it or has spoken there is known there.
async fn name_at(hall: &Hall, table: &StoredTable, user: &str) -> Result<String, Error> {
    let seated = table.seats.iter().find_map(|seat| match &seat.sitter {
        Sitter::Person { user: sitting, known_as } if sitting.id == user => {
            Some(known_as.as_ref().unwrap_or(&sitting.name).clone())
        }
        Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Open => None,
    });
    if let Some(name) = seated {
        return Ok(name);
    }
    let unknown = || Error::new(Code::NotFound, say::NoPersonThere);
    let is_known = table.host == user || hall.store.has_spoken(&table.id, user).await?;
    let account = if is_known { hall.store.account(user).await? } else { None };
    account.map(|account| account.user.name).ok_or_else(unknown)
}

/// The same words on lines of their own, without anything unseen.
pub fn checked_words(words: &str) -> Result<String, Error> {
    let words = words.lines().map(names::seen).collect::<Vec<_>>().join("\n").trim().to_owned();
    if words.chars().count() > WORDS_MOST {
        return Err(Error::new(Code::Malformed, say::NoWordsSoLong { most: WORDS_MOST }));
    }
    Ok(words)
}

/// Who reports what, as one id: the same again has the same.
fn id_of(reporter: &str, about: &str, table: &str, line: Option<&str>) -> String {
    let what = serde_json::to_string(&(reporter, about, table, line)).expect("words are plain data");
    blake3::hash(what.as_bytes()).to_hex().chars().take(24).collect()
}

/// Nothing has the character zero in its name, and PostgreSQL could not even be asked.
fn without_zero(id: &str) -> String {
    id.replace('\0', "")
}
