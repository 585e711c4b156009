//! The trail that led to a drawn position, as far as it matters: lines such as `B saw 1,0: 7 4 1, A took 1`, `B sure A: 7`
//! and `B missed: 7 4, A took 1, C took 1` say who knows what, and every token has come from the bag somehow.

use kernel::{Seat, Unreadable, number, word};

use super::pictures::{hex_at, tokens};
use crate::Tally;
use crate::state::{MOST_HEXES, State};
use crate::trail::{Move, Trail};

/// What a seat remembers.
pub(super) enum Memory {
    /// Values it saw lying together, on a hex or on one that is no more, and who took how many of them since.
    Saw { seat: Seat, seen: Lot },
    /// Values in somebody's hand.
    Sure { seat: Seat, whom: Seat, values: Tally },
}

/// Values seen together, and what became of them.
#[derive(PartialEq)]
pub(super) struct Lot {
    hex: u8,
    values: Tally,
    taken: Vec<(Seat, u8)>,
    gone: u8,
}

/// Base Camp has no treasures: what was seen on a hex that does not matter any more is laid there and taken from there.
const NOWHERE: u8 = 0;

impl Memory {
    pub(super) fn read(state: &State, seat: Seat, line: &str) -> Result<Option<Memory>, Unreadable> {
        let (first, rest) = word(line);
        let colon = |form| rest.split_once(':').ok_or_else(|| Unreadable::new(form, rest));
        Ok(match first {
            "saw" => {
                let (at, seen) = colon("`B saw 1,0: 7 4 1`")?;
                Some(Memory::read_seen(state, seat, hex_at(state, at)?, seen)?)
            }
            "missed:" => Some(Memory::read_seen(state, seat, NOWHERE, rest)?),
            "sure" => {
                let (whom, values) = colon("`B sure A: 7`")?;
                Some(Memory::Sure { seat, whom: Seat::at_table(state.players, whom)?, values: tokens(values)? })
            }
            _ => None,
        })
    }

    /// `7 4 1, A took 1, gone 1`.
    fn read_seen(state: &State, seat: Seat, hex: u8, text: &str) -> Result<Memory, Unreadable> {
        let mut parts = text.split(',').map(str::trim);
        let values = tokens(parts.next().unwrap_or(""))?;
        let (mut taken, mut gone) = (Vec::new(), 0);
        for part in parts {
            match part.split_whitespace().collect::<Vec<_>>().as_slice() {
                ["gone", n] => gone = number(n)?,
                [who, "took", n] => taken.push((Seat::at_table(state.players, who)?, number(n)?)),
                _ => return Err(Unreadable::new("`A took 1` or `gone 1`", part)),
            }
        }
        Ok(Memory::Saw { seat, seen: Lot { hex, values, taken, gone } })
    }
}

impl Lot {
    /// Nobody has taken from there.
    fn is_whole(&self) -> bool {
        self.taken.is_empty() && self.gone == 0
    }
}

/// A trail to where all tokens are, by which everybody knows what the picture says and nothing else.
pub(super) fn trail(state: &State, memories: &[Memory]) -> Result<Trail, Unreadable> {
    let mut tracing = Tracing {
        trail: Trail::EMPTY,
        takes: Vec::new(),
        piles: [Tally::NONE; MOST_HEXES],
        hands: [Tally::NONE; Seat::MAX],
    };
    for (pile, hex) in tracing.piles.iter_mut().zip(state.hexes()) {
        *pile = hex.treasures;
    }
    for seat in state.seats() {
        let who = state.spelunker(seat);
        tracing.hands[seat.index()] = who.treasures.minus(who.shown);
    }
    for (index, memory) in memories.iter().enumerate() {
        // What several saw is told by each of them and happened once.
        if let Memory::Saw { seen, .. } = memory
            && !memories[..index].iter().any(|told| matches!(told, Memory::Saw { seen: same, .. } if same == seen))
        {
            let witnesses = memories.iter().filter_map(|other| match other {
                Memory::Saw { seat, seen: same } if same == seen => Some(*seat),
                Memory::Saw { .. } | Memory::Sure { .. } => None,
            });
            tracing.what_was_taken(seen, &witnesses.collect::<Vec<_>>())?;
        }
    }
    std::mem::take(&mut tracing.takes).into_iter().for_each(|step| tracing.trail.push(step));
    for hex in 1..state.n_hexes {
        let known = memories.iter().filter_map(|memory| match memory {
            Memory::Saw { seat, seen } if seen.hex == hex && seen.is_whole() => Some((*seat, seen.values)),
            Memory::Saw { .. } | Memory::Sure { .. } => None,
        });
        let known: Vec<_> = known.collect();
        let pile = tracing.piles[usize::from(hex)];
        require(known.iter().all(|(_, values)| values.is_within(pile)))?;
        each_with_knowers(pile, &known, |value, seen| tracing.trail.push(Move::Laid { hex, value, seen }));
    }
    for seat in state.seats() {
        let sure = memories.iter().filter_map(|memory| match memory {
            Memory::Sure { seat: knows, whom, values } if *whom == seat => Some((*knows, *values)),
            Memory::Saw { .. } | Memory::Sure { .. } => None,
        });
        let hand = tracing.hands[seat.index()];
        let known: Vec<_> = sure.chain([(seat, hand)]).collect();
        require(known.iter().all(|(_, values)| values.is_within(hand)))?;
        each_with_knowers(hand, &known, |value, seen| tracing.trail.push(Move::Gained { seat, value, seen }));
    }
    Ok(tracing.trail)
}

fn require(fits: bool) -> Result<(), Unreadable> {
    if fits { Ok(()) } else { Err(Unreadable::new("memories of treasures that are there", "this picture")) }
}

/// Every token with the seats that know one such token there.
fn each_with_knowers(tokens: Tally, known: &[(Seat, Tally)], mut each: impl FnMut(u8, u8)) {
    for (value, n) in tokens.iter() {
        for copy in 0..n {
            let knows = known.iter().filter(|(_, values)| values.count(value) > copy);
            each(value as u8, knows.fold(0, |set, (seat, _)| set | 1 << seat.index()));
        }
    }
}

/// A trail in the making, and the tokens that it has not led to their place yet.
struct Tracing {
    trail: Trail,
    /// What was taken by those who still have it: it comes after everything that was lost.
    takes: Vec<Move>,
    piles: [Tally; MOST_HEXES],
    hands: [Tally; Seat::MAX],
}

impl Tracing {
    /// What lay together is laid down, and taken blindly by those who have some of it now.
    fn what_was_taken(&mut self, lot: &Lot, witnesses: &[Seat]) -> Result<(), Unreadable> {
        let Lot { hex, values, taken, gone } = lot;
        if lot.is_whole() {
            return require(*hex != NOWHERE);
        }
        let seen = witnesses.iter().fold(0, |set, seat| set | 1 << seat.index());
        let n = taken.iter().map(|(_, n)| u32::from(*n)).sum::<u32>() + u32::from(*gone);
        require(n <= values.len())?;
        let pile = &mut self.piles[usize::from(*hex)];
        let stays = values.minus(values.minus(*pile));
        require(stays.len() + n >= values.len())?;
        let mut missing = values.minus(stays);
        *pile = pile.minus(stays);
        let laid = values.each_one().map(|value| Move::Laid { hex: *hex, value: value as u8, seen });
        let (before, after): (Vec<_>, Vec<_>) =
            if *hex == NOWHERE { (vec![], laid.collect()) } else { (laid.collect(), vec![]) };
        before.into_iter().for_each(|step| self.trail.push(step));
        self.takes.extend(after);
        for (taker, n) in taken {
            for _ in 0..*n {
                let hand = &mut self.hands[taker.index()];
                let value = missing.each_one().find(|value| hand.has(*value));
                let value =
                    value.ok_or_else(|| Unreadable::new("takers who have what they took", taker.to_string()))?;
                missing.take(value);
                hand.take(value);
                self.takes.push(Move::Took { seat: *taker, hex: *hex, value: value as u8, looked: false });
            }
        }
        require(missing.len() == u32::from(*gone))?;
        // What is gone was taken by one who did not see it, has nothing yet, and died.
        let dead = Seat::first(Seat::MAX).find(|seat| !witnesses.contains(seat));
        match dead.filter(|_| *gone > 0) {
            Some(_) if *hex == NOWHERE => self.takes.push(Move::Collapsed { hex: NOWHERE }),
            Some(seat) => {
                self.trail.push_each(missing, |value| Move::Took { seat, hex: *hex, value, looked: false });
                self.trail.push(Move::Died { seat, hex: 0 });
            }
            None => {}
        }
        Ok(())
    }
}
