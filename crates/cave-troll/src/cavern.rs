//! Doors and coins, read from `data/board.toml` when the program is compiled. Rules: CT-TERM-03, CT-MOVE-02.
//!
//! Every step asks for them; a table in the program saves the look whether the content has been read. Just two kinds
//! of line are understood here, and a test compares the outcome with what `content.rs` reads.

use crate::{Area, AreaSet};

const BOARD: &[u8] = include_bytes!("../data/board.toml");
static ADJACENT: [AreaSet; Area::COUNT] = read_doors();
static COINS: [u8; Area::ROOMS] = read_coins();

/// The areas a door joins to this one. Rule: CT-TERM-03.
#[inline]
pub fn adjacent(area: Area) -> AreaSet {
    ADJACENT[area.index()]
}

#[inline]
pub fn coins(room: Area) -> u16 {
    COINS[room.index()] as u16
}

/// Lines such as `between = ["R01", "E1"]`.
const fn read_doors() -> [AreaSet; Area::COUNT] {
    let mut adjacent = [AreaSet::NONE; Area::COUNT];
    let mut at = 0;
    while at < BOARD.len() {
        if is_at(at, b"between = [") {
            let first = quote_after(at);
            let second = quote_after(quote_after(first));
            let (a, b) = (area_at(first), area_at(second));
            adjacent[a.index()] = AreaSet(adjacent[a.index()].0 | AreaSet::one(b).0);
            adjacent[b.index()] = AreaSet(adjacent[b.index()].0 | AreaSet::one(a).0);
        }
        at += 1;
    }
    adjacent
}

/// Lines such as `coins = 4`, in the order of the rooms.
const fn read_coins() -> [u8; Area::ROOMS] {
    let mut coins = [0; Area::ROOMS];
    let (mut at, mut room) = (0, 0);
    while at < BOARD.len() {
        if is_at(at, b"coins = ") {
            coins[room] = digit_at(at + 8) as u8;
            room += 1;
        }
        at += 1;
    }
    assert!(room == Area::ROOMS, "every room has its coins");
    coins
}

/// Does this text stand here?
const fn is_at(at: usize, text: &[u8]) -> bool {
    let mut n = 0;
    while n < text.len() {
        if at + n >= BOARD.len() || BOARD[at + n] != text[n] {
            return false;
        }
        n += 1;
    }
    true
}

/// The place behind the next quotation mark.
const fn quote_after(mut at: usize) -> usize {
    while BOARD[at] != b'"' {
        at += 1;
    }
    at + 1
}

/// The area whose name stands here: `R01`, `E1`, `P1`.
const fn area_at(at: usize) -> Area {
    match BOARD[at] {
        b'R' => Area::room(10 * digit_at(at + 1) + digit_at(at + 2)),
        b'E' => Area::entrance(digit_at(at + 1)),
        b'P' => Area::pit(digit_at(at + 1)),
        _ => panic!("an area begins with R, E or P"),
    }
}

const fn digit_at(at: usize) -> usize {
    (BOARD[at] - b'0') as usize
}
