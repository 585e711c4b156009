//! Equipment: helmet, boots, crank, boomerang. Rules: SK-CARD-01, rulings SK-R-59, SK-R-64.

use expect_test::expect;

use crate::check;

/// FE-12: on a ledge; but it is an Injury still. It does not help against monsters.
#[test]
fn the_helmet_turns_a_scratch_into_nothing() {
    check(
        "
        rule SK-R-39 SK-R-40 SK-INJ-02
        g6: ns ledge bloodthirsty-bats-1
        A hand steel-helmet restless-diamond

        A: move north
        A: focus 0
        chance: die 1
        A: focus 0
        chance: die 1
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets the ledge, needs 3
            A: focus 0
            chance: die 1
              A rolls 1
              A's danger roll comes to 1
              A loses to the ledge
              A is hurt by 0, health 5
              A drops restless-diamond in g6
              A meets bloodthirsty-bats-1, needs 3
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to bloodthirsty-bats-1
              A is hurt by 1, health 4
              A flees from g6 to g7
        "#]],
    );
}

/// FE-13: no shove, no slide, no sign leads them.
#[test]
fn boots_stand_fast() {
    check(
        "
        rule SK-R-64 SK-R-63
        g6: nesw bucket-of-grease-1 convincing-sign-1
        A hand hobnail-boots
        B hand boomerang

        A: move north
        A: face bucket-of-grease-1
        A: focus 0
        chance: die 1
        A: focus 0
        chance: die 1
        A: end turn
        B: play
        B: move north
        B: face convincing-sign-1
        B: focus 0
        chance: die 4
        B: focus 0
        chance: die 4
        B: shove A north
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
            A: face bucket-of-grease-1
              A meets bucket-of-grease-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to bucket-of-grease-1
              A is hurt by 0, health 5
              A meets convincing-sign-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to convincing-sign-1
              A is hurt by 0, health 5
            A: end turn
              A is done
              turn 11: B
            B: play
            B: move north
              B goes from g7 to g6
            B: face convincing-sign-1
              B meets convincing-sign-1, needs 4
            B: focus 0
            chance: die 4
              B rolls 4
              B's trap roll comes to 4
              B beats convincing-sign-1
              B picks up convincing-sign-1 from g6
              B meets bucket-of-grease-1, needs 4
            B: focus 0
            chance: die 4
              B rolls 4
              B's trap roll comes to 4
              B beats bucket-of-grease-1
              B picks up bucket-of-grease-1 from g6
            B: shove A north
              refused SK-R-64: A wears Hobnail Boots and cannot be shoved
        "#]],
    );
}

/// FE-13: flee, but do not slide.
#[test]
fn boots_make_a_plain_flight_of_boulders_and_horrors() {
    check(
        "
        rule SK-R-64 SK-FAQ-12
        g6: ns
        g5: ns port-o-boulder
        h7: ew putrid-horror
        A at g6
        A hand hobnail-boots
        A ap 5

        A: move north
        A: focus 0
        chance: die 1
        A: move south
        A: move east
        A: focus 0
        chance: die 1
        ",
        expect![[r#"
            A: move north
              A goes from g6 to g5
              A meets port-o-boulder, needs 5
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to port-o-boulder
              A is hurt by 1, health 4
              A flees from g5 to g6
            A: move south
              A goes from g6 to g7
            A: move east
              A goes from g7 to h7
              A meets putrid-horror, needs 5
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to putrid-horror
              A is hurt by 1, health 3
              A flees from h7 to g7
        "#]],
    );
}

/// FE-14: once a turn, never the Cave Entrance.
#[test]
fn a_crank_turns_ones_own_passage_or_one_it_faces() {
    check(
        "
        rule SK-R-26 SK-PASS-08 SK-PASS-12 SK-R-59
        g6: ns
        g5: ew basilisk
        h6: ns
        A at g6
        B at g5
        A hand ancient-crank

        A: crank ancient-crank h6 left
        A: crank ancient-crank g7 left
        A: crank ancient-crank g5 right
        show g5
        A: crank ancient-crank g6 left
        A: move north
        A: focus 1
        chance: die 6
        ",
        expect![[r#"
            A: crank ancient-crank h6 left
              refused SK-TURN-06: the crank turns your passage or a discovered one it faces, and h6 is neither
            A: crank ancient-crank g7 left
              refused SK-PASS-12: the Cave Entrance can be neither destroyed nor turned
            A: crank ancient-crank g5 right
              A uses ancient-crank
              g5 turns by 1
            show g5
              g5: TI-15 2 basilisk
            A: crank ancient-crank g6 left
              refused SK-R-59: you have already used ancient-crank this turn
            A: move north
              A goes from g6 to g5
              A meets basilisk, needs 6
            A: focus 1
              A focuses 1
            chance: die 6
              A rolls 6
              A's monster roll comes to 7
              A beats basilisk
              basilisk is discarded
        "#]],
    );
}

/// FE-15: the target dies, drops everything, and the boomerang flies home.
#[test]
fn a_boomerang_comes_back_from_the_dead() {
    check(
        "
        rule SK-R-37 SK-HLTH-03 SK-CARD-01
        g6: ns
        B at g6
        B health 1
        B hand snare-1
        A hand boomerang

        A: throw boomerang B
        chance: die 1
        A: focus 0
        chance: die 1
        show A hand
        show g6
        ",
        expect![[r#"
            A: throw boomerang B
              A throws boomerang at B
              A drops boomerang in g6
            chance: die 1
              B rolls 1
              B's defence roll comes to 1
            A: focus 0
            chance: die 1
              A rolls 1
              A's attack roll comes to 1
              A hits B
              B is hurt by 1, health 0
              B dies in g6
              B drops snare-1 in g6
              A picks up boomerang from g6
            show A hand
              A hand boomerang
            show g6
              g6: TI-14 0 snare-1
        "#]],
    );
}

/// FE-15 and FT-05: the thrower mourns to death.
#[test]
fn a_boomerang_does_not_return_to_the_dead() {
    check(
        "
        rule SK-R-41 SK-R-53 SK-HLTH-05
        g6: ns
        B at g6
        B health 1
        A health 2
        A hand boomerang soulbond-charm

        A: throw boomerang B
        chance: die 1
        A: focus 0
        chance: die 1
        show g6
        show g7
        chance: draws trusty-whip
        B: leave
        ",
        expect![[r#"
            A: throw boomerang B
              A throws boomerang at B
              A drops boomerang in g6
            chance: die 1
              B rolls 1
              B's defence roll comes to 1
            A: focus 0
            chance: die 1
              A rolls 1
              A's attack roll comes to 1
              A hits B
              B is hurt by 1, health 0
              B dies in g6
              A loses 2 health, health 0
              A dies in g7
              A drops soulbond-charm in g7
              turn 11: B
              backup for B comes to g7
            show g6
              g6: TI-14 0 boomerang
            show g7
              g7: entrance soulbond-charm
            chance: draws trusty-whip
              B draws trusty-whip
            B: leave
              trusty-whip lies in g7
        "#]],
    );
}
