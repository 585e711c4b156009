//! Injuries and what lessens them; death. Rules: SK-INJ, SK-HLTH.

mod deaths;

use expect_test::expect;

use crate::check;

/// Lucky underwear looks at the final value (S-52).
#[test]
fn lucky_underwear_looks_at_the_final_value() {
    check(
        "
        rule SK-FAQ-08 SK-R-35 SK-R-32
        g6: ns swinging-blades
        A hand lucky-underwear
        A health 3
        A dazed

        A: move north
        A: focus 2
        chance: die 5
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets swinging-blades, needs 5
            A: focus 2
              A focuses 2
            chance: die 5
              A rolls 5
              A's trap roll comes to 6
              A gains 1 health, health 4
              A beats swinging-blades
              A picks up swinging-blades from g6
        "#]],
    );
}

/// S-53. Without damage it is an Injury still: the card falls and one flees.
#[test]
fn a_jacket_lessens_an_injury() {
    check(
        "
        rule SK-R-39 SK-R-40 SK-CARD-08 SK-CARD-09
        g6: ns mischievous-monkey-1
        A hand flak-jacket-1 snare-1 brittle-shield-1
        A health 1

        A: move north
        A: focus 0
        chance: die 1
        A: use flak-jacket-1
        A: pass
        chance: picks snare-1
        show A
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets mischievous-monkey-1, needs 3
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to mischievous-monkey-1
            A: use flak-jacket-1
              A uses flak-jacket-1
              flak-jacket-1 is discarded
            A: pass
              A is hurt by 0, health 1
            chance: picks snare-1
              A drops snare-1 in g6
              A flees from g6 to g7
            show A
              A at g7
              A hand brittle-shield-1
              A health 1
              A ap 2
              A last g6
              A moved
        "#]],
    );
}

/// S-53. No damage, no dropped card, no fleeing.
#[test]
fn a_shield_cancels_an_injury() {
    check(
        "
        rule SK-R-39 SK-R-40
        g6: ns mischievous-monkey-1
        A hand brittle-shield-1 snare-1
        A health 1

        A: move north
        A: focus 0
        chance: die 1
        A: use snare-1
        A: use brittle-shield-1
        show A
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets mischievous-monkey-1, needs 3
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to mischievous-monkey-1
            A: use snare-1
              refused SK-CARD-07: snare-1 cannot be used at this moment
            A: use brittle-shield-1
              A uses brittle-shield-1
              brittle-shield-1 is discarded
              A is unhurt
            show A
              A at g6
              A hand snare-1
              A health 1
              A ap 2
              A last g7
              A moved
        "#]],
    );
}

/// S-54. The turn ends.
#[test]
fn who_dies_drops_everything_and_nothing_more_happens() {
    check(
        "
        rule SK-R-51 SK-HLTH-01 SK-HLTH-02 SK-HLTH-03 SK-HLTH-05 SK-TURN-04
        g6: ns mischievous-monkey-1
        A hand boomerang snare-1
        A health 1

        A: move north
        A: focus 0
        chance: die 1
        show g6
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets mischievous-monkey-1, needs 3
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to mischievous-monkey-1
              A is hurt by 1, health 0
              A dies in g6
              A drops boomerang in g6
              A drops snare-1 in g6
              turn 11: B
            show g6
              g6: TI-14 0 boomerang mischievous-monkey-1 snare-1
        "#]],
    );
}

/// Not a trap and not combat; the helmet helps.
#[test]
fn a_ledge_is_a_danger() {
    check(
        "
        rule SK-PASS-04 SK-ENC-01 SK-R-31
        g6: ns ledge
        A hand delicate-toolkit brass-knuckles

        A: move north
        A: focus 0
        chance: die 2
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets the ledge, needs 3
            A: focus 0
            chance: die 2
              A rolls 2
              A's danger roll comes to 2
              A loses to the ledge
              A is hurt by 1, health 4
        "#]],
    );
}

/// The helmet softens traps (FE-12).
#[test]
fn the_helmet_softens_traps() {
    check(
        "
        rule SK-R-40 SK-ENC-06 SK-COMP-02
        g6: ns swinging-blades
        A hand steel-helmet

        A: move north
        A: focus 0
        chance: die 1
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets swinging-blades, needs 5
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to swinging-blades
              A is hurt by 1, health 4
        "#]],
    );
}

/// FT-09, before the effects of the card that hurt.
#[test]
fn a_diamond_is_dropped_when_one_is_hurt() {
    check(
        "
        rule SK-R-40 SK-GOAL-02
        g6: ns mischievous-monkey-1
        A hand restless-diamond snare-1

        A: move north
        A: focus 0
        chance: die 1
        chance?
        chance: picks snare-1
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets mischievous-monkey-1, needs 3
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to mischievous-monkey-1
              A is hurt by 1, health 4
              A drops restless-diamond in g6
            chance?
              1 x picks snare-1
            chance: picks snare-1
              A drops snare-1 in g6
              A flees from g6 to g7
        "#]],
    );
}
