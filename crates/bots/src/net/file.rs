//! How weights are written down: a header that says for what, then all numbers, two bytes each but for some of four.

use kernel::{Features, n_indices};

use super::{ANSWERS, NARROW, Net, WIDE};

/// The first bytes of every file of weights.
const MAGIC: &[u8; 4] = b"KMND";
/// Raised when files of before cannot be read any more.
const FORMAT: u32 = 1;

/// With weights of the later layers up to this, no sum of theirs is too large for its number.
const LARGEST: i16 = 1 << 12;

/// Why weights cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// It is no file of weights, or it ends too early, or too late.
    Broken(&'static str),
    /// It was learned for something else: what, what it has, what is wanted.
    Other(&'static str, u32, u32),
}

impl std::fmt::Display for Misfit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Misfit::Broken(how) => write!(f, "these are no weights of a mind: {how}"),
            Misfit::Other(what, has, wanted) => {
                write!(f, "these weights were learned for another {what}: {has}, and {wanted} is wanted; learn anew")
            }
        }
    }
}

impl std::error::Error for Misfit {}

/// Takes numbers off the front.
struct Bytes<'b>(&'b [u8]);

impl Bytes<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], Misfit> {
        let (first, rest) = self.0.split_first_chunk::<N>().ok_or(Misfit::Broken("they end too early"))?;
        self.0 = rest;
        Ok(*first)
    }

    fn number(&mut self) -> Result<u32, Misfit> {
        self.take().map(u32::from_le_bytes)
    }

    fn expect(&mut self, what: &'static str, wanted: u32) -> Result<(), Misfit> {
        let has = self.number()?;
        if has == wanted { Ok(()) } else { Err(Misfit::Other(what, has, wanted)) }
    }

    fn shorts<const N: usize>(&mut self) -> Result<[i16; N], Misfit> {
        let mut row = [0; N];
        for number in &mut row {
            *number = i16::from_le_bytes(self.take()?);
        }
        Ok(row)
    }

    fn rows<const N: usize>(&mut self, n: usize) -> Result<Vec<[i16; N]>, Misfit> {
        (0..n).map(|_| self.shorts()).collect()
    }

    fn shorts_of(&mut self, n: usize) -> Result<Vec<i16>, Misfit> {
        (0..n).map(|_| self.take().map(i16::from_le_bytes)).collect()
    }

    fn longs(&mut self, n: usize) -> Result<Vec<i32>, Misfit> {
        (0..n).map(|_| self.take().map(i32::from_le_bytes)).collect()
    }
}

impl Net {
    /// Reads weights that were learned for this game.
    pub fn read<G: Features>(bytes: &[u8]) -> Result<Net, Misfit> {
        let mut bytes = Bytes(bytes);
        if bytes.take::<4>()? != *MAGIC {
            return Err(Misfit::Broken("they begin differently"));
        }
        let (n_position, n_action) = (n_indices(G::POSITION), n_indices(G::ACTION));
        bytes.expect("format", FORMAT)?;
        bytes.expect("version of the numbers", G::FEATURES_VERSION)?;
        bytes.expect("number of indices of a position", n_position as u32)?;
        bytes.expect("number of indices of an action", n_action as u32)?;
        bytes.expect("width", WIDE as u32)?;
        bytes.expect("second width", NARROW as u32)?;
        bytes.expect("number of answers", ANSWERS as u32)?;
        let net = Net {
            first: bytes.rows(n_position)?,
            first_bias: bytes.shorts()?,
            second: bytes.rows(2 * NARROW)?,
            second_bias: bytes.longs(2 * NARROW)?,
            answers: bytes.rows(ANSWERS)?,
            answers_bias: bytes.longs(ANSWERS)?,
            actions: bytes.rows(n_action)?,
            actions_bias: bytes.shorts_of(n_action)?,
        };
        if !bytes.0.is_empty() {
            return Err(Misfit::Broken("they go on after their end"));
        }
        let is_large = |weight: &i16| !(-LARGEST..=LARGEST).contains(weight);
        if net.second.as_flattened().iter().chain(net.answers.as_flattened()).any(is_large) {
            return Err(Misfit::Broken("a weight is too large"));
        }
        Ok(net)
    }
}
