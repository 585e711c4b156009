//! A step: the atom of every game, record and database row.

use std::fmt;
use std::str::FromStr;

use crate::{Game, Seat, Unreadable};

/// A seat's action or a chance outcome. Written `A: move knight E1 R11` and `chance: draws knight`.
pub enum Step<G: Game> {
    /// A seat decides.
    Act(Seat, G::Action),
    /// Chance decides.
    Chance(G::Chance),
}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Step<G> {}

impl<G: Game> PartialEq for Step<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Step::Act(seat, action), Step::Act(seat2, action2)) => seat == seat2 && action == action2,
            (Step::Chance(chance), Step::Chance(chance2)) => chance == chance2,
            (Step::Act(..), Step::Chance(_)) | (Step::Chance(_), Step::Act(..)) => false,
        }
    }
}

impl<G: Game> fmt::Debug for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<G: Game> fmt::Display for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Act(seat, action) => write!(f, "{seat}: {action}"),
            Step::Chance(chance) => write!(f, "chance: {chance}"),
        }
    }
}

impl<G: Game> FromStr for Step<G> {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let Some((who, what)) = text.split_once(':') else {
            return Err(Unreadable::new("a step such as `A: …` or `chance: …`", text));
        };
        match who.trim() {
            "chance" => Ok(Step::Chance(what.trim().parse()?)),
            seat => Ok(Step::Act(seat.parse()?, what.trim().parse()?)),
        }
    }
}
