//! Positions and actions as numbers.

use casadh::{Casadh, HouseRule, Setup};

/// ARCHITECTURE law 7, with every number of players, every house rule, and games that soon end for lack of progress.
#[test]
fn numbers_tell_no_more_than_a_view() {
    let house = HouseRule::ALL;
    let setups = (1..=6).flat_map(|players| {
        let plain = || Setup::new(players);
        let few_rounds = Setup { stall_limit: 6, round_limit: 14, ..plain() };
        [plain(), plain(), plain(), few_rounds, plain().with_house(house.iter().copied())]
    });
    let single = house.iter().map(|rule| Setup::new(4).with_house([*rule]));
    let setups: Vec<_> = setups.chain(single).collect();
    testkit::check_features::<Casadh>(&setups);
}
