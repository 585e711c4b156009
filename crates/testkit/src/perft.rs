//! Counting lines of play.

use kernel::{Actor, Game, Step};

/// How many different lines of `depth` steps leave this position. Chance outcomes count once each, whatever their
/// weight; a line that ends the game early counts as it is.
pub fn perft<G: Game>(state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let steps = every_step::<G>(state);
    if steps.is_empty() {
        return 1;
    }
    if depth == 1 {
        return steps.len() as u64;
    }
    let after = |step| {
        let mut next = state.clone();
        G::apply(&mut next, step, &mut ()).expect("what is offered is accepted");
        perft::<G>(&next, depth - 1)
    };
    steps.into_iter().map(after).sum()
}

/// Everything that may happen next.
pub(crate) fn every_step<G: Game>(state: &G::State) -> Vec<Step<G>> {
    match G::actor(state) {
        Actor::Over => Vec::new(),
        Actor::Chance => {
            let mut chances = Vec::new();
            G::chances(state, &mut chances);
            chances.into_iter().map(|chance| Step::Chance(chance.what)).collect()
        }
        Actor::Seats(seats) => {
            let mut steps = Vec::new();
            for seat in seats.iter() {
                let mut legal = Vec::new();
                G::legal(state, seat, &mut legal);
                steps.extend(legal.into_iter().map(|action| Step::Act(seat, action)));
            }
            steps
        }
    }
}
