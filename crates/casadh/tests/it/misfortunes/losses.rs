//! Things lost on the way: Dropped Gear, Hole in the Pocket, Torn Pack. Rules: CC-MISF-02, CC-MISF-09.

use expect_test::expect;

use crate::check;

#[test]
fn dropped_gear_is_the_explorers_choice() {
    check(
        "
        rule CC-MISF-09 CC-MISF-02
        players 2
        A items rope+medkit

        A: explore E
        chance: hex L1-01
        chance: card C24
        A?
        A: drop helmet
        A: end turn
        A: drop medkit
        A: drop rope
        A: move W
        show A
        show hex
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C24
              A draws C24, cost 2, mp 2
              dropped-gear befalls A
            A?
              drop rope, drop medkit
            A: drop helmet
              refused CC-ITEM-02: you do not carry helmet
            A: end turn
              refused CC-TURN-06: choose which item to drop first
            A: drop medkit
              A drops medkit at 1,0
            A: drop rope
              refused CC-TURN-07: that answers a question nobody asked; on your turn you move, explore, collect, leave or end it
            A: move W
              A goes from 1,0 to 0,0 A, mp 1
            show A
              A at 0,0 A, hp 4, items rope
            show hex
              hex L1-01 at 1,0 r0: items medkit
        "#]],
    );
    check(
        "
        rule CC-MISF-09
        players 2
        A treasures 5

        A: explore E
        chance: hex L1-01
        chance: card C24
        show A
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C24
              A draws C24, cost 2, mp 2
              dropped-gear befalls A
            show A
              A at 1,0 A, hp 4, treasures 5
        "#]],
    );
}

/// S-32. What the others know of it is in `treasure/secrets.rs`. It is not among the treasures looked at afterwards.
#[test]
fn a_hole_in_the_pocket_loses_the_lowest() {
    check(
        "
        rule CC-MISF-09 CC-INFO-03
        players 2
        A treasures 2 5 9
        pile all

        A: explore E
        chance: hex L2-15
        A: rotate 0
        chance: card C26
        chance: item rope
        show A
        show B
        show hex
        ",
        expect![[r#"
            A: explore E
            chance: hex L2-15
              A draws L2-15 for 1,0
            A: rotate 0
              L2-15 lies at 1,0 r0, A stands in A
            chance: card C26
              A draws C26, cost 1, mp 3
              hole-in-the-pocket befalls A
              A loses 2 at 1,0
            chance: item rope
              rope lies at 1,0
            show A
              A at 1,0 A, hp 4, treasures 9 5
              A saw 1,0: 2
            show B
              B at 0,0 A, hp 4
            show hex
              hex L2-15 at 1,0 r0: treasures 2 items rope
        "#]],
    );
    check(
        "
        rule CC-MISF-09
        players 2
        A treasures 2 5 9

        A: explore E
        chance: hex L1-01
        chance: card C27
        chance: treasure 3
        chance: treasure 4
        A?
        A: keep 4
        show A
        show hex
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C27
              A draws C27, cost 2, mp 2
              hole-in-the-pocket befalls A
              A loses 2 at 1,0
            chance: treasure 3
              A draws 3
            chance: treasure 4
              A draws 4
            A?
              keep 4, keep 3
            A: keep 4
              A keeps 4
              1 face down at 1,0
            show A
              A at 1,0 A, hp 4, treasures 9 5 4
              A saw 1,0: 3 2
            show hex
              hex L1-01 at 1,0 r0: treasures 3 2
        "#]],
    );
    check(
        "
        rule CC-MISF-09
        players 2

        A: explore E
        chance: hex L1-01
        chance: card C26
        chance: item rope
        show hex
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C26
              A draws C26, cost 1, mp 3
              hole-in-the-pocket befalls A
            chance: item rope
              rope lies at 1,0
            show hex
              hex L1-01 at 1,0 r0: items rope
        "#]],
    );
}

#[test]
fn a_torn_pack_takes_no_items() {
    check(
        "
        rule CC-MISF-09 CC-ITEM-13
        hex L1-01 at 1,0 r0: items rope
        A at 1,0, held C19

        A? take
        A: take rope
        ",
        expect![[r#"
            A? take
              nothing
            A: take rope
              refused CC-MISF-09: you cannot collect items with a torn pack; end a turn at Base Camp first
        "#]],
    );
}
