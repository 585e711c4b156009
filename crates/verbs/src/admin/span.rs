//! How long something lasts: `30m`, `2h`, `7d`, or for good.

use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use protocol::Measure;

/// How long a mute or a ban lasts, and why.
#[derive(Args)]
pub struct Term {
    /// For how long: 30m, 2h, 7d, 4w [default: for good]
    #[arg(long = "for", value_name = "TIME", value_parser = minutes)]
    time: Option<u32>,
    /// Why; the person concerned will read it
    #[arg(long)]
    pub why: String,
}

impl Term {
    /// In minutes; none for good.
    pub fn minutes(&self) -> Option<u32> {
        self.time
    }
}

/// Minutes from words such as `2h`.
fn minutes(text: &str) -> Result<u32, String> {
    let bad = || format!("`{text}` is no time such as 30m, 2h, 7d or 4w");
    let unit = text.chars().last().ok_or_else(bad)?;
    let n: u32 = text.strip_suffix(unit).and_then(|number| number.parse().ok()).ok_or_else(bad)?;
    let factor = match unit {
        'm' => 1,
        'h' => 60,
        'd' => 1440,
        'w' => 7 * 1440,
        _ => return Err(bad()),
    };
    n.checked_mul(factor).filter(|minutes| *minutes > 0).ok_or_else(bad)
}

/// How long it lasts from now on, to go on from "banned": `for 2 hours`.
pub fn end(measure: &Measure) -> String {
    let now_ms = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
    lasting(measure.until_ms.map(|until_ms| until_ms - now_ms))
}

/// So many milliseconds as people say it; for good without any.
pub fn lasting(left_ms: Option<i64>) -> String {
    let Some(left_ms) = left_ms else { return "for good".to_owned() };
    // A moment has passed since it was typed.
    let minutes = (left_ms + 30_000) / 60_000;
    match minutes {
        ..2 => "for a minute".to_owned(),
        2..120 => format!("for {minutes} minutes"),
        120..2880 => format!("for {} hours", minutes / 60),
        2880.. => format!("for {} days", minutes / 1440),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_people_type_them() {
        assert_eq!(minutes("30m"), Ok(30));
        assert_eq!(minutes("2h"), Ok(120));
        assert_eq!(minutes("7d"), Ok(10_080));
        assert_eq!(minutes("4w"), Ok(40_320));
        for bad in ["", "h", "5", "-1h", "0d", "1y", "99999999w", "1.5h", "zwei"] {
            assert!(minutes(bad).is_err(), "{bad}");
        }
    }
}
