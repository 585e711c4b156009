//! A full state that fits a view: the hidden treasures are dealt, every world that fits equally likely.
//!
//! What lies open is set out as it is. Of the hundred tokens those the viewer is sure of are put where they are; the
//! values of each lot are dealt over the places where they may be; whatever is left is dealt over all other places, and
//! the bag has the rest. Rules: CC-INFO-02, CC-INFO-03; ruling CC-R-35.

use kernel::{Game, Seat, pick};
use rand::Rng;

use crate::rules::treasure::highest_first;
use crate::state::{Fuse, NO_NODE, Source, State, Waiting, Whereabouts};
use crate::view::{Ask, HexNow, Player, Seen, Standing};
use crate::{CardSet, Casadh, Hazard, Item, Lot, Node, Tally, TileSet, View};

impl View {
    /// A state that fits.
    pub(crate) fn imagine(&self, rng: &mut impl Rng) -> State {
        let mut state = Casadh::start(&self.setup).expect("a view has a setup that was played");
        self.set_out_map(&mut state);
        for (seat, player) in state.seats().zip(&self.players) {
            player.set_out(&mut state, seat);
        }
        self.set_out_pools(&mut state);
        self.set_out_turn(&mut state);
        self.deal(&mut state, rng);
        state
    }

    fn set_out_map(&self, state: &mut State) {
        for hex in &self.hexes[1..] {
            state.lay(hex.hex, hex.rotation, hex.at);
        }
        for (number, hex) in self.hexes.iter().enumerate() {
            hex.set_out(state, number as u8);
        }
        for row in &self.track {
            state.track[row.hazard.index()] = row.value;
        }
        state.vengeance = self.vengeance;
        for (number, fuse) in self.fuses.iter().enumerate() {
            let hex = state.hex_at(fuse.at).expect("a fuse burns on the map");
            state.fuses[number] = Fuse { owner: fuse.owner, hex };
        }
        state.n_fuses = self.fuses.len() as u8;
    }

    fn set_out_pools(&self, state: &mut State) {
        let mut unlaid = TileSet(TileSet::LEVEL_1.0 | TileSet::LEVEL_2.0);
        self.hexes.iter().for_each(|hex| unlaid.take(hex.hex));
        if let Some(Ask::Rotate { hex, .. }) = self.waiting.last() {
            unlaid.take(*hex);
        }
        // The Level 2 hexes are aside until Cave Paintings is found, and then none of them is.
        state.aside = if self.aside > 0 { TileSet(unlaid.0 & TileSet::LEVEL_2.0) } else { TileSet::NONE };
        state.pile = TileSet(unlaid.0 & !state.aside.0);
        for card in &self.discard {
            state.deck.give(*card, &mut state.discard);
        }
        state.supply = self.supply.iter().map(|item| item.index()).collect();
        state.surface = tally(&self.surface);
    }

    fn set_out_turn(&self, state: &mut State) {
        state.first = self.first.unwrap_or(Seat::new(0));
        state.turn = self.turn;
        state.mp = self.mp;
        state.round = self.round;
        state.idle = self.idle;
        state.progress = self.progress;
        state.stood = self.stood.iter().fold(0, |set, node| set | node.bit());
        state.explored = self.explored.map_or(0, |at| state.hex_at(at).expect("the explored hex is on the map"));
        for (depth, ask) in self.waiting.iter().enumerate() {
            if depth == 0 { state.wait_only(ask.waiting()) } else { state.wait(ask.waiting()) }
        }
    }

    /// The seat that keeps in mind what this view knows, if it is anybody's.
    fn me(&self) -> Option<Seat> {
        Seat::first(self.players.len()).find(|seat| self.viewer.sees(*seat))
    }

    /// Deals the hidden tokens.
    fn deal(&self, state: &mut State, rng: &mut impl Rng) {
        let mut deal = Deal::of(self);
        for (number, hex) in self.hexes.iter().enumerate() {
            if let Some(seen) = &hex.seen {
                let picked_up = self.air.as_ref().filter(|air| air.from_hex && number == self.air_hex(state));
                let place = if picked_up.is_some() { Place::Air } else { Place::Hex(number) };
                deal.lot(seen, Some((place, hex.treasures + picked_up.map_or(0, |air| air.count))), rng);
                for seat in &seen.by {
                    *state.knowledge[seat.index()].lot_mut(number as u8) = seen.lot(*seat);
                }
            }
        }
        for (number, seen) in self.lots.iter().enumerate() {
            deal.lot(seen, None, rng);
            self.keep_in_mind(state, |knowledge, me| knowledge.closed[number] = seen.lot(me));
        }
        for (seat, player) in state.seats().zip(&self.players).filter(|(seat, _)| !self.viewer.sees(*seat)) {
            let sure = tally(&player.values).minus(tally(&player.shown));
            self.keep_in_mind(state, |knowledge, _| knowledge.sure[seat.index()] = sure);
        }
        deal.rest(rng);
        for (number, hex) in deal.hexes.iter().enumerate() {
            state.hexes[number].treasures = *hex;
        }
        for seat in state.seats() {
            state.spelunkers[seat.index()].treasures = deal.hands[seat.index()];
        }
        state.air = deal.air;
        state.bag = deal.pool;
    }

    /// The hex that treasures in the air were picked up from.
    fn air_hex(&self, state: &State) -> usize {
        usize::from(state.spelunker(self.turn).hex)
    }

    fn keep_in_mind(&self, state: &mut State, what: impl FnOnce(&mut crate::Knowledge, Seat)) {
        if let Some(me) = self.me() {
            what(&mut state.knowledge[me.index()], me);
        }
    }
}

/// Where a hidden token may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Hex(usize),
    Hand(Seat),
    Air,
    Gone,
}

/// A deal in progress: what is where already, and how many more each place takes.
struct Deal {
    hexes: Vec<Tally>,
    hands: [Tally; Seat::MAX],
    air: Tally,
    /// Tokens that may be anywhere; in the end, the bag.
    pool: Tally,
    n_hexes: Vec<u8>,
    n_hands: [u8; Seat::MAX],
    n_air: u8,
}

impl Deal {
    /// Everything the viewer is sure of is in its place.
    fn of(view: &View) -> Deal {
        let mut pool = Tally::TREASURES.minus(tally(&view.surface));
        let mut deal = Deal {
            hexes: vec![Tally::NONE; view.hexes.len()],
            hands: [Tally::NONE; Seat::MAX],
            air: Tally::NONE,
            pool: Tally::NONE,
            n_hexes: view.hexes.iter().map(|hex| hex.treasures).collect(),
            n_hands: [0; Seat::MAX],
            n_air: view.air.as_ref().map_or(0, |air| air.count),
        };
        for (seat, player) in view.players.iter().enumerate() {
            deal.hands[seat] = tally(&player.values);
            deal.n_hands[seat] = player.treasures;
            pool.take_all(deal.hands[seat]);
        }
        if let Some(values) = view.air.as_ref().and_then(|air| air.values.as_ref()) {
            deal.air = tally(values);
            pool.take_all(deal.air);
        }
        for seen in view.hexes.iter().filter_map(|hex| hex.seen.as_ref()).chain(&view.lots) {
            pool.take_all(tally(&seen.values));
        }
        deal.pool = pool;
        deal
    }

    /// The values of a lot over its places, each place of a token equally likely. What is gone may be anywhere.
    fn lot(&mut self, seen: &Seen, here: Option<(Place, u8)>, rng: &mut impl Rng) {
        let mut places: Vec<Place> = Vec::new();
        places.extend(here.into_iter().flat_map(|(place, n)| std::iter::repeat_n(place, usize::from(n))));
        for taken in &seen.taken {
            places.extend(std::iter::repeat_n(Place::Hand(taken.seat), usize::from(taken.count)));
        }
        places.extend(std::iter::repeat_n(Place::Gone, usize::from(seen.gone)));
        for value in &seen.values {
            let place = places.swap_remove(pick(rng, places.len() as u32) as usize);
            let value = usize::from(*value);
            match place {
                Place::Hex(hex) => self.hexes[hex].put(value),
                Place::Hand(seat) => self.hands[seat.index()].put(value),
                Place::Air => self.air.put(value),
                Place::Gone => self.pool.put(value),
            }
        }
    }

    /// Whatever is still missing somewhere comes from the pool.
    fn rest(&mut self, rng: &mut impl Rng) {
        let hexes = self.hexes.iter_mut().zip(&self.n_hexes);
        let hands = self.hands.iter_mut().zip(&self.n_hands);
        for (place, n) in hexes.chain(hands).chain([(&mut self.air, &self.n_air)]) {
            while place.len() < u32::from(*n) {
                let value = self.pool.nth(pick(rng, self.pool.len()));
                self.pool.take(value);
                place.put(value);
            }
        }
    }
}

fn tally(values: &[u8]) -> Tally {
    values.iter().map(|value| usize::from(*value)).collect()
}

impl Seen {
    fn lot(&self, me: Seat) -> Lot {
        let mut lot = Lot::new(tally(&self.values));
        self.taken.iter().for_each(|taken| lot.add_taken(taken.seat, u32::from(taken.count)));
        lot.add_taken(me, u32::from(self.gone));
        debug_assert_eq!(highest_first(lot.values()), self.values);
        lot
    }
}

impl HexNow {
    /// Everything on this hex that lies open.
    fn set_out(&self, state: &mut State, number: u8) {
        for hazard in &self.tokens {
            state.tokens[hazard.index()] |= 1 << number;
        }
        if let Some(node) = self.grue {
            state.put_grue(number, node);
        }
        if self.collapsed {
            state.raze(number);
        }
        debug_assert!(self.grue.is_some() || state.hex(number).grue == NO_NODE);
        state.hex_mut(number).items = self.items.iter().map(|item: &Item| item.index()).collect();
    }
}

impl Player {
    /// Everything of this player that lies open.
    fn set_out(&self, state: &mut State, seat: Seat) {
        let hex = self.at.map_or(0, |at| state.hex_at(at).expect("who is inside is on the map"));
        let mut held = CardSet::NONE;
        for card in &self.held {
            state.deck.give(*card, &mut held);
        }
        let who = state.spelunker_mut(seat);
        who.whereabouts = match self.standing {
            Standing::Caves => Whereabouts::Caves,
            Standing::Surface => Whereabouts::Surface,
            Standing::Dead => Whereabouts::Dead,
        };
        who.hex = hex;
        who.node = self.node.unwrap_or(Node::A);
        who.hp = self.hp;
        who.items = self.items.iter().copied().collect();
        who.held = held;
        who.shown = tally(&self.shown);
    }
}

impl Ask {
    fn waiting(&self) -> Waiting {
        let source = |from_hex: &bool| if *from_hex { Source::Hex } else { Source::Bag };
        match self {
            Ask::Surface => Waiting::Surface,
            Ask::Start => Waiting::Start,
            Ask::Begin { .. } => Waiting::Begin,
            Ask::Action { .. } => Waiting::Action,
            Ask::Hex { side, .. } => Waiting::Hex { side: *side },
            Ask::Rotate { hex, side, .. } => Waiting::Rotate { tile: *hex, side: *side },
            Ask::Card => Waiting::Card,
            Ask::DropItem { .. } => Waiting::DropItem,
            Ask::Items { left } => Waiting::Items { left: *left },
            Ask::Treasures { icons } => Waiting::Treasures { icons: *icons },
            Ask::Draw { left } => Waiting::Draw { left: *left },
            Ask::Keep { from_hex, .. } => Waiting::Keep { from: source(from_hex) },
            Ask::Blind { from_hex, .. } => Waiting::Blind { from: source(from_hex) },
            Ask::Rolls { check, own } => {
                let own = own.iter().fold(0, |set, hazard: &Hazard| set | 1 << hazard.index());
                Waiting::Rolls { check: *check, own }
            }
            Ask::Flee { who, then, .. } => {
                Waiting::Flee { who: *who, then: then.iter().fold(0, |set, seat| set | 1 << seat.index()) }
            }
            Ask::SendGrue { .. } => Waiting::SendGrue,
            Ask::SurfaceTurn { .. } => Waiting::SurfaceTurn,
            Ask::GrueRoll { .. } => Waiting::GrueRoll,
            Ask::GrueMove { .. } => Waiting::GrueMove,
            Ask::Defuse { owner, .. } => Waiting::Defuse { owner: *owner },
            Ask::EndSlot => Waiting::EndSlot,
            Ask::Over => Waiting::Over,
        }
    }
}
