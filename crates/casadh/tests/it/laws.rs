//! Every law of the house, for every player count and house rule. The invariants are Casadh's own (7.3).

use casadh::{Action, Casadh, HouseRule, Item, ItemSet, Node, Setup, Side, Space, invariants};
use kernel::{Game, Seat};
use testkit::Laws;

/// One to six players; every house rule alone and all together; short limits on endless games.
fn setups() -> Vec<Setup> {
    let mut setups: Vec<_> = (1..=6).map(Setup::new).collect();
    setups.extend(HouseRule::ALL.iter().map(|rule| Setup::new(3).with_house([*rule])));
    setups.extend([2, 4, 6].map(|players| Setup::new(players).with_house(HouseRule::ALL.iter().copied())));
    setups.push(Setup { stall_limit: 2, round_limit: 12, ..Setup::new(3) });
    setups
}

/// Every action that could ever be written down, on the spaces that games reach.
fn every_action() -> Vec<Action> {
    let sides = || Side::ALL.iter().copied();
    let spaces = || (-3..=3).flat_map(|q| (-3..=3).map(move |r| Space { q, r }));
    let seats = || Seat::first(Seat::MAX);
    let mut all = vec![
        Action::EndTurn,
        Action::CollectTreasure,
        Action::Leave,
        Action::UseMedkit,
        Action::Deploy,
        Action::Pass,
        Action::TryGrue,
        Action::Decline,
    ];
    for side in sides() {
        all.extend([Action::Move { side }, Action::Explore { side }, Action::Flee { side }]);
        all.extend(spaces().map(|from| Action::MoveGrue { from, side }));
    }
    all.extend(Node::ALL.iter().map(|node| Action::Slope { node: *node }));
    all.extend((0..1 << Item::ALL.len()).map(|items| Action::CollectItems { items: ItemSet(items) }));
    all.extend(seats().map(|owner| Action::Defuse { owner }));
    all.extend((0..8).map(|rotation| Action::Rotate { rotation }));
    all.extend(Item::ALL.iter().map(|item| Action::DropItem { item: *item }));
    all.extend((0..12).map(|value| Action::Keep { value }));
    for at in spaces() {
        all.extend([Action::SendGrue { to: at }, Action::Eat { at }]);
    }
    all
}

/// CC-R-49 keeps even the dullest game finite: 200 rounds of six turns, and no turn has many steps.
#[test]
fn laws() {
    Laws::<Casadh>::of(setups()).universe(every_action()).invariant(invariants::check).cap(200_000).hold();
}

#[test]
fn endurance() {
    Laws::<Casadh>::of((1..=6).map(Setup::new).collect()).invariant(invariants::check).cap(200_000).endure();
}

/// A setup nobody can play is refused with its rule (CC-R-01, CC-R-49).
#[test]
fn a_setup_nobody_can_play_is_refused_with_its_rule() {
    let refused = |setup: Setup| Casadh::start(&setup).unwrap_err().to_string();
    assert!(refused(Setup::new(0)).contains("CC-R-01"));
    assert!(refused(Setup::new(7)).contains("CC-R-01"));
    assert!(refused(Setup { stall_limit: 0, ..Setup::new(2) }).contains("CC-R-49"));
}
