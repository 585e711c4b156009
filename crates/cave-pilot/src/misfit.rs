//! Setups that no table could play. The sentences, with their rules, are the messages `cp-no-setup-…`.

use crate::{Mode, cp};

kernel::refusals! { Misfit |how|
    Players { mode: Mode, players: u8 } => cp::NoSetupPlayers { which: mode.name(), players },
    WrongDeck { mode: Mode } => cp::NoSetupWrongDeck { which: mode.name() },
    Cards { cards: u8 } => cp::NoSetupCards { cards },
    TooFewCards { wanted: u32, there: u32 } => cp::NoSetupTooFewCards { wanted, there },
    TwoForEach { cards: u8 } => cp::NoSetupTwoForEach { cards },
}
