//! What bots think of positions.

use ::skulldug::{Skulldug, State};
use kernel::{Game, Heuristics, Seat};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use testkit::random_step;

/// A game in its middle, and the same with a dazed rival.
fn with_a_dazed_rival(setup: &str) -> [State; 2] {
    let mut state = Skulldug::start(&setup.parse().unwrap()).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut buffer = Vec::new();
    for _ in 0..200 {
        let step = random_step::<Skulldug>(&state, &mut rng, &mut buffer).expect("a game takes longer");
        Skulldug::apply(&mut state, step, &mut ()).unwrap();
    }
    let mut dazed = state.clone();
    dazed.players[1].dazed = !state.players[1].dazed;
    [state, dazed]
}

#[test]
fn steady_hands_look_at_several_rivals_no_more_than_they_must() {
    let own = Seat::new(0);
    let [before, after] = with_a_dazed_rival("players 5, mode free-for-all, gear suggested, cap 400");
    assert_ne!(Skulldug::worth(&before, own), Skulldug::worth(&after, own));
    assert_eq!(Skulldug::own_worth(&before, own), Skulldug::own_worth(&after, own));
}

#[test]
fn a_single_rival_counts_always() {
    let own = Seat::new(0);
    for state in with_a_dazed_rival("players 2, mode duel, gear suggested, cap 400") {
        assert_eq!(Skulldug::own_worth(&state, own), Skulldug::worth(&state, own));
    }
}
