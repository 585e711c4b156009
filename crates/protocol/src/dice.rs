//! The promise about the dice: committed before the game, revealed after it, checked by anybody with `karst verify`.
//!
//! The server draws a secret and publishes its BLAKE3 hash when the table opens. Seats may add entropy of their own
//! before the game begins. The outcome of chance at step `n` is drawn from ChaCha20, seeded with BLAKE3 of the
//! secret, all entropies in seat order, and `n`: no order of events, restart or undo can change it.
//!
//! A takeback by consent may take back chance that everybody has seen. The same steps then meet the same chance again,
//! so nobody can ask for another die; whoever does something else must not know what the die will show, so from there
//! on the outcomes are those of the next *round*: the number of takebacks goes into the seed beside `n`.

use std::fmt;
use std::str::FromStr;

use kernel::{Game, Record, Seat, Unreadable};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;

/// What the secret of a rehearsal begins with.
const REHEARSAL: &[u8; 16] = b"karst rehearsal:";

/// What the server keeps to itself until the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// What everybody may know of the secret from the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

/// The source of every chance outcome of one game.
#[derive(Clone)]
pub struct Dice {
    seed: [u8; 32],
}

impl Secret {
    /// A secret from 32 random bytes.
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The secret of the `table`-th table of a house that rehearses (`karst serve --rehearse`): anybody can know it
    /// beforehand, and it says so itself when it is revealed.
    pub fn rehearsed(seed: u64, table: u64) -> Secret {
        let mut bytes = [0; 32];
        bytes[..16].copy_from_slice(REHEARSAL);
        bytes[16..24].copy_from_slice(&seed.to_le_bytes());
        bytes[24..].copy_from_slice(&table.to_le_bytes());
        Secret(bytes)
    }

    /// Was it made for a rehearsal?
    pub fn is_rehearsed(&self) -> bool {
        self.0.starts_with(REHEARSAL)
    }

    /// The promise that goes with it.
    pub fn commitment(&self) -> Commitment {
        Commitment(*blake3::hash(&self.0).as_bytes())
    }
}

impl Dice {
    /// The dice of a game: the secret and what each seat added, one text a seat in seat order, empty where none.
    pub fn new<'e>(secret: &Secret, entropies: impl IntoIterator<Item = &'e str>) -> Dice {
        let mut hasher = blake3::Hasher::new_derive_key("karst dice 1");
        hasher.update(&secret.0);
        for entropy in entropies {
            hasher.update(&(entropy.len() as u64).to_le_bytes());
            hasher.update(entropy.as_bytes());
        }
        Dice { seed: *hasher.finalize().as_bytes() }
    }

    /// The dice of a finished game, from its record: the secret it reveals, which must fit the promise it made, and
    /// what each seat added, nothing where it added nothing.
    pub fn of_record<G: Game>(record: &Record<G>) -> Result<Dice, Unreadable> {
        let secret: Secret = record.note("secret").unwrap_or_default().parse()?;
        let commitment: Commitment = record.note("commitment").unwrap_or_default().parse()?;
        if secret.commitment() != commitment {
            return Err(Unreadable::new("the secret that was promised", secret.to_string()));
        }
        let entropies: Vec<_> = Seat::first(G::n_seats(&record.setup))
            .map(|seat| record.note(&format!("entropy {seat}")).unwrap_or_default())
            .collect();
        Ok(Dice::new(&secret, entropies))
    }

    /// The generator for the chance outcome that is step `n` of the game, counted from 1.
    pub fn at(&self, step: u64) -> ChaCha20Rng {
        ChaCha20Rng::from_seed(*blake3::keyed_hash(&self.seed, &step.to_le_bytes()).as_bytes())
    }

    /// The same in a later round: after so many takebacks of chance. Round 0 is [`Dice::at`].
    pub fn in_round(&self, round: u32, step: u64) -> ChaCha20Rng {
        if round == 0 {
            return self.at(step);
        }
        let mut place = [0; 12];
        place[..8].copy_from_slice(&step.to_le_bytes());
        place[8..].copy_from_slice(&round.to_le_bytes());
        ChaCha20Rng::from_seed(*blake3::keyed_hash(&self.seed, &place).as_bytes())
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(&self.0, f)
    }
}

impl fmt::Debug for Secret {
    /// Never in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex(&self.0, f)
    }
}

impl FromStr for Secret {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Secret, Unreadable> {
        unhex(text).map(Secret).ok_or_else(|| Unreadable::new("a secret of 64 hexadecimal digits", text))
    }
}

impl FromStr for Commitment {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Commitment, Unreadable> {
        unhex(text).map(Commitment).ok_or_else(|| Unreadable::new("a commitment of 64 hexadecimal digits", text))
    }
}

fn hex(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::rand_core::Rng;

    #[test]
    fn the_same_step_always_gives_the_same_dice() {
        let secret = Secret::new([7; 32]);
        let dice = || Dice::new(&secret, ["anna", ""]);
        assert_eq!(dice().at(3).next_u64(), dice().at(3).next_u64());
        assert_ne!(dice().at(3).next_u64(), dice().at(4).next_u64());
        assert_ne!(dice().at(3).next_u64(), Dice::new(&secret, ["ann", "a"]).at(3).next_u64());
        assert_eq!(dice().at(3).next_u64(), dice().in_round(0, 3).next_u64());
        assert_ne!(dice().at(3).next_u64(), dice().in_round(1, 3).next_u64());
        assert_ne!(dice().in_round(2, 3).next_u64(), dice().in_round(1, 3).next_u64());
    }

    #[test]
    fn secrets_round_trip_and_never_reach_a_log() {
        let secret = Secret::new([0xAB; 32]);
        assert_eq!(secret.to_string().parse::<Secret>().unwrap(), secret);
        assert_eq!(format!("{secret:?}"), "Secret(…)");
        assert!("zz".parse::<Secret>().is_err());
    }
}
