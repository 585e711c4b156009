//! A new table with a long log, cut into parts that are written one after another.
//!
//! While it is laid, its phase on disk is [`LAYING`], a word that no reader takes for a table.

use std::collections::VecDeque;

use super::Write;

/// The phase of a table that is not all there yet.
pub const LAYING: &str = "laying";
/// Tables whose laying was begun so long ago were left by a server that died.
pub const LEFT_AFTER_MS: i64 = 10 * 60 * 1000;
/// So many lines are written at once: a few milliseconds.
const PART: usize = 500;

/// The parts, in their order.
pub struct Laying {
    pub table: String,
    parts: VecDeque<Vec<Write>>,
}

impl Laying {
    /// Cuts a change that opens a table with a long log; nothing when it is short.
    pub fn of(writes: &[Write]) -> Option<Laying> {
        let [Write::Table(table), Write::Lines { after, lines, at_ms, .. }, rest @ ..] = writes else {
            return None;
        };
        if lines.len() <= PART {
            return None;
        }
        let id = table.id.clone();
        let first = vec![Write::Laying(table.clone())];
        let parts = lines.chunks(PART).enumerate().map(|(n, lines)| {
            let (table, after) = (id.clone(), after + (n * PART) as u64);
            vec![Write::Lines { table, after, lines: lines.to_vec(), at_ms: *at_ms }]
        });
        let mut parts: VecDeque<_> = std::iter::once(first).chain(parts).collect();
        // Where the table stands, which is also that it stands, comes with the last lines.
        parts.back_mut()?.extend(rest.iter().cloned());
        Some(Laying { table: id, parts })
    }
}

impl Iterator for Laying {
    type Item = Vec<Write>;

    fn next(&mut self) -> Option<Vec<Write>> {
        self.parts.pop_front()
    }
}
