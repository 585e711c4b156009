//! What is printed: hexes, cards, items, misfortunes. Read from `data/*.toml` once;
//! what they are called, and what they say, is in `messages/`.
//!
//! [`content`] is the box as people read it; [`tables`] is the same worked out for the rules, so that a step asks a table
//! instead of a drawing. Look, for the page (CC-GEN-07): treasures are gold discs, the level is a number in a pink
//! circle, slopes are green arrows, hazard symbols brown, water blue blobs, entrances stars, item icons blue and hazard
//! tokens red.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

pub use crate::plans::{CardPlan, Lay, Plan, Tables, tables};
use crate::{Card, Hazard, HouseRule, Item, Misfortune, Node, Tile};

/// A hex as printed. Rule: CC-HEX-02 to CC-HEX-10.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedHex {
    /// `L1-14`.
    pub id: Tile,
    /// 0 for Base Camp, else 1 or 2. Rule: CC-HEX-05.
    pub level: u8,
    /// The passageway behind each printed side: `AAAABB`. Rule: CC-HEX-01, CC-HEX-03.
    pub sides: String,
    /// Where treasures and items lie; Base Camp has none. Rule: CC-HEX-10.
    pub marker: Option<Node>,
    /// Upper and lower passageway, `A>B`. Rule: CC-MODEL-05, CC-HEX-06.
    #[serde(default)]
    pub slopes: Vec<String>,
    /// The passageway with water. Rule: CC-HEX-08.
    pub water: Option<Node>,
    /// Hazard symbols. Rule: CC-HEX-07.
    #[serde(default)]
    pub symbols: Vec<Symbol>,
    /// Printed sides that may face the way in. Rule: CC-HEX-09.
    #[serde(default)]
    pub stars: Vec<u8>,
    /// Passageways that pass over each other, the topmost first; a matter of drawing. Rule: CC-HEX-04.
    #[serde(default)]
    pub crossing: Vec<Node>,
    /// Brings the Level 2 hexes into the pile. Rule: CC-HEX-12.
    #[serde(default)]
    pub paintings: bool,
}

/// A hazard symbol and the passageway it is printed in. Rule: CC-HEX-07.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Symbol {
    pub hazard: Hazard,
    pub at: Node,
}

/// A card as printed. Rule: CC-CARD-02.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedCard {
    /// `C11`.
    pub id: Card,
    pub copies: u8,
    /// Move Cost.
    pub cost: u8,
    /// Item icons on a Level 1 and on a Level 2 hex.
    pub items: [u8; 2],
    /// Treasure icons on a Level 1 and on a Level 2 hex.
    pub treasures: [u8; 2],
    /// What befalls the explorer.
    pub misfortune: Option<Misfortune>,
}

/// An item as printed. Rule: CC-ITEM-04 to CC-ITEM-12.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedItem {
    pub id: Item,
    pub copies: u8,
    /// The hazard it keeps off.
    pub wards: Option<Hazard>,
    /// Misfortunes that do nothing when drawn.
    #[serde(default)]
    pub immune: Vec<Misfortune>,
    /// Misfortunes discarded on receipt.
    #[serde(default)]
    pub cures: Vec<Misfortune>,
    /// Misfortunes without effect while it is carried.
    #[serde(default)]
    pub suppresses: Vec<Misfortune>,
}

/// A misfortune as printed. Rule: CC-MISF-09.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedMisfortune {
    pub id: Misfortune,
    /// Does it stay until cured?
    pub keep: bool,
    /// What cures it besides Base Camp: `water` or an item.
    #[serde(default)]
    pub cures: Vec<String>,
}

/// Everything in the box but the treasure tokens: ten of each value from 0 to 9.
#[derive(Debug, Serialize)]
pub struct Content {
    /// By [`Tile::index`].
    pub hexes: Vec<PrintedHex>,
    /// By [`Card::index`].
    pub cards: Vec<PrintedCard>,
    /// By [`Item::index`].
    pub items: Vec<PrintedItem>,
    /// By [`Misfortune`].
    pub misfortunes: Vec<PrintedMisfortune>,
}

static CONTENT: LazyLock<Content> = LazyLock::new(Content::read);

pub fn content() -> &'static Content {
    &CONTENT
}

pub fn hex(tile: Tile) -> &'static PrintedHex {
    &content().hexes[tile.index()]
}

pub fn card(card: Card) -> &'static PrintedCard {
    &content().cards[card.index()]
}

pub fn item(item: Item) -> &'static PrintedItem {
    &content().items[item.index()]
}

pub fn misfortune(misfortune: Misfortune) -> &'static PrintedMisfortune {
    &content().misfortunes[misfortune as usize]
}

/// The ruling a house rule turns around.
pub fn ruling_of(rule: HouseRule) -> &'static str {
    match rule {
        HouseRule::OneTreasurePerExplore => "CC-R-34",
        HouseRule::DynamiteAtBaseCamp => "CC-R-14",
        HouseRule::DeadLeaveBelongings => "CC-R-40",
        HouseRule::KeepAtTheMarker => "CC-R-36",
        HouseRule::MedkitOnlyWhenHurt => "CC-R-57",
        HouseRule::SymbolsAlone => "CC-R-21",
        HouseRule::CorneredAreEaten => "CC-R-27",
    }
}

#[derive(Deserialize)]
struct HexesFile {
    hex: Vec<PrintedHex>,
}

#[derive(Deserialize)]
struct CardsFile {
    card: Vec<PrintedCard>,
}

#[derive(Deserialize)]
struct ItemsFile {
    item: Vec<PrintedItem>,
}

#[derive(Deserialize)]
struct MisfortunesFile {
    misfortune: Vec<PrintedMisfortune>,
}

impl Content {
    fn read() -> Content {
        let hexes: HexesFile = read("hexes.toml", include_str!("../data/hexes.toml"));
        let cards: CardsFile = read("cards.toml", include_str!("../data/cards.toml"));
        let items: ItemsFile = read("items.toml", include_str!("../data/items.toml"));
        let misfortunes: MisfortunesFile = read("misfortunes.toml", include_str!("../data/misfortunes.toml"));
        Content { hexes: hexes.hex, cards: cards.card, items: items.item, misfortunes: misfortunes.misfortune }
    }
}

/// The data travels inside the program and a test reads it, so a fault in it is a fault of the build.
fn read<T: serde::de::DeserializeOwned>(name: &str, text: &str) -> T {
    kernel::printed(text).unwrap_or_else(|error| panic!("data/{name}: {error}"))
}
