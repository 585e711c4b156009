//! The messages of a room as a module: a constant for each, or a function of what is put in.

use std::collections::BTreeMap;

use crate::reading::{Part, Way};
use crate::rooms::{Kind, Messages, Type, camel};

/// The module of a room in a language.
pub fn module(code: &str, types: &BTreeMap<String, Type>, messages: &Messages) -> String {
    let mut module = format!("// Written by `cargo xtask types` from messages/{code}.ftl. Do not edit.\n");
    for (name, found) in types {
        let said = if found.is_family() {
            let members = found
                .keys
                .iter()
                .map(|(member, key)| format!("  {}: {},\n", text(member), said(found, &messages[key])));
            format!("{{\n{}}}", members.collect::<String>())
        } else {
            said(found, &messages[&found.keys[""]])
        };
        module.push_str(&format!("\nexport const {} = {said};\n", name_of(name)));
    }
    module
}

/// `turn-begins` is `turnBegins`.
fn name_of(name: &str) -> String {
    let camel = camel(name);
    camel[..1].to_lowercase() + &camel[1..]
}

/// A text, or a function that says it.
fn said(found: &Type, parts: &[Part]) -> String {
    if found.fields.is_empty() {
        let plain = parts.iter().map(|part| match part {
            Part::Text(plain) => plain.as_str(),
            Part::Place(_) | Part::Choice { .. } => unreachable!("nothing is put in"),
        });
        return text(&plain.collect::<String>());
    }
    let fields = found.fields.iter().map(|(field, kind)| {
        let shape = match kind {
            Kind::Text => "string | number",
            Kind::Number => "number",
            Kind::Person => "{ name: string; you: boolean }",
        };
        format!("{}: {shape}", name_of(field))
    });
    let fields = fields.collect::<Vec<_>>().join("; ");
    let template = template(parts, &found.fields);
    // What only others of the family need is not looked at here.
    let name = if template.contains("${said.") { "said" } else { "_said" };
    format!("({name}: {{ {fields} }}): string => `{template}`")
}

/// What stands between the marks of a template.
fn template(parts: &[Part], kinds: &BTreeMap<String, Kind>) -> String {
    let mut written = String::new();
    for part in parts {
        match part {
            Part::Text(plain) => {
                written.push_str(&plain.replace('\\', "\\\\").replace('`', "\\`").replace("${", "\\${"));
            }
            Part::Place(name) => {
                let named = if kinds[name] == Kind::Person { ".name" } else { "" };
                written.push_str(&format!("${{said.{}{named}}}", name_of(name)));
            }
            Part::Choice { by, ways, otherwise } => {
                written.push_str("${");
                for (way, words) in ways {
                    let by = name_of(by);
                    let when = match way {
                        Way::Exactly(n) => format!("said.{by} === {n}"),
                        Way::One => format!("said.{by} === 1"),
                        Way::You => format!("said.{by}.you"),
                    };
                    written.push_str(&format!("{when} ? `{}` : ", template(words, kinds)));
                }
                written.push_str(&format!("`{}`}}", template(otherwise, kinds)));
            }
        }
    }
    written
}

/// A text in quotes.
fn text(plain: &str) -> String {
    format!("'{}'", plain.replace('\\', "\\\\").replace('\'', "\\'").replace('\n', "\\n"))
}
