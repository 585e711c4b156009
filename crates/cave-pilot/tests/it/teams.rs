//! Teams.

use expect_test::expect;

use crate::check;

/// S-89: a Shield with its cubes, if there is a free position; nothing else than cards.
#[test]
fn a_shield_is_handed_over_with_its_cubes() {
    check(
        "
        rule CP-TEAM-03 CP-TEAM-04 CP-R-63 CP-UPG-11
        team, players 4
        C1: Y12
        A at C1, fuel 0, missiles 0
        A mat U-PA1
        A cards k3/2 aru/1 aru/2 davy-lamp/3
        B at C1
        C at C1
        C mat U-SH4+1-2 U-PA2
        C cards trumpet/3
        D at C1
        D hand Y31
        turn A, step land

        A: trade C nothing for armor1
        A: trade C nothing for trumpet/3
        A: trade C nothing for shields2
        A: trade C armor1 for trumpet/3
        A: trade C nothing for nothing
        A: trade B nothing for shields1
        A: trade C nothing for shields1
        A: agree
        C: agree
        show A mat
        A: trade C k3/2 for trumpet/3
        C: agree
        show A cards
        A: pass
        ",
        expect![[r#"
            A: trade C nothing for armor1
              refused CP-UPG-11: there is no free position of armor
            A: trade C nothing for trumpet/3
              refused CP-EXPL-04: there is no room for a fifth Exploration card
            A: trade C nothing for shields2
              refused CP-R-63: shields2 cannot be traded: it is not there
            A: trade C armor1 for trumpet/3
              refused CP-R-63: a trade names what is given or taken, all of one type
            A: trade C nothing for nothing
              refused CP-R-63: a trade names what is given or taken, all of one type
            A: trade B nothing for shields1
              refused CP-R-63: B is not a teammate in the same place
            A: trade C nothing for shields1
              A offers C nothing for shields1
            A: agree
              refused CP-TURN-06: it is not A's turn to decide
            C: agree
              C agrees
            show A mat
              A mat U-SH4+1-2 U-PA1
            A: trade C k3/2 for trumpet/3
              A offers C k3/2 for trumpet/3
            C: agree
              C agrees
            show A cards
              A cards aru/1 aru/2 davy-lamp/3 trumpet/3
            A: pass
              B's turn 5, credits 11
        "#]],
    );
}

/// Not in another place.
#[test]
fn teammates_apart_do_not_trade() {
    check(
        "
        rule CP-TEAM-03 CP-R-63
        team, players 4
        C1: Y12
        C2: Y13
        A at C1, fuel 0, missiles 0
        B at C1
        C at C2
        C mat U-SH4
        D at C1
        D hand Y31
        turn A, step land

        D?
        B: pass
        ",
        expect![[r#"
            D?
              nothing
            B: pass
        "#]],
    );
}

/// CP-R-62: an attack card is not for teammates.
#[test]
fn a_teammate_is_no_opponent() {
    check(
        "
        rule CP-R-62 CP-XC-04
        team, players 4
        C1: Y14
        C2: Y12
        A at C1, fuel 0, missiles 1
        B at C1
        C at C1
        C cards adamy/2
        D at C1
        D hand Y31
        turn A, step move

        A: move C2
        C?
        C: use adamy/2 on A shields
        C: use adamy/2 on C shields
        C: pass
        chance: rolls 0
        C: pass
        chance: rolls 0
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y12 at C2 attacks A
            C?
              pass, use adamy/2 on B shields, use adamy/2 on B attack, use adamy/2 on B power, use adamy/2 on D shields, use adamy/2 on D attack, use adamy/2 on D power
            C: use adamy/2 on A shields
              refused CP-R-62: A is not an opponent in flight
            C: use adamy/2 on C shields
              refused CP-R-62: C is not an opponent in flight
            C: pass
            chance: rolls 0
              A rolls 0
              A fails: 0 against 0
              A takes a hit on missiles, gone
            C: pass
            chance: rolls 0
              A rolls 0
              A fails: 0 against 0
              A crashes
              B's turn 5, credits 11
        "#]],
    );
}

/// CP-R-62: a tie of teams is broken by the sum of credits.
#[test]
fn the_credits_of_a_team_break_a_tie() {
    check(
        "
        rule CP-R-62 CP-TEAM-02
        team, players 4
        C1: Y12
        A at C1, reputation 5, credits 1
        B at C1, reputation 5, credits 9
        C at C1, reputation 6, credits 12
        D at C1, fuel 0, missiles 0, reputation 6, credits 3
        turn D, step move

        D: move exit
        ",
        expect![[r#"
            D: move exit
              D flies from C1 to exit
              D has finished
              D gains a bonus of 0
              the game is over, won by A C
        "#]],
    );
}

/// CP-R-58: as soon as one team is left.
#[test]
fn the_last_team_wins() {
    check(
        "
        rule CP-R-58 CP-R-62
        team, players 4
        C1: Y11
        C2: Y12
        A at C1, reputation 0
        B at out, reputation 30
        C at out
        D at C1, fuel 0, missiles 0, reputation 6
        A hand Y31
        turn D, step move

        D: move C2
        chance: rolls 5
        ",
        expect![[r#"
            D: move C2
              D flies from C1 to C2
              Y12 at C2 attacks D
            chance: rolls 5
              D rolls 5
              D fails: 0 against 5
              D crashes
              the game is over, won by A C
        "#]],
    );
}
