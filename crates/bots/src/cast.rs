//! The cast: what bots are called, and which face goes with the name.
//!
//! A bot of a level is the same character in every game of a kind: the steady one whom a lesson is played against is met
//! again at the table. Names are told, in the same letters in every language; no rule and no step knows of them.

use catalog::GameId;

use crate::Level;

/// Who a bot is at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Persona {
    pub level: Level,
    /// Which of its company, counted from nought.
    pub nth: usize,
    pub name: &'static str,
}

impl Persona {
    /// The word for its portrait: `cave-troll-steady-0`. Those who do anything at random look the same in every game.
    pub fn face(&self, game: GameId) -> String {
        match self.level {
            Level::Random => format!("random-{}", self.nth),
            level => format!("{game}-{level}-{}", self.nth),
        }
    }
}

/// The names of all bots of a level, in the order in which they come to a table; one for every chair there can be.
pub const fn company(game: GameId, level: Level) -> &'static [&'static str] {
    match (level, game) {
        (Level::Random, _) => &["Dizzy", "Tumble", "Fluke", "Hodge", "Whim", "Podge"],
        (Level::Novice, GameId::CaveTroll) => &["Pip", "Tansy", "Odo", "Wren"],
        (Level::Steady, GameId::CaveTroll) => &["Bram", "Hilda", "Corvin", "Linnet"],
        (Level::Strong, GameId::CaveTroll) => &["Thorga", "Ruark", "Sable", "Isolde"],
        (Level::Master, GameId::CaveTroll) => &["Morwen", "Aldric", "Grimwald", "Eir"],
        (Level::Novice, GameId::Skulldug) => &["Bertie", "Dot", "Alfie", "Peggy", "Sid", "Minnie"],
        (Level::Steady, GameId::Skulldug) => &["Vera", "Walter", "Hattie", "Gus", "Nora", "Leo"],
        (Level::Strong, GameId::Skulldug) => &["Dutch", "Inez", "Basil", "Lola", "Viktor", "Tamar"],
        (Level::Master, GameId::Skulldug) => &["Ambrose", "Zelda", "Cyrus", "Odile", "Magnus", "Vesper"],
        (Level::Novice, GameId::Casadh) => &["Finn", "Orla", "Colm", "Una", "Rory", "Nell"],
        (Level::Steady, GameId::Casadh) => &["Maeve", "Declan", "Brigid", "Eamon", "Shona", "Owen"],
        (Level::Strong, GameId::Casadh) => &["Lorcan", "Deirdre", "Conor", "Sorcha", "Donal", "Grania"],
        (Level::Master, GameId::Casadh) => &["Rowena", "Cormac", "Nuala", "Fergus", "Etain", "Oisin"],
        (Level::Novice, GameId::CavePilot) => &["Buzz", "Betty", "Chuck", "Jojo"],
        (Level::Steady, GameId::CavePilot) => &["Odette", "Hank", "Rosa", "Otis"],
        (Level::Strong, GameId::CavePilot) => &["Jett", "Nadia", "Flint", "Marlene"],
        (Level::Master, GameId::CavePilot) => &["Katya", "Orson", "Amelie", "Saint"],
    }
}

/// Who the bots of a table are, chair by chair: of each level the first who has no namesake among the people there.
pub fn cast(
    game: GameId,
    chairs: impl IntoIterator<Item = Option<Level>>,
    is_taken: impl Fn(&str) -> bool,
) -> Vec<Option<Persona>> {
    let mut come: Vec<Persona> = Vec::new();
    let mut next = |level: Level| {
        let company = company(game, level);
        let is_free = |name: &str| !is_taken(name) && come.iter().all(|persona| persona.name != name);
        // With more namesakes at a table than it has chairs, two are called alike.
        let nth = company.iter().position(|name| is_free(name)).unwrap_or_default();
        let persona = Persona { level, nth, name: company[nth] };
        come.push(persona);
        persona
    };
    chairs.into_iter().map(|level| level.map(&mut next)).collect()
}

/// The one of this name among the bots of a level, as records tell it.
pub fn persona(game: GameId, level: Level, name: &str) -> Option<Persona> {
    let nth = company(game, level).iter().position(|known| *known == name)?;
    Some(Persona { level, nth, name: company(game, level)[nth] })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn names(game: GameId, chairs: &[Option<Level>], taken: &[&str]) -> Vec<Option<&'static str>> {
        let personae = cast(game, chairs.iter().copied(), |name| taken.contains(&name));
        personae.into_iter().map(|persona| persona.map(|persona| persona.name)).collect()
    }

    #[test]
    fn the_same_level_is_the_same_company_at_every_table() {
        let (steady, master) = (Some(Level::Steady), Some(Level::Master));
        let at_table = names(GameId::CaveTroll, &[None, steady, master, steady], &[]);
        assert_eq!(at_table, [None, Some("Bram"), Some("Morwen"), Some("Hilda")]);
        assert_eq!(names(GameId::Casadh, &[steady, None], &[]), [Some("Maeve"), None]);
    }

    #[test]
    fn nobody_is_called_like_a_person_at_the_table() {
        let steady = Some(Level::Steady);
        assert_eq!(names(GameId::CaveTroll, &[None, steady, steady], &["Bram"]), [None, Some("Hilda"), Some("Corvin")]);
        let everybody = company(GameId::CaveTroll, Level::Steady);
        assert_eq!(names(GameId::CaveTroll, &[steady], everybody), [Some("Bram")], "and there is always a name");
    }

    #[test]
    fn there_is_a_name_for_every_chair_and_nobody_has_two() {
        let mut known = HashSet::new();
        for game in GameId::ALL {
            for level in Level::ALL {
                let company = company(*game, *level);
                assert!(company.len() >= usize::from(game.shelf().players.1), "{level} bots of {game}");
                if *level != Level::Random {
                    assert!(company.iter().all(|name| known.insert(*name)), "{level} bots of {game}");
                }
                for (nth, name) in company.iter().enumerate() {
                    assert_eq!(persona(*game, *level, name), Some(Persona { level: *level, nth, name }));
                }
            }
        }
        assert_eq!(persona(GameId::CaveTroll, Level::Steady, "Maeve"), None);
    }

    #[test]
    fn a_face_is_a_word() {
        let ruark = persona(GameId::CaveTroll, Level::Strong, "Ruark").unwrap();
        assert_eq!(ruark.face(GameId::CaveTroll), "cave-troll-strong-1");
        let whim = persona(GameId::Casadh, Level::Random, "Whim").unwrap();
        assert_eq!(whim.face(GameId::Casadh), "random-4");
    }
}
