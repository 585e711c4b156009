//! The parts of a game's section.

mod bots;
mod tables;
mod things;

use super::words::Html;
use crate::stats::Estimate;

pub use bots::{strengths, thoughts, win_rates};
pub use tables::{games, lengths, options, seats};
pub use things::things;

/// Begins a part, which the caller ends.
fn card(page: &mut String, title: &str, lead: &str) {
    page.put(format_args!("<div class=\"card\">\n<h3>{title}</h3>\n<p class=\"lead\">{lead}</p>\n"));
}

/// Marks for shares.
fn percents() -> Vec<(f64, String)> {
    [0.0, 0.25, 0.5, 0.75, 1.0].map(|share| (share, format!("{:.0} %", 100.0 * share))).to_vec()
}

/// Every second, third, … mark, so that there are at most so many.
fn thinned(marks: Vec<(f64, String)>, most: usize) -> Vec<(f64, String)> {
    let every = marks.len().div_ceil(most).max(1);
    marks.into_iter().step_by(every).collect()
}

/// Better or worse than a number, as far as one can tell.
fn tone(estimate: Estimate, than: f64) -> &'static str {
    match () {
        () if estimate.low > than => "good",
        () if estimate.high < than => "bad",
        () => "soft",
    }
}
