//! Handling caves: who is attacked, with what, and what comes of it. Rules: CP-HANDLE, CP-SPEC-08, CP-SPEC-09.

use kernel::{Log, Seat, SeatSet};

use crate::attack::Attack;
use crate::content::{Shape, Special, cave};
use crate::rules::{scoring, special, windows};
use crate::state::{Ooze, State};
use crate::{Cave, Event, Illegal, Mode, Place, Spot, Waiting, Window};

/// Cards that add to others while they lie: Y19, O19, R21. A test finds them in the data.
const AURAS: [usize; 3] = [18, 42, 68];
/// Cards that add to others for a while: Y18, O18.
const OOZES: [usize; 2] = [17, 41];

/// The place of a card's ooze in the state, if it has one.
#[inline]
pub fn ooze_index(card: Cave) -> Option<usize> {
    OOZES.iter().position(|index| *index == card.index())
}

/// Two-part cards and turbines show two challenges. Rule: CP-CARD-01.
pub fn has_two_challenges(card: Cave) -> bool {
    matches!(cave(card).special, Some(Special::TwoPart | Special::Wind))
}

/// Is `spot` in the range of the card at `from`? Its own position always is. Rule: CP-HANDLE-12, ruling CP-R-18.
#[inline]
pub fn in_range(card: Cave, from: Spot, spot: Spot) -> bool {
    let facts = cave(card);
    let ahead = i16::from(spot.column()) - i16::from(from.column());
    let range = i16::from(facts.range);
    from == spot
        || match facts.shape {
            Shape::All => i16::from(from.distance(spot)) <= range,
            Shape::Row => from.row() == spot.row() && ahead.abs() <= range,
            Shape::Ahead => (1..=range).contains(&ahead),
            Shape::Behind => (1..=range).contains(&-ahead),
        }
}

/// Under water. Scenario CS3.
#[inline]
pub fn is_flooded(state: &State, spot: Spot) -> bool {
    spot.column() <= state.water
}

/// Those who have set off the ooze of a card and still keep it running.
pub fn oozes_of(state: &State, card: Cave) -> &[Ooze] {
    ooze_index(card).map_or(&[], |index| &state.oozes[index])
}

/// An ooze is set off: it runs until the last of those who did so lets it end, each once. Ruling CP-R-43.
pub fn set_off(state: &mut State, index: usize, ooze: Ooze) {
    state.oozes[index].retain(|other| other.by != ooze.by);
    state.oozes[index].push(ooze);
}

/// What auras and running oozes add to the challenges of a card: each other one in whose range it lies; a cleared one
/// adds nothing. Rule: CP-SPEC-08, CP-SPEC-09, ruling CP-R-43.
#[inline]
pub fn added(state: &State, card: Cave, at: Spot) -> u8 {
    let reaches = |index: usize| {
        let other = Cave::new(index);
        match state.spots[index] {
            Some(spot) if other != card && !state.cleared.has(other) && in_range(other, spot, at) => cave(other).adds,
            _ => 0,
        }
    };
    let auras: u8 = AURAS.iter().map(|index| reaches(*index)).sum();
    let oozes = OOZES.iter().zip(&state.oozes).filter(|(_, ooze)| !ooze.is_empty());
    auras + oozes.map(|(index, _)| reaches(*index)).sum::<u8>()
}

/// Both sides of a challenge without its dice: the properties named, and the printed number with auras and oozes less
/// the red cubes of that part. Rule: CP-HANDLE-02, CP-MISSILE-12, CP-MISSILE-13, CP-MISSILE-14.
pub fn sides(state: &State, seat: Seat, card: Cave, part: u8) -> (u8, i16) {
    let challenge = &cave(card).parts[usize::from(part)];
    let plane = state.plane(seat);
    let left = challenge.left().map(|property| plane.value(property)).sum();
    let adds = state.spot_of(card).map_or(0, |at| added(state, card, at));
    let hits = state.hits[card.index()][usize::from(cubes_part(card, part))];
    (left, i16::from(challenge.plus) + i16::from(adds) - i16::from(hits))
}

/// The cubes of a two-part card count for their part; a turbine's for both lines. Rule: CP-MISSILE-13, CP-SPEC-04.
#[inline]
pub fn cubes_part(card: Cave, part: u8) -> u8 {
    if cave(card).special == Some(Special::TwoPart) { part } else { 0 }
}

/// Does a plane that comes by its own move, or by Teleport, take the challenge? Once a card. Rule: CP-HANDLE-01, ruling
/// CP-R-21.
#[inline]
pub fn handles_on_entry(state: &State, seat: Seat, card: Cave) -> bool {
    !state.plane(seat).handled.has(card) && !state.cleared.has(card)
}

/// Does a plane that is blown, attracted or pushed forward? Not twice in a round of actions. Ruling CP-R-21.
pub fn handles_when_thrown(state: &State, seat: Seat, card: Cave) -> bool {
    !state.plane(seat).handled_now.has(card) && !state.cleared.has(card)
}

/// A plane begins to handle the card it is on. Rule: CP-HANDLE-08, CP-HANDLE-09, CP-HANDLE-14, ruling CP-R-38, CP-R-47.
pub fn begin(state: &mut State, card: Cave, trigger: Seat, log: &mut impl Log<Event>) {
    let plane = state.plane_mut(trigger);
    plane.handled.put(card);
    plane.handled_now.put(card);
    let until = plane.turns + 1;
    if let Some(index) = ooze_index(card) {
        set_off(state, index, Ooze { by: trigger, until });
    }
    let attacked = if cave(card).special == Some(Special::Ranged) {
        let others = reached(state, card);
        Some(others.iter().filter(|seat| *seat != trigger).collect())
    } else {
        None
    };
    start(state, card, trigger, Some(trigger), attacked.unwrap_or(SeatSet::NONE), log);
}

/// Planes on Cave cards in the range of a card; nobody in the entrance or the exit. Rule: CP-ENTR-08, CP-HANDLE-14.
pub fn reached(state: &State, card: Cave) -> SeatSet {
    let Some(from) = state.spot_of(card) else { return SeatSet::NONE };
    let is_reached = |seat: &Seat| state.plane(*seat).place.spot().is_some_and(|spot| in_range(card, from, spot));
    state.seats().filter(is_reached).collect()
}

/// Fixes the list: `first`, then the others by distance. Rule: CP-HANDLE-09, CP-HANDLE-11, ruling CP-R-38, CP-R-39.
pub fn start(
    state: &mut State,
    card: Cave,
    trigger: Seat,
    first: Option<Seat>,
    others: SeatSet,
    log: &mut impl Log<Event>,
) {
    let at = state.spot_of(card).expect("a card that is handled lies in the cave");
    let mut order = [None; 4];
    let mut level = [0; 4];
    let mut n = 0;
    if let Some(first) = first {
        order[0] = Some(first);
        n = 1;
    }
    let distance = |seat: Seat| state.plane(seat).place.spot().map_or(u8::MAX, |spot| spot.distance(at));
    let begin = n;
    for seat in others.iter() {
        // Clockwise insertion keeps the tied in the order of their seats.
        let place = (begin..n).find(|place| order[*place].is_some_and(|other| distance(other) > distance(seat)));
        let place = place.unwrap_or(n);
        order.copy_within(place..n, place + 1);
        order[place] = Some(seat);
        n += 1;
    }
    for place in begin..n {
        let same = |other: usize| order[other].map(distance) == order[place].map(distance);
        level[place] = (begin..=place).find(|other| same(*other)).expect("a place is level with itself") as u8;
    }
    log.push_with(|| Event::Handles { at, card, order: order.into_iter().flatten().collect() });
    state.attack = Some(Attack {
        card,
        trigger,
        otis: first.is_none(),
        order,
        level,
        rolls: [0; 4],
        next: 0,
        done: 0,
        part: 0,
        condition: None,
        roller: order[0].unwrap_or(trigger),
        dice: [None; 2],
        faces: None,
        rolls_wanted: 1,
        rolls_made: 0,
        trumpets: 0,
    });
    state.waiting.push(Waiting::Attack);
}

/// The first of the groups that are still tied.
fn tied(attack: &Attack) -> Option<SeatSet> {
    let from = usize::from(!attack.otis);
    (from..3).find_map(|place| {
        let level = attack.level[place];
        let group: SeatSet =
            (from..4).filter(|other| attack.level[*other] == level).filter_map(|other| attack.order[other]).collect();
        (attack.order[place].is_some() && group.iter().count() > 1).then_some(group)
    })
}

/// Planes at the same distance roll the yellow die: lower first, equal ones again. Rule: CP-HANDLE-11, ruling CP-R-39.
pub fn tie_rolled(state: &mut State, group: SeatSet, left: SeatSet, face: u8, log: &mut impl Log<Event>) {
    let seat = left.iter().next().expect("somebody is left to roll");
    let attack = state.attack.as_mut().expect("a tie is part of an attack");
    attack.rolls[seat.index()] = face;
    log.push(Event::TieRolled { seat, face });
    let left: SeatSet = left.iter().filter(|other| *other != seat).collect();
    if !left.is_empty() {
        return state.waiting.replace(Waiting::Tie { group, left });
    }
    let from =
        (0..4).find(|place| attack.order[*place].is_some_and(|seat| group.has(seat))).expect("the group is listed");
    let n = group.iter().count();
    let rolls = attack.rolls;
    let roll = |seat: Option<Seat>| seat.map_or(0, |seat| rolls[seat.index()]);
    attack.order[from..from + n].sort_by_key(|seat| roll(*seat));
    for place in from..from + n {
        let first = (from..=place).find(|other| roll(attack.order[*other]) == roll(attack.order[place]));
        attack.level[place] = first.expect("a place is level with itself") as u8;
    }
    attack.rolls = [0; 4];
    state.waiting.pop();
}

/// The attack goes on with its next action, or ends. Rule: CP-HANDLE-04, CP-HANDLE-09, CP-HANDLE-10.
pub fn go_on(state: &mut State) {
    let attack = state.attack.as_ref().expect("an attack is under way");
    let facts = cave(attack.card);
    if attack.done == 0 {
        if let Some(group) = tied(attack) {
            return state.waiting.push(Waiting::Tie { group, left: group });
        }
        if facts.special == Some(Special::Wind) && attack.condition.is_none() {
            return state.waiting.push(Waiting::Condition);
        }
    }
    let more = match facts.special {
        // Rule: CP-SPEC-06: the second part follows when it is taken.
        Some(Special::TwoPart) => attack.done == attack.part,
        _ => attack.done < facts.actions,
    } && !state.cleared.has(attack.card);
    let cycle = (0..4).map(|step| (usize::from(attack.next) + step) % 4);
    // Ruling CP-R-38: planes that crashed are skipped; if none is left the remaining actions are lost.
    let mut alive = cycle.filter_map(|place| attack.order[place].map(|seat| (place, seat)));
    let target = alive.find(|(_, seat)| state.plane(*seat).place != Place::Out);
    match target {
        Some((place, seat)) if more => take_action(state, place, seat),
        _ => end(state),
    }
}

pub fn end(state: &mut State) {
    state.attack = None;
    state.waiting.pop();
}

/// One action against one plane: cards may be used, then the dice are rolled. Rule: CP-HANDLE-13, CP-EXPL-08.
fn take_action(state: &mut State, place: usize, roller: Seat) {
    let attack = state.attack.as_mut().expect("an attack is under way");
    attack.next = (place as u8 + 1) % 4;
    attack.done += 1;
    attack.roller = roller;
    attack.dice = cave(attack.card).parts[usize::from(attack.part)].dice;
    attack.faces = None;
    attack.rolls_wanted = 1;
    attack.rolls_made = 0;
    attack.trumpets = 0;
    let card = attack.card;
    // Handled is a card whose challenge was begun with the plane on it.
    if state.cave_under(roller) == Some(card) {
        let plane = state.plane_mut(roller);
        plane.handled.put(card);
        plane.handled_now.put(card);
    }
    state.waiting.push(Waiting::Roll);
    windows::open(state, Window::Challenge);
}

/// The dice of a challenge; of several rolls the lowest total is kept. Rule: CP-HANDLE-02.
pub fn rolled(state: &mut State, first: u8, second: Option<u8>, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let attack = state.attack.as_mut().expect("a roll is part of an attack");
    let shows = |die: Option<crate::Die>, face: Option<u8>| match (die, face) {
        (Some(die), Some(face)) => (die.lowest()..die.lowest() + 6).contains(&face),
        (None, None) => true,
        _ => false,
    };
    if !shows(attack.dice[0], Some(first)) || !shows(attack.dice[1], second) {
        return Err(Illegal::NotByChance);
    }
    let faces = [first, second.unwrap_or(0)];
    let kept = attack.faces.is_none_or(|kept| kept[0] + kept[1] > faces[0] + faces[1]);
    if kept {
        attack.faces = Some(faces);
    }
    attack.rolls_made += 1;
    let seat = attack.roller;
    log.push_with(|| Event::Rolled { seat, faces: [Some(first), second].into_iter().flatten().collect(), kept });
    if attack.rolls_made < attack.rolls_wanted {
        return Ok(());
    }
    state.waiting.pop();
    if !windows::open(state, Window::Challenged) {
        resolve(state, log);
    }
    Ok(())
}

/// The roll stands: passed if the right side is below 0 or the left side is higher; equal is failed. Reputation or the
/// penalty at once. Rule: CP-HANDLE-02, CP-HANDLE-03, CP-HANDLE-05, CP-HANDLE-06, CP-HANDLE-07.
pub fn resolve(state: &mut State, log: &mut impl Log<Event>) {
    let attack = state.attack.expect("a roll is part of an attack");
    let (seat, part) = (attack.roller, attack.part);
    let (left, fixed) = sides(state, seat, attack.card, part);
    let right = i16::from(attack.total()) + fixed;
    let passed = right < 0 || i16::from(left) > right;
    log.push(Event::Challenged { seat, part, left, right: right as i8, passed });
    // What comes later is put below what comes first.
    match cave(attack.card).special {
        Some(Special::Wind) => special::blow(state, seat, attack.card, passed),
        Some(Special::TwoPart) if part == 0 => special::after_first_part(state, seat, passed),
        _ => {}
    }
    if passed {
        pass(state, attack, log);
    } else if state.attack.is_some() {
        state.waiting.push(Waiting::Penalty { who: seat, next: 0 });
    }
}

/// A pass: the printed Reputation and what a trumpet adds, nothing under water; in the purge a cube for the Brood.
/// Rule: CP-HANDLE-05, CP-CARD-07, CP-COOP-01.
fn pass(state: &mut State, attack: Attack, log: &mut impl Log<Event>) {
    let at = state.spot_of(attack.card).expect("a card that is handled lies in the cave");
    if !is_flooded(state, at) {
        let printed = cave(attack.card).parts[usize::from(attack.part)].reputation;
        scoring::gain(state, attack.roller, printed + attack.trumpets, log);
    }
    if state.setup.mode == Mode::Purge && cave(attack.card).brood {
        add_cubes(state, attack.card, cubes_part(attack.card, attack.part), 1, log);
    }
}

/// Red cubes on a Cave card, for good and for everybody; in the purge three clear a Brood card and everybody gains a
/// Reputation. Rule: CP-MISSILE-11, CP-MISSILE-12, CP-COOP-01.
pub fn add_cubes(state: &mut State, card: Cave, part: u8, hits: u8, log: &mut impl Log<Event>) {
    let at = state.spot_of(card).expect("a card that is hit lies in the cave");
    let cubes = &mut state.hits[card.index()];
    cubes[usize::from(part)] = cubes[usize::from(part)].saturating_add(hits);
    let (all, both) = (cubes[usize::from(part)], u16::from(cubes[0]) + u16::from(cubes[1]));
    log.push(Event::CaveHit { at, part, hits, all });
    if state.setup.mode == Mode::Purge && cave(card).brood && both >= 3 && !state.cleared.has(card) {
        state.cleared.put(card);
        log.push(Event::Cleared { card });
        for seat in state.seats() {
            if state.plane(seat).place != Place::Out {
                scoring::gain(state, seat, 1, log);
            }
        }
    }
}
