//! Consumables around a roll and an Injury: foot, jacket, shield, sword. Rules: SK-CARD-08, SK-CARD-09.

use expect_test::expect;

use crate::check;

/// FC-02: the natural die only, on anyone's turn.
#[test]
fn a_foot_rerolls_a_defence() {
    check(
        "
        rule SK-R-36 SK-CARD-08 SK-R-34
        A hand snare-1
        B hand rabbits-foot-1

        A: throw snare-1 B
        chance: die 1
        B: use rabbits-foot-1
        chance: die 4
        A: focus 1
        chance: die 2
        ",
        expect![[r#"
            A: throw snare-1 B
              A throws snare-1 at B
              A drops snare-1 in g7
            chance: die 1
              B rolls 1
            B: use rabbits-foot-1
              B uses rabbits-foot-1
              rabbits-foot-1 is discarded
            chance: die 4
              B rolls 4
              B's defence roll comes to 4
            A: focus 1
              A focuses 1
            chance: die 2
              A rolls 2
              A's attack roll comes to 3
              A misses B
        "#]],
    );
}

/// FC-03: against a trap as well; it is no use without damage.
#[test]
fn a_jacket_takes_two() {
    check(
        "
        rule SK-CARD-08 SK-R-39 SK-CARD-09
        g6: ns swinging-blades snare-1
        A hand flak-jacket-1 flak-jacket-2

        A: move north
        A: face swinging-blades
        A: focus 0
        chance: die 1
        A: use flak-jacket-1
        A: focus 0
        chance: die 1
        show g6
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
            A: face swinging-blades
              A meets swinging-blades, needs 5
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to swinging-blades
            A: use flak-jacket-1
              A uses flak-jacket-1
              flak-jacket-1 is discarded
              A is hurt by 0, health 5
              A meets snare-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to snare-1
              A is hurt by 0, health 5
              A drops flak-jacket-2 in g6
            show g6
              g6: TI-14 0 flak-jacket-2 snare-1 swinging-blades
        "#]],
    );
}

/// FC-04: against a throw nothing is dropped; against a trap it is no use.
#[test]
fn a_shield_is_for_combat() {
    check(
        "
        rule SK-CMB-01 SK-R-37 SK-R-39
        g6: ns poison-darts-1
        B at g7
        A hand snare-1
        B hand brittle-shield-1 trusty-whip

        A: throw snare-1 B
        chance: die 1
        A: focus 0
        chance: die 1
        B: use brittle-shield-1
        A: shove B north
        chance: die 1
        show B
        ",
        expect![[r#"
            A: throw snare-1 B
              A throws snare-1 at B
              A drops snare-1 in g7
            chance: die 1
              B rolls 1
              B's defence roll comes to 1
            A: focus 0
            chance: die 1
              A rolls 1
              A's attack roll comes to 1
              A hits B
            B: use brittle-shield-1
              B uses brittle-shield-1
              brittle-shield-1 is discarded
              B is unhurt
            A: shove B north
              B is shoved from g7 to g6
              B meets poison-darts-1, needs 4
            chance: die 1
              B rolls 1
              B's trap roll comes to 1
              B loses to poison-darts-1
              B is hurt by 1, health 4
              B is dazed
            show B
              B at g6
              B hand trusty-whip
              B health 4
              B ap 0
              B last g7
              B dazed
        "#]],
    );
}

/// FC-04: it is not even offered.
#[test]
fn a_shield_is_no_use_against_a_trap() {
    check(
        "
        rule SK-CMB-01 SK-CARD-08
        g6: ns poison-darts-1
        A hand brittle-shield-1

        A: move north
        A: focus 0
        chance: die 1
        show A
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets poison-darts-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to poison-darts-1
              A is hurt by 1, health 4
              A is dazed
            show A
              A at g6
              A hand brittle-shield-1
              A health 4
              A ap 2
              A last g7
              A dazed
              A moved
        "#]],
    );
}

/// FC-05: defending on another's turn, without focus.
#[test]
fn swords_add_up_before_a_roll() {
    check(
        "
        rule SK-R-35 SK-R-33 SK-CARD-08
        A hand snare-1
        B hand rusty-sword-1 rusty-sword-2

        A: throw snare-1 B
        B: use rusty-sword-1
        B: use rusty-sword-2
        chance: die 1
        A: focus 0
        chance: die 6
        ",
        expect![[r#"
            A: throw snare-1 B
              A throws snare-1 at B
              A drops snare-1 in g7
            B: use rusty-sword-1
              B uses rusty-sword-1
              rusty-sword-1 is discarded
            B: use rusty-sword-2
              B uses rusty-sword-2
              rusty-sword-2 is discarded
            chance: die 1
              B rolls 1
              B's defence roll comes to 7
            A: focus 0
            chance: die 6
              A rolls 6
              A's attack roll comes to 6
              A misses B
        "#]],
    );
}

/// A sword is no use against a trap (FC-05).
#[test]
fn a_sword_is_no_use_against_a_trap() {
    check(
        "
        rule SK-CMB-01
        g6: ns snare-1
        A hand rusty-sword-1
        A ap 1

        A: move north
        chance: die 4
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets snare-1, needs 4
            chance: die 4
              A rolls 4
              A's trap roll comes to 4
              A beats snare-1
              A picks up snare-1 from g6
        "#]],
    );
}
