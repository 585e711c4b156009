//! How a game may go on from where a search stops: with random steps, as in the arena's playouts, or with steady hands.

use kernel::{Actor, Game, Heuristics, Step};
use rand::Rng;

use crate::greedy;

/// Steps of all kinds after which steady hands rest, should nobody have had a choice for long.
const MOST_STEPS: u32 = 1_000;

/// Takes up to so many random steps; how many it took before the game was over.
#[inline]
pub fn random<G: Game>(state: &mut G::State, steps: u32, rng: &mut impl Rng, buffer: &mut Vec<G::Action>) -> u32 {
    for taken in 0..steps {
        let step = match G::actor(state) {
            Actor::Over => return taken,
            Actor::Chance => Step::Chance(G::sample(state, rng)),
            Actor::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                Step::Act(seat, G::random_action(state, seat, rng, buffer))
            }
        };
        G::apply(state, step, &mut ()).expect("what is offered is accepted");
    }
    steps
}

/// Everybody takes what looks best, for so many decisions, and until chance has settled what comes of the last.
pub fn steady<G: Heuristics>(state: &mut G::State, decisions: u32, rng: &mut impl Rng, buffer: &mut Vec<G::Action>) {
    let mut left = decisions;
    for _ in 0..MOST_STEPS {
        let step = match <G as Game>::actor(state) {
            Actor::Over => return,
            Actor::Chance => Step::Chance(G::sample(state, rng)),
            Actor::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                buffer.clear();
                G::legal(state, seat, buffer);
                if buffer.len() > 1 {
                    if left == 0 {
                        return;
                    }
                    left -= 1;
                }
                Step::Act(seat, greedy::best_of::<G>(state, seat, buffer, rng))
            }
        };
        G::apply(state, step, &mut ()).expect("what is offered is accepted");
    }
}

#[cfg(test)]
mod tests {
    use casadh::Casadh;
    use cave_pilot::CavePilot;
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;

    /// A game after so many random steps, and then after each of these numbers of decisions by steady hands.
    fn played<G: Heuristics>(setup: &str, random_steps: u32, decisions: &[u32]) -> G::State {
        let setup: G::Setup = setup.parse().expect("setups are written as the games write them");
        let mut state = G::start(&setup).expect("the setup can be played");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut buffer = Vec::new();
        random::<G>(&mut state, random_steps, &mut rng, &mut buffer);
        for n in decisions {
            steady::<G>(&mut state, *n, &mut rng, &mut buffer);
        }
        state
    }

    #[test]
    fn steady_hands_rest_after_so_many_decisions_and_go_on_from_there() {
        for steps in [0, 20, 60] {
            let casadh = |decisions| played::<Casadh>("players 3", steps, decisions);
            assert!(casadh(&[12]) == casadh(&[5, 7]) && casadh(&[12]) != casadh(&[5]));
            let pilot = |decisions| played::<CavePilot>("competitive, players 2, deck easy 12", steps, decisions);
            assert!(pilot(&[24]) == pilot(&[0, 10, 14]) && pilot(&[24]) != pilot(&[10]));
        }
    }

    #[test]
    fn steady_hands_bring_a_game_to_its_end() {
        let state = played::<Casadh>("players 2", 0, &[500]);
        assert!(Casadh::outcome(&state).is_some());
    }
}
