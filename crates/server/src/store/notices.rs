//! What the writer tells other nodes, in the transaction that writes it: PostgreSQL delivers it when that is committed.

use std::collections::BTreeMap;

use super::Write;
use super::database::Connection;
use crate::nodes::{CHANNEL, Letter, Notice};

/// How one node tells the others.
pub struct Notices {
    node: String,
}

impl Notices {
    /// In the name of this node.
    pub fn of(node: &str) -> Notices {
        Notices { node: node.to_owned() }
    }

    /// A table has changed; by its log alone when `version` is given.
    pub fn table(&self, table: &str, version: Option<u64>) -> String {
        Letter { from: self.node.clone(), notice: Notice::Table { table: table.to_owned(), version } }.text()
    }

    /// One notice for every table that is written to.
    pub fn of_writes<'w>(&self, writes: impl Iterator<Item = &'w Write>) -> Vec<String> {
        let mut tables: BTreeMap<&str, Option<u64>> = BTreeMap::new();
        for (table, version) in writes.filter_map(Write::concerns) {
            let known = tables.entry(table).or_insert(version);
            *known = known.zip(version).map(|(one, other)| one.max(other));
        }
        tables.into_iter().map(|(table, version)| self.table(table, version)).collect()
    }
}

/// Tells everybody who listens, once the transaction is committed.
pub async fn tell(db: &mut Connection, letters: &[String]) -> Result<(), sqlx::Error> {
    for letter in letters {
        sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(letter).execute(&mut *db).await?;
    }
    Ok(())
}
