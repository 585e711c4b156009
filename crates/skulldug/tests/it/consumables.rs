//! Consumables used at action time, and smoke. Rules: SK-CARD-02, SK-CARD-07.

mod cards;
mod stone;

use expect_test::expect;

use crate::check;

/// FC-07: not the Cave Entrance, nobody in it; beside the Destroy action.
#[test]
fn a_charge_needs_no_corridor() {
    check(
        "
        rule SK-R-59 SK-DEST-03 SK-PASS-10 SK-DEST-05 SK-PASS-06
        g6: ns
        h6: ns basilisk boomerang
        f6: ns
        g5: ew
        B at f6
        A at g6
        A hand blasting-charge-1 blasting-charge-2

        A: blast blasting-charge-1 south
        A: blast blasting-charge-1 west
        A: blast blasting-charge-1 east
        show decks
        A: destroy north
        A: blast blasting-charge-2 north
        ",
        expect![[r#"
            A: blast blasting-charge-1 south
              refused SK-PASS-12: the Cave Entrance can be neither destroyed nor turned
            A: blast blasting-charge-1 west
              refused SK-PASS-10: someone is in f6
            A: blast blasting-charge-1 east
              A uses blasting-charge-1
              blasting-charge-1 is discarded
              TI-15 at h6 is destroyed with boomerang basilisk
            show decks
              decks 49 49 34
            A: destroy north
              TI-16 at g5 is destroyed
            A: blast blasting-charge-2 north
              refused SK-DEST-01: there is no discovered passage north of here
        "#]],
    );
}

/// FC-08: the user lays each; it ends where no corridor goes on.
#[test]
fn a_flare_flies_three_passages_at_most() {
    check(
        "
        rule SK-FAQ-05 SK-R-25
        A hand flare-gun-1 flare-gun-2

        A: flare flare-gun-1 north
        chance: tile TI-14
        A: farther
        chance: tile TI-16
        chance: draws basilisk
        A: farther
        chance: tile TI-15
        chance: draws trusty-whip
        A: flare flare-gun-2 east
        chance: tile TI-18
        chance: draws snare-1
        chance: draws snare-2
        chance: draws boomerang
        chance: draws leaden-idol
        show A at
        ",
        expect![[r#"
            A: flare flare-gun-1 north
              A uses flare-gun-1
              flare-gun-1 is discarded
            chance: tile TI-14
              A draws TI-14
              A lays TI-14 at g6, turns 0
            A: farther
            chance: tile TI-16
              A draws TI-16
              A lays TI-16 at g5, turns 0
            chance: draws basilisk
              basilisk lies in g5
            A: farther
            chance: tile TI-15
              A draws TI-15
              A lays TI-15 at g4, turns 0
            chance: draws trusty-whip
              trusty-whip lies in g4
            A: flare flare-gun-2 east
              A uses flare-gun-2
              flare-gun-2 is discarded
            chance: tile TI-18
              A draws TI-18
              A lays TI-18 at h7, turns 3
            chance: draws snare-1
              snare-1 lies in h7
            chance: draws snare-2
              snare-2 lies in h7
            chance: draws boomerang
              boomerang lies in h7
            chance: draws leaden-idol
              leaden-idol lies in h7
            show A at
              A at g7
        "#]],
    );
}

/// FC-10: everybody in the passage.
#[test]
fn gas_dazes_the_thrower_too() {
    check(
        "
        rule SK-DAZE-01 SK-DAZE-02
        A hand gas-grenade-1
        g6: ns
        g5: ns

        A: gas gas-grenade-1 g7
        A: dash north north
        show A
        ",
        expect![[r#"
            A: gas gas-grenade-1 g7
              A uses gas-grenade-1
              gas-grenade-1 is discarded
              A is dazed
              B is dazed
              C is dazed
            A: dash north north
              refused SK-DAZE-02: you are Dazed and cannot dash; shake it off first
            show A
              A at g7
              A health 5
              A ap 3
              A dazed
        "#]],
    );
}

/// FC-11: offered at the start of a turn, too.
#[test]
fn smoke_need_not_be_used() {
    check(
        "
        rule SK-ENC-08 SK-CARD-08
        g6: ns skeleton-sentry-1
        A at g6
        A hand smoke-bomb
        turn C

        C: end turn
        A: play
        A: pass
        A: focus 0
        chance: die 1
        ",
        expect![[r#"
            C: end turn
              C is done
              turn 11: A
            A: play
              A meets skeleton-sentry-1, needs 4
            A: pass
            A: focus 0
            chance: die 1
              A rolls 1
              A's monster roll comes to 1
              A loses to skeleton-sentry-1
              A is hurt by 1, health 4
        "#]],
    );
}

/// FC-11: used, one is done with it for now and leaves freely.
#[test]
fn smoke_hides_one_at_the_start_of_a_turn() {
    check(
        "
        rule SK-ENC-08 SK-FLEE-03
        g6: ns skeleton-sentry-1
        A at g6
        A hand smoke-bomb
        turn C

        C: end turn
        A: play
        A: use smoke-bomb
        show g6
        A: move south
        ",
        expect![[r#"
            C: end turn
              C is done
              turn 11: A
            A: play
              A meets skeleton-sentry-1, needs 4
            A: use smoke-bomb
              A uses smoke-bomb
              smoke-bomb is discarded
              A passes by skeleton-sentry-1
            show g6
              g6: TI-14 0 skeleton-sentry-1
            A: move south
              A goes from g6 to g7
        "#]],
    );
}

/// FC-12: who stands there fights it at the start of the next turn.
#[test]
fn meat_brings_a_monster_to_somebody() {
    check(
        "
        rule SK-R-44 SK-ENC-08
        g6: ns skeleton-sentry-1
        g5: ns
        B at g5
        A hand rotten-meat

        A: lure rotten-meat skeleton-sentry-1 north
        A: end turn
        B: play
        B: focus 0
        chance: die 6
        ",
        expect![[r#"
            A: lure rotten-meat skeleton-sentry-1 north
              A uses rotten-meat
              rotten-meat is discarded
              skeleton-sentry-1 goes from g6 to g5
            A: end turn
              A is done
              turn 11: B
            B: play
              B meets skeleton-sentry-1, needs 4
            B: focus 0
            chance: die 6
              B rolls 6
              B's monster roll comes to 6
              B beats skeleton-sentry-1
              skeleton-sentry-1 is discarded
        "#]],
    );
}

/// FC-13: with no AP left.
#[test]
fn a_tonic_counts_for_focus() {
    check(
        "
        rule SK-TURN-07 SK-FOCUS-01
        g6: ns hulking-troglodyte
        A ap 1
        A hand adrenaline-tonic

        A: use adrenaline-tonic
        A: move north
        A: focus 2
        chance: die 3
        ",
        expect![[r#"
            A: use adrenaline-tonic
              A uses adrenaline-tonic
              adrenaline-tonic is discarded
              A gains 2 ap
            A: move north
              A goes from g7 to g6
              A meets hulking-troglodyte, needs 5
            A: focus 2
              A focuses 2
            chance: die 3
              A rolls 3
              A's monster roll comes to 5
              A beats hulking-troglodyte
              hulking-troglodyte is discarded
        "#]],
    );
}

/// FC-14: nor those out of sight.
#[test]
fn dust_cannot_move_the_pinned() {
    check(
        "
        rule SK-R-30 SK-R-73
        g6: ns
        h7: ns
        B at g6
        B pinned
        C at h7
        A hand switcheroo-dust

        A: swap switcheroo-dust B
        A: swap switcheroo-dust C
        ",
        expect![[r#"
            A: swap switcheroo-dust B
              refused SK-R-30: B is Pinned and cannot be moved
            A: swap switcheroo-dust C
              refused SK-THROW-01: C is not in your line of sight
        "#]],
    );
}
