//! What options change: tables that differ in one word of their setup, side by side.

use super::{OptionFindings, TableFindings};
use crate::stats::{Counts, Estimate, difference, share};

/// Every table beside one that was named before it and differs in one part.
pub fn options(tables: &[TableFindings]) -> Vec<OptionFindings> {
    let mut found = Vec::new();
    for (index, table) in tables.iter().enumerate() {
        for other in &tables[..index] {
            if let Some((with, beside)) = beside(table, other) {
                found.extend(compare(with, beside));
            }
        }
    }
    found
}

/// Two tables that differ in one option: the one that has it first. When both have one, the later table.
fn beside<'t>(later: &'t TableFindings, earlier: &'t TableFindings) -> Option<(&'t TableFindings, &'t TableFindings)> {
    if later.players != earlier.players {
        return None;
    }
    let (more, fewer) = (extra(later, earlier), extra(earlier, later));
    match (more.as_slice(), fewer.as_slice()) {
        ([_], []) => Some((later, earlier)),
        ([], [_]) => Some((earlier, later)),
        ([one], [another]) if first_word(one) == first_word(another) => Some((later, earlier)),
        _ => None,
    }
}

/// What one setup says and the other does not.
fn extra<'t>(one: &'t TableFindings, other: &TableFindings) -> Vec<&'t str> {
    let others: Vec<&str> = other.setup.split(", ").collect();
    one.setup.split(", ").filter(|part| !others.contains(part)).collect()
}

fn first_word(part: &str) -> &str {
    part.split(' ').next().unwrap_or(part)
}

fn compare(with: &TableFindings, beside: &TableFindings) -> Option<OptionFindings> {
    let option = extra(with, beside).first()?.to_string();
    let won = |table: &TableFindings| share((1.0 - table.nobody.value) * table.finished as f64, table.finished);
    let first_chair = (with.players > 1).then(|| difference(with.seats[0], beside.seats[0]));
    Some(OptionFindings {
        option,
        beside: beside.setup.clone(),
        won: difference(won(with), won(beside)),
        shared: difference(with.shared, beside.shared),
        first_chair,
        turns: means_apart(&with.turn_counts, &beside.turn_counts),
        score: means_apart(&with.scores, &beside.scores),
    })
}

fn means_apart(one: &Counts, other: &Counts) -> Option<Estimate> {
    Some(difference(one.mean()?, other.mean()?))
}
