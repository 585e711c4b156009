//! Resigning and backup. Rules: SK-RESIGN-01, SK-BACK.

mod interludes;
mod partners;

use expect_test::expect;

use crate::check;

/// Resigning skips a turn and brings backup (S-38).
#[test]
fn resigning_skips_a_turn_and_brings_backup() {
    check(
        "
        rule SK-RESIGN-01 SK-BACK-01 SK-BACK-02 SK-R-54 SK-R-55 SK-R-53
        g6: nesw
        A at g6
        A hand boomerang
        A health 1
        A dazed
        turn C

        C: end turn
        A: resign
        show g6
        B: play
        B: throw snare-1 A
        B: end turn
        C: play
        C: end turn
        chance: draws leaden-idol
        A: keep
        show A
        A: end turn
        ",
        expect![[r#"
            C: end turn
              C is done
              turn 11: A
            A: resign
              A resigns
              A dies in g6
              A drops boomerang in g6
              turn 12: B
            show g6
              g6: TI-01 0 boomerang
            B: play
            B: throw snare-1 A
              refused SK-CARD-12: snare-1 is not in your hand
            B: end turn
              B is done
              turn 13: C
            C: play
            C: end turn
              C is done
              turn 14: A
              backup for A comes to g7
            chance: draws leaden-idol
              A draws leaden-idol
            A: keep
              A picks up leaden-idol from g7
            show A
              A at g7
              A hand leaden-idol
              A health 5
              A ap 3
            A: end turn
              A is done
              turn 15: B
        "#]],
    );
}

/// It lies face up in the Cave Entrance; with an empty deck there is none.
#[test]
fn the_backup_card_may_be_left() {
    check(
        "
        rule SK-BACK-02 SK-R-55
        B dead

        A: end turn
        chance: draws leaden-idol
        B: leave
        show g7
        B: pickup leaden-idol
        ",
        expect![[r#"
            A: end turn
              A is done
              turn 11: B
              backup for B comes to g7
            chance: draws leaden-idol
              B draws leaden-idol
            B: leave
              leaden-idol lies in g7
            show g7
              g7: entrance leaden-idol
            B: pickup leaden-idol
              B picks up leaden-idol from g7
        "#]],
    );
}

/// A charm mourns who resigns (S-39).
#[test]
fn a_charm_mourns_who_resigns() {
    check(
        "
        rule SK-R-41 SK-GOAL-02 SK-RESIGN-01
        B hand soulbond-charm
        B health 2
        C health 3
        fortune empty
        turn C

        C: end turn
        A: resign
        C: play
        ",
        expect![[r#"
            C: end turn
              C is done
              turn 11: A
            A: resign
              A resigns
              A dies in g7
              B loses 2 health, health 0
              B dies in g7
              B drops soulbond-charm in g7
              turn 12: B
              backup for B comes to g7
            C: play
              refused SK-TURN-02: it is not C's turn to decide
        "#]],
    );
}

/// A boomerang comes back (FE-15).
#[test]
fn a_boomerang_comes_back() {
    check(
        "
        rule SK-R-37
        A hand boomerang

        A: throw boomerang B
        chance: die 6
        A: focus 0
        chance: die 1
        show A hand
        ",
        expect![[r#"
            A: throw boomerang B
              A throws boomerang at B
              A drops boomerang in g7
            chance: die 6
              B rolls 6
              B's defence roll comes to 6
            A: focus 0
            chance: die 1
              A rolls 1
              A's attack roll comes to 1
              A misses B
              A picks up boomerang from g7
            show A hand
              A hand boomerang
        "#]],
    );
}

/// Rotating is not entering; contents and explorers stay.
#[test]
fn the_cave_is_turned_with_crank_and_chamber() {
    check(
        "
        rule SK-R-26 SK-R-19 SK-PASS-12 SK-R-59 SK-TURN-06
        g6: nes turn bear-trap-1
        A at g6
        B at g6
        A hand ancient-crank

        A: turn right
        A: turn left
        A: crank ancient-crank g7 left
        A: crank ancient-crank c3 left
        A: crank ancient-crank g6 left
        A: crank ancient-crank g6 left
        show g6
        ",
        expect![[r#"
            A: turn right
              g6 turns by 1
            A: turn left
              refused SK-R-59: you have already used this passage this turn
            A: crank ancient-crank g7 left
              refused SK-PASS-12: the Cave Entrance can be neither destroyed nor turned
            A: crank ancient-crank c3 left
              refused SK-TURN-06: the crank turns your passage or a discovered one it faces, and c3 is neither
            A: crank ancient-crank g6 left
              A uses ancient-crank
              g6 turns by 3
            A: crank ancient-crank g6 left
              refused SK-R-59: you have already used ancient-crank this turn
            show g6
              g6: TI-31 1 bear-trap-1
        "#]],
    );
}
