//! What the rules say is said in every language. `testkit` asks so of every refusal it meets; here are the lists.

use casadh::{Due, Item, Tile, cc};

#[test]
fn what_is_due_first_has_its_messages() {
    testkit::same_names(Due::ALL.iter().map(|due| due.name()), cc::NoFirst::ALL);
}

#[test]
fn whatever_is_printed_has_a_name() {
    let hexes: Vec<_> = Tile::all().map(|tile| tile.to_string()).collect();
    testkit::same_names(hexes.iter().map(String::as_str), cc::Hex::ALL);
    testkit::same_names(Item::ALL.iter().map(|item| item.name()), cc::Item::ALL);
}
