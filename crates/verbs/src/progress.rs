//! Bars for work that takes a while. They stand on standard error, and only when that is a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for `n` of these.
pub fn bar(n: u64, what: &str) -> ProgressBar {
    let look = "{bar:40} {human_pos} of {human_len} {msg}, {eta} left";
    let style = ProgressStyle::with_template(look).expect("the template is well formed");
    ProgressBar::new(n).with_style(style).with_message(what.to_string())
}
