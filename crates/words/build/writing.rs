//! The messages as code: a type for each, with a field for everything that is put in.
//!
//! `ct-turn-begins` becomes `ct::TurnBegins { … }`. Keys with two dashes are a family, one type for all of them:
//! `ct-room--R01` and `ct-room--R02` become `ct::Room { which }`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use crate::LANGUAGES;
use crate::reading::{Messages, Part, Way};

/// What is put into a place.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Text,
    Number,
    Person,
}

/// A type to be written: the keys it stands for, by the member of the family; the empty one where it is none.
#[derive(Default)]
struct Type {
    keys: BTreeMap<String, String>,
    fields: BTreeMap<String, Kind>,
}

/// The code for all languages; a complaint when they do not say the same things.
pub fn code(files: &[Messages]) -> Result<String, String> {
    compare(files)?;
    let mut rooms: BTreeMap<&str, BTreeMap<&str, Type>> = BTreeMap::new();
    for key in files[0].keys() {
        let (room, rest) = key.split_once('-').ok_or_else(|| format!("{key} names no room"))?;
        let (name, member) = rest.split_once("--").unwrap_or((rest, ""));
        let found = rooms.entry(room).or_default().entry(name).or_default();
        found.keys.insert(member.to_owned(), key.clone());
        for parts in files.iter().map(|messages| &messages[key]) {
            fields(parts, &mut found.fields)?;
        }
    }
    let mut code = String::new();
    for (room, types) in &rooms {
        writeln!(code, "/// Messages whose keys begin with `{room}-`.\npub mod {room} {{").expect(GROWS);
        writeln!(code, "#[allow(unused_imports, reason = \"not every room needs all\")]\nuse {{crate::{{Language, Who}}, std::fmt::{{Display, Write}}}};").expect(GROWS);
        for (name, found) in types {
            write_type(&mut code, name, found, files);
        }
        code.push_str("}\n");
    }
    Ok(code)
}

const GROWS: &str = "text grows";

/// Every language has the same keys, and puts the same things in.
fn compare(files: &[Messages]) -> Result<(), String> {
    let mut complaints = BTreeSet::new();
    for (messages, (code, _)) in files.iter().zip(LANGUAGES) {
        for key in files.iter().flat_map(BTreeMap::keys) {
            let Some(parts) = messages.get(key) else {
                complaints.insert(format!("{code}.ftl has no {key}"));
                continue;
            };
            let Some(first) = files[0].get(key) else { continue };
            let (mut here, mut there) = (BTreeMap::new(), BTreeMap::new());
            fields(parts, &mut here)?;
            fields(first, &mut there)?;
            if !here.keys().eq(there.keys()) {
                complaints.insert(format!("{code}.ftl puts other things into {key} than {}.ftl", LANGUAGES[0].0));
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

fn write_type(code: &mut String, name: &str, found: &Type, files: &[Messages]) {
    let family = !found.keys.contains_key("");
    let letters: Vec<String> = ('A'..='Z').map(String::from).collect();
    let mut free = letters.iter();
    let mut fields: Vec<(String, String)> = Vec::new();
    let mut texts: Vec<&str> = Vec::new();
    for (field, kind) in &found.fields {
        let shape = match kind {
            Kind::Text => {
                let letter = free.next().expect("a message has few places");
                texts.push(letter);
                letter.clone()
            }
            Kind::Number => "u32".into(),
            Kind::Person => "Who<'w>".into(),
        };
        fields.push((field.replace('-', "_"), shape));
    }
    let lives = family || found.fields.values().any(|kind| *kind == Kind::Person);
    let generic = |bounds: bool| {
        let life = lives.then(|| "'w".to_owned());
        let texts = texts.iter().map(|text| if bounds { format!("{text}: Display") } else { (*text).to_owned() });
        let all: Vec<String> = life.into_iter().chain(texts).collect();
        if all.is_empty() { String::new() } else { format!("<{}>", all.join(", ")) }
    };
    let shape = camel(name);
    writeln!(code, "/// `{}`\n#[derive(Clone, Copy, Debug)]", found.keys.values().next().expect("it has a key"))
        .expect(GROWS);
    writeln!(code, "#[allow(missing_docs, reason = \"the message says it\")]\npub struct {shape}{}", generic(false))
        .expect(GROWS);
    let empty = !family && fields.is_empty();
    code.push_str(if empty { ";\n" } else { " {\n" });
    if family {
        writeln!(code, "pub which: &'w str,").expect(GROWS);
    }
    for (field, shape) in &fields {
        writeln!(code, "pub {field}: {shape},").expect(GROWS);
    }
    code.push_str(if empty { "" } else { "}\n" });
    writeln!(code, "impl{} crate::Message for {shape}{} {{", generic(true), generic(false)).expect(GROWS);
    code.push_str("fn write(&self, language: Language, into: &mut String) {\nmatch language {\n");
    for (messages, (_, language)) in files.iter().zip(LANGUAGES) {
        writeln!(code, "Language::{language} => {{").expect(GROWS);
        if family {
            code.push_str("match self.which {\n");
            for (member, key) in &found.keys {
                writeln!(code, "{member:?} => {{").expect(GROWS);
                say(code, &messages[key], &found.fields);
                code.push_str("}\n");
            }
            code.push_str("unknown => into.push_str(unknown),\n}\n");
        } else {
            say(code, &messages[&found.keys[""]], &found.fields);
        }
        code.push_str("}\n");
    }
    code.push_str("}\n}\n}\n");
    if family {
        let members: Vec<_> = found.keys.keys().collect();
        writeln!(
            code,
            "impl{} {shape}{} {{\n/// All there are.\npub const ALL: &'static [&'static str] = &{members:?};\n}}",
            generic(false),
            generic(false)
        )
        .expect(GROWS);
    }
}

/// Statements that say the parts.
fn say(code: &mut String, parts: &[Part], kinds: &BTreeMap<String, Kind>) {
    for part in parts {
        match part {
            Part::Text(text) => writeln!(code, "into.push_str({text:?});").expect(GROWS),
            Part::Place(name) => {
                let field = name.replace('-', "_");
                let named = if kinds[name] == Kind::Person { ".name()" } else { "" };
                writeln!(code, "write!(into, \"{{}}\", self.{field}{named}).expect(\"text grows\");").expect(GROWS);
            }
            Part::Choice { by, ways, otherwise } => {
                let field = by.replace('-', "_");
                writeln!(code, "match self.{field} {{").expect(GROWS);
                for (way, said) in ways {
                    match way {
                        Way::Exactly(n) => writeln!(code, "{n} => {{"),
                        Way::One => writeln!(code, "1 => {{"),
                        Way::You => writeln!(code, "Who::You(_) => {{"),
                    }
                    .expect(GROWS);
                    say(code, said, kinds);
                    code.push_str("}\n");
                }
                code.push_str("_ => {\n");
                say(code, otherwise, kinds);
                code.push_str("}\n}\n");
            }
        }
    }
}

/// `turn-begins` is `TurnBegins`.
fn camel(name: &str) -> String {
    let head = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split(['-', '_']).filter(|word| !word.is_empty()).map(head).collect()
}
