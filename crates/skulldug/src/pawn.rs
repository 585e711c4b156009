//! Tokens on the board: explorers of seats, and ghosts. Rules: SK-SETUP-02, SK-FACT-01, SK-GHOST-02.

use std::fmt;
use std::str::FromStr;

use kernel::{Seat, Unreadable};

/// An explorer on the board: a seat's (`A`) or a ghost (`ghost-1`, in the order of spawning). Rule: SK-GHOST-02.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Pawn(u8);

impl Pawn {
    /// Six seats and three ghosts.
    pub const COUNT: usize = 9;

    /// A seat's explorer.
    #[inline]
    pub const fn of(seat: Seat) -> Pawn {
        Pawn(seat.index() as u8)
    }

    /// The `n`-th ghost, from 0.
    #[inline]
    pub const fn ghost(n: u8) -> Pawn {
        assert!(n < 3, "at most three ghosts spawn");
        Pawn(6 + n)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose explorer it is; a ghost is nobody's.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        if self.0 < 6 { Some(Seat::new(self.0 as usize)) } else { None }
    }

    #[inline]
    pub const fn ghost_number(self) -> Option<u8> {
        if self.0 < 6 { None } else { Some(self.0 - 6) }
    }
}

impl fmt::Display for Pawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.seat(), self.ghost_number()) {
            (Some(seat), _) => write!(f, "{seat}"),
            (_, n) => write!(f, "ghost-{}", n.unwrap_or(0) + 1),
        }
    }
}

impl FromStr for Pawn {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Pawn, Unreadable> {
        match text {
            "ghost-1" => Ok(Pawn(6)),
            "ghost-2" => Ok(Pawn(7)),
            "ghost-3" => Ok(Pawn(8)),
            seat => match seat.parse::<Seat>() {
                Ok(seat) => Ok(Pawn::of(seat)),
                Err(_) => Err(Unreadable::new("an explorer (A to F, ghost-1 to ghost-3)", text)),
            },
        }
    }
}

kernel::serde_as_text!(Pawn);

kernel::worded! {
    /// The five factions. Rule: SK-FACT-01.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    #[repr(u8)]
    pub enum Faction: "a faction" {
        Adventurers = "adventurers", Rogues = "rogues", Henchmen = "henchmen", Suits = "suits", Cultists = "cultists",
    }
}

kernel::worded! {
    /// The fifteen tokens, three of each faction. Rule: SK-SETUP-02.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    #[repr(u8)]
    pub enum Token: "an explorer such as `silk-moreau`" {
        ProfessorAdaQuill = "professor-ada-quill", HectorBramble = "hector-bramble",
        DoctorImaniOduya = "doctor-imani-oduya", SilkMoreau = "silk-moreau",
        #[cfg_attr(feature = "ts", ts(rename = "fingers-odell"))]
        FingersODell = "fingers-odell",
        TheMagpie = "the-magpie", KrantzTheWall = "krantz-the-wall", BrunaStahl = "bruna-stahl",
        LittleOtto = "little-otto", InspectorVale = "inspector-vale", NumberTwentySeven = "number-twenty-seven",
        DeputyCrisp = "deputy-crisp", BrotherHush = "brother-hush", SisterVeil = "sister-veil",
        TheAcolyte = "the-acolyte",
    }
}

impl Token {
    /// Three tokens a faction, in the order of the data. Rule: SK-FACT-01.
    pub const fn faction(self) -> Faction {
        Faction::ALL[self as usize / 3]
    }
}

kernel::worded! {
    /// A suggested set of starting items. Rule: SK-SET-01, SK-SET-02.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    #[repr(u8)]
    pub enum GearSet: "a suggested set such as `rogues` or `miner`" {
        Adventurers = "adventurers", Rogues = "rogues", Henchmen = "henchmen", Suits = "suits", Cultists = "cultists",
        Archaeologist = "archaeologist", Miner = "miner", Thief = "thief", Brawler = "brawler", Survivor = "survivor",
        Sadist = "sadist",
    }
}

impl GearSet {
    /// The first five are for free-for-all and Duel (SK-SET-01), the rest for Solo and Team (SK-SET-02).
    pub const fn is_for_teams(self) -> bool {
        self as u8 >= GearSet::Archaeologist as u8
    }
}
