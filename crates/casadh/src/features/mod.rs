//! A position and an action as numbers, through the eyes of one seat. Players are counted clockwise from that seat.
//!
//! `position.rs` tells who stands where with what, and how dangerous it is to press on; `position/ground.rs` what lies
//! around the seat; `action.rs` what an action leads to. Ways are measured by `ways.rs`, odds by `odds.rs`.

mod action;
mod odds;
mod position;
mod ways;

use kernel::{Block, Features, Marks, Seat, neighbour};

use crate::rules::turn;
use crate::state::{State, Whereabouts};
use crate::trail::Move;
use crate::{Action, Casadh, Space, Tally};

const SEATS: usize = Seat::MAX;

impl Features for Casadh {
    const FEATURES_VERSION: u32 = 1;
    const POSITION: &'static [Block] = position::POSITION;
    const ACTION: &'static [Block] = action::ACTION;
    const MANY_POINTS: i32 = 60;
    const ALONE_FOR_POINTS: bool = true;

    fn position(state: &State, seat: Seat, into: &mut Marks) {
        position::mark(state, seat, into);
    }

    fn action(state: &State, seat: Seat, action: Action, into: &mut Marks) {
        action::mark(state, seat, action, into);
    }
}

#[inline]
fn near(state: &State, seat: Seat, other: Seat) -> usize {
    neighbour(seat, other, usize::from(state.players))
}

/// Points of `other` as `me` can tell them: a treasure that was not shown is a bit better than the average one.
fn points(state: &State, me: Seat, other: Seat) -> i32 {
    let who = state.spelunker(other);
    if other == me {
        return who.treasures.sum() as i32;
    }
    let hidden = who.treasures.len() as i32 - who.shown.len() as i32;
    who.shown.sum() as i32 + 11 * hidden / 2
}

/// What waits on the Surface for who leaves first, next, and so on.
fn surface_pairs(state: &State) -> impl Iterator<Item = i32> {
    let mut left = state.surface;
    std::iter::from_fn(move || {
        let first = left.highest()?;
        left.take(first);
        let second = left.highest().unwrap_or(0);
        if !left.is_empty() {
            left.take(second);
        }
        Some((first + second) as i32)
    })
}

/// How `me` stands against those who are out and those who are still inside.
struct Standing {
    /// What it has in the end if it leaves now; on the Surface, what it has.
    total: i32,
    /// The best of those who are out.
    out: Option<i32>,
    /// The best of those inside, if they left next.
    inside: Option<i32>,
    /// How many of the living have more now.
    ahead: usize,
}

impl Standing {
    fn of(state: &State, me: Seat) -> Standing {
        let mut pairs = surface_pairs(state);
        let (first, next) = (pairs.next().unwrap_or(0), pairs.next().unwrap_or(0));
        let own = points(state, me, me);
        let mut standing = Standing { total: own, out: None, inside: None, ahead: 0 };
        // Who is out already leaves the best pair to those who are not.
        let pair = if state.spelunker(me).is_inside() { next } else { first };
        if state.spelunker(me).is_inside() {
            standing.total += first;
        }
        for other in state.seats().filter(|other| *other != me) {
            let has = points(state, me, other);
            match state.spelunker(other).whereabouts {
                Whereabouts::Dead => continue,
                Whereabouts::Surface => standing.out = standing.out.max(Some(has)),
                Whereabouts::Caves => standing.inside = standing.inside.max(Some(has + pair)),
            }
            standing.ahead += usize::from(has > own);
        }
        standing
    }

    /// The best of all others.
    fn best(&self) -> Option<i32> {
        self.out.max(self.inside)
    }
}

/// After how many of its turns a spelunker with so many steps to go can be out: 0 is in the next one, or in this one.
fn turns_to_leave(state: &State, seat: Seat, steps: u8) -> usize {
    let usual = turn::move_points(state, seat);
    let now = if state.turn == seat && state.mp > 0 { state.mp } else { usual };
    if steps < now { 0 } else { 1 + usize::from(steps - now) / usize::from(usual) }
}

/// Steps as a place in a block: the last means that there is no way, the last but one that it is far.
#[inline]
fn stretch(steps: u8, len: usize) -> usize {
    if steps == ways::NO_WAY { len - 1 } else { usize::from(steps).min(len - 2) }
}

/// How far two spaces are from each other as the bat flies.
#[inline]
fn apart(a: Space, b: Space) -> usize {
    let (q, r) = (i32::from(a.q) - i32::from(b.q), i32::from(a.r) - i32::from(b.r));
    ((q.abs() + r.abs() + (q + r).abs()) / 2) as usize
}

/// What a seat has seen of the treasures on every hex, as long as nobody else has taken from there since.
/// The same as [`crate::trail::Trail::best_seen`], for all hexes in one walk.
struct Sights([Tally; crate::state::MOST_HEXES]);

impl Sights {
    fn of(state: &State, seat: Seat) -> Sights {
        let (mut piles, mut seen) = ([Tally::NONE; crate::state::MOST_HEXES], [Tally::NONE; crate::state::MOST_HEXES]);
        let mut hands = [Tally::NONE; SEATS];
        for step in state.trail.moves() {
            match step {
                Move::Laid { hex, value, seen: by } => {
                    piles[usize::from(hex)].put(usize::from(value));
                    if by >> seat.index() & 1 != 0 {
                        seen[usize::from(hex)].put(usize::from(value));
                    }
                }
                Move::Gained { seat, value, .. } => hands[seat.index()].put(usize::from(value)),
                Move::Took { seat: taker, hex, value, looked } => {
                    let (hex, value) = (usize::from(hex), usize::from(value));
                    piles[hex].take(value);
                    hands[taker.index()].put(value);
                    seen[hex] = match (taker == seat, looked) {
                        (true, true) => piles[hex],
                        (true, false) if seen[hex].has(value) => Tally(seen[hex].0 - (1 << (4 * value))),
                        (true, false) => seen[hex],
                        (false, _) => Tally::NONE,
                    };
                }
                Move::Lost { seat: loser, hex, value } => {
                    hands[loser.index()].take(usize::from(value));
                    piles[usize::from(hex)].put(usize::from(value));
                    if loser == seat {
                        seen[usize::from(hex)].put(usize::from(value));
                    }
                }
                Move::Died { seat: dead, hex } => {
                    let hand = std::mem::take(&mut hands[dead.index()]);
                    if hex != 0 {
                        piles[usize::from(hex)].put_all(hand);
                    }
                }
                Move::Collapsed { hex } => {
                    (piles[usize::from(hex)], seen[usize::from(hex)]) = (Tally::NONE, Tally::NONE)
                }
                Move::Shown { .. } => {}
            }
        }
        Sights(seen)
    }

    /// The best value known to lie on a hex.
    #[inline]
    fn best(&self, hex: u8) -> Option<usize> {
        self.0[usize::from(hex)].highest()
    }
}
