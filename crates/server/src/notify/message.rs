//! What a webhook is sent, in Discord's form or as plain JSON, in the language of whoever gave it.

use protocol::{WebhookCall, WebhookForm, WebhookReason};
use serde_json::json;
use words::{Language, Message};

use super::{Event, Notice};
use crate::say;
use crate::store::now_ms;

/// A notice as a call says it.
pub fn of_notice(notice: &Notice, base: &str, language: Language) -> WebhookCall {
    let (game, seat) = (notice.game.title(), notice.seat);
    let left = notice.deadline_ms.map(|deadline| in_words(deadline - now_ms(), language));
    let (what, text) = match (&notice.event, left) {
        (Event::YourTurn, None) => (WebhookReason::YourTurn, say::WebhookTurn { game, seat }.say(language)),
        (Event::YourTurn, Some(left)) => {
            (WebhookReason::YourTurn, say::WebhookTurnWithin { game, left, seat }.say(language))
        }
        (Event::TimeIsShort, None) => (WebhookReason::TimeIsShort, say::WebhookShort { game, seat }.say(language)),
        (Event::TimeIsShort, Some(left)) => {
            (WebhookReason::TimeIsShort, say::WebhookShortWithin { game, left, seat }.say(language))
        }
        (Event::TimeIsUp, _) => (WebhookReason::TimeIsUp, say::WebhookUp { game, seat }.say(language)),
        (Event::SeatTaken { by }, _) => {
            let by = crate::names::one_line(by);
            (WebhookReason::SeatTaken, say::WebhookTaken { by, game, seat }.say(language))
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
pub fn of_test(base: &str, language: Language) -> WebhookCall {
    WebhookCall {
        what: WebhookReason::Test,
        text: say::WebhookTest.say(language),
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

/// "3 days", "5 hours", "40 seconds": one unit is enough, and the nearest number of it. A notice that was some seconds on
/// its way still speaks of 24 hours.
fn in_words(ms: i64, language: Language) -> String {
    let seconds = u32::try_from((ms.max(0) + 500) / 1000).unwrap_or(u32::MAX);
    let nearest = |unit: u32| seconds.saturating_add(unit / 2) / unit;
    match seconds {
        ..120 => say::TimeSeconds { n: seconds }.say(language),
        120..7_200 => say::TimeMinutes { n: nearest(60) }.say(language),
        7_200..172_800 => say::TimeHours { n: nearest(3_600) }.say(language),
        172_800.. => say::TimeDays { n: nearest(86_400) }.say(language),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_said_in_one_unit() {
        let words = |language| {
            [900, 30_000, 180_000, 86_390_000, 300_000_000, -5, i64::MAX - 500].map(|ms| in_words(ms, language))
        };
        let ages = "49710 days";
        assert_eq!(
            words(Language::English),
            ["1 second", "30 seconds", "3 minutes", "24 hours", "3 days", "0 seconds", ages]
        );
        assert_eq!(words(Language::German)[..5], ["1 Sekunde", "30 Sekunden", "3 Minuten", "24 Stunden", "3 Tage"]);
    }
}
