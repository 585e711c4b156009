//! A full state that fits a view: the hidden treasures are dealt, every world that fits equally likely.
//!
//! What lies open is set out as it is. Of the hundred tokens those the viewer knows are put where they are; what its notes
//! tie together is dealt by `ways.rs`; whatever is left is dealt over all other places, and the bag has the rest. The trail
//! of the imagined game has these values too, so that everybody in it knows what they would. Rules: CC-INFO-02, CC-INFO-03;
//! ruling CC-R-35.

use kernel::{Game, Seat, pick};
use rand::Rng;

use crate::knowledge::{At, Mind, Node, Slot};
use crate::noted::Noted;
use crate::state::{Fuse, MOST_HEXES, NO_NODE, Source, State, Waiting, Whereabouts};
use crate::trail::Trail;
use crate::view::{Air, Ask, HexNow, Player, Standing};
use crate::ways::{self, ANY, Supply};
use crate::{CardSet, Casadh, Hazard, Item, Tally, TileSet, View};

impl View {
    /// So many states that fit. What lies open is set out once, and what may be hidden where is worked out once.
    pub(crate) fn imagine_many(&self, n: usize, rng: &mut impl Rng) -> Vec<State> {
        let mut open = Casadh::start(&self.setup).expect("a view has a setup that was played");
        self.set_out_map(&mut open);
        for (seat, player) in open.seats().zip(&self.players) {
            player.set_out(&mut open, seat);
        }
        self.set_out_pools(&mut open);
        self.set_out_turn(&mut open);
        let notes = self.notes();
        let mind = self.mind(&open, &notes);
        let supply = self.supply_of(&mind);
        let mut deal = ways::Deal::new(&mind, &supply);
        let one = |_| {
            let mut state = open.clone();
            self.deal((&notes, &mind), &mut deal, &mut state, rng);
            state
        };
        (0..n).map(one).collect()
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
        state.waiting.refill(self.waiting.iter().map(Ask::waiting));
    }

    /// Deals the hidden tokens, and fills what the viewer could not see into the trail.
    fn deal(&self, (notes, mind): (&[Noted], &Mind), deal: &mut ways::Deal, state: &mut State, rng: &mut impl Rng) {
        // A token seen and gone into the bag may be counted on where another was; then the hundred do not suffice.
        let (mut table, values) = loop {
            let values = deal.values(rng);
            if let Some(table) = Table::of(self, mind, &values) {
                break (table, values);
            }
        };
        let values: Vec<u8> =
            mind.slots.iter().zip(values).map(|(slot, value)| table.value(slot, value, rng)).collect();
        let mut unseen = vec![0; notes.len()];
        for (slot, value) in mind.slots.iter().zip(&values) {
            slot.notes.iter().for_each(|note| unseen[*note] = *value);
        }
        state.trail = Trail::EMPTY;
        notes.iter().zip(unseen).for_each(|(note, value)| state.trail.push(note.filled(value)));
        table.set_out(self, state, rng);
    }

    /// The seats whose eyes these are; the dead see nothing.
    fn eyes(&self) -> u8 {
        let seats = Seat::first(self.players.len()).zip(&self.players);
        let lives = |(seat, player): &(Seat, &Player)| self.viewer.sees(*seat) && player.standing != Standing::Dead;
        seats.filter(lives).fold(0, |eyes, (seat, _)| eyes | 1 << seat.index())
    }

    /// What follows from the viewer's notes. Treasures that it has just picked up to look at lie on their hex here.
    fn mind(&self, state: &State, notes: &[Noted]) -> Mind {
        let mut mind = Mind::of(notes, self.eyes());
        if let Some(Air { from_hex: true, values: Some(values), .. }) = &self.air {
            mind.look(self.turn, state.spelunker(self.turn).hex, tally(values));
        }
        mind
    }

    /// What everybody can see, what the viewer has, and what it sees drawn from the bag.
    fn open(&self) -> Tally {
        let mut open = tally(&self.surface);
        for (seat, player) in Seat::first(self.players.len()).zip(&self.players) {
            open.put_all(tally(if self.viewer.sees(seat) { &player.values } else { &player.shown }));
        }
        if let Some(Air { from_hex: false, values: Some(values), .. }) = &self.air {
            open.put_all(tally(values));
        }
        open
    }

    /// How many tokens of each value may have come unseen out of the bag: those that are not known to be elsewhere. What
    /// was seen of several sources may have been among them.
    fn supply_of(&self, mind: &Mind) -> Supply {
        let mut supply = [10; 10];
        let mut elsewhere = vec![self.open()];
        elsewhere.extend(mind.piles.iter().chain(&mind.hands));
        elsewhere.extend(mind.open_lots().map(|(_, values)| values));
        for (value, supply) in supply.iter_mut().enumerate() {
            let away: u32 = elsewhere.iter().map(|tokens| tokens.count(value)).sum();
            let sights = mind.nodes.iter().map(|node| match node {
                Node::Sight { values } => values.count(value),
                Node::Pool | Node::Lot { .. } | Node::Heap | Node::Pocket => 0,
            });
            *supply = (*supply + sights.sum::<u32>()).saturating_sub(away);
        }
        supply
    }
}

/// Where the hidden tokens are, while they are dealt.
struct Table {
    piles: [Tally; MOST_HEXES],
    hands: [Tally; Seat::MAX],
    /// Tokens that are nowhere yet; in the end, the bag.
    pool: Tally,
}

impl Table {
    /// Everything known and everything that has a value in its place, if there are as many such tokens.
    fn of(view: &View, mind: &Mind, values: &[u8]) -> Option<Table> {
        let mut table = Table { piles: mind.piles, hands: mind.hands, pool: Tally::NONE };
        let mut left = [10; 10];
        let mut claim = |tokens: Tally| tokens.iter().for_each(|(value, n)| left[value] -= n as i32);
        [view.open()].iter().chain(&mind.piles).chain(&mind.hands).for_each(|tokens| claim(*tokens));
        for (slot, value) in mind.slots.iter().zip(values).filter(|(_, value)| **value != ANY) {
            if let Some(place) = table.place(slot.at) {
                place.put(usize::from(*value));
                claim([usize::from(*value)].into_iter().collect());
            }
        }
        if left.iter().any(|n| *n < 0) {
            return None;
        }
        table.pool = left.iter().enumerate().flat_map(|(value, n)| std::iter::repeat_n(value, *n as usize)).collect();
        Some(table)
    }

    fn place(&mut self, at: At) -> Option<&mut Tally> {
        match at {
            At::Pile(hex) => Some(&mut self.piles[usize::from(hex)]),
            At::Hand(seat) => Some(&mut self.hands[seat.index()]),
            At::Gone | At::Into(_) | At::Settled => None,
        }
    }

    fn draw(&mut self, rng: &mut impl Rng) -> usize {
        let value = self.pool.nth(pick(rng, self.pool.len()));
        self.pool.take(value);
        value
    }

    /// The value of a slot; one that nothing is known of gets any that is left. What is in the bag may have been anything.
    fn value(&mut self, slot: &Slot, value: u8, rng: &mut impl Rng) -> u8 {
        if value != ANY {
            return value;
        }
        if self.place(slot.at).is_none() {
            return pick(rng, 10) as u8;
        }
        let drawn = self.draw(rng);
        self.place(slot.at).expect("the place was there").put(drawn);
        drawn as u8
    }

    /// Lays the tokens where they are.
    fn set_out(mut self, view: &View, state: &mut State, rng: &mut impl Rng) {
        match &view.air {
            Some(Air { from_hex: true, .. }) => {
                let hex = usize::from(state.spelunker(view.turn).hex);
                state.air = std::mem::take(&mut self.piles[hex]);
            }
            Some(Air { values: Some(values), .. }) => state.air = tally(values),
            Some(Air { count, .. }) => state.air = (0..*count).map(|_| self.draw(rng)).collect(),
            None => {}
        }
        for (number, pile) in self.piles.iter().enumerate().take(view.hexes.len()) {
            state.hexes[number].treasures = *pile;
        }
        for (seat, player) in state.seats().zip(&view.players) {
            let mut hand = tally(if view.viewer.sees(seat) { &player.values } else { &player.shown });
            hand.put_all(self.hands[seat.index()]);
            state.spelunker_mut(seat).treasures = hand;
        }
        state.bag = self.pool;
    }
}

fn tally(values: &[u8]) -> Tally {
    values.iter().map(|value| usize::from(*value)).collect()
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
        who.node = self.node.unwrap_or(crate::Node::A);
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
