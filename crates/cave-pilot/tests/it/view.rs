//! What a seat sees: everything, the same for all, with odds for who is asked.

mod standing;

use cave_pilot::{CavePilot, Odds, State, View, odds};
use kernel::{Game, Seat, Viewer};

use crate::table;

fn seen_by(state: &State, seat: usize) -> View {
    CavePilot::view(state, Viewer::seat(Seat::new(seat)))
}

/// CP-GEN-03, CP-END-01: all cards, mats, credits and Reputation are open; only whose eyes it is differs.
#[test]
fn everybody_sees_the_same() {
    let state = table(
        "
        rule CP-GEN-03 CP-END-01
        competitive, players 2
        C1: Y12
        A at C1, reputation 4
        B at entrance
        B cards k3/2
        B hand Y30 Y31

        ",
    );
    let (one, other) = (seen_by(&state, 0), seen_by(&state, 1));
    assert_ne!(one, other);
    assert_eq!(View { viewer: other.viewer, ..one }, other);
    assert_eq!(other.players[1].hand.len(), 2);
}

/// The chance to pass each challenge within reach, with what the plane carries. CP-HANDLE-02, CP-MISSILE-12, CP-SPEC-09.
#[test]
fn the_mover_sees_the_odds_of_every_card_in_reach() {
    let state = table(
        "
        rule CP-HANDLE-02 CP-SPEC-09
        competitive, players 2
        C1: Y27
        C2: Y24 hits 3
        F1: Y23
        F2: Y19
        A at C1, fuel 1, missiles 0
        A mat U-SH4 U-SR1 U-MA4
        B at entrance
        pile Y30
        turn A, step move

        ",
    );
    let view = seen_by(&state, 0);
    let at = |spot: &str| view.reachable.iter().find(|card| card.at.to_string() == spot).unwrap();
    // Shields 3 and attack 1 against Y+O, 1 for the beetles, less 3 cubes: 4 beats totals up to 5.
    assert_eq!((at("C2").odds[0], at("C2").left[0], at("C2").fixed[0]), (Odds { ways: 15, of: 36 }, 4, -2));
    // Maneuverability 3 against Y and 1 for the beetles.
    assert_eq!(at("F1").odds[0], Odds { ways: 2, of: 6 });
    assert!(at("F2").handles);
    assert_eq!(view.reachable.len(), 3);
}

/// Before a roll the table shows what is needed and what the player has. CP-HANDLE-02, CP-R-48.
#[test]
fn a_challenge_shows_both_sides_and_its_window() {
    let state = table(
        "
        rule CP-HANDLE-02 CP-R-48
        competitive, players 2
        C1: Y27
        C2: Y11
        A at C1, fuel 0, missiles 0
        A mat U-MA4
        A cards k3/2 davy-lamp/3
        B at entrance
        B cards adamy/1
        pile Y30
        turn A, step move

        A: move C2
        A: use k3/2 on maneuver
        A: pass
        ",
    );
    let view = seen_by(&state, 1);
    let challenge = view.challenge.unwrap();
    assert_eq!((challenge.left, challenge.fixed, challenge.odds), (5, 1, Odds { ways: 4, of: 6 }));
    assert!(view.players[1].cards[0].fits && !view.players[0].cards[0].fits);
    let reaction = CavePilot::reaction(&state, Seat::new(1)).unwrap();
    assert_eq!((reaction.topics, reaction.decline), (vec!["adamy"], cave_pilot::Action::Pass));
    assert_eq!(CavePilot::reaction(&state, Seat::new(0)), None);
}

/// Exact odds against the spec's table for Y+O, and for single dice.
#[test]
fn the_odds_are_exact() {
    use cave_pilot::Die::{Orange, Yellow};
    let both = [Some(Yellow), Some(Orange)];
    let percent: Vec<_> = (4..=12).map(|sum| odds::pass(sum, 0, both, 1).percent()).collect();
    assert_eq!(percent, [16, 27, 41, 58, 72, 83, 91, 97, 100]);
    for left in 0..9 {
        assert_eq!(odds::pass(left, 0, [Some(Yellow), None], 1).ways, u32::from(left.min(6)));
        assert_eq!(odds::pass(left, 2, [Some(Yellow), None], 1).ways, u32::from(left.saturating_sub(2).min(6)));
        assert_eq!(odds::pass(left, 0, [Some(Orange), None], 1).ways, u32::from(left.saturating_sub(1).min(6)));
    }
    // CP-HANDLE-03: below zero anybody passes.
    assert_eq!(odds::pass(0, -3, [Some(Yellow), None], 1), Odds { ways: 3, of: 6 });
    assert_eq!(odds::pass(3, 0, [Some(Yellow), None], 2), Odds { ways: 27, of: 36 });
}

/// CP-MISSILE-07 to CP-MISSILE-09: two hits on average on a Cave card, with every re-roll.
#[test]
fn the_odds_of_missiles_are_exact() {
    let chance = |odds: Odds| f64::from(odds.ways) / f64::from(odds.of);
    let mean = |of: fn(u8) -> Odds| (1..=9).map(|hits| chance(of(hits))).sum::<f64>();
    assert!((mean(odds::missile_on_cave) - 2.0).abs() < 1e-5);
    assert!((mean(odds::missile_on_plane) - 1.8).abs() < 1e-5);
    assert_eq!(odds::missile_on_cave(2), Odds { ways: 24, of: 36 });
}
