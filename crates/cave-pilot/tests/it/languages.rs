//! What the rules say is said in every language. `testkit` asks so of every refusal it meets; here are the lists.

use cave_pilot::{Cave, Due, Exploration, Upgrade, cp};

#[test]
fn what_is_due_first_has_its_messages() {
    testkit::same_names(Due::ALL.iter().map(|due| due.name()), cp::NoFirst::ALL);
}

#[test]
fn whatever_is_printed_has_a_name() {
    let caves: Vec<_> = Cave::all().map(|cave| cave.to_string()).collect();
    testkit::same_names(caves.iter().map(String::as_str), cp::Cave::ALL);
    let upgrades: Vec<_> = Upgrade::all().map(|upgrade| upgrade.to_string()).collect();
    testkit::same_names(upgrades.iter().map(String::as_str), cp::Upgrade::ALL);
    testkit::same_names(Exploration::ALL.iter().map(|card| card.name()), cp::Card::ALL);
}
