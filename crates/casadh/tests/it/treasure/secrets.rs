//! Who knows a face-down token follows from who looked when, and nothing else reaches anybody. What can be imagined of the
//! rest is `view/worlds.rs`. Rules: CC-INFO-02, CC-INFO-03, CC-TREAS-05; CC-R-35.

use casadh::Casadh;
use expect_test::expect;
use kernel::{Drawn, Game, Seat, Step, Viewer};

use crate::{check, table};

/// A single taker: as soon as nothing is left, what was seen is with it for sure.
#[test]
fn an_empty_pile_tells_where_everything_went() {
    let state = table(
        "
        rule CC-INFO-03 CC-R-35
        players 2
        hex L1-01 at 1,0 r0: treasures 1 4
        B at 1,0
        A saw 1,0: 1 4
        turn B, mp 4

        B: collect
        B: keep 4
        B: collect
        ",
    );
    let view = Casadh::view(&state, Viewer::seat(Seat::new(0)));
    assert_eq!(view.players[1].values, [4, 1]);
}

/// Looking again tells what the other took (S-78).
#[test]
fn looking_again_tells_what_the_other_took() {
    check(
        "
        rule CC-INFO-03 CC-R-35 CC-TREAS-02
        players 2
        hex L1-01 at 1,0 r0: treasures 1 4 7
        A at 1,0, treasures 5
        B at 1,0
        A saw 1,0: 1 4 7
        turn B, mp 3

        show A saw
        B: collect
        B: keep 7
        show A saw
        show B saw
        B: end turn
        A: collect
        show A sure
        A: keep 4
        show A saw
        ",
        expect![[r#"
            show A saw
              A saw 1,0: 7 4 1
            B: collect
              B looks at 7 4 1 at 1,0
            B: keep 7
              B keeps 7
              2 face down at 1,0
            show A saw
              A saw 1,0: 7 4 1, B took 1
            show B saw
              B saw 1,0: 4 1
            B: end turn
              B's turn ends, mp lost 2
              round 2
              A's turn, mp 4
            A: collect
              A looks at 4 1 at 1,0
            show A sure
              A sure B: 7
            A: keep 4
              A keeps 4
              1 face down at 1,0
            show A saw
              A saw 1,0: 1
        "#]],
    );
}

/// S-32: the owner knows what it lost, the others that the pile grew.
#[test]
fn who_loses_a_treasure_knows_it_still() {
    check(
        "
        rule CC-MISF-09 CC-INFO-03
        players 2
        A treasures 2 5 9
        turn A, mp 4

        A: explore E
        chance: hex L1-01
        chance: card C26
        chance: item rope
        show A
        show hex
        show B
        ",
        expect![[r#"
            A: explore E
            chance: hex L1-01
              A draws L1-01 for 1,0
              L1-01 lies at 1,0 r0, A stands in A
            chance: card C26
              A draws C26, cost 1, mp 3
              hole-in-the-pocket befalls A
              A loses 2 at 1,0
            chance: item rope
              rope lies at 1,0
            show A
              A at 1,0 A, hp 4, treasures 9 5
              A saw 1,0: 2
            show hex
              hex L1-01 at 1,0 r0: treasures 2 items rope
            show B
              B at 0,0 A, hp 4
        "#]],
    );
}

/// CC-INFO-03, CC-TREAS-05: two games that differ only in what B may not know send B the same bytes, step by step.
#[test]
fn what_b_may_not_know_does_not_reach_b() {
    let game = |tokens: [u8; 3], keep: u8| {
        format!(
            "
            players 3
            A treasures 5 5
            turn A, mp 4

            A: explore E
            chance: hex L1-01
            chance: card C27
            chance: treasure {}
            chance: treasure {}
            chance: treasure {}
            A: keep {keep}
            A: collect
            A: keep {}
            ",
            tokens[0],
            tokens[1],
            tokens[2],
            tokens.iter().filter(|value| **value != keep).max().unwrap(),
        )
    };
    let (one, other) = (traffic(&game([1, 2, 3], 3), 1), traffic(&game([9, 0, 4], 0), 1));
    assert_eq!(one, other);
    assert_ne!(traffic(&game([1, 2, 3], 3), 0), traffic(&game([9, 0, 4], 0), 0));
}

/// Everything a seat is sent: its view before the script, then events and view after each step.
fn traffic(scenario: &str, seat: usize) -> Vec<String> {
    let viewer = Viewer::seat(Seat::new(seat));
    let (picture, script) = scenario.trim().split_once("\n\n").unwrap();
    let mut state = Casadh::read(picture).unwrap();
    let mut sent = vec![serde_json::to_string(&Casadh::view(&state, viewer)).unwrap()];
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let step: Step<Casadh> = line.parse().unwrap();
        let mut events = Vec::new();
        Casadh::apply(&mut state, step, &mut events).unwrap_or_else(|no| panic!("`{line}`: {no}"));
        let witnessed: Vec<_> = events.iter().map(|event| Casadh::witness(event, viewer)).collect();
        sent.push(serde_json::to_string(&witnessed).unwrap());
        sent.push(serde_json::to_string(&Casadh::view(&state, viewer)).unwrap());
    }
    sent
}

/// CC-R-44, CC-R-54: one whose flashlight is out learns what it got and nothing else.
#[test]
fn the_blind_see_only_what_they_got() {
    let state = table(
        "
        rule CC-R-44 CC-R-54
        players 3
        A at 0,0, held C15
        turn A, mp 4

        A: explore E
        chance: hex L1-01
        chance: card C05
        chance: treasure 1
        chance: treasure 2
        chance: treasure 3
        chance: blind 2
        ",
    );
    let view = Casadh::view(&state, Viewer::seat(Seat::new(0)));
    assert_eq!(
        (view.players[0].values.clone(), view.hexes[1].treasures, view.hexes[1].seen.is_none()),
        (vec![2], 2, true)
    );
}
