//! Which types the messages become: a room for each beginning of a key, a type for each message or family in it.
//!
//! `ct-turn-begins` becomes `ct::TurnBegins { … }`. Keys with two dashes are a family, one type for all of them:
//! `ct-area--R01` and `ct-area--R02` become `ct::Area { which }`.

use std::collections::{BTreeMap, BTreeSet};

use crate::LANGUAGES;
use crate::reading::{Messages, Part, Way};

/// The types by the room they are in and by their names.
pub type Rooms = BTreeMap<String, BTreeMap<String, Type>>;

/// What is put into a place.
#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    /// Anything that can be written.
    Text,
    /// A number that decides between one and several.
    Number,
    /// Somebody, who may be the listener.
    Person,
}

/// A type to be written.
#[derive(Default)]
pub struct Type {
    /// The keys it stands for, by the member of the family; the empty one where it is none.
    pub keys: BTreeMap<String, String>,
    /// What is put in.
    pub fields: BTreeMap<String, Kind>,
}

impl Type {
    /// One type for many keys?
    pub fn is_family(&self) -> bool {
        !self.keys.contains_key("")
    }
}

/// The types for all messages; a complaint when the languages do not say the same things.
pub fn rooms(files: &[Messages]) -> Result<Rooms, String> {
    compare(files)?;
    let mut rooms = Rooms::new();
    for key in files[0].keys() {
        let (room, rest) = key.split_once('-').ok_or_else(|| format!("{key} names no room"))?;
        let (name, member) = rest.split_once("--").unwrap_or((rest, ""));
        let found = rooms.entry(room.into()).or_default().entry(name.into()).or_default();
        found.keys.insert(member.to_owned(), key.clone());
        for parts in files.iter().map(|messages| &messages[key]) {
            fields(parts, &mut found.fields).map_err(|complaint| format!("{key}: {complaint}"))?;
        }
    }
    Ok(rooms)
}

/// Every language has the same keys, and puts the same things in.
fn compare(files: &[Messages]) -> Result<(), String> {
    let mut complaints = BTreeSet::new();
    for (messages, (code, _)) in files.iter().zip(LANGUAGES) {
        for key in files.iter().flat_map(BTreeMap::keys) {
            let Some(parts) = messages.get(key) else {
                complaints.insert(format!("{code} has no {key}"));
                continue;
            };
            let Some(first) = files[0].get(key) else { continue };
            let (mut here, mut there) = (BTreeMap::new(), BTreeMap::new());
            fields(parts, &mut here)?;
            fields(first, &mut there)?;
            if !here.keys().eq(there.keys()) {
                complaints.insert(format!("{code} puts other things into {key} than {}", LANGUAGES[0].0));
            }
        }
    }
    if complaints.is_empty() { Ok(()) } else { Err(complaints.into_iter().collect::<Vec<_>>().join("\n")) }
}

/// What is put into a message, and of which kind it is: numbers and persons are those that decide something.
fn fields(parts: &[Part], found: &mut BTreeMap<String, Kind>) -> Result<(), String> {
    for part in parts {
        match part {
            Part::Text(_) => {}
            Part::Place(name) => _ = found.entry(name.clone()).or_insert(Kind::Text),
            Part::Choice { by, ways, otherwise } => {
                let person = ways.iter().any(|(way, _)| matches!(way, Way::You));
                let kind = if person { Kind::Person } else { Kind::Number };
                let known = found.insert(by.clone(), kind);
                if known.is_some_and(|known| known != kind && known != Kind::Text) {
                    return Err(format!("${by} is both a number and a person"));
                }
                for (_, said) in ways {
                    fields(said, found)?;
                }
                fields(otherwise, found)?;
            }
        }
    }
    Ok(())
}

/// `turn-begins` is `TurnBegins`.
pub fn camel(name: &str) -> String {
    let head = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split(['-', '_']).filter(|word| !word.is_empty()).map(head).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reading;

    /// What is said against two files, in the languages' order.
    fn complaint(english: &str, german: &str) -> String {
        let files = [english, german].map(|text| {
            let mut messages = Messages::new();
            reading::take(text, &mut messages).unwrap();
            messages
        });
        rooms(&files).err().unwrap_or_default()
    }

    #[test]
    fn languages_must_have_the_same_messages_and_put_the_same_things_in() {
        assert_eq!(complaint("ct-a = { $n } rooms", "ct-a = { $n } Räume"), "");
        assert_eq!(complaint("ct-a = A\nct-b = B\n", "ct-a = A\n"), "de has no ct-b");
        assert_eq!(complaint("ct-a = A\n", "ct-a = A\nct-b = B\n"), "en has no ct-b");
        assert_eq!(complaint("ct-a = { $n } rooms", "ct-a = Räume"), "de puts other things into ct-a than en");
    }

    #[test]
    fn a_thing_is_a_number_or_a_person() {
        let choice = |way: &str| format!("ct-a = {{ $n ->\n    [{way}] a\n   *[other] b\n }}\n");
        assert_eq!(complaint(&choice("one"), &choice("you")), "ct-a: $n is both a number and a person");
    }
}
