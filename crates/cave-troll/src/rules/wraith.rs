//! The wraith pushes heroes. Rules: CT-MON-WRAITH.

use kernel::{Log, Seat};

use crate::event::How;
use crate::rules::abilities::in_room;
use crate::rules::entering::{self, relocate};
use crate::state::State;
use crate::{Area, Event, Figure, FigureId, FigureSet, Illegal, Kind};

/// For one action the turn player's wraith pushes a hero out of its room, a knight who came to it too.
/// Rule: CT-MON-WRAITH-05, CT-ABIL-01, ruling CT-R-12.
pub fn push_by_action(state: &mut State, figure: Figure, to: Area, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let (_, room) = in_room(state, Kind::Wraith)?;
    push(state, state.turn, room, figure, to, log)
}

/// `whose` wraith, having just entered `room`, pushes. Rule: CT-MON-WRAITH-02, CT-MON-WRAITH-03, ruling CT-R-19.
pub fn push_on_entry(
    state: &mut State,
    whose: Seat,
    room: Area,
    figure: Figure,
    to: Area,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    victim(state, whose, room, figure, to)?;
    state.waiting.pop();
    push(state, whose, room, figure, to, log)
}

/// No push, unless the room was full. Rule: CT-MON-WRAITH-02, CT-MON-WRAITH-03.
pub fn push_nobody(state: &mut State, must: bool) -> Result<(), Illegal> {
    if must {
        return Err(Illegal::MustPush);
    }
    state.waiting.pop();
    Ok(())
}

/// One hero goes to an adjacent room or entrance of the wraith owner's choice. Rule: CT-MON-WRAITH-01.
fn push(
    state: &mut State,
    whose: Seat,
    room: Area,
    figure: Figure,
    to: Area,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let pushed = victim(state, whose, room, figure, to)?;
    relocate(state, pushed, room, to, How::Pushed, log);
    Ok(())
}

/// The miniature that is meant, if it may be pushed there. Rule: CT-MON-WRAITH-06, CT-MON-WRAITH-07.
fn victim(state: &State, whose: Seat, room: Area, figure: Figure, to: Area) -> Result<FigureId, Illegal> {
    let those = state.at(room) & FigureSet::of(figure.owner) & state.all_of(figure.kind);
    let victim = those.first().ok_or(Illegal::NotInRoom { figure, room })?;
    let wraith = state.special(whose, Kind::Wraith).ok_or(Illegal::NoneInPlay(Kind::Wraith))?;
    if entering::pushable(state, room, wraith).has(victim) && entering::pushes(state, victim, room).has(to) {
        Ok(victim)
    } else {
        Err(entering::why_no_push(state, wraith, victim, room, to))
    }
}
