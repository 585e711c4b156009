//! The trail of treasure: what became of every token that left the bag, move by move. Rules: CC-INFO-02, CC-INFO-03.
//!
//! The trail is all that anybody can know anything from. What a viewer has noted of it is `noted.rs`, what follows from
//! that is `knowledge.rs`. A move takes three bytes; no step walks the trail.

use kernel::Seat;

use crate::Tally;
use crate::state::MOST_HEXES;

/// More moves than a game has: its cards bring fewer than 300 tokens, and each of them can be taken from a hex once; only
/// what the dead leave by the house rule can be taken again. No game has come near it, and see [`Trail::push`].
pub(crate) const MOST_MOVES: usize = 660;

/// What became of a token, or of all tokens of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    /// From the bag onto a hex; `seen` are the seats that saw it, one bit each.
    Laid { hex: u8, value: u8, seen: u8 },
    /// From the bag into a hand; `seen` has the owner.
    Gained { seat: Seat, value: u8, seen: u8 },
    /// From a hex into a hand, after a look at all that lay there, or blindly.
    Took { seat: Seat, hex: u8, value: u8, looked: bool },
    /// The lowest of a hand, onto a hex.
    Lost { seat: Seat, hex: u8, value: u8 },
    /// All of a hand into the bag, or onto a hex by the house rule; the bag is 0, for nothing lies on Base Camp.
    Died { seat: Seat, hex: u8 },
    /// All of a hex into the bag.
    Collapsed { hex: u8 },
    /// All of a hand is shown to everybody.
    Shown { seat: Seat },
}

impl Move {
    /// Kind, seat, hex, value and a set of seats, in 3, 3, 6, 4 and 6 bits.
    fn pack(self) -> [u8; 3] {
        let (kind, seat, hex, value, set) = match self {
            Move::Laid { hex, value, seen } => (0, 0, hex, value, seen),
            Move::Gained { seat, value, seen } => (1, seat.index(), 0, value, seen),
            Move::Took { seat, hex, value, looked } => (2, seat.index(), hex, value, u8::from(looked)),
            Move::Lost { seat, hex, value } => (3, seat.index(), hex, value, 0),
            Move::Died { seat, hex } => (4, seat.index(), hex, 0, 0),
            Move::Collapsed { hex } => (5, 0, hex, 0, 0),
            Move::Shown { seat } => (6, seat.index(), 0, 0, 0),
        };
        // Four seats of the set go beside the value, the other two beside the hex.
        [kind | (seat as u8) << 3, hex | set >> 4 << 6, value | set << 4]
    }

    fn unpack(packed: [u8; 3]) -> Move {
        let [head, place, tail] = packed;
        let (seat, hex, value) = (Seat::new(usize::from(head >> 3 & 7)), place & 63, tail & 15);
        let set = tail >> 4 | (place >> 6) << 4;
        match head & 7 {
            0 => Move::Laid { hex, value, seen: set },
            1 => Move::Gained { seat, value, seen: set },
            2 => Move::Took { seat, hex, value, looked: set != 0 },
            3 => Move::Lost { seat, hex, value },
            4 => Move::Died { seat, hex },
            5 => Move::Collapsed { hex },
            _ => Move::Shown { seat },
        }
    }
}

/// Where the tokens out of the bag are, those of the Surface left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Places {
    pub(crate) piles: [Tally; MOST_HEXES],
    pub(crate) hands: [Tally; Seat::MAX],
}

impl Places {
    pub(crate) const EMPTY: Places = Places { piles: [Tally::NONE; MOST_HEXES], hands: [Tally::NONE; Seat::MAX] };

    pub(crate) fn follow(&mut self, step: Move) {
        match step {
            Move::Laid { hex, value, .. } => self.piles[usize::from(hex)].put(usize::from(value)),
            Move::Gained { seat, value, .. } => self.hands[seat.index()].put(usize::from(value)),
            Move::Took { seat, hex, value, .. } => {
                self.piles[usize::from(hex)].take(usize::from(value));
                self.hands[seat.index()].put(usize::from(value));
            }
            Move::Lost { seat, hex, value } => {
                self.hands[seat.index()].take(usize::from(value));
                self.piles[usize::from(hex)].put(usize::from(value));
            }
            Move::Died { seat, hex } => {
                let hand = std::mem::take(&mut self.hands[seat.index()]);
                if hex != 0 {
                    self.piles[usize::from(hex)].put_all(hand);
                }
            }
            Move::Collapsed { hex } => self.piles[usize::from(hex)] = Tally::NONE,
            Move::Shown { .. } => {}
        }
    }
}

/// All moves so far, the first first.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Trail {
    moves: [[u8; 3]; MOST_MOVES],
    n: u16,
}

impl Trail {
    pub(crate) const EMPTY: Trail = Trail { moves: [[0; 3]; MOST_MOVES], n: 0 };

    /// One more move. In a game from its setup there is always room, see [`MOST_MOVES`]; should a made-up position run
    /// on for ever, everybody forgets all but the own hand.
    #[inline]
    pub(crate) fn push(&mut self, step: Move) {
        if usize::from(self.n) == MOST_MOVES {
            self.forget();
        }
        self.moves[usize::from(self.n)] = step.pack();
        self.n += 1;
    }

    pub(crate) fn push_each(&mut self, tokens: Tally, step: impl Fn(u8) -> Move) {
        tokens.each_one().for_each(|value| self.push(step(value as u8)));
    }

    /// How many moves.
    pub(crate) fn len(&self) -> usize {
        usize::from(self.n)
    }

    /// The moves, the first first.
    pub(crate) fn moves(&self) -> impl Iterator<Item = Move> {
        self.moves[..usize::from(self.n)].iter().map(|packed| Move::unpack(*packed))
    }

    /// Where it leads.
    pub(crate) fn places(&self) -> Places {
        let mut places = Places::EMPTY;
        self.moves().for_each(|step| places.follow(step));
        places
    }

    #[cold]
    fn forget(&mut self) {
        let places = self.places();
        *self = Trail::EMPTY;
        for (hex, pile) in places.piles.iter().enumerate() {
            self.push_each(*pile, |value| Move::Laid { hex: hex as u8, value, seen: 0 });
        }
        for (seat, hand) in Seat::first(Seat::MAX).zip(places.hands) {
            self.push_each(hand, |value| Move::Gained { seat, value, seen: 1 << seat.index() });
        }
    }

    /// The highest value that `seat` saw on a hex, as long as nobody has taken from there since.
    pub(crate) fn best_seen(&self, seat: Seat, on: u8) -> Option<usize> {
        let (mut pile, mut seen) = (Tally::NONE, Tally::NONE);
        // What somebody dies with may come to lie there (ruling CC-R-40).
        let mut hands = [Tally::NONE; Seat::MAX];
        for step in self.moves() {
            match step {
                Move::Gained { seat, value, .. } => hands[seat.index()].put(usize::from(value)),
                Move::Took { seat, value, .. } => hands[seat.index()].put(usize::from(value)),
                Move::Lost { seat, value, .. } => hands[seat.index()].take(usize::from(value)),
                Move::Laid { .. } | Move::Died { .. } | Move::Collapsed { .. } | Move::Shown { .. } => {}
            }
            match step {
                Move::Laid { hex, value, seen: by } if hex == on => {
                    pile.put(usize::from(value));
                    if by >> seat.index() & 1 != 0 {
                        seen.put(usize::from(value));
                    }
                }
                Move::Took { seat: taker, hex, value, looked } if hex == on => {
                    pile.take(usize::from(value));
                    seen = match (taker == seat, looked) {
                        (true, true) => pile,
                        (true, false) => seen.minus([usize::from(value)].into_iter().collect()),
                        (false, _) => Tally::NONE,
                    };
                }
                Move::Lost { seat: loser, hex, value } if hex == on => {
                    pile.put(usize::from(value));
                    if loser == seat {
                        seen.put(usize::from(value));
                    }
                }
                Move::Died { seat: dead, hex } => {
                    let hand = std::mem::take(&mut hands[dead.index()]);
                    if hex == on {
                        pile.put_all(hand);
                    }
                }
                Move::Collapsed { hex } if hex == on => (pile, seen) = (Tally::NONE, Tally::NONE),
                Move::Laid { .. }
                | Move::Gained { .. }
                | Move::Took { .. }
                | Move::Lost { .. }
                | Move::Collapsed { .. }
                | Move::Shown { .. } => {}
            }
        }
        seen.highest()
    }
}

impl std::fmt::Debug for Trail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.moves()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_survives_being_packed() {
        for seat in Seat::first(Seat::MAX) {
            for (hex, value, set) in [(0, 0, 0), (40, 9, 0b11_1111), (1, 5, 0b10_0001), (63, 15, 0b01_0000)] {
                for step in [
                    Move::Laid { hex, value, seen: set },
                    Move::Gained { seat, value, seen: set },
                    Move::Took { seat, hex, value, looked: true },
                    Move::Took { seat, hex, value, looked: false },
                    Move::Lost { seat, hex, value },
                    Move::Died { seat, hex },
                    Move::Collapsed { hex },
                    Move::Shown { seat },
                ] {
                    assert_eq!(Move::unpack(step.pack()), step);
                }
            }
        }
    }

    /// Forty hexes are explored at most, each with a card of its own; six are inside, lay all tokens down and take them all.
    #[test]
    fn the_cards_of_a_game_do_not_fill_a_trail() {
        let cards = || crate::CardSet::ALL.iter().map(|card| crate::content::card(card).treasures);
        let most = |level: usize| {
            let mut icons: Vec<_> = cards().map(|treasures| usize::from(treasures[level])).collect();
            icons.sort_unstable_by(|one, other| other.cmp(one));
            icons.iter().take(20).sum::<usize>()
        };
        let tokens = 6 * (most(0) + most(1));
        // Two holes in pockets and what falls out taken again, six deaths or hands shown, forty collapses.
        assert!(2 * tokens + 4 + 6 + 40 < MOST_MOVES, "{tokens} tokens");
    }

    /// By the house rule the dead leave what they had; whoever looks at it then knows what is left.
    #[test]
    fn what_the_dead_leave_is_seen_by_whoever_takes_of_it() {
        let ([a, b], mut trail) = ([Seat::new(0), Seat::new(1)], Trail::EMPTY);
        trail.push(Move::Gained { seat: a, value: 5, seen: 1 });
        trail.push(Move::Gained { seat: a, value: 2, seen: 1 });
        trail.push(Move::Died { seat: a, hex: 3 });
        assert_eq!(trail.best_seen(b, 3), None);
        trail.push(Move::Took { seat: b, hex: 3, value: 5, looked: true });
        assert_eq!(trail.best_seen(b, 3), Some(2));
        trail.push(Move::Collapsed { hex: 3 });
        assert_eq!(trail.best_seen(b, 3), None);
    }

    #[test]
    fn a_full_trail_keeps_the_tokens_and_forgets_the_rest() {
        let (a, mut trail) = (Seat::new(0), Trail::EMPTY);
        for _ in 0..MOST_MOVES {
            trail.push(Move::Laid { hex: 1, value: 7, seen: 1 });
            trail.push(Move::Took { seat: a, hex: 1, value: 7, looked: true });
            trail.push(Move::Died { seat: a, hex: 0 });
            trail.push(Move::Laid { hex: 2, value: 3, seen: 1 });
            trail.push(Move::Collapsed { hex: 2 });
            trail.push(Move::Gained { seat: a, value: 4, seen: 1 });
        }
        assert!(usize::from(trail.n) <= MOST_MOVES);
        assert_eq!(trail.places().hands[0], [4].into_iter().collect());
        assert_eq!(trail.places().piles, Places::EMPTY.piles);
    }
}
