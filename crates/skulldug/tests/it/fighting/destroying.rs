//! Destroying and turning passages, focus. Rules: SK-DEST, SK-FOCUS.

use expect_test::expect;

use crate::check;

/// Destroyed contents lie shuffled on their decks (S-34).
#[test]
fn destroyed_contents_lie_shuffled_on_their_decks() {
    check(
        "
        rule SK-DEST-01 SK-DEST-03 SK-R-29 SK-DEST-06
        g6: nesw
        g5: nesw skeleton-sentry-1 bear-trap-1 leaden-idol soothing-pipe-1
        A at g6

        A: destroy north
        show hazard
        show fortune
        show tiles
        A: move north
        chance: tile TI-18
        chance?
        chance: draws bear-trap-1
        chance: draws skeleton-sentry-1
        chance?
        chance: draws leaden-idol
        chance: draws soothing-pipe-1
        A: focus 0
        chance: die 4
        A: focus 0
        chance: die 4
        ",
        expect![[r#"
            A: destroy north
              TI-01 at g5 is destroyed with leaden-idol soothing-pipe-1 skeleton-sentry-1 bear-trap-1
            show hazard
              hazard top skeleton-sentry-1 bear-trap-1
            show fortune
              fortune top leaden-idol soothing-pipe-1
            show tiles
              tiles discarded TI-01
            A: move north
              A goes from g6 to g5
            chance: tile TI-18
              A draws TI-18
              A lays TI-18 at g5, turns 2
            chance?
              1 x draws skeleton-sentry-1
              1 x draws bear-trap-1
            chance: draws bear-trap-1
              bear-trap-1 lies in g5
            chance: draws skeleton-sentry-1
              skeleton-sentry-1 lies in g5
            chance?
              1 x draws leaden-idol
              1 x draws soothing-pipe-1
            chance: draws leaden-idol
              leaden-idol lies in g5
            chance: draws soothing-pipe-1
              soothing-pipe-1 lies in g5
              A meets bear-trap-1, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's trap roll comes to 4
              A beats bear-trap-1
              A picks up bear-trap-1 from g5
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 4
              A rolls 4
              A's monster roll comes to 4
              A beats skeleton-sentry-1
              skeleton-sentry-1 is discarded
        "#]],
    );
}

/// S-35. The Cave Entrance, an occupied passage, one that is not faced, a second one; a Blasting Charge asks for less.
#[test]
fn what_cannot_be_destroyed() {
    check(
        "
        rule SK-DEST-01 SK-DEST-02 SK-DEST-04 SK-DEST-05 SK-PASS-10 SK-PASS-12 SK-R-59 SK-R-29
        g6: nes
        h6: new
        g5: ns
        f6: ns
        A at g6
        B at h6
        A hand blasting-charge-1

        A: destroy south
        A: destroy east
        A: destroy west
        A: destroy north
        A: destroy north
        A: blast blasting-charge-1 west
        show tiles
        ",
        expect![[r#"
            A: destroy south
              refused SK-PASS-12: the Cave Entrance can be neither destroyed nor turned
            A: destroy east
              refused SK-PASS-10: someone is in h6
            A: destroy west
              refused SK-DEST-01: your passage does not face west
            A: destroy north
              TI-14 at g5 is destroyed
            A: destroy north
              refused SK-DEST-04: you have already destroyed a passage this turn
            A: blast blasting-charge-1 west
              A uses blasting-charge-1
              blasting-charge-1 is discarded
              TI-15 at f6 is destroyed
            show tiles
              tiles discarded TI-14 TI-15
        "#]],
    );
}

/// Each point of focus adds one (S-36).
#[test]
fn focus_adds_one_each() {
    check(
        "
        rule SK-FOCUS-01 SK-ENC-02 SK-ENC-03 SK-ENC-04 SK-R-90
        g6: ns hulking-troglodyte

        A: move north
        A? focus
        A: focus 3
        A: focus 2
        chance: die 3
        show A ap
        show discards
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets hulking-troglodyte, needs 5
            A? focus
              0, 1, 2
            A: focus 3
              refused SK-FOCUS-01: you have only 2 AP to focus with
            A: focus 2
              A focuses 2
            chance: die 3
              A rolls 3
              A's monster roll comes to 5
              A beats hulking-troglodyte
              hulking-troglodyte is discarded
            show A ap
              A ap 0
            show discards
              discards hulking-troglodyte
        "#]],
    );
}

/// S-37. FT-12.
#[test]
fn the_hourglass_forbids_focus() {
    check(
        "
        rule SK-GOAL-02 SK-R-33
        g6: ns hulking-troglodyte
        A hand cracked-hourglass rusty-sword-1

        A: move north
        A: focus 1
        A: use rusty-sword-1
        chance: die 2
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets hulking-troglodyte, needs 5
            A: focus 1
              refused SK-GOAL-02: the Cracked Hourglass keeps you from focusing
            A: use rusty-sword-1
              A uses rusty-sword-1
              rusty-sword-1 is discarded
            chance: die 2
              A rolls 2
              A's monster roll comes to 5
              A beats hulking-troglodyte
              hulking-troglodyte is discarded
        "#]],
    );
}
