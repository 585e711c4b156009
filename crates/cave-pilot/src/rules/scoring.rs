//! Reputation, the title, and who has won. Rules: CP-END-01, CP-END-04 to CP-END-08, CP-TEAM-02, CP-SOLO-05.

use kernel::{Log, Seat};

use crate::content::content;
use crate::state::State;
use crate::view::Ending;
use crate::{Deck, Event, Grade, Mode, Place, Plane, Title, Waiting};

/// Reputation that earns the title. Rule: CP-END-05.
pub const TITLE: u16 = 55;

/// Reputation gained; reaching 55 for the first time brings the title and two Exploration cards.
/// Rule: CP-END-01, CP-END-05, ruling CP-R-55.
pub fn gain(state: &mut State, seat: Seat, n: u8, log: &mut impl Log<Event>) {
    let plane = state.plane_mut(seat);
    plane.reputation += u16::from(n);
    log.push(Event::Reputation { seat, by: i16::from(n), now: plane.reputation });
    if plane.reputation >= TITLE && !plane.titled {
        plane.titled = true;
        log.push(Event::Titled { seat });
        state.waiting.push(Waiting::Find { who: seat, left: 2 });
    }
}

/// Reputation lost, never below 0. Ruling CP-R-35.
pub fn lose(state: &mut State, seat: Seat, n: u8, log: &mut impl Log<Event>) {
    let plane = state.plane_mut(seat);
    let lost = u16::from(n).min(plane.reputation);
    plane.reputation -= lost;
    log.push(Event::Reputation { seat, by: -(lost as i16), now: plane.reputation });
}

/// Bonus of a plane in the exit: a third of the Cave cards in the two rows. Rule: CP-END-04, ruling CP-R-61.
pub fn bonus(state: &State) -> u16 {
    let cards: u32 = state.filled.iter().map(|row| row.count_ones()).sum();
    (cards / 3) as u16
}

/// Everybody's bonus at the end; if it lifts somebody to 55 there is the title, but no more cards. Players still in the
/// cave have none. Rule: CP-END-03, CP-END-05, ruling CP-R-55, CP-R-57.
pub fn pay_bonus(state: &mut State, log: &mut impl Log<Event>) {
    let by = bonus(state);
    for seat in state.seats() {
        let plane = state.plane_mut(seat);
        if plane.place != Place::Exit {
            continue;
        }
        plane.reputation += by;
        log.push(Event::Bonus { seat, by });
        if plane.reputation >= TITLE && !plane.titled {
            plane.titled = true;
            log.push(Event::Titled { seat });
        }
    }
}

/// Reputation if the game ended now: planes in the exit have their bonus. Rule: CP-END-01, CP-END-03, CP-END-04.
pub fn standing(state: &State) -> Vec<i32> {
    let due = |plane: &Plane| match plane.place {
        Place::Exit if state.waiting.top() != Waiting::Over => bonus(state),
        Place::Exit | Place::Outside | Place::Entrance | Place::On(_) | Place::Out => 0,
    };
    state.seats().map(|seat| state.plane(seat)).map(|plane| i32::from(plane.reputation + due(plane))).collect()
}

/// Who has won, once it is over.
pub fn winners(state: &State) -> Vec<Seat> {
    match state.setup.mode {
        Mode::Competitive | Mode::Tutorial => best_of(state, |state, seat| together(state, [seat, seat])),
        // Rule: CP-TEAM-02, ruling CP-R-62: sums of the two who sit opposite, without who is out.
        Mode::Team => best_of(state, |state, seat| {
            let partner = Seat::new((seat.index() + 2) % 4);
            together(state, [seat, partner])
        }),
        Mode::Solo => state.seats().filter(|seat| state.plane(*seat).place == Place::Exit).collect(),
        Mode::NightMail | Mode::Purge | Mode::RisingWater => {
            if scenario_won(state) {
                state.seats().collect()
            } else {
                Vec::new()
            }
        }
    }
}

/// Most Reputation, then most credits, then shared; who crashed or got stuck has lost. Rule: CP-END-06, CP-END-07,
/// CP-END-08, CP-GEN-02, ruling CP-R-59.
fn best_of(state: &State, rank: impl Fn(&State, Seat) -> Option<(u32, u32)>) -> Vec<Seat> {
    let best = state.seats().filter_map(|seat| rank(state, seat)).max();
    state.seats().filter(|seat| rank(state, *seat).is_some() && rank(state, *seat) == best).collect()
}

/// What those who have not won are ranked by: alive, then Reputation, then credits; of the others who lasted longer.
/// Ruling CP-R-59.
pub fn rank(state: &State, seat: Seat) -> (bool, u32, u32) {
    let plane = state.plane(seat);
    match together(state, [seat, seat]) {
        Some((reputation, credits)) => (true, reputation, credits),
        None => (false, u32::from(plane.out), 0),
    }
}

/// Reputation and credits of one or two players together; none when all of them are out.
fn together(state: &State, seats: [Seat; 2]) -> Option<(u32, u32)> {
    let n = if seats[0] == seats[1] { 1 } else { 2 };
    let living = || seats[..n].iter().map(|seat| state.plane(*seat)).filter(|plane| plane.place != Place::Out);
    living().next()?;
    let sum = |what: fn(&Plane) -> u16| living().map(|plane| u32::from(what(plane))).sum();
    Some((sum(|plane| plane.reputation), sum(|plane| plane.credits)))
}

/// All planes home in time; five Brood cards cleared and at most one plane lost; all planes but one through. Rule:
/// CP-COOP-01.
pub fn scenario_won(state: &State) -> bool {
    let finished = state.seats().filter(|seat| state.plane(*seat).place == Place::Exit).count();
    let players = usize::from(state.setup.players);
    match state.setup.mode {
        Mode::NightMail => finished == players,
        Mode::Purge => finished + usize::from(state.n_out) == players && state.cleared.len() >= 5 && state.n_out <= 1,
        Mode::RisingWater => finished + losses_allowed(state) >= players,
        Mode::Competitive | Mode::Tutorial | Mode::Team | Mode::Solo => false,
    }
}

/// Planes a scenario may lose and still be won.
pub fn losses_allowed(state: &State) -> usize {
    match state.setup.mode {
        Mode::Purge => 1,
        Mode::RisingWater if state.setup.players > 2 => 1,
        _ => 0,
    }
}

/// The title of a solo pilot who has finished. Rule: CP-SOLO-05, CP-SOLO-06, CP-SOLO-07, ruling CP-R-65, CP-R-66.
fn title(state: &State) -> Option<Title> {
    let Deck::Solo { length } = state.setup.deck else { return None };
    let plane = state.plane(Seat::new(0));
    let bounds = content().solo[length as usize].titles;
    let reached = bounds.iter().filter(|bound| plane.reputation >= **bound).count();
    (plane.place == Place::Exit).then_some(Title::ALL[reached])
}

/// How well a scenario was won: Reputation divided by the players; in the rising water that of finished planes.
fn grade(state: &State) -> Option<Grade> {
    let scenario = content().scenarios.iter().find(|scenario| scenario.id == state.setup.mode)?;
    if scenario.grades.is_empty() || !scenario_won(state) {
        return None;
    }
    let counts = |seat: &Seat| state.setup.mode != Mode::RisingWater || state.plane(*seat).place == Place::Exit;
    let sum: u16 = state.seats().filter(counts).map(|seat| state.plane(seat).reputation).sum();
    let average = sum / u16::from(state.setup.players);
    Some(Grade::ALL[scenario.grades.iter().filter(|bound| average >= **bound).count()])
}

/// How it ended, once it is over.
pub fn ending(state: &State) -> Option<Ending> {
    (state.waiting.top() == Waiting::Over).then(|| Ending {
        winners: winners(state),
        title: title(state),
        grade: grade(state),
    })
}
