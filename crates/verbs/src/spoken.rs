//! What is spoken at this terminal: what was asked for, else what the system speaks, else English.

use std::env;

use clap::Args;
use words::Language;

/// The option of verbs that speak with people.
#[derive(Args)]
pub struct Spoken {
    /// What is spoken: en or de [default: what the system speaks]
    #[arg(long, value_name = "LANGUAGE", value_parser = read)]
    language: Option<Language>,
}

impl Spoken {
    /// The language.
    pub fn language(&self) -> Language {
        self.language.unwrap_or_else(|| of_system(|name| env::var(name).ok()))
    }
}

fn read(code: &str) -> Result<Language, String> {
    let known = || Language::ALL.map(Language::code).join(" or ");
    Language::of(code).ok_or_else(|| format!("{} is expected", known()))
}

/// The first of the system's settings that says anything decides, as everywhere else.
fn of_system(setting: impl Fn(&str) -> Option<String>) -> Language {
    let mut settings = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(setting);
    let said = settings.find(|setting| !setting.is_empty());
    said.and_then(|setting| Language::of(&setting)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_is_heard() {
        let of = |settings: &[(&str, &str)]| {
            of_system(|name| settings.iter().find(|(known, _)| *known == name).map(|(_, set)| (*set).to_owned()))
        };
        assert_eq!(of(&[("LANG", "de_DE.UTF-8")]), Language::German);
        assert_eq!(of(&[("LC_ALL", "en_GB.UTF-8"), ("LANG", "de_DE.UTF-8")]), Language::English);
        assert_eq!(of(&[("LC_ALL", ""), ("LC_MESSAGES", "de_AT"), ("LANG", "C")]), Language::German);
        assert_eq!((of(&[("LANG", "fr_FR.UTF-8")]), of(&[])), (Language::English, Language::English));
        assert_eq!((read("de"), read("en-GB")), (Ok(Language::German), Ok(Language::English)));
        assert!(read("tlh").is_err());
    }
}
