//! Finding rule ids in a text. An id is a game's letters, one or more families and a number: `CT-MON-ORC-01`.
//!
//! Only full ids count. A family alone, `CT-MON-ORC`, is a way of speaking and cites nothing.

use crate::GAMES;

/// Every id in a text with the number of its line, counted from 1.
pub fn cited(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().flat_map(|(above, line)| {
        let words = line.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-' && letter != '_');
        words.map(|word| word.trim_matches('-')).filter(|word| is_id(word)).map(move |word| (above + 1, word))
    })
}

/// Whether a word has the form of an id of one of the games; whether a ledger defines it is another question.
pub fn is_id(word: &str) -> bool {
    let parts: Vec<&str> = word.split('-').collect();
    let [prefix, families @ .., number] = parts.as_slice() else {
        return false;
    };
    let is_family = |part: &&str| {
        !part.is_empty() && part.bytes().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit())
    };
    GAMES.iter().any(|game| game.prefix == *prefix)
        && !families.is_empty()
        && families.iter().all(is_family)
        && !number.is_empty()
        && number.bytes().all(|digit| digit.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_ids_are_found_with_their_lines() {
        let text = "//! Rules: CT-DRAW.\n/// Rule: CT-DRAW-01, CT-MON-ORC-01.\nRuleId(\"SK-R-07\") // →CC-HEX-11";
        let found: Vec<_> = cited(text).collect();
        assert_eq!(found, [(2, "CT-DRAW-01"), (2, "CT-MON-ORC-01"), (3, "SK-R-07"), (3, "CC-HEX-11")]);
    }

    #[test]
    fn what_only_looks_like_an_id_is_none() {
        for word in ["CT-DRAW", "CT-01", "XX-DRAW-01", "CT-draw-01", "ACT-DRAW-01", "CT-DRAW-0x", "CT--01", "UTF-8"] {
            assert!(!is_id(word), "{word}");
        }
        assert_eq!(cited("MY_CT-DRAW-01 CT-DRAW-01_b").count(), 0);
    }
}
