//! What every game of the house shares, and nothing a single game needs.
//!
//! A game is a [`Setup`](Game::Setup) and a list of [`Step`]s. A step is a seat's action or a chance outcome;
//! rules never roll. Start reading at [`Game`].
//!
//! Not here: I/O, clocks, generators, globals, floats. The rules are a pure library.
//!
//! A whole game: two take one or two pebbles from a heap in turn, and whoever takes the last one wins.
//!
//! ```
//! use kernel::{Actor, Game, Illegal, Log, Outcome, RuleId, Seat, SetupError, Step, Viewer, Weighted, pick};
//! use rand::Rng;
//! use serde::{Deserialize, Serialize};
//!
//! kernel::worded! { pub enum Setup: "a heap" { Five = "five pebbles" } }
//! kernel::worded! { #[derive(PartialOrd, Ord, Hash)] pub enum Take: "one or two" { One = "one", Two = "two" } }
//! kernel::worded! { #[derive(PartialOrd, Ord, Hash)] pub enum First: "who starts" { A = "A starts", B = "B starts" } }
//!
//! /// Nothing is hidden, so this is the state and what everybody sees of it.
//! #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
//! struct Table { heap: u8, turn: Option<Seat> }
//!
//! #[derive(Clone, PartialEq, Debug, thiserror::Error)]
//! enum No {
//!     #[error("that is for somebody else to decide")]
//!     NotAsked,
//!     #[error("only {0} left")]
//!     TooFew(u8),
//! }
//!
//! impl Illegal for No {
//!     fn rule(&self) -> RuleId {
//!         RuleId(match self { No::NotAsked => "PB-TURN-01", No::TooFew(_) => "PB-TAKE-01" })
//!     }
//! }
//!
//! struct Pebbles;
//!
//! impl Game for Pebbles {
//!     const ID: &'static str = "pebbles";
//!     const TITLE: &'static str = "Pebbles";
//!     const RULES_VERSION: u32 = 1;
//!     type Setup = Setup;
//!     type State = Table;
//!     type Action = Take;
//!     type Chance = First;
//!     type Event = String;
//!     type View = Table;
//!     type Illegal = No;
//!
//!     fn n_seats(_: &Setup) -> usize { 2 }
//!     fn start(_: &Setup) -> Result<Table, SetupError> { Ok(Table { heap: 5, turn: None }) }
//!     fn actor(table: &Table) -> Actor {
//!         match table.turn {
//!             _ if table.heap == 0 => Actor::Over,
//!             None => Actor::Chance,
//!             Some(seat) => Actor::seat(seat),
//!         }
//!     }
//!     fn legal(table: &Table, seat: Seat, into: &mut Vec<Take>) {
//!         let fits = |take: &&Take| Pebbles::apply(&mut table.clone(), Step::Act(seat, **take), &mut ()).is_ok();
//!         into.extend(Take::ALL.iter().filter(fits));
//!     }
//!     fn chances(table: &Table, into: &mut Vec<Weighted<First>>) {
//!         if Pebbles::actor(table) == Actor::Chance {
//!             into.extend(First::ALL.iter().map(|what| Weighted { what: *what, weight: 1 }));
//!         }
//!     }
//!     fn sample(_: &Table, rng: &mut impl Rng) -> First { First::ALL[pick(rng, 2) as usize] }
//!     fn apply(table: &mut Table, step: Step<Pebbles>, log: &mut impl Log<String>) -> Result<(), No> {
//!         match step {
//!             Step::Chance(first) if table.turn.is_none() => table.turn = Some(Seat::new(first as usize)),
//!             Step::Act(seat, take) if Pebbles::actor(table).asks(seat) => {
//!                 // Look first, act after.
//!                 let left = table.heap.checked_sub(take as u8 + 1).ok_or(No::TooFew(table.heap))?;
//!                 *table = Table { heap: left, turn: Some(seat.next(2)) };
//!                 log.push_with(|| format!("{seat} takes {take}"));
//!             }
//!             Step::Chance(_) | Step::Act(..) => return Err(No::NotAsked),
//!         }
//!         Ok(())
//!     }
//!     fn view(table: &Table, _: Viewer) -> Table { table.clone() }
//!     fn imagine(view: &Table, _: &mut impl Rng) -> Table { view.clone() }
//!     fn witness(event: &String, _: Viewer) -> String { event.clone() }
//!     fn reveals(_: &Table, _: Seat, _: Take) -> bool { false }
//!     fn outcome(table: &Table) -> Option<Outcome> {
//!         let winner = table.turn.filter(|_| table.heap == 0)?.next(2);
//!         Some(Outcome::by_score(Pebbles::standing(table), vec![winner]))
//!     }
//!     fn standing(table: &Table) -> Vec<i32> {
//!         Seat::first(2).map(|seat| i32::from(table.heap == 0 && table.turn != Some(seat))).collect()
//!     }
//! }
//!
//! let mut table = Pebbles::start(&Setup::Five)?;
//! let mut log = Vec::new();
//! for step in ["chance: B starts", "B: two", "A: two"] {
//!     Pebbles::apply(&mut table, step.parse()?, &mut log)?;
//! }
//! let no = Pebbles::apply(&mut table, "B: two".parse()?, &mut log).unwrap_err();
//! assert_eq!((no.rule(), no.to_string()), (RuleId("PB-TAKE-01"), "only 1 left".to_string()));
//! Pebbles::apply(&mut table, "B: one".parse()?, &mut log)?;
//! assert_eq!(log, ["B takes two", "A takes two", "B takes one"]);
//! assert_eq!(Pebbles::outcome(&table).map(|end| end.winners), Some(vec!["B".parse()?]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bits;
mod chance;
mod deck;
mod features;
mod game;
mod log;
mod notation;
mod printed;
mod record;
mod refusals;
mod rule_id;
mod seat;
mod stack;
mod step;
mod view;

#[doc(hidden)]
pub use serde;

pub use bits::{bits, nth_bit};
pub use chance::{Weighted, pick};
pub use deck::{Deck, PILES, Piles};
pub use features::{Block, Features, Mark, Marks, n_indices, neighbour};
pub use game::{Actor, Game, Heuristics, Outcome, PlayOn, Reaction, SetupError};
pub use log::Log;
pub use notation::{Drawn, Text, Unreadable, number, word, words};
pub use printed::printed;
pub use record::{Broken, Record, Replay};
pub use rule_id::{Illegal, RuleId};
pub use seat::{Seat, SeatSet};
pub use stack::Stack;
pub use step::Step;
pub use view::Viewer;

/// The example of the README compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
