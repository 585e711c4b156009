//! What a step changes for the one who takes it: gold, rooms, figures.

use cave_troll::{Figure, Kind, RoomNow, View};
use kernel::Seat;

use super::{ct, figure_object, place, the_object};
use crate::Names;
use crate::reasons::Changes;

/// From one view to the next, for `seat`; weights are gold.
pub fn changes((before, after): (&View, &View), seat: Seat, names: &Names<'_>, found: &mut Changes) {
    for (was, is) in before.rooms.iter().zip(&after.rooms) {
        room(was, is, seat, names, found);
        if was.controller == is.controller && figures(after, is, seat) > figures(before, is, seat) {
            entered(is, seat, names, found);
        }
    }
    for (other, (was, is)) in Seat::first(after.players.len()).zip(before.players.iter().zip(&after.players)) {
        let gold = i32::from(is.gold) - i32::from(was.gold);
        match gold {
            1.. if other == seat => found.gains(2 * gold, names.say(ct::GainGold { gold })),
            1.. => found.costs(gold, names.say(ct::CostGold { who: names.who(other), gold })),
            _ => {}
        }
        for kind in more(&was.lost, &is.lost) {
            if other == seat {
                found.costs(3, names.say(ct::CostFigure { figure: the_object(kind, names) }));
            } else {
                let figure = figure_object(Figure { owner: other, kind }, names);
                found.gains(3, names.say(ct::GainLost { figure }));
            }
        }
    }
    let (was, is) = (&before.players[seat.index()], &after.players[seat.index()]);
    for kind in more(&is.supply, &was.supply) {
        found.gains(2, names.say(ct::GainFigure { figure: the_object(kind, names) }));
    }
    if is.artifact_count > was.artifact_count {
        found.gains(4, names.say(ct::GainArtifact));
    }
    if after.icons > before.icons {
        found.gains(1, names.say(ct::GainIcons { icons: after.icons.into() }));
    }
}

fn room(was: &RoomNow, is: &RoomNow, seat: Seat, names: &Names<'_>, found: &mut Changes) {
    let (had, has) = (share(was, seat), share(is, seat));
    let (place, gold) = (place(is.room, names), is.gold);
    let others = |room: &RoomNow| room.controller.filter(|controller| *controller != seat);
    match (others(was), others(is)) {
        (Some(other), _) if has > had => {
            found.gains(has - had, names.say(ct::GainRoomFrom { who: names.who(other), place, gold }))
        }
        (None, _) if has > had && had == 0 => found.gains(has, names.say(ct::GainRoom { place, gold })),
        _ if has > had => found.gains(has - had, names.say(ct::GainPay { place, gold })),
        (_, Some(other)) if has < had => {
            found.costs(had - has, names.say(ct::CostRoomTo { who: names.who(other), place }));
        }
        _ if has < had => found.costs(had - has, names.say(ct::CostRoom { place, gold: was.gold })),
        (Some(other), now) if now != Some(other) => {
            found.gains(i32::from(was.gold) / 2, names.say(ct::GainRoomAway { who: names.who(other), place }));
        }
        _ => {}
    }
}

/// One figure more in a room that stays with whoever has it.
fn entered(room: &RoomNow, seat: Seat, names: &Names<'_>, found: &mut Changes) {
    let place = place(room.room, names);
    let said = match room.controller {
        Some(own) if own == seat => names.say(ct::GainHold { place }),
        Some(other) => names.say(ct::GainPress { who: names.who(other), place }),
        None => names.say(ct::GainReach { place, gold: room.gold }),
    };
    found.gains(1, said);
}

/// How many figures a seat has in a room.
fn figures(view: &View, room: &RoomNow, seat: Seat) -> u32 {
    let own = view.pieces.iter().filter(|piece| piece.at == room.room && piece.owner == seat);
    own.map(|piece| u32::from(piece.count)).sum()
}

/// What a room would pay a seat now.
fn share(room: &RoomNow, seat: Seat) -> i32 {
    let has = room.controller == Some(seat) || room.sharer == Some(seat);
    if has { i32::from(room.gold) } else { 0 }
}

/// What is in `is` beyond what was in `was`.
fn more(was: &[Kind], is: &[Kind]) -> Vec<Kind> {
    let mut left = was.to_vec();
    is.iter()
        .copied()
        .filter(|kind| left.iter().position(|known| known == kind).map(|at| left.remove(at)).is_none())
        .collect()
}
