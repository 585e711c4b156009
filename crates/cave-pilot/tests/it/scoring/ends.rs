//! How games end, and teams.

use cave_pilot::{CavePilot, Mode, Preset, Setup};
use expect_test::expect;
use kernel::{Actor, Game, Step, Viewer};

use crate::{check, table};

/// The round is completed and who is through has a bonus (S-83, S-84).
#[test]
fn the_round_is_completed_and_who_is_through_has_a_bonus() {
    check(
        "
        rule CP-END-02 CP-END-03 CP-END-04 CP-END-06 CP-R-57 CP-R-61 CP-GEN-02
        competitive, players 3
        C1: Y14
        C2: Y12
        C3: Y11
        F1: Y13
        F2: Y15
        F3: Y16
        A at C1, fuel 0, missiles 0, reputation 5
        B at C3, fuel 0, missiles 0, reputation 2
        C at F3, fuel 0, missiles 0
        turn B, step move

        B: move exit
        C: pass
        C: move exit
        ",
        expect![[r#"
            B: move exit
              B flies from C3 to exit
              B has finished
              C's turn 5, credits 11
            C: pass
            C: move exit
              C flies from F3 to exit
              C has finished
              B gains a bonus of 2
              C gains a bonus of 2
              the game is over, won by A
        "#]],
    );
}

/// Credits break a tie (S-85).
#[test]
fn credits_break_a_tie() {
    check(
        "
        rule CP-END-07 CP-R-59
        competitive, players 2
        C1: Y12
        A at C1, fuel 0, missiles 0, credits 4, reputation 20
        B at C1, fuel 0, missiles 0, credits 3, reputation 20
        first A
        turn A, step move

        A: move exit
        B: pass
        B: move exit
        ",
        expect![[r#"
            A: move exit
              A flies from C1 to exit
              A has finished
              B's turn 5, credits 6
            B: pass
            B: move exit
              B flies from C1 to exit
              B has finished
              A gains a bonus of 0
              B gains a bonus of 0
              the game is over, won by B
        "#]],
    );
}

/// Who is out has lost, whatever his reputation (S-87, S-88).
#[test]
fn who_is_out_has_lost_whatever_his_reputation() {
    check(
        "
        rule CP-END-08 CP-R-58
        competitive, players 2
        C1: Y11
        C2: Y12
        A at C1, fuel 0, missiles 0, reputation 30
        B at C1, reputation 12
        B hand Y31
        turn A, step move

        A: move C2
        chance: rolls 5
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y12 at C2 attacks A
            chance: rolls 5
              A rolls 5
              A fails: 0 against 5
              A crashes
              the game is over, won by B
        "#]],
    );
}

/// A team counts who is still there (S-90).
#[test]
fn a_team_counts_who_is_still_there() {
    check(
        "
        rule CP-TEAM-02 CP-R-62
        team, players 4
        C1: Y12
        A at out, reputation 10
        B at C1, fuel 0, missiles 0, reputation 5
        C at C1, fuel 0, missiles 0, reputation 9
        D at C1, fuel 0, missiles 0, reputation 6
        turn D, step move

        D: move exit
        ",
        expect![[r#"
            D: move exit
              D flies from C1 to exit
              D has finished
              D gains a bonus of 0
              the game is over, won by B D
        "#]],
    );
}

/// Teammates trade on the same card (S-89).
#[test]
fn teammates_trade_on_the_same_card() {
    check(
        "
        rule CP-TEAM-01 CP-TEAM-03 CP-TEAM-04 CP-R-63 CP-R-62
        team, players 4
        C1: Y12
        A at C1, fuel 0, missiles 0
        A mat U-SH4-1
        B at C1
        C at C1
        C mat U-SH5 U-SH9
        D at C1
        D hand Y31
        turn A, step land

        A? trade
        A: trade B nothing for nothing
        A: trade C nothing for shields2
        C: agree
        show A mat
        A: trade C shields1 for shields1
        C: refuse
        ",
        expect![[r#"
            A? trade
              C shields1 for shields1, C shields1 for shields2, C nothing for shields1, C nothing for shields2
            A: trade B nothing for nothing
              refused CP-R-63: B is not a teammate in the same place
            A: trade C nothing for shields2
              A offers C nothing for shields2
            C: agree
              C agrees
            show A mat
              A mat U-SH4-1 U-SH9
            A: trade C shields1 for shields1
              A offers C shields1 for shields1
            C: refuse
              C refuses
              B's turn 5, credits 11
        "#]],
    );
}

/// The water rises at the end of the fourth round (S-97).
#[test]
fn the_water_rises_at_the_end_of_the_fourth_round() {
    check(
        "
        rule CP-COOP-01
        rising-water, players 2
        C1: Y11
        C2: Y12
        A at C1, fuel 1, missiles 1
        B at C2, fuel 0, missiles 0
        first A, round 4
        turn B, step land

        chance: cave Y13
        chance: cave Y14
        chance: cave Y15
        show A at
        ",
        expect![[r#"
            chance: cave Y13
              B gets Y13
            chance: cave Y14
              B gets Y14
            chance: cave Y15
              B gets Y15
              the water rises to column 1
              A takes a hit on missiles, gone
              A takes a hit on fuel, gone
              A's turn 5, credits 11
            show A at
              A at C1, turns 5, credits 11, reputation 0, fuel 0, missiles 0
        "#]],
    );
}

/// Tallinn and K3 change a property for a turn (X03, X12).
#[test]
fn tallinn_and_k3_change_a_property_for_a_turn() {
    check(
        "
        rule CP-XC-06 CP-XC-10 CP-R-36 CP-R-73
        competitive, players 2
        C1: Y12
        C2: Y23
        A at C1, fuel 0, missiles 1, credits 0
        A mat U-MA2
        A cards k3/1
        B at C1
        B cards tallinn/1
        B hand Y31
        turn A, step move

        A: move C2
        A: use k3/1 on maneuver
        B: use tallinn/1 on A maneuver
        chance: rolls 1
        show A modifiers
        ",
        expect![[r#"
            A: move C2
              A flies from C1 to C2
              Y23 at C2 attacks A
            A: use k3/1 on maneuver
              A uses k3 on maneuver, 0 left
            B: use tallinn/1 on A maneuver
              B uses tallinn on A maneuver, 0 left
            chance: rolls 1
              A rolls 1
              A passes: 2 against 1
              A +1 Reputation, now 1
              A lands at C2
              B's turn 5, credits 11
            show A modifiers
        "#]],
    );
}

/// Rookie, Novice, Flying Ace and Cave Pilot, at every bound. S-92, S-93.
/// Rules: CP-SOLO-04, CP-SOLO-05, CP-SOLO-06, CP-SOLO-07, CP-R-64, CP-R-65, CP-R-66.
#[test]
fn the_titles_of_a_solo_pilot() {
    let title = |deck: &str, reputation: u16| {
        let mut state = table(&format!(
            "
            solo, players 1, deck {deck}
            C1: Y12
            A at C1, fuel 0, missiles 0, reputation {reputation}
            turn A, step refresh

            "
        ));
        // The rest of the cave is not drawn: only the exit matters here.
        state.exit = true;
        for step in ["A: pass", "A: move exit"] {
            CavePilot::apply(&mut state, step.parse().unwrap(), &mut ()).unwrap();
        }
        while let Actor::Chance = CavePilot::actor(&state) {
            let mut chances = Vec::new();
            CavePilot::chances(&state, &mut chances);
            CavePilot::apply(&mut state, Step::Chance(chances[0].what), &mut ()).unwrap();
        }
        CavePilot::view(&state, Viewer::PUBLIC).ending.unwrap().title.unwrap().to_string()
    };
    for (deck, bounds) in [("short", [7, 11, 15]), ("standard", [14, 22, 29]), ("extended", [23, 34, 47])] {
        for (bound, names) in
            bounds.into_iter().zip([["rookie", "novice"], ["novice", "flying-ace"], ["flying-ace", "cave-pilot"]])
        {
            assert_eq!([title(deck, bound - 1), title(deck, bound)], names, "{deck} at {bound}");
        }
    }
}

/// S-01, S-02. Rules: CP-SETUP-03, CP-R-02, CP-R-12, CP-EXP-02, CP-TUT-03, CP-CARD-02, CP-CARD-07.
#[test]
fn how_many_cards_are_dealt() {
    let dealt = |players, cards| Setup::competitive(players, Preset::Easy, cards).dealt();
    assert_eq!([dealt(2, 8), dealt(3, 8), dealt(4, 8), dealt(3, 12), dealt(4, 12)], [3, 2, 2, 3, 3]);
    assert_eq!([2, 3, 4].map(|players| Setup::printed(Mode::Tutorial, players).dealt()), [3, 3, 2]);
    assert!(!Setup::competitive(2, Preset::Easy, 12).is_extended());
    assert!(Setup::competitive(2, Preset::Easy, 16).is_extended());
    // The colours of an expert deck are one heap to draw from: four yellow and eight orange in the top layer.
    assert_eq!(Setup::competitive(2, Preset::Expert, 12).sources().layers, [[4, 8, 0], [0; 3]]);
}
