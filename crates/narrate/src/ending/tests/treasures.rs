//! Skulldug!: three treasures at home, by one, by partners, or not.

use expect_test::expect;
use skulldug::Skulldug;

use super::check;

#[test]
fn three_treasures_at_home_win_skulldug() {
    check::<Skulldug>(
        "
        players 3, mode free-for-all
        B hand leaden-idol
        C hand thirsty-chalice
        A hand restless-diamond hypnotic-opal screaming-skull

        A: end turn
        ",
        expect![[r#"
            Anna ends the turn in the Cave Entrance with 3 treasures in hand. (SK-GOAL-01, SK-R-08)
            Ben and Cleo have 1 treasure each and share second place. ()
        "#]],
    );
}

#[test]
fn partners_win_with_one_hand_or_with_two() {
    let team = |first: &str, partner: &str| {
        format!(
            "
            players 4, mode team
            A hand {first}
            C hand {partner}

            A: finish
            C: finish
            "
        )
    };
    check::<Skulldug>(
        &team("leaden-idol thirsty-chalice restless-diamond", "trusty-whip"),
        expect![[r#"
        Anna and Cleo win as a team: one of them ends the turn in the Cave Entrance with three treasures. (SK-TEAM-02, SK-TEAM-03)
    "#]],
    );
    check::<Skulldug>(
        &team("leaden-idol thirsty-chalice", "restless-diamond"),
        expect![[r#"
        Anna and Cleo win as a team: both end the turn in the Cave Entrance, with three treasures between them. (SK-TEAM-04)
    "#]],
    );
}

#[test]
fn alone_one_hears_what_was_missing() {
    check::<Skulldug>(
        "
        players 1, mode solo-normal
        cave health 5
        A hand leaden-idol

        A: end turn
        chance: die 5
        ",
        expect![[r#"
            The cave collapses with Anna in it. The way out and 2 more treasures were missing. (SK-SOLO-01, SK-SOLO-09)
        "#]],
    );
    check::<Skulldug>(
        "
        players 1, mode solo-easy

        A: resign
        ",
        expect![[r#"
            Anna resigns. The way out and 3 more treasures were missing. (SK-R-85)
        "#]],
    );
}
