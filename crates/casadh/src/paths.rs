//! How far things are for a spelunker, over passages, its own Rope and lantern included. For bots; no rule reads this.

use crate::state::{MOST_HEXES, NO_HEX, State};
use crate::{Hazard, Item, Misfortune, Node, Sides, Spelunker};

/// Passageways of the whole map.
const MOST: usize = MOST_HEXES * 4;
/// A strike on the way counts as so many steps.
const STRIKE: u16 = 4;
/// Farther than any way.
pub const FAR: u16 = 999;

/// What a spelunker can get to, and at what price.
pub struct Paths {
    /// Steps to Base Camp, strikes left out; [`FAR`] when there is no way.
    pub home: u16,
    pub strikes: u16,
    /// Steps to the nearest passageway with an empty space behind it; [`FAR`] when there is none.
    pub frontier: u16,
    /// Steps to the nearest marker with treasure, and how many lie there.
    pub treasure: Option<(u16, u8, u32)>,
}

/// Looks around from where a spelunker stands.
pub fn look_around(state: &State, who: &Spelunker) -> Paths {
    let climbs = who.carries(Item::Rope);
    let lantern = who.carries(Item::BrassLantern);
    let fears = Fears::of(state, who);
    let mut price = [FAR; MOST];
    // The price of a passageway when its neighbours were looked at.
    let mut settled = [FAR; MOST];
    let mut strikes = [0u16; MOST];
    let mut queue = [0u16; MOST * 4];
    let (mut head, mut tail) = (0, 1);
    let start = usize::from(who.hex) * 4 + who.node.index();
    price[start] = 0;
    queue[0] = start as u16;
    let mut found = Paths { home: FAR, strikes: 0, frontier: FAR, treasure: None };
    let mut best_home = FAR;
    while head < tail {
        let here = usize::from(queue[head]);
        head += 1;
        if std::mem::replace(&mut settled[here], price[here]) == price[here] {
            continue;
        }
        let (hex, node) = ((here / 4) as u8, Node::new(here % 4));
        let steps = price[here] - STRIKE * strikes[here];
        visit(state, hex, node, steps, climbs, &mut found);
        if hex == 0 && price[here] < best_home {
            best_home = price[here];
            found.home = steps;
            found.strikes = strikes[here];
        }
        let laid = state.hex(hex);
        let ways = laid.exits(node, climbs).and(laid.standing);
        let ways = if lantern { ways } else { ways.without(laid.grues) };
        for side in ways.iter() {
            let next = laid.next[side.index()];
            let there = usize::from(next) * 4 + state.hex(next).node_at(side.opposite()).index();
            let hurts = fears.strikes_on(next);
            let cost = price[here] + 1 + STRIKE * hurts;
            if cost < price[there] && tail < queue.len() {
                price[there] = cost;
                strikes[there] = strikes[here] + hurts;
                queue[tail] = there as u16;
                tail += 1;
            }
        }
    }
    found
}

fn visit(state: &State, hex: u8, node: Node, steps: u16, climbs: bool, found: &mut Paths) {
    let laid = state.hex(hex);
    let dark = laid.exits(node, climbs).without(laid.taken);
    if dark != Sides::NONE && !state.pile.is_empty() {
        found.frontier = found.frontier.min(steps);
    }
    if !laid.treasures.is_empty() && laid.plan().marker == Some(node) {
        let here = (steps, hex, laid.treasures.len());
        if found.treasure.is_none_or(|(nearest, ..)| steps < nearest) {
            found.treasure = Some(here);
        }
    }
    debug_assert!(hex != NO_HEX, "every way leads to a hex");
}

/// What strikes a spelunker on its way: the tokens it has no ward against, and what each of them costs.
struct Fears {
    tokens: [u64; 3],
    health: u16,
}

impl Fears {
    fn of(state: &State, who: &Spelunker) -> Fears {
        let nerves = who.held.with(Misfortune::ShakenNerves).len() as u16;
        let unwarded = |hazard: Hazard| if who.carries(hazard.ward()) { 0 } else { state.tokens[hazard.index()] };
        Fears { tokens: [0, 1, 2].map(|n| unwarded(Hazard::ALL[n])), health: 1 + nerves }
    }

    /// Health that the tokens on a hex cost.
    fn strikes_on(&self, hex: u8) -> u16 {
        let there = self.tokens.iter().map(|tokens| (tokens >> hex & 1) as u16);
        there.sum::<u16>() * self.health
    }
}
