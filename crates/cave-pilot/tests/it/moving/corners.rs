//! Corners where two rules meet.

use expect_test::expect;

use crate::check;

/// X05: the range is measured from where the plane is when it fires.
#[test]
fn under_the_clock_missiles_fly_from_the_new_place() {
    check(
        "
        rule CP-XC-07 CP-MISSILE-04 CP-R-76
        competitive, players 2
        C1: Y27
        C2: Y23
        C4: Y12
        A at C1, fuel 1, missiles 1, credits 0
        A mat U-MA9
        A cards foliot-clock/1
        B at C1
        B hand Y31
        turn A, step refresh

        A: use foliot-clock/1
        A: begin move
        A: move C2
        chance: rolls 0
        A: begin fire
        A: fire C4
        chance: missile 1
        A: begin land
        show A spent
        A?
        ",
        expect![[r#"
            A: use foliot-clock/1
              A uses foliot-clock, 0 left
            A: begin move
              A begins to move
            A: move C2
              A flies from C1 to C2
              Y23 at C2 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 1
            A: begin fire
              A begins to fire
            A: fire C4
              A fires at C4
            chance: missile 1
              A's missile shows 1
              C4 part 1 takes 1, cubes 1
            A: begin land
              A begins to land
              A lands at C2
            show A spent
              A spent C2
            A?
              begin refresh, end turn
        "#]],
    );
}

/// CP-R-37: who crashes by his own Otis has no more steps and no phase 4.
#[test]
fn who_sets_off_a_cave_may_crash_by_it() {
    check(
        "
        rule CP-XC-03 CP-R-37 CP-R-38
        competitive, players 3
        C1: Y11
        C2: Y22
        A at C1, fuel 0, missiles 0
        A cards otis/1
        B at entrance
        C at entrance
        pile Y31
        turn A, step fire

        A: use otis/1 on C2
        chance: rolls 0
        ",
        expect![[r#"
            A: use otis/1 on C2
              A uses otis on C2, 0 left
              Y22 at C2 attacks A
            chance: rolls 0
              A rolls 0
              A fails: 0 against 2
              A crashes
              B's turn 3, credits 11
        "#]],
    );
}

/// CP-R-09: maintenance counts in the price of a replacement, and goes with the card.
#[test]
fn maintenance_counts_when_a_part_is_replaced() {
    check(
        "
        rule CP-R-09 CP-R-10 CP-UPG-06
        competitive, players 2
        C1: Y27
        A at C1, credits 9, fuel 0, missiles 0
        A mat U-SH4+1
        B at C1
        B hand Y31
        shop A U-SH7 U-SH9
        turn A, step land

        A: buy A1 shields1
        A: buy A2 shields1
        show discards
        show A at
        ",
        expect![[r#"
            A: buy A1 shields1
              refused CP-UPG-07: the card in shields1 is worth 4 now; replace it only with a higher number
            A: buy A2 shields1
              A buys U-SH9 for 1 into shields1, value 5
            show discards
              discards U-SH4 U-MNT-A
            show A at
              A at C1, turns 4, credits 8, reputation 0, fuel 0, missiles 0
        "#]],
    );
}

/// CS2: a card cleared by its first part has no second one.
#[test]
fn a_web_cleared_by_its_first_part_is_done() {
    check(
        "
        rule CP-COOP-01 CP-SPEC-06
        purge, players 2
        C1: Y27
        C2: Y21 hits 1 1
        A at C1, fuel 1, missiles 0
        A mat U-PO9
        B at C1
        turn A, step move

        A: move C2
        chance: rolls 0
        A?
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y21 at C2 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against -1
              A +1 Reputation, now 1
              C2 part 1 takes 1, cubes 2
              Y21 is cleared
              A +1 Reputation, now 2
              B +1 Reputation, now 1
            A?
              land, extra by fuel
        "#]],
    );
}

/// CP-R-50: a refresh of the row removes the card behind the reserved one.
#[test]
fn a_refresh_passes_over_a_reserved_card() {
    check(
        "
        rule CP-R-50 CP-R-05
        competitive, players 2
        C1: Y27
        A at C1, fuel 0, missiles 0
        B at C1
        B hand Y31
        shop A U-SH1 U-SH2 U-SH3
        shop B U-MA1 U-MA2 U-MA3
        reserved B A1
        turn A, step refresh

        A: refresh A
        chance: shop U-SH4
        show shop
        show reserved
        ",
        expect![[r#"
            A: refresh A
              U-SH2 leaves row A
            chance: shop U-SH4
              U-SH4 is displayed in row A
            show shop
              shop A U-SH1 U-SH3 U-SH4
              shop B U-MA1 U-MA2 U-MA3
            show reserved
              reserved B A1
        "#]],
    );
}

/// CP-R-26, CP-R-70: a held card must be placed in an additional round too.
#[test]
fn an_additional_round_wants_a_card() {
    check(
        "
        rule CP-R-26 CP-EXTRA-01 CP-R-70
        competitive, players 2
        C1: Y27
        C2: Y23
        A at C1, fuel 1, missiles 0
        A hand Y12
        B at C1
        turn A, step extra

        A: extra by fuel
        A: pass
        A: place Y12 C3
        A: pass
        A? move
        ",
        expect![[r#"
            A: extra by fuel
              A pays fuel
              A starts an additional round
            A: pass
              refused CP-TURN-02: place a Cave card first
            A: place Y12 C3
              A places Y12 at C3
              the exit opens in column 4
            A: pass
            A? move
              C2
        "#]],
    );
}

/// CP-R-44, X17: the lens replaces the orange die of an Ion storm; its face counts.
#[test]
fn a_lens_softens_an_ion_storm() {
    check(
        "
        rule CP-R-44 CP-XC-12 CP-SPEC-10
        competitive, players 2
        C1: Y27
        C2: O20
        A at C1, fuel 0, missiles 1, credits 0
        A mat U-SH2
        A cards kerr-lens/1
        B at C1
        B hand Y31
        turn A, step move

        A: move C2
        A: use kerr-lens/1 on orange
        chance: rolls 5 0
        show A mat
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              O20 at C2 attacks A
            A: use kerr-lens/1 on orange
              A uses kerr-lens on orange, 0 left
            chance: rolls 5 0
              A rolls 5 0
              A fails: 2 against 6
              A lands at C2
              B's turn 5, credits 11
            show A mat
              A mat U-SH2
        "#]],
    );
}

/// CP-R-27: a turn out of the entrance bars the Scrapyard, also for a plane that came back by a reversal.
#[test]
fn the_scrapyard_is_for_two_turns_in_the_entrance() {
    check(
        "
        rule CP-R-27 CP-ENTR-04
        competitive, players 2
        C1: Y27
        A at entrance, turns 3, credits 3, fuel 0, missiles 0
        A marks entrance1
        B at C1
        B hand Y31
        turn A, step move

        A?
        A: scrapyard
        A: stay
        ",
        expect![[r#"
            A?
              move C1
            A: scrapyard
              refused CP-R-27: the Scrapyard is for your third turn, after two in the entrance
            A: stay
              refused CP-ENTR-04: you may stay in the entrance only on your second turn
        "#]],
    );
}

/// CP-R-27, CP-ENTR-05: from the Scrapyard an additional round leads into the cave.
#[test]
fn from_the_scrapyard_into_the_cave() {
    check(
        "
        rule CP-ENTR-05 CP-R-25 CP-R-27
        competitive, players 2
        C1: Y27
        A at entrance, turns 3, credits 3, fuel 1, missiles 0
        A mat U-PO9
        A marks entrance1 entrance2
        B at C1
        B hand Y31
        turn A, step move

        A: scrapyard
        A: extra by fuel
        A: pass
        A: scrapyard
        A? move
        A: move C1
        chance: rolls 0
        show A at
        ",
        expect![[r#"
            A: scrapyard
              A spends a turn in the Scrapyard
            A: extra by fuel
              A pays fuel
              A starts an additional round
            A: pass
            A: scrapyard
              refused CP-R-27: the Scrapyard is for your third turn, after two in the entrance
            A? move
              C1
            A: move C1
              A flies from entrance to C1
              Y27 at C1 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 1
              A lands at C1
            show A at
              A at C1, turns 3, credits 2, reputation 1, fuel 0, missiles 0
        "#]],
    );
}
