//! Refusals as sentences, for the one who tried.

use catalog::No;
use words::{Message, Telling};

use crate::People;
use crate::speech::sentence;

/// Why something was not done, in the listener's language and with the names of those at the table.
pub fn why_not(no: &No, people: People<'_>) -> String {
    sentence(no.tell(Telling::to_people(people.language, people.names)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seat;
    use words::Language;

    #[test]
    fn a_refusal_is_a_sentence_with_names() {
        let no = No::NotAsked(Seat::new(1));
        let names = ["Anna".to_owned(), "Ben".to_owned()];
        let said = |language, names: &[String]| why_not(&no, People { names, language });
        assert_eq!(said(Language::English, &names), "It is not Ben's turn to decide.");
        assert_eq!(said(Language::German, &names), "Die Entscheidung liegt jetzt nicht bei Ben.");
        assert_eq!(said(Language::English, &[]), "It is not B's turn to decide.");
    }
}
