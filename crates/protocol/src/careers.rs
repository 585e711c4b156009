//! What somebody has done here: games played to their end, and what is worth remembering of them.

#![allow(missing_docs, reason = "what is counted says what it is")]

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Bot;

/// Whom a game was played against.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Against {
    /// At least one other person.
    People,
    /// Nobody.
    Alone,
    /// Bots, of which the strongest counts.
    Random,
    Novice,
    Steady,
    Strong,
    Master,
}

impl Against {
    /// All of them.
    pub const ALL: &'static [Against] = &[
        Against::People,
        Against::Alone,
        Against::Random,
        Against::Novice,
        Against::Steady,
        Against::Strong,
        Against::Master,
    ];

    /// The word for it everywhere.
    pub const fn name(self) -> &'static str {
        match self {
            Against::People => "people",
            Against::Alone => "alone",
            Against::Random => "random",
            Against::Novice => "novice",
            Against::Steady => "steady",
            Against::Strong => "strong",
            Against::Master => "master",
        }
    }

    /// The one of this name; a word that is not known is people.
    pub fn named(name: &str) -> Against {
        Against::ALL.iter().copied().find(|against| against.name() == name).unwrap_or(Against::People)
    }
}

impl From<Bot> for Against {
    fn from(bot: Bot) -> Against {
        match bot {
            Bot::Random => Against::Random,
            Bot::Novice => Against::Novice,
            Bot::Steady => Against::Steady,
            Bot::Strong => Against::Strong,
            Bot::Master => Against::Master,
        }
    }
}

/// A game that somebody played to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Played {
    /// The table, whose replay can be seen.
    pub table: String,
    /// Which game.
    pub game: String,
    pub against: Against,
    pub won: bool,
    /// From 1.
    pub place: u8,
    pub score: i32,
    /// How far before the best of the others, or behind; none without any.
    pub lead: Option<i32>,
    /// When it ended, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended_ms: i64,
}

/// How often somebody played a game against such company, and won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tally {
    pub game: String,
    pub against: Against,
    pub played: u32,
    pub won: u32,
}

/// Why a game is worth remembering.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Feat {
    /// The first win against a master.
    Master,
    /// The win with the least ahead of the next.
    Closest,
    /// The win with the most ahead of the next.
    Clearest,
}

/// A game that is worth remembering.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BestMoment {
    pub feat: Feat,
    pub played: Played,
}

/// Somebody, as everybody may know them; as they know themselves when they ask.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Career {
    pub id: String,
    pub name: String,
    /// The word for their portrait.
    pub face: String,
    /// It is mine: games that only I know of are counted too.
    pub mine: bool,
    /// Of the latest 5000 games.
    pub played: u32,
    pub won: u32,
    /// The most wins in a row.
    pub streak: u32,
    /// By game and company.
    pub tallies: Vec<Tally>,
    pub best: Vec<BestMoment>,
    /// A page of games, the latest first.
    pub latest: Vec<Played>,
    /// The page behind this one; none when it is the last.
    pub next: Option<u32>,
}

impl Career {
    /// Games on a page.
    pub const PAGE: usize = 20;

    /// What these games, the latest first, say of somebody.
    pub fn of((id, name, face): (String, String, String), mine: bool, games: &[Played], page: u32) -> Career {
        let from = (page as usize).saturating_mul(Career::PAGE).min(games.len());
        let to = (from + Career::PAGE).min(games.len());
        Career {
            id,
            name,
            face,
            mine,
            played: games.len() as u32,
            won: games.iter().filter(|game| game.won).count() as u32,
            streak: streak(games),
            tallies: tallies(games),
            best: best(games),
            latest: games[from..to].to_vec(),
            next: (to < games.len()).then(|| page + 1),
        }
    }
}

fn streak(games: &[Played]) -> u32 {
    let longest = |(longest, now): (u32, u32), game: &Played| {
        let now = if game.won { now + 1 } else { 0 };
        (longest.max(now), now)
    };
    games.iter().fold((0, 0), longest).0
}

fn tallies(games: &[Played]) -> Vec<Tally> {
    let mut tallies: Vec<Tally> = Vec::new();
    for game in games {
        let is_same = |tally: &&mut Tally| tally.game == game.game && tally.against == game.against;
        match tallies.iter_mut().find(is_same) {
            Some(tally) => (tally.played, tally.won) = (tally.played + 1, tally.won + u32::from(game.won)),
            None => tallies.push(Tally {
                game: game.game.clone(),
                against: game.against,
                played: 1,
                won: u32::from(game.won),
            }),
        }
    }
    tallies.sort_by(|one, other| (&one.game, one.against).cmp(&(&other.game, other.against)));
    tallies
}

fn best(games: &[Played]) -> Vec<BestMoment> {
    let won = || games.iter().filter(|game| game.won);
    let led = || won().filter_map(|game| Some((game.lead.filter(|lead| *lead > 0)?, game)));
    let master = won().rev().find(|game| game.against == Against::Master);
    let closest = led().min_by_key(|(lead, _)| *lead).map(|(_, game)| game);
    let clearest = led().max_by_key(|(lead, _)| *lead).map(|(_, game)| game);
    let feats = [(Feat::Master, master), (Feat::Closest, closest), (Feat::Clearest, clearest)];
    let mut best: Vec<BestMoment> = Vec::new();
    for (feat, game) in feats {
        // One game is remembered for one thing.
        if let Some(played) = game.filter(|game| best.iter().all(|other| other.played.table != game.table)) {
            best.push(BestMoment { feat, played: played.clone() });
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(table: &str, against: Against, lead: i32) -> Played {
        let (won, place) = (lead > 0, if lead > 0 { 1 } else { 2 });
        let (table, game) = (table.to_owned(), "casadh".to_owned());
        Played { table, game, against, won, place, score: 20 + lead, lead: Some(lead), ended_ms: 0 }
    }

    fn career(games: &[Played], page: u32) -> Career {
        Career::of((String::new(), "Anna".into(), "person-0".into()), true, games, page)
    }

    #[test]
    fn wins_are_counted_by_company_and_in_a_row() {
        let (steady, master) = (Against::Steady, Against::Master);
        let games = [
            game("e", steady, 3),
            game("d", steady, 1),
            game("c", master, 9),
            game("b", steady, -2),
            game("a", steady, 4),
        ];
        let anna = career(&games, 0);
        assert_eq!((anna.played, anna.won, anna.streak), (5, 4, 3));
        let told: Vec<_> = anna.tallies.iter().map(|tally| (tally.against, tally.played, tally.won)).collect();
        assert_eq!(told, [(steady, 4, 3), (master, 1, 1)]);
    }

    #[test]
    fn a_game_is_remembered_once() {
        let games = [game("c", Against::Master, 9), game("b", Against::Steady, 1), game("a", Against::Steady, 4)];
        let best: Vec<_> = career(&games, 0).best.into_iter().map(|best| (best.feat, best.played.table)).collect();
        // The clearest win was the one against the master.
        assert_eq!(best, [(Feat::Master, "c".to_owned()), (Feat::Closest, "b".to_owned())]);
        assert!(career(&[game("a", Against::Master, -1)], 0).best.is_empty(), "what was lost is forgotten");
    }

    #[test]
    fn games_come_in_pages() {
        let games: Vec<_> = (0..45).map(|n| game(&n.to_string(), Against::Alone, 1)).collect();
        assert_eq!((career(&games, 0).latest.len(), career(&games, 0).next), (20, Some(1)));
        assert_eq!((career(&games, 2).latest.len(), career(&games, 2).next), (5, None));
        assert_eq!((career(&games, u32::MAX).latest.len(), career(&games, u32::MAX).next), (0, None));
    }
}
