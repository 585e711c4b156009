//! Windows for Exploration cards: who is asked, and in which order. Rules: CP-EXPL-06 to CP-EXPL-09, ruling CP-R-48.
//!
//! A seat is asked only when it holds a card that fits. The active player has the first say, then the others clockwise;
//! after any use a new pass begins; the window closes after a full pass without a use.

use kernel::{Log, Seat, SeatSet};

use crate::cards;
use crate::content::{Special, cave};
use crate::rules::{extra, handling, missiles, moving};
use crate::state::State;
use crate::{Event, Exploration, Held, How, Place, Target, Waiting, Window};

const fn set(cards: &[Exploration]) -> u32 {
    let (mut set, mut index) = (0, 0);
    while index < cards.len() {
        set |= cards[index].bit();
        index += 1;
    }
    set
}

/// Used in step a. W-RF.
pub const REFRESH_CARDS: u32 = set(&[Exploration::PulseP6, Exploration::LombardPledge]);
/// Used in step b. W-FI-OWN.
pub const FIRE_CARDS: u32 = set(&[Exploration::Otis, Exploration::CongreveRack]);
/// Used before step c. W-MV1.
pub const SHOVE_CARDS: u32 = set(&[Exploration::Bumper, Exploration::PowerMagnet]);
/// Used in place of step c.
pub const MOVE_CARDS: u32 = set(&[Exploration::MullerReversal, Exploration::Teleport]);

const WARDS: u32 = set(&[Exploration::IronDome, Exploration::Flare]);
const NULLIFIERS: u32 = set(&[Exploration::BoneNullifier]);
const PERSUATORS: u32 = set(&[Exploration::Persuator]);
const FUEL_CARDS: u32 = set(&[Exploration::Laplace]);
/// Before any challenge roll, by anybody.
const ANYBODYS: u32 =
    set(&[Exploration::Adamy, Exploration::Laplace, Exploration::Tallinn, Exploration::K3, Exploration::KerrLens]);
/// Before a challenge roll, by who rolls.
const ROLLERS: u32 =
    set(&[Exploration::LoadedBone, Exploration::SmokeCanister, Exploration::Trumpet, Exploration::Flare]);
const ATTACKS: u32 = set(&[Exploration::Adamy, Exploration::Laplace, Exploration::Tallinn]);

#[inline]
pub fn holds_any(state: &State, seat: Seat, cards: u32) -> bool {
    state.plane(seat).kinds & cards != 0
}

/// Can the seat use any of these now?
pub fn any_use(state: &State, seat: Seat, cards: u32) -> bool {
    let plane = state.plane(seat);
    plane.kinds & cards != 0
        && plane.cards.iter().any(|held| held.card.bit() & cards != 0 && fits_now(state, seat, *held))
}

/// Is there something the card can be used on at this moment?
pub fn fits_now(state: &State, seat: Seat, held: Held) -> bool {
    let mut any = false;
    cards::marks(state, seat, held.card, &mut |_| any = true);
    any
}

/// The kinds that a seat may use in a window, one bit each. Rule: CP-EXPL-06, CP-EXPL-07, CP-EXPL-09.
#[inline]
pub fn usable(state: &State, seat: Seat, window: Window) -> u32 {
    let kinds = state.plane(seat).kinds;
    if kinds == 0 {
        return 0;
    }
    let active = state.turn.seat;
    kinds
        & match window {
            Window::Missile => {
                let at = state.missile.map(|missile| missile.at);
                if at == Some(Target::Plane(seat)) { WARDS } else { 0 }
            }
            Window::MissileRolled if seat != active => NULLIFIERS,
            Window::Step if kinds & PERSUATORS != 0 && cards::movers::may_persuade(state, seat) => PERSUATORS,
            Window::FuelStep { .. } | Window::FuelExtra if state.are_opponents(seat, active) => FUEL_CARDS,
            Window::Challenge => before_roll(state, seat, kinds),
            Window::Challenged => {
                let roller = state.attack.map(|attack| attack.roller);
                if roller == Some(seat) { 0 } else { NULLIFIERS }
            }
            Window::MissileRolled | Window::Step | Window::FuelStep { .. } | Window::FuelExtra => 0,
        }
}

/// W-HC-PRE: attacks need an opponent who flies; the roller has cards of its own, and a trumpet sounds in the own turn
/// only; a dissipator is for who was attacked by a ranged card that another set off.
#[inline]
fn before_roll(state: &State, seat: Seat, kinds: u32) -> u32 {
    let attack = state.attack.as_ref().expect("a challenge is part of an attack");
    let mut usable = ANYBODYS;
    if kinds & ATTACKS != 0 && !cards::attacks::has_victim(state, seat) {
        usable &= !ATTACKS;
    }
    if attack.roller == seat {
        usable |= ROLLERS;
        if seat != state.turn.seat {
            usable &= !Exploration::Trumpet.bit();
        }
        let ranged = cave(attack.card).special == Some(Special::Ranged);
        if !ranged || attack.trigger == seat {
            usable &= !Exploration::Flare.bit();
        }
    }
    usable
}

/// The next to be asked: clockwise from the active player, not among those who passed, with a card that fits.
#[inline]
fn next_asked(state: &State, window: Window, passed: SeatSet) -> Option<Seat> {
    if state.planes.iter().all(|plane| plane.kinds == 0) {
        return None;
    }
    state.seats_clockwise().find(|seat| !passed.has(*seat) && usable(state, *seat, window) != 0)
}

/// Opens a window, if somebody holds a card that fits; false when nobody does.
#[inline]
pub fn open(state: &mut State, window: Window) -> bool {
    match next_asked(state, window, SeatSet::NONE) {
        Some(who) => {
            state.waiting.push(Waiting::Window { window, who, passed: SeatSet::NONE });
            true
        }
        None => false,
    }
}

/// `who` lets it pass. Ruling CP-R-48.
pub fn pass(state: &mut State, window: Window, who: Seat, passed: SeatSet, log: &mut impl Log<Event>) {
    let passed = passed.with(who);
    match next_asked(state, window, passed) {
        Some(who) => state.waiting.replace(Waiting::Window { window, who, passed }),
        None => close(state, window, log),
    }
}

/// After a use a new pass begins. False when somebody is asked.
pub fn go_on(state: &mut State, window: Window, passed: SeatSet, log: &mut impl Log<Event>) -> bool {
    match next_asked(state, window, passed) {
        Some(next) => {
            state.waiting.replace(Waiting::Window { window, who: next, passed });
            false
        }
        None => {
            close(state, window, log);
            true
        }
    }
}

/// Nobody says more: what was waiting goes on.
fn close(state: &mut State, window: Window, log: &mut impl Log<Event>) {
    state.waiting.pop();
    match window {
        // The roll lies below.
        Window::Missile | Window::Challenge | Window::Step => {}
        Window::MissileRolled => missiles::strike(state, log),
        Window::FuelStep { to } => moving::step(state, Place::On(to), How::Flies, log),
        Window::FuelExtra => extra::begin(state, log),
        Window::Challenged => handling::resolve(state, log),
    }
}

/// A card was used in the open window: everybody may speak again. Ruling CP-R-48.
pub fn anew(state: &mut State) {
    if let Waiting::Window { window, who, .. } = state.waiting.top() {
        state.waiting.replace(Waiting::Window { window, who, passed: SeatSet::NONE });
    }
}
