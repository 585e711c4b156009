//! What the house says of a game besides its rules: its ledger, what stands on the box, what may be agreed before it
//! (`form.rs`), and agreements that have proved themselves. A file a game.

mod casadh;
mod cave_pilot;
mod cave_troll;
mod form;
mod skulldug;

use std::error::Error;

use kernel::Game;
use serde_json::Value;
use words::{Language, Message};

pub use form::{Choice, Form, Group, Kind};

use crate::{GameId, json, with_game};

/// The back of the box.
#[derive(Clone, PartialEq, Debug)]
pub struct OnTheShelf {
    /// How much there is to learn and to think about, from 1, a child's game, to 5, an evening with the rulebook.
    pub weight: u8,
    /// Fewest and most players.
    pub players: (u8, u8),
    /// Minutes at a table, from and to.
    pub minutes: (u8, u8),
}

/// A ready agreement: one click settles how many play, by what rules and how well the bots do.
pub struct Preset<G: Game> {
    pub id: &'static str,
    /// How many players it is meant for.
    pub players: &'static [u8],
    /// How well bots play in it.
    pub bots: &'static str,
    /// The setup for so many of them.
    pub setup: fn(u8) -> G::Setup,
}

/// A ready agreement in words, with its setup for every number of players it is meant for.
pub struct ToldPreset {
    pub id: &'static str,
    pub name: String,
    /// Whom it is for, and what it is like.
    pub text: String,
    pub bots: &'static str,
    pub setups: Vec<(u8, Value)>,
}

/// What there are words for. A word that has none is said as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// What one does (1), what stands in the way (2), how it is won (3): a short line each.
    Line,
    Group,
    GroupText,
    Choice,
    ChoiceText,
    Preset,
    PresetText,
}

/// [`Shelved::says`], from the messages of this room.
macro_rules! says {
    ($room:ident) => {
        fn says(what: Said, which: &str, language: Language) -> String {
            match what {
                Said::Line => $room::Shelf { which }.say(language),
                Said::Group => $room::Group { which }.say(language),
                Said::GroupText => $room::GroupText { which }.say(language),
                Said::Choice => $room::Choice { which }.say(language),
                Said::ChoiceText => $room::ChoiceText { which }.say(language),
                Said::Preset => $room::Preset { which }.say(language),
                Said::PresetText => $room::PresetText { which }.say(language),
            }
        }
    };
}
use says;

/// What the house says of a game besides its rules.
pub trait Shelved: Game {
    /// The ledger in English, and in German.
    const LEDGERS: [&str; 2];
    /// Why no table could play a setup of it.
    type Misfit: Message + Error + 'static;

    /// The back of the box.
    fn shelf() -> OnTheShelf;
    /// The setup most people want at a table of `players`, whether it can be played or not.
    fn usual_setup(players: u8) -> Self::Setup;
    /// The ready agreements; the first is what most tables play, and `first` is kind to newcomers.
    fn presets() -> Vec<Preset<Self>>;
    /// The house rules, by their words and the rulings they go against.
    fn house() -> Vec<(&'static str, &'static str)>;
    /// What may be chosen besides the number of players, and what is chosen in this setup.
    fn groups(setup: &Self::Setup, language: Language) -> Vec<Group>;
    /// The setup after a choice, keeping what it can, whether it can be played or not; nothing where there is no such
    /// choice. The group `players` is their number. `lots` decides what is drawn by lot.
    fn choose(setup: &Self::Setup, group: &str, id: &str, lots: u64) -> Option<Self::Setup>;
    fn says(what: Said, which: &str, language: Language) -> String;
}

impl GameId {
    /// What one does, what stands in the way, how it is won: a short line each.
    pub fn lines(self, language: Language) -> [String; 3] {
        ["1", "2", "3"].map(|which| with_game!(self, G => G::says(Said::Line, which, language)))
    }

    /// The back of the box.
    pub fn shelf(self) -> OnTheShelf {
        with_game!(self, G => G::shelf())
    }

    /// The JSON of the setup most people want at a table of `players`.
    pub fn usual_setup(self, players: u8) -> Value {
        with_game!(self, G => json(&G::usual_setup(players)))
    }

    /// The ready agreements.
    pub fn presets(self, language: Language) -> Vec<ToldPreset> {
        fn told<G: Shelved>(Preset { id, players, bots, setup }: Preset<G>, language: Language) -> ToldPreset {
            ToldPreset {
                id,
                name: G::says(Said::Preset, id, language),
                text: G::says(Said::PresetText, id, language),
                bots,
                setups: players.iter().map(|players| (*players, json(&setup(*players)))).collect(),
            }
        }
        with_game!(self, G => G::presets().into_iter().map(|preset| told::<G>(preset, language)).collect())
    }

    /// All house rules, whether this or that table could use them or not.
    pub fn house_rules(self, language: Language) -> Group {
        with_game!(self, G => Group::house::<G>(|_| false, language))
    }
}
