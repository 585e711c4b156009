//! A shuffled deck has no order yet: a stack of unordered layers over small card ids, inline, without a heap.
//!
//! A draw is uniform over the top layer. "Shuffle these and put them on top" pushes a layer; a card put under the deck
//! becomes the lowest layer. So nothing hidden exists that could leak, and what everybody knows about the order (these
//! three lie on top, that one lies at the bottom) is exactly what the layers say.
//!
//! **Paced decks.** Some games deal a deck into piles with one marked card each, shuffle every pile and stack them. The
//! sizes of the piles are known, which card is in which pile is not: marked and other cards are shuffled before they
//! are dealt, so given the piles drawn so far every remaining marked card is equally likely to be the next pile's,
//! and so is every other card for the other places. The place of the marked card in its pile is uniform. Hence, with `r`
//! cards left in the top pile, the next card is marked with chance `1/r` while the pile's marked card is still in it,
//! and then any of the marked cards left; otherwise any of the others left. One pool of cards and the sizes of the piles
//! say all of that; piles of one size need no order among themselves. A test compares the odds of every
//! order of a small deck with the literal procedure.

use rand::Rng;

use crate::{bits, nth_bit, pick};

/// The most piles of a paced deck.
pub const PILES: usize = 16;

/// A face-down deck of cards numbered 0 to 63, in at most `LAYERS` layers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deck<const LAYERS: usize> {
    /// Lowest first; none is empty, and those above `depth` are wiped.
    layers: [u64; LAYERS],
    depth: u8,
    /// How the lowest layer is paced, if it is.
    piles: Piles,
}

/// The piles of a paced layer, the top one last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piles {
    /// Cards of which each pile holds exactly one.
    pub marked: u64,
    sizes: [u8; PILES],
    n: u8,
    /// The top pile's marked card is still in it.
    pub marked_on_top: bool,
}

impl Piles {
    const NONE: Piles = Piles { marked: 0, sizes: [0; PILES], n: 0, marked_on_top: false };

    /// Piles of these sizes, the top one last; `marked_on_top` says whether the top one still has its marked card.
    pub fn new(marked: u64, sizes: &[u8], marked_on_top: bool) -> Piles {
        let mut piles = Piles { marked, n: sizes.len() as u8, marked_on_top, ..Piles::NONE };
        piles.sizes[..sizes.len()].copy_from_slice(sizes);
        piles
    }

    /// Cards left in each pile, the top one last.
    pub fn sizes(&self) -> &[u8] {
        &self.sizes[..usize::from(self.n)]
    }
}

impl<const LAYERS: usize> Deck<LAYERS> {
    /// No cards.
    pub const EMPTY: Deck<LAYERS> = Deck { layers: [0; LAYERS], depth: 0, piles: Piles::NONE };

    /// These cards, well shuffled.
    pub fn shuffled(cards: u64) -> Self {
        let mut deck = Self::EMPTY;
        deck.shuffle_on_top(cards);
        deck
    }

    /// These cards in as many piles as there are marked ones: each pile gets one of them, the others are dealt round,
    /// every pile is shuffled, larger piles go on top.
    pub fn paced(cards: u64, marked: u64) -> Self {
        let n = (cards & marked).count_ones();
        assert!(n as usize <= PILES, "a paced deck has at most {PILES} piles");
        if n == 0 {
            return Self::shuffled(cards);
        }
        let others = (cards & !marked).count_ones();
        let mut deck = Self::shuffled(cards);
        deck.piles = Piles { marked, n: n as u8, marked_on_top: true, ..Piles::NONE };
        for pile in 0..n {
            // The lowest piles are the small ones.
            let has_more = pile >= n - others % n;
            deck.piles.sizes[pile as usize] = (1 + others / n) as u8 + u8::from(has_more);
        }
        deck
    }

    /// A deck put together again from what was seen of it, the lowest layer first.
    pub fn from_layers(layers: impl IntoIterator<Item = u64>, piles: Option<Piles>) -> Self {
        let mut deck = Self::EMPTY;
        layers.into_iter().for_each(|layer| deck.shuffle_on_top(layer));
        deck.piles = piles.unwrap_or(Piles::NONE);
        deck
    }

    /// The layers, the lowest first.
    pub fn layers(&self) -> &[u64] {
        &self.layers[..usize::from(self.depth)]
    }

    /// How the lowest layer is paced, if it is.
    pub fn piles(&self) -> Option<Piles> {
        (self.piles.n > 0).then_some(self.piles)
    }

    /// All cards in it.
    pub fn cards(&self) -> u64 {
        self.layers().iter().fold(0, |all, layer| all | layer)
    }

    /// How many cards.
    pub fn len(&self) -> u32 {
        self.layers().iter().map(|layer| layer.count_ones()).sum()
    }

    /// None left?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.depth == 0
    }

    /// Just one card left?
    #[inline]
    pub fn is_single(&self) -> bool {
        self.depth == 1 && self.layers[0].is_power_of_two()
    }

    /// Shuffles these and puts them on top.
    pub fn shuffle_on_top(&mut self, cards: u64) {
        if cards != 0 {
            self.layers[usize::from(self.depth)] = cards;
            self.depth += 1;
        }
    }

    /// Puts one card under the deck, which must not be paced.
    pub fn put_under(&mut self, card: u8) {
        debug_assert!(self.piles.n == 0, "nothing goes under a paced deck");
        let depth = usize::from(self.depth);
        self.layers.copy_within(0..depth, 1);
        self.layers[0] = 1 << card;
        self.depth += 1;
    }

    /// The cards that may be on top.
    #[inline]
    pub fn top(&self) -> u64 {
        match self.depth {
            0 => 0,
            1 if self.piles.n > 0 => {
                let pool = self.layers[0];
                let marked = if self.piles.marked_on_top { pool & self.piles.marked } else { 0 };
                let others = if self.may_be_other() { pool & !self.piles.marked } else { 0 };
                marked | others
            }
            depth => self.layers[usize::from(depth) - 1],
        }
    }

    fn may_be_other(&self) -> bool {
        self.piles.sizes[usize::from(self.piles.n) - 1] > u8::from(self.piles.marked_on_top)
    }

    /// What a marked and what another card on top weighs, each.
    #[inline]
    fn weights(&self) -> (u32, u32) {
        if self.depth != 1 || self.piles.n == 0 || !self.piles.marked_on_top || !self.may_be_other() {
            return (1, 1);
        }
        let pool = self.layers[0];
        let left = u32::from(self.piles.sizes[usize::from(self.piles.n) - 1]);
        let n_marked = (pool & self.piles.marked).count_ones();
        let n_others = (pool & !self.piles.marked).count_ones();
        (n_others, n_marked * (left - 1))
    }

    /// Every card that may be on top, with its weight.
    pub fn odds(&self) -> impl Iterator<Item = (u8, u32)> + use<LAYERS> {
        let (marked, other) = self.weights();
        let mask = self.piles.marked;
        bits(self.top()).map(move |card| (card as u8, if mask >> card & 1 != 0 { marked } else { other }))
    }

    /// The top card with the odds of [`Deck::odds`]. There must be one.
    #[inline]
    pub fn sample(&self, rng: &mut impl Rng) -> u8 {
        let top = self.top();
        let (marked, other) = self.weights();
        if marked == other {
            return nth_bit(top, pick(rng, top.count_ones())) as u8;
        }
        let left = u32::from(self.piles.sizes[usize::from(self.piles.n) - 1]);
        let among = if pick(rng, left) == 0 { top & self.piles.marked } else { top & !self.piles.marked };
        nth_bit(among, pick(rng, among.count_ones())) as u8
    }

    /// Takes `card` off the top; false, and nothing changes, when it cannot be there.
    #[inline]
    pub fn draw(&mut self, card: u8) -> bool {
        if card >= 64 || self.top() >> card & 1 == 0 {
            return false;
        }
        if self.depth == 1 && self.piles.n > 0 {
            let top = usize::from(self.piles.n) - 1;
            if self.piles.marked >> card & 1 != 0 {
                self.piles.marked_on_top = false;
            }
            self.piles.sizes[top] -= 1;
            if self.piles.sizes[top] == 0 {
                self.piles.n -= 1;
                self.piles.marked_on_top = self.piles.n > 0;
                if self.piles.n == 0 {
                    self.piles = Piles::NONE;
                }
            }
        }
        let layer = &mut self.layers[usize::from(self.depth) - 1];
        *layer &= !(1 << card);
        if *layer == 0 {
            self.depth -= 1;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    type Small = Deck<8>;

    /// Every order in which a deck may come, with its chance.
    fn orders(deck: Small, before: &mut Vec<u8>, chance: f64, into: &mut BTreeMap<Vec<u8>, f64>) {
        if deck.is_empty() {
            *into.entry(before.clone()).or_default() += chance;
            return;
        }
        let total: u32 = deck.odds().map(|(_, weight)| weight).sum();
        for (card, weight) in deck.odds() {
            let mut rest = deck;
            assert!(rest.draw(card));
            before.push(card);
            orders(rest, before, chance * f64::from(weight) / f64::from(total), into);
            before.pop();
        }
    }

    fn permutations(cards: &[u8]) -> Vec<Vec<u8>> {
        if cards.is_empty() {
            return vec![Vec::new()];
        }
        let mut all = Vec::new();
        for (n, card) in cards.iter().enumerate() {
            let rest: Vec<_> = cards.iter().enumerate().filter(|(m, _)| *m != n).map(|(_, card)| *card).collect();
            all.extend(permutations(&rest).into_iter().map(|mut order| {
                order.insert(0, *card);
                order
            }));
        }
        all
    }

    /// The procedure of the table, word by word: shuffle both kinds, a marked card to each pile, deal the others round,
    /// shuffle each pile, larger piles on top in any order, then the smaller in any order.
    fn literal(marked: &[u8], others: &[u8]) -> BTreeMap<Vec<u8>, f64> {
        let mut orders = BTreeMap::new();
        let mut all = Vec::new();
        let n = marked.len();
        for first in permutations(marked) {
            for second in permutations(others) {
                let piles: Vec<Vec<u8>> = (0..n)
                    .map(|pile| {
                        let dealt = second.iter().enumerate().filter(|(at, _)| at % n == pile).map(|(_, card)| *card);
                        std::iter::once(first[pile]).chain(dealt).collect()
                    })
                    .collect();
                let n_large = others.len() % n;
                for large in permutations(&(0..n_large as u8).collect::<Vec<_>>()) {
                    for small in permutations(&(n_large as u8..n as u8).collect::<Vec<_>>()) {
                        let mut decks = vec![Vec::new()];
                        for pile in large.iter().chain(&small) {
                            let shuffles = permutations(&piles[usize::from(*pile)]);
                            decks = decks
                                .iter()
                                .flat_map(|deck: &Vec<u8>| shuffles.iter().map(move |s| [&deck[..], s].concat()))
                                .collect();
                        }
                        all.extend(decks);
                    }
                }
            }
        }
        let each = 1.0 / all.len() as f64;
        all.into_iter().for_each(|order| *orders.entry(order).or_insert(0.0) += each);
        orders
    }

    #[test]
    fn a_paced_deck_has_the_odds_of_the_literal_procedure() {
        for (marked, others) in
            [(&[0, 1][..], &[2, 3, 4][..]), (&[0, 1, 2], &[3, 4]), (&[0, 1], &[2, 3]), (&[0], &[1, 2])]
        {
            let set = |cards: &[u8]| cards.iter().fold(0, |set, card| set | 1 << card);
            let deck = Small::paced(set(marked) | set(others), set(marked));
            let mut lazily = BTreeMap::new();
            orders(deck, &mut Vec::new(), 1.0, &mut lazily);
            let literally = literal(marked, others);
            assert_eq!(lazily.keys().collect::<Vec<_>>(), literally.keys().collect::<Vec<_>>());
            for (order, chance) in &lazily {
                assert!((chance - literally[order]).abs() < 1e-12, "{order:?}: {chance} and {}", literally[order]);
            }
        }
    }

    #[test]
    fn samples_follow_the_odds() {
        // A generator that counts is not random, but it visits all words evenly.
        struct Counter(u64);
        impl rand::rand_core::TryRng for Counter {
            type Error = std::convert::Infallible;
            fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
                self.try_next_u64().map(|word| (word >> 32) as u32)
            }
            fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
                self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                Ok(self.0)
            }
            fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
                bytes.fill(0);
                Ok(())
            }
        }
        let deck = Small::paced(0b1_1111_1111, 0b11);
        let mut counts = [0u32; 9];
        let mut rng = Counter(7);
        for _ in 0..90_000 {
            counts[usize::from(deck.sample(&mut rng))] += 1;
        }
        let total: u32 = deck.odds().map(|(_, weight)| weight).sum();
        for (card, weight) in deck.odds() {
            let expected = f64::from(weight) / f64::from(total) * 90_000.0;
            let found = f64::from(counts[usize::from(card)]);
            assert!((found - expected).abs() < 5.0 * expected.sqrt(), "card {card}: {found}, expected {expected}");
        }
    }

    #[test]
    fn what_is_shuffled_on_top_comes_first_and_what_is_put_under_comes_last() {
        let mut deck = Small::shuffled(0b1110);
        deck.put_under(0);
        deck.shuffle_on_top(0b11_0000);
        assert_eq!((deck.len(), deck.top(), deck.layers().len()), (6, 0b11_0000, 3));
        assert!(!deck.draw(1), "a card below the top layer cannot be drawn");
        for card in [5, 4, 2, 1, 3, 0] {
            assert!(deck.draw(card));
        }
        assert_eq!(deck, Small::EMPTY);
    }

    #[test]
    fn larger_piles_lie_on_top_and_every_pile_has_one_marked_card() {
        // Twelve marked and thirty-three others: nine piles of four above three of three.
        let deck = Deck::<8>::paced((1 << 45) - 1, (1 << 12) - 1);
        let piles = deck.piles().unwrap();
        assert_eq!(piles.sizes(), [3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
        let mut rest = deck;
        let mut others = 12..45;
        for (marked, size) in piles.sizes().iter().rev().enumerate() {
            for _ in 1..*size {
                assert!(rest.draw(others.next().unwrap()));
            }
            assert_eq!(rest.top() & !piles.marked, 0, "the last card of pile {marked} is the marked one");
            assert!(rest.draw(marked as u8));
        }
        assert!(rest.is_empty() && rest.piles().is_none());
    }
}
