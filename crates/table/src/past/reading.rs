//! Records from outside: read, played through step by step, and kept as they would be written here.

use catalog::{GameId, Why, with_game};
use kernel::{Broken, Game, Record, Seat};
use protocol::Code;
use serde_json::Value;
use words::Message;

use crate::names::one_line;
use crate::{Error, say};

/// The longest name of a player in a record, in characters.
const LONGEST_NAME: usize = 48;

/// A record whose every step keeps to the rules.
pub struct Read {
    pub game: GameId,
    /// The game's own setup, as JSON.
    pub setup: Value,
    /// The same in words.
    pub setup_text: String,
    /// Everybody's name, by seat.
    pub names: Vec<String>,
    /// The word for everybody's portrait, by seat.
    pub faces: Vec<String>,
    /// The header lines.
    pub notes: Vec<(String, String)>,
    /// The steps in notation.
    pub steps: Vec<String>,
    /// All of it as it would be written here.
    pub text: String,
}

impl Read {
    /// The value of a header line.
    pub fn note(&self, key: &str) -> Option<&str> {
        self.notes.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }
}

/// Reads a `.karst` file and plays it through; the first thing that is wrong refuses it, with its line and rule.
pub fn read(text: &str) -> Result<Read, Error> {
    let game = named_game(text)?;
    reading(game, text).map_err(|broken| bad(Why::text(&broken), broken.rule))
}

/// Reads a record that was good when it was kept here. Where the rules have changed since, it is read up to its last good
/// step, and what follows is there as it stands: the past that is made of it says where it ends and why.
pub fn read_kept(text: &str) -> Result<Read, Error> {
    let game = named_game(text)?;
    let of_today = |line: &str| match line.strip_prefix("game ") {
        Some(_) => format!("game {} {}\n", game.name(), game.rules()),
        None => format!("{line}\n"),
    };
    let lines: Vec<String> = text.lines().map(of_today).collect();
    let broken = match reading(game, &lines.concat()) {
        Ok(read) => return Ok(read),
        Err(broken) => broken,
    };
    let (good, rest) = lines.split_at(broken.line.saturating_sub(1).min(lines.len()));
    match reading(game, &good.concat()) {
        Ok(read) if broken.step.is_some() => {
            let rest = rest.iter().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty());
            Ok(Read { steps: read.steps.into_iter().chain(rest).collect(), ..read })
        }
        Ok(_) | Err(_) => Err(bad(Why::text(&broken), broken.rule)),
    }
}

fn named_game(text: &str) -> Result<GameId, Error> {
    let named =
        text.lines().enumerate().find_map(|(index, line)| Some((index + 1, line.trim().strip_prefix("game ")?)));
    let Some((line, game)) = named else {
        return Err(bad(say::NoRecordGame, None));
    };
    kernel::word(game).0.parse().map_err(|error: kernel::Unreadable| bad(say::NoRecordLine { line, error }, None))
}

fn reading(game: GameId, text: &str) -> Result<Read, Broken> {
    with_game!(game, G => read_as::<G>(game, text))
}

fn read_as<G: Game>(game: GameId, text: &str) -> Result<Read, Broken> {
    let record = Record::<G>::read(text)?;
    let name = |seat: Seat| {
        let name = record.note(&format!("seat {seat}")).map(one_line).filter(|name| !name.is_empty());
        name.map_or(format!("Seat {seat}"), |name| name.chars().take(LONGEST_NAME).collect())
    };
    let names: Vec<String> = Seat::first(G::n_seats(&record.setup)).map(name).collect();
    let face = |(seat, name): (Seat, &String)| {
        let level = record.note(&format!("bot {seat}")).and_then(|level| level.parse().ok());
        let persona = level.and_then(|level| bots::persona(game, level, name));
        persona.map_or_else(|| protocol::person_face(None, name), |persona| persona.face(game))
    };
    Ok(Read {
        game,
        faces: Seat::first(names.len()).zip(&names).map(face).collect(),
        setup: catalog::json(&record.setup),
        setup_text: record.setup.to_string(),
        names,
        steps: record.steps.iter().map(ToString::to_string).collect(),
        text: record.to_string(),
        notes: record.notes,
    })
}

fn bad(why: impl Message + Send + Sync + 'static, rule: Option<&'static str>) -> Error {
    Error::new(Code::BadRecord, why).by_rule(rule)
}
