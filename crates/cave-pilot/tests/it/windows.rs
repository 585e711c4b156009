//! Exploration cards before a roll: who may speak, and when.

mod dice;
mod others;
mod reactions;

use expect_test::expect;

use crate::check;

/// CP-R-48: the active player first, then clockwise; after any use a new pass.
#[test]
fn after_a_use_everybody_may_speak_again() {
    check(
        "
        rule CP-R-48 CP-EXPL-07 CP-XC-06 CP-XC-10 CP-R-73
        competitive, players 3
        C1: Y27
        C2: Y23
        A at C1, fuel 0, missiles 1, credits 0
        A mat U-MA4
        A cards k3/2 k3/1
        B at C1
        B cards tallinn/2
        C at C1
        C cards kerr-lens/2
        C hand Y31
        turn A, step move

        A: move C2
        B: pass
        A: pass
        B: use tallinn/2 on A maneuver
        A: use k3/2 on maneuver
        A: use k3/1 on maneuver
        A: pass
        B: pass
        C: pass
        chance: rolls 4
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y23 at C2 attacks A
            B: pass
              refused CP-TURN-06: it is not B's turn to decide
            A: pass
            B: use tallinn/2 on A maneuver
              B uses tallinn on A maneuver, 1 left
            A: use k3/2 on maneuver
              A uses k3 on maneuver, 1 left
            A: use k3/1 on maneuver
              A uses k3 on maneuver, 0 left
            A: pass
            B: pass
            C: pass
            chance: rolls 4
              A rolls 4
              A passes: 5 against 4
              A +1 Reputation, now 1
              A lands at C2
        "#]],
    );
}

/// X10 against a ranged card that another set off; not for the trigger.
#[test]
fn a_flare_sends_a_ranged_action_elsewhere() {
    check(
        "
        rule CP-XC-12 CP-EXPL-07
        competitive, players 3
        C1: Y11
        C2: Y22
        C3: Y12
        A at C1, fuel 0, missiles 1
        A mat U-MA9
        B at C3, fuel 1, missiles 1
        B cards flare/2
        C at C3
        C hand Y31
        turn A, step move

        A: move C2
        chance: rolls 2
        chance: rolls 3
        chance: rolls 0
        B?
        B: use flare/2
        chance?
        chance: redirects A
        chance: rolls 0
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y22 at C2 attacks A B C
            chance: rolls 2
              B rolls 2 for the order
            chance: rolls 3
              C rolls 3 for the order
            chance: rolls 0
              A rolls 0
              A passes: 5 against 2
              A +2 Reputation, now 2
            B?
              pass, use flare/2
            B: use flare/2
              B uses flare, 1 left
            chance?
              1 x redirects A
              1 x redirects C
            chance: redirects A
              the attack on B goes to A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 2
              A +2 Reputation, now 4
              A lands at C2
              B's turn 5, credits 11
        "#]],
    );
}

/// X10: with nobody else the missile is lost.
#[test]
fn a_flare_with_nobody_near_loses_the_missile() {
    check(
        "
        rule CP-XC-12
        competitive, players 2
        C1: Y11
        C2: Y22
        A at C1, fuel 0, missiles 1
        B at C2, fuel 1, missiles 1
        B cards flare/2
        B hand Y31
        turn A, step fire

        A: fire B
        B: use flare/2
        ",
        expect![[r#"
            A: fire B
              A fires at B
            B: use flare/2
              B uses flare, 1 left
              the attack on B is lost
        "#]],
    );
}

/// X01 to X03 name an opponent and their own properties; a wrong mark is refused.
#[test]
fn each_attack_lowers_its_own_properties() {
    check(
        "
        rule CP-XC-04 CP-XC-05 CP-XC-06 CP-R-36 CP-CARD-05
        competitive, players 3
        C1: Y11
        C2: Y20
        A at C1, fuel 0, missiles 1, credits 0
        A mat U-PA4 U-SH1
        B at C1
        B cards adamy/1 laplace/1 tallinn/1
        C at C1
        C hand Y31
        turn A, step move

        A: move C2
        B: use adamy/1 on A armor
        B: use laplace/1 on B
        B: use tallinn/1 on A power
        B: use adamy/1 on A shields
        B: use laplace/1 on A armor
        show A modifiers
        B: pass
        chance: rolls 0 1
        show A modifiers
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y20 at C2 attacks A
            B: use adamy/1 on A armor
              refused CP-CARD-05: adamy does not work on that
            B: use laplace/1 on B
              refused CP-CARD-05: laplace does not work on that
            B: use tallinn/1 on A power
              refused CP-CARD-05: tallinn does not work on that
            B: use adamy/1 on A shields
              B uses adamy on A shields, 0 left
            B: use laplace/1 on A armor
              B uses laplace on A armor, 0 left
            show A modifiers
              A modifiers shields-2 armor-2
            B: pass
            chance: rolls 0 1
              A rolls 0 1
              A fails: 1 against 1
              A lands at C2
              B's turn 5, credits 11
            show A modifiers
        "#]],
    );
}

/// X11: only steps that cost no fuel, and the active player waits for it.
#[test]
fn who_is_persuaded_has_no_other_step() {
    check(
        "
        rule CP-XC-12 CP-R-19
        competitive, players 2
        C1: Y14
        C2: Y12
        F1: Y26
        F2: Y23
        A at C1, fuel 1, missiles 0, credits 0
        A mat U-NC4
        B at C2
        B cards persuator/1
        B hand Y31
        turn A, step move

        A: move C2
        B: use persuator/1 on F2
        B: use persuator/1 on F1
        chance: rolls 1
        ",
        expect![[r#"
            A: move C2
              refused CP-TURN-06: it is not A's turn to decide
            B: use persuator/1 on F2
              refused CP-CARD-05: persuator does not work on that
            B: use persuator/1 on F1
              B uses persuator on F1, 0 left
              A is persuaded from C1 to F1
              Y26 at F1 attacks A
            chance: rolls 1
              A rolls 1
              A passes: 3 against 2
              A +2 Reputation, now 2
        "#]],
    );
}
