//! The messages of a room as Rust: a type for each, with a field for everything that is put in.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::LANGUAGES;
use crate::reading::{Messages, Part, Way};
use crate::rooms::{Kind, Type, camel};

/// Writing to a string does not fail.
const GROWS: &str = "text grows";

/// The code of a room.
pub fn code(types: &BTreeMap<String, Type>, files: &[Messages]) -> String {
    let mut code = String::new();
    for (name, found) in types {
        write_type(&mut code, name, found, files);
    }
    code
}

fn write_type(code: &mut String, name: &str, found: &Type, files: &[Messages]) {
    let family = found.is_family();
    let mut letters = 'A'..='Z';
    let mut fields: Vec<String> = family.then(|| "pub which: &'w str".to_owned()).into_iter().collect();
    let lives = family || found.fields.values().any(|kind| *kind == Kind::Person);
    let mut generic: Vec<String> = lives.then(|| "'w".to_owned()).into_iter().collect();
    let mut bound = generic.clone();
    for (field, kind) in &found.fields {
        let shape = match kind {
            Kind::Text => {
                let letter = letters.next().expect("a message has few places").to_string();
                bound.push(format!("{letter}: ::std::fmt::Display"));
                generic.push(letter.clone());
                letter
            }
            Kind::Number => "u32".to_owned(),
            Kind::Person => "::words::Who<'w>".to_owned(),
        };
        fields.push(format!("pub {}: {shape}", snake(field)));
    }
    let angled = |list: &[String]| if list.is_empty() { String::new() } else { format!("<{}>", list.join(", ")) };
    let (shape, generic, bound) = (camel(name), angled(&generic), angled(&bound));
    let fields = if fields.is_empty() { ";".to_owned() } else { format!(" {{ {} }}", fields.join(", ")) };
    let key = found.keys.values().next().expect("it has a key");
    writeln!(
        code,
        "/// `{key}`\n#[derive(Clone, Debug)]\n#[allow(missing_docs, reason = \"the message says it\")]\n\
         pub struct {shape}{generic}{fields}\n\
         impl{bound} ::words::Message for {shape}{generic} {{\n\
         fn write(&self, language: ::words::Language, into: &mut String) {{\nmatch language {{"
    )
    .expect(GROWS);
    for (messages, (_, language)) in files.iter().zip(LANGUAGES) {
        writeln!(code, "::words::Language::{language} => {{").expect(GROWS);
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
            "#[allow(dead_code, reason = \"few ask\")]\nimpl{generic} {shape}{generic} {{\n\
             /// All there are.\npub const ALL: &'static [&'static str] = &{members:?};\n}}"
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
                let named = if kinds[name] == Kind::Person { ".name()" } else { "" };
                writeln!(code, "::words::put(into, &self.{}{named});", snake(name)).expect(GROWS);
            }
            Part::Choice { by, ways, otherwise } => {
                writeln!(code, "match self.{} {{", snake(by)).expect(GROWS);
                for (way, said) in ways {
                    match way {
                        Way::Exactly(n) => writeln!(code, "{n} => {{"),
                        Way::One => writeln!(code, "1 => {{"),
                        Way::You => writeln!(code, "::words::Who::You(_) => {{"),
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

/// `beaten-by` is `beaten_by`.
fn snake(name: &str) -> String {
    name.replace('-', "_")
}
