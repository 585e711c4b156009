//! What a game must be able to say. Each does it in a folder of its own; here they are made to look alike.

use catalog::{Counted, Spoken};
use kernel::{RuleId, Seat};
use protocol::{FinalColumn, FinalReason};

use crate::ending::Order;
use crate::reasons::Changes;
use crate::scene::GameScene;
use crate::{Language, Names};

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
    fn scene(view: &Self::View, names: &Names<'_>) -> GameScene;
    /// The places that an action of `seat` is about, as `scene` calls them.
    fn places_of(action: Self::Action, view: &Self::View, seat: Seat) -> Vec<String>;

    /// What is counted: `Gold`.
    fn points(language: Language) -> String;
    /// What that is before the end, as a sentence.
    fn measure(language: Language) -> String;
    /// So many points: `12 gold`.
    fn amount(n: i32, language: Language) -> String;
    /// What the points are made of, and what else is worth knowing at the end.
    fn columns(state: &Self::State, steps: &[Vec<Self::Event>], language: Language) -> Vec<FinalColumn>;
    /// Why the order at the end is as it is.
    fn reasons(state: &Self::State, steps: &[Vec<Self::Event>], order: &Order<'_>) -> Vec<FinalReason>;
    /// Those with the same number win together.
    fn side(state: &Self::State, seat: Seat) -> u8;
    /// Has this seat lost already?
    fn is_out(state: &Self::State, seat: Seat) -> bool;
}

/// Said at the head of a game's folder: its functions of these names are the game's words.
macro_rules! speaks {
    ($game:ty) => {
        impl $crate::speaks::Speaks for $game {
            fn sentence(event: &Self::Event, names: &$crate::Names<'_>) -> String {
                self::sentence(event, names)
            }
            fn rule(event: &Self::Event) -> ::kernel::RuleId {
                self::rule(event)
            }
            fn turn(event: &Self::Event) -> Option<Vec<::kernel::Seat>> {
                self::turn(event)
            }
            fn matters(event: &Self::Event, me: ::kernel::Seat) -> u8 {
                self::matters(event, me)
            }
            fn prompt(view: &Self::View, names: &$crate::Names<'_>) -> String {
                self::prompt(view, names)
            }
            fn offer(action: Self::Action, view: &Self::View, names: &$crate::Names<'_>) -> String {
                self::offer(action, view, names)
            }
            fn verb(action: Self::Action, language: $crate::Language) -> String {
                self::verb(action, language)
            }
            fn typical(view: &Self::View, seat: ::kernel::Seat) -> Vec<String> {
                self::typical(view, seat)
            }
            fn changes(
                views: (&Self::View, &Self::View),
                seat: ::kernel::Seat,
                names: &$crate::Names<'_>,
                found: &mut $crate::reasons::Changes,
            ) {
                self::changes(views, seat, names, found);
            }
            fn board(view: &Self::View, names: &$crate::Names<'_>) -> String {
                self::board(view, names)
            }
            fn scene(view: &Self::View, names: &$crate::Names<'_>) -> $crate::scene::GameScene {
                self::scene(view, names)
            }
            fn places_of(action: Self::Action, view: &Self::View, seat: ::kernel::Seat) -> Vec<String> {
                self::places_of(action, view, seat)
            }

            fn points(language: $crate::Language) -> String {
                self::points(language)
            }
            fn measure(language: $crate::Language) -> String {
                self::measure(language)
            }
            fn amount(n: i32, language: $crate::Language) -> String {
                self::amount(n, language)
            }
            fn columns(
                state: &Self::State,
                steps: &[Vec<Self::Event>],
                language: $crate::Language,
            ) -> Vec<::protocol::FinalColumn> {
                self::columns(state, steps, language)
            }
            fn reasons(
                state: &Self::State,
                steps: &[Vec<Self::Event>],
                order: &$crate::ending::Order<'_>,
            ) -> Vec<::protocol::FinalReason> {
                self::reasons(state, steps, order)
            }
            fn side(state: &Self::State, seat: ::kernel::Seat) -> u8 {
                self::side(state, seat)
            }
            fn is_out(state: &Self::State, seat: ::kernel::Seat) -> bool {
                self::is_out(state, seat)
            }
        }
    };
}

pub(crate) use speaks;
