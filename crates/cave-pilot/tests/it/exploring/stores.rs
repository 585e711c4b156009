//! Cards for the shop and the hangar, and the Foliot clock.

use expect_test::expect;

use crate::check;

/// X23: only its owner may buy a reserved card, and a pulse passes over it.
#[test]
fn a_reserved_card_is_for_its_owner() {
    check(
        "
        rule CP-R-50 CP-XC-09
        competitive, players 2
        C1: Y27
        A at C1, fuel 0, missiles 0
        A cards pulse-p6/1
        B at C1
        B hand Y31
        shop A U-SH1 U-SH2 U-SH3
        shop B U-MA1 U-MA2 U-MA3
        reserved B A2
        turn A, step refresh

        A: use pulse-p6/1
        chance: shop U-SH4
        chance: shop U-SH5
        chance: shop U-MA4
        chance: shop U-MA5
        chance: shop U-MA6
        show shop
        show reserved
        A: pass
        A: stay
        A: buy A1 shields1
        A: buy A2 shields1
        ",
        expect![[r#"
            A: use pulse-p6/1
              A uses pulse-p6, 0 left
              U-SH3 leaves row A
              U-SH1 leaves row A
              U-MA3 leaves row B
              U-MA2 leaves row B
              U-MA1 leaves row B
            chance: shop U-SH4
              U-SH4 is displayed in row A
            chance: shop U-SH5
              U-SH5 is displayed in row A
            chance: shop U-MA4
              U-MA4 is displayed in row B
            chance: shop U-MA5
              U-MA5 is displayed in row B
            chance: shop U-MA6
              U-MA6 is displayed in row B
            show shop
              shop A U-SH2 U-SH4 U-SH5
              shop B U-MA4 U-MA5 U-MA6
            show reserved
              reserved B A1
            A: pass
            A: stay
              A stays at C1
              A lands at C1
            A: buy A1 shields1
              refused CP-R-50: U-SH2 is reserved for B
            A: buy A2 shields1
              A buys U-SH4 for 3 into shields1, value 3
        "#]],
    );
}

/// X23: the token leaves when its owner finishes, and is moved by the card.
#[test]
fn a_reservation_ends_in_the_exit() {
    check(
        "
        rule CP-R-50
        competitive, players 2
        C1: Y27
        A at C1, fuel 0, missiles 0
        A cards lombard-pledge/1
        B at C1
        shop A U-SH1 U-SH2 U-SH3
        shop B U-MA1 U-MA2 U-MA3
        reserved A A2
        turn A, step refresh

        A: use lombard-pledge/1 on B5
        A: use lombard-pledge/1 on B3
        show reserved
        A: pass
        A: move exit
        show reserved
        ",
        expect![[r#"
            A: use lombard-pledge/1 on B5
              refused CP-SHOP-04: there is no card at B5
            A: use lombard-pledge/1 on B3
              A uses lombard-pledge on B3, 0 left
              A reserves B3
            show reserved
              reserved A B3
            A: pass
            A: move exit
              A flies from C1 to exit
              A has finished
              A's reservation ends
              B's turn 5, credits 11
            show reserved
        "#]],
    );
}

/// X16: on any landing, also where there is no upgrading.
#[test]
fn repairs_on_any_landing() {
    check(
        "
        rule CP-R-51 CP-DAMAGE-11 CP-EXPL-06
        competitive, players 2
        C1: Y12
        A at C1, fuel 0, missiles 0
        A mat U-SH9-3 U-PA1
        A cards aru/1
        B at C1
        B hand Y31
        turn A, step land

        A?
        A: use aru/1 on armor1
        A: use aru/1 on shields1
        show A mat
        ",
        expect![[r#"
            A?
              end turn, use aru/1 on shields1
            A: use aru/1 on armor1
              refused CP-R-51: there is no red cube on armor1
            A: use aru/1 on shields1
              A uses aru on shields1, 0 left
              A repairs 2 of shields1
              B's turn 5, credits 11
            show A mat
              A mat U-SH9-1 U-PA1
        "#]],
    );
}

/// S-78: each step once; moving and landing are due.
#[test]
fn the_clock_does_each_step_once() {
    check(
        "
        rule CP-XC-07
        competitive, players 2
        C1: Y27
        C2: Y23
        A at C1, fuel 1, missiles 0, credits 0
        A mat U-MA9
        A cards foliot-clock/1 pulse-p6/2
        B at C1
        B hand Y31
        shop A U-SH1 U-SH2 U-SH3
        shop B U-MA1 U-MA2 U-MA3
        turn A, step refresh

        A: use foliot-clock/1
        A: begin fire
        A: begin move
        A: move C2
        chance: rolls 0
        A: end turn
        A: begin move
        A: extra by fuel
        A: begin refresh
        A: refresh A
        chance: shop U-SH4
        A: refresh A
        A: pass
        A: begin refresh
        A: begin land
        ",
        expect![[r#"
            A: use foliot-clock/1
              A uses foliot-clock, 0 left
            A: begin fire
              refused CP-XC-07: each step of the Foliot clock is done once, and you must move and land before the end
            A: begin move
              A begins to move
            A: move C2
              A flies from C1 to C2
              Y23 at C2 attacks A
            chance: rolls 0
              A rolls 0
              A passes: 5 against 0
              A +1 Reputation, now 1
            A: end turn
              refused CP-XC-07: each step of the Foliot clock is done once, and you must move and land before the end
            A: begin move
              refused CP-XC-07: each step of the Foliot clock is done once, and you must move and land before the end
            A: extra by fuel
              refused CP-TURN-02: begin the next step first
            A: begin refresh
              A begins to refresh
            A: refresh A
              U-SH1 leaves row A
            chance: shop U-SH4
              U-SH4 is displayed in row A
            A: refresh A
              refused CP-SHOP-01: you have already refreshed the shop in this round of actions
            A: pass
            A: begin refresh
              refused CP-XC-07: each step of the Foliot clock is done once, and you must move and land before the end
            A: begin land
              A begins to land
              A lands at C2
        "#]],
    );
}

/// X05 is announced before step a.
#[test]
fn the_clock_is_announced_before_the_refresh() {
    check(
        "
        rule CP-XC-07
        competitive, players 2
        C1: Y27
        A at C1, fuel 1, missiles 0
        A cards foliot-clock/1 pulse-p6/2
        B at C1
        B hand Y31
        shop A U-SH1 U-SH2 U-SH3
        shop B U-MA1 U-MA2 U-MA3
        turn A, step refresh

        A: refresh A
        chance: shop U-SH4
        A: refresh A
        A: use foliot-clock/1
        ",
        expect![[r#"
            A: refresh A
              U-SH1 leaves row A
            chance: shop U-SH4
              U-SH4 is displayed in row A
            A: refresh A
              refused CP-SHOP-01: you have already refreshed the shop in this round of actions
            A: use foliot-clock/1
              refused CP-XC-07: announce the Foliot clock before the first refresh of your turn
        "#]],
    );
}
