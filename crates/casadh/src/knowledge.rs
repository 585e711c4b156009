//! What follows from what a viewer has noted: which tokens it knows, and what ties the others together. Rules: CC-INFO-02,
//! CC-INFO-03, CC-MISF-09; ruling CC-R-35.
//!
//! Tokens whose place and value are certain are *known*. Every other token out of the bag is a *slot*: something that lies
//! somewhere and has a value that the viewer cannot tell. A slot comes *from* a node:
//!
//! - the pool: it came out of the bag unseen;
//! - a lot: values that the viewer saw lying together, from where others have taken since, nobody knows which;
//! - a heap: slots that came together on a hex from several sides, from where somebody has taken;
//! - a pocket: a hand that lost its lowest token, which lies on a hex now, and the rest of that hand.
//!
//! Slots that fall into a heap or a pocket end there and others come out. A look at slots of several sources is a *sight*:
//! the slots end there too and must have made up what was seen. So nothing is ever forgotten but tokens that go into the
//! bag: they may be anywhere, though what was tied to them still is. `ways.rs` deals values to all of it.

use kernel::Seat;

use crate::Tally;
use crate::noted::Noted;
use crate::state::MOST_HEXES;

/// Where a slot is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum At {
    Pile(u8),
    Hand(Seat),
    /// In the bag, which means anywhere.
    Gone,
    /// It ended in this node.
    Into(usize),
    /// Its lot turned out to be in one place and is known there.
    Settled,
}

/// Where slots come from, or end. Nodes are numbered in the order in which they came to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Node {
    /// The first node: everything nobody of the viewer's has seen.
    Pool,
    /// The values are those of its slots; `open` until it is settled.
    Lot {
        values: Tally,
        open: bool,
    },
    Heap,
    Pocket,
    Sight {
        values: Tally,
    },
}

/// A token that is out of the bag and not known.
#[derive(Clone, Debug)]
pub(crate) struct Slot {
    /// The node it comes from.
    pub(crate) from: usize,
    /// It is the one that fell out of a pocket.
    pub(crate) lowest: bool,
    pub(crate) at: At,
    /// The notes that lack its value, by their place in the trail.
    pub(crate) notes: Vec<usize>,
}

/// What a viewer makes of its notes.
pub(crate) struct Mind {
    /// The viewer's seats, one bit each. Their hands lie open to it and are left out here.
    pub(crate) eyes: u8,
    /// Known tokens on each hex.
    pub(crate) piles: [Tally; MOST_HEXES],
    /// Known tokens in others' hands, the shown ones left out.
    pub(crate) hands: [Tally; Seat::MAX],
    /// Which of the viewer's seats saw something of a hex.
    pub(crate) seen_by: [u8; MOST_HEXES],
    pub(crate) nodes: Vec<Node>,
    pub(crate) slots: Vec<Slot>,
}

const POOL: usize = 0;

impl Mind {
    pub(crate) fn of(notes: &[Noted], eyes: u8) -> Mind {
        let mut mind = Mind {
            eyes,
            piles: [Tally::NONE; MOST_HEXES],
            hands: [Tally::NONE; Seat::MAX],
            seen_by: [0; MOST_HEXES],
            nodes: vec![Node::Pool],
            slots: Vec::new(),
        };
        for (number, noted) in notes.iter().enumerate() {
            mind.note(number, *noted);
            if !matches!(noted, Noted::Laid { .. } | Noted::Gained { .. }) {
                mind.settle();
            }
        }
        mind
    }

    fn note(&mut self, number: usize, noted: Noted) {
        match noted {
            Noted::Laid { hex, value, seen } => {
                self.seen_by[usize::from(hex)] |= seen & self.eyes;
                self.comes_out(At::Pile(hex), value, number);
            }
            Noted::Gained { seat, .. } if self.is_own(seat) => {}
            Noted::Gained { seat, value, .. } => self.comes_out(At::Hand(seat), value, number),
            Noted::Took { seat, hex, value: Some(value), saw, .. } => {
                if let Some(saw) = saw {
                    self.look(seat, hex, saw);
                    self.piles[usize::from(hex)].take(usize::from(value));
                } else {
                    self.take_blindly(hex, usize::from(value));
                }
            }
            Noted::Took { seat, hex, value: None, .. } => {
                let slot = self.one_of(At::Pile(hex));
                self.slots[slot].at = At::Hand(seat);
                self.slots[slot].notes.push(number);
            }
            Noted::Lost { seat, hex, value: Some(value) } => {
                self.seen_by[usize::from(hex)] |= 1 << seat.index();
                self.piles[usize::from(hex)].put(usize::from(value));
            }
            Noted::Lost { seat, hex, value: None } => self.lose_lowest(seat, hex, number),
            Noted::Died { seat, hex: 0 } => self.goes_into_bag(At::Hand(seat)),
            Noted::Died { seat, hex } => {
                let known = std::mem::take(&mut self.hands[seat.index()]);
                self.piles[usize::from(hex)].put_all(known);
                self.seen_by[usize::from(hex)] |= if known.is_empty() { 0 } else { self.eyes };
                self.move_all(At::Hand(seat), At::Pile(hex));
            }
            Noted::Collapsed { hex } => self.goes_into_bag(At::Pile(hex)),
            Noted::Shown { seat, .. } if self.is_own(seat) => {}
            Noted::Shown { seat, values } => {
                self.see(At::Hand(seat), values);
                self.hands[seat.index()] = Tally::NONE;
            }
        }
    }

    fn is_own(&self, seat: Seat) -> bool {
        self.eyes >> seat.index() & 1 != 0
    }

    /// One of the viewer's seats looks at all tokens of a hex.
    pub(crate) fn look(&mut self, seat: Seat, hex: u8, saw: Tally) {
        self.seen_by[usize::from(hex)] |= 1 << seat.index();
        self.see(At::Pile(hex), saw);
        self.settle();
    }

    fn known(&mut self, place: At) -> &mut Tally {
        match place {
            At::Pile(hex) => &mut self.piles[usize::from(hex)],
            At::Hand(seat) => &mut self.hands[seat.index()],
            At::Gone | At::Into(_) | At::Settled => unreachable!("tokens are known on hexes and in hands"),
        }
    }

    fn slots_at(&self, place: At) -> Vec<usize> {
        (0..self.slots.len()).filter(|slot| self.slots[*slot].at == place).collect()
    }

    fn move_all(&mut self, from: At, to: At) {
        self.slots.iter_mut().filter(|slot| slot.at == from).for_each(|slot| slot.at = to);
    }

    fn goes_into_bag(&mut self, place: At) {
        *self.known(place) = Tally::NONE;
        self.move_all(place, At::Gone);
    }

    /// A token comes out of the bag.
    fn comes_out(&mut self, place: At, value: Option<u8>, number: usize) {
        match value {
            Some(value) => self.known(place).put(usize::from(value)),
            None => self.slots.push(Slot { from: POOL, lowest: false, at: place, notes: vec![number] }),
        }
    }

    /// A new node with so many slots in a place.
    fn node(&mut self, node: Node, slots: usize, at: At) -> Vec<usize> {
        let (from, first) = (self.nodes.len(), self.slots.len());
        self.nodes.push(node);
        self.slots.extend((0..slots).map(|_| Slot { from, lowest: false, at, notes: Vec::new() }));
        (first..self.slots.len()).collect()
    }

    fn lot(&mut self, values: Tally, at: At) -> Vec<usize> {
        self.node(Node::Lot { values, open: true }, values.len() as usize, at)
    }

    /// Can these slots not be told from each other?
    fn alike(&self, slots: &[usize]) -> bool {
        let source = |slot: &usize| (self.slots[*slot].from, self.slots[*slot].lowest);
        slots.iter().all(|slot| source(slot) == source(&slots[0]))
    }

    /// All tokens of a place end in a new node; known ones as a lot of their own.
    fn gather(&mut self, place: At, node: Node) -> usize {
        let known = std::mem::take(self.known(place));
        if !known.is_empty() {
            self.lot(known, place);
        }
        self.nodes.push(node);
        let into = self.nodes.len() - 1;
        self.move_all(place, At::Into(into));
        into
    }

    /// The tokens of a place as slots that cannot be told from each other: one of them is picked unseen.
    fn one_of(&mut self, place: At) -> usize {
        let slots = self.slots_at(place);
        let known = *self.known(place);
        let alike = if slots.is_empty() {
            *self.known(place) = Tally::NONE;
            self.lot(known, place)
        } else if known.is_empty() && self.alike(&slots) {
            slots
        } else {
            let n = slots.len() + known.len() as usize;
            let heap = self.gather(place, Node::Heap);
            let first = self.slots.len();
            self.slots.extend((0..n).map(|_| Slot { from: heap, lowest: false, at: place, notes: Vec::new() }));
            (first..first + n).collect()
        };
        *alike.last().expect("what is picked lies there")
    }

    /// The viewer sees all tokens of a place.
    fn see(&mut self, place: At, values: Tally) {
        let slots = self.slots_at(place);
        let unknown = values.minus(*self.known(place));
        if !slots.is_empty() {
            self.tell(&slots, unknown);
        }
        *self.known(place) = values;
    }

    /// These slots, which end here, turn out to have these values.
    fn tell(&mut self, slots: &[usize], told: Tally) {
        let from = self.slots[slots[0]].from;
        let alike = self.alike(slots);
        let node = match &mut self.nodes[from] {
            Node::Pool if alike => Node::Lot { values: told, open: false },
            Node::Lot { values, .. } if alike => {
                values.take_all(told);
                Node::Lot { values: told, open: false }
            }
            _ => Node::Sight { values: told },
        };
        self.nodes.push(node);
        let last = self.nodes.len() - 1;
        for slot in slots {
            let slot = &mut self.slots[*slot];
            match node {
                Node::Sight { .. } => slot.at = At::Into(last),
                _ => (slot.from, slot.lowest, slot.at) = (last, false, At::Settled),
            }
        }
    }

    /// One of the viewer's seats takes a token from a hex at random and learns its value alone. Ruling CC-R-54.
    fn take_blindly(&mut self, hex: u8, value: usize) {
        if self.slots_at(At::Pile(hex)).is_empty() {
            self.piles[usize::from(hex)].take(value);
        } else {
            let slot = self.one_of(At::Pile(hex));
            self.tell(&[slot], [value].into_iter().collect());
        }
    }

    /// The lowest token of somebody's hand falls onto a hex.
    fn lose_lowest(&mut self, seat: Seat, hex: u8, number: usize) {
        let hand = At::Hand(seat);
        let (slots, known) = (self.slots_at(hand), *self.known(hand));
        let fallen = if slots.is_empty() {
            let lowest = known.lowest().expect("who loses a treasure has one");
            self.hands[seat.index()].take(lowest);
            self.lot([lowest].into_iter().collect(), At::Pile(hex))[0]
        } else if slots.len() == 1 && known.is_empty() {
            slots[0]
        } else {
            let pocket = self.gather(hand, Node::Pocket);
            let slot = Slot { from: pocket, lowest: false, at: hand, notes: Vec::new() };
            let rest = slots.len() + known.len() as usize - 1;
            self.slots.extend(std::iter::repeat_n(slot.clone(), rest));
            self.slots.push(Slot { lowest: true, ..slot });
            self.slots.len() - 1
        };
        self.slots[fallen].at = At::Pile(hex);
        self.slots[fallen].notes.push(number);
    }

    /// What of an open lot has come together in one place is known there; what is in the bag altogether is forgotten.
    fn settle(&mut self) {
        for number in 0..self.nodes.len() {
            let Node::Lot { values, open: true } = self.nodes[number] else { continue };
            let place = self.slots_of(number).next().map(|slot| slot.at);
            if !self.slots_of(number).all(|slot| Some(slot.at) == place) {
                continue;
            }
            match place {
                Some(place @ (At::Pile(_) | At::Hand(_))) => self.known(place).put_all(values),
                Some(At::Into(_)) => continue,
                Some(At::Gone | At::Settled) | None => {}
            }
            self.nodes[number] = Node::Lot { values, open: false };
            let own = self.slots.iter_mut().filter(|slot| slot.from == number);
            own.for_each(|slot| slot.at = At::Settled);
        }
    }

    /// The slots that come from a node.
    pub(crate) fn slots_of(&self, node: usize) -> impl Iterator<Item = &Slot> {
        self.slots.iter().filter(move |slot| slot.from == node)
    }

    /// The open lots: their numbers and values.
    pub(crate) fn open_lots(&self) -> impl Iterator<Item = (usize, Tally)> {
        self.nodes.iter().enumerate().filter_map(|(number, node)| match node {
            Node::Lot { values, open: true } => Some((number, *values)),
            _ => None,
        })
    }
}
