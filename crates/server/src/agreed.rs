//! Setups as tables keep them: checked, in the game's own JSON, and in words.

use catalog::{GameId, Visitor};
use kernel::{Drawn, Game, Heuristics};
use protocol::{Code, Refusal};
use serde::Deserialize;
use serde_json::Value;
use words::Language;

/// A setup that can be played.
pub struct Agreed {
    /// The game's own JSON, with defaults filled in.
    pub setup: Value,
    /// The same in words.
    pub text: String,
}

/// Checks a setup for a table of `n_seats`.
pub fn agree(game: GameId, setup: &Value, n_seats: usize) -> Result<Agreed, Refusal> {
    let refused = |error| Refusal::new(Code::BadSetup, catalog::why_no_table(&error, Language::English) + ".");
    let opened = catalog::open(game, setup).map_err(refused)?;
    if opened.n_seats() != n_seats {
        let sentence = format!("The setup is for {} seats, but {n_seats} are given.", opened.n_seats());
        return Err(Refusal::new(Code::BadSetup, sentence));
    }
    game.visit(Tidy(setup)).ok_or_else(|| Refusal::new(Code::BadSetup, "The setup cannot be read."))
}

/// Reads a setup with the game's own type and writes it again.
struct Tidy<'s>(&'s Value);

impl Visitor for Tidy<'_> {
    type Out = Option<Agreed>;
    fn visit<G: Game + Heuristics + Drawn>(self) -> Option<Agreed> {
        let setup = G::Setup::deserialize(self.0).ok()?;
        Some(Agreed { setup: serde_json::to_value(&setup).ok()?, text: setup.to_string() })
    }
}
