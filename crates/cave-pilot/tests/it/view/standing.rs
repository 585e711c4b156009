//! What the table tells of a running challenge and of who is out.

use cave_pilot::CavePilot;
use kernel::{Game, Viewer};

use crate::table;

/// Y12 in the second of its two actions.
const SHOWER: &str = "
    competitive, players 2
    C1: Y11
    C2: Y12
    A at C1, fuel 0, missiles 0
    A mat U-SH9
    B at C1
    B hand Y31
    turn A, step move

    A: move C2
";

/// CP-HANDLE-04: actions are counted from 1 to the printed number.
#[test]
fn actions_are_counted_from_one() {
    let shown = |scenario: &str| CavePilot::view(&table(scenario), Viewer::PUBLIC).challenge.map(|now| now.action);
    assert_eq!(shown(SHOWER), Some(1));
    assert_eq!(shown(&format!("{SHOWER}\nchance: rolls 0")), Some(2));
    assert_eq!(shown(&format!("{SHOWER}\nchance: rolls 0\nchance: rolls 0")), None);
}

/// CP-R-59: the order of going out is kept, later above earlier, and nobody who is out wins.
#[test]
fn the_order_of_going_out_is_kept() {
    let state = table(
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
    );
    let view = CavePilot::view(&state, Viewer::PUBLIC);
    assert_eq!(view.players.iter().map(|player| player.out).collect::<Vec<_>>(), [1, 2, 0]);
    assert_eq!(CavePilot::outcome(&state).unwrap().winners, ["C".parse().unwrap()]);
}
