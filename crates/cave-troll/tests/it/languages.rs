//! What the rules say is said in every language. `testkit` asks so of every refusal it meets; here are the lists.

use cave_troll::{Area, Artifact, Due, Illegal, Kind, PushBar, ct};
use words::{Language, Message, Telling};

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

#[test]
fn whatever_is_printed_has_a_name() {
    let areas: Vec<_> = Area::all().map(|area| area.to_string()).collect();
    testkit::same_names(areas.iter().map(String::as_str), ct::Area::ALL);
    testkit::same_names(Kind::ALL.iter().map(|kind| kind.name()), ct::Kind::ALL);
    testkit::same_names(Artifact::ALL.iter().map(|artifact| artifact.name()), ct::Artifact::ALL);
}
