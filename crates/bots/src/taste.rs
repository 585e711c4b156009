//! Personality: of things that are about equally good, different bots like different ones.

use std::fmt::Display;
use std::hash::Hasher;

use crate::search::Print;

/// How much more or less than its due a liked or disliked action gets.
const STRENGTH: f64 = 0.2;

/// What a bot likes. The same number, the same taste.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Taste(Option<u64>);

impl Taste {
    /// No preferences.
    pub const NONE: Taste = Taste(None);

    pub const fn new(number: u64) -> Taste {
        Taste(Some(number))
    }

    pub const fn number(self) -> Option<u64> {
        self.0
    }

    /// The most that one action is liked in times of another.
    pub const fn most(self) -> f64 {
        if self.0.is_some() { (1.0 + STRENGTH) / (1.0 - STRENGTH) } else { 1.0 }
    }

    /// How it likes an action: 1 is indifferent. Actions that begin with the same word are liked alike.
    pub fn of(self, action: &impl Display) -> f64 {
        let Some(number) = self.0 else { return 1.0 };
        let mut print = Print::default();
        print.write_u64(number);
        let text = action.to_string();
        print.write(text.split(' ').next().unwrap_or_default().as_bytes());
        let liking = (print.finish() >> 11) as f64 / (1u64 << 52) as f64 - 1.0;
        1.0 + STRENGTH * liking
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tastes_differ_and_last() {
        let all: Vec<_> = (0..50).map(|number| Taste::new(number).of(&"draw")).collect();
        assert!(all.iter().all(|liking| (1.0 - STRENGTH..=1.0 + STRENGTH).contains(liking)));
        assert!(all.iter().any(|liking| *liking > 1.1) && all.iter().any(|liking| *liking < 0.9));
        assert_eq!(Taste::new(7).of(&"move thief E3 R01"), Taste::new(7).of(&"move knight E1 R02"));
        assert_eq!(Taste::NONE.of(&"draw"), 1.0);
    }
}
