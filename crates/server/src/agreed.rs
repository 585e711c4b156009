//! Setups as tables keep them: checked, in the game's own JSON, and in words.

use catalog::{GameId, Visitor};
use kernel::{Drawn, Game, Heuristics, SetupError};
use protocol::Code;
use serde::Deserialize;
use serde_json::Value;
use words::{Language, Message, say};

use crate::refusal::Refusal;

/// A setup that can be played.
pub struct Agreed {
    /// The game's own JSON, with defaults filled in.
    pub setup: Value,
    /// The same in words.
    pub text: String,
}

/// Checks a setup for a table of `n_seats`.
pub fn agree(game: GameId, setup: &Value, n_seats: usize) -> Result<Agreed, Refusal> {
    let opened = catalog::open(game, setup).map_err(|error| Refusal::new(Code::BadSetup, NoTable(error)))?;
    if opened.n_seats() != n_seats {
        let (wanted, given) = (opened.n_seats(), n_seats);
        return Err(Refusal::new(Code::BadSetup, say::NoSetupSeats { wanted, given }));
    }
    game.visit(Tidy(setup)).ok_or_else(|| Refusal::new(Code::BadSetup, say::NoSetupRead))
}

/// Why no table could play a setup.
struct NoTable(SetupError);

impl Message for NoTable {
    fn write(&self, language: Language, into: &mut String) {
        into.push_str(&catalog::why_no_table(&self.0, language));
    }
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
