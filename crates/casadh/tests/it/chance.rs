//! What chance may decide, and when. Rules: CC-GEN-04, CC-MODEL-12, CC-TURN-06; ruling CC-R-02.

use expect_test::expect;

use crate::refusal;

/// CC-GEN-04, CC-R-02: the die has six sides. CC-MODEL-12: what is not there is not drawn. CC-MODEL-09, CC-TURN-06.
#[test]
fn chance_gives_only_what_there_is() {
    let laying = "
        new players 2

        chance: surface 1
        ";
    expect!["refused CC-MODEL-12: a treasure of 10 is not there to be drawn"]
        .assert_eq(&refusal(laying, "chance: surface 10"));
    expect!["refused CC-TURN-06: chance has nothing of that kind to decide now"]
        .assert_eq(&refusal(laying, "chance: A starts"));
    expect!["refused CC-TURN-06: chance has to decide first"].assert_eq(&refusal(laying, "A: end turn"));
    let choosing = "
        new players 2

        chance: surface 1
        chance: surface 2
        chance: surface 3
        chance: surface 4
        ";
    expect!["refused CC-MODEL-09: C has no seat at this table"].assert_eq(&refusal(choosing, "chance: C starts"));
    expect!["refused CC-TURN-06: chance has nothing of that kind to decide now"]
        .assert_eq(&refusal(choosing, "chance: surface 5"));
    let exploring = "
        players 2
        hex L1-02 at 2,0 r0
        hex L1-05 at -1,0 r0: items rope*6
        deck C10

        A: explore E
        ";
    expect!["refused CC-TURN-06: chance has to decide first"].assert_eq(&refusal(exploring, "A: end turn"));
    expect!["refused CC-MODEL-12: L1-02 is not there to be drawn"].assert_eq(&refusal(exploring, "chance: hex L1-02"));
    expect!["refused CC-MODEL-12: L2-01 is not there to be drawn"].assert_eq(&refusal(exploring, "chance: hex L2-01"));
    expect!["refused CC-TURN-06: chance has nothing of that kind to decide now"]
        .assert_eq(&refusal(exploring, "chance: roll 3"));
    let drawing = format!("{exploring}chance: hex L1-13\nA: rotate 0\n");
    expect!["refused CC-MODEL-12: C01 is not there to be drawn"].assert_eq(&refusal(&drawing, "chance: card C01"));
    let finding = format!("{drawing}chance: card C10\n");
    expect!["refused CC-MODEL-12: rope is not there to be drawn"].assert_eq(&refusal(&finding, "chance: item rope"));
    let rolling = format!("{finding}chance: item helmet\nchance: item helmet\n");
    expect!["refused CC-GEN-04: a die shows 1 to 6, not 0"].assert_eq(&refusal(&rolling, "chance: roll 0"));
    expect!["refused CC-GEN-04: a die shows 1 to 6, not 7"].assert_eq(&refusal(&rolling, "chance: roll 7"));
    expect!["accepted"].assert_eq(&refusal(&rolling, "chance: roll 6"));
    let over = "
        players 1
        surface 2 1

        A: leave
        ";
    expect!["refused CC-END-01: the game is over"].assert_eq(&refusal(over, "chance: roll 6"));
}

/// CC-R-39, CC-R-54: nothing is drawn from an empty bag, and the blind keep what is there.
#[test]
fn treasures_are_drawn_from_the_bag_and_kept_from_the_air() {
    let drawing = "
        players 2
        hex L1-02 at -9,0 r0: treasures rest
        bag 1 2
        A held C14

        A: explore E
        chance: hex L1-01
        chance: card C03
        ";
    expect!["refused CC-MODEL-12: a treasure of 3 is not there to be drawn"]
        .assert_eq(&refusal(drawing, "chance: treasure 3"));
    let keeping = format!("{drawing}chance: treasure 1\nchance: treasure 2\n");
    expect!["refused CC-MODEL-12: a treasure of 3 is not there to be drawn"]
        .assert_eq(&refusal(&keeping, "chance: blind 3"));
    expect!["accepted"].assert_eq(&refusal(&keeping, "chance: blind 2"));
}
