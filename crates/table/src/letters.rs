//! What Unicode knows of letters, for names: which are the same, which are accents, which belong together, which look alike.
//!
//! Where Karst plays inside a page nobody is taken for somebody else, and the tables behind this would be a third of what the page
//! fetches: there every letter is just itself.

#[cfg(not(target_arch = "wasm32"))]
pub use known::{composed, drawn, is_mark, mixes_scripts};
#[cfg(target_arch = "wasm32")]
pub use plain::{composed, drawn, is_mark, mixes_scripts};

#[cfg(not(target_arch = "wasm32"))]
mod known {
    use unicode_normalization::UnicodeNormalization;
    use unicode_normalization::char::is_combining_mark;
    use unicode_security::confusable_detection::skeleton;
    use unicode_security::{MixedScript, RestrictionLevel, RestrictionLevelDetection};

    /// The same letter in another width or form is the same letter.
    pub fn composed(text: &str) -> String {
        text.nfkc().collect()
    }

    /// Is it an accent on the letter before?
    pub fn is_mark(letter: char) -> bool {
        is_combining_mark(letter)
    }

    /// Letters of different scripts in one word look like one word and are another: `Аnna` with a Cyrillic А. Scripts that are
    /// written together, as in Japanese, may be mixed.
    pub fn mixes_scripts(word: &str) -> bool {
        let letters: String = word.chars().filter(|c| c.is_alphabetic()).collect();
        !letters.as_str().is_single_script() && letters.detect_restriction_level() > RestrictionLevel::HighlyRestrictive
    }

    /// What people see: texts that they can hardly tell apart are drawn alike.
    pub fn drawn(text: &str) -> String {
        skeleton(text).collect()
    }
}

#[cfg(target_arch = "wasm32")]
mod plain {
    pub fn composed(text: &str) -> String {
        text.to_owned()
    }

    pub fn is_mark(_: char) -> bool {
        false
    }

    pub fn mixes_scripts(_: &str) -> bool {
        false
    }

    pub fn drawn(text: &str) -> String {
        text.to_owned()
    }
}
