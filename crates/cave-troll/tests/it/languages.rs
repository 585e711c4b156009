//! What the rules say is said in every language. `testkit` asks so of every refusal it meets; here are the lists.

use cave_troll::{Due, Illegal, PushBar};
use words::{Language, Message, Telling, ct};

#[test]
fn lists_of_reasons_are_those_of_the_messages() {
    testkit::same_names(Due::ALL.iter().map(|due| due.name()), ct::NoFirst::ALL);
    testkit::same_names(PushBar::ALL.iter().map(|bar| bar.name()), ct::NoPushBarred::<&str, &str>::ALL);
}

#[test]
fn people_hear_names_and_records_have_notation() {
    let no = Illegal::KnightThere("B".parse().unwrap(), "R14".parse().unwrap());
    assert_eq!(no.to_string(), "B's knight guards R14");
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    let told = |language| no.tell(Telling::to_people(language, &names));
    assert_eq!(told(Language::English), "Ben's knight guards Ember Cave");
    assert_eq!(told(Language::German), "der Ritter von Ben bewacht Gluthöhle");
}
