//! Names nobody can guess: from the operating system's generator, never from a seeded one.

use rand::TryRng;
use rand::rngs::SysRng;

/// Letters and digits that are not mistaken for one another; 31 of them.
const ALPHABET: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
/// Nearly 70 bits: a private table is reached by its id alone.
const TABLE_ID_LENGTH: usize = 14;

/// Random bytes.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).expect("the operating system has random bytes");
    bytes
}

/// A number for a bot's dreams or a guest's name.
pub fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// The id of a table, short enough to be read out.
pub fn table_id() -> String {
    letters(TABLE_ID_LENGTH)
}

/// So many letters and digits that are not mistaken for one another.
pub fn letters(n: usize) -> String {
    (0..n).map(|_| char::from(ALPHABET[(number() % ALPHABET.len() as u64) as usize])).collect()
}

/// The id of a user; no secret, but unique.
pub fn user_id() -> String {
    hex(&bytes::<12>())
}

/// The secret in a session's cookie.
pub fn token() -> String {
    hex(&bytes::<32>())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
