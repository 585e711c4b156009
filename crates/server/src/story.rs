//! A step as it travels: what `narrate` tells of it, in the words of the protocol.

use narrate::Told;
use protocol::{Bot, Story, TurnBegins};

/// Step `step`, counted from 0, told.
pub fn story(step: usize, told: Told, sat_in: Option<Bot>) -> Story {
    Story {
        step: step as u64 + 1,
        seat: told.seat,
        events: told.events,
        sentences: told.sentences,
        rules: told.rules.into_iter().map(|rule| rule.map(|rule| rule.0.to_owned())).collect(),
        turns: told.turns.into_iter().map(|turn| TurnBegins { event: turn.event, seats: turn.seats }).collect(),
        sat_in,
    }
}
