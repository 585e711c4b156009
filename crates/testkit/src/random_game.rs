//! Steps chosen by a generator.

use kernel::{Actor, Game, Step, pick};
use rand::Rng;

/// The next step, uniformly among the legal ones; `None` when the game is over.
pub fn random_step<G: Game>(state: &G::State, rng: &mut impl Rng, buffer: &mut Vec<G::Action>) -> Option<Step<G>> {
    match G::actor(state) {
        Actor::Over => None,
        Actor::Chance => Some(Step::Chance(G::sample(state, rng))),
        Actor::Seats(seats) => {
            let seats: Vec<_> = seats.iter().collect();
            let seat = seats[pick(rng, seats.len() as u32) as usize];
            Some(Step::Act(seat, G::random_action(state, seat, rng, buffer)))
        }
    }
}

/// The next step, first uniformly among the verbs (the first words of the legal actions), then among the actions
/// with that verb. Rare verbs come up often, so games are short and varied.
pub fn by_verb<G: Game>(state: &G::State, rng: &mut impl Rng, buffer: &mut Vec<G::Action>) -> Option<Step<G>> {
    let Actor::Seats(seats) = G::actor(state) else {
        return random_step(state, rng, buffer);
    };
    let seat = seats.iter().next().expect("somebody is asked");
    buffer.clear();
    G::legal(state, seat, buffer);
    let verb = |action: &G::Action| kernel::word(&action.to_string()).0.to_string();
    let mut verbs: Vec<_> = buffer.iter().map(verb).collect();
    verbs.sort();
    verbs.dedup();
    let chosen = &verbs[pick(rng, verbs.len() as u32) as usize];
    let those: Vec<_> = buffer.iter().filter(|action| verb(action) == *chosen).collect();
    Some(Step::Act(seat, *those[pick(rng, those.len() as u32) as usize]))
}
