//! What a seat sees, as numbers: within their blocks, and the same in every world that fits the view.

use kernel::{Actor, Block, Features, Marks, Seat, Viewer, n_indices};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use crate::by_verb;

/// Positions and actions that are looked at in each game.
const MOST_DECISIONS: usize = 400;

/// Plays a random game of each setup, and asks at every decision for the position and every legal action as numbers: in the
/// real world and in one that the seat imagines. Law 7.
pub fn check_features<G: Features>(setups: &[G::Setup]) {
    check_blocks(G::POSITION);
    check_blocks(G::ACTION);
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut buffer = Vec::new();
    let mut marked = vec![false; n_indices(G::POSITION)];
    for setup in setups {
        let mut state = G::start(setup).expect("a setup that can be played");
        let mut decisions = 0;
        while decisions < MOST_DECISIONS {
            if let Actor::Seats(seats) = G::actor(&state) {
                decisions += 1;
                for seat in seats.iter() {
                    let imagined = G::imagine(&G::view(&state, Viewer::seat(seat)), &mut rng);
                    let here = numbers::<G>(&state, seat, &mut marked);
                    let there = numbers::<G>(&imagined, seat, &mut marked);
                    assert!(here == there, "{}: the numbers of {seat} tell what it cannot see, at\n{state:?}", G::ID);
                }
            }
            let Some(step) = by_verb::<G>(&state, &mut rng, &mut buffer) else { break };
            G::apply(&mut state, step, &mut ()).expect("what is offered is accepted");
        }
    }
    let n_marked = marked.iter().filter(|is| **is).count();
    let never = G::POSITION.iter().filter(|block| !marked[block.from..block.end()].contains(&true));
    let never: Vec<_> = never.map(|block| block.name).collect();
    assert!(never.is_empty(), "{}: blocks that no game marked: {never:?}; {n_marked} indices were", G::ID);
}

/// The sums of what was marked, of a position or of one action there.
type Told<A> = (Option<A>, Vec<(u16, i32)>);

/// Everything one seat is told at a decision. An index counts as often as it was marked, in whatever order.
fn numbers<G: Features>(state: &G::State, seat: Seat, marked: &mut [bool]) -> Vec<Told<G::Action>> {
    let mut marks = Marks::default();
    G::position(state, seat, &mut marks);
    for mark in marks.as_slice() {
        marked[usize::from(mark.at)] = true;
    }
    let mut all = vec![(None, sums(&marks, n_indices(G::POSITION)))];
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    legal.sort();
    for action in legal {
        marks.clear();
        G::action(state, seat, action, &mut marks);
        all.push((Some(action), sums(&marks, n_indices(G::ACTION))));
    }
    all
}

fn sums(marks: &Marks, n: usize) -> Vec<(u16, i32)> {
    assert!(marks.as_slice().iter().all(|mark| usize::from(mark.at) < n), "a mark beyond the last block");
    let mut all: Vec<(u16, i32)> = Vec::new();
    for mark in marks.as_slice() {
        match all.iter_mut().find(|(at, _)| *at == mark.at) {
            Some((_, count)) => *count += i32::from(mark.count),
            None => all.push((mark.at, i32::from(mark.count))),
        }
    }
    all.sort_unstable();
    all
}

/// Blocks lie one behind the other, each with a name of its own.
fn check_blocks(blocks: &[Block]) {
    let mut next = 0;
    for block in blocks {
        assert_eq!(block.from, next, "{} does not begin where the block before it ends", block.name);
        assert!(block.len > 0 && !block.what.is_empty(), "{} has a meaning", block.name);
        assert_eq!(blocks.iter().filter(|other| other.name == block.name).count(), 1, "{} is there once", block.name);
        next = block.end();
    }
    assert!(next <= usize::from(u16::MAX), "indices are short");
}
