//! The one trait. What its parts mean, and the laws they obey, is in ARCHITECTURE.md; `testkit` tries to break them.

use std::error::Error;
use std::fmt::Debug;
use std::hash::Hash;
use std::sync::Arc;

use rand::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Features, Illegal, Log, Seat, SeatSet, Step, Text, Viewer, Weighted, pick};

/// A board game as a pure library: steps in, events and views out.
pub trait Game: Sized + Send + Sync + 'static {
    /// The name in addresses, records and commands: `cave-troll`.
    const ID: &'static str;
    /// The name on the box.
    const TITLE: &'static str;
    /// Raised when old records might no longer replay.
    const RULES_VERSION: u32;

    /// What is agreed before the first step: players, sets, house rules.
    type Setup: Clone + PartialEq + Debug + Text + Serialize + DeserializeOwned + Send + Sync;
    /// The whole truth. Small and flat; never serialised.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// Everything a seat may decide.
    type Action: Copy + Ord + Hash + Debug + Text + Serialize + DeserializeOwned + Send + Sync;
    /// Everything chance may decide.
    type Chance: Copy + Ord + Hash + Debug + Text + Serialize + DeserializeOwned + Send + Sync;
    /// What the table sees happen.
    type Event: Clone + PartialEq + Debug + std::fmt::Display + Serialize + Send + Sync;
    /// What a viewer sees of a state.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why a step is refused.
    type Illegal: Illegal;

    /// The chairs of a table with this setup.
    fn n_seats(setup: &Self::Setup) -> usize;

    /// The state before the first step.
    fn start(setup: &Self::Setup) -> Result<Self::State, SetupError>;

    /// Who decides next.
    fn actor(state: &Self::State) -> Actor;

    /// Adds everything `seat` may do now to the caller's buffer. Nothing, when it is not asked.
    fn legal(state: &Self::State, seat: Seat, into: &mut Vec<Self::Action>);

    /// Adds everything chance may do now to the caller's buffer. Nothing, when it is not asked.
    fn chances(state: &Self::State, into: &mut Vec<Weighted<Self::Chance>>);

    /// One chance outcome with the odds of [`Game::chances`], without listing them. Chance must be asked.
    fn sample(state: &Self::State, rng: &mut impl Rng) -> Self::Chance;

    /// Carries out one step, or refuses it and changes nothing.
    fn apply(state: &mut Self::State, step: Step<Self>, log: &mut impl Log<Self::Event>) -> Result<(), Self::Illegal>;

    /// What a viewer sees. Built from the state, never by deleting fields.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// A full state that fits the view; what the viewer cannot know is drawn with the odds it would give it.
    fn imagine(view: &Self::View, rng: &mut impl Rng) -> Self::State;

    /// So many states that fit the view, each drawn as [`Game::imagine`] draws one. A game in which much has to be worked out
    /// before anything can be drawn does that once.
    fn imagine_many(view: &Self::View, n: usize, rng: &mut impl Rng) -> Vec<Self::State> {
        (0..n).map(|_| Self::imagine(view, rng)).collect()
    }

    /// The event as a viewer witnesses it: what it may not know is left out.
    fn witness(event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// Does this legal action show anyone something they could not know? Then it cannot be taken back freely.
    fn reveals(state: &Self::State, seat: Seat, action: Self::Action) -> bool;

    /// Scores and winners, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// What each seat would score if the game ended now, by the game's own rules; once it is over, the scores of its
    /// outcome. For those who look back at a game: it counts what is hidden, so no player is told it while they play.
    fn standing(state: &Self::State) -> Vec<i32>;

    /// When `seat` is merely offered a reaction: what it is about, and how to decline. A player may wish not to be
    /// asked about a topic again; whoever drives the game then declines for them.
    fn reaction(_state: &Self::State, _seat: Seat) -> Option<Reaction<Self::Action>> {
        None
    }

    /// A legal action, each equally likely. A game that can do so without listing them all should.
    /// The seat must be asked; `buffer` is scratch space.
    fn random_action(
        state: &Self::State,
        seat: Seat,
        rng: &mut impl Rng,
        buffer: &mut Vec<Self::Action>,
    ) -> Self::Action {
        buffer.clear();
        Self::legal(state, seat, buffer);
        buffer[pick(rng, buffer.len() as u32) as usize]
    }
}

/// A question that may be declined without loss of anything but the chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reaction<A> {
    /// What could be used now, a word each: `flak-jacket`. Stable, for they are stored.
    pub topics: Vec<&'static str>,
    /// The legal action that lets it pass.
    pub decline: A,
}

/// How many decisions are played on before a position is judged, leg by leg: it is judged after each, and all count the
/// same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayOn {
    /// By a strong bot; less far, so that a master beats it more often.
    pub near: &'static [u32],
    /// By a master.
    pub far: &'static [u32],
}

impl PlayOn {
    /// Positions are judged as they are.
    pub const NONE: PlayOn = PlayOn { near: &[], far: &[] };
}

/// Opinions about positions, for bots. Apart from the rules: a game is playable without any.
pub trait Heuristics: Features {
    /// How many further decisions of an action a tree search looks through when it tries the action. None where any
    /// position can be judged: a search finds the continuations by itself and does better with more iterations.
    const LOOK_ON: u32 = 2;

    /// How far a tree search lets everybody play on with steady hands before it judges a position. Not at all where
    /// positions speak for themselves: a search does better with more iterations then. Where luck decides much, what a
    /// position is worth shows only a little later.
    const PLAY_ON: PlayOn = PlayOn { near: &[2], far: &[4, 4, 4] };

    /// How good the position is for `seat`, in hundredths of a point: higher is better.
    fn worth(state: &Self::State, seat: Seat) -> i32;

    /// How good the position is for `seat` in the eyes of steady hands that play on beyond a tree. They are many and must
    /// be quick: where there are many rivals they may look at what they have themselves.
    fn own_worth(state: &Self::State, seat: Seat) -> i32 {
        Self::worth(state, seat)
    }

    /// Is nothing half-done? A bot judges quiet positions and looks on from others.
    fn is_quiet(state: &Self::State) -> bool;

    /// What an action is worth beyond the position it leads to: tempo, options spent or kept.
    fn inclination(state: &Self::State, seat: Seat, action: Self::Action) -> i32;
}

/// Who decides next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// One of these seats; nearly always just one.
    Seats(SeatSet),
    /// Chance.
    Chance,
    /// Nobody: the game is over.
    Over,
}

impl Actor {
    /// This seat alone decides.
    #[inline]
    pub const fn seat(seat: Seat) -> Actor {
        Actor::Seats(SeatSet::one(seat))
    }

    /// Is `seat` asked?
    #[inline]
    pub fn asks(self, seat: Seat) -> bool {
        matches!(self, Actor::Seats(seats) if seats.has(seat))
    }
}

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Points, a seat each.
    pub scores: Vec<i32>,
    /// Who won; more than one share the victory, none means everybody lost.
    pub winners: Vec<Seat>,
    /// Where each seat came in, from 1; those who share a place have the same.
    pub places: Vec<u8>,
}

impl Outcome {
    /// Winners first, the others by their points.
    pub fn by_score(scores: Vec<i32>, winners: Vec<Seat>) -> Outcome {
        let ranks = scores.clone();
        Outcome::by_rank(scores, winners, |seat| ranks[seat.index()])
    }

    /// Winners first, the others by what the game ranks them by: the higher the better.
    pub fn by_rank<R: Ord>(scores: Vec<i32>, winners: Vec<Seat>, rank: impl Fn(Seat) -> R) -> Outcome {
        let key = |seat: Seat| (!winners.contains(&seat)).then(|| std::cmp::Reverse(rank(seat)));
        let ahead = |one: Seat| Seat::first(scores.len()).filter(|other| key(*other) < key(one)).count();
        let places = Seat::first(scores.len()).map(|seat| 1 + ahead(seat) as u8).collect();
        Outcome { scores, winners, places }
    }
}

/// A setup that no table could play.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(Arc<dyn Error + Send + Sync>);

impl SetupError {
    /// For this reason.
    pub fn new(why: impl Into<Box<dyn Error + Send + Sync>>) -> SetupError {
        SetupError(why.into().into())
    }

    /// The reason; whoever knows the game may ask for its own type.
    pub fn why(&self) -> &(dyn Error + Send + Sync + 'static) {
        self.0.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_stand_before_everybody_and_equals_share_a_place() {
        let winners = vec![Seat::new(1)];
        assert_eq!(Outcome::by_score(vec![20, 20, 5, 5], winners.clone()).places, [2, 1, 3, 3]);
        // A game may rank by something else than points: here the last seat is out.
        let rank = |seat: Seat| (seat != Seat::new(0), seat.index());
        assert_eq!(Outcome::by_rank(vec![30, 10, 5], winners, rank).places, [3, 1, 2]);
        assert_eq!(Outcome::by_score(vec![1, 2], Vec::new()).places, [2, 1]);
    }
}
