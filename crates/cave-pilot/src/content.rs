//! What is printed: Cave cards, Common upgrades, Exploration cards, dice, mat, presets. Read from `data/*.toml` once;
//! what they are called, and what they say, is in `messages/`.
//!
//! Cards stand in the data as people read them; [`cave`] has the same as numbers, for the rules.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::challenge::{Challenge, read_challenge};
use crate::{Cave, Colour, Exploration, HouseRule, Length, MissileFace, Mode, Preset, Property, Row, Upgrade};

/// A Cave card as printed. Rule: CP-CARD-01.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedCave {
    /// `Y12`.
    pub id: Cave,
    /// Used by scenarios only. Ruling CP-R-29.
    pub faction: Faction,
    /// How often the challenge is taken. Rule: CP-HANDLE-04.
    pub actions: u8,
    /// What is odd about it.
    pub special: Option<Special>,
    /// Reach of an attack or a modifier, or spaces a plane is blown.
    pub range: Option<u8>,
    /// Directions of the reach.
    pub shape: Option<Shape>,
    /// What ooze or aura adds.
    pub adds: Option<u8>,
    /// Landing here allows upgrading.
    #[serde(default)]
    pub upgrade: bool,
    /// Landing here allows exploring.
    #[serde(default)]
    pub explore: bool,
    /// In the tutorial deck. Rule: CP-TUT-01.
    #[serde(default)]
    pub tutorial: bool,
    /// One challenge; two on two-part and wind cards.
    pub part: Vec<PrintedPart>,
}

/// A challenge as printed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedPart {
    /// `web`, where there are two.
    #[serde(default)]
    pub name: String,
    /// `SH+SR > Y+O`.
    pub challenge: String,
    /// For each pass. Rule: CP-CARD-07.
    pub reputation: u8,
    /// `SH 1, PA 1`, for each failure.
    #[serde(default)]
    pub penalty: String,
}

/// Who lives or works there. Rule: CP-CARD-08, ruling CP-R-29.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Faction {
    /// Creatures and plants.
    Brood,
    /// Devices.
    Works,
    /// Nature.
    Deep,
}

/// What is odd about a Cave card. Rule: CP-CARD-08.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// Attacks planes in range. Rule: CP-HANDLE-09.
    Ranged,
    /// Blows the plane on or back. Rule: CP-SPEC-01.
    Wind,
    /// Two challenges, one after the other. Rule: CP-SPEC-06.
    TwoPart,
    /// Makes cards in range harder for a while. Rule: CP-SPEC-08.
    Ooze,
    /// Makes cards in range harder for good. Rule: CP-SPEC-09.
    Aura,
}

/// Directions of a range. Ruling CP-R-18.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Every position within the distance.
    All,
    /// The same row.
    Row,
    /// Both rows, towards the exit.
    Ahead,
    /// Both rows, towards the entrance.
    Behind,
}

/// A Common upgrade as printed. Rule: CP-CARD-04, ruling CP-R-01.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedUpgrade {
    /// `U-SH2`.
    pub id: Upgrade,
    /// The back.
    pub pile: Row,
    /// Its type; Maintenance has none.
    pub r#type: Option<Property>,
    /// What it adds.
    pub value: u8,
    /// What it costs, where that is another number.
    pub cost: Option<u8>,
    /// How often it is in its pile.
    pub copies: u8,
}

/// An Exploration card as printed. Rule: CP-CARD-05.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedExploration {
    /// `adamy`.
    pub id: Exploration,
    /// `X01`.
    pub number: String,
    /// How often it is in the box.
    pub copies: u8,
    /// Uses; none is permanent.
    pub uses: Option<u8>,
    /// Its action-phase symbol: the steps it can be used in. Rule: CP-CARD-06.
    pub steps: Vec<String>,
    /// `own` turn only, or `all` turns.
    pub turns: String,
}

/// The three dice.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PrintedDice {
    pub yellow: Vec<u8>,
    pub orange: Vec<u8>,
    pub missile: Vec<MissileFace>,
}

/// Positions on the player mat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PrintedMat {
    pub shields: usize,
    pub armor: usize,
    pub attack: usize,
    pub maneuver: usize,
    pub power: usize,
    pub navigation: usize,
    pub explorations: usize,
}

/// The colours of a deck.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PrintedPreset {
    pub id: Preset,
    /// Yellow, orange and red cards among 8, 12 and 16.
    pub counts: [[u8; 3]; 3],
    /// The two colours of larger decks.
    pub of: [Colour; 2],
    /// The share of the first of them.
    pub first: [u32; 2],
}

/// A length of the solo game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PrintedSolo {
    pub id: Length,
    /// Cards before the player, by colour. Rule: CP-SOLO-01.
    pub open: [u8; 3],
    /// Cards in the pile, by colour. Rule: CP-SOLO-04.
    pub pile: [u8; 3],
    /// Least Reputation of Novice, Flying Ace and Cave Pilot. Ruling CP-R-65.
    pub titles: [u16; 3],
}

/// A cooperative scenario. Rule: CP-COOP-01.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PrintedScenario {
    pub id: Mode,
    /// `CS1`.
    pub number: String,
    /// Its deck, in words.
    pub deck: String,
    /// Least average of silver and gold; no grades, no numbers.
    pub grades: Vec<u16>,
}

#[derive(Debug, Serialize)]
pub struct Content {
    /// By [`Cave::index`].
    pub caves: Vec<PrintedCave>,
    /// In the order of the data.
    pub upgrades: Vec<PrintedUpgrade>,
    /// By [`Exploration`].
    pub explorations: Vec<PrintedExploration>,
    pub dice: PrintedDice,
    pub mat: PrintedMat,
    /// By [`Preset`].
    pub presets: Vec<PrintedPreset>,
    /// By [`Length`].
    pub solo: Vec<PrintedSolo>,
    /// CS1 to CS3.
    pub scenarios: Vec<PrintedScenario>,
    #[serde(skip)]
    facts: [Facts; Cave::COUNT],
    #[serde(skip)]
    values: [u8; Upgrade::COUNT],
}

/// A Cave card as the rules read it.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    pub actions: u8,
    pub special: Option<Special>,
    pub range: u8,
    pub shape: Shape,
    pub adds: u8,
    pub upgrade: bool,
    pub explore: bool,
    pub brood: bool,
    pub parts: [Challenge; 2],
}

static CONTENT: LazyLock<Content> = LazyLock::new(Content::read);

#[inline]
pub fn content() -> &'static Content {
    &CONTENT
}

/// The Cave card as the rules read it.
#[inline]
pub fn cave(cave: Cave) -> &'static Facts {
    &content().facts[cave.index()]
}

/// The number on a Common upgrade: what it adds. Ruling CP-R-01.
#[inline]
pub fn value(card: Upgrade) -> u8 {
    content().values[card.index()]
}

/// What a Maintenance card costs. Rule: CP-UPG-08.
pub const MAINTENANCE_COST: u8 = 2;

pub fn exploration(card: Exploration) -> &'static PrintedExploration {
    &content().explorations[card as usize]
}

/// The ruling or rule an option of the setup comes from.
pub fn ruling_of(rule: HouseRule) -> &'static str {
    match rule {
        HouseRule::EasyMode => "CP-SHOP-05",
        HouseRule::PlusSet => "CP-R-68",
        HouseRule::ForwardOnly => "CP-R-19",
        HouseRule::SoloTrim => "CP-R-69",
    }
}

#[derive(Deserialize)]
struct CavesFile {
    cave: Vec<PrintedCave>,
}

#[derive(Deserialize)]
struct UpgradesFile {
    upgrade: Vec<PrintedUpgrade>,
}

#[derive(Deserialize)]
struct ExplorationsFile {
    exploration: Vec<PrintedExploration>,
}

#[derive(Deserialize)]
struct TableFile {
    dice: PrintedDice,
    mat: PrintedMat,
    preset: Vec<PrintedPreset>,
    solo: Vec<PrintedSolo>,
    scenario: Vec<PrintedScenario>,
}

impl Content {
    fn read() -> Content {
        let caves: CavesFile = read("caves.toml", include_str!("../data/caves.toml"));
        let upgrades: UpgradesFile = read("upgrades.toml", include_str!("../data/upgrades.toml"));
        let explorations: ExplorationsFile = read("explorations.toml", include_str!("../data/explorations.toml"));
        let table: TableFile = read("table.toml", include_str!("../data/table.toml"));
        let mut values = [0; Upgrade::COUNT];
        for upgrade in &upgrades.upgrade {
            values[upgrade.id.index()] = upgrade.value;
        }
        let facts = std::array::from_fn(|index| facts_of(&caves.cave[index]));
        Content {
            caves: caves.cave,
            upgrades: upgrades.upgrade,
            explorations: explorations.exploration,
            dice: table.dice,
            mat: table.mat,
            presets: table.preset,
            solo: table.solo,
            scenarios: table.scenario,
            facts,
            values,
        }
    }
}

fn facts_of(printed: &PrintedCave) -> Facts {
    let part = |index: usize| {
        let part = &printed.part[index.min(printed.part.len() - 1)];
        read_challenge(part).unwrap_or_else(|error| panic!("data/caves.toml: {}: {error}", printed.id))
    };
    Facts {
        actions: printed.actions,
        special: printed.special,
        range: printed.range.unwrap_or(0),
        shape: printed.shape.unwrap_or(Shape::All),
        adds: printed.adds.unwrap_or(0),
        upgrade: printed.upgrade,
        explore: printed.explore,
        brood: printed.faction == Faction::Brood,
        parts: [part(0), part(1)],
    }
}

/// The data travels inside the program and a test reads it, so a fault in it is a fault of the build.
fn read<T: serde::de::DeserializeOwned>(name: &str, text: &str) -> T {
    kernel::printed(text).unwrap_or_else(|error| panic!("data/{name}: {error}"))
}
