//! Before the first turn. Rules: CC-SETUP; rulings CC-R-01, CC-R-60.

mod house_rules;

use casadh::{Casadh, HouseRule, Setup, Standing};
use expect_test::expect;
use kernel::{Game, Seat, Viewer};

use crate::{check, table};

/// Everybody starts on Base Camp with four health (S-01).
#[test]
fn everybody_starts_on_base_camp_with_four_health() {
    let start = "
        rule CC-SETUP-01 CC-SETUP-02 CC-SETUP-03 CC-SETUP-04 CC-SETUP-05 CC-SETUP-06 CC-SETUP-07 CC-SETUP-08 CC-SETUP-09
        rule CC-SETUP-10 CC-SETUP-11 CC-SETUP-12 CC-SETUP-13 CC-SETUP-14 CC-GEN-05 CC-HEX-11
        new players 4

        chance: surface 9
        chance: surface 9
        chance: surface 0
        chance: surface 3
        chance: surface 3
        chance: surface 7
        chance: surface 5
        chance: surface 6
        chance: C starts
        show A
        show B
        show C
        show D
        show hex
        show collapsed
        show fuse
        show track
        show surface
        show pile
        show counts
        show turn
        show first
        show round
        ";
    check(
        start,
        expect![[r#"
        chance: surface 9
          9 lies on the Surface
        chance: surface 9
          9 lies on the Surface
        chance: surface 0
          0 lies on the Surface
        chance: surface 3
          3 lies on the Surface
        chance: surface 3
          3 lies on the Surface
        chance: surface 7
          7 lies on the Surface
        chance: surface 5
          5 lies on the Surface
        chance: surface 6
          6 lies on the Surface
        chance: C starts
          C takes the first turn
          round 1
          C's turn, mp 4
        show A
          A at 0,0 A, hp 4
        show B
          B at 0,0 A, hp 4
        show C
          C at 0,0 A, hp 4
        show D
          D at 0,0 A, hp 4
        show hex
        show collapsed
        show fuse
        show track
          track methane 0 bats 0 tremors 0 grue 0
        show surface
          surface 9 9 7 6 5 3 3 0
        show pile
          pile L1-01 L1-02 L1-03 L1-04 L1-05 L1-06 L1-07 L1-08 L1-09 L1-10 L1-11 L1-12 L1-13 L1-14 L1-15 L1-16 L1-17 L1-18 L1-19 L1-20
        show counts
          counts pile 20, aside 20, deck 60, discard 0, supply 38, bag 92, surface 8
        show turn
          turn C, mp 4
        show first
          first C
        show round
          round 1
    "#]],
    );
    let view = Casadh::view(&table(start), Viewer::PUBLIC);
    assert_eq!((view.surface.as_slice(), view.bag), ([9, 9, 7, 6, 5, 3, 3, 0].as_slice(), 92));
    assert_eq!(view.track.iter().map(|row| row.value).collect::<Vec<_>>(), [0, 0, 0, 0]);
    assert_eq!((view.pile, view.aside, view.deck, view.discard.len(), view.supply.len()), (20, 20, 60, 0, 38));
    let [base] = view.hexes.as_slice() else { panic!("only Base Camp lies") };
    assert_eq!((base.q, base.r, base.rotation, base.collapsed), (0, 0, 0, false));
    assert!(view.players.iter().all(|player| player.standing == Standing::Caves && player.hp == 4));
    assert!(
        view.players.iter().all(|player| player.items.is_empty() && player.held.is_empty() && player.treasures == 0)
    );
}

/// Ten of each value from 0 to 9, as both printings have it.
#[test]
fn the_surface_is_laid_from_a_bag_with_ten_of_each_value() {
    check(
        "
        rule CC-SETUP-06 CC-SETUP-07 CC-TREAS-01 CC-TREAS-07 CC-R-60
        new players 1

        chance?
        chance: surface 7
        chance?
        chance: surface 0
        chance: A starts
        ",
        expect![[r#"
            chance?
              10 x surface 0
              10 x surface 1
              10 x surface 2
              10 x surface 3
              10 x surface 4
              10 x surface 5
              10 x surface 6
              10 x surface 7
              10 x surface 8
              10 x surface 9
            chance: surface 7
              7 lies on the Surface
            chance?
              10 x surface 0
              10 x surface 1
              10 x surface 2
              10 x surface 3
              10 x surface 4
              10 x surface 5
              10 x surface 6
              9 x surface 7
              10 x surface 8
              10 x surface 9
            chance: surface 0
              0 lies on the Surface
            chance: A starts
              A takes the first turn
              round 1
              A's turn, mp 4
        "#]],
    );
}

#[test]
fn anybody_may_start_with_equal_odds() {
    check(
        "
        rule CC-SETUP-13 CC-TURN-01 CC-MODEL-09
        new players 2

        chance: surface 1
        chance: surface 2
        chance: surface 3
        chance: surface 4
        chance?
        chance: B starts
        B: end turn
        A: end turn
        ",
        expect![[r#"
            chance: surface 1
              1 lies on the Surface
            chance: surface 2
              2 lies on the Surface
            chance: surface 3
              3 lies on the Surface
            chance: surface 4
              4 lies on the Surface
            chance?
              1 x A starts
              1 x B starts
            chance: B starts
              B takes the first turn
              round 1
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              A's turn, mp 4
            A: end turn
              A's turn ends, mp lost 4
              round 2
              B's turn, mp 4
        "#]],
    );
}

#[test]
fn the_first_hex_is_any_of_level_one() {
    check(
        "
        rule CC-SETUP-03 CC-SETUP-04 CC-EXPL-03 CC-HEX-12 CC-INFO-02 CC-R-41
        players 2

        A: explore E
        chance?
        chance: hex L1-01
        chance: card C01
        ",
        expect![[r#"
            A: explore E
            chance?
              1 x hex L1-01
              1 x hex L1-02
              1 x hex L1-03
              1 x hex L1-04
              1 x hex L1-05
              1 x hex L1-06
              1 x hex L1-07
              1 x hex L1-08
              1 x hex L1-09
              1 x hex L1-10
              1 x hex L1-11
              1 x hex L1-12
              1 x hex L1-13
              1 x hex L1-14
              1 x hex L1-15
              1 x hex L1-16
              1 x hex L1-17
              1 x hex L1-18
              1 x hex L1-19
              1 x hex L1-20
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C01
              A draws C01, cost 1, mp 3
        "#]],
    );
}

#[test]
fn the_first_card_is_any_of_sixty() {
    check(
        "
        rule CC-SETUP-10 CC-CARD-01 CC-EXPL-09 CC-INFO-02
        players 2
        deck C01*4 C05*6 C10

        A: explore E
        chance: hex L1-01
        chance?
        chance: card C05
        chance: treasure 1
        chance: treasure 2
        A: keep 2
        A: explore E
        chance: hex L1-02
        chance?
        chance: card C01
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance?
              4 x card C01
              6 x card C05
              1 x card C10
            chance: card C05
              A draws C05, cost 2, mp 2
            chance: treasure 1
              A draws 1
            chance: treasure 2
              A draws 2
            A: keep 2
              A keeps 2
              1 face down at 1,0
            A: explore E
            chance: hex L1-02
              A draws L1-02 for 2,0
              L1-02 lies at 2,0 r0, A stands in A
            chance?
              4 x card C01
              5 x card C05
              1 x card C10
            chance: card C01
              A draws C01, cost 1, mp 1
        "#]],
    );
}

/// CC-R-01, CC-R-49: one to six players, limits within reason.
#[test]
fn a_table_has_one_to_six_players() {
    let refused = |setup: Setup| Casadh::start(&setup).unwrap_err().to_string();
    expect!["The Caves of Casadh is for 1 to 6 players, not 0 (CC-R-01)"].assert_eq(&refused(Setup::new(0)));
    expect!["The Caves of Casadh is for 1 to 6 players, not 7 (CC-R-01)"].assert_eq(&refused(Setup::new(7)));
    expect!["the limits on idle rounds and on rounds are numbers from 1 to 1000 (CC-R-49)"]
        .assert_eq(&refused(Setup { stall_limit: 0, ..Setup::new(2) }));
    assert!((1..=6).all(|players| Casadh::start(&Setup::new(players)).is_ok()));
    assert!(Casadh::start(&Setup::new(3).with_house(HouseRule::ALL.iter().copied())).is_ok());
}

/// CC-R-01, CC-GEN-01: alone one plays for the score.
#[test]
fn alone_one_plays_for_the_own_total() {
    let out = "
        rule CC-R-01 CC-GEN-01 CC-TREAS-01
        players 1
        A treasures 5 4
        surface 8 2

        A: leave
        ";
    check(
        out,
        expect![[r#"
        A: leave
          A leaves with 8 and 2
          A shows 8 5 4 2, total 19
          the game is over, won by A
    "#]],
    );
    let outcome = Casadh::outcome(&table(out)).unwrap();
    assert_eq!((outcome.scores, outcome.winners), (vec![19], vec![Seat::new(0)]));
    let dead = "
        rule CC-R-01 CC-R-48
        players 1
        hex L1-03 at 1,0 r0: bats
        A treasures 5 4, hp 1

        A: move E
        ";
    check(
        dead,
        expect![[r#"
        A: move E
          A goes from 0,0 to 1,0 A, mp 0
          bats costs A 1, hp 0
          A dies of bats
          the game is over, won by nobody
    "#]],
    );
    let outcome = Casadh::outcome(&table(dead)).unwrap();
    assert_eq!((outcome.scores, outcome.winners), (vec![0], vec![]));
}
