//! Every law of the house, for every player count, set and house rule. The invariants are CT's own (5.7).

use cave_troll::{Action, Area, AreaSet, Artifact, Card, CaveTroll, Figure, HouseRule, Kind, Setup, invariants};
use kernel::{Game, Seat};
use testkit::Laws;

/// Two to four players; original, alternate, half, each their own; every house rule alone and all together.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in 2..=4 {
        let own = Setup {
            alternates: vec![0b000_1111, 0b111_0000, 0b010_1010, 127][..usize::from(players)].to_vec(),
            ..Setup::original(players)
        };
        let sets = [Setup::original(players), Setup::alternate(players), Setup::half(players), own];
        for set in &sets {
            setups.push(set.clone());
            setups.push(set.clone().with_house(HouseRule::ALL.iter().copied()));
        }
        setups.extend(HouseRule::ALL.iter().map(|rule| sets[3].clone().with_house([*rule])));
    }
    setups
}

/// Every action that could ever be written down, whoever has the figures for it.
fn every_action() -> Vec<Action> {
    let areas = || Area::all();
    let kinds = || Kind::ALL.iter().copied();
    let seats = || Seat::first(Seat::MAX);
    let figures = || seats().flat_map(move |owner| kinds().map(move |kind| Figure { owner, kind }));
    let adventurers = (0..=2).map(|icons| Card::Adventurer { icons });
    let cards = adventurers.chain(kinds().filter(|kind| kind.slot().is_some()).map(Card::Special)).chain([
        Card::Treasure,
        Card::ScoreARoom,
        Card::FindAnArtifact,
    ]);
    let mut all = vec![
        Action::EndTurn,
        Action::Draw,
        Action::Stay,
        Action::NoPush,
        Action::Attack,
        Action::Rampage,
        Action::Stop,
    ];
    all.extend(cards.map(|card| Action::Play { card }));
    for area in areas() {
        all.extend([
            Action::Place { at: area },
            Action::Score { room: area },
            Action::Tally { room: area },
            Action::Step { to: area },
        ]);
        for kind in kinds() {
            all.extend([Action::Flee { kind, to: area }, Action::Chalice { kind, to: area }]);
            all.extend([Action::Cloak { kind, from: area }, Action::Boots { kind, from: area }]);
            // Doors, and one far corner: moving is the largest family.
            let targets = cave_troll::content::adjacent(area) | AreaSet::one(Area::new(0)) | AreaSet::one(area);
            all.extend(targets.iter().map(|to| Action::Move { kind, from: area, to }));
        }
        for figure in figures() {
            all.extend([
                Action::Push { figure, to: area },
                Action::Pull { figure, from: area },
                Action::Scroll { figure, to: area },
            ]);
        }
        all.extend(seats().map(|whose| Action::Banish { whose, to: area }));
    }
    for figure in figures() {
        all.extend([Action::Kill { figure }, Action::Assassinate { figure }]);
    }
    for whose in seats() {
        all.extend([Action::Slay { whose }, Action::Sword { whose }]);
    }
    assert!(Artifact::ALL.len() == 6, "a new artifact needs its actions here");
    all
}

/// CT-R-51 keeps even the dullest game finite: a draw at least every 50 turns a player, 18 draws a player.
#[test]
fn laws() {
    Laws::<CaveTroll>::of(setups()).universe(every_action()).invariant(invariants::check).cap(200_000).hold();
}

#[test]
fn endurance() {
    let sets = (2..=4).flat_map(|players| [Setup::original(players), Setup::alternate(players), Setup::half(players)]);
    Laws::<CaveTroll>::of(sets.collect()).invariant(invariants::check).cap(200_000).endure();
}

#[test]
fn a_setup_nobody_can_play_is_refused_with_its_rule() {
    let refused = |setup: Setup| CaveTroll::start(&setup).unwrap_err().to_string();
    assert!(refused(Setup::original(5)).contains("CT-SETUP-01"));
    assert!(refused(Setup { alternates: vec![0], ..Setup::original(2) }).contains("CT-SETUP-07"));
    assert!(refused(Setup { alternates: vec![0, 128], ..Setup::original(2) }).contains("CT-SETUP-07"));
}
