//! The whole truth about a table: plain data, no heap.

use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet, Stack};
use serde::{Deserialize, Serialize};

use crate::attack::{Attack, Missile};
use crate::{
    Cave, CaveSet, Finds, FreeStep, Heap, HouseRule, Mode, Plane, Row, Setup, Shelf, Sources, Spot, Upgrade, Waiting,
};

/// Unfinished business, innermost last: never deeper than a turn, an attack, a penalty, a hit and a title's cards.
pub const DEPTH: usize = 12;
/// Rounds after which an endless game is scored as it stands.
pub const SAFETY_STOP: u16 = 200;

/// The running turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    pub seat: Seat,
    /// The first round of actions, not an additional one.
    pub first_round: bool,
    /// The refresh of this round of actions, or of the turn in easy mode, is made. Ruling CP-R-08.
    pub refreshed: bool,
    /// Actions have begun: the action phase.
    pub acting: bool,
    /// Landing is the only way left: no additional round. Ruling CP-R-40.
    pub bound_to_land: bool,
    pub landed: bool,
    /// The landing allows upgrading. Rule: CP-UPG-01.
    pub upgrades: bool,
    /// The Foliot clock runs: the steps begun, one bit each. Rule: CP-XC-07.
    pub free: Option<u8>,
    pub gyro_used: bool,
    pub ledger_used: bool,
    /// Trades agreed on this turn.
    pub trades: u8,
}

impl Turn {
    pub(crate) const fn of(seat: Seat) -> Turn {
        Turn {
            seat,
            first_round: true,
            refreshed: false,
            acting: false,
            bound_to_land: false,
            landed: false,
            upgrades: false,
            free: None,
            gyro_used: false,
            ledger_used: false,
            trades: 0,
        }
    }

    /// Was this step begun under the clock?
    #[inline]
    pub fn has_begun(self, step: FreeStep) -> bool {
        self.free.is_some_and(|steps| steps >> step as u8 & 1 != 0)
    }
}

/// A layer of the Cave card pile: unknown cards by where they come from, and cards once seen. Ruling CP-R-37.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Layer {
    pub unknown: [u8; 3],
    pub known: CaveSet,
}

impl Layer {
    pub(crate) fn len(&self) -> u32 {
        self.unknown.iter().map(|n| u32::from(*n)).sum::<u32>() + self.known.len()
    }
}

/// A running ooze: who set it off, and the number of that player's turn with whose end it ends. Ruling CP-R-43.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ooze {
    pub by: Seat,
    pub until: u16,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub setup: Setup,
    pub(crate) sources: Sources,
    /// No limit on fuel and missiles. Ruling CP-R-12.
    pub(crate) extended: bool,

    // The cave.
    pub grid: [Option<Cave>; Spot::COUNT],
    /// The same from the cards' side.
    pub(crate) spots: [Option<Spot>; Cave::COUNT],
    /// The same as columns of each row, one bit each.
    pub(crate) filled: [u128; 2],
    /// Red cubes on each part. Rule: CP-MISSILE-11.
    pub hits: [[u8; 2]; Cave::COUNT],
    /// The outermost column with a card.
    pub columns: u8,
    pub exit: bool,
    /// Cave cards nobody has seen, by where the deck comes from.
    pub(crate) unseen: [CaveSet; 3],
    /// The Cave card pile, the top layer last.
    pub(crate) pile: ArrayVec<Layer, 6>,
    /// Acid ooze and Acid lake: each runs while somebody is left who has set it off.
    pub oozes: [ArrayVec<Ooze, 4>; 2],
    /// Brood cards that are cleared. Scenario CS2.
    pub cleared: CaveSet,
    /// Flooded columns. Scenario CS3.
    pub water: u8,

    // Cards.
    pub shop: [ArrayVec<Upgrade, 32>; 2],
    pub heaps: [Heap; 2],
    pub heap_discards: [Heap; 2],
    pub reserved: Option<(Seat, Shelf)>,
    pub finds: Finds,
    pub find_discards: Finds,

    // Planes and turns.
    pub planes: [Plane; 4],
    pub first: Seat,
    pub turn: Turn,
    /// Rounds begun.
    pub round: u16,
    /// Somebody has finished. Rule: CP-END-02.
    pub final_round: bool,
    /// The round in which the first plane finished. Scenario CS1.
    pub finish_round: u16,
    /// Planes that are out.
    pub n_out: u8,
    /// The last start roll of each seat, while rolling.
    pub start_rolls: [u8; 4],
    pub attack: Option<Attack>,
    pub missile: Option<Missile>,

    pub waiting: Stack<Waiting, DEPTH>,
}

impl State {
    pub(crate) fn empty(setup: &Setup) -> State {
        let sources = setup.sources();
        let trim = setup.mode == Mode::Tutorial
            || setup.mode.is_cooperative()
            || setup.mode == Mode::Solo && setup.house.has(HouseRule::SoloTrim);
        let mut pile = ArrayVec::new();
        for unknown in sources.layers.iter().rev().filter(|layer| layer.iter().any(|n| *n > 0)) {
            pile.push(Layer { unknown: *unknown, known: CaveSet::NONE });
        }
        State {
            setup: *setup,
            sources,
            extended: setup.is_extended(),
            grid: [None; Spot::COUNT],
            spots: [None; Cave::COUNT],
            filled: [0; 2],
            hits: [[0; 2]; Cave::COUNT],
            columns: 0,
            exit: false,
            unseen: sources.from,
            pile,
            oozes: Default::default(),
            cleared: CaveSet::NONE,
            water: 0,
            shop: [ArrayVec::new(), ArrayVec::new()],
            heaps: [Heap::ALL; 2],
            heap_discards: [Heap::default(); 2],
            reserved: None,
            finds: if trim { Finds::trimmed() } else { Finds::all() },
            find_discards: Finds::NONE,
            planes: std::array::from_fn(|_| Plane::fresh()),
            first: Seat::new(0),
            turn: Turn::of(Seat::new(0)),
            round: 0,
            final_round: false,
            finish_round: 0,
            n_out: 0,
            start_rolls: [0; 4],
            attack: None,
            missile: None,
            waiting: Stack::new(Waiting::Deal { to: Seat::new(0), left: 0 }),
        }
    }

    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(usize::from(self.setup.players))
    }

    /// The seats clockwise, the active player's first. Ruling CP-R-48.
    #[inline]
    pub(crate) fn seats_clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let (n, active) = (usize::from(self.setup.players), self.turn.seat.index());
        (0..n).map(move |step| Seat::new((active + step) % n))
    }

    #[inline]
    pub fn plane(&self, seat: Seat) -> &Plane {
        &self.planes[seat.index()]
    }

    #[inline]
    pub(crate) fn plane_mut(&mut self, seat: Seat) -> &mut Plane {
        &mut self.planes[seat.index()]
    }

    /// The Cave card at a position.
    #[inline]
    pub fn cave_at(&self, spot: Spot) -> Option<Cave> {
        self.grid[spot.index()]
    }

    /// Where a Cave card lies.
    #[inline]
    pub fn spot_of(&self, cave: Cave) -> Option<Spot> {
        self.spots[cave.index()]
    }

    /// The Cave card a plane stands on.
    #[inline]
    pub(crate) fn cave_under(&self, seat: Seat) -> Option<Cave> {
        self.plane(seat).place.spot().and_then(|spot| self.cave_at(spot))
    }

    pub(crate) fn lay(&mut self, cave: Cave, at: Spot) {
        self.grid[at.index()] = Some(cave);
        self.spots[cave.index()] = Some(at);
        self.filled[at.row()] |= 1 << at.column();
        self.columns = self.columns.max(at.column());
    }

    /// Another player; in team and cooperative play, not a teammate. Ruling CP-R-62, CP-R-63.
    #[inline]
    pub fn are_opponents(&self, one: Seat, other: Seat) -> bool {
        match self.setup.mode {
            Mode::Team => one.index() % 2 != other.index() % 2,
            Mode::NightMail | Mode::Purge | Mode::RisingWater => false,
            Mode::Competitive | Mode::Tutorial | Mode::Solo => one != other,
        }
    }

    /// Is the option in force?
    #[inline]
    pub(crate) fn has(&self, rule: HouseRule) -> bool {
        self.setup.house.has(rule)
    }

    pub fn pile_size(&self) -> u32 {
        self.pile.iter().map(Layer::len).sum()
    }

    /// Seats that fly: neither finished nor out.
    pub(crate) fn flying(&self) -> SeatSet {
        self.seats().filter(|seat| self.plane(*seat).place.flies()).collect()
    }

    /// A heap of the shop.
    #[inline]
    pub(crate) fn discard_upgrade(&mut self, card: Upgrade) {
        self.heap_discards[card.row() as usize].put(card);
    }

    /// Row `row` of the shop.
    #[inline]
    pub fn row(&self, row: Row) -> &ArrayVec<Upgrade, 32> {
        &self.shop[row as usize]
    }
}
