//! Missiles: each face, on caves and on planes.

mod shooting;

use expect_test::expect;

use crate::check;

/// S-23: every face on a card and on a rival.
#[test]
fn every_face_of_the_missile_die() {
    check(
        "
        rule CP-MISSILE-01 CP-MISSILE-06 CP-MISSILE-07 CP-MISSILE-08 CP-MISSILE-09 CP-MISSILE-10 CP-MISSILE-11 CP-R-28 CP-R-12
        competitive, players 2, deck hard 16
        C1: Y14
        C2: Y24
        C3: Y30
        A at C1, missiles 9
        B at C3, reputation 2, fuel 1, missiles 1
        B mat U-SH2 U-MA3
        turn A, step fire

        A: fire C2
        chance: missile reputation
        A: fire C2
        chance: missile targeting
        A: fire C2
        chance: missile 1
        A: fire C2
        chance: missile die
        A: stop
        show C2
        A: fire B
        chance: missile die
        A: stop
        A: fire B
        chance: missile reputation
        A: fire B
        chance: missile targeting
        A?
        A: hit maneuver1
        A: hit shields1
        show B
        show A at
        ",
        expect![[r#"
            A: fire C2
              A fires at C2
            chance: missile reputation
              A's missile shows reputation
              C2 part 1 takes 1, cubes 1
            A: fire C2
              A fires at C2
            chance: missile targeting
              A's missile shows targeting
              C2 part 1 takes 2, cubes 3
            A: fire C2
              A fires at C2
            chance: missile 1
              A's missile shows 1
              C2 part 1 takes 1, cubes 4
            A: fire C2
              A fires at C2
            chance: missile die
              A's missile shows die
              C2 part 1 takes 1, cubes 5
            A: stop
            show C2
              C2: Y24 hits 5
            A: fire B
              A fires at B
            chance: missile die
              A's missile shows die
              B takes a hit on shields1
            A: stop
            A: fire B
              A fires at B
            chance: missile reputation
              A's missile shows reputation
              B -1 Reputation, now 1
            A: fire B
              A fires at B
            chance: missile targeting
              A's missile shows targeting
            A?
              hit shields1, hit maneuver1
            A: hit maneuver1
              B takes a hit on maneuver1
            A: hit shields1
              B takes a hit on shields1, gone
            show B
              B at C3, turns 4, credits 8, reputation 1, fuel 1, missiles 1
              B mat U-MA3-1
              B visited C3
              B handled C3
            show A at
              A at C1, turns 4, credits 8, reputation 0, fuel 1, missiles 2
        "#]],
    );
}

/// S-28: the hit of the Die goes by the order, the two of Targeting where the attacker says, on cards of both kinds.
#[test]
fn targeting_directs_only_its_own_hits() {
    check(
        "
        rule CP-R-28 CP-R-30 CP-MISSILE-07 CP-MISSILE-08 CP-R-31
        competitive, players 2
        C1: Y14
        C2: Y24
        A at C1, missiles 1
        B at C2
        B mat U-SH2 U-NC4
        B cards k3/1 aru/2
        B hand Y31
        turn A, step fire

        A: fire B
        chance: missile die
        A: again
        chance: missile targeting
        A: hit shields2
        A?
        A: hit k3/1
        A?
        A: hit navigation1
        show B
        ",
        expect![[r#"
            A: fire B
              A fires at B
            chance: missile die
              A's missile shows die
              B takes a hit on shields1
            A: again
            chance: missile targeting
              A's missile shows targeting
            A: hit shields2
              refused CP-R-31: shields2 cannot take this hit
            A?
              hit shields1, hit navigation1, hit k3/1, hit aru/2
            A: hit k3/1
              B takes a hit on k3/1, gone
            A?
              hit shields1, hit navigation1, hit aru/2
            A: hit navigation1
              B takes a hit on navigation1
            show B
              B at C2, turns 4, credits 8, reputation 0, fuel 1, missiles 1
              B mat U-SH2-1 U-NC4-1
              B cards aru/2
              B hand Y31
              B visited C2
              B handled C2
        "#]],
    );
}

/// S-25: nobody in the entrance or the exit, but the own card and who else is on it.
#[test]
fn the_own_card_and_planes_on_it_are_targets() {
    check(
        "
        rule CP-R-75 CP-MISSILE-03 CP-MISSILE-05 CP-ENTR-08
        competitive, players 4
        C1: Y14
        C2: Y24
        C3: Y30
        A at C2, missiles 1
        B at C2
        C at exit
        D at entrance
        turn A, step fire

        A? fire
        A: fire C
        A: fire D
        A: fire C2
        chance: missile 1
        show C2
        ",
        expect![[r#"
            A? fire
              C1, C2, C3, B
            A: fire C
              refused CP-MISSILE-05: C's plane is not on a Cave card; you cannot fire at the entrance or the exit
            A: fire D
              refused CP-MISSILE-05: D's plane is not on a Cave card; you cannot fire at the entrance or the exit
            A: fire C2
              A fires at C2
            chance: missile 1
              A's missile shows 1
              C2 part 1 takes 1, cubes 1
            show C2
              C2: Y24 hits 1
        "#]],
    );
}

/// Hits on a card count for every later player.
#[test]
fn cubes_help_everybody() {
    check(
        "
        rule CP-MISSILE-11 CP-MISSILE-12 CP-HANDLE-03
        competitive, players 2
        C1: Y11
        C2: Y23
        A at C1, missiles 1, fuel 0, credits 0
        B at C1, missiles 0, fuel 0
        B hand Y31
        turn A, step fire

        A: fire C2
        chance: missile 3
        A: move C2
        chance: rolls 2
        B: place Y31 C3
        B: pass
        B: move C2
        chance: rolls 1
        ",
        expect![[r#"
            A: fire C2
              A fires at C2
            chance: missile 3
              A's missile shows 3
              C2 part 1 takes 3, cubes 3
            A: move C2
              A flies from C1 to C2
              Y23 at C2 attacks A
            chance: rolls 2
              A rolls 2
              A passes: 0 against -1
              A +1 Reputation, now 1
              A lands at C2
              B's turn 5, credits 11
            B: place Y31 C3
              B places Y31 at C3
              the exit opens in column 4
            B: pass
            B: move C2
              B flies from C1 to C2
              Y23 at C2 attacks B
            chance: rolls 1
              B rolls 1
              B passes: 0 against -2
              B +1 Reputation, now 1
              B lands at C2
        "#]],
    );
}

/// CP-R-62: missiles may hit teammates.
#[test]
fn a_teammate_can_be_hit() {
    check(
        "
        rule CP-R-62 CP-MISSILE-02
        team, players 4
        C1: Y11
        A at C1, missiles 1
        B at C1
        C at C1, reputation 1
        D at C1
        D hand Y31
        turn A, step fire

        A: fire C
        chance: missile reputation
        ",
        expect![[r#"
            A: fire C
              A fires at C
            chance: missile reputation
              A's missile shows reputation
              C -1 Reputation, now 0
              A hovers
        "#]],
    );
}

/// Cooperative: planes are spared.
#[test]
fn together_nobody_fires_at_planes() {
    check(
        "
        rule CP-COOP-01
        night-mail, players 2
        C1: Y11
        A at C1, missiles 1
        B at C1
        turn A, step fire

        A? fire
        A: fire B
        ",
        expect![[r#"
            A? fire
              C1
            A: fire B
              refused CP-COOP-01: in a cooperative game you fire only at Cave cards
        "#]],
    );
}

/// CP-R-16: not from outside.
#[test]
fn nobody_fires_from_outside() {
    check(
        "
        rule CP-R-16 CP-MISSILE-01
        competitive, players 2
        C1: Y11
        A at outside, missiles 0
        A cards congreve-rack/2
        B at C1
        B hand Y31
        turn A, step fire

        A: fire C1
        A: use congreve-rack/2
        A: fire C1
        ",
        expect![[r#"
            A: fire C1
              refused CP-MISSILE-01: you have no missile
            A: use congreve-rack/2
              A uses congreve-rack, 1 left
              A gains a missile for 0
            A: fire C1
              refused CP-R-16: you cannot fire from outside the cave; fly into the entrance first
        "#]],
    );
}
