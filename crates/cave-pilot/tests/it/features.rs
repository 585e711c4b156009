//! Positions and actions as numbers.

use cave_pilot::{CavePilot, HouseRule, Length, Mode, Preset, Setup};

/// ARCHITECTURE law 7, for every mode, number of players and option.
#[test]
fn numbers_tell_no_more_than_a_view() {
    let mut setups: Vec<Setup> = Vec::new();
    for players in 2..=4 {
        setups.extend(Preset::ALL.iter().map(|preset| Setup::competitive(players, *preset, 12)));
        setups.push(Setup::competitive(players, Preset::Easy, 8).with_house([HouseRule::EasyMode]));
        setups.push(Setup::competitive(players, Preset::Medium, 16).with_house([HouseRule::ForwardOnly]));
        for mode in [Mode::Tutorial, Mode::NightMail, Mode::Purge, Mode::RisingWater] {
            setups.push(Setup::printed(mode, players));
            setups.push(Setup::printed(mode, players).with_house([HouseRule::EasyMode, HouseRule::ForwardOnly]));
        }
    }
    setups.push(Setup::competitive(2, Preset::Medium, 51));
    setups.extend([8, 12, 16].map(|cards| Setup::team(Preset::Easy, cards)));
    setups.push(Setup::team(Preset::Hard, 16).with_house(HouseRule::ALL.iter().copied()));
    setups.extend(Length::ALL.iter().map(|length| Setup::solo(*length)));
    setups.push(Setup::solo(Length::Standard).with_house([HouseRule::SoloTrim, HouseRule::EasyMode]));
    testkit::check_features::<CavePilot>(&setups);
}
