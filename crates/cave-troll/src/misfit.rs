//! Setups that no table could play. The sentences, with their rules, are the messages `ct-no-setup-…`.

use crate::ct;

kernel::refusals! { Misfit |how|
    Players { players: u8 } => ct::NoSetupPlayers { players },
    Sets { players: u8, sets: usize } => ct::NoSetupSets { players, sets },
    NoSuchSet { set: u8 } => ct::NoSetupNoSuchSet { set },
}
