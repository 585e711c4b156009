//! Setups that no table could play. The sentences, with their rules, are the messages `cc-no-setup-…`.

use crate::cc;

kernel::refusals! { Misfit |how|
    Players { players: u8 } => cc::NoSetupPlayers { players },
    Limits => cc::NoSetupLimits,
}
