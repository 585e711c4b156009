//! Turns without their players, and what ends with a turn.

mod purge;
mod together;
mod water;

use expect_test::expect;

use crate::check;

/// CP-R-56: the seat of the First player ends the round, whether he is still in or not.
#[test]
fn the_seat_of_the_first_player_ends_the_round() {
    check(
        "
        rule CP-R-56 CP-END-02
        competitive, players 4
        C1: Y27
        A at out
        B at C1, fuel 0, missiles 0, credits 0
        C at C1, fuel 0, missiles 0, credits 0
        D at C1, fuel 0, missiles 0, credits 0
        first A, round 5
        turn C, step move

        C: move exit
        D: pass
        D: stay
        D: end turn
        ",
        expect![[r#"
            C: move exit
              C flies from C1 to exit
              C has finished
              D's turn 5, credits 3
            D: pass
            D: stay
              D stays at C1
              D lands at C1
            D: end turn
              C gains a bonus of 0
              the game is over, won by D
        "#]],
    );
}

/// CP-R-43: the ooze of an eliminated player ends with that turn.
#[test]
fn an_ooze_ends_with_its_player() {
    check(
        "
        rule CP-R-43
        competitive, players 3
        C1: Y11
        C2: Y18
        A at C1, fuel 0, missiles 0
        B at C1
        B hand Y31
        C at C1
        turn A, step move

        A: move C2
        chance: rolls 5
        show C2
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y18 at C2 attacks A
            chance: rolls 5
              A rolls 5
              A fails: 0 against 6
              A crashes
              B's turn 5, credits 11
            show C2
              C2: Y18
        "#]],
    );
}

/// CP-R-28: no second roll at a plane that is gone.
#[test]
fn no_second_roll_at_a_plane_that_is_gone() {
    check(
        "
        rule CP-R-28 CP-MISSILE-07 CP-R-37
        competitive, players 3
        C1: Y27
        C2: Y23
        A at C1, fuel 0, missiles 2
        B at C2, fuel 1, missiles 0
        C at C1
        C hand Y31
        turn A, step fire

        A: fire B
        chance: missile die
        A: again
        chance: missile die
        A? fire
        ",
        expect![[r#"
            A: fire B
              A fires at B
            chance: missile die
              A's missile shows die
              B takes a hit on fuel, gone
            A: again
            chance: missile die
              A's missile shows die
              B crashes
            A? fire
              C1, C2, C
        "#]],
    );
}

/// X11 speaks in the first round of actions only.
#[test]
fn nobody_is_persuaded_in_an_additional_round() {
    check(
        "
        rule CP-XC-12 CP-EXPL-06
        competitive, players 2
        C1: Y11
        C2: Y23
        C3: Y27
        A at C1, fuel 1, missiles 0
        A mat U-MA9
        B at C3
        B cards persuator/1
        B hand Y31
        turn A, step move

        B: pass
        A: move C2
        chance: rolls 0
        A: extra by fuel
        A: pass
        A? move
        ",
        expect![[r#"
            B: pass
            A: move C2
              A flies from C1 to C2
              Y23 at C2 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 1
            A: extra by fuel
              A pays fuel
              A starts an additional round
            A: pass
            A? move
              C3
        "#]],
    );
}

/// CP-EXPL-07: cards of the own turn are not for the turns of others.
#[test]
fn cards_of_the_own_turn_wait_for_it() {
    check(
        "
        rule CP-EXPL-06 CP-EXPL-07 CP-CARD-06
        competitive, players 2
        C1: Y11
        C2: Y23
        A at C1, fuel 0, missiles 1, credits 0
        B at C1
        B cards teleport/1 bumper/1 otis/1 aru/1
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 5
        B: use teleport/1 on C2
        B: place Y31 C3
        B: use aru/1 on shields1
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y23 at C2 attacks A
            chance: rolls 5
              A rolls 5
              A fails: 0 against 5
              A takes a hit on missiles, gone
              A lands at C2
              B's turn 5, credits 11
            B: use teleport/1 on C2
              refused CP-EXPL-06: teleport cannot be used at this moment
            B: place Y31 C3
              B places Y31 at C3
              the exit opens in column 4
            B: use aru/1 on shields1
              refused CP-EXPL-06: aru cannot be used at this moment
        "#]],
    );
}

/// CP-R-36: until the end of the turn, additional rounds included.
#[test]
fn a_modifier_ends_with_the_turn() {
    check(
        "
        rule CP-R-36 CP-XC-06
        competitive, players 2
        C1: Y11
        C2: Y23
        C3: Y34
        A at C1, fuel 1, missiles 0
        A mat U-MA4 U-NC4
        B at C1
        B cards tallinn/2
        B hand Y31
        turn A, step move

        A: move C2
        B: use tallinn/2 on A navigation
        B: pass
        chance: rolls 2
        A: extra by fuel
        A: pass
        A: move C3
        B: pass
        chance: rolls 1
        show A modifiers
        A: end turn
        show A modifiers
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y23 at C2 attacks A
            B: use tallinn/2 on A navigation
              B uses tallinn on A navigation, 1 left
            B: pass
            chance: rolls 2
              A rolls 2
              A passes: 3 against 2
              A +1 Reputation, now 1
            A: extra by fuel
              A pays fuel
              A starts an additional round
            A: pass
            A: move C3
              A flies from C2 to C3
              Y34 at C3 attacks A
            B: pass
            chance: rolls 1
              A rolls 1
              A fails: 1 against 1
              A takes a hit on navigation1
              A lands at C3
            show A modifiers
              A modifiers navigation-2
            A: end turn
              B's turn 5, credits 11
            show A modifiers
        "#]],
    );
}
