//! What the rules say is said in every language. `testkit` asks so of every refusal it meets; here are the lists.

use skulldug::{Due, GearSet, Kind, TileKind, Token, sk};

#[test]
fn what_is_due_first_has_its_messages() {
    testkit::same_names(Due::ALL.iter().map(|due| due.name()), sk::NoFirst::ALL);
}

#[test]
fn whatever_is_printed_has_a_name() {
    let tiles: Vec<_> = TileKind::all().map(|tile| tile.to_string()).collect();
    testkit::same_names(tiles.iter().map(String::as_str), sk::Tile::ALL);
    testkit::same_names(Kind::ALL.iter().map(|kind| kind.name()), sk::Card::ALL);
    testkit::same_names(Token::ALL.iter().map(|token| token.name()), sk::Token::ALL);
    testkit::same_names(GearSet::ALL.iter().map(|set| set.name()), sk::Set::ALL);
}
