//! What a game must be able to say. Each does it in a folder of its own; here they are made to look alike.

use kernel::{Game, RuleId, Seat};

use crate::reasons::Changes;
use crate::scene::Told;
use crate::{Names, casadh, cave_pilot, cave_troll, skulldug};

/// A game in words, said to whoever `names` speaks to.
pub trait Speaks: Game {
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
    fn verb(action: Self::Action) -> &'static str;
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
            fn verb(action: Self::Action) -> &'static str {
                $folder::verb(action)
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
