//! Methane, bats and tremors strike. Rules: CC-HAZ-07, CC-HAZ-08, CC-HAZ-11, CC-HAZ-12, CC-ITEM-06 to CC-ITEM-08;
//! rulings CC-R-23, CC-R-25.

use expect_test::expect;

use crate::check;

/// Tokens strike who enters and not who stays (S-39).
#[test]
fn tokens_strike_who_enters_and_not_who_stays() {
    check(
        "
        rule CC-HAZ-08 CC-HAZ-12 CC-R-23
        players 2
        hex L1-09 at 1,0 r0: bats
        B at 1,0 B
        turn B

        B: slope A
        B: end turn
        A: end turn
        B: end turn
        A: end turn
        show B
        B: move W
        B: move E
        show B
        show hex
        ",
        expect![[r#"
            B: slope A
              B slides from B to A at 1,0
            B: end turn
              B's turn ends, mp lost 4
              round 2
              A's turn, mp 4
            A: end turn
              A's turn ends, mp lost 4
              B's turn, mp 4
            B: end turn
              B's turn ends, mp lost 4
              round 3
              A's turn, mp 4
            A: end turn
              A's turn ends, mp lost 4
              B's turn, mp 4
            show B
              B at 1,0 A, hp 4
            B: move W
              B goes from 1,0 to 0,0 A, mp 3
            B: move E
              B goes from 0,0 to 1,0 A, mp 2
              bats costs B 1, hp 3
            show B
              B at 1,0 A, hp 3
            show hex
              hex L1-09 at 1,0 r0: bats
        "#]],
    );
}

/// All tokens of a hex strike in order (S-40).
#[test]
fn all_tokens_of_a_hex_strike_in_order() {
    check(
        "
        rule CC-HAZ-11 CC-MODEL-11 CC-R-25
        players 2
        hex L2-11 at 1,0 r0: methane tremors
        A hp 3

        A: move E
        show A
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 B, mp 2
              methane costs A 1, hp 2
              tremors costs A 1, hp 1
            show A
              A at 1,0 B, hp 1
        "#]],
    );
    check(
        "
        rule CC-HAZ-11 CC-HAZ-07 CC-ITEM-07
        players 2
        hex L2-11 at 1,0 r0: methane tremors
        A hp 3, items hiking-boots

        A: move E
        show A
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 B, mp 2
              methane costs A 1, hp 2
              hiking-boots keeps tremors off A
            show A
              A at 1,0 B, hp 2, items hiking-boots
        "#]],
    );
    check(
        "
        rule CC-HAZ-11 CC-R-25
        players 2
        hex L2-11 at 1,0 r0: methane tremors
        A hp 1

        A: move E
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 B, mp 0
              methane costs A 1, hp 0
              A dies of methane
              A's turn ends
              B's turn, mp 4
        "#]],
    );
}

/// Shaken nerves make it worse (S-42).
#[test]
fn shaken_nerves_make_it_worse() {
    check(
        "
        rule CC-HAZ-07 CC-MISF-09 CC-ITEM-08
        players 2
        hex L1-03 at 1,0 r0: bats
        A held C18

        A: move E
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 A, mp 3
              bats costs A 2, hp 2
        "#]],
    );
    check(
        "
        rule CC-HAZ-07 CC-MISF-09 CC-ITEM-08
        players 2
        hex L1-03 at 1,0 r0: bats
        A held C18, items helmet

        A: move E
        show A
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 A, mp 3
              helmet keeps bats off A
            show A
              A at 1,0 A, hp 4, items helmet, held C18
        "#]],
    );
    check(
        "
        rule CC-SURF-06 CC-MISF-09 CC-HAZ-07
        players 2
        hex L1-01 at 1,0 r0
        hex L1-17 at 2,0 r2: grue.A
        A at 1,0, held C18, items helmet+gas-mask+hiking-boots
        B surface
        turn B

        B: try
        chance: roll 2
        B: grue 2,0 W
        A: flee E
        ",
        expect![[r#"
            B: try
            chance: roll 2
              B rolls 2 against 1 inside and succeeds
            B: grue 2,0 W
              the Grue of 2,0 goes to 1,0 A
              grue costs A 1, hp 3
            A: flee E
              A flees from 1,0 to 2,0 A
              round 2
              A's turn, mp 3
        "#]],
    );
}

#[test]
fn with_shaken_nerves_health_does_not_go_below_nothing() {
    check(
        "
        rule CC-HAZ-07 CC-GEN-03
        players 2
        hex L1-03 at 1,0 r0: bats
        A held C18, hp 1

        A: move E
        show A
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 A, mp 0
              bats costs A 2, hp 0
              A dies of bats
              A's turn ends
              B's turn, mp 4
            show A
              A dead
        "#]],
    );
}

#[test]
fn each_item_keeps_its_own_hazard_off() {
    check(
        "
        rule CC-HAZ-07 CC-ITEM-02 CC-ITEM-06 CC-ITEM-07 CC-ITEM-08
        players 2
        hex L2-11 at 1,0 r0: methane tremors
        A items gas-mask+hiking-boots

        A: move E
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 B, mp 3
              gas-mask keeps methane off A
              hiking-boots keeps tremors off A
        "#]],
    );
    check(
        "
        rule CC-HAZ-07 CC-ITEM-06 CC-ITEM-07 CC-ITEM-08
        players 2
        hex L1-03 at 1,0 r0: bats
        A items gas-mask+hiking-boots

        A: move E
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 A, mp 3
              bats costs A 1, hp 3
        "#]],
    );
    check(
        "
        rule CC-HAZ-07 CC-ITEM-06 CC-ITEM-07 CC-ITEM-08
        players 2
        hex L1-06 at 1,0 r0: tremors
        A items gas-mask+helmet

        A: move E
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 A, mp 3
              tremors costs A 1, hp 3
        "#]],
    );
    check(
        "
        rule CC-HAZ-07 CC-ITEM-06 CC-ITEM-07 CC-ITEM-08
        players 2
        hex L1-05 at 1,0 r0: methane
        A items hiking-boots+helmet

        A: move E
        ",
        expect![[r#"
            A: move E
              A goes from 0,0 to 1,0 B, mp 3
              methane costs A 1, hp 3
        "#]],
    );
}

#[test]
fn nothing_strikes_on_a_newly_explored_hex() {
    check(
        "
        rule CC-EXPL-18 CC-HAZ-08
        players 2
        hex L1-03 at 1,0 r0: bats
        hex L1-09 at 3,0 r0: bats
        A at 1,0 A

        A: explore E
        chance: hex L1-16
        A: rotate 0
        chance: card C01
        chance: roll 6
        show A
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-16
              A draws L1-16 for 2,0
            A: rotate 0
              L1-16 lies at 2,0 r0, A stands in B
              bats track 3
            chance: card C01
              A draws C01, cost 1, mp 3
            chance: roll 6
              bats rolls 6 against 3 and stays quiet
            show A
              A at 2,0 B, hp 4
        "#]],
    );
}
