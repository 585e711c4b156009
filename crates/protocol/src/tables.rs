//! Tables and seats, as HTTP sends them.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::{Absence, Away, Clock, GamePreset, HouseRuleText};

/// The bots a seat can be given to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Bot {
    /// Any legal action, each equally likely.
    Random,
    /// Looks one action ahead and makes the mistakes of a first game.
    Novice,
    /// Looks one action ahead. Was called `greedy`, which is still understood.
    #[serde(alias = "greedy")]
    Steady,
    /// Thinks for a fifth of a second.
    Strong,
    /// Thinks for a second.
    Master,
}

impl Bot {
    /// All of them, from weak to strong.
    pub const ALL: &'static [Bot] = &[Bot::Random, Bot::Novice, Bot::Steady, Bot::Strong, Bot::Master];

    /// The word for it everywhere.
    pub const fn name(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Novice => "novice",
            Bot::Steady => "steady",
            Bot::Strong => "strong",
            Bot::Master => "master",
        }
    }

    /// The bot of this name, or of one that it had in older tables.
    pub fn named(name: &str) -> Option<Bot> {
        let name = if name == "greedy" { Bot::Steady.name() } else { name };
        Bot::ALL.iter().copied().find(|bot| bot.name() == name)
    }
}

/// A game on the shelf.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameCard {
    /// `cave-troll`.
    pub id: String,
    /// `Cave Troll`.
    pub title: String,
    /// What one does, what stands in the way, how it is won: three short lines.
    pub lines: Vec<String>,
    /// How much there is to learn and to think about, from 1, a child's game, to 5, an evening with the rulebook.
    pub weight: u8,
    /// Fewest players.
    pub min_players: u8,
    /// Most players.
    pub max_players: u8,
    /// Minutes at a table, from and to.
    pub minutes: (u8, u8),
    /// Ready agreements: the first is what most tables play, `first` is kind to newcomers.
    pub presets: Vec<GamePreset>,
    /// Fair other readings of its rules.
    pub house: Vec<HouseRuleText>,
}

/// A table to be opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewTable {
    /// `cave-troll`.
    pub game: String,
    /// The game's own setup, as JSON.
    #[schema(value_type = Object)]
    pub setup: Value,
    /// One entry a seat, clockwise.
    pub seats: Vec<NewSeat>,
    /// Listed for everybody, or reached by its link only.
    #[serde(default)]
    pub public: bool,
    /// Seats with the same person at one screen are covered between turns.
    #[serde(default)]
    pub hot_seat: bool,
    /// People who do not sit at the table may look on.
    #[serde(default = "yes")]
    pub watchable: bool,
    /// How decisions are timed; not at all when left out.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when somebody's time has run out or they leave; a steady bot sits in when left out.
    #[serde(default)]
    pub absence: Absence,
    /// Whoever wants to may be shown what a master would do.
    #[serde(default = "yes")]
    pub hints: bool,
}

fn yes() -> bool {
    true
}

/// Who is to sit in a chair of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "who", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NewSeat {
    /// I sit here, under this name when given (for people who share a screen).
    Me {
        /// Shown instead of my own name.
        #[serde(default)]
        name: Option<String>,
        /// Something unpredictable of mine, mixed into the dice.
        #[serde(default)]
        entropy: Option<String>,
    },
    /// A bot.
    Bot {
        /// Which bot.
        bot: Bot,
    },
    /// Whoever comes by the link or the list.
    Open,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// Seats are open; it begins when all are taken, or when the host starts and bots fill up.
    Gathering,
    /// Being played.
    Running,
    /// Over.
    Finished,
}

/// Who sits in a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "who", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Occupant {
    /// A person.
    Person {
        /// Their user id.
        user: String,
        /// The name at this table.
        name: String,
        /// The word for their portrait.
        face: String,
        /// Looking at the table now.
        present: bool,
    },
    /// A bot.
    Bot {
        /// Which bot.
        bot: Bot,
        /// What it is called at this table; no two bots there are called alike.
        name: String,
        /// The word for its portrait.
        face: String,
    },
    /// Nobody yet.
    Open,
}

/// A chair of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// Which chair.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Who sits there.
    pub occupant: Occupant,
    /// Whether somebody else decides there, or they play for somebody else.
    pub away: Option<Away>,
}

/// A table, without the game on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    /// In its address.
    pub id: String,
    /// Which game.
    pub game: String,
    /// The game's own setup, as JSON.
    #[schema(value_type = Object)]
    pub setup: Value,
    /// The setup in words.
    pub setup_text: String,
    /// Where it stands.
    pub phase: Phase,
    /// Who opened it.
    pub host: String,
    /// In the list of open tables.
    pub public: bool,
    /// People share a screen.
    pub hot_seat: bool,
    /// People who do not sit at the table may look on.
    pub watchable: bool,
    /// The table where the same people play once more.
    pub next: Option<String>,
    /// How decisions are timed.
    pub clock: Clock,
    /// What happens when somebody's time has run out or they leave.
    pub absence: Absence,
    /// Whoever wants to may be shown what a master would do.
    pub hints: bool,
    /// The chairs, clockwise.
    pub seats: Vec<SeatInfo>,
    /// The server's promise about the dice: BLAKE3 of its secret.
    pub commitment: String,
    /// The secret, once the game is over.
    pub secret: Option<String>,
    /// When it was opened, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub opened_ms: i64,
    /// Spectators looking on now.
    pub spectators: u32,
}

/// A line in a list of tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableRow {
    /// The table.
    pub table: TableInfo,
    /// It waits for a decision of mine.
    pub my_turn: bool,
    /// When the last step was taken, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub touched_ms: i64,
    /// Milliseconds I have left for it, when my clock runs there.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub left_ms: Option<i64>,
}

/// Lists of tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableList {
    /// Where I sit or am the host; those that wait for me first, then the latest.
    pub mine: Vec<TableRow>,
    /// Public tables with a free seat.
    pub open: Vec<TableRow>,
    /// Public tables being played, to look on.
    pub running: Vec<TableRow>,
}

/// Taking a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sit {
    /// The name at this table, when it is not my own.
    #[serde(default)]
    pub name: Option<String>,
    /// Something unpredictable of mine, mixed into the dice.
    #[serde(default)]
    pub entropy: Option<String>,
}

/// A rule or ruling of the ledger.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RuleText {
    /// `CT-ENTER-04`.
    pub id: String,
    /// The heading it stands under in the English ledger: the same in every language, for a program to know it by.
    pub section: String,
    /// That heading in the reader's language.
    pub title: String,
    /// The rule in our words.
    pub text: String,
    /// A decision where the book is silent.
    pub ruling: bool,
}

/// What runs here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct About {
    /// The program's version.
    pub version: String,
    /// Addresses under which others may reach this server.
    pub addresses: Vec<String>,
}
