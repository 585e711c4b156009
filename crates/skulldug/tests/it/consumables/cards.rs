//! Cards and special passages with a rule of their own. Rules: SK-CARD, SK-FAQ.

use expect_test::expect;

use crate::check;

/// Rations are a gamble (FC-01).
#[test]
fn rations_are_a_gamble() {
    check(
        "
        rule SK-CARD-02 SK-R-31
        A hand questionable-rations-1 questionable-rations-2
        A health 2

        A: use questionable-rations-1
        A: focus 0
        chance: die 3
        A: use questionable-rations-2
        A: focus 0
        chance: die 2
        ",
        expect![[r#"
            A: use questionable-rations-1
              A uses questionable-rations-1
              questionable-rations-1 is discarded
            A: focus 0
            chance: die 3
              A rolls 3
              A's card roll comes to 3
              A gains 2 health, health 4
            A: use questionable-rations-2
              A uses questionable-rations-2
              questionable-rations-2 is discarded
            A: focus 0
            chance: die 2
              A rolls 2
              A's card roll comes to 2
              A is dazed
        "#]],
    );
}

/// A chalice keeps one from healing (FT-10).
#[test]
fn a_chalice_keeps_one_from_healing() {
    check(
        "
        rule SK-GOAL-02 SK-CARD-12
        A hand thirsty-chalice soothing-pipe-1
        A health 2
        A dazed

        A: use soothing-pipe-1
        ",
        expect![[r#"
            A: use soothing-pipe-1
              A uses soothing-pipe-1
              soothing-pipe-1 is discarded
              A is no longer dazed
        "#]],
    );
}

/// The tonic gives AP.
#[test]
fn health_has_a_maximum() {
    check(
        "
        rule SK-HLTH-01 SK-TURN-07
        A hand soothing-pipe-1 adrenaline-tonic
        A health 5

        A: use soothing-pipe-1
        A: use adrenaline-tonic
        show A ap
        ",
        expect![[r#"
            A: use soothing-pipe-1
              A uses soothing-pipe-1
              soothing-pipe-1 is discarded
            A: use adrenaline-tonic
              A uses adrenaline-tonic
              adrenaline-tonic is discarded
              A gains 2 ap
            show A ap
              A ap 5
        "#]],
    );
}

/// FC-08, with the Oil Lantern; each passage must connect to the one before. Nobody encounters anything.
#[test]
fn a_flare_discovers_from_afar() {
    check(
        "
        rule SK-FAQ-05 SK-R-25 SK-R-17 SK-R-16 SK-DISC-09
        g6: nesw
        A at g6
        A hand flare-gun-1 oil-lantern

        A: flare flare-gun-1 south
        A: flare flare-gun-1 north
        chance: tile TI-14
        chance: tile TI-01
        A: choose TI-05
        A: choose TI-14
        A: farther
        chance: tile TI-02
        chance: tile TI-03
        A: choose TI-03
        chance: draws basilisk
        chance: draws boomerang
        A: stop
        ",
        expect![[r#"
            A: flare flare-gun-1 south
              refused SK-R-25: the passage south of here is already discovered
            A: flare flare-gun-1 north
              A uses flare-gun-1
              flare-gun-1 is discarded
            chance: tile TI-14
              A draws TI-14
            chance: tile TI-01
              A draws TI-01
            A: choose TI-05
              refused SK-DISC-01: TI-05 is not one of the two tiles
            A: choose TI-14
              TI-01 goes under the deck
              A lays TI-14 at g5, turns 0
            A: farther
            chance: tile TI-02
              A draws TI-02
            chance: tile TI-03
              A draws TI-03
            A: choose TI-03
              TI-02 goes under the deck
              A lays TI-03 at g4, turns 0
            chance: draws basilisk
              basilisk lies in g4
            chance: draws boomerang
              boomerang lies in g4
            A: stop
        "#]],
    );
}

/// FC-14. The user resolves first.
#[test]
fn a_swap_is_entering_for_both() {
    check(
        "
        rule SK-R-19 SK-R-30 SK-R-73
        g6: ns basilisk
        g5: ns skeleton-sentry-1
        A at g6
        B at g5
        C at g6
        A hand switcheroo-dust

        A: swap switcheroo-dust A
        A: swap switcheroo-dust C
        A: swap switcheroo-dust B
        A: focus 3
        chance: die 1
        chance: die 6
        ",
        expect![[r#"
            A: swap switcheroo-dust A
              refused SK-SHOVE-01: you cannot do that to yourself
            A: swap switcheroo-dust C
              refused SK-LOS-01: C is in your own passage
            A: swap switcheroo-dust B
              A uses switcheroo-dust
              switcheroo-dust is discarded
              A is swapped from g6 to g5
              B is swapped from g5 to g6
              A meets skeleton-sentry-1, needs 4
            A: focus 3
              A focuses 3
            chance: die 1
              A rolls 1
              A's monster roll comes to 4
              A beats skeleton-sentry-1
              skeleton-sentry-1 is discarded
              B meets basilisk, needs 6
            chance: die 6
              B rolls 6
              B's monster roll comes to 6
              B beats basilisk
              basilisk is discarded
        "#]],
    );
}

/// FC-12. No one encounters it now.
#[test]
fn a_monster_is_lured_away() {
    check(
        "
        rule SK-R-44 SK-CARD-07
        g6: ns basilisk
        g5: ns
        A hand rotten-meat

        A: lure rotten-meat skeleton-sentry-1 north
        A: lure rotten-meat basilisk east
        A: lure rotten-meat basilisk north
        show g5
        ",
        expect![[r#"
            A: lure rotten-meat skeleton-sentry-1 north
              refused SK-LOS-01: skeleton-sentry-1 is not a monster in your line of sight
            A: lure rotten-meat basilisk east
              refused SK-PASS-07: the passage east of here does not connect to yours
            A: lure rotten-meat basilisk north
              A uses rotten-meat
              rotten-meat is discarded
              basilisk goes from g6 to g5
            show g5
              g5: TI-15 0 basilisk
        "#]],
    );
}

/// FC-10. Somebody must be there who is not dazed yet.
#[test]
fn gas_dazes_a_passage() {
    check(
        "
        rule SK-DAZE-01 SK-R-42 SK-CARD-07
        g6: ns
        g5: ew
        B at g6
        A hand gas-grenade-1 gas-grenade-2
        C at g6

        A: gas gas-grenade-1 g5
        A: gas gas-grenade-1 g6
        A: gas gas-grenade-2 g6
        ",
        expect![[r#"
            A: gas gas-grenade-1 g5
              refused SK-DROP-01: g5 is not in your line of sight
            A: gas gas-grenade-1 g6
              A uses gas-grenade-1
              gas-grenade-1 is discarded
              B is dazed
              C is dazed
            A: gas gas-grenade-2 g6
              refused SK-R-42: there is nobody in g6 to daze
        "#]],
    );
}

/// FE-09, once a turn.
#[test]
fn a_rod_fishes_for_a_card() {
    check(
        "
        rule SK-R-59 SK-R-38 SK-TURN-06
        B hand leaden-idol
        A hand fishing-rod

        A: fish fishing-rod A
        A: fish fishing-rod B
        A: focus 1
        chance: die 4
        chance: picks leaden-idol
        A: fish fishing-rod B
        ",
        expect![[r#"
            A: fish fishing-rod A
              refused SK-TEAM-17: A is not your opponent
            A: fish fishing-rod B
              A uses fishing-rod
            A: focus 1
              A focuses 1
            chance: die 4
              A rolls 4
              A's card roll comes to 5
            chance: picks leaden-idol
              A takes leaden-idol from B
            A: fish fishing-rod B
              refused SK-R-59: you have already used fishing-rod this turn
        "#]],
    );
}
