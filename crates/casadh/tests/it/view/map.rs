//! The map as a grid, and what of the table is open to all. Rules: CC-MODEL-01 to CC-MODEL-04, CC-GEN-06, CC-GEN-07,
//! CC-INFO-01.

use casadh::content::hex;
use casadh::{Casadh, Hazard, Item, Node, Standing, State};
use expect_test::expect;
use kernel::{Drawn, Game, Seat, Viewer};

use crate::{check, table};

/// CC-MODEL-01, CC-R-03: six neighbours, counter-clockwise from the east, and the way back is the opposite side.
#[test]
fn the_six_sides_lead_to_the_six_neighbours() {
    let sides = ["E", "NE", "NW", "W", "SW", "SE"];
    let spaces = ["1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"];
    for (n, (side, at)) in sides.iter().zip(spaces).enumerate() {
        let out = format!(
            "
            players 2
            hex L1-01 at {at} r0

            A: move {side}
            "
        );
        let there = Casadh::view(&table(&out), Viewer::PUBLIC).players[0].at.unwrap();
        assert_eq!(there.to_string(), at);
        let back = format!("{out}A: move {}\n", sides[(n + 3) % 6]);
        assert_eq!(Casadh::view(&table(&back), Viewer::PUBLIC).players[0].at.unwrap().to_string(), "0,0");
    }
}

/// CC-MODEL-02: printed side i lies on board side (i + k) mod 6; L1-05 is AAABBB.
#[test]
fn a_hex_is_turned_counter_clockwise() {
    let entered = |rotation: usize| {
        let scenario = format!(
            "
            players 2
            hex L1-05 at 1,0 r{rotation}

            A: move E
            "
        );
        Casadh::view(&table(&scenario), Viewer::PUBLIC).players[0].node.unwrap()
    };
    let nodes: Vec<_> = (0..6).map(entered).collect();
    assert_eq!(nodes, [Node::B, Node::A, Node::A, Node::A, Node::B, Node::B]);
}

/// CC-MODEL-04, CC-HEX-01: neighbours are joined at their shared edge, whichever passageways meet there.
#[test]
fn the_map_goes_on_without_an_edge() {
    check(
        "
        rule CC-MODEL-01 CC-MODEL-04 CC-HEX-01
        players 2
        hex L1-05 at 1,0 r0
        hex L1-10 at 2,0 r0
        hex L1-01 at 30,-30 r0
        A at 1,0 A
        B at 30,-30
        turn A, mp 2

        A: move E
        A: move W
        B: explore E
        chance: hex L1-02
        chance: card C01
        show B
        ",
        expect![[r#"
            A: move E
              A goes from 1,0 to 2,0 B, mp 1
            A: move W
              A goes from 2,0 to 1,0 A, mp 0
              A's turn ends
              B's turn, mp 4
            B: explore E
            chance: hex L1-02
              B draws L1-02 for 31,-30
              L1-02 lies at 31,-30 r0, B stands in A
            chance: card C01
              B draws C01, cost 1, mp 3
            show B
              B at 31,-30 A, hp 4
        "#]],
    );
}

fn a_table_with_everything() -> State {
    table(
        "
        rule CC-INFO-01 CC-GEN-06 CC-ITEM-03 CC-TREAS-05
        hex L1-05 at 1,0 r2: methane treasures 1 4 items rope helmet
        hex L1-17 at -1,0 r0: grue.A
        collapsed L1-02 at 0,1 r0
        A at 1,0 B, hp 3, items medkit, held C11 C15, treasures 2 5 9
        B surface, hp 2, treasures 9 8 3, shown 9 8
        C dead
        fuse A 1,0
        deck C01*4
        turn A, mp 1

        ",
    )
}

/// CC-INFO-01, CC-GEN-06, CC-ITEM-03, CC-SETUP-05: what anybody may see.
#[test]
fn all_but_the_treasures_lies_open() {
    let view = Casadh::view(&a_table_with_everything(), Viewer::PUBLIC);
    let tunnels = &view.hexes[1];
    assert_eq!((tunnels.at.to_string(), tunnels.rotation, tunnels.treasures), ("1,0".into(), 2, 2));
    assert_eq!(
        (tunnels.tokens.as_slice(), tunnels.items.as_slice()),
        ([Hazard::Methane].as_slice(), [Item::Rope, Item::Helmet].as_slice())
    );
    assert_eq!((view.hexes[2].grue, view.hexes[3].collapsed), (Some(Node::A), true));
    let [a, b, c, _] = view.players.as_slice() else { panic!("four players") };
    assert_eq!(
        (a.standing, a.at.unwrap().to_string(), a.node, a.hp),
        (Standing::Caves, "1,0".into(), Some(Node::B), 3)
    );
    assert_eq!((a.items.as_slice(), a.held.len(), a.treasures), ([Item::Medkit].as_slice(), 2, 3));
    assert_eq!((b.standing, b.hp, b.treasures, c.standing), (Standing::Surface, 2, 3, Standing::Dead));
    assert_eq!((view.fuses[0].owner, view.fuses[0].at.to_string()), (Seat::new(0), "1,0".into()));
    assert_eq!((view.deck, view.discard.len(), view.mp, view.turn), (4, 54, 1, Seat::new(0)));
    assert_eq!((view.supply.len(), view.surface.len(), view.bag), (35, 6, 86));
    assert_eq!(view.track.iter().map(|row| row.value).collect::<Vec<_>>(), [1, 0, 0, 1]);
}

/// CC-TREAS-05, CC-R-35, CC-INFO-03, CC-INFO-04: how many is open, which is not; what comes from the Surface is.
#[test]
fn the_values_of_kept_treasures_are_their_owners_secret() {
    let state = a_table_with_everything();
    let values = |viewer: Viewer, seat: usize| Casadh::view(&state, viewer).players[seat].values.clone();
    assert_eq!(values(Viewer::seat(Seat::new(0)), 0), [9, 5, 2]);
    assert!(values(Viewer::seat(Seat::new(3)), 0).is_empty() && values(Viewer::PUBLIC, 0).is_empty());
    assert_eq!(values(Viewer::seat(Seat::new(3)), 1), [9, 8]);
    assert_eq!(values(Viewer::seat(Seat::new(1)), 1), [9, 8, 3]);
    let seen = |seat: usize| Casadh::view(&state, Viewer::seat(Seat::new(seat))).hexes[1].seen.clone();
    assert!((0..4).all(|seat| seen(seat).is_none()), "nobody has looked there");
}

/// CC-GEN-07: the page is told where levels, slopes, symbols, water and stars are, to draw them as the book does.
#[test]
fn a_hex_tells_what_is_drawn_on_it() {
    let pool = hex("L1-14".parse().unwrap());
    assert_eq!((pool.level, pool.slopes.as_slice(), pool.water), (1, ["A>B".to_string()].as_slice(), Some(Node::B)));
    let pit = hex("L2-05".parse().unwrap());
    assert_eq!((pit.level, pit.stars.as_slice(), pit.symbols[0].hazard), (2, [0].as_slice(), Hazard::Grue));
    assert_eq!((pit.symbols[0].at, pit.marker), (Node::B, Some(Node::B)));
}

/// Pictures are read back as they are drawn.
#[test]
fn a_drawn_table_is_read_back() {
    let state = a_table_with_everything();
    assert_eq!(Casadh::draw(&Casadh::read(&Casadh::draw(&state)).unwrap()), Casadh::draw(&state));
}

/// CC-GEN-03, CC-R-40, CC-MODEL-12: every way to die leaves a dead player with nothing, and nothing is lost.
#[test]
fn the_dead_have_nothing_and_nothing_is_lost() {
    let deaths = [
        "hex L1-03 at 1,0 r0: bats\n\nA: move E",
        "hex L1-02 at -1,0 r0\n\nA: explore E\nchance: hex L1-01\nchance: card C22\nchance: item rope",
        "round 200\n\nA: end turn\nB: end turn\nC: end turn",
    ];
    for death in deaths {
        let state = table(&format!("players 3\nA hp 1, items rope+medkit, held C11 C18, treasures 3 8\n{death}\n"));
        casadh::invariants::check(&state).unwrap();
        let dead = &Casadh::view(&state, Viewer::seat(Seat::new(0))).players[0];
        assert_eq!((dead.standing, dead.hp, dead.treasures, dead.at), (Standing::Dead, 0, 0, None), "{death}");
        assert!(dead.items.is_empty() && dead.held.is_empty() && dead.values.is_empty(), "{death}");
    }
}
