//! Traps: bear trap, sign, snare, grease. Rules: SK-CARD-05, SK-ENC.

use expect_test::expect;

use crate::check;

/// HT-01: on another's turn; it pays on its own.
#[test]
fn a_bear_trap_pins_the_shoved() {
    check(
        "
        rule SK-R-30 SK-SHOVE-02 SK-R-33
        g6: ns bear-trap-2

        A: shove B north
        chance: die 3
        A: end turn
        B: play
        B: move south
        B: pry free
        B: move south
        ",
        expect![[r#"
            A: shove B north
              B is shoved from g7 to g6
              B meets bear-trap-2, needs 4
            chance: die 3
              B rolls 3
              B's trap roll comes to 3
              B loses to bear-trap-2
              B is hurt by 1, health 4
              B is pinned
            A: end turn
              A is done
              turn 11: B
            B: play
            B: move south
              refused SK-R-30: you are Pinned and cannot leave; pry yourself free first
            B: pry free
              B is free again
            B: move south
              B goes from g6 to g7
        "#]],
    );
}

/// HT-02: chance leads.
#[test]
fn a_sign_without_opponents_points_anywhere() {
    check(
        "
        rule SK-R-15 SK-R-23
        g6: ns convincing-sign-2
        B dead
        C dead

        A: move north
        A: focus 0
        chance: die 1
        chance?
        chance: goes south
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets convincing-sign-2, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to convincing-sign-2
              A is hurt by 0, health 5
            chance?
              1 x goes north
              1 x goes south
            chance: goes south
              A is sent from g6 to g7
        "#]],
    );
}

/// HT-02: the victim discovers and resolves; then the turn goes on.
#[test]
fn a_sign_leads_into_the_dark() {
    check(
        "
        rule SK-R-19 SK-PASS-03 SK-R-17
        g6: nesw convincing-sign-1
        A hand boomerang

        A: shove B north
        chance: die 1
        C: send east
        chance: tile TI-11
        B: lay 2
        chance: draws bloodthirsty-bats-1
        chance: die 1
        chance: die 4
        show B
        A: end turn
        ",
        expect![[r#"
            A: shove B north
              B is shoved from g7 to g6
              B meets convincing-sign-1, needs 4
            chance: die 1
              B rolls 1
              B's trap roll comes to 1
              B loses to convincing-sign-1
              B is hurt by 0, health 5
            C: send east
              B is sent from g6 to h6
            chance: tile TI-11
              B draws TI-11
            B: lay 2
              B lays TI-11 at h6, turns 2
            chance: draws bloodthirsty-bats-1
              bloodthirsty-bats-1 lies in h6
              B meets bloodthirsty-bats-1, needs 3
            chance: die 1
              B rolls 1
              B's monster roll comes to 1
              B loses to bloodthirsty-bats-1
              B is hurt by 1, health 4
              B flees from h6 to g6
              B meets convincing-sign-1, needs 4
            chance: die 4
              B rolls 4
              B's trap roll comes to 4
              B beats convincing-sign-1
              B picks up convincing-sign-1 from g6
            show B
              B at g6
              B hand convincing-sign-1
              B health 4
              B ap 0
              B last h6
            A: end turn
              A is done
              turn 11: B
        "#]],
    );
}

/// HT-02: who has shoved and who is sent are counted apart; the pinned stay.
#[test]
fn a_sign_is_no_shove() {
    check(
        "
        rule SK-R-30 SK-R-59
        g6: ns bear-trap-1 convincing-sign-1

        A: move north
        A: face bear-trap-1
        A: focus 0
        chance: die 1
        A: focus 0
        chance: die 1
        show A
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
            A: face bear-trap-1
              A meets bear-trap-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to bear-trap-1
              A is hurt by 1, health 4
              A is pinned
              A meets convincing-sign-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to convincing-sign-1
              A is hurt by 0, health 4
            show A
              A at g6
              A health 4
              A ap 2
              A last g7
              A pinned
              A moved
        "#]],
    );
}

/// HT-03: what falls is not met again now.
#[test]
fn a_snare_takes_everything() {
    check(
        "
        rule SK-CARD-05 SK-R-43 SK-R-52
        g6: ns snare-1 snare-2
        A hand bear-trap-1 leaden-idol

        A: move north
        A: face snare-1
        A: focus 0
        chance: die 1
        A: focus 0
        chance: die 4
        show A hand
        show g6
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
            A: face snare-1
              A meets snare-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to snare-1
              A is hurt by 0, health 5
              A drops leaden-idol in g6
              A drops bear-trap-1 in g6
              A meets snare-2, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's trap roll comes to 4
              A beats snare-2
              A picks up snare-2 from g6
            show A hand
              A hand snare-2
            show g6
              g6: TI-14 0 leaden-idol bear-trap-1 snare-1
        "#]],
    );
}

/// HT-04: who came by cart from afar does not slide.
#[test]
fn grease_needs_a_direction() {
    check(
        "
        rule SK-R-63 SK-R-19
        g6: TI-22 0
        a1: TI-23 1 bucket-of-grease-2
        A at g6

        A: ride a1
        A: focus 0
        chance: die 1
        show A at
        ",
        expect![[r#"
            A: ride a1
              A rides from g6 to a1
              A meets bucket-of-grease-2, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to bucket-of-grease-2
              A is hurt by 0, health 5
            show A at
              A at a1
        "#]],
    );
}

/// HT-04: no way on: one stays, and the other encounters come.
#[test]
fn grease_against_a_wall() {
    check(
        "
        rule SK-R-62 SK-ENC-13
        g6: es bucket-of-grease-1 bloodthirsty-bats-1

        A: move north
        A: focus 0
        chance: die 1
        A: focus 0
        chance: die 3
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets bucket-of-grease-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to bucket-of-grease-1
              A is hurt by 0, health 5
              A meets bloodthirsty-bats-1, needs 3
            A: focus 0
            chance: die 3
              A rolls 3
              A's monster roll comes to 3
              A beats bloodthirsty-bats-1
              bloodthirsty-bats-1 is discarded
        "#]],
    );
}
