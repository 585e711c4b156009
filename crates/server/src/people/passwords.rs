//! Passwords: which ones are taken, and how they are hashed: argon2id, off the async threads, so many at once.

use std::sync::Arc;
use std::time::Duration;

use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use catalog::Why;
use protocol::Code;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;
use unicode_normalization::UnicodeNormalization;

use crate::error::Error;
use crate::{names, random, say};

/// The shortest and the longest password, in characters.
const LENGTH: std::ops::RangeInclusive<usize> = 8..=256;
/// Hashes at once: each takes 19 MiB and a core for a while.
const AT_ONCE: usize = 2;
/// How long one may wait for the others.
const PATIENCE: Duration = Duration::from_secs(10);
/// What a password is compared with when there is none to compare with, so that it takes as long.
const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5cyBzYWx0ISEhIQ$bm9ib2R5IGhhcyB0aGlzIHBhc3N3b3JkIGF0IGFsbCE";

/// The one place where passwords are hashed.
#[derive(Clone)]
pub struct Passwords(Arc<Semaphore>);

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords(Arc::new(Semaphore::new(AT_ONCE)))
    }
}

impl Passwords {
    /// The hash to be kept, with its salt and its costs.
    pub async fn hash(&self, password: &str) -> Result<String, Error> {
        let (permit, password) = (self.permit().await?, plain(password));
        in_background(permit, move || {
            let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &random::bytes::<16>());
            hash.expect("a password of any length can be hashed").to_string()
        })
        .await
    }

    /// Is this the password? Where there is none to compare with it takes as long to say no.
    pub async fn verify(&self, hash: Option<String>, password: &str) -> Result<bool, Error> {
        let (permit, password, is_somebodys) = (self.permit().await?, plain(password), hash.is_some());
        let hash = hash.unwrap_or_else(|| NOBODYS.to_owned());
        let fits = in_background(permit, move || {
            Argon2::default().verify_password(password.as_bytes(), hash.as_str()).is_ok()
        });
        Ok(fits.await? && is_somebodys)
    }

    async fn permit(&self) -> Result<OwnedSemaphorePermit, Error> {
        let permit = timeout(PATIENCE, self.0.clone().acquire_owned()).await.map_err(|_| busy())?;
        Ok(permit.expect("the semaphore is never closed"))
    }
}

/// The permit goes along: whoever hangs up meanwhile does not make room for one more.
async fn in_background<T: Send + 'static>(
    permit: OwnedSemaphorePermit,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Error> {
    let work = move || {
        let done = work();
        drop(permit);
        done
    };
    tokio::task::spawn_blocking(work).await.map_err(|_| busy())
}

fn busy() -> Error {
    Error::new(Code::Unavailable, say::NoSignInNow)
}

/// The same password, however a keyboard puts its letters together.
fn plain(password: &str) -> String {
    password.nfkc().collect()
}

/// Why this cannot be the password of somebody of this name.
pub fn check(password: &str, name: &str) -> Result<(), Error> {
    let bad = |why: Why| Err(Error::new(Code::BadPassword, why));
    let n_characters = password.chars().count();
    let mut characters = password.chars();
    let first = characters.next();
    if n_characters < *LENGTH.start() {
        bad(Why::new(say::NoPasswordShort))
    } else if n_characters > *LENGTH.end() {
        bad(Why::new(say::NoPasswordLong))
    } else if characters.all(|character| Some(character) == first) {
        bad(Why::new(say::NoPasswordPlain))
    } else if names::folded(password) == names::folded(name) {
        bad(Why::new(say::NoPasswordName))
    } else {
        Ok(())
    }
}

/// A password that a machine chose, good to read out: 80 bits.
pub fn chosen() -> String {
    let letters = random::letters(16);
    let groups: Vec<&str> = (0..4).map(|at| &letters[at * 4..at * 4 + 4]).collect();
    groups.join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_hash_knows_its_password_and_not_the_password() {
        let passwords = Passwords::default();
        let hash = passwords.hash("a lantern in the deep").await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(!hash.contains("lantern"));
        assert!(passwords.verify(Some(hash.clone()), "a lantern in the deep").await.unwrap());
        assert!(!passwords.verify(Some(hash.clone()), "A lantern in the deep").await.unwrap());
        assert_ne!(passwords.hash("a lantern in the deep").await.unwrap(), hash, "every hash has its own salt");
        // The same letter, typed as one or as two.
        let hash = passwords.hash("Stra\u{df}e caf\u{e9}").await.unwrap();
        assert!(passwords.verify(Some(hash), "Stra\u{df}e cafe\u{301}").await.unwrap());
    }

    /// The hash that stands in for nobody's costs as much as a fresh one, and nothing fits it.
    #[tokio::test]
    async fn nobodys_password_takes_as_long() {
        let passwords = Passwords::default();
        let costs = |hash: &str| hash.rsplitn(3, '$').nth(2).map(str::to_owned);
        assert_eq!(costs(NOBODYS), costs(&passwords.hash("any password").await.unwrap()));
        let parsed = argon2::password_hash::phc::PasswordHash::new(NOBODYS).expect("it is a hash like others");
        assert_eq!(parsed.hash.map(|output| output.as_bytes().len()), Some(32));
        assert!(!passwords.verify(None, "any password").await.unwrap());
    }

    #[test]
    fn what_is_too_short_too_long_or_too_plain_is_refused() {
        let code = |password: &str| check(password, "Anna Bell").map_err(|refusal| refusal.code);
        for good in ["12345678", "ab cd ef", &"ab".repeat(128), "🧌🧌🧌🧌🧌🧌🧌a"] {
            assert_eq!(code(good), Ok(()), "{good}");
        }
        for bad in ["", "1234567", "aaaaaaaaaaaa", "anna  BELL", &"ab".repeat(129)] {
            assert_eq!(code(bad), Err(Code::BadPassword), "{bad}");
        }
    }

    #[test]
    fn a_chosen_password_can_be_read_out() {
        let password = chosen();
        assert_eq!((password.len(), password.matches('-').count()), (19, 3), "{password}");
        assert_ne!(password, chosen());
    }
}
