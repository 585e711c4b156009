//! The same messages for the page: a TypeScript module for each language and room, with a text or a function for each.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::reading::{Part, Way};
use crate::rooms::{Kind, Messages, PAGE, Rooms, Type};
use crate::{GROWS, LANGUAGES};

/// The modules with their paths: `de/ct.ts`.
pub fn modules(rooms: &Rooms, files: &[Messages]) -> Vec<(String, String)> {
    let mut modules = Vec::new();
    for (messages, (language, _)) in files.iter().zip(LANGUAGES) {
        for (room, types) in rooms {
            let types: BTreeMap<_, _> = types.iter().filter(|(name, found)| on_page(room, name, found)).collect();
            if types.is_empty() {
                continue;
            }
            let mut code = format!("// Written from messages/{language}.ftl by `cargo xtask types`; never edited.\n\n");
            if types.values().flat_map(|found| found.fields.values()).any(|kind| *kind == Kind::Person) {
                code.push_str("import type { Who } from '../../../words/who';\n\n");
            }
            for (name, found) in types {
                write_const(&mut code, name, found, messages);
            }
            modules.push((format!("{language}/{room}.ts"), code));
        }
    }
    modules
}

/// The page has its own room, its own messages in a game's room, and all names.
fn on_page(room: &str, name: &str, found: &Type) -> bool {
    room == PAGE || name.starts_with(PAGE) || found.is_family()
}

fn write_const(code: &mut String, name: &str, found: &Type, messages: &Messages) {
    let name = camel(name);
    let shape = shape(&found.fields);
    match found.keys.get("") {
        Some(key) => {
            writeln!(code, "export const {name}: {shape} = {};", said(&messages[key], &found.fields)).expect(GROWS);
        }
        None => {
            writeln!(code, "export const {name}: Record<string, {shape}> = {{").expect(GROWS);
            for (member, key) in &found.keys {
                writeln!(code, "  '{member}': {},", said(&messages[key], &found.fields)).expect(GROWS);
            }
            code.push_str("};\n");
        }
    }
}

/// `string`, or a function of what is put in.
fn shape(fields: &BTreeMap<String, Kind>) -> String {
    if fields.is_empty() {
        return "string".into();
    }
    let fields: Vec<_> = fields
        .iter()
        .map(|(name, kind)| {
            let kind = match kind {
                Kind::Text => "string | number",
                Kind::Number => "number",
                Kind::Person => "Who",
            };
            format!("{}: {kind}", camel(name))
        })
        .collect();
    format!("(put: {{ {} }}) => string", fields.join("; "))
}

fn said(parts: &[Part], fields: &BTreeMap<String, Kind>) -> String {
    let text = format!("`{}`", template(parts, fields));
    if fields.is_empty() { text } else { format!("(put) => {text}") }
}

/// The inside of a template literal.
fn template(parts: &[Part], fields: &BTreeMap<String, Kind>) -> String {
    let mut text = String::new();
    for part in parts {
        match part {
            Part::Text(said) => {
                text.push_str(&said.replace('\\', "\\\\").replace('`', "\\`").replace("${", "\\${"));
            }
            Part::Place(name) => {
                let named = if fields[name] == Kind::Person { ".name" } else { "" };
                write!(text, "${{put.{}{named}}}", camel(name)).expect(GROWS);
            }
            Part::Choice { by, ways, otherwise } => {
                text.push_str("${");
                for (way, said) in ways {
                    let when = match way {
                        Way::Exactly(n) => format!("put.{} === {n}", camel(by)),
                        Way::One => format!("put.{} === 1", camel(by)),
                        Way::You => format!("put.{}.you", camel(by)),
                    };
                    write!(text, "{when} ? `{}` : ", template(said, fields)).expect(GROWS);
                }
                write!(text, "`{}`}}", template(otherwise, fields)).expect(GROWS);
            }
        }
    }
    text
}

/// `turn-begins` is `turnBegins`.
fn camel(name: &str) -> String {
    let upper = crate::rooms::camel(name);
    upper[..1].to_lowercase() + &upper[1..]
}
