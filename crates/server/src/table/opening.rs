//! How a table is opened, and how its game begins: what is to be written for it.

use protocol::{NewTable, Secret};
use table::{Origin, Play, StoredTable, User};

use super::committing::{Cause, growth};
use crate::error::Error;
use crate::random;
use crate::store::{Write, now_ms};

/// A new table, checked, and what is to be written for it. When every seat is filled the game begins at once.
pub fn open(new: NewTable, host: &User, secret: Secret, up_ms: i64) -> Result<(StoredTable, Vec<Write>), Error> {
    let mut table = table::lay(new, host, origin(secret, up_ms))?;
    let mut writes = vec![Write::Table(Box::new(table.clone()))];
    if table.is_full() {
        writes.extend(begin(&mut table, up_ms)?.1);
    }
    Ok((table, writes))
}

/// A table whose game goes on from a moment of another one: these steps are copied, and its own dice decide from there.
pub fn go_on(
    new: NewTable,
    host: &User,
    steps: Vec<String>,
    secret: Secret,
    up_ms: i64,
) -> Result<(StoredTable, Vec<Write>), Error> {
    let mut table = table::lay(new, host, origin(secret, up_ms))?;
    let (play, lines) = table::copy(&table, steps)?;
    let mut writes = vec![Write::Table(Box::new(table.clone()))];
    writes.extend(growth(&mut table, &play, lines, &Cause::default(), up_ms));
    Ok((table, writes))
}

fn origin(secret: Secret, up_ms: i64) -> Origin {
    Origin { id: random::table_id(), secret, at_ms: now_ms(), up_ms }
}

/// Begins the game: chance decides what it must before the first decision. What is to be written for it.
pub fn begin(table: &mut StoredTable, up_ms: i64) -> Result<(Play, Vec<Write>), Error> {
    let (play, lines) = table::begin(table)?;
    let writes = growth(table, &play, lines, &Cause::default(), up_ms);
    Ok((play, writes))
}
