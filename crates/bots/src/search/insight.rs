//! What a network that learned says of a decision: how it ends for everybody, and what is worth a try.

use kernel::{Heuristics, Outcome, Seat};

use super::grow::{Extras, Growth};
use super::limit::Learned;
use super::tree::{Edge, NodeId};
use super::value::squash;
use crate::net::{Asking, Judgement, fading};

/// How much what is little known is preferred to what goes well, and the part of it that is shared evenly.
pub(super) const CURIOSITY: (f32, f32) = (0.7, 0.02);
/// How much worse than the decision itself what nobody has tried there is thought to be.
const DOUBT: f32 = 0.03;
/// The part of many points that is a step up or down for who plays alone.
const STEP_ALONE: f32 = 0.15;

/// What of its points a lost game takes from who plays alone, as far as a search cares.
const LOST_ALONE: f32 = 0.3;

/// A network, and what is needed to ask it.
pub struct Insight {
    learned: Learned,
    asking: Asking,
    n_seats: usize,
    /// The points that who plays alone may hope for as things stand.
    hoped: Option<f32>,
}

impl Insight {
    /// For a search by `seat` from a world like this.
    pub fn new<G: Heuristics>(learned: Learned, world: &G::State, seat: Seat) -> Insight {
        let n_seats = G::standing(world).len();
        let mut insight = Insight { learned, asking: Asking::default(), n_seats, hoped: None };
        if G::ALONE_FOR_POINTS && n_seats == 1 {
            insight.hoped = Some(insight.ask::<G>(world, seat).points);
        }
        insight
    }

    fn ask<G: Heuristics>(&mut self, state: &G::State, seat: Seat) -> Judgement {
        self.asking.judge::<G>(self.learned.0, state, seat, self.n_seats)
    }

    /// Everybody's value of a position that goes on, as the network has it.
    fn values<G: Heuristics>(&self, judgement: &Judgement) -> Extras {
        match self.hoped {
            Some(hoped) => {
                let points = alone::<G>(judgement.points, hoped);
                [points * (1.0 - LOST_ALONE * judgement.nobody); Seat::MAX]
            }
            None => judgement.shares,
        }
    }

    /// Everybody's value of a position that goes on, through the eyes of a seat.
    pub fn middle<G: Heuristics>(&mut self, state: &G::State, seat: Seat) -> Extras {
        let judgement = self.ask::<G>(state, seat);
        self.values::<G>(&judgement)
    }

    /// Everybody's value of the end.
    pub fn end<G: Heuristics>(&self, seat: Seat, outcome: &Outcome) -> Extras {
        if let Some(hoped) = self.hoped {
            let points = alone::<G>(outcome.scores[seat.index()] as f32, hoped);
            let lost = if outcome.winners.is_empty() { LOST_ALONE } else { 0.0 };
            return [points * (1.0 - lost); Seat::MAX];
        }
        let mut values = [0.0; Seat::MAX];
        for winner in &outcome.winners {
            values[winner.index()] = 1.0 / outcome.winners.len() as f32;
        }
        values
    }
}

/// Points of who plays alone, as a value from 0 to 1.
fn alone<G: Heuristics>(points: f32, hoped: f32) -> f32 {
    squash((points - hoped) / (STEP_ALONE * G::MANY_POINTS as f32))
}

impl<G: Heuristics> Growth<G> {
    /// Asks about a new decision; what it is worth to everybody.
    pub(super) fn expand_by_insight(&mut self, node: NodeId, state: &G::State, seat: Seat) -> Extras {
        let Growth { insight, legal, tree, .. } = self;
        let insight = insight.as_mut().expect("only a search with a network comes here");
        let judgement = insight.ask::<G>(state, seat);
        let values = insight.values::<G>(&judgement);
        let net = insight.learned.0;
        let mut likings = Vec::with_capacity(legal.len());
        for action in legal.iter() {
            likings.push(insight.asking.liking::<G>((net, &judgement), state, seat, *action));
        }
        let most = likings.iter().copied().max().unwrap_or(0);
        tree.set_most(node, most);
        for (action, liking) in legal.iter().zip(likings) {
            tree.add_edge(node, new_edge(*action, most, liking, values[seat.index()]));
        }
        values
    }

    /// An action that is legal in this world, and was not in those before.
    pub(super) fn late_edge_by_insight(
        &mut self,
        node: NodeId,
        state: &G::State,
        seat: Seat,
        action: G::Action,
    ) -> u32 {
        let Growth { insight, tree, .. } = self;
        let insight = insight.as_mut().expect("only a search with a network comes here");
        let judgement = insight.ask::<G>(state, seat);
        let value = insight.values::<G>(&judgement)[seat.index()];
        let liking = insight.asking.liking::<G>((insight.learned.0, &judgement), state, seat, action);
        let edge = new_edge(action, tree.node(node).most, liking, value);
        tree.add_edge(node, edge)
    }
}

fn new_edge<A>(action: A, most: i32, liking: i32, value: f32) -> Edge<A> {
    let below = (i64::from(most) - i64::from(liking)).max(0);
    Edge {
        action,
        weight: fading(below) as f32 + 1.0,
        guess: (value - DOUBT).max(0.0),
        visits: 0,
        available: 0,
        opened: 0,
        sum: 0.0,
    }
}
