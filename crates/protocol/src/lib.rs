//! What travels between the server and its clients. TypeScript types are written from here (`cargo xtask types`).
//!
//! Games are opaque here: setups, actions, events and views are the JSON of the game's own types.

mod careers;
mod company;
mod course;
mod dice;
mod errors;
mod lessons;
mod order;
mod people;
mod proof;
mod records;
mod scene;
mod setups;
mod socket;
mod tables;
mod time;

pub use careers::{Against, BestMoment, Career, Feat, Played, Tally};
pub use company::{Rematch, Room, Said, Watching};
pub use course::{Course, FinalColumn, FinalRank, FinalReason, TurnStart, Turned, TurningPoint};
pub use dice::{Commitment, Dice, Secret};
pub use errors::{Code, Refusal};
pub use lessons::{LessonAnswer, LessonBeat, LessonCard, LessonChapter, LessonDeed, LessonPlace};
pub use order::{
    BlockedPerson, Deed, DeedKind, Measure, NetworkBan, NewMeasure, NewNetworkBan, NewReport, Page, PersonFile,
    PersonInfo, PersonName, ReportInfo, ReportReason, ReportedLine, Role, Settle, Settled, Settlement,
};
pub use people::{
    Credentials, FACES, Farewell, MadeToken, Me, NewFace, NewPassword, NewToken, Rename, Scope, SessionInfo, SignedIn,
    TokenInfo, person_face,
};
pub use proof::{Doubt, Kept, Part, prove};
pub use records::{
    ChanceCount, ChanceKind, Decided, DiceReport, Eyes, GoOn, Moment, Moments, RecordJson, RecordRow, RecordStep,
    Replay,
};
pub use scene::{Scene, SceneExit, ScenePlace};
pub use setups::{
    GamePreset, HouseRuleText, PresetSetup, SetupAsked, SetupChoice, SetupChosen, SetupForm, SetupGroup, SetupKind,
};
pub use socket::{ChoiceKind, FromClient, NotNow, Odd, Story, Takeback, ToClient, Topic, TurnBegins, Vantage};
pub use tables::{
    About, Bot, GameCard, NewSeat, NewTable, Occupant, Phase, RuleText, SeatInfo, Sit, TableInfo, TableList, TableRow,
};
pub use time::{Absence, Away, Clock, NewWebhook, SeatClock, Webhook, WebhookCall, WebhookForm, WebhookReason};
