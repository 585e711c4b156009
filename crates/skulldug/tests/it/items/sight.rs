//! AP cards, and what one sees. Rules: SK-LOS, SK-FAQ-01.

use expect_test::expect;

use crate::check;

/// S-27. The AP stays when the shoes go; getting them back grants nothing.
#[test]
fn shoes_grant_once_a_turn() {
    check(
        "
        rule SK-FAQ-01 SK-R-57 SK-R-58 SK-TURN-01
        g7: entrance running-shoes
        A ap 2
        g6: ns

        A: pickup running-shoes
        A: drop running-shoes g7
        A: pickup running-shoes
        show A ap
        show A move-ap
        A: move north
        show A
        ",
        expect![[r#"
            A: pickup running-shoes
              A picks up running-shoes from g7
              A gains 1 ap for moving
            A: drop running-shoes g7
              A drops running-shoes in g7
            A: pickup running-shoes
              A picks up running-shoes from g7
            show A ap
              A ap 0
            show A move-ap
              A move-ap 1
            A: move north
              A goes from g7 to g6
            show A
              A at g6
              A hand running-shoes
              A health 5
              A ap 0
              A last g7
              A moved
        "#]],
    );
}

/// It beats the eyepiece, and the dark is always dark.
#[test]
fn the_mask_shows_only_ones_own_passage() {
    check(
        "
        rule SK-GOAL-02 SK-LOS-03 SK-R-61
        g6: ns
        A hand ceremonial-mask fresnels-eyepiece boomerang

        A? drop boomerang
        ",
        expect![[r#"
            A? drop boomerang
              g7
        "#]],
    );
}

/// It is in nobody's line of sight from outside, and it blocks yours.
#[test]
fn the_hollow_is_dark() {
    check(
        "
        rule SK-R-87 SK-LOS-02
        g6: nsw dark
        g5: ns
        A hand boomerang
        B at g6
        B hand snare-1
        turn B

        B? drop snare-1
        B: end turn
        C: play
        C: end turn
        A: play
        A? drop boomerang
        ",
        expect![[r#"
            B? drop snare-1
              g6
            B: end turn
              B is done
              turn 11: C
            C: play
            C: end turn
              C is done
              turn 12: A
            A: play
            A? drop boomerang
              g7
        "#]],
    );
}

/// The Crystal Gallery.
#[test]
fn a_prism_lets_one_look_around_a_corner() {
    check(
        "
        rule SK-PASS-04
        g6: nesw prism
        h6: nw
        A at g6
        A hand boomerang
        h5: ns

        A? drop boomerang
        ",
        expect![[r#"
            A? drop boomerang
              h5, g6, h6, g7
        "#]],
    );
}
