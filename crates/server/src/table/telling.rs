//! News for those at a table, each through their own eyes.

use kernel::Seat;
use table::{Play, StoredTable, telling};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use words::Language;

use super::audience::Onlooker;

/// News for everybody, made before it is known whether the disk has it: a text for each way of looking at the game, in each
/// language that somebody who looks so reads.
pub struct News(Vec<(Listener, Utf8Bytes)>);

/// From where somebody sees the game, and what they read.
type Listener = (Vec<Seat>, Language);

impl News {
    /// What happened since `version`, for each of these.
    pub fn since<'o>(
        version: u64,
        play: &Play,
        table: &StoredTable,
        onlookers: impl Iterator<Item = &'o Onlooker>,
    ) -> News {
        let mut news: Vec<(Listener, Utf8Bytes)> = Vec::new();
        for onlooker in onlookers {
            if news.iter().all(|(listener, _)| !is(listener, onlooker)) {
                let text = telling::game(version, play, table, &onlooker.seats, onlooker.language);
                news.push(((onlooker.seats.clone(), onlooker.language), text.into()));
            }
        }
        News(news)
    }

    /// The text for somebody who sits there.
    pub fn of(&self, onlooker: &Onlooker) -> Option<Utf8Bytes> {
        self.0.iter().find(|(listener, _)| is(listener, onlooker)).map(|(_, text)| text.clone())
    }
}

fn is((seats, language): &Listener, onlooker: &Onlooker) -> bool {
    *seats == onlooker.seats && *language == onlooker.language
}
