//! Every law of the house, for every mode, player count and option.

use cave_pilot::{
    Action, Cave, CavePilot, CaveSet, Deck, Die, Exploration, FreeStep, Held, HouseRule, Item, Length, Mark, Mode, Pay,
    Place, Preset, Property, Row, Setup, Shelf, Slot, Spot, Target, invariants,
};
use kernel::{Game, Seat};
use testkit::Laws;

/// Two to four at every length, each preset, the tutorial, teams, the scenarios, solo, and each option.
fn setups() -> Vec<Setup> {
    let mut setups = vec![
        Setup::competitive(2, Preset::Easy, 8),
        Setup::competitive(3, Preset::Medium, 8),
        Setup::competitive(4, Preset::Hard, 8),
        Setup::competitive(2, Preset::Expert, 12),
        Setup::competitive(3, Preset::Easy, 12),
        Setup::competitive(4, Preset::Inferno, 12),
        Setup::competitive(2, Preset::Inferno, 16),
        Setup::competitive(3, Preset::Hard, 16),
        Setup::competitive(4, Preset::Expert, 16),
        Setup::competitive(2, Preset::Medium, 51),
        Setup::team(Preset::Hard, 8),
        Setup::team(Preset::Medium, 16),
        Setup::printed(Mode::Tutorial, 2),
        Setup::printed(Mode::Tutorial, 4).with_house([HouseRule::EasyMode]),
        Setup::solo(Length::Short),
        Setup::solo(Length::Standard).with_house([HouseRule::SoloTrim]),
        Setup::solo(Length::Extended).with_house([HouseRule::EasyMode]),
    ];
    let all: CaveSet = Cave::all().filter(|cave| cave.index() % 4 != 1).collect();
    setups.push(Setup { deck: Deck::Custom { caves: all }, ..Setup::competitive(4, Preset::Easy, 8) });
    for mode in [Mode::NightMail, Mode::Purge, Mode::RisingWater] {
        setups.push(Setup::printed(mode, 2));
        setups.push(Setup::printed(mode, 3).with_house([HouseRule::ForwardOnly]));
        setups.push(Setup::printed(mode, 4).with_house([HouseRule::EasyMode]));
    }
    let every = HouseRule::ALL.iter().copied();
    setups.push(Setup::competitive(3, Preset::Easy, 16).with_house(every.clone()));
    setups.push(Setup::competitive(2, Preset::Hard, 12).with_house([HouseRule::ForwardOnly]));
    setups.push(Setup::competitive(4, Preset::Easy, 12).with_house([HouseRule::PlusSet]));
    setups.push(Setup::team(Preset::Easy, 12).with_house(every));
    setups
}

/// Every action that could ever be written down, in a cave of twelve columns.
fn every_action() -> Vec<Action> {
    let spots = || (1..=12).flat_map(|column| [Spot::new(0, column), Spot::new(1, column)]);
    let seats = || Seat::first(Seat::MAX);
    let held =
        || Exploration::ALL.iter().flat_map(|card| (1..=card.fresh().left).map(|left| Held { card: *card, left }));
    let items = || Slot::all().map(Item::Slot).chain(held().map(Item::Card));
    let shelves = || Row::ALL.iter().flat_map(|row| (0..7).map(|index| Shelf { row: *row, index }));
    let mut all = vec![
        Action::Pass,
        Action::Again,
        Action::Stop,
        Action::Stay,
        Action::Scrapyard,
        Action::Hover,
        Action::GiveUp,
        Action::Continue,
        Action::Ignore,
        Action::Land,
        Action::BuyFuel,
        Action::BuyMissile,
        Action::Explore,
        Action::Agree,
        Action::Refuse,
        Action::EndTurn,
    ];
    for card in Cave::all() {
        all.extend(spots().filter(|at| at.column() < 6).map(|at| Action::Place { card, at }));
    }
    for row in Row::ALL.iter().copied() {
        all.extend([Action::Refresh { row }, Action::Draw { row }]);
    }
    for at in seats()
        .map(Target::Plane)
        .chain(spots().flat_map(|spot| [Target::Cave(spot), Target::Part(spot, 0), Target::Part(spot, 1)]))
    {
        all.push(Action::Fire { at });
    }
    all.extend(items().map(|on| Action::Hit { on }));
    for by in Pay::ALL.iter().copied() {
        let places = [Place::Outside, Place::Entrance, Place::Exit, Place::Out];
        let places = places.into_iter().chain(spots().map(Place::On));
        all.extend(places.map(|to| Action::Move { to, by }));
        all.push(Action::Extra { by });
    }
    let marks: Vec<Mark> = [Mark::Itself]
        .into_iter()
        .chain(Property::ALL.iter().copied().map(Mark::Property))
        .chain(seats().flat_map(|seat| Property::ALL.iter().map(move |property| Mark::Of(seat, *property))))
        .chain(seats().flat_map(|seat| [Mark::Plane(seat), Mark::Push(seat, true), Mark::Push(seat, false)]))
        .chain(spots().map(Mark::Cave))
        .chain(Die::ALL.iter().copied().map(Mark::Die))
        .chain(shelves().map(Mark::Shelf))
        .chain(Slot::all().map(Mark::Slot))
        .collect();
    for card in held() {
        all.extend(marks.iter().map(|on| Action::Use { card, on: *on }));
        all.extend([Action::Sell { card }, Action::Discard { card }]);
    }
    all.extend(spots().map(|to| Action::Shift { to }));
    all.extend(FreeStep::ALL.iter().map(|step| Action::Begin { step: *step }));
    all.extend(shelves().flat_map(|from| Slot::all().map(move |into| Action::Buy { from, into })));
    for with in seats().take(4) {
        all.extend(items().flat_map(|item| {
            let trade = move |give, take| Action::Trade { with, give, take };
            [trade(Some(item), None), trade(None, Some(item)), trade(Some(item), Some(item)), trade(None, None)]
        }));
    }
    all
}

/// The safety stop keeps even the dullest game finite.
#[test]
fn laws() {
    Laws::<CavePilot>::of(setups()).universe(every_action()).invariant(invariants::check).cap(20_000).hold();
}

/// Every mode, with the most players it has and the fewest.
#[test]
fn endurance() {
    let printed = [Mode::Tutorial, Mode::NightMail, Mode::Purge, Mode::RisingWater];
    let mut setups: Vec<_> =
        printed.iter().flat_map(|mode| [2, 4].map(|players| Setup::printed(*mode, players))).collect();
    setups.extend([8, 12, 16].map(|cards| Setup::competitive(2, Preset::Medium, cards)));
    setups.extend([3, 4].map(|players| Setup::competitive(players, Preset::Hard, 12)));
    setups.push(Setup::team(Preset::Expert, 12));
    setups.extend(Length::ALL.iter().map(|length| Setup::solo(*length)));
    Laws::<CavePilot>::of(setups).invariant(invariants::check).cap(20_000).endure();
}

#[test]
fn a_setup_nobody_can_play_is_refused_with_its_rule() {
    let refused = |setup: Setup| CavePilot::start(&setup).unwrap_err().to_string();
    assert!(refused(Setup::competitive(5, Preset::Easy, 12)).contains("CP-GEN-01"));
    assert!(refused(Setup::competitive(1, Preset::Easy, 12)).contains("CP-GEN-01"));
    assert!(refused(Setup { players: 2, ..Setup::team(Preset::Easy, 12) }).contains("CP-GEN-01"));
    assert!(refused(Setup { players: 2, ..Setup::solo(Length::Short) }).contains("CP-GEN-01"));
    assert!(refused(Setup::competitive(2, Preset::Easy, 10)).contains("CP-SETUP-01"));
    assert!(refused(Setup::competitive(2, Preset::Easy, 35)).contains("CP-R-68"));
    assert!(
        refused(Setup { mode: Mode::Solo, players: 1, ..Setup::competitive(2, Preset::Easy, 8) })
            .contains("CP-SETUP-01")
    );
    let few = Deck::Custom { caves: Cave::all().take(3).collect() };
    assert!(refused(Setup { deck: few, ..Setup::competitive(2, Preset::Easy, 8) }).contains("CP-SETUP-03"));
}
