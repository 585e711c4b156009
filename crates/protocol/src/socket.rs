//! The socket of a table: `GET /api/tables/{id}/socket?since=VERSION`.
//!
//! A table's version is the number of entries in its log. Every message that shows the table carries it, and an
//! action carries the version it answers: a stale one is refused, a repeated one (same `id`) is answered again.

use kernel::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Bot, Refusal, Room, Said, Scene, SeatClock, TableInfo};

/// What a client may say.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum FromClient {
    /// Do this.
    Act {
        /// Made by the client; the answer carries it, and a repeat changes nothing.
        id: String,
        /// For which of my seats.
        seat: Seat,
        /// The version it answers.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
        /// One of the legal actions.
        action: Value,
    },
    /// Why may I not do this? Changes nothing.
    Why {
        /// Made by the client; the answer carries it.
        id: String,
        /// For which of my seats.
        seat: Seat,
        /// Any action.
        action: Value,
    },
    /// Take back my last action, while nothing new was revealed.
    Undo {
        /// Made by the client; the answer carries it.
        id: String,
        /// For which of my seats.
        seat: Seat,
        /// The version it answers.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
    },
    /// Do again what I have just taken back, while nothing else happened.
    Redo {
        /// Made by the client; the answer carries it.
        id: String,
        /// For which of my seats.
        seat: Seat,
        /// The version it answers.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
    },
    /// Let me take back what I did, and all that came after it. The others at the table are asked; bots agree.
    Takeback {
        /// Made by the client; the answer carries it.
        id: String,
        /// For which of my seats.
        seat: Seat,
        /// The version it answers.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
        /// How many steps are to stay: the one after them is an action of this seat. Left out: its last one.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(type = "number | null", optional))]
        to: Option<u64>,
    },
    /// The answer to a takeback that is asked for. Whoever asked may say no as well: then it is withdrawn.
    Consent {
        /// Made by the client; the answer carries it.
        id: String,
        /// For which of my seats.
        seat: Seat,
        /// The version it answers.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
        /// Yes or no.
        yes: bool,
    },
    /// Do not ask me about this again in this game, or do so after all. A question about nothing else is declined.
    Hush {
        /// Made by the client; the answer carries it.
        id: String,
        /// For which of my seats.
        seat: Seat,
        /// What about: a topic of `Vantage::reaction` or `Vantage::hushed`.
        topic: String,
        /// True to be spared, false to be asked again.
        on: bool,
    },
    /// Says something to those in my room.
    Chat {
        /// Made by the client; the answer carries it.
        id: String,
        /// 1 to 500 characters.
        words: String,
    },
    /// Says whether the table is on my screen or behind another tab. A client that never says so counts as looking.
    Looking {
        /// True while it is on my screen.
        on: bool,
    },
    /// What would a master do? The answer is marked in the record.
    Hint {
        /// Made by the client; the answer carries it.
        id: String,
        /// For which of my seats.
        seat: Seat,
        /// The version it asks about.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
    },
    /// Why was this step taken? Changes nothing.
    Reason {
        /// Made by the client; the answer carries it.
        id: String,
        /// The number of the step, from 1.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        step: u64,
    },
    /// How does the table lie, in words? Changes nothing.
    Scene {
        /// Made by the client; the answer carries it.
        id: String,
        /// Through the eyes of which of my seats; none for what everybody sees.
        seat: Option<Seat>,
    },
    /// What has happened since this seat last decided? Changes nothing.
    Since {
        /// Made by the client; the answer carries it.
        id: String,
        /// For which of my seats.
        seat: Seat,
    },
    /// What kinds of thing can I do now, and what not? Changes nothing.
    Choices {
        /// Made by the client; the answer carries it.
        id: String,
        /// For which of my seats.
        seat: Seat,
        /// The version it asks about.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
    },
    /// How may this turn out? Changes nothing.
    Odds {
        /// Made by the client; the answer carries it.
        id: String,
        /// For which of my seats.
        seat: Seat,
        /// The version it asks about.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
        /// One of the legal actions.
        action: Value,
    },
    /// Are you there?
    Ping,
}

/// What the server says.
// `V` is how it holds a vantage: taken apart into values, or with the game's own JSON as the text that is sent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(concrete(V = Vantage)))]
pub enum ToClient<V = Vantage> {
    /// First of all, and whenever seats, presence or the phase change.
    Table {
        /// The table.
        table: TableInfo,
        /// The seats that are mine.
        yours: Vec<Seat>,
        /// I opened this table.
        host: bool,
    },
    /// The game, after every change and on connecting.
    Game {
        /// The version this shows.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
        /// Who decides now; empty when chance does or the game is over.
        asked: Vec<Seat>,
        /// One for each of my seats; for spectators a single public one.
        vantages: Vec<V>,
        /// What happened since the version I had: all of it on a fresh connection.
        story: Vec<Story>,
        /// A step was taken back: the story so far is to be dropped after this many entries of it.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        keep: u64,
        /// How often each seat was shown what a master would do.
        hints: Vec<u32>,
        /// How it ended.
        outcome: Option<Outcome>,
        /// A takeback that waits for an answer.
        #[serde(default)]
        takeback: Option<Takeback>,
    },
    /// The clocks, after every change and on connecting, at tables that have them.
    Clock {
        /// A clock for each seat.
        seats: Vec<SeatClock>,
    },
    /// The action, undo or hush with this id is done and on disk.
    Done {
        /// The client's id.
        id: String,
        /// The version it led to.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
    },
    /// No; nothing was changed. Also the answer to `why` (code `illegal`).
    Refused {
        /// The client's id, when the message could be read that far.
        id: Option<String>,
        /// Why not.
        refusal: Refusal,
    },
    /// The answer to `why` when the action is in fact legal.
    Legal {
        /// The client's id.
        id: String,
    },
    /// What was said in my room: all that is kept when I come or change rooms, then each thing as it is said.
    Chat {
        /// Where I hear and speak.
        room: Room,
        /// Latest last.
        said: Vec<Said>,
        /// Everything before it is to be dropped: it is another room, or a fresh connection.
        fresh: bool,
    },
    /// What I said with this id is on disk and told.
    Heard {
        /// The client's id.
        id: String,
    },
    /// What a master would do.
    Hint {
        /// The client's id.
        id: String,
        /// One of the legal actions.
        action: Value,
        /// The same in words.
        words: String,
        /// What it changes at once, as far as the seat can know that, or how it may turn out.
        reason: Option<String>,
        /// How the search weighed it against the next best; none when there was nothing to weigh.
        weighed: Option<String>,
    },
    /// What a step changed for the one who took it, as far as the asker can see it.
    Reason {
        /// The client's id.
        id: String,
        /// A sentence; none when nothing changed that could be seen.
        reason: Option<String>,
    },
    /// The position in words.
    Scene {
        /// The client's id.
        id: String,
        /// The version it tells of.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
        /// The places, and where I am.
        scene: Scene,
    },
    /// What has happened since a seat last decided, as the asker witnessed it.
    Since {
        /// The client's id.
        id: String,
        /// One paragraph; none when nobody else has done anything worth telling.
        words: Option<String>,
    },
    /// What a seat can do now, and what not.
    Choices {
        /// The client's id.
        id: String,
        /// Kinds of things it can do.
        can: Vec<ChoiceKind>,
        /// What the game knows besides, and why it cannot be done now.
        cannot: Vec<NotNow>,
    },
    /// How an action may turn out, as far as the seat can work that out.
    Odds {
        /// The client's id.
        id: String,
        /// What may come of it, with what matters most first; empty when chance has no part in it.
        odds: Vec<Odd>,
        /// It depends on what the seat cannot know: the numbers are estimates.
        about: bool,
    },
    /// I am here.
    Pong,
    /// The socket closes now.
    Bye {
        /// Why it closes.
        refusal: Refusal,
    },
}

/// The game from one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(concrete(View = Value, Legal = Vec<Value>)))]
pub struct Vantage<View = Value, Legal = Vec<Value>> {
    /// Whose eyes; none for spectators.
    pub seat: Option<Seat>,
    /// The game's own view, as JSON.
    pub view: View,
    /// What this seat may do now: the game's own actions, as JSON.
    pub legal: Legal,
    /// Each legal action in words, in the same order.
    pub words: Vec<String>,
    /// What is asked, in words; whoever is asked.
    pub prompt: String,
    /// My last action can be taken back now.
    pub may_undo: bool,
    /// What was learnt that stops me from taking it back without asking, in words; empty when nothing does.
    #[serde(default)]
    pub undo_barred: String,
    /// I may ask the others to let me take it back.
    #[serde(default)]
    pub may_ask_back: bool,
    /// What I have just taken back can be done again.
    #[serde(default)]
    pub may_redo: bool,
    /// What the question is about, when this seat is merely offered a reaction; otherwise empty.
    pub reaction: Vec<Topic>,
    /// What this seat does not want to be asked about in this game.
    pub hushed: Vec<Topic>,
}

/// A takeback that waits for an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Takeback {
    /// Who asks.
    pub seat: Seat,
    /// How many steps would stay.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub to: u64,
    /// Who has not answered yet.
    pub waits_for: Vec<Seat>,
    /// What is asked, in words.
    pub question: String,
}

/// Something a reaction may be about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Topic {
    /// For programs, in kebab-case: `flak-jacket`.
    pub topic: String,
    /// For people, to go on from "about": "Flak Jacket".
    pub words: String,
}

/// One step, told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Story {
    /// The number of the step, from 1.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub step: u64,
    /// Who decided; none when chance did.
    pub seat: Option<Seat>,
    /// What the reader may know of it: the game's own events, as JSON.
    pub events: Vec<Value>,
    /// The same in sentences, one an event; empty ones are not worth a line.
    pub sentences: Vec<String>,
    /// The rule behind each sentence; none where there is nothing to say.
    #[serde(default)]
    pub rules: Vec<Option<String>>,
    /// The turns that begin with it, mostly none.
    #[serde(default)]
    pub turns: Vec<TurnBegins>,
    /// The bot that decided in the place of the person who sits there.
    pub sat_in: Option<Bot>,
}

/// A turn that begins in the middle of a step: what is told before belongs to the turn before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurnBegins {
    /// The number of the event within its step, from 0.
    pub event: usize,
    /// Whose; nobody's when no seat plays it.
    pub seats: Vec<Seat>,
}

/// A kind of thing that can be done now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChoiceKind {
    /// A sentence: "Move a figure to a neighbouring area, for 1 action."
    pub words: String,
    /// The legal actions of this kind, by their number in `Vantage::legal`, from 0.
    pub offers: Vec<usize>,
}

/// Something that cannot be done now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NotNow {
    /// Sentences like that of a `ChoiceKind`; what cannot be done for the same reason stands together.
    pub words: Vec<String>,
    /// Why not, in a sentence.
    pub why: String,
    /// The rule that says so.
    pub rule: String,
}

/// Something that may come of an action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Odd {
    /// What: "methane breaks out".
    pub words: String,
    /// How likely, in words: "1 in 6".
    pub chance: String,
    /// The same in thousandths, for drawing.
    pub per_mille: u16,
}
