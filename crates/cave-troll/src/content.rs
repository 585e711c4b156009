//! What is printed: the board, the cards, the artifacts, the figures. Read from `data/*.toml` once.
//! What it is called, and what it says, is in `messages/`.
//!
//! Whoever finds the printed values of the original board puts them into the data; no rule knows a number of it.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::{Area, AreaKind, Artifact, HouseRule, Kind};

/// A place on the board as printed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PrintedArea {
    /// `R14`.
    pub id: Area,
    /// Room, entrance or pit.
    pub kind: AreaKind,
    /// Printed coins; rooms only.
    pub coins: Option<u8>,
    pub label: [f64; 2],
    /// Corners, clockwise.
    pub outline: Vec<[f64; 2]>,
}

/// A door: what makes two areas adjacent. Rule: CT-TERM-03, CT-MOVE-02.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Door {
    pub between: [Area; 2],
    pub at: [f64; 2],
    /// The wall it is in: `vertical` or `horizontal`.
    pub wall: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PrintedFigure {
    pub id: Kind,
    /// `hero` (round) or `monster` (square).
    pub base: String,
    pub copies: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PrintedArtifact {
    pub id: Artifact,
    /// Gold for keeping it to the end. Rule: CT-END-04.
    pub kept: u16,
}

/// A common card as printed.
#[derive(Clone, Debug, Deserialize)]
pub struct PrintedCard {
    /// The word for its face.
    pub id: crate::Card,
    pub copies: u8,
    pub icons: u8,
}

/// A miniature with two meanings. Rule: CT-SETUP-07.
#[derive(Clone, Debug, Deserialize)]
pub struct PrintedSlot {
    /// The ♠ figure.
    pub original: Kind,
    /// The ▲ figure.
    pub alternate: Kind,
}

#[derive(Debug)]
pub struct Content {
    /// By [`Area::index`].
    pub areas: Vec<PrintedArea>,
    /// In the order of the data.
    pub doors: Vec<Door>,
    /// By [`Kind`].
    pub figures: Vec<PrintedFigure>,
    /// By [`Artifact`].
    pub artifacts: Vec<PrintedArtifact>,
    /// The common cards of one colour.
    pub cards: Vec<PrintedCard>,
    /// The seven slots.
    pub slots: Vec<PrintedSlot>,
}

static CONTENT: LazyLock<Content> = LazyLock::new(Content::read);

#[inline]
pub fn content() -> &'static Content {
    &CONTENT
}

/// What every step asks for is read from the data when the program is compiled: `cavern.rs`.
pub use crate::cavern::{adjacent, coins};

pub fn area(area: Area) -> &'static PrintedArea {
    &content().areas[area.index()]
}

pub fn figure(kind: Kind) -> &'static PrintedFigure {
    content().figures.iter().find(|figure| figure.id == kind).expect("a test finds every kind in the data")
}

pub fn artifact(artifact: Artifact) -> &'static PrintedArtifact {
    &content().artifacts[artifact as usize]
}

/// The ruling a house rule turns around.
pub fn ruling_of(rule: HouseRule) -> &'static str {
    match rule {
        HouseRule::DwarfDoublesBoardOnly => "CT-R-27",
        HouseRule::ChestsSurviveTrolls => "CT-R-24",
        HouseRule::WraithsPushMonsters => "CT-R-07",
        HouseRule::PushedKnightsJoinKnights => "CT-R-13",
        HouseRule::RampagePushesOptional => "CT-R-45",
        HouseRule::SlayerPaidOnOwnTurn => "CT-R-43",
        HouseRule::BarbariansStandFast => "CT-R-26",
        HouseRule::TrollsOustTrolls => "CT-R-25",
        HouseRule::BerserkerCountsFigures => "CT-R-38",
        HouseRule::BansheeStaysInRooms => "CT-R-48",
    }
}

#[derive(Deserialize)]
struct BoardFile {
    area: Vec<PrintedArea>,
    door: Vec<Door>,
}

#[derive(Deserialize)]
struct CardsFile {
    card: Vec<PrintedCard>,
    slot: Vec<PrintedSlot>,
}

#[derive(Deserialize)]
struct FiguresFile {
    figure: Vec<PrintedFigure>,
}

#[derive(Deserialize)]
struct ArtifactsFile {
    artifact: Vec<PrintedArtifact>,
}

impl Content {
    fn read() -> Content {
        let board: BoardFile = read("board.toml", include_str!("../data/board.toml"));
        let cards: CardsFile = read("cards.toml", include_str!("../data/cards.toml"));
        let figures: FiguresFile = read("figures.toml", include_str!("../data/figures.toml"));
        let artifacts: ArtifactsFile = read("artifacts.toml", include_str!("../data/artifacts.toml"));

        Content {
            areas: board.area,
            doors: board.door,
            figures: figures.figure,
            artifacts: artifacts.artifact,
            cards: cards.card,
            slots: cards.slot,
        }
    }
}

/// The data travels inside the program and a test reads it, so a fault in it is a fault of the build.
fn read<T: serde::de::DeserializeOwned>(name: &str, text: &str) -> T {
    kernel::printed(text).unwrap_or_else(|error| panic!("data/{name}: {error}"))
}
