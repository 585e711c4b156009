//! Copies, Gear signs and numbers of the cards and tiles, read from `data/*.toml` when the program is compiled.
//!
//! Every step asks for them; a table in the program saves the look whether the content has been read. Only lines such
//! as `copies = 2` are understood here, and a test compares the outcome with what `content.rs` reads.

use crate::tile::{Shape, Special, TileKind};
use crate::{Card, Kind};

const TREASURES: &[u8] = include_bytes!("../data/treasures.toml");
const EQUIPMENT: &[u8] = include_bytes!("../data/equipment.toml");
const CONSUMABLES: &[u8] = include_bytes!("../data/consumables.toml");
const MONSTERS: &[u8] = include_bytes!("../data/monsters.toml");
const TRAPS: &[u8] = include_bytes!("../data/traps.toml");
const TILES: &[u8] = include_bytes!("../data/tiles.toml");

/// How many cards have each name.
pub const COPIES: [u8; Kind::COUNT] = per_kind(b"\ncopies = ");
const GEAR: [u8; Kind::COUNT] = per_kind(b"\ngear = ");
/// Difficulty of each Hazard, as printed; 0 for Fortunes. Rule: SK-COMP-02.
pub const DIFFICULTY: [u8; Kind::COUNT] = hazards(b"\ndifficulty = ");
/// Injury damage of each Hazard; 0 for Fortunes. Rule: SK-COMP-02.
pub const DAMAGE: [u8; Kind::COUNT] = hazards(b"\ndamage = ");

/// The name on each card.
pub const KIND_OF: [Kind; Card::COUNT] = kinds();
/// The cards of each name, one bit each.
pub const CARDS_OF: [u128; Kind::COUNT] = cards_of();
/// The cards with the Gear sign. Rule: SK-GEAR-03, SK-COMP-02.
pub const GEAR_CARDS: u128 = gear_cards();

/// Tiles of each kind, the Cave Entrance first.
pub const TILE_COPIES: [u8; TileKind::COUNT] = tile_numbers(b"\ncopies = ");
pub const TILE_HAZARDS: [u8; TileKind::COUNT] = tile_numbers(b"\nhazards = ");
pub const TILE_FORTUNES: [u8; TileKind::COUNT] = tile_numbers(b"\nfortunes = ");
/// Corridors.
pub const TILE_SHAPES: [Shape; TileKind::COUNT] = shapes();
/// What is printed on special tiles. Rule: SK-PASS-04.
pub const TILE_SPECIALS: [Option<Special>; TileKind::COUNT] = specials();

const fn per_kind(key: &[u8]) -> [u8; Kind::COUNT] {
    let mut values = [0; Kind::COUNT];
    let mut n = fill(TREASURES, key, &mut values, 0);
    n = fill(EQUIPMENT, key, &mut values, n);
    n = fill(CONSUMABLES, key, &mut values, n);
    n = fill(MONSTERS, key, &mut values, n);
    n = fill(TRAPS, key, &mut values, n);
    assert!(n == Kind::COUNT, "every kind of card is in the data once");
    values
}

const fn hazards(key: &[u8]) -> [u8; Kind::COUNT] {
    let mut values = [0; Kind::COUNT];
    let n = fill(MONSTERS, key, &mut values, Kind::Basilisk as usize);
    let n = fill(TRAPS, key, &mut values, n);
    assert!(n == Kind::COUNT, "every Hazard is in the data once");
    values
}

/// Puts the digits (or the first letter) after each `key` into `values`, from `n` on; the next free place.
const fn fill<const N: usize>(text: &[u8], key: &[u8], values: &mut [u8; N], mut n: usize) -> usize {
    let mut at = 0;
    while at < text.len() {
        if is_at(text, at, key) {
            let value = text[at + key.len()];
            values[n] = if value.is_ascii_digit() { value - b'0' } else { value };
            n += 1;
        }
        at += 1;
    }
    n
}

const fn is_at(text: &[u8], at: usize, key: &[u8]) -> bool {
    let mut n = 0;
    while n < key.len() {
        if at + n >= text.len() || text[at + n] != key[n] {
            return false;
        }
        n += 1;
    }
    true
}

const fn kinds() -> [Kind; Card::COUNT] {
    let mut kinds = [Kind::BloodstoneAmulet; Card::COUNT];
    let (mut kind, mut card) = (0, 0);
    while kind < Kind::COUNT {
        let mut copy = 0;
        while copy < COPIES[kind] {
            kinds[card] = Kind::ALL[kind];
            card += 1;
            copy += 1;
        }
        kind += 1;
    }
    assert!(card == Card::COUNT, "there are 51 Fortune and 34 Hazard cards");
    kinds
}

const fn cards_of() -> [u128; Kind::COUNT] {
    let mut sets = [0; Kind::COUNT];
    let mut card = 0;
    while card < Card::COUNT {
        sets[KIND_OF[card] as usize] |= 1 << card;
        card += 1;
    }
    sets
}

const fn gear_cards() -> u128 {
    let mut set = 0;
    let mut kind = 0;
    while kind < Kind::COUNT {
        if GEAR[kind] == b't' {
            set |= CARDS_OF[kind];
        }
        kind += 1;
    }
    set
}

const fn tile_numbers(key: &[u8]) -> [u8; TileKind::COUNT] {
    let mut values = [0; TileKind::COUNT];
    let n = fill(TILES, key, &mut values, 0);
    assert!(n == TileKind::COUNT, "every kind of tile is in the data once");
    values
}

const fn shapes() -> [Shape; TileKind::COUNT] {
    let letters = tile_numbers(b"\nshape = \"");
    let mut shapes = [Shape::X; TileKind::COUNT];
    let mut n = 0;
    while n < TileKind::COUNT {
        shapes[n] = match letters[n] {
            b'x' => Shape::X,
            b't' => Shape::T,
            b'l' => Shape::L,
            b'i' => Shape::I,
            b'd' => Shape::D,
            _ => panic!("a shape is x, t, l, i or d"),
        };
        n += 1;
    }
    shapes
}

/// The first tile kind with a special text; from there on every tile has one, in the order of the data.
const fn specials() -> [Option<Special>; TileKind::COUNT] {
    let mut words = [0; 14];
    let n = fill(TILES, b"\nspecial = \"", &mut words, 0);
    let mut seconds = [0; 14];
    let mut at = 0;
    let mut k = 0;
    while at < TILES.len() {
        if is_at(TILES, at, b"\nspecial = \"") {
            seconds[k] = TILES[at + 13];
            k += 1;
        }
        at += 1;
    }
    assert!(n == 14, "there are 14 special tiles");
    let mut specials = [None; TileKind::COUNT];
    let mut n = 0;
    while n < 14 {
        specials[TileKind::COUNT - 14 + n] = Some(match (words[n], seconds[n]) {
            (b'd', b'r') => Special::Drink,
            (b'r', b'i') => Special::Ride,
            (b'l', b'e') => Special::Ledge,
            (b'w', b'a') => Special::Wade,
            (b'p', b'r') => Special::Prism,
            (b'b', b'l') => Special::Bleed,
            (b'r', b'e') => Special::Rest,
            (b't', b'u') => Special::Turn,
            (b'd', b'a') => Special::Dark,
            (b'g', b'a') => Special::Gaze,
            _ => panic!("an unknown special text"),
        });
        n += 1;
    }
    specials
}
