//! The box worked out for the rules: tables that a step asks instead of a drawing. Rules: CC-MODEL-02 to CC-MODEL-06.

use std::sync::LazyLock;

use crate::content::{PrintedCard, PrintedHex, content, hex};
use crate::{Card, Misfortune, Node, Side, Sides, Tile};

/// A hex worked out for the rules, in printed sides.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Where treasures and items lie.
    pub marker: Option<Node>,
    /// The passageway with water.
    pub water: Option<Node>,
    /// The passageway of each hazard's symbol.
    pub symbols: [Option<Node>; 4],
    /// Passageways one slope below each, one bit each.
    pub below: [u8; 4],
    /// Passageways one slope above each, one bit each.
    pub above: [u8; 4],
    /// Rotations to choose from when the way in is through the hex's board side f. Rule: CC-EXPL-05.
    pub rotations: [u8; 6],
}

/// A hex as it lies with some rotation, in board sides.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lay {
    /// The passageway behind each side, by number.
    pub nodes: [u8; 6],
    /// The way out from each passageway: `[climbing][passageway]`. Rule: CC-MODEL-06, ruling CC-R-06.
    pub exits: [[Sides; 4]; 2],
}

/// What the rules ask for at every step.
pub struct Tables {
    /// By [`Tile::index`].
    pub plans: [Plan; Tile::COUNT],
    /// By [`Tile::index`] and rotation.
    pub lays: [[Lay; 6]; Tile::COUNT],
    /// The cards of each face, one bit each.
    pub faces: [u64; Card::COUNT],
    /// The face of each of the sixty cards.
    pub face_of: [Card; 64],
    pub misfortunes: [u64; 13],
    /// The cards' numbers, by face.
    pub cards: [CardPlan; Card::COUNT],
}

/// A card's numbers.
#[derive(Clone, Copy, Debug, Default)]
pub struct CardPlan {
    pub cost: u8,
    pub items: [u8; 2],
    pub treasures: [u8; 2],
    pub misfortune: Option<Misfortune>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(Tables::work_out);

#[inline]
pub fn tables() -> &'static Tables {
    &TABLES
}

impl Tables {
    fn work_out() -> Tables {
        let mut tables = Tables {
            plans: std::array::from_fn(|tile| plan(hex(Tile::new(tile)))),
            lays: std::array::from_fn(|tile| std::array::from_fn(|k| lay(hex(Tile::new(tile)), k as u8))),
            faces: [0; Card::COUNT],
            face_of: [Card::new(0); 64],
            misfortunes: [0; 13],
            cards: std::array::from_fn(|index| {
                let PrintedCard { cost, items, treasures, misfortune, .. } = content().cards[index].clone();
                CardPlan { cost, items, treasures, misfortune }
            }),
        };
        let mut bit = 0;
        for printed in &content().cards {
            for _ in 0..printed.copies {
                tables.faces[printed.id.index()] |= 1 << bit;
                tables.face_of[bit] = printed.id;
                if let Some(misfortune) = printed.misfortune {
                    tables.misfortunes[misfortune as usize] |= 1 << bit;
                }
                bit += 1;
            }
        }
        tables
    }
}

/// The passageway behind each printed side, by number.
fn printed_nodes(hex: &PrintedHex) -> [u8; 6] {
    std::array::from_fn(|side| hex.sides.as_bytes()[side] - b'A')
}

/// The slopes as pairs of numbers, the upper end first.
fn printed_slopes(hex: &PrintedHex) -> impl Iterator<Item = (usize, usize)> {
    hex.slopes.iter().map(|slope| {
        let ends = slope.as_bytes();
        (usize::from(ends[0] - b'A'), usize::from(ends[2] - b'A'))
    })
}

fn plan(hex: &PrintedHex) -> Plan {
    let mut plan = Plan {
        marker: hex.marker,
        water: hex.water,
        symbols: [None; 4],
        below: [0; 4],
        above: [0; 4],
        rotations: [0; 6],
    };
    for symbol in &hex.symbols {
        plan.symbols[symbol.hazard.index()] = Some(symbol.at);
    }
    for (upper, lower) in printed_slopes(hex) {
        plan.below[upper] |= 1 << lower;
        plan.above[lower] |= 1 << upper;
    }
    for facing in 0..6 {
        let mut seen: Vec<[u8; 6]> = Vec::new();
        for rotation in 0..6u8 {
            let fits = hex.stars.is_empty() || hex.stars.iter().any(|star| (star + rotation) % 6 == facing);
            let laid = lay(hex, rotation).nodes;
            if fits && !seen.contains(&laid) {
                seen.push(laid);
                plan.rotations[usize::from(facing)] |= 1 << rotation;
            }
        }
    }
    plan
}

/// Board side s shows printed side (s - k) mod 6. Rule: CC-MODEL-02.
fn lay(hex: &PrintedHex, rotation: u8) -> Lay {
    let printed = printed_nodes(hex);
    let nodes = std::array::from_fn(|side| printed[(side + 6 - usize::from(rotation)) % 6]);
    let exits = [false, true].map(|climbing| {
        std::array::from_fn(|node| {
            let reach = reach(hex, node, climbing);
            (0..6)
                .filter(|side| reach >> nodes[*side] & 1 != 0)
                .fold(Sides::NONE, |all, side| Sides(all.0 | Sides::one(Side::new(side)).0))
        })
    });
    Lay { nodes, exits }
}

/// The own passageway and all that slopes lead to, downwards, and upwards too when climbing. Rule: CC-MODEL-06.
fn reach(hex: &PrintedHex, node: usize, climbing: bool) -> u8 {
    let mut reach = 1u8 << node;
    for _ in 0..4 {
        for (upper, lower) in printed_slopes(hex) {
            if reach >> upper & 1 != 0 {
                reach |= 1 << lower;
            }
            if climbing && reach >> lower & 1 != 0 {
                reach |= 1 << upper;
            }
        }
    }
    reach
}
