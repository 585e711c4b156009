//! More throws. Rules: SK-THROW, SK-CMB.

use expect_test::expect;

use crate::check;

/// S-31. Its penalty is for combat rolls while it is in hand.
#[test]
fn the_thrown_sword_weighs_no_more() {
    check(
        "
        rule SK-FAQ-03 SK-CMB-01 SK-R-89 SK-R-37
        A hand ceremonial-sword
        B at g7

        A: throw ceremonial-sword B
        chance: die 4
        A: focus 0
        chance: die 4
        ",
        expect![[r#"
            A: throw ceremonial-sword B
              A throws ceremonial-sword at B
              A drops ceremonial-sword in g7
            chance: die 4
              B rolls 4
              B's defence roll comes to 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's attack roll comes to 4
              A hits B
              B is hurt by 1, health 4
        "#]],
    );
}

/// Throwing another card and defending are combat, a trap is not.
#[test]
fn the_sword_in_hand_weighs_on_combat() {
    check(
        "
        rule SK-FAQ-03 SK-CMB-01
        g6: ns snare-2
        A hand ceremonial-sword snare-1
        B hand ceremonial-mask

        A: throw snare-1 B
        chance: die 4
        A: focus 0
        chance: die 4
        A: move north
        A: focus 0
        chance: die 4
        ",
        expect![[r#"
            A: throw snare-1 B
              A throws snare-1 at B
              A drops snare-1 in g7
            chance: die 4
              B rolls 4
              B's defence roll comes to 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's attack roll comes to 3
              A misses B
            A: move north
              A goes from g7 to g6
              A meets snare-2, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's trap roll comes to 4
              A beats snare-2
              A picks up snare-2 from g6
        "#]],
    );
}

/// S-32. The thrower's turn goes on.
#[test]
fn a_killing_throw_drops_the_whole_hand_once() {
    check(
        "
        rule SK-HLTH-02 SK-HLTH-03 SK-HLTH-04 SK-HLTH-05 SK-R-37 SK-R-52 SK-R-53
        A hand snare-1 snare-2
        B hand trusty-whip oil-lantern leaden-idol
        B health 1

        A: throw snare-1 B
        chance: die 1
        A: focus 0
        chance: die 6
        show g7
        A: throw snare-2 B
        ",
        expect![[r#"
            A: throw snare-1 B
              A throws snare-1 at B
              A drops snare-1 in g7
            chance: die 1
              B rolls 1
              B's defence roll comes to 1
            A: focus 0
            chance: die 6
              A rolls 6
              A's attack roll comes to 6
              A hits B
              B is hurt by 1, health 0
              B dies in g7
              B drops leaden-idol in g7
              B drops trusty-whip in g7
              B drops oil-lantern in g7
            show g7
              g7: entrance leaden-idol trusty-whip oil-lantern snare-1
            A: throw snare-2 B
              refused SK-R-53: B is not on the board
        "#]],
    );
}

/// An empty hand drops nothing (S-33).
#[test]
fn an_empty_hand_drops_nothing() {
    check(
        "
        rule SK-R-37 SK-R-38
        A hand snare-1

        A: throw snare-1 B
        chance: die 1
        A: focus 0
        chance: die 6
        show B health
        ",
        expect![[r#"
            A: throw snare-1 B
              A throws snare-1 at B
              A drops snare-1 in g7
            chance: die 1
              B rolls 1
              B's defence roll comes to 1
            A: focus 0
            chance: die 6
              A rolls 6
              A's attack roll comes to 6
              A hits B
              B is hurt by 1, health 4
            show B health
              B health 4
        "#]],
    );
}
