//! Which rolls are made, and in which order. Rules: CC-HAZ-02, CC-HAZ-03, CC-HAZ-13, CC-MODEL-11; rulings CC-R-22,
//! CC-R-25.

use expect_test::expect;

use crate::check;

/// The first symbol never breaks out (S-35).
#[test]
fn the_first_symbol_never_breaks_out() {
    check(
        "
        rule CC-HAZ-03 CC-HAZ-02 CC-R-22
        players 2

        A: explore E
        chance: hex L1-03
        A: rotate 0
        chance: card C01
        chance?
        chance: roll 1
        show hex
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-03
              A draws L1-03 for 1,0
            A: rotate 0
              L1-03 lies at 1,0 r0, A stands in A
              bats track 1
            chance: card C01
              A draws C01, cost 1, mp 3
            chance?
              1 x roll 1
              1 x roll 2
              1 x roll 3
              1 x roll 4
              1 x roll 5
              1 x roll 6
            chance: roll 1
              bats rolls 1 against 1 and stays quiet
            show hex
              hex L1-03 at 1,0 r0
        "#]],
    );
}

/// The dead are rolled for as well (S-41).
#[test]
fn the_dead_are_rolled_for_as_well() {
    check(
        "
        rule CC-HAZ-13 CC-HAZ-02 CC-R-38 CC-TURN-12 CC-MODEL-11
        players 3
        hex L1-05 at 3,0 r0
        hex L1-10 at 4,0 r0
        hex L1-13 at 5,0 r0
        hex L2-04 at 6,0 r0
        hex L2-07 at 7,0 r0
        hex L1-06 at 3,3 r0
        hex L1-08 at 4,3 r0
        hex L1-15 at 5,3 r0
        hex L2-02 at 6,3 r0
        hex L2-06 at 7,3 r0
        A hp 1

        show track
        A: explore E
        chance: hex L2-11
        A: rotate 0
        chance: card C02
        chance: item rope
        chance: roll 1
        chance: roll 1
        show turn
        ",
        expect![[r#"
            show track
              track methane 5 bats 0 tremors 5 grue 0
            A: explore E
            chance: hex L2-11
              A draws L2-11 for 1,0
            A: rotate 0
              L2-11 lies at 1,0 r0, A stands in B
              methane track 6
              tremors track 6
            chance: card C02
              A draws C02, cost 1, mp 0
            chance: item rope
              rope lies at 1,0
            chance: roll 1
              methane rolls 1 against 6 and breaks out
              methane at 3,0
              methane at 4,0
              methane at 5,0
              methane at 6,0
              methane at 7,0
              methane at 1,0
              methane costs A 1, hp 0
              A dies of methane
            chance: roll 1
              tremors rolls 1 against 6 and breaks out
              tremors at 3,3
              tremors at 4,3
              tremors at 5,3
              tremors at 6,3
              tremors at 7,3
              tremors at 1,0
              A's turn ends
              B's turn, mp 4
            show turn
              turn B, mp 4
        "#]],
    );
}

/// A card may ask for a roll of its own (S-44).
#[test]
fn a_card_may_ask_for_a_roll_of_its_own() {
    check(
        "
        rule CC-HAZ-02 CC-MISF-09 CC-MISF-01 CC-HAZ-09
        players 2
        hex L1-10 at 1,0 r0
        B at 1,0 A

        A: explore W
        chance: hex L1-05
        A: rotate 0
        chance: card C28
        chance: treasure 2
        chance: treasure 3
        A: keep 3
        chance: roll 1
        chance: roll 1
        show track
        show hex
        ",
        expect![[r#"
            A: explore W
            chance: hex L1-05
              A draws L1-05 for -1,0
            A: rotate 0
              L1-05 lies at -1,0 r0, A stands in A
              methane track 2
            chance: card C28
              A draws C28, cost 1, mp 3
              bad-air befalls A
            chance: treasure 2
              A draws 2
            chance: treasure 3
              A draws 3
            A: keep 3
              A keeps 3
              1 face down at -1,0
            chance: roll 1
              methane rolls 1 against 2 and breaks out
              methane at 1,0
              methane at -1,0
              methane costs A 1, hp 3
              methane costs B 1, hp 3
            chance: roll 1
              methane rolls 1 against 2 and breaks out
            show track
              track methane 2 bats 0 tremors 0 grue 0
            show hex
              hex L1-10 at 1,0 r0: methane
              hex L1-05 at -1,0 r0: methane treasures 2
        "#]],
    );
}

/// Bats before the Grue; methane before the Grue: A is struck, then flees.
#[test]
fn hazards_are_rolled_in_order_and_each_is_carried_out_first() {
    check(
        "
        rule CC-MODEL-11 CC-HAZ-02 CC-HAZ-13 CC-HAZ-06 CC-R-25
        players 2
        hex L2-20 at 2,0 r0
        hex L1-01 at 1,0 r0
        B at 2,0 A

        A: explore W
        chance: hex L2-19
        A: rotate 0
        chance: card C02
        chance: item rope
        chance: roll 1
        chance: roll 1
        ",
        expect![[r#"
            A: explore W
            chance: hex L2-19
              A draws L2-19 for -1,0
            A: rotate 0
              L2-19 lies at -1,0 r0, A stands in A
              bats track 1
              grue track 2
            chance: card C02
              A draws C02, cost 1, mp 3
            chance: item rope
              rope lies at -1,0
            chance: roll 1
              bats rolls 1 against 1 and stays quiet
            chance: roll 1
              grue rolls 1 against 2 and breaks out
              grue at 2,0
              grue at -1,0
              A flees from -1,0 to 0,0 A
              B flees from 2,0 to 1,0 A
        "#]],
    );
    check(
        "
        rule CC-MODEL-11 CC-HAZ-02 CC-HAZ-13
        players 2
        hex L2-19 at 2,0 r0
        hex L1-05 at 1,0 r0
        B at 1,0 A

        A: explore W
        chance: hex L2-20
        chance: card C02
        chance: item rope
        chance: roll 1
        chance: roll 1
        ",
        expect![[r#"
            A: explore W
            chance: hex L2-20
              A draws L2-20 for -1,0
              L2-20 lies at -1,0 r0, A stands in A
              methane track 2
              grue track 2
            chance: card C02
              A draws C02, cost 1, mp 3
            chance: item rope
              rope lies at -1,0
            chance: roll 1
              methane rolls 1 against 2 and breaks out
              methane at 1,0
              methane at -1,0
              methane costs A 1, hp 3
              methane costs B 1, hp 3
            chance: roll 1
              grue rolls 1 against 2 and breaks out
              grue at 2,0
              grue at -1,0
              A flees from -1,0 to 0,0 A
        "#]],
    );
}
