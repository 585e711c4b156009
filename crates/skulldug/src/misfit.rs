//! Setups that no table could play. The sentences, with their rules, are the messages `sk-no-setup-…`.

use crate::{Mode, sk};

kernel::refusals! { Misfit |how|
    Players { mode: Mode, players: u8 } => sk::NoSetupPlayers { which: mode.name(), players },
    Table { table: u8 } => sk::NoSetupTable { table },
    Cap => sk::NoSetupCap,
}
