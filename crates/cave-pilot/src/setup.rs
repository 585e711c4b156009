//! What is agreed before the game: mode, players, deck, options. Rules: CP-GEN-01, CP-SETUP-01, CP-SETUP-02.

use kernel::SetupError;
use serde::{Deserialize, Serialize};

use crate::content::content;
use crate::{Cave, CaveSet, Misfit};

/// A table's agreement. Written `competitive, players 2, deck easy 12, house easy-mode`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setup {
    pub mode: Mode,
    /// 1 to 4, as the mode allows. Rule: CP-GEN-01.
    pub players: u8,
    pub deck: Deck,
    /// Options in force; none by default.
    #[serde(default)]
    pub house: HouseRules,
}

kernel::worded! {
    /// Which game of the box. Rule: CP-GEN-01.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Mode: "a mode" {
        /// Everybody for himself, 2 to 4.
        Competitive = "competitive",
        /// The beginners' deck, 2 to 4. Rule: CP-TUT-01.
        Tutorial = "tutorial",
        /// Two against two. Rule: CP-TEAM-01.
        Team = "team",
        /// CS1, together. Rule: CP-COOP-01.
        NightMail = "night-mail",
        /// CS2, together.
        Purge = "purge",
        /// CS3, together.
        RisingWater = "rising-water",
        /// Alone, for a title. Rule: CP-SOLO-01.
        Solo = "solo",
    }
}

impl Mode {
    /// All win or lose together. Rule: CP-COOP-01.
    #[inline]
    pub const fn is_cooperative(self) -> bool {
        matches!(self, Mode::NightMail | Mode::Purge | Mode::RisingWater)
    }

    /// The fewest and the most players. Rule: CP-GEN-01, ruling CP-R-62.
    pub const fn players(self) -> (u8, u8) {
        match self {
            Mode::Solo => (1, 1),
            Mode::Team => (4, 4),
            Mode::Competitive | Mode::Tutorial | Mode::NightMail | Mode::Purge | Mode::RisingWater => (2, 4),
        }
    }
}

kernel::worded! {
    /// The colours of a deck. Rule: CP-SETUP-02, CP-EXP-01, ruling CP-R-03.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Preset: "a deck (easy, medium, hard, expert, inferno)" {
        Easy = "easy", Medium = "medium", Hard = "hard", Expert = "expert", Inferno = "inferno",
    }
}

kernel::worded! {
    /// A length of the solo game. Rule: CP-SOLO-04.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    pub enum Length: "a length" {
        Short = "short", Standard = "standard", Extended = "extended",
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "deck", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Deck {
    /// `easy 12`: so many cards of these colours. Rule: CP-SETUP-01.
    Preset {
        /// The colours.
        preset: Preset,
        cards: u8,
    },
    /// `custom Y11 Y12 …`: just these. Rule: CP-EXP-01.
    Custom { caves: CaveSet },
    /// `short`: a solo deck. Rule: CP-SOLO-04.
    Solo { length: Length },
    /// The deck of the tutorial or of a scenario.
    Printed,
}

kernel::worded! {
    /// An option, off unless the table wants it.
    #[derive(PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
    #[repr(u8)]
    pub enum HouseRule: "an option" {
        /// The refresh at any moment of the action phase, once. Rule: CP-SHOP-05, CP-EASY-01.
        EasyMode = "easy-mode",
        /// The yellow supplement joins the yellow cards. Ruling CP-R-68.
        PlusSet = "plus-set",
        /// No steps towards the entrance. Ruling CP-R-19.
        ForwardOnly = "forward-only",
        /// Solo without the fourteen cards that need an opponent. Ruling CP-R-69.
        SoloTrim = "solo-trim",
    }
}

/// The options in force, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<HouseRule>"))]
pub struct HouseRules(u8);

kernel::switches!(HouseRules, HouseRule);

/// Where a deck comes from: up to three heaps, so many from each, some of them dealt before the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sources {
    /// The cards each heap is drawn from.
    pub from: [CaveSet; 3],
    /// How many of each lie on top, and how many below them.
    pub layers: [[u8; 3]; 2],
}

impl Setup {
    /// Everybody for himself with a preset deck.
    pub fn competitive(players: u8, preset: Preset, cards: u8) -> Setup {
        Setup { mode: Mode::Competitive, players, deck: Deck::Preset { preset, cards }, house: HouseRules::NONE }
    }

    /// Two against two. Ruling CP-R-62.
    pub fn team(preset: Preset, cards: u8) -> Setup {
        Setup { mode: Mode::Team, ..Setup::competitive(4, preset, cards) }
    }

    /// Alone. Rule: CP-SOLO-01.
    pub fn solo(length: Length) -> Setup {
        Setup { mode: Mode::Solo, players: 1, deck: Deck::Solo { length }, house: HouseRules::NONE }
    }

    /// The tutorial or a scenario, whose deck is printed.
    pub fn printed(mode: Mode, players: u8) -> Setup {
        Setup { mode, players, deck: Deck::Printed, house: HouseRules::NONE }
    }

    #[must_use]
    pub fn with_house(mut self, rules: impl IntoIterator<Item = HouseRule>) -> Setup {
        self.house = rules.into_iter().collect();
        self
    }

    /// Cards in the deck, by what it is drawn from. Rule: CP-SETUP-01, CP-SETUP-02, CP-TUT-01, CP-EXP-01, CP-EXP-02,
    /// CP-SOLO-01, CP-SOLO-04, ruling CP-R-64, CP-R-68.
    pub fn sources(&self) -> Sources {
        let colours = |layers: [[u8; 3]; 2]| {
            let wants_supplement = u32::from(layers[0][0] + layers[1][0]) > CaveSet::YELLOW.len();
            let plus = self.house.has(HouseRule::PlusSet) || wants_supplement;
            let yellow = if plus { CaveSet::YELLOW.or(CaveSet::SUPPLEMENT) } else { CaveSet::YELLOW };
            Sources { from: [yellow, CaveSet::ORANGE, CaveSet::RED], layers }
        };
        let just = |caves: CaveSet| Sources {
            from: [caves, CaveSet::NONE, CaveSet::NONE],
            layers: [[caves.len() as u8, 0, 0], [0; 3]],
        };
        match (self.mode, self.deck) {
            (_, Deck::Preset { preset, cards }) => colours([preset_counts(preset, cards), [0; 3]]),
            (_, Deck::Custom { caves }) => just(caves),
            (_, Deck::Solo { length }) => {
                let printed = &content().solo[length as usize];
                colours([printed.open, printed.pile])
            }
            (Mode::NightMail, Deck::Printed) => colours([[8, 4, 0], [0; 3]]),
            (Mode::Purge, Deck::Printed) => {
                let brood: CaveSet = Cave::all().filter(|cave| crate::content::cave(*cave).brood).collect();
                Sources {
                    from: [CaveSet::YELLOW.and(brood), CaveSet::ORANGE.and(brood), CaveSet::YELLOW.without(brood)],
                    layers: [[3, 3, 6], [0; 3]],
                }
            }
            (Mode::RisingWater, Deck::Printed) => colours([[6, 0, 0], [0, 6, 0]]),
            (Mode::Competitive | Mode::Tutorial | Mode::Team | Mode::Solo, Deck::Printed) => {
                just(content().caves.iter().filter(|cave| cave.tutorial).map(|cave| cave.id).collect())
            }
        }
    }

    pub fn deck_size(&self) -> u8 {
        self.sources().layers.iter().flatten().sum()
    }

    /// An extended game has no limit on fuel and missiles. Rule: CP-UPG-10, ruling CP-R-12.
    pub fn is_extended(&self) -> bool {
        match self.deck {
            Deck::Solo { length } => length == Length::Extended,
            Deck::Preset { .. } | Deck::Custom { .. } | Deck::Printed => self.deck_size() >= 16,
        }
    }

    /// Cave cards each player is dealt: three if there are enough for all, else two; solo four.
    /// Rule: CP-SETUP-03, CP-SOLO-01, ruling CP-R-02.
    pub fn dealt(&self) -> u8 {
        match self.mode {
            Mode::Solo => 4,
            _ if 3 * self.players <= self.deck_size() => 3,
            _ => 2,
        }
    }

    pub fn check(&self) -> Result<(), SetupError> {
        let refuse = |why: Misfit| Err(SetupError::new(why));
        let (mode, players) = (self.mode, self.players);
        let (fewest, most) = mode.players();
        if !(fewest..=most).contains(&players) {
            return refuse(Misfit::Players { mode, players });
        }
        let fits = match mode {
            Mode::Competitive | Mode::Team => matches!(self.deck, Deck::Preset { .. } | Deck::Custom { .. }),
            Mode::Solo => matches!(self.deck, Deck::Solo { .. }),
            Mode::Tutorial | Mode::NightMail | Mode::Purge | Mode::RisingWater => self.deck == Deck::Printed,
        };
        if !fits {
            return refuse(Misfit::WrongDeck { mode });
        }
        if let Deck::Preset { cards, .. } = self.deck
            && !matches!(cards, 8 | 12 | 16..=70)
        {
            return refuse(Misfit::Cards { cards });
        }
        let sources = self.sources();
        for (heap, from) in sources.from.iter().enumerate() {
            let wanted = u32::from(sources.layers[0][heap] + sources.layers[1][heap]);
            if wanted > from.len() {
                return refuse(Misfit::TooFewCards { wanted, there: from.len() });
            }
        }
        if self.deck_size() < 2 * players {
            return refuse(Misfit::TwoForEach { cards: self.deck_size() });
        }
        Ok(())
    }
}

/// Yellow, orange and red cards of a preset.
fn preset_counts(preset: Preset, cards: u8) -> [u8; 3] {
    let printed = &content().presets[preset as usize];
    match cards {
        8 => printed.counts[0],
        12 => printed.counts[1],
        16 => printed.counts[2],
        n => {
            let [above, below] = printed.first;
            let first = ((2 * u32::from(n) * above + below) / (2 * below)) as u8;
            let mut counts = [0; 3];
            counts[printed.of[0] as usize] = first;
            counts[printed.of[1] as usize] += n - first;
            counts
        }
    }
}
