//! The chores that no other verb does: `types` and `long`.

use crate::house::House;
use crate::stop::Stop;
use crate::tool;

/// Writes the TypeScript types of `web/src/generated` anew, by the test that guards them.
pub fn types(house: &House) -> Result<(), Stop> {
    let test = ["test", "-p", "protocol", "--test", "types", "--locked"];
    tool::succeed(tool::cargo(house, test).env("UPDATE_TYPES", "1"))
}

/// Plays the laws of the games over many more games; how many is the test kit's business, or `KARST_LONG`'s.
pub fn long(house: &House) -> Result<(), Stop> {
    let test = ["test", "--release", "-p", "cave-troll", "--test", "it", "--locked", "--", "laws", "--nocapture"];
    let games = std::env::var_os("KARST_LONG").unwrap_or_else(|| "1".into());
    tool::succeed(tool::cargo(house, test).env("KARST_LONG", games))
}
