//! Every law of the house, for every mode, player count and option. The invariants are Skulldug!'s own.

use kernel::{Game, Seat};
use skulldug::{
    Action, Card, CardSet, Cell, GearSet, HouseRule, Kind, Mode, Pawn, Setup, Shuffle, Side, Skulldug, TileKind, Token,
    Way, invariants,
};
use testkit::Laws;

/// Turns of a random game; so many that caves fill and treasures change hands.
const CAP: u16 = 40;

/// Every mode and player count; drafts and sets, paced and plain, a small table.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for (mode, players) in [
        (Mode::FreeForAll, 3),
        (Mode::FreeForAll, 4),
        (Mode::FreeForAll, 5),
        (Mode::Duel, 2),
        (Mode::Team, 4),
        (Mode::Team, 6),
        (Mode::SoloEasy, 1),
        (Mode::SoloNormal, 1),
        (Mode::SoloHard, 1),
    ] {
        setups.push(Setup::new(mode, players).capped(CAP));
        let table = if matches!(mode, Mode::FreeForAll | Mode::Team) { 7 } else { 5 };
        setups.push(Setup { fortune: Shuffle::Plain, table, ..Setup::new(mode, players).with_sets().capped(CAP) });
    }
    let house = [HouseRule::KeepSoulbondInSolo].into_iter().collect();
    setups.push(Setup { house, ..Setup::new(Mode::SoloHard, 1).capped(CAP) });
    setups
}

/// Every action that could ever be written down, with a few places for those that name one.
fn every_action() -> Vec<Action> {
    let sides = || Side::ALL.iter().copied();
    let pawns = || Seat::first(Seat::MAX).map(Pawn::of).chain((0..3).map(Pawn::ghost));
    let ways = || Way::ALL.iter().copied();
    let cells = || (0..13).step_by(3).flat_map(|x| (0..13).step_by(3).map(move |y| Cell::at(x, y)));
    let mut all = vec![
        Action::Play,
        Action::Resign,
        Action::Keep,
        Action::Leave,
        Action::EndTurn,
        Action::Finish,
        Action::Yield,
        Action::Recover,
        Action::PryFree,
        Action::Drink,
        Action::Bleed,
        Action::Pass,
        Action::Farther,
        Action::Stop,
    ];
    all.extend(Token::ALL.iter().map(|token| Action::Be { token: *token }));
    all.extend(GearSet::ALL.iter().map(|set| Action::Set { set: *set }));
    all.extend(Seat::first(Seat::MAX).map(|seat| Action::First { seat }));
    all.extend(TileKind::all().map(|tile| Action::Choose { tile }));
    all.extend((0..6).flat_map(|n| [Action::Lay { turns: n }, Action::Focus { ap: n }]));
    all.extend(ways().map(|way| Action::Turn { way }));
    for side in sides() {
        all.extend([Action::Move { side }, Action::Destroy { side }, Action::Send { side }]);
        all.extend(sides().map(|then| Action::Dash { first: side, then }));
        all.extend(pawns().map(|who| Action::Shove { who, side }));
    }
    all.extend(cells().map(|to| Action::Ride { to }));
    for card in Card::all() {
        all.extend([
            Action::Take { card },
            Action::Resolve { card },
            Action::PickUp { card },
            Action::Use { card },
            Action::Copy { card },
            Action::Face { card },
            Action::Split { first: card, second: Card::of(Kind::TrustyWhip) },
            Action::Split { first: Card::of(Kind::TrustyWhip), second: card },
        ]);
        for side in sides() {
            all.extend([Action::Dig { card, side }, Action::Blast { card, side }, Action::Flare { card, side }]);
            let meat = Card::of(Kind::RottenMeat);
            all.extend([
                Action::Lure { card: meat, monster: card, side },
                Action::Lure { card, monster: Card::of(Kind::Basilisk), side },
            ]);
        }
        for pawn in pawns() {
            all.extend([
                Action::Throw { card, at: pawn },
                Action::Fish { card, whom: pawn },
                Action::Swap { card, whom: pawn },
            ]);
        }
        for cell in cells() {
            all.extend([Action::Drop { card, at: cell }]);
            // Cards that name a place are tried as themselves, and as a Mimic Stone may be one of them.
            if (CardSet::EQUIPMENT | CardSet::CONSUMABLES).has(card) {
                all.extend([Action::Grapple { card, to: cell }, Action::Gas { card, at: cell }]);
                all.extend(ways().map(|way| Action::Crank { card, at: cell, way }));
            }
        }
    }
    all
}

/// SK-R-14, SK-R-48: a capped game ends, and no chain runs for ever.
#[test]
fn laws() {
    Laws::<Skulldug>::of(setups()).universe(every_action()).invariant(invariants::check).cap(100_000).hold();
}

/// Every mode by the usual rules.
#[test]
fn endurance() {
    let modes = [
        (Mode::FreeForAll, 3),
        (Mode::FreeForAll, 5),
        (Mode::Duel, 2),
        (Mode::Team, 4),
        (Mode::Team, 6),
        (Mode::SoloEasy, 1),
        (Mode::SoloNormal, 1),
        (Mode::SoloHard, 1),
    ];
    let setups = modes.map(|(mode, players)| Setup::new(mode, players).capped(400));
    Laws::<Skulldug>::of(setups.to_vec()).invariant(invariants::check).cap(100_000).endure();
}

/// A setup nobody can play is refused with its rule (SK-GOAL-03, SK-TEAM-01, SK-R-01, SK-R-14).
#[test]
fn a_setup_nobody_can_play_is_refused_with_its_rule() {
    let refused = |setup: Setup| Skulldug::start(&setup).unwrap_err().to_string();
    assert!(refused(Setup::new(Mode::FreeForAll, 6)).contains("SK-GOAL-03"));
    assert!(refused(Setup::new(Mode::Duel, 3)).contains("SK-GOAL-03"));
    assert!(refused(Setup::new(Mode::Team, 5)).contains("SK-TEAM-01"));
    assert!(refused(Setup { table: 8, ..Setup::new(Mode::FreeForAll, 3) }).contains("SK-R-01"));
    assert!(refused(Setup::new(Mode::Duel, 2).capped(0)).contains("SK-R-14"));
}
