//! Setups as tables keep them: checked, in the game's own JSON, and in words.

use catalog::{GameId, with_game};
use kernel::{Game, SetupError};
use protocol::Code;
use serde_json::Value;
use words::{Language, Message};

use crate::{Error, say};

/// A setup that can be played.
pub struct Agreed {
    /// The game's own JSON, with defaults filled in.
    pub setup: Value,
    /// The same in words.
    pub text: String,
}

/// Checks a setup for a table of `n_seats`.
pub fn agree(game: GameId, setup: &Value, n_seats: usize) -> Result<Agreed, Error> {
    let opened = catalog::open(game, setup).map_err(Error::no_table)?;
    if opened.n_seats() != n_seats {
        let (wanted, given) = (opened.n_seats(), n_seats);
        return Err(Error::new(Code::BadSetup, say::NoSetupSeats { wanted, given }));
    }
    with_game!(game, G => tidied::<G>(setup)).ok_or_else(|| Error::new(Code::BadSetup, say::NoSetupRead))
}

impl Error {
    /// No table could play that setup.
    pub fn no_table(error: SetupError) -> Error {
        Error::new(Code::BadSetup, NoTable(error))
    }
}

/// Why no table could play a setup.
struct NoTable(SetupError);

impl Message for NoTable {
    fn write(&self, language: Language, into: &mut String) {
        into.push_str(&catalog::why_no_table(&self.0, language));
    }
}

/// The setup as the game's own type reads and writes it.
fn tidied<G: Game>(setup: &Value) -> Option<Agreed> {
    let setup = catalog::from_json::<G::Setup>(setup).ok()?;
    Some(Agreed { setup: catalog::json(&setup), text: setup.to_string() })
}
