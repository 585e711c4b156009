//! Special passages, copies, and uses that are none. Rules: SK-PASS-04, SK-R-60.

mod chambers;
mod passages;

use expect_test::expect;

use crate::check;

/// FE-10: at most three passages, entering only the last.
#[test]
fn a_hook_swings_over_what_lies_between() {
    check(
        "
        rule SK-LOS-01 SK-R-59 SK-CARD-01
        g6: ns basilisk
        g5: ns
        g4: ns
        g3: ns
        A hand grappling-hook

        A: grapple grappling-hook g3
        A: grapple grappling-hook g4
        A: grapple grappling-hook g5
        ",
        expect![[r#"
            A: grapple grappling-hook g3
              refused SK-TURN-06: the hook reaches passages in your line of sight, up to 3 away, and g3 is not one
            A: grapple grappling-hook g4
              A uses grappling-hook
              A swings from g7 to g4
            A: grapple grappling-hook g5
              refused SK-R-59: you have already used grappling-hook this turn
        "#]],
    );
}

/// Once a turn each; the camp cures for nothing.
#[test]
fn a_spring_heals_and_an_altar_bleeds() {
    check(
        "
        rule SK-PASS-04 SK-R-59
        g6: ns
        h7: new drink
        A at h7
        A health 3

        A: drink
        A: drink
        A: bleed
        ",
        expect![[r#"
            A: drink
              A gains 1 health, health 4
            A: drink
              refused SK-R-59: you have already used this passage this turn
            A: bleed
              refused SK-PASS-04: you can do that only at the Sacrificial Altar
        "#]],
    );
}

/// Only to those who have two.
#[test]
fn an_altar_gives_ap_for_health() {
    check(
        "
        rule SK-PASS-04 SK-R-41
        g6: nsw bleed
        B at g6
        B health 1
        A at g6
        A health 2

        A: bleed
        A: bleed
        show A
        A: end turn
        B: play
        B: bleed
        ",
        expect![[r#"
            A: bleed
              A loses 1 health, health 1
              A gains 1 ap
            A: bleed
              refused SK-R-59: you have already used this passage this turn
            show A
              A at g6
              A health 1
              A ap 4
            A: end turn
              A is done
              turn 11: B
            B: play
            B: bleed
              refused SK-PASS-04: the altar takes Health only from those with 2 or more
        "#]],
    );
}

/// The Abandoned Camp.
#[test]
fn a_camp_cures_for_nothing() {
    check(
        "
        rule SK-PASS-04 SK-DAZE-03 SK-R-30
        g6: sw rest
        A at g6
        A dazed
        A pinned
        A ap 0

        A: recover
        A: pry free
        ",
        expect![[r#"
            A: recover
              A is no longer dazed
            A: pry free
              A is free again
        "#]],
    );
}

/// FC-09: the Stone is what it copies in every respect; a copied consumable is used up at once.
#[test]
fn a_copy_of_the_shoes_grants_ap() {
    check(
        "
        rule SK-R-60 SK-CARD-14 SK-R-57
        g7: entrance running-shoes
        A hand mimic-stone adrenaline-tonic

        A: copy running-shoes
        A: copy adrenaline-tonic
        show A
        ",
        expect![[r#"
            A: copy running-shoes
              A copies running-shoes with the Mimic Stone
              A gains 1 ap for moving
            A: copy adrenaline-tonic
              refused SK-CARD-07: mimic-stone cannot be used that way
            show A
              A at g7
              A hand mimic-stone adrenaline-tonic
              A health 5
              A ap 3
              A move-ap 1
        "#]],
    );
}

/// And a destroyed Stone is one again.
#[test]
fn a_copied_consumable_is_discarded_by_its_use() {
    check(
        "
        rule SK-R-60
        A hand mimic-stone adrenaline-tonic

        A: copy adrenaline-tonic
        A: use mimic-stone
        show A ap
        show discards
        ",
        expect![[r#"
            A: copy adrenaline-tonic
              A copies adrenaline-tonic with the Mimic Stone
            A: use mimic-stone
              A uses mimic-stone
              mimic-stone is discarded
              A gains 2 ap
            show A ap
              A ap 5
            show discards
              discards mimic-stone
        "#]],
    );
}

/// Equipment stays, a card without a use has none, windows wait for their moment.
#[test]
fn cards_are_used_as_they_are_meant() {
    check(
        "
        rule SK-CARD-01 SK-CARD-07 SK-CARD-08
        A hand trusty-whip flak-jacket-1 sturdy-shovel

        A: use trusty-whip
        A: use flak-jacket-1
        A: blast sturdy-shovel north
        A: use boomerang
        ",
        expect![[r#"
            A: use trusty-whip
              refused SK-CARD-07: trusty-whip cannot be used that way
            A: use flak-jacket-1
              refused SK-CARD-07: flak-jacket-1 cannot be used at this moment
            A: blast sturdy-shovel north
              refused SK-CARD-07: sturdy-shovel cannot be used that way
            A: use boomerang
              refused SK-CARD-12: boomerang is not in your hand
        "#]],
    );
}

/// Chance, too, waits for its moment.
#[test]
fn nobody_acts_out_of_turn() {
    check(
        "
        rule SK-TURN-02 SK-SETUP-06 SK-TEAM-14
        g6: ns skeleton-sentry-1

        B: move north
        A: play
        A: finish
        A: yield
        A: resign
        A: move north
        A: move south
        B: focus 0
        A: focus 0
        chance: die 6
        ",
        expect![[r#"
            B: move north
              refused SK-TURN-02: it is not B's turn to decide
            A: play
              refused SK-TURN-02: that answers a question nobody asked; choose from your options
            A: finish
              refused SK-R-65: only partners finish and hand over; end your turn instead
            A: yield
              refused SK-R-65: only partners finish and hand over; end your turn instead
            A: resign
              refused SK-RESIGN-01: you can resign only before the first action of your turn
            A: move north
              A goes from g7 to g6
              A meets skeleton-sentry-1, needs 4
            A: move south
              refused SK-TURN-02: choose first how much to focus
            B: focus 0
              refused SK-TURN-02: it is not B's turn to decide
            A: focus 0
            chance: die 6
              A rolls 6
              A's monster roll comes to 6
              A beats skeleton-sentry-1
              skeleton-sentry-1 is discarded
        "#]],
    );
}
