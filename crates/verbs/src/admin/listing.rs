//! Lists, as every subject prints them.

use std::io::Write;

use anyhow::Result;
use serde::Serialize;

/// A line each; `nothing` where there is none.
pub fn list<T>(items: &[T], nothing: &str, line: impl Fn(&T) -> String, out: &mut impl Write) -> Result<()> {
    if items.is_empty() {
        writeln!(out, "{nothing}")?;
    }
    items.iter().try_for_each(|item| writeln!(out, "{}", line(item)))?;
    Ok(())
}

/// The same for a program.
pub fn json<T: Serialize>(items: &[T], out: &mut impl Write) -> Result<()> {
    serde_json::to_writer_pretty(&mut *out, items)?;
    writeln!(out)?;
    Ok(())
}
