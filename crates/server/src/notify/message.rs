//! What a webhook is sent, in Discord's form or as plain JSON.

use protocol::{WebhookCall, WebhookForm, WebhookReason};
use serde_json::json;

use super::{Event, Notice};
use crate::store::now_ms;

/// A notice as a call says it.
pub fn of_notice(notice: &Notice, base: &str) -> WebhookCall {
    let (game, seat) = (notice.game.title(), notice.seat);
    let left = notice.deadline_ms.map(|deadline| in_words(deadline - now_ms()));
    let (what, text) = match &notice.event {
        Event::YourTurn => {
            let left = left.map(|left| format!(" You have {left}.")).unwrap_or_default();
            (WebhookReason::YourTurn, format!("{game} waits for you in seat {seat}.{left}"))
        }
        Event::TimeIsShort => {
            let left = left.unwrap_or_else(|| "little time".into());
            (WebhookReason::TimeIsShort, format!("Your time at {game} runs out: you have {left} left in seat {seat}."))
        }
        Event::TimeIsUp => (WebhookReason::TimeIsUp, format!("Your time at {game} is up in seat {seat}.")),
        Event::SeatTaken { by } => {
            let by = crate::names::one_line(by);
            (WebhookReason::SeatTaken, format!("{by} has taken over your seat {seat} at {game}."))
        }
    };
    WebhookCall {
        what,
        text,
        table: Some(notice.table.clone()),
        game: Some(notice.game.name().to_owned()),
        seat: Some(seat.to_string()),
        url: format!("{base}/tables/{}", notice.table),
        deadline_ms: notice.deadline_ms,
    }
}

/// What the button sends.
pub fn of_test(base: &str) -> WebhookCall {
    WebhookCall {
        what: WebhookReason::Test,
        text: "This is a test from Karst: you will hear here when a table waits for you.".into(),
        table: None,
        game: None,
        seat: None,
        url: base.to_owned(),
        deadline_ms: None,
    }
}

/// The body of a call. Names in it call nobody in a Discord channel.
pub fn body(call: &WebhookCall, form: WebhookForm) -> String {
    match form {
        WebhookForm::Json => serde_json::to_string(call).expect("calls are plain data"),
        WebhookForm::Discord => {
            json!({ "content": format!("{} {}", call.text, call.url), "allowed_mentions": { "parse": [] } }).to_string()
        }
    }
}

/// "3 days", "5 hours", "40 seconds": one unit is enough.
fn in_words(ms: i64) -> String {
    let seconds = (ms.max(0) + 500) / 1000;
    let (n, unit) = match seconds {
        ..120 => (seconds, "second"),
        120..7_200 => (seconds / 60, "minute"),
        7_200..172_800 => (seconds / 3_600, "hour"),
        172_800.. => (seconds / 86_400, "day"),
    };
    format!("{n} {unit}{}", if n == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_said_in_one_unit() {
        let words: Vec<_> = [900, 30_000, 180_000, 86_400_000, 300_000_000].into_iter().map(in_words).collect();
        assert_eq!(words, ["1 second", "30 seconds", "3 minutes", "24 hours", "3 days"]);
    }
}
