//! What a step changes for the one who takes it: gold, rooms, figures.

use cave_troll::{Kind, RoomNow, View};
use kernel::Seat;

use super::{kind_name, place};
use crate::Names;
use crate::reasons::Changes;
use crate::speech::several;

/// From one view to the next, for `seat`; weights are gold.
pub fn changes((before, after): (&View, &View), seat: Seat, names: &Names<'_>, found: &mut Changes) {
    for (was, is) in before.rooms.iter().zip(&after.rooms) {
        room(was, is, seat, names, found);
    }
    for (other, (was, is)) in Seat::first(after.players.len()).zip(before.players.iter().zip(&after.players)) {
        let gold = i32::from(is.gold) - i32::from(was.gold);
        match gold {
            1.. if other == seat => found.gains(2 * gold, format!("scores {gold} gold")),
            1.. => found.costs(gold, format!("scores {gold} gold for {}", names.whom(other))),
            _ => {}
        }
        for kind in more(&was.lost, &is.lost) {
            if other == seat {
                found.costs(3, format!("loses the {}", kind_name(kind)));
            } else {
                found.gains(3, format!("drives {} {} out of the cave", names.whose(other), kind_name(kind)));
            }
        }
    }
    let (was, is) = (&before.players[seat.index()], &after.players[seat.index()]);
    for kind in more(&is.supply, &was.supply) {
        found.gains(2, format!("brings the {} into the cave", kind_name(kind)));
    }
    if is.artifact_count > was.artifact_count {
        found.gains(4, "finds an artifact");
    }
    if after.icons > before.icons {
        found.gains(1, format!("brings the scoring nearer, with {} on the pile", several(after.icons, "icon")));
    }
}

fn room(was: &RoomNow, is: &RoomNow, seat: Seat, names: &Names<'_>, found: &mut Changes) {
    let (had, has) = (share(was, seat), share(is, seat));
    let (room, gold) = (place(is.room), is.gold);
    let others = |room: &RoomNow| room.controller.filter(|controller| *controller != seat);
    match (others(was), others(is)) {
        (Some(other), _) if has > had => {
            found.gains(has - had, format!("takes {room} from {} for {gold}", names.whom(other)))
        }
        (None, _) if has > had && had == 0 => found.gains(has, format!("takes {room} for {gold}")),
        _ if has > had => found.gains(has - had, format!("makes {room} pay {gold}")),
        (_, Some(other)) if has < had => found.costs(had - has, format!("leaves {room} to {}", names.whom(other))),
        _ if has < had => found.costs(had - has, format!("gives up {room} and its {}", was.gold)),
        (Some(other), now) if now != Some(other) => {
            found.gains(i32::from(was.gold) / 2, format!("takes {room} away from {}", names.whom(other)));
        }
        _ => {}
    }
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
