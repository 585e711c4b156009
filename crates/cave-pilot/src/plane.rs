//! A plane, its pilot and its mat. Rules: CP-SETUP-07, CP-UPG-11, CP-EXPL-04.

use arrayvec::ArrayVec;

use crate::{Cave, CaveSet, Exploration, Held, Place, Property, Slot, Upgrade, content};

/// Exploration cards a mat has room for. Rule: CP-EXPL-04.
pub const EXPLORATIONS: usize = 4;

/// A position of the mat: a Common upgrade, the Maintenance under it, its red cubes. Ruling CP-R-10.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stack {
    pub card: Option<Upgrade>,
    /// Its number and 1 for each Maintenance card under it.
    pub value: u8,
    /// Red cubes, always fewer than the value.
    pub hits: u8,
}

impl Stack {
    /// What it is worth now. Rule: CP-DAMAGE-06.
    #[inline]
    pub const fn current(self) -> u8 {
        self.value - self.hits
    }

    /// Maintenance cards under it.
    pub fn maintenance(self) -> u8 {
        self.card.map_or(0, |card| self.value - content::value(card))
    }
}

/// A plane, its pilot and its mat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plane {
    pub place: Place,
    /// Turns begun.
    pub turns: u16,
    pub credits: u16,
    pub reputation: u16,
    pub fuel: u8,
    pub missiles: u8,
    pub mat: [Stack; Slot::COUNT],
    pub cards: ArrayVec<Held, { EXPLORATIONS + 1 }>,
    /// The kinds among them, one bit each.
    pub(crate) kinds: u32,
    /// Until the end of the turn. Ruling CP-R-36.
    pub modifiers: [i8; 6],
    /// Cave cards before the player.
    pub hand: ArrayVec<Cave, 4>,
    /// Cards that may not be moved to any more. Rule: CP-MOVE-05.
    pub visited: CaveSet,
    /// Challenges begun with the plane on the card. Ruling CP-R-21.
    pub handled: CaveSet,
    /// The same in this round of actions.
    pub handled_now: CaveSet,
    /// Cards on which one turn, and on which two turns, were spent. Ruling CP-R-20.
    pub spent: [CaveSet; 2],
    /// Cards explored once, and twice. Rule: CP-EXPL-03.
    pub explored: [CaveSet; 2],
    /// Explorations in the entrance. Ruling CP-R-45.
    pub explored_entrance: u8,
    /// Landed in the entrance in turn 1, and in turn 2. Ruling CP-R-27.
    pub entrance_turns: u8,
    pub scrapyard_used: bool,
    /// Reached 55. Rule: CP-END-05.
    pub titled: bool,
    /// The order of going out, from 1; 0 is still in. Ruling CP-R-59.
    pub out: u8,
}

impl Plane {
    /// In front of the entrance with 1 fuel, 1 missile and 8 credits. Rule: CP-SETUP-07, CP-SETUP-08, CP-SETUP-09.
    pub(crate) fn fresh() -> Plane {
        Plane {
            place: Place::Outside,
            turns: 0,
            credits: 8,
            reputation: 0,
            fuel: 1,
            missiles: 1,
            mat: [Stack::default(); Slot::COUNT],
            cards: ArrayVec::new(),
            kinds: 0,
            modifiers: [0; 6],
            hand: ArrayVec::new(),
            visited: CaveSet::NONE,
            handled: CaveSet::NONE,
            handled_now: CaveSet::NONE,
            spent: [CaveSet::NONE; 2],
            explored: [CaveSet::NONE; 2],
            explored_entrance: 0,
            entrance_turns: 0,
            scrapyard_used: false,
            titled: false,
            out: 0,
        }
    }

    /// The value of a property: installed cards, then what holds for this turn, never below 0. Fuel counts its units.
    /// Ruling CP-R-36.
    #[inline]
    pub fn value(&self, property: Property) -> u8 {
        let (first, n) = property.positions();
        match property {
            Property::Fuel => self.fuel,
            typed => {
                let installed: u8 = self.mat[first..first + n].iter().map(|stack| stack.current()).sum();
                installed.saturating_add_signed(self.modifiers[typed as usize])
            }
        }
    }

    /// Does it hold such a card?
    #[inline]
    pub fn holds(&self, card: Exploration) -> bool {
        self.kinds & card.bit() != 0
    }

    /// Is this card, with so much left, among those it holds?
    #[inline]
    pub fn has(&self, card: Held) -> bool {
        self.holds(card.card) && self.cards.contains(&card)
    }

    pub(crate) fn install(&mut self, card: Held) {
        self.cards.push(card);
        self.kinds |= card.card.bit();
    }

    /// Takes a card off the mat.
    pub(crate) fn remove(&mut self, card: Held) {
        let index = self.cards.iter().position(|held| *held == card).expect("the card was looked for");
        self.cards.remove(index);
        self.count_kinds();
    }

    pub(crate) fn count_kinds(&mut self) {
        self.kinds = self.cards.iter().fold(0, |kinds, held| kinds | held.card.bit());
    }
}
