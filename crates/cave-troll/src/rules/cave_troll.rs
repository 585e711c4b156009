//! The cave troll comes: each player may save one figure, the rest is discarded. Rules: CT-MON-TROLL.

use kernel::{Log, Seat};

use crate::content::adjacent;
use crate::event::How;
use crate::rules::entering::{self, Mover, discard, relocate};
use crate::rules::moving::figure_at;
use crate::state::{Place, State, Waiting};
use crate::{Area, AreaSet, Event, FigureId, FigureSet, HouseRule, Illegal, Kind};

/// The troll stands in its room; the opponent to the left decides first, the troll's owner last.
/// Rule: CT-MON-TROLL-02, ruling CT-R-22.
pub fn arrive(state: &mut State, room: Area) {
    let who = state.turn.next(usize::from(state.players));
    state.waiting.push(Waiting::Flee { room, who });
}

/// The figures `who` may save, the new troll not counted. Ruling CT-R-26.
pub fn endangered(state: &State, room: Area, who: Seat) -> FigureSet {
    let there = (state.at(room) & FigureSet::of(who)).without(state.all_of(Kind::CaveTroll));
    if state.house.has(HouseRule::BarbariansStandFast) { there.without(state.all_of(Kind::Barbarian)) } else { there }
}

/// Where a figure may flee: adjacent rooms and entrances that it may enter, one step, no jump.
/// Rule: CT-MON-TROLL-03, ruling CT-R-26.
pub fn flights(state: &State, figure: FigureId, room: Area) -> AreaSet {
    entering::open(state, figure, room, adjacent(room) & (AreaSet::ROOMS | AreaSet::ENTRANCES), Mover::Owner)
}

/// One figure flees; its arrival is finished before the next player decides. Rule: CT-MON-TROLL-03, ruling CT-R-23.
pub fn flee(
    state: &mut State,
    room: Area,
    who: Seat,
    kind: Kind,
    to: Area,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let figure = figure_at(state, who, kind, room)?;
    if !endangered(state, room, who).has(figure) {
        return Err(if kind == Kind::CaveTroll { Illegal::CaveTrollNeverMoves } else { Illegal::BarbarianStands });
    }
    if !flights(state, figure, room).has(to) {
        let reachable = adjacent(room) & (AreaSet::ROOMS | AreaSet::ENTRANCES);
        return Err(if reachable.has(to) {
            entering::why_not(state, figure, to, Mover::Owner)
        } else {
            Illegal::NoFlight(to)
        });
    }

    ask_next(state, room, who);
    relocate(state, figure, room, to, How::Flees, log);
    Ok(())
}

/// Nobody of `who`'s flees. Rule: CT-MON-TROLL-02.
pub fn stay(state: &mut State, room: Area, who: Seat) {
    ask_next(state, room, who);
}

/// The next player is asked; after the troll's owner there is none.
fn ask_next(state: &mut State, room: Area, who: Seat) {
    let is_last = who == state.turn;
    state.waiting.replace(if is_last {
        Waiting::Devour { room }
    } else {
        Waiting::Flee { room, who: next(state, who) }
    });
}

fn next(state: &State, who: Seat) -> Seat {
    who.next(usize::from(state.players))
}

/// Passes over players without a flight. True when nobody is left to ask; then the room is cleared.
pub fn go_on(state: &mut State, room: Area, mut who: Seat, log: &mut impl Log<Event>) -> bool {
    loop {
        if endangered(state, room, who).iter_distinct().any(|figure| !flights(state, figure, room).is_empty()) {
            state.waiting.replace(Waiting::Flee { room, who });
            return false;
        }
        if who == state.turn {
            devour(state, room, log);
            return true;
        }
        who = next(state, who);
    }
}

/// Every figure left but the new troll is discarded, chests included, and by the house rule an older troll too.
/// Rule: CT-MON-TROLL-04, rulings CT-R-24, CT-R-25.
pub fn devour(state: &mut State, room: Area, log: &mut impl Log<Event>) {
    let newcomer = state.all_of(Kind::CaveTroll) & FigureSet::of(state.turn);
    for figure in state.at(room).without(newcomer).iter() {
        discard(state, figure, room, log);
    }
    if state.house.has(HouseRule::ChestsSurviveTrolls) {
        return;
    }
    for owner in state.seats() {
        if state.chests[owner.index()] == Place::In(room) {
            state.chests[owner.index()] = Place::Lost;
            log.push(Event::ChestLost { owner, at: room });
        }
    }
}
