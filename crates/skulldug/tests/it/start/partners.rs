//! Partners at the start of a turn and against others. Rules: SK-TEAM.

use expect_test::expect;

use crate::check;

/// But shoving them is fine.
#[test]
fn no_throwing_at_partners() {
    check(
        "
        rule SK-TEAM-17 SK-R-37 SK-R-69
        players 4, mode team
        A hand snare-1

        A: throw snare-1 C
        A: shove C north
        chance: tile TI-14
        ",
        expect![[r#"
            A: throw snare-1 C
              refused SK-TEAM-17: C is not your opponent
            A: shove C north
              C is shoved from g7 to g6
            chance: tile TI-14
              C draws TI-14
              C lays TI-14 at g6, turns 0
        "#]],
    );
}

/// When both have something at the start of the turn.
#[test]
fn the_lower_seat_says_who_starts() {
    check(
        "
        rule SK-R-66 SK-ENC-08
        players 4, mode team
        g6: ns skeleton-sentry-1
        h7: ew skeleton-sentry-2
        A at g6
        C at h7
        turn B

        B: finish
        D: finish
        A: play
        C: play
        A: first B
        A: first C
        C: focus 0
        chance: die 6
        A: focus 0
        chance: die 6
        ",
        expect![[r#"
            B: finish
              B is done
            D: finish
              D is done
              turn 11: A C
            A: play
            C: play
            A: first B
              refused SK-R-66: only A and their partner can go first
            A: first C
              C meets skeleton-sentry-2, needs 4
            C: focus 0
            chance: die 6
              C rolls 6
              C's monster roll comes to 6
              C beats skeleton-sentry-2
              skeleton-sentry-2 is discarded
              A meets skeleton-sentry-1, needs 4
            A: focus 0
            chance: die 6
              A rolls 6
              A's monster roll comes to 6
              A beats skeleton-sentry-1
              skeleton-sentry-1 is discarded
        "#]],
    );
}

/// The turn is skipped, hazards in the Cave Entrance go.
#[test]
fn both_partners_resign() {
    check(
        "
        rule SK-R-66 SK-R-67 SK-RESIGN-01
        players 4, mode team
        turn B

        B: finish
        D: finish
        A: resign
        C: resign
        B: play
        D: play
        ",
        expect![[r#"
            B: finish
              B is done
            D: finish
              D is done
              turn 11: A C
            A: resign
              A resigns
              A dies in g7
            C: resign
              C resigns
              C dies in g7
              turn 12: B D
            B: play
            D: play
        "#]],
    );
}

/// R-15 and R-70: the jester skips the partner.
#[test]
fn the_next_opponent_is_of_the_next_team() {
    check(
        "
        rule SK-R-15 SK-R-70
        players 4, mode team
        g6: ns swindling-jester
        A hand snare-1

        A: move north
        A: focus 0
        chance: die 1
        chance: picks snare-1
        show B hand
        ",
        expect![[r#"
            A: move north
              A goes from g7 to g6
              A meets swindling-jester, needs 4
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to swindling-jester
              A is hurt by 1, health 3
            chance: picks snare-1
              B takes snare-1 from A
              A flees from g6 to g7
            show B hand
              B hand snare-1
        "#]],
    );
}
