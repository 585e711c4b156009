//! The rampaging troll pushes two figures out of its room and discards the rest.
//! Rules: CT-ALT-TROLL-03, CT-ALT-TROLL-04.

use kernel::{Log, Seat};

use crate::content::adjacent;
use crate::event::How;
use crate::rules::abilities::in_room;
use crate::rules::entering::{self, Mover, discard, relocate};
use crate::state::{State, Waiting};
use crate::{Area, AreaSet, Event, Figure, FigureId, FigureSet, HouseRule, Illegal, Kind};

/// Two in a row. Rule: CT-ALT-TROLL-03.
const PUSHES: u8 = 2;

/// The turn player's troll begins to rampage; somebody else must be there. Rule: CT-ALT-TROLL-03, ruling CT-R-46.
pub fn begin(state: &mut State) -> Result<(), Illegal> {
    let (troll, room) = in_room(state, Kind::RampagingTroll)?;
    if others(state, troll, room).is_empty() {
        return Err(Illegal::NobodyToRampage(room));
    }
    state.waiting.push(Waiting::Rampage { room, left: PUSHES });
    Ok(())
}

/// Hero and monster figures in the troll's room beside it. Ruling CT-R-45: barbarians and other trolls too.
pub fn others(state: &State, troll: FigureId, room: Area) -> FigureSet {
    state.at(room).without(FigureSet::one(troll))
}

/// The rooms `figure` may be pushed to: no entrances, no pits. Rule: CT-ALT-TROLL-03, rulings CT-R-20, CT-R-45.
pub fn pushes(state: &State, by: Seat, figure: FigureId, room: Area) -> AreaSet {
    entering::open(state, figure, room, adjacent(room) & AreaSet::ROOMS, Mover::of(by, figure.owner()))
}

/// One push, finished with its entry effects before the next is chosen. Rule: CT-ALT-TROLL-03, ruling CT-R-45.
pub fn push(
    state: &mut State,
    room: Area,
    left: u8,
    figure: Figure,
    to: Area,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let troll = state.special(state.turn, Kind::RampagingTroll).ok_or(Illegal::NoneInPlay(Kind::RampagingTroll))?;
    let those = others(state, troll, room) & FigureSet::of(figure.owner) & state.all_of(figure.kind);
    let pushed = those.first().ok_or(Illegal::NotBesideTroll { figure, room })?;
    if !pushes(state, state.turn, pushed, room).has(to) {
        return Err(if !to.is_room() {
            Illegal::RampageIntoRooms(to)
        } else if !adjacent(room).has(to) {
            Illegal::NoDoor { from: room, to }
        } else {
            entering::why_not(state, pushed, to, Mover::of(state.turn, figure.owner))
        });
    }

    state.waiting.replace(Waiting::Rampage { room, left: left - 1 });
    relocate(state, pushed, room, to, How::Driven, log);
    Ok(())
}

/// No further push: only by house rule. Ruling CT-R-45.
pub fn push_nobody(state: &mut State, room: Area) -> Result<(), Illegal> {
    if !state.house.has(HouseRule::RampagePushesOptional) {
        return Err(Illegal::RampageMustPush);
    }
    state.waiting.replace(Waiting::Rampage { room, left: 0 });
    Ok(())
}

/// True when no push is left or possible; then the rest is discarded, chests stay. Rule: CT-ALT-TROLL-04.
pub fn go_on(state: &mut State, room: Area, left: u8, log: &mut impl Log<Event>) -> bool {
    let troll = state.special(state.turn, Kind::RampagingTroll).expect("a rampage has its troll");
    let can_push = |figure| !pushes(state, state.turn, figure, room).is_empty();
    if left > 0 && others(state, troll, room).iter_distinct().any(can_push) {
        return false;
    }
    for figure in others(state, troll, room).iter() {
        discard(state, figure, room, log);
    }
    true
}
