//! The things an event is about, for those who count what wins games. A file a game.
//!
//! The rules know nothing of this: it only reads what the table sees happen.

mod casadh;
mod cave_pilot;
mod cave_troll;
mod skulldug;

use std::borrow::Cow;
use std::fmt::Display;

use kernel::{Game, Seat};
use words::{Language, Message};

/// What a seat had to do with a thing: it *plays* a *knight*.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Thing {
    /// What was done with it, as a word that goes on from the player: `plays`, `finds`. [`Thing::ENDING`] tells how the
    /// game ended for the seat, [`Thing::STARTS`] who had the first turn.
    pub role: &'static str,
    /// The card, item, figure, place: its word in notation, with its printed name where that says more.
    pub name: Cow<'static, str>,
}

impl Thing {
    /// The role of what became of a seat.
    pub const ENDING: &'static str = "ends";
    /// The role of whoever has the first turn.
    pub const STARTS: &'static str = "starts";

    /// A thing with a name of its own.
    pub fn new(role: &'static str, name: impl Into<Cow<'static, str>>) -> Thing {
        Thing { role, name: name.into() }
    }
}

/// A game whose events can be counted.
pub trait Counted: Game {
    /// Does a turn begin with it, a player's or a ghost's?
    fn begins_turn(event: &Self::Event) -> bool;

    /// Who dies, crashes or is lost with it.
    fn fall(event: &Self::Event) -> Option<Seat>;

    /// Tells `each` every thing the event is about, and whose it is.
    fn things(event: &Self::Event, each: &mut dyn FnMut(Seat, Thing));
}

/// A thing in notation and its name: `TI-07 Healing Spring`.
fn named(thing: impl Display + Message) -> Cow<'static, str> {
    labelled(&thing, &thing.say(Language::English))
}

/// A word and what tells more.
fn labelled(word: impl Display, more: &str) -> Cow<'static, str> {
    format!("{word} {more}").into()
}

/// Whoever has the first turn.
fn starts() -> Thing {
    Thing::new(Thing::STARTS, "first player")
}
