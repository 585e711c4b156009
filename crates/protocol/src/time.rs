//! Time and absence: the clocks of a table, what happens when one runs out, and how people are told of their turn.
//!
//! A *wait* begins when the table comes to wait for a seat and ends when it no longer does. Time is given and saved by
//! the wait, however many actions it takes: a turn of four moves is one wait, an offer to react on another's turn too.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Bot;

/// How the decisions of people are timed. Chance and bots cost nobody time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Clock {
    /// Everybody takes the time they need.
    #[default]
    None,
    /// Everybody is at the table: an account of time for the whole game.
    Live {
        /// Seconds each seat begins with.
        main_s: u32,
        /// Seconds that are added after each wait.
        #[serde(default)]
        increment_s: u32,
        /// Seconds of each wait that cost nothing.
        #[serde(default)]
        delay_s: u32,
    },
    /// Over days: so much time for each wait, and what is left of it is saved up to a cap.
    Days {
        /// Seconds for each wait.
        move_s: u32,
        /// Seconds that can be saved up beyond that.
        #[serde(default)]
        bank_s: u32,
    },
}

/// What happens with the seat of somebody whose time has run out, or who leaves a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "then", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Absence {
    /// A bot decides in their place until they take their seat back.
    BotSitsIn {
        /// Which bot.
        bot: Bot,
    },
    /// The table waits until somebody takes the seat over by the link, or they come back before that.
    Substitute,
    /// They are out: a steady bot plays the seat to the end, which cannot win any more.
    Forfeit,
}

impl Default for Absence {
    fn default() -> Absence {
        Absence::BotSitsIn { bot: Bot::Steady }
    }
}

/// How it stands with the seat of somebody who does not play it, or who plays it for somebody else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "how", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Away {
    /// A bot sits in until they take the seat back.
    SatIn {
        /// Which bot.
        bot: Bot,
    },
    /// The first to sit down gets the seat.
    Wanted,
    /// They have forfeited the game; this bot plays the seat to the end.
    Forfeited {
        /// Which bot.
        bot: Bot,
    },
    /// Who sits there now is a substitute.
    Instead {
        /// The user who sat there before.
        user: String,
        /// The name they had at this table.
        name: String,
    },
}

/// The time of a seat at the moment of the message; whoever shows it counts on from there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatClock {
    /// The seat it belongs to.
    pub seat: Seat,
    /// Milliseconds left, never below zero.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub left_ms: i64,
    /// Milliseconds of this wait that still cost nothing.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub free_ms: i64,
    /// It runs now.
    pub running: bool,
    /// At so many milliseconds left it becomes urgent.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub warns_at_ms: i64,
}

/// How a webhook is spoken to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum WebhookForm {
    /// `{"content": "a sentence with a link"}`, as Discord wants it.
    Discord,
    /// A [`WebhookCall`].
    Json,
}

/// An address to be told when a table waits for me.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewWebhook {
    /// How it is spoken to.
    pub form: WebhookForm,
    /// `https://…` or `http://…`, at most 500 characters. It is never shown in full again.
    pub url: String,
}

/// An address that is told when a table waits for me.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Webhook {
    /// Its id.
    pub id: String,
    /// How it is spoken to.
    pub form: WebhookForm,
    /// Enough of the address to know it again; what is secret in it is left out.
    pub shown: String,
    /// The language it is told in, by its code: `de`.
    pub language: String,
    /// When it was last spoken to, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub called_ms: Option<i64>,
    /// What went wrong then; none when all was well.
    pub error: Option<String>,
}

/// What a plain JSON webhook is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct WebhookCall {
    /// Why it is called.
    pub what: WebhookReason,
    /// The whole in a sentence.
    pub text: String,
    /// Which table; none for a test.
    pub table: Option<String>,
    /// Which game.
    pub game: Option<String>,
    /// Which of my seats, by its letter.
    pub seat: Option<String>,
    /// Where to play.
    pub url: String,
    /// When my time runs out, in milliseconds since 1970, if the server runs on; none without a clock.
    pub deadline_ms: Option<i64>,
}

/// Why a webhook is called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WebhookReason {
    /// A table has come to wait for me.
    YourTurn,
    /// My time runs out soon.
    TimeIsShort,
    /// My time has run out, and the seat is no longer played by me.
    TimeIsUp,
    /// Somebody has taken my seat over.
    SeatTaken,
    /// I pressed the button.
    Test,
}
