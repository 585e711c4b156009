//! Shoving, throwing, destroying, focusing, resigning. Rules: SK-SHOVE, SK-THROW, SK-DEST, SK-FOCUS, SK-RESIGN.

mod destroying;
mod throwing;

use expect_test::expect;

use crate::check;

/// S-28. The shoved explorer flees back at no cost; one shove a turn.
#[test]
fn a_shove_into_a_monster() {
    check(
        "
        rule SK-SHOVE-01 SK-SHOVE-02 SK-SHOVE-04 SK-R-46 SK-R-59
        g6: nesw
        g5: ns skeleton-sentry-1
        A at g6
        B at g6

        A: shove A north
        A: shove C north
        A: shove B north
        chance: die 2
        show A ap
        A: shove B north
        ",
        expect![[r#"
            A: shove A north
              refused SK-SHOVE-01: you cannot do that to yourself
            A: shove C north
              refused SK-SHOVE-01: C is not in your passage
            A: shove B north
              B is shoved from g6 to g5
              B meets skeleton-sentry-1, needs 4
            chance: die 2
              B rolls 2
              B's monster roll comes to 2
              B loses to skeleton-sentry-1
              B is hurt by 1, health 4
              B flees from g5 to g6
            show A ap
              A ap 2
            A: shove B north
              refused SK-SHOVE-04: you have already shoved someone this turn
        "#]],
    );
}

/// S-29. No focus on somebody else's turn; then the other goes on.
#[test]
fn a_shove_into_the_dark_lets_the_shoved_player_lay_the_tile() {
    check(
        "
        rule SK-SHOVE-03 SK-DISC-07 SK-R-17 SK-R-33 SK-DISC-06
        g6: nesw
        A at g6
        B at g6

        A: shove B north
        chance: tile TI-12
        A: lay 2
        B? lay
        B: lay 1
        chance: draws skeleton-sentry-1
        chance: draws boomerang
        chance: die 4
        A? move
        ",
        expect![[r#"
            A: shove B north
              B is shoved from g6 to g5
            chance: tile TI-12
              B draws TI-12
            A: lay 2
              refused SK-TURN-02: it is not A's turn to decide
            B? lay
              1, 2
            B: lay 1
              B lays TI-12 at g5, turns 1
            chance: draws skeleton-sentry-1
              skeleton-sentry-1 lies in g5
            chance: draws boomerang
              boomerang lies in g5
              B meets skeleton-sentry-1, needs 4
            chance: die 4
              B rolls 4
              B's monster roll comes to 4
              B beats skeleton-sentry-1
              skeleton-sentry-1 is discarded
            A? move
              north, east, south, west
        "#]],
    );
}

/// S-30. The target rolls first, then the thrower, who may focus.
#[test]
fn an_equal_roll_hits() {
    check(
        "
        rule SK-THROW-01 SK-THROW-02 SK-THROW-03 SK-R-34 SK-INJ-01 SK-INJ-02 SK-R-38
        g6: nesw
        A at g6
        B at g7
        A hand snare-1
        B hand boomerang snare-2

        A: throw snare-1 B
        chance: die 4
        A: focus 1
        chance: die 3
        chance?
        chance: picks boomerang
        show g7
        ",
        expect![[r#"
            A: throw snare-1 B
              A throws snare-1 at B
              A drops snare-1 in g7
            chance: die 4
              B rolls 4
              B's defence roll comes to 4
            A: focus 1
              A focuses 1
            chance: die 3
              A rolls 3
              A's attack roll comes to 4
              A hits B
              B is hurt by 1, health 4
            chance?
              1 x picks boomerang
              1 x picks snare-2
            chance: picks boomerang
              B drops boomerang in g7
            show g7
              g7: entrance boomerang snare-1
        "#]],
    );
}

/// Not at oneself, not at who is out of sight.
#[test]
fn a_miss_leaves_the_item_where_it_fell() {
    check(
        "
        rule SK-THROW-04 SK-THROW-01 SK-R-28
        g6: ns
        A hand snare-1
        B at g6
        C at g6

        A: throw snare-1 A
        A: throw snare-1 B
        chance: die 4
        A: focus 0
        chance: die 3
        show g6
        ",
        expect![[r#"
            A: throw snare-1 A
              refused SK-TEAM-17: A is not your opponent
            A: throw snare-1 B
              A throws snare-1 at B
              A drops snare-1 in g6
            chance: die 4
              B rolls 4
              B's defence roll comes to 4
            A: focus 0
            chance: die 3
              A rolls 3
              A's attack roll comes to 3
              A misses B
            show g6
              g6: TI-14 0 snare-1
        "#]],
    );
}
