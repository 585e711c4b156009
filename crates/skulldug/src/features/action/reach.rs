//! Steps through the cave, counted with sets of places: cheap enough to ask for every action.

use crate::CardSet;
use crate::cell::{Cell, Side};
use crate::state::State;

/// Some places of the table, one bit each, that can all be shifted at once.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Places {
    low: u128,
    high: u128,
}

impl Places {
    #[inline]
    fn one(cell: Cell) -> Places {
        let mut places = Places::default();
        places.put(cell, true);
        places
    }

    #[inline]
    fn put(&mut self, cell: Cell, is: bool) {
        let bit = u128::from(is) << (cell.index() & 127);
        *(if cell.index() < 128 { &mut self.low } else { &mut self.high }) |= bit;
    }

    #[inline]
    fn has(self, cell: Cell) -> bool {
        (if cell.index() < 128 { self.low } else { self.high }) >> (cell.index() & 127) & 1 != 0
    }

    #[inline]
    fn and(self, other: Places) -> Places {
        Places { low: self.low & other.low, high: self.high & other.high }
    }

    #[inline]
    fn or(self, other: Places) -> Places {
        Places { low: self.low | other.low, high: self.high | other.high }
    }

    #[inline]
    fn without(self, other: Places) -> Places {
        Places { low: self.low & !other.low, high: self.high & !other.high }
    }

    /// All of them, a step to that side.
    #[inline]
    fn next(self, side: Side) -> Places {
        let Places { low, high } = self;
        match side {
            Side::North => Places { low: low >> 16 | high << 112, high: high >> 16 },
            Side::West => Places { low: low >> 1 | high << 127, high: high >> 1 },
            Side::South => Places { low: low << 16, high: high << 16 | low >> 112 },
            Side::East => Places { low: low << 1, high: high << 1 | low >> 127 },
        }
    }

    /// A table of this width.
    fn table(width: u8) -> Places {
        let row = (1_u128 << width) - 1;
        let rows = |n: u8| (0..n).fold(0, |all, y| all | row << (16 * y));
        Places { low: rows(width.min(8)), high: rows(width.saturating_sub(8)) }
    }
}

/// Steps from one place and from another to the same goal.
#[derive(Clone, Copy)]
pub struct Steps {
    pub from: usize,
    pub to: usize,
}

/// More steps than any way takes that is worth it.
pub const TOO_FAR: usize = 24;
/// Steps that meeting a Hazard counts as.
const MET: usize = 2;

/// The known cave.
pub struct Reach {
    joined: [Places; 4],
    hazards: Places,
    treasures: Places,
    /// Where corridors lead into the unknown.
    dark: Places,
}

impl Reach {
    pub fn of(state: &State) -> Reach {
        let (mut open, mut all) = ([Places::default(); 4], Places::default());
        let (mut hazards, mut treasures) = (all, all);
        for cell in state.discovered.iter() {
            let (sides, cards) = (state.sides[cell.index()], state.cards_at(cell));
            all.put(cell, true);
            for (n, open) in open.iter_mut().enumerate() {
                open.put(cell, sides >> n & 1 != 0);
            }
            hazards.put(cell, cards.0 & CardSet::HAZARDS.0 != 0);
            treasures.put(cell, cards.0 & CardSet::TREASURES.0 != 0);
        }
        let unknown = if state.has_tiles() { Places::table(state.setup.table).without(all) } else { Places::default() };
        let (mut joined, mut dark) = (open, Places::default());
        for side in Side::ALL.iter().copied() {
            let (out, back) = (open[side as usize], side.opposite());
            joined[side as usize] = out.and(open[back as usize].next(back));
            dark = dark.or(out.and(unknown.next(back)));
        }
        Reach { joined, hazards, treasures, dark }
    }

    pub fn to_place(&self, goal: Cell, from: Cell, to: Cell) -> Steps {
        self.steps(Places::one(goal), from, to)
    }

    pub fn to_treasure(&self, from: Cell, to: Cell) -> Steps {
        self.steps(self.treasures, from, to)
    }

    pub fn to_dark(&self, from: Cell, to: Cell) -> Steps {
        self.steps(self.dark, from, to)
    }

    /// Steps to the nearest of these goals. It spreads out from them; what holds a Hazard is passed later.
    fn steps(&self, goals: Places, from: Cell, to: Cell) -> Steps {
        let mut steps = Steps { from: TOO_FAR, to: TOO_FAR };
        let (mut reached, mut new) = (goals, goals);
        let mut late = [Places::default(); MET];
        for n in 0..TOO_FAR {
            if new.has(from) {
                steps.from = n;
            }
            if new.has(to) {
                steps.to = n;
            }
            let front = new.without(self.hazards).or(late[0]);
            late.rotate_left(1);
            late[MET - 1] = new.and(self.hazards);
            if steps.from.max(steps.to) < TOO_FAR || (front == Places::default() && late == [Places::default(); MET]) {
                break;
            }
            let spread = |side: Side| front.and(self.joined[side as usize]).next(side);
            let all = Side::ALL.iter().fold(Places::default(), |all, side| all.or(spread(*side)));
            new = all.without(reached);
            reached = reached.or(new);
        }
        steps
    }
}
