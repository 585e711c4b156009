//! A message file, taken apart. Only what our messages need of Fluent is taken: text, places for things, plurals, and
//! the choice between you and others.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;

/// The messages of a language by their keys.
pub type Messages = BTreeMap<String, Vec<Part>>;

/// A piece of a message.
pub enum Part {
    /// As it stands.
    Text(String),
    /// What is put in here.
    Place(String),
    /// One of several, by the number or the person put in.
    Choice {
        /// The thing that decides.
        by: String,
        /// Each way with what is said then.
        ways: Vec<(Way, Vec<Part>)>,
        /// What is said otherwise.
        otherwise: Vec<Part>,
    },
}

/// When a way of a choice is taken.
pub enum Way {
    /// The number is exactly this.
    Exactly(u32),
    /// The number is one.
    One,
    /// It is the listener.
    You,
}

/// Reads all files of a folder and of those in it; what is not understood is complained about by its key.
pub fn folder(folder: &Path) -> Result<Messages, String> {
    let mut messages = Messages::new();
    read(folder, &mut messages)?;
    Ok(messages)
}

fn read(path: &Path, messages: &mut Messages) -> Result<(), String> {
    let complain = |what: &dyn std::fmt::Display| format!("{}: {what}", path.display());
    if path.is_dir() {
        for entry in fs::read_dir(path).map_err(|error| complain(&error))? {
            read(&entry.map_err(|error| complain(&error))?.path(), messages)?;
        }
        return Ok(());
    }
    let text = fs::read_to_string(path).map_err(|error| complain(&error))?;
    take(&text, messages).map_err(|complaint| complain(&complaint))
}

/// Reads the text of a file.
pub fn take(text: &str, messages: &mut Messages) -> Result<(), String> {
    let file = parser::parse(text).map_err(|(_, errors)| format!("{errors:?}"))?;
    for entry in file.body {
        let Entry::Message(message) = entry else { continue };
        let key = message.id.name.to_owned();
        let value = message.value.ok_or_else(|| format!("{key} says nothing"))?;
        let parts = parts(&value).map_err(|complaint| format!("{key}: {complaint}"))?;
        if messages.insert(key.clone(), parts).is_some() {
            return Err(format!("{key} is there twice"));
        }
    }
    Ok(())
}

fn parts(pattern: &Pattern<&str>) -> Result<Vec<Part>, String> {
    pattern
        .elements
        .iter()
        .map(|element| match element {
            PatternElement::TextElement { value } => Ok(Part::Text((*value).to_owned())),
            PatternElement::Placeable { expression } => placed(expression),
        })
        .collect()
}

fn placed(expression: &Expression<&str>) -> Result<Part, String> {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => Ok(Part::Place(id.name.to_owned())),
        Expression::Inline(InlineExpression::StringLiteral { value }) => Ok(Part::Text((*value).to_owned())),
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            choice(id.name, variants)
        }
        other => Err(format!("{other:?} is more than our messages need")),
    }
}

fn choice(by: &str, variants: &[Variant<&str>]) -> Result<Part, String> {
    let mut ways = Vec::new();
    let mut otherwise = Vec::new();
    for variant in variants {
        let said = parts(&variant.value)?;
        if variant.default {
            otherwise = said;
            continue;
        }
        let way = match variant.key {
            VariantKey::Identifier { name: "one" } => Way::One,
            VariantKey::Identifier { name: "you" } => Way::You,
            VariantKey::Identifier { name } => return Err(format!("[{name}] is neither one nor you nor a number")),
            VariantKey::NumberLiteral { value } => {
                Way::Exactly(value.parse().map_err(|_| format!("[{value}] is no whole number"))?)
            }
        };
        ways.push((way, said));
    }
    Ok(Part::Choice { by: by.to_owned(), ways, otherwise })
}
