//! Chairs at the table. A seat is not a person (`user`) and not a pawn: it is where decisions come from.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Unreadable;

/// A chair, counted clockwise from 0. Written `A`, `B`, `C` … in every notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(u8);

impl Seat {
    /// The largest table of the house.
    pub const MAX: usize = 6;

    /// The chair with this index. Panics above [`Seat::MAX`]: indices come from setups that were checked.
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < Seat::MAX, "a table has at most six seats");
        Seat(index as u8)
    }

    /// The first `n` chairs, clockwise.
    #[inline]
    pub fn first(n: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..n).map(Seat::new)
    }

    /// The chair with this letter at a table of `n`.
    pub fn at_table(n: u8, text: &str) -> Result<Seat, Unreadable> {
        let seat: Seat = text.trim().parse()?;
        let is_there = seat.0 < n;
        if is_there { Ok(seat) } else { Err(Unreadable::new(format!("a seat of a table for {n}"), text)) }
    }

    /// Its place in arrays that hold one entry a seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next chair to the left at a table of `n`.
    #[inline]
    pub const fn next(self, n: usize) -> Seat {
        Seat(if self.0 as usize + 1 >= n { 0 } else { self.0 + 1 })
    }

    /// All chairs of a table of `n`, clockwise, beginning to the left of this one and ending with it.
    pub fn others_then_self(self, n: usize) -> impl Iterator<Item = Seat> {
        (1..=n).map(move |step| Seat::new((self.index() + step) % n))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A' + self.0))
    }
}

impl FromStr for Seat {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Seat, Unreadable> {
        match text.as_bytes() {
            [letter @ b'A'..=b'F'] => Ok(Seat(letter - b'A')),
            _ => Err(Unreadable::new("a seat (A to F)", text)),
        }
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(index: u8) -> Result<Seat, String> {
        if usize::from(index) < Seat::MAX {
            Ok(Seat(index))
        } else {
            Err(format!("there is no seat {index}; seats are numbered from 0 to {}", Seat::MAX - 1))
        }
    }
}

impl From<Seat> for usize {
    fn from(seat: Seat) -> usize {
        seat.index()
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

/// Some of the chairs of a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);

    /// The first `n` chairs.
    pub const fn first(n: usize) -> SeatSet {
        SeatSet(((1u16 << n) - 1) as u8)
    }

    /// Just this chair.
    #[inline]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Is `seat` among them?
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The same chairs and `seat`.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// Is it nobody?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The chairs, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        crate::bits(u64::from(self.0)).map(Seat::new)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_letters_in_text_and_numbers_on_the_wire() {
        let seat: Seat = "C".parse().unwrap();
        assert_eq!((seat.index(), seat.to_string().as_str()), (2, "C"));
        assert_eq!(serde_json::to_string(&seat).unwrap(), "2");
        assert!(serde_json::from_str::<Seat>("9").is_err());
        assert!("G".parse::<Seat>().is_err());
    }

    #[test]
    fn clockwise_from_the_left_ends_with_oneself() {
        let order: Vec<_> = Seat::new(1).others_then_self(4).map(|s| s.to_string()).collect();
        assert_eq!(order.join(""), "CDAB");
    }
}
