//! The form by which a table is set up: groups of choices, why some of them are barred, and the setup after a choice.
//! What is barred is found by trying it: the game itself says whether it could begin.

use std::fmt::Display;

use kernel::{Seat, SetupError};
use serde_json::Value;
use words::Language;

use super::{Said, Shelved};
use crate::misfit::{NoSuchChoice, NotReadable};
use crate::{GameId, from_json, json, why_no_table, with_game};

/// What is agreed, and what could be agreed instead.
#[derive(Debug)]
pub struct Form {
    /// The setup, as its game writes it.
    pub setup: Value,
    pub players: u8,
    pub groups: Vec<Group>,
    /// What is agreed, name by name.
    pub agreed: Vec<String>,
}

/// Choices that stand together.
#[derive(Debug)]
pub struct Group {
    pub id: String,
    pub name: String,
    /// A word about all of them; may be empty.
    pub text: String,
    pub kind: Kind,
    /// Whose they are, where they are one player's.
    pub seat: Option<Seat>,
    pub choices: Vec<Choice>,
}

/// How many choices of a group hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One of a few that need explaining.
    One,
    /// One of many that do not.
    List,
    /// Any of them, each for itself: choosing one that holds ends it.
    Any,
    /// Any of them, as parts of one thing.
    Parts,
    /// A number: the one choice is the number that holds, and others are chosen by their digits.
    Number { least: u16, most: u16 },
}

/// A choice in a setup.
#[derive(Debug)]
pub struct Choice {
    pub id: String,
    pub name: String,
    /// What it changes; may be empty.
    pub text: String,
    /// The rule or ruling behind it.
    pub rule: Option<&'static str>,
    pub chosen: bool,
    /// Why it cannot be chosen now, nor ended where it holds.
    pub barred: Option<String>,
    /// The things of the game that it brings, for whoever draws them.
    pub things: Vec<&'static str>,
    /// Choosing it once more gives something else.
    pub again: bool,
}

impl Group {
    pub(super) fn new<G: Shelved>(kind: Kind, id: &str, choices: Vec<Choice>, language: Language) -> Group {
        let text = said_or_nothing::<G>(Said::GroupText, id, language);
        Group { id: id.to_owned(), name: G::says(Said::Group, id, language), text, kind, seat: None, choices }
    }

    /// One of several: the word, the rule and whether it is chosen.
    pub(super) fn one<G: Shelved>(
        id: &str,
        choices: impl IntoIterator<Item = (impl Display, &'static str, bool)>,
        language: Language,
    ) -> Group {
        let choice = |(word, rule, chosen)| Choice::new::<G>(id, &word, rule, chosen, language);
        Group::new::<G>(Kind::One, id, choices.into_iter().map(choice).collect(), language)
    }

    /// The house rules.
    pub(super) fn house<G: Shelved>(is_on: impl Fn(&str) -> bool, language: Language) -> Group {
        let choice = |(word, ruling)| Choice::new::<G>("house", &word, ruling, is_on(word), language);
        Group::new::<G>(Kind::Any, "house", G::house().into_iter().map(choice).collect(), language)
    }
}

impl Choice {
    fn new<G: Shelved>(
        group: &str,
        word: &impl Display,
        rule: &'static str,
        chosen: bool,
        language: Language,
    ) -> Choice {
        let which = format!("{group}-{word}");
        Choice {
            text: said_or_nothing::<G>(Said::ChoiceText, &which, language),
            rule: Some(rule),
            ..Choice::named(word, G::says(Said::Choice, &which, language), chosen)
        }
    }

    /// A choice whose name says it all.
    pub(super) fn named(id: impl Display, name: String, chosen: bool) -> Choice {
        let (id, text) = (id.to_string(), String::new());
        Choice { id, name, text, rule: None, chosen, barred: None, things: vec![], again: false }
    }
}

fn said_or_nothing<G: Shelved>(what: Said, which: &str, language: Language) -> String {
    let said = G::says(what, which, language);
    if said == which { String::new() } else { said }
}

impl GameId {
    /// The form for a setup that can be played.
    pub fn form(self, setup: &Value, language: Language) -> Result<Form, SetupError> {
        with_game!(self, G => form::<G>(&read::<G>(setup)?, language))
    }

    /// The setup after a choice, where that can be played.
    pub fn choose(self, setup: &Value, group: &str, id: &str, lots: u64) -> Result<Value, SetupError> {
        with_game!(self, G => {
            let next = G::choose(&read::<G>(setup)?, group, id, lots);
            let next = next.ok_or_else(|| SetupError::new(NoSuchChoice { group: group.into(), id: id.into() }))?;
            <G as kernel::Game>::start(&next).map(|_| json(&next))
        })
    }
}

fn read<G: Shelved>(setup: &Value) -> Result<G::Setup, SetupError> {
    from_json(setup).map_err(|error| SetupError::new(NotReadable(error)))
}

fn form<G: Shelved>(setup: &G::Setup, language: Language) -> Result<Form, SetupError> {
    G::start(setup)?;
    let mut groups = G::groups(setup, language);
    for group in &mut groups {
        let is_one = matches!(group.kind, Kind::One | Kind::List | Kind::Number { .. });
        for choice in group.choices.iter_mut().filter(|choice| !(is_one && choice.chosen)) {
            let next = G::choose(setup, &group.id, &choice.id, 0).expect("what is offered can be chosen");
            choice.barred = G::start(&next).err().map(|error| why_no_table(&error, language));
        }
    }
    // A number that is as it always is goes without saying.
    let usual = G::groups(&G::usual_setup(G::n_seats(setup) as u8), language);
    let is_usual = |group: &Group| {
        let same = usual.iter().find(|other| other.id == group.id);
        matches!(group.kind, Kind::Number { .. }) && same.is_some_and(|same| same.choices[0].id == group.choices[0].id)
    };
    let worth_saying = groups.iter().filter(|group| group.kind != Kind::Parts && !is_usual(group));
    let named = worth_saying.flat_map(|group| &group.choices);
    let agreed = named.filter(|choice| choice.chosen).map(|choice| choice.name.clone()).collect();
    Ok(Form { setup: json(setup), players: G::n_seats(setup) as u8, groups, agreed })
}
