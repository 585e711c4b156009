//! The map: laying and removing hexes, Grues coming and going, and who gets where. Rules: CC-MODEL-01 to CC-MODEL-08.

use kernel::Seat;

use crate::content::{Lay, Plan, tables};
use crate::state::{Hex, NO_HEX, NO_NODE, Spelunker, State};
use crate::{Hazard, Item, Node, Side, Sides, Space, Tile};

impl Hex {
    #[inline]
    pub(crate) fn lay(&self) -> &'static Lay {
        &tables().lays[self.tile.index()][usize::from(self.rotation)]
    }

    #[inline]
    pub(crate) fn plan(&self) -> &'static Plan {
        &tables().plans[self.tile.index()]
    }

    /// The passageway behind a side. Rule: CC-MOVE-03, ruling CC-R-04.
    #[inline]
    pub fn node_at(&self, side: Side) -> Node {
        Node::new(usize::from(self.lay().nodes[side.index()]))
    }

    /// The sides that can be reached from a passageway; slopes lead down, and up for climbers. Rule: CC-MODEL-06.
    #[inline]
    pub fn exits(&self, node: Node, climbs: bool) -> Sides {
        self.lay().exits[usize::from(climbs)][node.index()]
    }

    /// The passageway of the Grue here.
    #[inline]
    pub fn grue(&self) -> Option<Node> {
        if self.grue == NO_NODE { None } else { Some(Node::new(usize::from(self.grue))) }
    }
}

impl State {
    #[inline]
    pub(crate) fn hex(&self, hex: u8) -> &Hex {
        &self.hexes[usize::from(hex)]
    }

    #[inline]
    pub(crate) fn hex_mut(&mut self, hex: u8) -> &mut Hex {
        &mut self.hexes[usize::from(hex)]
    }

    /// The hex a spelunker stands on.
    #[inline]
    pub(crate) fn hex_of(&self, seat: Seat) -> &Hex {
        self.hex(self.spelunker(seat).hex)
    }

    /// Is it still standing? Rule: CC-MODEL-04, CC-HEX-13.
    #[inline]
    pub fn stands(&self, hex: u8) -> bool {
        self.collapsed >> hex & 1 == 0
    }

    /// The hex on a space, a collapsed one too.
    pub fn hex_at(&self, space: Space) -> Option<u8> {
        self.hexes().iter().position(|hex| hex.at == space).map(|hex| hex as u8)
    }

    /// The sides a spelunker can leave its hex through. Rule: CC-MODEL-06, CC-HEX-03, CC-HEX-06, CC-ITEM-04.
    #[inline]
    pub fn exits(&self, who: &Spelunker) -> Sides {
        self.hex(who.hex).exits(who.node, who.carries(Item::Rope))
    }

    /// Sides to standing hexes without a Grue. Rule: CC-GRUE-03, rulings CC-R-26, CC-R-06.
    #[inline]
    pub(crate) fn refuges(&self, seat: Seat) -> Sides {
        let who = self.spelunker(seat);
        let hex = self.hex(who.hex);
        self.exits(who).and(hex.standing).without(hex.grues)
    }

    /// Is a token of this hazard on the hex? For Grues, is one there?
    #[inline]
    pub(crate) fn has_token(&self, hazard: Hazard, hex: u8) -> bool {
        self.tokens[hazard.index()] >> hex & 1 != 0
    }

    /// Those in the caves on a hex, one bit a seat.
    #[inline]
    pub(crate) fn people_on(&self, hex: u8) -> u8 {
        self.seats().fold(0, |set, seat| {
            let who = self.spelunker(seat);
            set | u8::from(who.is_inside() && who.hex == hex) << seat.index()
        })
    }

    /// Those with a Brass Lantern, one bit a seat.
    #[inline]
    pub(crate) fn lanterns(&self) -> u8 {
        self.seats()
            .fold(0, |set, seat| set | u8::from(self.spelunker(seat).carries(Item::BrassLantern)) << seat.index())
    }

    /// Lays a hex on an empty space and joins it to its neighbours. Rule: CC-HEX-01, CC-MODEL-04.
    pub(crate) fn lay(&mut self, tile: Tile, rotation: u8, at: Space) -> u8 {
        let new = self.n_hexes;
        let mut hex = Hex { tile, rotation, at, ..Hex::NONE };
        // One look at each hex for all six sides.
        for next in 0..new {
            let Some(side) = at.side_towards(self.hex(next).at) else { continue };
            let (stands, grue) = (self.stands(next), self.has_token(Hazard::Grue, next));
            hex.next[side.index()] = next;
            hex.taken.0 |= Sides::one(side).0;
            hex.standing.0 |= if stands { Sides::one(side).0 } else { 0 };
            hex.grues.0 |= if grue { Sides::one(side).0 } else { 0 };
            let back = Sides::one(side.opposite()).0;
            let neighbour = self.hex_mut(next);
            neighbour.next[side.opposite().index()] = new;
            neighbour.taken.0 |= back;
            neighbour.standing.0 |= back;
        }
        self.hexes[usize::from(new)] = hex;
        self.n_hexes += 1;
        for hazard in Hazard::ALL {
            if hex.plan().symbols[hazard.index()].is_some() {
                self.symbols[hazard.index()] |= 1 << new;
            }
        }
        new
    }

    /// Marks a hex as rubble for itself and its neighbours. Rule: CC-HEX-13, ruling CC-R-15.
    pub(crate) fn raze(&mut self, hex: u8) {
        self.remove_grue(hex);
        self.collapsed |= 1 << hex;
        for hazard in 0..4 {
            self.symbols[hazard] &= !(1 << hex);
            self.tokens[hazard] &= !(1 << hex);
        }
        for side in Sides::ALL.iter() {
            let next = self.hex(hex).next[side.index()];
            if next != NO_HEX {
                self.hex_mut(next).standing.0 &= !Sides::one(side.opposite()).0;
            }
        }
    }

    /// A Grue comes to a hex that has none. Rule: CC-GRUE-08, CC-GRUE-09.
    pub(crate) fn put_grue(&mut self, hex: u8, node: Node) {
        self.tokens[Hazard::Grue.index()] |= 1 << hex;
        self.hex_mut(hex).grue = node as u8;
        for side in self.hex(hex).taken.iter() {
            let next = self.hex(hex).next[side.index()];
            self.hex_mut(next).grues.0 |= Sides::one(side.opposite()).0;
        }
    }

    /// The Grue of a hex, if there is one, is there no more.
    pub(crate) fn remove_grue(&mut self, hex: u8) {
        self.tokens[Hazard::Grue.index()] &= !(1 << hex);
        self.hex_mut(hex).grue = NO_NODE;
        for side in self.hex(hex).taken.iter() {
            let next = self.hex(hex).next[side.index()];
            self.hex_mut(next).grues.0 &= !Sides::one(side.opposite()).0;
        }
    }
}
