//! Slides and what stops them. Rules: SK-FAQ-02, SK-FAQ-12.

use expect_test::expect;

use crate::check;

/// S-47. The slide stops at a wall or at an encounter.
#[test]
fn grease_slides_on_through_the_dark() {
    check(
        "
        rule SK-FAQ-02 SK-R-62 SK-R-63 SK-ENC-13
        h7: ew bucket-of-grease-1 skeleton-sentry-1
        i7: ew

        A: move east
        A: focus 0
        chance: die 1
        chance: tile TI-16
        chance: draws basilisk
        A: focus 2
        chance: die 4
        ",
        expect![[r#"
            A: move east
              A goes from g7 to h7
              A meets bucket-of-grease-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to bucket-of-grease-1
              A is hurt by 0, health 5
              A slides from h7 to i7
              A slides from i7 to j7
            chance: tile TI-16
              A draws TI-16
              A lays TI-16 at j7, turns 1
            chance: draws basilisk
              basilisk lies in j7
              A meets basilisk, needs 6
            A: focus 2
              A focuses 2
            chance: die 4
              A rolls 4
              A's monster roll comes to 6
              A beats basilisk
              basilisk is discarded
        "#]],
    );
}

/// S-48. Flight, then a slide in the same direction until the bats.
#[test]
fn the_boulder_drives_one_back_and_further() {
    check(
        "
        rule SK-FAQ-12 SK-R-62 SK-R-63 SK-R-47
        c7: nesw bloodthirsty-bats-1
        d7: ew
        e7: ew port-o-boulder
        A at d7

        A: move east
        A: focus 0
        chance: die 1
        A: focus 0
        chance: die 1
        ",
        expect![[r#"
            A: move east
              A goes from d7 to e7
              A meets port-o-boulder, needs 5
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to port-o-boulder
              A is hurt by 1, health 4
              A flees from e7 to d7
              A slides from d7 to c7
              A meets bloodthirsty-bats-1, needs 3
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to bloodthirsty-bats-1
              A is hurt by 1, health 3
              A flees from c7 to d7
        "#]],
    );
}

/// Shoves fail, slides do not happen, flights do.
#[test]
fn boots_stand_fast() {
    check(
        "
        rule SK-R-64 SK-R-63
        c7: nesw
        d7: ew
        e7: ew port-o-boulder
        A at d7
        B at d7
        A hand hobnail-boots

        A: move east
        A: focus 0
        chance: die 1
        A: end turn
        B: play
        B: shove A west
        ",
        expect![[r#"
            A: move east
              A goes from d7 to e7
              A meets port-o-boulder, needs 5
            A: focus 0
            chance: die 1
              A rolls 1
              A's trap roll comes to 1
              A loses to port-o-boulder
              A is hurt by 1, health 4
              A flees from e7 to d7
            A: end turn
              A is done
              turn 11: B
            B: play
            B: shove A west
              refused SK-R-64: A wears Hobnail Boots and cannot be shoved
        "#]],
    );
}

/// Instead of fleeing, a connected side at random.
#[test]
fn the_horror_flings_its_victim_anywhere() {
    check(
        "
        rule SK-FAQ-02 SK-R-62 SK-R-63
        g6: nesw putrid-horror
        g5: ns

        A: move north
        A: focus 0
        chance: die 1
        chance?
        chance: goes north
        chance: tile TI-17
        chance: draws bear-trap-1
        chance: draws boomerang
        A: focus 0
        chance: die 4
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets putrid-horror, needs 5
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to putrid-horror
              A is hurt by 1, health 4
            chance?
              1 x goes north
              1 x goes east
              1 x goes south
              1 x goes west
            chance: goes north
              A slides from g6 to g5
              A slides from g5 to g4
            chance: tile TI-17
              A draws TI-17
              A lays TI-17 at g4, turns 0
            chance: draws bear-trap-1
              bear-trap-1 lies in g4
            chance: draws boomerang
              boomerang lies in g4
              A meets bear-trap-1, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's trap roll comes to 4
              A beats bear-trap-1
              A picks up bear-trap-1 from g4
        "#]],
    );
}
