//! The words for bots: the same everywhere, and old ones are still understood.

use protocol::Bot;

#[test]
fn bots_are_the_same_words_in_json_and_text() {
    for bot in Bot::ALL {
        assert_eq!(serde_json::to_value(bot).unwrap(), bot.name());
        assert_eq!(Bot::named(bot.name()), Some(*bot));
    }
    assert_eq!(Bot::named("clever"), None);
}

#[test]
fn tables_of_the_time_when_steady_was_greedy_still_load() {
    assert_eq!(serde_json::from_str::<Bot>("\"greedy\"").unwrap(), Bot::Steady);
    assert_eq!(Bot::named("greedy"), Some(Bot::Steady));
}
