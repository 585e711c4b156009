//! The third action: play an artifact. Rules: CT-ART. Cloak and boots are `artifacts/walking.rs`.

mod walking;

use expect_test::expect;

use crate::check;

/// The chalice brings a lost hero back (S-68).
#[test]
fn the_chalice_brings_a_lost_hero_back() {
    check(
        "
        rule CT-ART-CHALICE-01 CT-ART-01 CT-TERM-09
        A lost adventurer knight orc chest
        A artifact chalice

        A? chalice
        A: chalice orc E3
        A: chalice dwarf E3
        A: chalice knight R27
        A: chalice knight E3
        show E3
        show A lost
        show artifacts
        show A pile
        show turn
        A: chalice adventurer E3
        ",
        expect![[r#"
            A? chalice
              adventurer E1, adventurer E2, adventurer E3, adventurer E4, knight E1, knight E2, knight E3, knight E4
            A: chalice orc E3
              refused CT-ART-CHALICE-01: you have not lost a hero of that kind
            A: chalice dwarf E3
              refused CT-ART-CHALICE-01: you have not lost a hero of that kind
            A: chalice knight R27
              refused CT-ART-CHALICE-01: the chalice brings a hero back at an entrance, and R27 is not one
            A: chalice knight E3
              A uses chalice
              A.knight comes to E3
            show E3
              E3: A.knight
            show A lost
              A lost adventurer orc chest
            show artifacts
              artifacts played chalice
            show A pile
            show turn
              turn A, actions 3
            A: chalice adventurer E3
              refused CT-ART-01: you do not have the chalice
        "#]],
    );
}

/// The sword kills an opponent's orc beside one's own hero (S-71).
#[test]
fn the_sword_kills_an_opponents_orc_beside_ones_own_hero() {
    check(
        "
        rule CT-ART-SWORD-01
        R18: A.adventurer A.orc B.orc
        R14: A.wraith C.orc
        E1: A.adventurer D.orc
        A artifact sword

        A? sword
        A: sword A
        A: sword C
        A: sword D
        A: sword B
        show R18
        ",
        expect![[r#"
            A? sword
              B
            A: sword A
              refused CT-ART-SWORD-01: none of A's orcs or grunts is in a room with one of your heroes
            A: sword C
              refused CT-ART-SWORD-01: none of C's orcs or grunts is in a room with one of your heroes
            A: sword D
              refused CT-ART-SWORD-01: none of D's orcs or grunts is in a room with one of your heroes
            A: sword B
              A uses sword
              B.orc is discarded in R18
            show R18
              R18: A.adventurer A.orc
        "#]],
    );
}

/// The scroll banishes a monster to a pit (S-73).
#[test]
fn the_scroll_banishes_a_monster_to_a_pit() {
    check(
        "
        rule CT-ART-SCROLL-01 CT-MON-TROLL-05
        R22: B.wraith
        R10: C.cave-troll
        A artifact scroll

        A? scroll
        A: scroll C.cave-troll P1
        A: scroll B.wraith R14
        A: scroll B.wraith P2
        show P2
        ",
        expect![[r#"
            A? scroll
              B.wraith P1, B.wraith P2, B.wraith P3
            A: scroll C.cave-troll P1
              refused CT-ART-SCROLL-01: the scroll banishes an opponent's monster from a room or an entrance, but never a cave troll
            A: scroll B.wraith R14
              refused CT-ART-SCROLL-01: the scroll banishes to a pit, and R14 is not one
            A: scroll B.wraith P2
              A uses scroll
              B.wraith is banished from R22 to P2
            show P2
              P2: B.wraith
        "#]],
    );
}

/// From an entrance too, past knights, but no monster of one's own and none that is in a pit.
#[test]
fn the_scroll_reaches_entrances_and_no_ban_stops_it() {
    check(
        "
        rule CT-ART-SCROLL-01 CT-ENTER-01
        R22: B.knight B.orc
        R14: A.orc
        E1: C.wraith
        P1: D.orc
        A artifact scroll

        A? scroll
        A: scroll A.orc P1
        A: scroll D.orc P2
        A: scroll C.wraith P1
        ",
        expect![[r#"
            A? scroll
              B.orc P1, B.orc P2, B.orc P3, C.wraith P1, C.wraith P2, C.wraith P3
            A: scroll A.orc P1
              refused CT-ART-SCROLL-01: the scroll banishes an opponent's monster from a room or an entrance, but never a cave troll
            A: scroll D.orc P2
              refused CT-ART-SCROLL-01: the scroll banishes an opponent's monster from a room or an entrance, but never a cave troll
            A: scroll C.wraith P1
              A uses scroll
              C.wraith is banished from E1 to P1
        "#]],
    );
}

/// The tally stone scores a room even for somebody else (S-74).
#[test]
fn the_tally_stone_scores_a_room_even_for_somebody_else() {
    check(
        "
        rule CT-ART-TALLY-01 CT-SCORE-01
        R17: A.adventurer B.adventurer*2
        R22: B.adventurer
        E1: A.adventurer
        A artifact tally

        A? tally
        A: tally R22
        A: tally E1
        A: tally R17
        show A gold
        show B gold
        ",
        expect![[r#"
            A? tally
              R17
            A: tally R22
              refused CT-ART-TALLY-01: the Tally Stone scores a room with one of your heroes, and R22 is not one
            A: tally E1
              refused CT-ART-TALLY-01: the Tally Stone scores a room with one of your heroes, and E1 is not one
            A: tally R17
              A uses tally
              R17 (5 gold) pays B 5
            show A gold
              A gold 0
            show B gold
              B gold 5
        "#]],
    );
}

#[test]
fn one_plays_only_an_artifact_one_has() {
    check(
        "
        rule CT-ART-01 CT-ART-04
        R17: A.adventurer B.orc
        A lost knight
        A artifact sword
        B artifact chalice

        A: chalice knight E1
        A: cloak adventurer R17
        A: boots adventurer R17
        A: scroll B.orc P1
        A: tally R17
        A: sword B
        A: sword B
        show artifacts
        ",
        expect![[r#"
            A: chalice knight E1
              refused CT-ART-01: you do not have the chalice
            A: cloak adventurer R17
              refused CT-ART-01: you do not have the cloak
            A: boots adventurer R17
              refused CT-ART-01: you do not have the boots
            A: scroll B.orc P1
              refused CT-ART-01: you do not have the scroll
            A: tally R17
              refused CT-ART-01: you do not have the tally
            A: sword B
              A uses sword
              B.orc is discarded in R17
            A: sword B
              refused CT-ART-01: you do not have the sword
            show artifacts
              artifacts played sword
        "#]],
    );
}

#[test]
fn an_artifact_without_effect_cannot_be_played() {
    check(
        "
        rule CT-ART-02 CT-R-37
        R01: A.adventurer
        R02: B.knight
        R06: C.knight
        A artifact boots

        A?
        A: boots adventurer R01
        show A artifact
        ",
        expect![[r#"
            A?
              end turn, draw
            A: boots adventurer R01
              refused CT-ART-02: that hero has nowhere to step
            show A artifact
              A artifact boots
        "#]],
    );
    check(
        "
        rule CT-ART-02 CT-ART-CHALICE-01
        A artifact chalice

        A?
        A: chalice knight E1
        ",
        expect![[r#"
            A?
              end turn, draw
            A: chalice knight E1
              refused CT-ART-CHALICE-01: you have not lost a hero of that kind
        "#]],
    );
}
