//! The map: what connects, what is faced, what is seen.
//! Rules: SK-PASS-01 to SK-PASS-11, SK-LOS-01 to SK-LOS-03, SK-DISC-10, rulings SK-R-22, SK-R-27, SK-R-87.

use crate::cell::{Cell, Cells, Side, sides};
use crate::state::State;
use crate::tile::Special;
use crate::{Illegal, Kind, Pawn};
use kernel::Seat;

impl State {
    /// Is there a passage? Rule: SK-PASS-02.
    #[inline]
    pub fn is_discovered(&self, cell: Cell) -> bool {
        self.sides[cell.index()] != 0
    }

    /// Does a corridor of `cell` point that way? Rule: SK-PASS-08.
    #[inline]
    pub fn faces(&self, cell: Cell, side: Side) -> bool {
        self.sides[cell.index()] & side.bit() != 0
    }

    /// Two discovered passages whose corridors meet. Rule: SK-PASS-07.
    #[inline]
    pub fn joins(&self, cell: Cell, side: Side) -> bool {
        self.faces(cell, side) && self.faces(cell.next(side), side.opposite())
    }

    /// Could a tile still be laid? Rule: SK-DISC-09, SK-DISC-10, ruling SK-R-22.
    #[inline]
    pub fn has_tiles(&self) -> bool {
        !self.passages.is_empty() || self.tile_discards != 0
    }

    /// A space of the table that could be discovered. Rule: SK-PASS-02, SK-PASS-05, SK-DUEL-02, ruling SK-R-22.
    #[inline]
    pub fn is_available(&self, cell: Cell) -> bool {
        cell.is_on(self.setup.table) && !self.is_discovered(cell) && self.has_tiles()
    }

    /// The passage connected on that side, discovered or to be discovered; otherwise why there is none.
    /// Rule: SK-PASS-01, SK-PASS-05, SK-PASS-07, SK-DISC-10, SK-DUEL-02.
    #[inline]
    pub fn way(&self, cell: Cell, side: Side) -> Result<Cell, Illegal> {
        if !self.faces(cell, side) {
            return Err(Illegal::Wall(side));
        }
        self.adjacent(cell, side).and_then(|next| {
            let open = !self.is_discovered(next) || self.faces(next, side.opposite());
            if open { Ok(next) } else { Err(Illegal::NotConnected(side)) }
        })
    }

    /// The space on that side, corridors or not: discovered, or to be discovered. Rule: SK-PASS-05, SK-PASS-06.
    #[inline]
    pub fn adjacent(&self, cell: Cell, side: Side) -> Result<Cell, Illegal> {
        let next = cell.next(side);
        if !next.is_on(self.setup.table) {
            Err(Illegal::TableEdge(side))
        } else if !self.is_discovered(next) && !self.has_tiles() {
            Err(Illegal::NoTileLeft(side))
        } else {
            Ok(next)
        }
    }

    /// The sides on which a passage is connected; undiscovered and available counts. Rule: SK-PASS-07.
    #[inline]
    pub fn ways(&self, cell: Cell) -> u8 {
        sides(self.sides[cell.index()])
            .fold(0, |set, side| set | if self.way(cell, side).is_ok() { side.bit() } else { 0 })
    }

    /// The sides on which a passage is joined to a discovered one.
    #[inline]
    pub fn joints(&self, cell: Cell) -> u8 {
        sides(self.sides[cell.index()]).fold(0, |set, side| set | if self.joins(cell, side) { side.bit() } else { 0 })
    }

    /// Is an explorer or a ghost there? Rule: SK-PASS-10, ruling SK-R-73.
    #[inline]
    pub fn is_occupied(&self, cell: Cell) -> bool {
        self.pawns().any(|pawn| self.at(pawn) == Some(cell))
    }

    /// No explorer, no item and no monster. Rule: SK-PASS-09.
    pub fn is_empty_at(&self, cell: Cell) -> bool {
        !self.is_occupied(cell) && self.cards_at(cell).is_empty()
    }

    /// What a seat's explorer sees. Rule: SK-LOS-01, SK-LOS-02, SK-LOS-03, SK-FAQ-06, rulings SK-R-27, SK-R-61, SK-R-87.
    /// The Ceremonial Mask shows only one's own passage, and beats eyepiece and prism; a dark passage always counts.
    pub fn sight(&self, seat: Seat) -> Cells {
        let mut seen = Cells::NONE;
        let Some(own) = self.at(Pawn::of(seat)) else { return seen };
        seen.put(own);
        let here = self.special_at(own);
        if here == Some(Special::Dark) || self.holds(seat, Kind::CeremonialMask) {
            return seen;
        }
        let turns_corner = here == Some(Special::Prism) || self.holds(seat, Kind::FresnelsEyepiece);
        let dark = self.dark();
        for side in sides(self.sides[own.index()]) {
            let mut cell = own;
            while self.joins(cell, side) && Some(cell.next(side)) != dark {
                cell = cell.next(side);
                seen.put(cell);
                if turns_corner {
                    for corner in [Side::from_index(side as u8 + 1), Side::from_index(side as u8 + 3)] {
                        self.look(cell, corner, dark, &mut seen);
                    }
                }
            }
        }
        seen
    }

    /// What a ghost sees: a straight line, dark or not. Rule: SK-GHOST-14, SK-GHOST-15, ruling SK-R-87.
    pub fn ghost_sight(&self, own: Cell) -> Cells {
        let mut seen = Cells::NONE;
        seen.put(own);
        for side in sides(self.sides[own.index()]) {
            self.look(own, side, None, &mut seen);
        }
        seen
    }

    #[inline]
    fn look(&self, from: Cell, side: Side, dark: Option<Cell>, seen: &mut Cells) {
        let mut cell = from;
        while self.joins(cell, side) && Some(cell.next(side)) != dark {
            cell = cell.next(side);
            seen.put(cell);
        }
    }

    /// Where the one Pitch-Dark Hollow lies.
    #[inline]
    fn dark(&self) -> Option<Cell> {
        self.laid[crate::tile::DARK.index()]
    }

    /// Passages between `from` and `to` along a line of sight, the last one included; at most `most`.
    pub(crate) fn is_within(&self, seat: Seat, to: Cell, most: u8) -> bool {
        let Some(from) = self.at(Pawn::of(seat)) else { return false };
        // A line of sight has at most one corner, so its length is the distance.
        from != to && from.distance(to) <= most && self.sight(seat).has(to)
    }
}
