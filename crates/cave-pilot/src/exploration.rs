//! The twenty-seven kinds of Exploration cards, those before a player, and heaps of them. Rules: CP-CARD-05, CP-EXPL.

use std::fmt;
use std::str::FromStr;

use kernel::Unreadable;

kernel::worded! {
    /// An Exploration card. What it does is told in `data/explorations.toml` and done in `cards/`. Ruling CP-R-54.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    #[repr(u8)]
    pub enum Exploration: "an Exploration card such as `k3`" {
        Adamy = "adamy", Laplace = "laplace", Tallinn = "tallinn", Bumper = "bumper", FoliotClock = "foliot-clock",
        IronDome = "iron-dome", MullerReversal = "muller-reversal", Otis = "otis", PowerMagnet = "power-magnet",
        Flare = "flare", Persuator = "persuator", K3 = "k3", BoneNullifier = "bone-nullifier", PulseP6 = "pulse-p6",
        Teleport = "teleport", Aru = "aru", KerrLens = "kerr-lens", LoadedBone = "loaded-bone",
        ReserveTank = "reserve-tank", Periscope = "periscope", Gyro = "gyro", CongreveRack = "congreve-rack",
        LombardPledge = "lombard-pledge", GreshamLedger = "gresham-ledger", DavyLamp = "davy-lamp",
        SmokeCanister = "smoke-canister", Trumpet = "trumpet",
    }
}

/// How often each kind is in the box, and how often it can be used; 0 is permanent. A test compares with the data.
const COPIES_AND_USES: [(u8, u8); 27] = [
    (2, 2),
    (2, 2),
    (2, 2),
    (1, 2),
    (1, 1),
    (1, 2),
    (1, 1),
    (1, 2),
    (1, 2),
    (1, 2),
    (1, 1),
    (2, 2),
    (2, 2),
    (2, 2),
    (2, 1),
    (2, 2),
    (2, 2),
    (2, 2),
    (2, 1),
    (1, 0),
    (1, 0),
    (1, 2),
    (1, 2),
    (1, 0),
    (1, 0),
    (2, 2),
    (2, 3),
];

/// Hits a permanent card absorbs. Rule: CP-DAMAGE-08, CP-EXPL-11.
pub const PERMANENT: u8 = 3;

impl Exploration {
    /// Its bit in a set of kinds.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }

    /// How often it is in the box.
    #[inline]
    pub const fn copies(self) -> u8 {
        COPIES_AND_USES[self as usize].0
    }

    /// Is it always on, never used up? Rule: CP-EXPL-11, ruling CP-R-49.
    #[inline]
    pub const fn is_permanent(self) -> bool {
        COPIES_AND_USES[self as usize].1 == 0
    }

    /// A fresh one: green cubes for its uses, or the hits it absorbs. Rule: CP-EXPL-05.
    #[inline]
    pub const fn fresh(self) -> Held {
        let uses = COPIES_AND_USES[self as usize].1;
        Held { card: self, left: if uses == 0 { PERMANENT } else { uses } }
    }
}

/// An Exploration card before a player: `k3/2` has two uses left, or absorbs two more hits if it is permanent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Held {
    pub card: Exploration,
    /// Uses left, or hits left if permanent.
    pub left: u8,
}

impl fmt::Display for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.card, self.left)
    }
}

impl FromStr for Held {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Held, Unreadable> {
        let unreadable = || Unreadable::new("an Exploration card with what is left of it, such as `k3/2`", text);
        let (card, left) = text.split_once('/').ok_or_else(unreadable)?;
        let card: Exploration = card.parse()?;
        match left.as_bytes() {
            [digit @ b'1'..=b'9'] if digit - b'0' <= card.fresh().left => Ok(Held { card, left: digit - b'0' }),
            _ => Err(unreadable()),
        }
    }
}

kernel::serde_as_text!(Held);

/// Some of the forty Exploration cards: two bits a kind, the lower one first, so equal heaps are equal words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Finds(pub u64);

impl Finds {
    pub const NONE: Finds = Finds(0);

    /// All forty.
    pub fn all() -> Finds {
        let mut all = Finds::NONE;
        for card in Exploration::ALL {
            (0..card.copies()).for_each(|_| all.put(*card));
        }
        all
    }

    /// All but the fourteen cards that need an opponent. Rule: CP-TUT-02, ruling CP-R-69.
    pub fn trimmed() -> Finds {
        let mut some = Finds::all();
        for card in &Exploration::ALL[..=Exploration::Persuator as usize] {
            while some.take(*card) {}
        }
        some
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of this kind.
    #[inline]
    pub const fn count(self, card: Exploration) -> u32 {
        (self.0 >> (card as u32 * 2) & 3).count_ones()
    }

    /// Takes one out; false when there is none.
    #[inline]
    pub fn take(&mut self, card: Exploration) -> bool {
        let highest = match self.count(card) {
            0 => return false,
            n => card as u32 * 2 + n - 1,
        };
        self.0 &= !(1 << highest);
        true
    }

    /// Puts one in. There must be room: no more than the box has.
    #[inline]
    pub fn put(&mut self, card: Exploration) {
        debug_assert!(self.count(card) < 2, "the box has no third {card}");
        self.0 |= 1 << (card as u32 * 2 + self.count(card));
    }

    /// The kind of the `n`-th card.
    #[inline]
    pub fn nth(self, n: u32) -> Exploration {
        Exploration::ALL[kernel::nth_bit(self.0, n) / 2]
    }

    /// The kinds with the number of each.
    pub fn kinds(self) -> impl Iterator<Item = (Exploration, u32)> {
        Exploration::ALL.iter().map(move |card| (*card, self.count(*card))).filter(|(_, n)| *n > 0)
    }
}
