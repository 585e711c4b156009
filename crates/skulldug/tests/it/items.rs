//! Picking up, dropping, line of sight. Rules: SK-PICK, SK-DROP, SK-LOS, SK-TURN.

mod curses;
mod sight;
mod treasures;

use expect_test::expect;

use crate::check;

/// S-19. Undiscovered passages end the line of sight, and so do walls.
#[test]
fn one_drops_as_far_as_one_sees() {
    check(
        "
        rule SK-LOS-01 SK-LOS-02 SK-LOS-03 SK-R-27 SK-DROP-01
        g6: ns
        g5: ns
        h6: ew
        A hand boomerang

        A? drop boomerang
        A: drop boomerang g4
        A: drop boomerang h6
        A: drop boomerang g5
        ",
        expect![[r#"
            A? drop boomerang
              g5, g6, g7
            A: drop boomerang g4
              refused SK-DROP-01: g4 is not in your line of sight
            A: drop boomerang h6
              refused SK-DROP-01: h6 is not in your line of sight
            A: drop boomerang g5
              A drops boomerang in g5
        "#]],
    );
}

/// S-20. Only by leaving and entering again.
#[test]
fn a_trap_dropped_on_somebody_is_not_encountered() {
    check(
        "
        rule SK-ENC-09 SK-R-28 SK-ENC-10 SK-CARD-06
        g6: ns
        A hand bear-trap-1
        B at g6

        A: drop bear-trap-1 g6
        A: end turn
        B: play
        B: move south
        B: move north
        B: focus 1
        chance: die 1
        ",
        expect![[r#"
            A: drop bear-trap-1 g6
              A drops bear-trap-1 in g6
            A: end turn
              A is done
              turn 11: B
            B: play
            B: move south
              B goes from g6 to g7
            B: move north
              B goes from g7 to g6
              B meets bear-trap-1, needs 4
            B: focus 1
              B focuses 1
            chance: die 1
              B rolls 1
              B's trap roll comes to 2
              B loses to bear-trap-1
              B is hurt by 1, health 4
              B is pinned
        "#]],
    );
}

/// A trap one lost to may be picked up (S-21).
#[test]
fn a_trap_one_lost_to_may_be_picked_up() {
    check(
        "
        rule SK-CARD-05 SK-R-50 SK-PICK-01 SK-CARD-11
        g6: ns snare-1 basilisk
        A hand boomerang
        A at g6

        A: pickup snare-1
        A: pickup basilisk
        A: pickup leaden-idol
        show A hand
        ",
        expect![[r#"
            A: pickup snare-1
              A picks up snare-1 from g6
            A: pickup basilisk
              refused SK-CARD-04: basilisk is a monster and cannot be picked up
            A: pickup leaden-idol
              refused SK-PICK-01: leaden-idol is out of reach
            show A hand
              A hand boomerang snare-1
        "#]],
    );
}

/// The whip reaches next door (S-22).
#[test]
fn the_whip_reaches_next_door() {
    check(
        "
        rule SK-PICK-01 SK-CARD-01
        g6: ns bear-trap-1
        A hand trusty-whip

        A: pickup bear-trap-1
        show A ap
        ",
        expect![[r#"
            A: pickup bear-trap-1
              A picks up bear-trap-1 from g6
            show A ap
              A ap 2
        "#]],
    );
}

/// S-23. Dropping is free, and so is using up.
#[test]
fn nobody_ends_a_turn_with_six_items() {
    check(
        "
        rule SK-TURN-05 SK-TURN-07 SK-TURN-04
        A hand trusty-whip oil-lantern boomerang snare-1 snare-2 soothing-pipe-1
        A ap 0

        A: end turn
        A: drop snare-1 g7
        A: end turn
        ",
        expect![[r#"
            A: end turn
              refused SK-TURN-05: you hold 6 items and may end your turn with 5; drop or use some
            A: drop snare-1 g7
              A drops snare-1 in g7
            A: end turn
              A is done
              snare-1 is discarded
              turn 11: B
        "#]],
    );
}

/// S-24. Nothing happens until one's own turn is to be ended.
#[test]
fn a_trap_won_on_anothers_turn_may_make_six() {
    check(
        "
        rule SK-ENC-05 SK-R-11 SK-CARD-13
        g6: nesw snare-1
        g5: ns bear-trap-1
        A at g6
        B at g6
        B hand trusty-whip oil-lantern boomerang snare-2 soothing-pipe-1

        A: shove B north
        chance: die 4
        show B hand
        A: end turn
        B: play
        B: end turn
        ",
        expect![[r#"
            A: shove B north
              B is shoved from g6 to g5
              B meets bear-trap-1, needs 4
            chance: die 4
              B rolls 4
              B's trap roll comes to 4
              B beats bear-trap-1
              B picks up bear-trap-1 from g5
            show B hand
              B hand trusty-whip oil-lantern boomerang soothing-pipe-1 bear-trap-1 snare-2
            A: end turn
              A is done
              turn 11: B
            B: play
            B: end turn
              refused SK-TURN-05: you hold 6 items and may end your turn with 5; drop or use some
        "#]],
    );
}

/// A pipe is smoked with no AP but not in an encounter (S-25).
#[test]
fn a_pipe_is_smoked_with_no_ap_but_not_in_an_encounter() {
    check(
        "
        rule SK-TURN-07 SK-CARD-02 SK-CARD-07 SK-TURN-02
        g6: ns skeleton-sentry-1
        A hand soothing-pipe-1
        A health 3
        A ap 2

        A: move north
        A: use soothing-pipe-1
        A: focus 1
        chance: die 6
        A: use soothing-pipe-1
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets skeleton-sentry-1, needs 4
            A: use soothing-pipe-1
              refused SK-CARD-07: soothing-pipe-1 cannot be used at this moment
            A: focus 1
              A focuses 1
            chance: die 6
              A rolls 6
              A's monster roll comes to 7
              A beats skeleton-sentry-1
              skeleton-sentry-1 is discarded
            A: use soothing-pipe-1
              A uses soothing-pipe-1
              soothing-pipe-1 is discarded
              A gains 1 health, health 4
        "#]],
    );
}

/// S-26. Then the sight is straight again.
#[test]
fn the_eyepiece_can_be_thrown_around_a_corner() {
    check(
        "
        rule SK-FAQ-06 SK-R-37 SK-R-61
        g6: es
        h6: ew
        A hand fresnels-eyepiece snare-1
        B at h6

        A? drop snare-1
        A: throw fresnels-eyepiece B
        chance: die 6
        A: focus 0
        chance: die 1
        A? drop snare-1
        ",
        expect![[r#"
            A? drop snare-1
              g6, h6, g7
            A: throw fresnels-eyepiece B
              A throws fresnels-eyepiece at B
              A drops fresnels-eyepiece in h6
            chance: die 6
              B rolls 6
              B's defence roll comes to 6
            A: focus 0
            chance: die 1
              A rolls 1
              A's attack roll comes to 1
              A misses B
            A? drop snare-1
              g6, g7
        "#]],
    );
}
