//! How far things are for a spelunker, over passages, with its own Rope and lantern. Nothing is allocated.

use crate::content::{Tables, tables};
use crate::state::{MOST_HEXES, State};
use crate::{Hazard, Item, Misfortune, Node, Sides, Spelunker};

/// Passageways of the whole map.
const MOST: usize = MOST_HEXES * 4;
/// Health lost on the way counts as so many steps.
const STRIKE: u8 = 4;
/// There is no way.
pub(super) const NO_WAY: u8 = u8::MAX;

/// What a spelunker can pass, and what hurts it.
#[derive(Clone, Copy)]
pub(super) struct Walker {
    climbs: bool,
    lantern: bool,
    /// Hexes with a token that it has no ward against, one bit each.
    tokens: [u64; 3],
    /// What each of them costs.
    pub(super) lost: u8,
}

impl Walker {
    pub(super) fn of(state: &State, who: &Spelunker) -> Walker {
        let unwarded = |hazard: Hazard| if who.carries(hazard.ward()) { 0 } else { state.tokens[hazard.index()] };
        Walker {
            climbs: who.carries(Item::Rope),
            lantern: who.carries(Item::BrassLantern),
            tokens: [0, 1, 2].map(|n| unwarded(Hazard::ALL[n])),
            lost: 1 + who.held.with(Misfortune::ShakenNerves).len() as u8,
        }
    }

    /// Health that entering a hex costs.
    #[inline]
    pub(super) fn strikes_on(&self, hex: u8) -> u8 {
        self.tokens.iter().map(|tokens| (tokens >> hex & 1) as u8).sum::<u8>() * self.lost
    }

    /// Where it gets in one step from a passageway.
    #[inline]
    fn next<'s>(&self, state: &'s State, tables: &'s Tables, here: u8) -> impl Iterator<Item = u8> + use<'s> {
        let laid = state.hex(here / 4);
        let exits = tables.lays[laid.tile.index()][usize::from(laid.rotation)].exits[usize::from(self.climbs)];
        let open = exits[usize::from(here % 4)].and(laid.standing);
        let open = if self.lantern { open } else { open.without(laid.grues) };
        open.iter().map(move |side| {
            let next = laid.next[side.index()];
            let there = state.hex(next);
            next * 4 + tables.lays[there.tile.index()][usize::from(there.rotation)].nodes[side.opposite().index()]
        })
    }
}

/// A passageway of the map as one number.
#[inline]
pub(super) fn spot(hex: u8, node: Node) -> u8 {
    hex * 4 + node as u8
}

/// The nearest of everything, strikes not gone around.
#[derive(Clone, Copy)]
pub(super) struct Nearest {
    /// Steps to Base Camp and the health they cost.
    pub(super) home: u8,
    pub(super) strikes: u8,
    /// Steps to a passageway with an empty space behind it, and to a marker with treasure.
    pub(super) frontier: u8,
    pub(super) treasure: u8,
}

/// The shortest way home from any of these passageways, and the health that it costs.
pub(super) fn home(state: &State, walker: &Walker, from: impl IntoIterator<Item = u8>) -> (u8, u8) {
    let found = nearest::<true>(state, walker, from);
    (found.home, found.strikes)
}

/// Looks around from any of these passageways, only for home or for everything, and no farther than it has to.
pub(super) fn nearest<const HOME: bool>(state: &State, walker: &Walker, from: impl IntoIterator<Item = u8>) -> Nearest {
    let tables = tables();
    let mut found = Nearest { home: NO_WAY, strikes: 0, frontier: NO_WAY, treasure: NO_WAY };
    let mut reached = Reached { before: [0; 3], queue: [(0, 0, 0); MOST], n: 0 };
    from.into_iter().for_each(|spot| reached.add(spot, 0, 0));
    let mut head = 0;
    while head < reached.n {
        let (here, steps, strikes) = reached.queue[head];
        head += 1;
        if here / 4 == 0 && found.home == NO_WAY {
            (found.home, found.strikes) = (steps, strikes);
        }
        if !HOME {
            let (laid, node) = (state.hex(here / 4), Node::new(usize::from(here % 4)));
            if found.frontier == NO_WAY && !laid.exits(node, walker.climbs).without(laid.taken).is_empty() {
                found.frontier = steps;
            }
            if found.treasure == NO_WAY && !laid.treasures.is_empty() && laid.plan().marker == Some(node) {
                found.treasure = steps;
            }
        }
        if found.home != NO_WAY && (HOME || found.frontier != NO_WAY && found.treasure != NO_WAY) {
            break;
        }
        for there in walker.next(state, tables, here) {
            reached.add(there, steps + 1, strikes + walker.strikes_on(there / 4));
        }
    }
    if state.pile.is_empty() {
        found.frontier = NO_WAY;
    }
    found
}

/// Passageways in the order in which they are reached, with steps and strikes.
struct Reached {
    before: [u64; 3],
    queue: [(u8, u8, u8); MOST],
    n: usize,
}

impl Reached {
    #[inline]
    fn add(&mut self, spot: u8, steps: u8, strikes: u8) {
        let (word, bit) = (&mut self.before[usize::from(spot / 64)], 1 << (spot % 64));
        if *word & bit == 0 {
            *word |= bit;
            self.queue[self.n] = (spot, steps, strikes);
            self.n += 1;
        }
    }
}

/// Every way from a passageway, strikes gone around where that is not far.
pub(super) struct Ways {
    /// Steps and strikes together.
    price: [u8; MOST],
    strikes: [u8; MOST],
    before: [u8; MOST],
}

impl Ways {
    pub(super) fn of(state: &State, walker: &Walker, from: u8) -> Ways {
        let tables = tables();
        let mut ways = Ways { price: [NO_WAY; MOST], strikes: [0; MOST], before: [from; MOST] };
        ways.price[usize::from(from)] = 0;
        // A ring: no passageway is in it twice.
        let mut ring = [0u8; 256];
        let mut waits = [0u64; 3];
        let (mut head, mut tail) = (0u8, 1u8);
        ring[0] = from;
        while head != tail {
            let here = ring[usize::from(head)];
            head = head.wrapping_add(1);
            waits[usize::from(here / 64)] &= !(1 << (here % 64));
            let (price, strikes) = (ways.price[usize::from(here)], ways.strikes[usize::from(here)]);
            for there in walker.next(state, tables, here) {
                let hurts = walker.strikes_on(there / 4);
                let cost = price.saturating_add(1).saturating_add(STRIKE.saturating_mul(hurts));
                if cost >= ways.price[usize::from(there)] {
                    continue;
                }
                ways.price[usize::from(there)] = cost;
                ways.strikes[usize::from(there)] = strikes.saturating_add(hurts);
                ways.before[usize::from(there)] = here;
                if waits[usize::from(there / 64)] >> (there % 64) & 1 == 0 {
                    waits[usize::from(there / 64)] |= 1 << (there % 64);
                    ring[usize::from(tail)] = there;
                    tail = tail.wrapping_add(1);
                }
            }
        }
        ways
    }

    /// Steps to a passageway, strikes left out.
    #[inline]
    pub(super) fn steps(&self, to: u8) -> u8 {
        let price = self.price[usize::from(to)];
        if price == NO_WAY {
            NO_WAY
        } else {
            price.saturating_sub(STRIKE.saturating_mul(self.strikes[usize::from(to)]))
        }
    }

    /// Steps to Base Camp and the health they cost.
    pub(super) fn home(&self) -> (u8, u8) {
        (self.steps(0), self.strikes[0])
    }

    /// The hexes on the way home, one bit each, where it begins left out.
    pub(super) fn road_home(&self) -> u64 {
        let (mut road, mut here) = (0, 0u8);
        while self.price[0] != NO_WAY && self.price[usize::from(here)] > 0 {
            road |= 1 << (here / 4);
            here = self.before[usize::from(here)];
        }
        road
    }

    /// Steps to the nearest passageway with an empty space behind it.
    pub(super) fn frontier(&self, state: &State, walker: &Walker) -> u8 {
        if state.pile.is_empty() {
            return NO_WAY;
        }
        let mut nearest = NO_WAY;
        for (number, laid) in state.hexes().iter().enumerate() {
            if laid.taken == Sides::ALL || !state.stands(number as u8) {
                continue;
            }
            for node in [Node::A, Node::B, Node::C, Node::D] {
                let at = spot(number as u8, node);
                if self.price[usize::from(at)] < nearest
                    && !laid.exits(node, walker.climbs).without(laid.taken).is_empty()
                {
                    nearest = nearest.min(self.steps(at));
                }
            }
        }
        nearest
    }
}
