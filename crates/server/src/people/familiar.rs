//! Devices that have signed in to an account before.
//!
//! Whoever signs in is given a mark for their browser to keep: a number and its seal, made with the hash of the password.
//! Nothing of it is kept here. With another password every mark is good no more, and whoever has the mark alone may do
//! nothing with it but try a password when strangers have tried too many.

use crate::random;

/// What the seal's key is for.
const PURPOSE: &str = "karst device that has signed in before, 1";

/// A fresh mark for a device of this account.
pub fn mark(user: &str, password_hash: &str) -> String {
    let number = random::letters(16);
    let seal = seal(&number, user, password_hash);
    format!("{number}.{}", seal.to_hex())
}

/// The number in a mark of this account; none when it is no mark of it, or of a password it had before.
pub fn number<'m>(mark: &'m str, user: &str, password_hash: &str) -> Option<&'m str> {
    let (number, given) = mark.split_once('.')?;
    // Seals are compared in constant time.
    let is_good = blake3::Hash::from_hex(given).is_ok_and(|given| given == seal(number, user, password_hash));
    is_good.then_some(number)
}

fn seal(number: &str, user: &str, password_hash: &str) -> blake3::Hash {
    let key = blake3::derive_key(PURPOSE, password_hash.as_bytes());
    blake3::keyed_hash(&key, format!("{user} {number}").as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_good_for_its_account_and_password_alone() {
        let given = mark("u1", "$argon2id$abc");
        assert!(number(&given, "u1", "$argon2id$abc").is_some());
        assert_ne!(mark("u1", "$argon2id$abc"), given, "each device has its own");
        assert!(number(&given, "u2", "$argon2id$abc").is_none());
        assert!(number(&given, "u1", "$argon2id$abd").is_none());
        for bad in ["", ".", "x.y", "no dot", &given.replace('.', "")] {
            assert!(number(bad, "u1", "$argon2id$abc").is_none(), "{bad}");
        }
    }
}
