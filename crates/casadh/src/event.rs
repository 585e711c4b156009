//! What the table sees happen. A client can animate from this alone.

use kernel::Seat;
use serde::Serialize;

use crate::{Card, Hazard, Item, ItemSet, Misfortune, Node, Side, Space, Tile};

/// One thing that happened. `None` stands for what the witness may not know. Rule: CC-INFO-01, CC-INFO-03.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Event {
    /// A token lies face up on the Surface.
    Surface { value: u8 },
    /// The first player is known.
    Starts { seat: Seat },
    /// A new round.
    RoundBegins { round: u16 },
    /// A cave turn begins.
    TurnBegins { seat: Seat, mp: u8 },
    /// A surface player is asked whether to move a Grue.
    SurfaceTurn { seat: Seat },
    /// A turn is over; unspent move points are lost.
    TurnEnds { seat: Seat, unused: u8 },
    /// A spelunker crossed a side and stands in a passageway.
    Moved { seat: Seat, from: Space, side: Side, to: Space, node: Node, flees: bool, mp: u8 },
    /// A spelunker used a slope.
    Slid { seat: Seat, at: Space, from: Node, to: Node, climbs: bool },
    /// A hex was drawn, to be laid behind a side.
    HexDrawn { seat: Seat, hex: Tile, at: Space },
    /// Cave Paintings: the Level 2 hexes are in the pile.
    PileGrows { hexes: u8 },
    /// A hex was laid and the spelunker stands on it.
    Explored { seat: Seat, hex: Tile, at: Space, rotation: u8, node: Node },
    /// A row of the track changed.
    Track { hazard: Hazard, value: u8 },
    /// A card was drawn; none when deck and discard pile are empty.
    CardDrawn { seat: Seat, card: Option<Card>, cost: u8, mp: u8 },
    /// The discard pile became the deck.
    Reshuffled { cards: u8 },
    /// A misfortune befalls the explorer.
    Befalls { seat: Seat, misfortune: Misfortune },
    /// A misfortune does nothing to one who is immune.
    Shrugged { seat: Seat, misfortune: Misfortune },
    /// Kept misfortunes are discarded.
    Cured { seat: Seat, misfortune: Misfortune, cards: u8 },
    /// An item lies on a hex.
    ItemFound { item: Item, at: Space },
    /// An item fell out of a pack.
    ItemDropped { seat: Seat, item: Item, at: Space },
    /// Items were collected.
    ItemsTaken { seat: Seat, items: ItemSet, at: Space },
    /// A Medkit was used.
    Healed { seat: Seat, hp: u8 },
    /// A token came out of the bag; the value is for who sees it.
    TreasureDrawn { seat: Seat, at: Space, seen: bool, value: Option<u8> },
    /// Somebody picked up the treasures of a hex; the values are for who sees them.
    Looked { seat: Seat, at: Space, seen: bool, count: u8, values: Option<Vec<u8>> },
    /// Somebody keeps a treasure; the value is the owner's secret.
    Kept { seat: Seat, at: Space, blind: bool, value: Option<u8> },
    /// Treasures lie face down on a hex.
    TreasuresLaid { at: Space, count: u8 },
    /// The lowest treasure fell out of a pocket; the value is the owner's secret.
    TreasureDropped { seat: Seat, at: Space, value: Option<u8> },
    /// The die for a hazard.
    HazardRolled { hazard: Hazard, die: u8, track: u8, breaks_out: bool },
    /// A hazard token came to a hex.
    TokenPlaced { hazard: Hazard, at: Space },
    /// A hazard cost health.
    Struck { seat: Seat, hazard: Hazard, lost: u8, hp: u8 },
    /// An item kept a hazard off.
    Warded { seat: Seat, hazard: Hazard, by: Item },
    /// Health was lost to something else: a rockfall.
    Hurt { seat: Seat, misfortune: Misfortune, lost: u8, hp: u8 },
    /// A Grue is here and there is nowhere to flee to.
    Cornered { seat: Seat, at: Space },
    /// A Grue went elsewhere: driven by a lantern, or moved from the Surface.
    GrueMoved { from: Space, to: Space, node: Node, driven: bool },
    /// A Grue found no place and left the map for good.
    GrueVanished { at: Space },
    /// The die for moving a Grue.
    GrueRolled { seat: Seat, die: u8, inside: u8, succeeds: bool },
    /// A Grue eats whoever is cornered on its hex.
    GrueEats { at: Space },
    /// Dynamite was lit.
    FuseLit { owner: Seat, at: Space },
    /// The die for defusing.
    DefuseRolled { seat: Seat, owner: Seat, die: u8, hp: u8, succeeds: bool },
    /// Dynamite was put out; `gained` when the item came into the pack.
    Defused { seat: Seat, owner: Seat, at: Space, gained: bool },
    /// Dynamite went off.
    Exploded { owner: Seat, at: Space },
    /// A hex collapsed.
    Collapsed { hex: Tile, at: Space, treasures: u8 },
    /// A spelunker died.
    Died { seat: Seat, why: Death },
    /// A spelunker is out, with two treasures of the Surface.
    Left { seat: Seat, treasures: [u8; 2] },
    /// Nothing has happened for too long.
    LostInTheDark { round: u16 },
    /// A survivor's treasures are shown.
    Shown { seat: Seat, values: Vec<u8>, total: u16 },
    /// The game is over.
    Over { winners: Vec<Seat> },
}

/// Of what a spelunker died.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Death {
    Methane,
    Bats,
    Tremors,
    Grue,
    Rockfall,
    Collapse,
    /// Lost in the dark. Ruling CC-R-49.
    Dark,
}
