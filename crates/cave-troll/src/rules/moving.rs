//! The second action: move one of your figures. Rules: CT-MOVE; the thief's jump and the banshee's two steps.

use kernel::{Log, Seat};

use crate::content::adjacent;
use crate::event::How;
use crate::rules::entering::{self, Mover, relocate};
use crate::state::State;
use crate::{Area, AreaSet, Event, FigureId, FigureSet, HouseRule, Illegal, Kind};

/// Where one move action takes `figure`, by its own way of moving.
/// Rule: CT-MOVE-01, CT-MOVE-02, CT-MOVE-05, CT-HERO-THIEF-01, CT-ALT-TROLL-02, CT-ALT-SIREN-01, CT-MON-TROLL-05.
#[inline]
pub fn destinations(state: &State, figure: FigureId, from: Area) -> AreaSet {
    match state.kind_of(figure) {
        Kind::CaveTroll => AreaSet::NONE,
        Kind::RampagingTroll if state.troll_moved => AreaSet::NONE,
        Kind::Thief => {
            let board = (AreaSet::ROOMS | AreaSet::ENTRANCES) & !AreaSet::one(from);
            entering::open(state, figure, from, board, Mover::Owner)
        }
        // Ruling CT-R-48: each of the two steps is a legal one; pits and entrances are fine on the way.
        Kind::SirenBanshee => {
            let open = entering::open(state, figure, from, !AreaSet::one(from), Mover::Owner);
            let near = adjacent(from) & open;
            let through = if state.house.has(HouseRule::BansheeStaysInRooms) { AreaSet::ROOMS } else { !AreaSet::NONE };
            (near & through).iter().fold(near, |reached, step| reached | adjacent(step) & through) & open
        }
        _ => entering::open(state, figure, from, adjacent(from), Mover::Owner),
    }
}

/// `seat`'s figure of this kind in this area; of several adventurers the first. Rule: CT-TERM-11, ruling CT-R-52.
#[inline]
pub fn figure_at(state: &State, seat: Seat, kind: Kind, at: Area) -> Result<FigureId, Illegal> {
    let those = state.at(at) & FigureSet::of(seat) & state.all_of(kind);
    those.first().ok_or(Illegal::NoSuchFigure { kind, at })
}

/// Moves a figure of the turn player. Rule: CT-MOVE-01, CT-TURN-05.
#[inline]
pub fn move_figure(
    state: &mut State,
    kind: Kind,
    from: Area,
    to: Area,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let figure = figure_at(state, state.turn, kind, from)?;
    if !destinations(state, figure, from).has(to) {
        return Err(why_not(state, figure, from, to));
    }

    if kind == Kind::RampagingTroll {
        state.troll_moved = true;
    }
    relocate(state, figure, from, to, How::Moves, log);
    Ok(())
}

#[cold]
fn why_not(state: &State, figure: FigureId, from: Area, to: Area) -> Illegal {
    let kind = state.kind_of(figure);
    if kind == Kind::CaveTroll {
        return Illegal::CaveTrollNeverMoves;
    }
    if kind == Kind::RampagingTroll && state.troll_moved {
        return Illegal::TrollHasMoved;
    }
    if from == to {
        return Illegal::AlreadyThere(to);
    }
    let may_enter = !entering::open(state, figure, from, AreaSet::one(to), Mover::Owner).is_empty();
    match kind {
        Kind::Thief => entering::why_not(state, figure, to, Mover::Owner),
        Kind::SirenBanshee if may_enter => Illegal::BeyondTwoSteps { from, to },
        Kind::SirenBanshee => entering::why_not(state, figure, to, Mover::Owner),
        _ if !adjacent(from).has(to) => Illegal::NoDoor { from, to },
        _ => entering::why_not(state, figure, to, Mover::Owner),
    }
}
