//! Refusals as sentences, for the one who tried.

use catalog::No;
use words::{Language, Message, Telling};

use crate::speech::sentence;

/// Why something was not done, in the listener's language and with the names of those at the table.
pub fn why_not(no: &No, language: Language, names: &[String]) -> String {
    sentence(no.tell(Telling::to_people(language, names)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seat;

    #[test]
    fn a_refusal_is_a_sentence_with_names() {
        let no = No::NotAsked(Seat::new(1));
        let names = ["Anna".to_owned(), "Ben".to_owned()];
        assert_eq!(why_not(&no, Language::English, &names), "It is not Ben's decision now.");
        assert_eq!(why_not(&no, Language::German, &names), "Die Entscheidung liegt jetzt nicht bei Ben.");
        assert_eq!(why_not(&no, Language::English, &[]), "It is not B's decision now.");
    }
}
