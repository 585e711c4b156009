//! Setups that no table could play, told in every language.

use std::error::Error;
use std::fmt;

use kernel::SetupError;
use words::{Language, Message};

use crate::{GameId, Shelved, say, with_game};

/// Why no table could play a setup. A reason that is none of our games' own is said as it is.
pub fn why_no_table(error: &SetupError, language: Language) -> String {
    let why = error.why();
    let of_a_game = |game: &GameId| with_game!(*game, G => said::<<G as Shelved>::Misfit>(why, language));
    let said = GameId::HERE.iter().find_map(of_a_game).or_else(|| said::<NotReadable>(why, language));
    let said = said.or_else(|| self::said::<NoSuchChoice>(why, language));
    said.unwrap_or_else(|| why.to_string())
}

fn said<M: Message + Error + 'static>(why: &(dyn Error + Send + Sync + 'static), language: Language) -> Option<String> {
    why.downcast_ref::<M>().map(|misfit| misfit.say(language))
}

/// It is not even a setup of the game.
#[derive(Debug)]
pub(crate) struct NotReadable(pub String);

impl Message for NotReadable {
    fn write(&self, language: Language, into: &mut String) {
        say::NoSuchSetup { error: &self.0 }.write(language, into);
    }
}

impl fmt::Display for NotReadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::English))
    }
}

impl Error for NotReadable {}

/// A form has no such choice.
#[derive(Debug)]
pub(crate) struct NoSuchChoice {
    pub group: String,
    pub id: String,
}

impl Message for NoSuchChoice {
    fn write(&self, language: Language, into: &mut String) {
        say::NoSuchChoice { group: &self.group, id: &self.id }.write(language, into);
    }
}

impl fmt::Display for NoSuchChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::English))
    }
}

impl Error for NoSuchChoice {}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::open;

    /// Every game is asked for a table of nine, and for something that is no setup.
    #[test]
    fn setups_are_refused_in_every_language() {
        for game in GameId::ALL.iter().copied() {
            let mut crowded = game.usual_setup(2);
            crowded["players"] = json!(9);
            for setup in [crowded, json!({ "players": "many" })] {
                let Err(error) = open(game, &setup) else { panic!("{game} is played by nine") };
                let (english, german) =
                    (why_no_table(&error, Language::English), why_no_table(&error, Language::German));
                assert_eq!(english, error.to_string());
                assert!(german.contains(" nicht ") && german != english, "{german}");
            }
        }
    }
}
