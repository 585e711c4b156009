//! Time as people say it.

use std::time::{SystemTime, UNIX_EPOCH};

/// How long ago that was, in milliseconds since 1970: `3 days ago`.
pub fn ago(then_ms: i64) -> String {
    let now_ms = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
    passed(now_ms - then_ms)
}

fn passed(passed_ms: i64) -> String {
    let minutes = passed_ms / 60_000;
    let (n, unit) = match minutes {
        ..2 => return "just now".to_owned(),
        2..120 => (minutes, "minutes"),
        120..2880 => (minutes / 60, "hours"),
        2880.. => (minutes / 1440, "days"),
    };
    format!("{n} {unit} ago")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_told_as_people_say_it() {
        let minute = 60_000;
        assert_eq!(passed(-5), "just now");
        assert_eq!(passed(5 * minute), "5 minutes ago");
        assert_eq!(passed(150 * minute), "2 hours ago");
        assert_eq!(passed(3 * 1440 * minute), "3 days ago");
    }
}
