//! Passages discovered, and how their tiles lie. Rules: SK-DISC, SK-PASS, SK-MOVE-01.

use expect_test::expect;

use crate::check;

/// S-07. The passage east has no corridor back: no move, but it may be destroyed.
#[test]
fn facing_is_not_connecting() {
    check(
        "
        rule SK-PASS-06 SK-PASS-07 SK-PASS-08 SK-DEST-02 SK-PASS-01
        h7: ns
        g6: ns

        A: move east
        A: destroy west
        A: destroy east
        A: move north
        A: move east
        ",
        expect![[r#"
            A: move east
              refused SK-PASS-07: the passage east of here does not connect to yours
            A: destroy west
              refused SK-DEST-01: there is no discovered passage west of here
            A: destroy east
              TI-14 at h7 is destroyed
            A: move north
              A goes from g7 to g6
            A: move east
              refused SK-PASS-07: no corridor leads east from here
        "#]],
    );
}

/// S-08. A T has three ways to connect back, a dead end one.
#[test]
fn a_move_into_the_dark_discovers_at_once() {
    check(
        "
        rule SK-MOVE-01 SK-DISC-01 SK-DISC-02 SK-R-16 SK-PASS-02 SK-PASS-03 SK-DISC-05
        A ap 3

        A: move north
        show A ap
        chance: tile TI-06
        A? lay
        A: lay 0
        A: lay 4
        A: lay 1
        chance: draws basilisk
        A: focus 2
        chance: die 4
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
            show A ap
              A ap 2
            chance: tile TI-06
              A draws TI-06
            A? lay
              1, 2, 3
            A: lay 0
              refused SK-DISC-02: the tile must connect to the passage you came from
            A: lay 4
              refused SK-R-16: the tile looks no different when turned 4 times
            A: lay 1
              A lays TI-06 at g6, turns 1
            chance: draws basilisk
              basilisk lies in g6
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

/// S-09. Coming from the north, with a corridor waiting in the east, a T must have both.
#[test]
fn a_tile_connects_to_as_many_passages_as_it_can() {
    check(
        "
        rule SK-DISC-02 SK-DISC-03 SK-DISC-04 SK-R-16
        h7: ew
        i7: sw
        j8: ew
        A at i7

        A: move south
        chance: tile TI-07
        A? lay
        A: lay 2
        A: lay 3
        A: lay 0
        chance: draws snare-1
        chance: draws boomerang
        A: focus 0
        chance: die 4
        ",
        expect![[r#"
            A: move south
              A goes from i7 to i8
            chance: tile TI-07
              A draws TI-07
            A? lay
              0, 1
            A: lay 2
              refused SK-DISC-02: the tile must connect to the passage you came from
            A: lay 3
              refused SK-DISC-03: the tile must connect to as many discovered passages as it can
            A: lay 0
              A lays TI-07 at i8, turns 0
            chance: draws snare-1
              snare-1 lies in i8
            chance: draws boomerang
              boomerang lies in i8
              A meets snare-1, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's trap roll comes to 4
              A beats snare-1
              A picks up snare-1 from i8
        "#]],
    );
}

/// S-10. The straight tile connects back, though it could have met the passage in the east.
#[test]
fn connecting_back_outranks_other_connections() {
    check(
        "
        rule SK-DISC-02 SK-R-16
        h7: nesw
        i7: nesw
        j8: nesw
        A at i7

        A: move south
        chance: tile TI-16
        chance: draws bear-trap-1
        A: focus 2
        chance: die 2
        ",
        expect![[r#"
            A: move south
              A goes from i7 to i8
            chance: tile TI-16
              A draws TI-16
              A lays TI-16 at i8, turns 0
            chance: draws bear-trap-1
              bear-trap-1 lies in i8
              A meets bear-trap-1, needs 4
            A: focus 2
              A focuses 2
            chance: die 2
              A rolls 2
              A's trap roll comes to 4
              A beats bear-trap-1
              A picks up bear-trap-1 from i8
        "#]],
    );
}

/// S-11. All orientations are free, and there is no flight from there.
#[test]
fn digging_waives_the_way_back() {
    check(
        "
        rule SK-R-16 SK-R-46 SK-FLEE-02 SK-TURN-06
        g6: ns
        A at g6
        A hand sturdy-shovel
        A health 5

        A: dig sturdy-shovel east
        chance: tile TI-11
        A? lay
        A: lay 0
        chance: draws skeleton-sentry-1
        A: focus 0
        chance: die 1
        ",
        expect![[r#"
            A: dig sturdy-shovel east
              A uses sturdy-shovel
              A digs from g6 to h6
            chance: tile TI-11
              A draws TI-11
            A? lay
              0, 1, 2, 3
            A: lay 0
              A lays TI-11 at h6, turns 0
            chance: draws skeleton-sentry-1
              skeleton-sentry-1 lies in h6
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 4
        "#]],
    );
}

/// The cave ends with the table (S-12).
#[test]
fn the_table_ends() {
    check(
        "
        rule SK-PASS-05 SK-R-01
        m7: nesw
        A at m7

        A: move east
        ",
        expect![[r#"
            A: move east
              refused SK-PASS-05: the table ends east of here
        "#]],
    );
}

/// Without tiles the dark is a wall until one is discarded (S-13).
#[test]
fn without_tiles_the_dark_is_a_wall_until_one_is_discarded() {
    check(
        "
        rule SK-DISC-09 SK-DISC-10 SK-R-22 SK-R-23
        g6: nesw
        g5: ns
        tiles empty
        A at g6
        B at g6
        C at g6

        A: move east
        A: shove B east
        A: destroy north
        A: move east
        chance: tile TI-14
        ",
        expect![[r#"
            A: move east
              refused SK-DISC-10: there is no tile left to discover the passage east of here
            A: shove B east
              refused SK-DISC-10: there is no tile left to discover the passage east of here
            A: destroy north
              TI-14 at g5 is destroyed
            A: move east
              A goes from g6 to h6
              1 discarded tiles are the new Passage deck
            chance: tile TI-14
              A draws TI-14
              A lays TI-14 at h6, turns 1
        "#]],
    );
}

/// S-14. Two Hazard icons and one Fortune icon, and the Hazard deck is empty.
#[test]
fn an_empty_deck_gives_nothing() {
    check(
        "
        rule SK-DISC-08 SK-DISC-05 SK-R-24
        hazard empty

        A: move north
        chance: tile TI-08
        A: lay 1
        chance: draws boomerang
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
            chance: tile TI-08
              A draws TI-08
            A: lay 1
              A lays TI-08 at g6, turns 1
            chance: draws boomerang
              boomerang lies in g6
        "#]],
    );
}
