//! What is printed: cards, tiles, explorers, suggested sets. Read from `data/*.toml` once, for people and for tests;
//! the rules read `printed.rs`. What all that is called, and what it says, is in `messages/`. Rule: SK-COMP-01.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::kind::Sort;
use crate::tile::{Shape, Special, TileKind};
use crate::{Faction, GearSet, Kind, Token};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PrintedCard {
    pub id: Kind,
    /// Its number in the list of content: `FE-01`.
    pub no: String,
    /// Cards with this name.
    pub copies: u8,
    /// Has the Gear sign. Rule: SK-COMP-02.
    pub gear: bool,
    /// AP of the action it gives.
    pub ap: Option<u8>,
    pub difficulty: Option<u8>,
    pub damage: Option<u8>,
    /// Does losing to this monster make you flee?
    pub flee: Option<String>,
    /// The sort of card; not in the data, for each sort has its file.
    #[serde(default = "unsorted")]
    pub sort: Sort,
}

fn unsorted() -> Sort {
    Sort::Treasure
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PrintedTile {
    pub id: TileKind,
    /// How its corridors run.
    pub shape: Shape,
    pub hazards: u8,
    pub fortunes: u8,
    pub copies: u8,
    pub special: Option<Special>,
}

/// An explorer token.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PrintedToken {
    pub id: Token,
    /// Its number in the list of content.
    pub no: String,
    pub faction: Faction,
    pub colour: String,
}

/// A suggested set of starting items. Rule: SK-SET-01, SK-SET-02.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PrintedSet {
    pub id: GearSet,
    /// `free` or `team`.
    pub modes: String,
    pub cards: Vec<Kind>,
}

#[derive(Debug, Serialize)]
pub struct Content {
    /// By [`Kind`].
    pub cards: Vec<PrintedCard>,
    /// By [`TileKind`].
    pub tiles: Vec<PrintedTile>,
    /// By [`Token`].
    pub explorers: Vec<PrintedToken>,
    /// By [`GearSet`].
    pub sets: Vec<PrintedSet>,
}

static CONTENT: LazyLock<Content> = LazyLock::new(Content::read);

#[inline]
pub fn content() -> &'static Content {
    &CONTENT
}

pub fn card(kind: Kind) -> &'static PrintedCard {
    &content().cards[kind as usize]
}

pub fn tile(kind: TileKind) -> &'static PrintedTile {
    &content().tiles[kind.index()]
}

#[derive(Deserialize)]
struct Cards {
    card: Vec<PrintedCard>,
}

#[derive(Deserialize)]
struct Tiles {
    tile: Vec<PrintedTile>,
}

#[derive(Deserialize)]
struct Tokens {
    token: Vec<PrintedToken>,
}

#[derive(Deserialize)]
struct Sets {
    set: Vec<PrintedSet>,
}

impl Content {
    fn read() -> Content {
        let files = [
            ("treasures.toml", include_str!("../data/treasures.toml"), Sort::Treasure),
            ("equipment.toml", include_str!("../data/equipment.toml"), Sort::Equipment),
            ("consumables.toml", include_str!("../data/consumables.toml"), Sort::Consumable),
            ("monsters.toml", include_str!("../data/monsters.toml"), Sort::Monster),
            ("traps.toml", include_str!("../data/traps.toml"), Sort::Trap),
        ];
        let mut cards = Vec::new();
        for (name, text, sort) in files {
            let file: Cards = read(name, text);
            cards.extend(file.card.into_iter().map(|card| PrintedCard { sort, ..card }));
        }
        let tiles: Tiles = read("tiles.toml", include_str!("../data/tiles.toml"));
        let tokens: Tokens = read("explorers.toml", include_str!("../data/explorers.toml"));
        let sets: Sets = read("sets.toml", include_str!("../data/sets.toml"));
        Content { cards, tiles: tiles.tile, explorers: tokens.token, sets: sets.set }
    }
}

/// The data travels inside the program and a test reads it, so a fault in it is a fault of the build.
fn read<T: serde::de::DeserializeOwned>(name: &str, text: &str) -> T {
    kernel::printed(text).unwrap_or_else(|error| panic!("data/{name}: {error}"))
}
