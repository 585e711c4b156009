//! What a game must be able to say. Each does it in a folder of its own; here they are made to look alike.

use catalog::{Counted, Spoken};
use kernel::{RuleId, Seat};

use crate::ending::{Column, Order, Reason};
use crate::reasons::Changes;
use crate::scene::Told;
use crate::{Language, Names, casadh, cave_pilot, cave_troll, skulldug};

/// A game in words, said to whoever `names` speaks to.
pub trait Speaks: Counted + Spoken {
    /// What happened; nothing when it is not worth a line.
    fn sentence(event: &Self::Event, names: &Names<'_>) -> String;
    /// The rule by which it happened.
    fn rule(event: &Self::Event) -> RuleId;
    /// Whose turn begins with it; nobody's when no seat plays it.
    fn turn(event: &Self::Event) -> Option<Vec<Seat>>;
    /// How much it matters to a seat to have heard of it: one of the weights of `since`.
    fn matters(event: &Self::Event, me: Seat) -> u8;
    /// What the game waits for.
    fn prompt(view: &Self::View, names: &Names<'_>) -> String;
    /// What an action would do.
    fn offer(action: Self::Action, view: &Self::View, names: &Names<'_>) -> String;
    /// What kind of thing an action is, in a sentence.
    fn verb(action: Self::Action, language: Language) -> String;
    /// What a seat may wonder about, in notation, whether it can be done or not.
    fn typical(view: &Self::View, seat: Seat) -> Vec<String>;
    /// What was different before, for `seat`.
    fn changes(views: (&Self::View, &Self::View), seat: Seat, names: &Names<'_>, found: &mut Changes);
    /// The whole position.
    fn board(view: &Self::View, names: &Names<'_>) -> String;
    /// Its places, and what a listener is told with them.
    fn scene(view: &Self::View, names: &Names<'_>) -> Told;
    /// The places that an action of `seat` is about, as `scene` calls them.
    fn places_of(action: Self::Action, view: &Self::View, seat: Seat) -> Vec<String>;

    /// What is counted: `Gold`.
    const POINTS: &'static str;
    /// What that is before the end, as a sentence.
    const MEASURE: &'static str;
    /// So many points: `12 gold`.
    fn amount(n: i32) -> String;
    /// What the points are made of, and what else is worth knowing at the end.
    fn columns(state: &Self::State, steps: &[Vec<Self::Event>]) -> Vec<Column>;
    /// Why the order at the end is as it is.
    fn reasons(state: &Self::State, steps: &[Vec<Self::Event>], order: &Order<'_>) -> Vec<Reason>;
    /// Those with the same number win together.
    fn side(state: &Self::State, seat: Seat) -> u8;
    /// Has this seat lost already?
    fn is_out(state: &Self::State, seat: Seat) -> bool;
}

/// A folder whose functions are the game's words.
macro_rules! speaks {
    ($game:ty, $folder:ident) => {
        impl Speaks for $game {
            fn sentence(event: &Self::Event, names: &Names<'_>) -> String {
                $folder::sentence(event, names)
            }
            fn rule(event: &Self::Event) -> RuleId {
                $folder::rule(event)
            }
            fn turn(event: &Self::Event) -> Option<Vec<Seat>> {
                $folder::turn(event)
            }
            fn matters(event: &Self::Event, me: Seat) -> u8 {
                $folder::matters(event, me)
            }
            fn prompt(view: &Self::View, names: &Names<'_>) -> String {
                $folder::prompt(view, names)
            }
            fn offer(action: Self::Action, view: &Self::View, names: &Names<'_>) -> String {
                $folder::offer(action, view, names)
            }
            fn verb(action: Self::Action, _: Language) -> String {
                $folder::verb(action).to_owned()
            }
            fn typical(view: &Self::View, seat: Seat) -> Vec<String> {
                $folder::typical(view, seat)
            }
            fn changes(views: (&Self::View, &Self::View), seat: Seat, names: &Names<'_>, found: &mut Changes) {
                $folder::changes(views, seat, names, found);
            }
            fn board(view: &Self::View, names: &Names<'_>) -> String {
                $folder::board(view, names)
            }
            fn scene(view: &Self::View, names: &Names<'_>) -> Told {
                $folder::scene(view, names)
            }
            fn places_of(action: Self::Action, view: &Self::View, seat: Seat) -> Vec<String> {
                $folder::places_of(action, view, seat)
            }

            const POINTS: &'static str = $folder::POINTS;
            const MEASURE: &'static str = $folder::MEASURE;
            fn amount(n: i32) -> String {
                $folder::amount(n)
            }
            fn columns(state: &Self::State, steps: &[Vec<Self::Event>]) -> Vec<Column> {
                $folder::columns(state, steps)
            }
            fn reasons(state: &Self::State, steps: &[Vec<Self::Event>], order: &Order<'_>) -> Vec<Reason> {
                $folder::reasons(state, steps, order)
            }
            fn side(state: &Self::State, seat: Seat) -> u8 {
                $folder::side(state, seat)
            }
            fn is_out(state: &Self::State, seat: Seat) -> bool {
                $folder::is_out(state, seat)
            }
        }
    };
}

speaks!(::cave_troll::CaveTroll, cave_troll);
speaks!(::skulldug::Skulldug, skulldug);
speaks!(::casadh::Casadh, casadh);
speaks!(::cave_pilot::CavePilot, cave_pilot);

/// Does `$work` with the game's type, called `$G` there. The compiler asks for a line here when a game is added.
macro_rules! speaking {
    ($game:expr, $G:ident => $work:expr) => {
        match $game {
            GameId::CaveTroll => {
                type $G = ::cave_troll::CaveTroll;
                $work
            }
            GameId::Skulldug => {
                type $G = ::skulldug::Skulldug;
                $work
            }
            GameId::Casadh => {
                type $G = ::casadh::Casadh;
                $work
            }
            GameId::CavePilot => {
                type $G = ::cave_pilot::CavePilot;
                $work
            }
        }
    };
}

pub(crate) use speaking;
