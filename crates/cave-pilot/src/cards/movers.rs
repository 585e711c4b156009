//! Cards that move planes: bumper, magnet, reversal, Teleport, persuator. Primitives: MovePlane, SwapPlanes, ChooseStep.
//! Rules: CP-XC-02, CP-XC-08, CP-XC-11.

use kernel::{Log, Seat};

use crate::rules::{handling, moving, special, windows};
use crate::state::State;
use crate::{Event, Exploration, How, Illegal, Mark, Pay, Place, Spot, Waiting};

/// Spaces a plane is pushed or pulled at most.
const SPACES: u8 = 2;
/// How near a plane must be to be bumped, attracted or persuaded.
const BUMPER_REACH: u8 = 1;
const MAGNET_REACH: u8 = 3;
const PERSUATOR_REACH: u8 = 3;
/// Columns Teleport leaps.
const TELEPORT_REACH: i16 = 3;

/// Is there anything to decide before the step? W-MV1.
pub fn has_step(state: &State) -> bool {
    windows::any_use(state, state.turn.seat, windows::SHOVE_CARDS)
}

/// Is there a card that might take the place of a step that is missing? Ruling CP-R-23.
pub fn has_way_out(state: &State) -> bool {
    windows::any_use(state, state.turn.seat, windows::MOVE_CARDS)
}

/// Opponents on Cave cards within reach of the active plane, which is on one too. Rule: CP-XC-08, CP-ENTR-08.
fn within(state: &State, reach: u8) -> impl Iterator<Item = (Seat, Spot, Spot)> {
    let active = state.turn.seat;
    let from = state.plane(active).place.spot();
    state.seats().filter(move |other| state.are_opponents(active, *other)).filter_map(move |other| {
        let (from, at) = (from?, state.plane(other).place.spot()?);
        (from.distance(at) <= reach).then_some((other, from, at))
    })
}

/// Opponents at distance 1 who can be pushed forward or backward. Rule: CP-XC-08.
pub fn bumps(state: &State, each: &mut impl FnMut(Mark)) {
    for (who, _, at) in within(state, BUMPER_REACH) {
        for forward in [true, false] {
            if !special::next_spaces(state, at, forward).is_empty() {
                each(Mark::Push(who, forward));
            }
        }
    }
}

/// Opponents at distance 3 in another column who can be pulled a column nearer. Rule: CP-XC-08.
pub fn pulls(state: &State, each: &mut impl FnMut(Mark)) {
    for (who, from, at) in within(state, MAGNET_REACH) {
        let nearer = from.column() != at.column() && !pull_spaces(state, from, at).is_empty();
        if nearer {
            each(Mark::Plane(who));
        }
    }
}

fn pull_spaces(state: &State, from: Spot, at: Spot) -> arrayvec::ArrayVec<Spot, 2> {
    special::next_spaces(state, at, from.column() > at.column())
}

pub(super) fn why_not(state: &State, card: Exploration, who: Seat) -> Illegal {
    let reach = if card == Exploration::Bumper { BUMPER_REACH } else { MAGNET_REACH };
    if who.index() >= usize::from(state.setup.players) || !state.are_opponents(state.turn.seat, who) {
        Illegal::NoOpponent(who)
    } else if within(state, reach).any(|(other, _, _)| other == who) {
        Illegal::NowhereToPush(who)
    } else {
        Illegal::NotReached(who)
    }
}

/// The bumper pushes 1 or 2 spaces, all forward or all backward. Rule: CP-XC-08.
pub fn bump(state: &mut State, whom: Seat, forward: bool) {
    let over = state.plane(whom).place.spot().expect("the target was looked for");
    state.waiting.push(Waiting::Push { whom, forward, left: SPACES, over, pull: false });
}

/// The magnet pulls 1 or 2 spaces, not beyond the user's column. Rule: CP-XC-08.
pub fn pull(state: &mut State, whom: Seat) {
    let over = state.plane(whom).place.spot().expect("the target was looked for");
    let from = state.plane(state.turn.seat).place.spot().expect("the user is on a card");
    let left = SPACES.min(from.column().abs_diff(over.column()));
    state.waiting.push(Waiting::Push { whom, forward: from.column() > over.column(), left, over, pull: true });
}

/// One space further where there is no choice, or the arrival. False when the user is to say. Rule: CP-XC-08.
pub fn go_on(
    state: &mut State,
    whom: Seat,
    forward: bool,
    left: u8,
    over: Spot,
    pull: bool,
    log: &mut impl Log<Event>,
) -> bool {
    let has_moved = state.plane(whom).place != Place::On(over);
    let spaces = special::next_spaces(state, over, forward);
    match spaces.as_slice() {
        [only] if left > 0 && !has_moved => {
            state.waiting.replace(Waiting::Push { whom, forward, left: left - 1, over: *only, pull });
            return true;
        }
        [_, ..] if left > 0 => return false,
        _ => {}
    }
    state.waiting.pop();
    let how = if pull { How::Pulled } else { How::Pushed };
    moving::relocate(state, whom, Place::On(over), how, log);
    // Ruling CP-R-52: pushed backward, a plane handles nothing.
    if pull || forward {
        special::handle_arrival(state, whom, log);
    }
    true
}

/// The user names the next space.
pub fn push_on(
    state: &mut State,
    whom: Seat,
    forward: bool,
    left: u8,
    over: Spot,
    pull: bool,
    to: Spot,
) -> Result<(), Illegal> {
    if !special::next_spaces(state, over, forward).contains(&to) {
        return Err(Illegal::NoSuchSpace(to));
    }
    state.waiting.replace(Waiting::Push { whom, forward, left: left - 1, over: to, pull });
    Ok(())
}

/// May the user stop? After the first space.
pub fn may_stop(state: &State, whom: Seat, over: Spot) -> Result<(), Illegal> {
    if state.plane(whom).place == Place::On(over) { Err(Illegal::FirstSpaceDue) } else { Ok(()) }
}

/// The user stops after one space.
pub fn stop(state: &mut State, whom: Seat, forward: bool, over: Spot, pull: bool) -> Result<(), Illegal> {
    may_stop(state, whom, over)?;
    state.waiting.replace(Waiting::Push { whom, forward, left: 0, over, pull });
    Ok(())
}

/// Any opponent's plane, also in the entrance or exit; nobody outside. Rule: CP-XC-02, CP-ENTR-08.
pub fn reversals(state: &State, each: &mut impl FnMut(Mark)) {
    let active = state.turn.seat;
    let is_in = |place: Place| matches!(place, Place::Entrance | Place::On(_) | Place::Exit);
    if is_in(state.plane(active).place) {
        let others = state.seats().filter(|other| state.are_opponents(active, *other));
        others.filter(|other| is_in(state.plane(*other).place)).for_each(|other| each(Mark::Plane(other)));
    }
}

/// The two planes change places, and neither handles; who comes out of the exit flies again. Rule: CP-XC-02, ruling
/// CP-R-22, CP-R-53.
pub fn reverse(state: &mut State, who: Seat, log: &mut impl Log<Event>) {
    let active = state.turn.seat;
    let (mine, theirs) = (state.plane(active).place, state.plane(who).place);
    state.waiting.only(Waiting::Handle);
    moving::relocate(state, who, mine, How::Swaps, log);
    moving::relocate(state, active, theirs, How::Swaps, log);
}

/// Any other Cave card up to three columns away, visited or not, from a card or the entrance. Rule: CP-XC-11, CP-MOVE-09.
pub fn teleports(state: &State, each: &mut impl FnMut(Mark)) {
    let place = state.plane(state.turn.seat).place;
    let column = match place {
        Place::Entrance => 0,
        Place::On(spot) => i16::from(spot.column()),
        Place::Outside | Place::Exit | Place::Out => return,
    };
    for column in column - TELEPORT_REACH..=column + TELEPORT_REACH {
        for spot in (0..2).filter_map(|row| Spot::at(row, column)) {
            if state.cave_at(spot).is_some() && place != Place::On(spot) {
                each(Mark::Cave(spot));
            }
        }
    }
}

/// The plane is there; a card it never handled is handled. Rule: CP-XC-11, ruling CP-R-21.
pub fn teleport(state: &mut State, spot: Spot, log: &mut impl Log<Event>) {
    let seat = state.turn.seat;
    state.waiting.only(Waiting::Handle);
    moving::relocate(state, seat, Place::On(spot), How::Teleports, log);
    let card = state.cave_at(spot).expect("Teleport leads to a card");
    if handling::handles_on_entry(state, seat, card) {
        handling::begin(state, card, seat, log);
    }
}

/// The steps of the active plane that cost no fuel. Rule: CP-XC-12.
pub fn persuasions(state: &State, each: &mut impl FnMut(Mark)) {
    for (spot, diagonal) in moving::steps(state) {
        if !diagonal || moving::may_pay_step(state, state.turn.seat, Pay::Gyro).is_ok() {
            each(Mark::Cave(spot));
        }
    }
}

/// Both on Cave cards, at distance 3, and there is such a step. Rule: CP-XC-12.
pub fn may_persuade(state: &State, seat: Seat) -> bool {
    let near = within(state, PERSUATOR_REACH).any(|(other, _, _)| other == seat);
    let mut any = false;
    if near {
        persuasions(state, &mut |_| any = true);
    }
    any
}

/// The active player must take this step. Rule: CP-XC-12.
pub fn persuade(state: &mut State, spot: Spot, log: &mut impl Log<Event>) {
    let seat = state.turn.seat;
    if moving::check(state, Place::On(spot), Pay::Free).is_err() {
        moving::pay(state, seat, Pay::Gyro, log);
    }
    moving::step(state, Place::On(spot), How::Persuaded, log);
}
