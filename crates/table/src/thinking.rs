//! Which bot decides in a chair. Where and when it thinks is up to whoever keeps the table.

use bots::{Character, Level, Taste};
use kernel::Seat;
use protocol::Bot;

use crate::StoredTable;

pub fn level(bot: Bot) -> Level {
    match bot {
        Bot::Random => Level::Random,
        Bot::Novice => Level::Novice,
        Bot::Steady => Level::Steady,
        Bot::Strong => Level::Strong,
        Bot::Master => Level::Master,
    }
}

/// A bot as it plays in this chair.
pub fn character(table: &StoredTable, seat: Seat, bot: Bot) -> Character {
    Character { taste: taste(table, seat), ..level(bot).into() }
}

/// Bots of one level do not play alike: each chair of each table has its own taste.
fn taste(table: &StoredTable, seat: Seat) -> Taste {
    let name = if table.secret.is_rehearsed() { &table.secret.to_string() } else { &table.id };
    let of_table = name.bytes().fold(0u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
    Taste::new(of_table.wrapping_mul(Seat::MAX as u64).wrapping_add(seat.index() as u64))
}
