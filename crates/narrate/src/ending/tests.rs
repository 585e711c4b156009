//! Every way to be first, in words: a drawn position, its last steps, and why the order is as it is.

mod close;
mod treasures;

use casadh::Casadh;
use cave_pilot::CavePilot;
use cave_troll::CaveTroll;
use expect_test::{Expect, expect};
use kernel::{Actor, Drawn, Seat, SeatSet, Step, Viewer};
use protocol::FinalReason;

use super::Order;
use crate::speaks::Speaks;
use crate::{Language, Names, People};

/// The reasons after a scenario.
#[track_caller]
fn reasons<G: Speaks + Drawn>(scenario: &str, you: Option<Seat>) -> Vec<FinalReason> {
    ended::<G, _>(scenario, you, |state, steps, order| G::reasons(state, steps, order))
}

/// What is told after a scenario: a picture, an empty line, steps. Chance that is left over takes its first outcome.
#[track_caller]
fn ended<G: Speaks + Drawn, T>(
    scenario: &str,
    you: Option<Seat>,
    tell: impl FnOnce(&G::State, &[Vec<G::Event>], &Order<'_>) -> T,
) -> T {
    let (picture, script) = scenario.trim().split_once("\n\n").expect("a picture, an empty line, steps");
    let lines = |text: &str| text.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n");
    let mut state = match picture.trim().strip_prefix("new ") {
        Some(setup) => G::start(&setup.parse().unwrap()).unwrap(),
        None => G::read(&lines(picture)).unwrap(),
    };
    let mut steps = Vec::new();
    let mut take = |state: &mut G::State, step: Step<G>| {
        let mut events = Vec::new();
        G::apply(state, step, &mut events).unwrap_or_else(|no| panic!("`{step}`: {no}"));
        steps.push(events);
    };
    lines(script).lines().for_each(|line| take(&mut state, line.parse().unwrap()));
    while G::actor(&state) == Actor::Chance {
        let mut chances = Vec::new();
        G::chances(&state, &mut chances);
        take(&mut state, Step::Chance(chances[0].what));
    }
    let outcome = G::outcome(&state).expect("the scenario ends the game");
    let people = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Finn"].map(String::from);
    let people = People { names: &people[..outcome.scores.len()], language: Language::English };
    let names = Names::new(people, you.map_or(Viewer::PUBLIC, Viewer::seat));
    let order = Order { outcome: &outcome, forfeited: SeatSet::NONE, names: &names };
    tell(&state, &steps, &order)
}

#[track_caller]
fn check<G: Speaks + Drawn>(scenario: &str, expect: Expect) {
    let line = |reason: FinalReason| format!("{} ({})\n", reason.sentence, reason.rules.join(", "));
    expect.assert_eq(&reasons::<G>(scenario, None).into_iter().map(line).collect::<String>());
}

#[test]
fn most_gold_wins_cave_troll() {
    let scenario = "
        R22: B.adventurer
        R17: A.adventurer
        A hand thief
        A deck knight
        turn A, actions 3

        A: draw
        chance: draws knight
        A: play knight
        A: place E1
        ";
    check::<CaveTroll>(
        scenario,
        expect![[r#"
        Anna has the most gold, 8. (CT-END-05)
        Cleo and Dora have 0 gold each and share third place. (CT-R-34)
    "#]],
    );
    let told = reasons::<CaveTroll>(scenario, Some(Seat::new(0)));
    assert_eq!(told[0].sentence, "You have the most gold, 8.");
}

#[test]
fn equal_gold_is_a_shared_victory() {
    check::<CaveTroll>(
        "
        R22: B.adventurer
        R17: A.adventurer
        B gold 3
        A hand thief
        A deck knight
        turn A, actions 3

        A: draw
        chance: draws knight
        A: play knight
        A: place E1
        ",
        expect![[r#"
            Anna and Ben have 8 gold each, the most of all. Nothing breaks the tie, so they share the victory. (CT-END-05, CT-R-34)
            Cleo and Dora have 0 gold each and share third place. (CT-R-34)
        "#]],
    );
}

#[test]
fn health_and_then_few_items_break_ties_in_casadh() {
    check::<Casadh>(
        "
        players 4
        A surface, hp 3, items rope+helmet, treasures 9 9 9 3
        B surface, hp 3, items medkit, treasures 8 8 7 7
        C surface, hp 2, treasures 6 6 9 9
        D hp 1
        surface 1 0
        turn D

        D: leave
        ",
        expect![[r#"
            Ben and Anna both have treasure worth 30 and 3 health. Ben has fewer items, 1 to 2, and takes first place. (CC-END-03)
            Anna and Cleo both have treasure worth 30. Anna has more health, 3 to 2, and takes second place. (CC-END-03)
        "#]],
    );
}

#[test]
fn equal_in_everything_is_shared_in_casadh() {
    check::<Casadh>(
        "
        players 3
        A surface, hp 3, items rope, treasures 9 9 9 3
        B surface, hp 3, items medkit, treasures 8 8 7 7
        C treasures 9 9 9
        surface 1 0
        turn C

        C: leave
        ",
        expect![[r#"
            Anna and Ben are tied: treasure worth 30, 3 health and 1 item each, so they share the victory. (CC-END-03, CC-R-47)
        "#]],
    );
}

#[test]
fn most_treasure_wins_and_the_dead_do_not() {
    check::<Casadh>(
        "
        players 3
        A surface, hp 4, treasures 9 9 9
        B dead
        C treasures 1
        surface 1 0
        turn C

        C: leave
        ",
        expect![[r#"
            Anna brings out more than any other survivor: treasure worth 27. (CC-GEN-02, CC-END-02)
            Ben died in the caves; only those who come out alive can win. (CC-GEN-02, CC-GEN-03)
        "#]],
    );
}

#[test]
fn alone_in_casadh_one_comes_out_or_does_not() {
    check::<Casadh>(
        "
        players 1
        A treasures 9 4
        surface 1 0
        turn A

        A: leave
        ",
        expect![[r#"
            Anna comes out alive with treasure worth 14. (CC-R-01)
        "#]],
    );
}

#[test]
fn most_reputation_wins_cave_pilot() {
    check::<CavePilot>(
        &competitive(20, 4, 15, 9),
        expect![[r#"
        Anna has the most Reputation, 20. (CP-END-06)
    "#]],
    );
}

#[test]
fn credits_break_a_tie_of_reputation() {
    check::<CavePilot>(
        &competitive(20, 4, 20, 3),
        expect![[r#"
        Ben and Anna both have 20 Reputation. Ben has more credits left, 6 to 4, and takes first place. (CP-END-07)
    "#]],
    );
}

#[test]
fn equal_reputation_and_credits_are_shared() {
    check::<CavePilot>(
        &competitive(20, 6, 20, 3),
        expect![[r#"
        Anna and Ben have 20 Reputation and 6 credits each, so they share the victory. (CP-END-07, CP-R-59)
    "#]],
    );
}

/// Two planes that leave the cave one after the other; the second gets three credits with its last turn.
fn competitive(reputation: u16, credits: u16, other: u16, others_credits: u16) -> String {
    format!(
        "
        competitive, players 2
        C1: Y12
        A at C1, fuel 0, missiles 0, credits {credits}, reputation {reputation}
        B at C1, fuel 0, missiles 0, credits {others_credits}, reputation {other}
        first A
        turn A, step move

        A: move exit
        B: pass
        B: move exit
        "
    )
}

#[test]
fn who_crashes_has_lost_and_the_last_one_in_the_air_has_won() {
    check::<CavePilot>(
        "
        competitive, players 3
        C1: Y11
        C2: Y12
        A at C1, fuel 0, missiles 0, reputation 9
        B at C1, fuel 0, missiles 0, reputation 20
        C at entrance
        C hand Y31
        turn A, step move

        A: move C2
        chance: rolls 5
        B: pass
        B: move C2
        chance: rolls 5
        ",
        expect![[r#"
            Cleo is the only pilot left in the air. (CP-R-58)
            Anna crashed, and so ranks below everyone who did not, whatever the Reputation. (CP-END-08, CP-R-59)
            Ben crashed, and so ranks below everyone who did not, whatever the Reputation. (CP-END-08, CP-R-59)
        "#]],
    );
}

#[test]
fn teams_add_up_and_then_count_their_credits() {
    let team = |first: &str, credits: u16| {
        format!(
            "
            team, players 4
            C1: Y12
            A at {first}, reputation 5, credits 1
            B at C1, reputation 5, credits 9
            C at C1, reputation 6, credits {credits}
            D at C1, fuel 0, missiles 0, reputation 6, credits 3
            turn D, step move

            D: move exit
            "
        )
    };
    check::<CavePilot>(
        &team("out", 12),
        expect![[r#"
        Ben and Dora have more Reputation together, 11 to 6; the higher sum wins. (CP-TEAM-02)
    "#]],
    );
    check::<CavePilot>(
        &team("C1", 12),
        expect![[r#"
        Both teams have 11 Reputation. Anna and Cleo have more credits together, 13 to 12, and win. (CP-R-62)
    "#]],
    );
    check::<CavePilot>(
        &team("C1", 11),
        expect![[r#"
        Both teams have 11 Reputation and 12 credits, so all four share the victory. (CP-R-62, CP-R-59)
    "#]],
    );
}

#[test]
fn a_pilot_alone_hears_the_title_and_the_next_one() {
    let solo = |reputation: u16| {
        format!(
            "
            solo, players 1, deck short
            C1: Y11
            C2: Y12
            C3: O13
            C4: O14
            F1: O15
            F2: O16
            F3: O17
            F4: O18
            A at C4, fuel 0, missiles 0, reputation {reputation}
            turn A, step move

            A: move exit
            "
        )
    };
    check::<CavePilot>(
        &solo(7),
        expect![[r#"
        Anna reaches the exit with 9 Reputation and earns the title Novice. 2 more would have made it Flying Ace. (CP-SOLO-05, CP-R-65)
    "#]],
    );
    check::<CavePilot>(
        &solo(20),
        expect![[r#"
        Anna reaches the exit with 22 Reputation: Cave Pilot, the highest title there is. (CP-SOLO-05, CP-R-65)
    "#]],
    );
}

#[test]
fn a_scenario_is_won_or_lost_together_and_graded() {
    check::<CavePilot>(
        "
        night-mail, players 2
        C1: Y11
        C2: Y12
        C3: Y13
        C4: Y14
        C5: Y15
        C6: Y16
        F1: Y20
        F2: Y23
        F3: O13
        F4: O14
        F5: O15
        F6: O16
        A at exit, reputation 9
        B at C6, fuel 0, missiles 0, reputation 8
        first A, round 9, final 8
        turn B, step move

        B: move exit
        ",
        expect![[r#"
            All the mail came through: every plane reached the exit in time. (CP-COOP-01)
            12 Reputation per pilot earns silver. 3 more between you would have been gold. (CP-COOP-01)
        "#]],
    );
    check::<CavePilot>(
        "
        night-mail, players 3
        C1: Y11
        C2: Y12
        A at C1, fuel 0, missiles 0
        B at C1
        C at C1
        turn A, step move

        A: move C2
        chance: rolls 5
        ",
        expect![[r#"
            The mail is lost: 0 of 3 planes reached the exit in time. (CP-COOP-01)
        "#]],
    );
}

#[test]
fn a_game_alone_is_compared_to_those_before() {
    let told = |before: &[i32]| super::compared(catalog::GameId::CavePilot, 20, before, Language::English);
    assert_eq!(told(&[]), "This is your first finished game of this kind.");
    assert_eq!(told(&[12, 19]), "Your best so far: it used to be 19 Reputation, in 2 games of this kind.");
    assert_eq!(told(&[20]), "As good as your best in 1 earlier game of this kind.");
    assert_eq!(told(&[3, 31, 8]), "Your best is still 31 Reputation, in 3 earlier games of this kind.");
}
