//! Moves, flights, slopes, explorations, and how a new hex is laid: where they lead.

use super::super::ways::{self, NO_WAY, Walker, spot};
use super::super::{apart, stretch};
use super::{
    AROUND, ASLEEP, BEST_THERE, Choice, DARK, DOWN, DRINK, DRIVES, FRONTIER, HAZARDS, HOME, HOME_CHANGE, ITEMS_THERE,
    JOINS, LEAVES, LIES_THERE, MARKER, OUTWARD, STRUCK, TREASURE, WAY_STRIKES, WAYS,
};
use crate::state::{Hex, NO_HEX, Waiting};
use crate::{Hazard, Item, Misfortune, Node, Side, Sides, Space, Spelunker};

impl Choice<'_> {
    /// Across a side, in a turn or from a Grue.
    pub(super) fn walk(&mut self, side: Side, pays: bool) {
        let who = *self.state.spelunker(self.seat);
        let to = self.state.hex(who.hex).next[side.index()];
        let node = self.state.hex(to).node_at(side.opposite());
        let walker = Walker::of(self.state, &who);
        let struck = usize::from(walker.strikes_on(to));
        self.into.set(STRUCK, if struck >= usize::from(who.hp) { 4 } else { struck });
        if to == 0 && pays {
            self.into.set(LEAVES, usize::from(self.state.mp > 1));
        }
        self.arrive(&who, &walker, to, node);
        self.lies(&who, to, node);
        self.people(to);
        self.fuses(to);
    }

    /// To another passageway of the hex.
    pub(super) fn slope(&mut self, node: Node) {
        let who = *self.state.spelunker(self.seat);
        let walker = Walker::of(self.state, &who);
        self.arrive(&who, &walker, who.hex, node);
        self.lies(&who, who.hex, node);
    }

    /// Ways on from a passageway, compared with those from here.
    fn arrive(&mut self, who: &Spelunker, walker: &Walker, hex: u8, node: Node) {
        let state = self.state;
        let (now, _) = ways::home(state, walker, [spot(who.hex, who.node)]);
        let then = ways::nearest::<false>(state, walker, [spot(hex, node)]);
        self.into.set(HOME, stretch(then.home, HOME.len));
        self.home_changes(now, then.home);
        self.into.set(WAY_STRIKES, usize::from(then.strikes));
        self.into.set(FRONTIER, stretch(then.frontier, FRONTIER.len));
        self.into.set(TREASURE, stretch(then.treasure, TREASURE.len));
        let laid = state.hex(hex);
        let exits = laid.exits(node, who.carries(Item::Rope));
        self.into.set(DARK, exits.without(laid.taken).len() as usize);
        self.into.set(WAYS, exits.and(laid.standing).without(laid.grues).len() as usize);
    }

    fn home_changes(&mut self, now: u8, then: u8) {
        let change = match (now, then) {
            (NO_WAY, NO_WAY) => 7,
            (NO_WAY, _) => 5,
            (_, NO_WAY) => 6,
            (_, 0) => 8,
            _ => (2 + (i32::from(then) - i32::from(now)).clamp(-2, 2)) as usize,
        };
        self.into.set(HOME_CHANGE, change);
    }

    /// What lies there, and what lurks there.
    fn lies(&mut self, who: &Spelunker, hex: u8, node: Node) {
        let state = self.state;
        let (laid, plan) = (state.hex(hex), state.hex(hex).plan());
        if plan.marker == Some(node) {
            let tokens = laid.treasures.len() as usize;
            if tokens > 0 {
                self.into.set(LIES_THERE, tokens);
                self.into.set(BEST_THERE, state.trail.best_seen(self.seat, hex).unwrap_or(10));
            }
            for (item, _) in laid.items.iter().filter(|(item, _)| !who.carries(Item::new(*item))) {
                self.into.set(ITEMS_THERE, item);
            }
        }
        for hazard in 0..HAZARDS {
            let fresh = (state.symbols[hazard] & !state.tokens[hazard]) >> hex & 1 != 0;
            if fresh && !who.carries(Hazard::ALL[hazard].ward()) {
                self.into.set(ASLEEP, hazard);
            }
        }
        if hex != who.hex && state.has_token(Hazard::Grue, hex) {
            self.into.set(DRIVES, 0);
        }
        if plan.water == Some(node) && !who.held.with(Misfortune::Thirst).is_empty() {
            self.into.set(DRINK, 0);
        }
    }

    /// Into the dark: what may be there, and whether there is a way back.
    pub(super) fn explore(&mut self, side: Side) {
        let who = *self.state.spelunker(self.seat);
        let hex = self.state.hex(who.hex);
        let node = hex.node_at(side);
        let walker = Walker::of(self.state, &who);
        let (home, strikes) = ways::home(self.state, &walker, [spot(who.hex, node)]);
        self.into.set(HOME, stretch(home, HOME.len));
        self.into.set(WAY_STRIKES, usize::from(strikes));
        let down = if node == who.node { 0 } else { 1 + usize::from(home == NO_WAY) };
        self.into.set(DOWN, down);
        let at = hex.at.across(side);
        let around = self.state.hexes().iter().filter(|laid| at.side_towards(laid.at).is_some()).count();
        self.into.set(AROUND, around);
        self.into.set(OUTWARD, apart(at, Space::BASE));
        self.odds();
    }

    /// How the drawn hex is laid.
    pub(super) fn rotate(&mut self, rotation: u8) {
        let Waiting::Rotate { tile, side } = self.state.waiting.top() else { return };
        let state = self.state;
        let who = state.spelunker(self.seat);
        let climbs = who.carries(Item::Rope);
        let laid = Hex { tile, rotation, at: state.hex(who.hex).at.across(side), ..Hex::NONE };
        let (enters, plan) = (laid.node_at(side.opposite()), laid.plan());
        let exits = laid.exits(enters, climbs);
        let marker = match plan.marker {
            Some(marker) if marker == enters => 0,
            Some(marker) if plan.below[enters.index()] & marker.bit() != 0 => 1,
            _ => 2,
        };
        self.into.set(MARKER, marker);
        let mut next = [NO_HEX; 6];
        for (number, other) in state.hexes().iter().enumerate() {
            if let Some(towards) = laid.at.side_towards(other.at) {
                next[towards.index()] = number as u8;
            }
        }
        let taken = Sides::ALL.iter().filter(|side| next[side.index()] != NO_HEX);
        let taken = taken.fold(Sides::NONE, |all, side| Sides(all.0 | Sides::one(side).0));
        self.into.set(DARK, exits.without(taken).len() as usize);
        let lantern = who.carries(Item::BrassLantern);
        let open = |hex: u8| state.stands(hex) && (lantern || !state.has_token(Hazard::Grue, hex));
        let joined = exits.and(taken).iter().filter(|side| open(next[side.index()]));
        let joined = joined.map(|side| {
            let hex = next[side.index()];
            spot(hex, state.hex(hex).node_at(side.opposite()))
        });
        let (home, strikes) = ways::home(state, &Walker::of(state, who), joined);
        let open = exits.and(taken).iter().filter(|side| open(next[side.index()])).count();
        self.into.set(JOINS, open);
        self.into.set(HOME, stretch(home.saturating_add(1), HOME.len));
        self.into.set(WAY_STRIKES, usize::from(strikes));
    }
}
