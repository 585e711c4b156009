//! What is said is said in every language, and in that language alone.

use words::{Language, Message};

/// Small words that no German sentence has.
const ENGLISH: [&str; 12] = ["the", "is", "not", "no", "of", "you", "your", "and", "to", "has", "have", "with"];

/// Panics when a refusal has no sentence in a language, or one that is left in another.
#[track_caller]
pub fn check_languages(no: &impl Message) {
    let (english, german) = (no.say(Language::English), no.say(Language::German));
    assert!(!english.is_empty() && !german.is_empty(), "`{english}` and `{german}` are sentences");
    assert_ne!(english, german, "it is said in two languages");
    let left = german.split(|letter: char| !letter.is_alphanumeric()).find(|word| ENGLISH.contains(word));
    assert_eq!(left, None, "`{german}` is German");
}

/// Panics unless the rules and the messages know the same members of a family.
#[track_caller]
pub fn same_names<'n>(names: impl IntoIterator<Item = &'n str>, messages: &[&'n str]) {
    let [mut names, mut messages] = [names.into_iter().collect(), messages.to_vec()];
    for list in [&mut names, &mut messages] {
        list.sort_unstable();
    }
    assert_eq!(names, messages);
}
