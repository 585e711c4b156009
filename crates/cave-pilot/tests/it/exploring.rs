//! Exploring, and the limits of a plane.

mod cards;
mod gadgets;
mod stores;
mod tanks;

use expect_test::expect;

use crate::check;

/// CP-EXPL-03: twice a cave, whatever the turn.
#[test]
fn a_cave_is_explored_twice() {
    check(
        "
        rule CP-EXPL-02 CP-EXPL-03 CP-EXPL-05 CP-R-45
        competitive, players 2
        C1: Y14
        A at C1, credits 9, fuel 0, missiles 0
        B at C1
        B hand Y31
        turn A, step land

        A: explore
        chance: finds trumpet
        A: explore
        chance: finds davy-lamp
        A: explore
        show A cards
        show A explored
        ",
        expect![[r#"
            A: explore
              A pays 2 to explore
            chance: finds trumpet
              A installs trumpet
            A: explore
              A pays 2 to explore
            chance: finds davy-lamp
              A installs davy-lamp
            A: explore
              refused CP-EXPL-03: you have already explored here twice
            show A cards
              A cards trumpet/3 davy-lamp/3
            show A explored
              A explored C1 C1
        "#]],
    );
}

/// S-09: in the entrance one may still upgrade.
#[test]
fn the_entrance_is_explored_twice_in_all() {
    check(
        "
        rule CP-EXPL-03 CP-R-45 CP-ENTR-02 CP-UPG-01
        competitive, players 2
        C1: Y14
        A at entrance, turns 2, credits 9, fuel 0, missiles 0
        A explored entrance entrance
        B at C1
        B hand Y31
        turn A, step move

        A: stay
        A: explore
        A: buy-fuel
        ",
        expect![[r#"
            A: stay
              A stays at entrance
              A lands at entrance
            A: explore
              refused CP-EXPL-03: you have already explored here twice
            A: buy-fuel
              A gains a fuel for 3
        "#]],
    );
}

/// S-61: the upgrade mark alone does not allow exploring.
#[test]
fn the_upgrade_mark_alone_allows_no_exploring() {
    check(
        "
        rule CP-EXPL-01 CP-UPG-01
        competitive, players 2
        C1: Y27
        A at C1, credits 9, fuel 0, missiles 0
        B at C1
        B hand Y31
        turn A, step land

        A: explore
        A: buy A1 shields1
        ",
        expect![[r#"
            A: explore
              refused CP-EXPL-01: you cannot explore here; land on a card with the exploration mark, or in the entrance
            A: buy A1 shields1
              refused CP-SHOP-04: there is no card at A1
        "#]],
    );
}

/// S-62: a fifth card, and not one he has not.
#[test]
fn one_of_five_is_discarded() {
    check(
        "
        rule CP-R-46 CP-EXPL-04
        competitive, players 2
        C1: Y14
        A at C1, credits 9, fuel 0, missiles 0
        A cards k3/2 aru/1 adamy/1 trumpet/3
        B at C1
        B hand Y31
        turn A, step land

        A: explore
        chance: finds davy-lamp
        A?
        A: discard k3/1
        A: discard davy-lamp/3
        show A at
        show discards
        ",
        expect![[r#"
            A: explore
              A pays 2 to explore
            chance: finds davy-lamp
              A installs davy-lamp
            A?
              discard k3/2, discard aru/1, discard adamy/1, discard trumpet/3, discard davy-lamp/3
            A: discard k3/1
              refused CP-EXPL-04: you do not have k3/1
            A: discard davy-lamp/3
              A loses davy-lamp/3
            show A at
              A at C1, turns 4, credits 7, reputation 0, fuel 0, missiles 0
            show discards
              discards davy-lamp
        "#]],
    );
}

/// CP-R-12: a solo extended game has no limit, a standard one has.
#[test]
fn an_extended_solo_game_has_no_limit() {
    check(
        "
        rule CP-R-12 CP-UPG-10
        solo, players 1, deck extended
        C1: Y27
        A at C1, credits 9, fuel 2, missiles 2
        turn A, step land

        A: buy-fuel
        A: buy-missile
        show A at
        ",
        expect![[r#"
            A: buy-fuel
              A gains a fuel for 3
            A: buy-missile
              A gains a missile for 3
            show A at
              A at C1, turns 4, credits 3, reputation 0, fuel 3, missiles 3
        "#]],
    );
}

/// A standard solo game has a limit (CP-R-12).
#[test]
fn a_standard_solo_game_has_a_limit() {
    check(
        "
        rule CP-R-12 CP-UPG-10
        solo, players 1, deck standard
        C1: Y27
        A at C1, credits 9, fuel 2, missiles 2
        turn A, step land

        A: buy-fuel
        A: buy-missile
        ",
        expect![[r#"
            A: buy-fuel
              refused CP-UPG-10: you already carry two
            A: buy-missile
              refused CP-UPG-10: you already carry two
        "#]],
    );
}
