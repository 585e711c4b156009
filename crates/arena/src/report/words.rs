//! Numbers and text as the page shows them.

use std::fmt;

use crate::stats::Estimate;

/// A page that is written.
pub trait Html {
    fn put(&mut self, text: fmt::Arguments<'_>);
}

impl Html for String {
    fn put(&mut self, text: fmt::Arguments<'_>) {
        fmt::Write::write_fmt(self, text).expect("writing to a string never fails");
    }
}

/// Text that may stand anywhere in a page.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// `12 345`.
pub fn count(n: u64) -> String {
    let digits = n.to_string();
    let mut spaced = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            spaced.push('\u{202f}');
        }
        spaced.push(digit);
    }
    spaced
}

/// `72.5 %`.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// `65.9–78.2`, in percent.
pub fn percent_range(share: &Estimate) -> String {
    format!("{:.1}–{:.1}", 100.0 * share.low, 100.0 * share.high)
}

/// `+3.1`, in points of a percent.
pub fn points(difference: f64) -> String {
    signed(100.0 * difference)
}

/// `+3.1` or `−0.4`.
pub fn signed(number: f64) -> String {
    let rounded = format!("{:.1}", number.abs());
    match rounded.as_str() {
        "0.0" => rounded,
        _ if number < 0.0 => format!("−{rounded}"),
        _ => format!("+{rounded}"),
    }
}

/// `1`, `0.25`, `120`: a time in milliseconds with what matters of it.
pub fn milliseconds(ms: f64) -> String {
    match ms {
        ms if ms >= 100.0 => format!("{ms:.0} ms"),
        ms if ms >= 1.0 => format!("{ms:.1} ms"),
        ms => format!("{ms:.3} ms"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_for_people() {
        assert_eq!(count(7), "7");
        assert_eq!(count(1_234_567), "1\u{202f}234\u{202f}567");
        assert_eq!(points(-0.031), "−3.1");
        assert_eq!(points(0.0), "0.0");
        assert_eq!(points(-0.0001), "0.0");
        assert_eq!(points(0.2), "+20.0");
        assert_eq!(
            [milliseconds(0.0421), milliseconds(20.04), milliseconds(1032.0)],
            ["0.042 ms", "20.0 ms", "1032 ms"]
        );
        assert_eq!(escape("<a href=\"x\">&"), "&lt;a href=&quot;x&quot;&gt;&amp;");
    }
}
