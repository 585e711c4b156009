//! The messages as Rust: a type for each, with a field for everything that is put in.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::reading::{Part, Way};
use crate::rooms::{Kind, Messages, Rooms, Type, camel};
use crate::{GROWS, LANGUAGES};

/// The code of all rooms but the page's, which is written in another language.
pub fn code(rooms: &Rooms, files: &[Messages]) -> String {
    let mut code = String::new();
    for (room, types) in rooms.iter().filter(|(room, _)| *room != "page") {
        writeln!(code, "/// Messages whose keys begin with `{room}-`.\npub mod {room} {{").expect(GROWS);
        code.push_str("#[allow(unused_imports, reason = \"not every room needs all\")]\n");
        code.push_str("use {crate::{Language, Who}, std::fmt::{Display, Write}};\n");
        for (name, found) in types {
            write_type(&mut code, name, found, files);
        }
        code.push_str("}\n");
    }
    code
}

fn write_type(code: &mut String, name: &str, found: &Type, files: &[Messages]) {
    let family = found.is_family();
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
    writeln!(code, "/// `{}`\n#[derive(Clone, Debug)]", found.keys.values().next().expect("it has a key"))
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
            Part::Text(text) => match text.chars().collect::<Vec<_>>()[..] {
                [one] => writeln!(code, "into.push({one:?});").expect(GROWS),
                _ => writeln!(code, "into.push_str({text:?});").expect(GROWS),
            },
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
