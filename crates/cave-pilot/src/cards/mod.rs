//! What the Exploration cards do, a file a kind. Rules: CP-XC, CP-EXPL-06, CP-EXPL-10, ruling CP-R-73.
//!
//! [`marks`] says what a card can be used on at this moment, and [`use_card`] accepts just that.

pub mod attacks;
pub mod dice;
pub mod movers;
pub mod stores;
pub mod wards;

use kernel::{Log, Seat};

use crate::rules::windows;
use crate::state::State;
use crate::{Event, Exploration, Held, Illegal, Mark, Waiting, Window};

/// Tells everything the card can be used on now by `seat`, who is asked. Rule: CP-EXPL-06, CP-EXPL-07.
pub fn marks(state: &State, seat: Seat, card: Exploration, each: &mut impl FnMut(Mark)) {
    use Exploration as X;
    match (state.waiting.top(), card) {
        (Waiting::Refresh, X::PulseP6) => each(Mark::Itself),
        (Waiting::Refresh, X::LombardPledge) => stores::shelves(state, each),
        (Waiting::Refresh, X::FoliotClock) if stores::may_announce_clock(state) => each(Mark::Itself),
        (Waiting::Fire, X::Otis) => wards::triggers(state, each),
        (Waiting::Fire, X::CongreveRack) if stores::has_room_for_missile(state) => each(Mark::Itself),
        (Waiting::Shove, X::Bumper) => movers::bumps(state, each),
        (Waiting::Shove, X::PowerMagnet) => movers::pulls(state, each),
        (Waiting::Move, X::MullerReversal) => movers::reversals(state, each),
        (Waiting::Move, X::Teleport) => movers::teleports(state, each),
        (Waiting::Land, X::Aru) => stores::repairs(state, each),
        (Waiting::Window { window, .. }, card) if windows::usable(state, seat, window) & card.bit() != 0 => {
            in_window(state, seat, window, card, each);
        }
        _ => {}
    }
}

fn in_window(state: &State, seat: Seat, window: Window, card: Exploration, each: &mut impl FnMut(Mark)) {
    use Exploration as X;
    match (window, card) {
        (Window::FuelStep { .. } | Window::FuelExtra, X::Laplace) => each(Mark::Property(crate::Property::Fuel)),
        (Window::Step, X::Persuator) => movers::persuasions(state, each),
        (Window::Challenge, X::Adamy | X::Laplace | X::Tallinn) => attacks::victims(state, seat, card, each),
        (Window::Challenge, X::K3) => attacks::boosts(each),
        (Window::Challenge, X::KerrLens) => dice::lenses(state, each),
        _ => each(Mark::Itself),
    }
}

/// Uses a card: it loses a green cube, and does what it does. Rule: CP-EXPL-06, CP-EXPL-08, CP-EXPL-10.
pub fn use_card(state: &mut State, seat: Seat, held: Held, on: Mark, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    use Exploration as X;
    let card = held.card;
    if !state.plane(seat).has(held) {
        return Err(Illegal::CardNotYours(held));
    }
    if card.is_permanent() {
        return Err(Illegal::AlwaysOn(card));
    }
    let (mut any, mut fits) = (false, false);
    marks(state, seat, card, &mut |mark| {
        any = true;
        fits |= mark == on;
    });
    if !fits {
        return Err(why_not(state, seat, card, on, any));
    }

    wear(state, seat, held);
    log.push(Event::Used { seat, card, on, left: held.left - 1 });
    match (card, on) {
        (X::Adamy | X::Laplace | X::Tallinn, Mark::Of(who, property)) => attacks::weaken(state, who, property),
        (X::Laplace, _) => attacks::neutralise_fuel(state, log),
        (X::K3, Mark::Property(property)) => attacks::boost(state, seat, property),
        (X::Bumper, Mark::Push(who, forward)) => movers::bump(state, who, forward),
        (X::PowerMagnet, Mark::Plane(who)) => movers::pull(state, who),
        (X::MullerReversal, Mark::Plane(who)) => movers::reverse(state, who, log),
        (X::Teleport, Mark::Cave(spot)) => movers::teleport(state, spot, log),
        (X::Persuator, Mark::Cave(spot)) => movers::persuade(state, spot, log),
        (X::FoliotClock, _) => stores::announce_clock(state),
        (X::PulseP6, _) => stores::pulse(state, log),
        (X::LombardPledge, Mark::Shelf(at)) => stores::reserve(state, seat, at, log),
        (X::CongreveRack, _) => stores::gain_missile(state, log),
        (X::Aru, Mark::Slot(slot)) => stores::repair(state, slot, log),
        (X::Otis, Mark::Cave(spot)) => wards::trigger(state, spot, log),
        (X::IronDome, _) => wards::ward_off(state, seat, log),
        (X::Flare, _) => wards::redirect(state, seat, log),
        (X::KerrLens, Mark::Die(die)) => dice::replace(state, die),
        (X::LoadedBone, _) => dice::load(state),
        (X::SmokeCanister, _) => dice::skip(state, log),
        (X::Trumpet, _) => dice::sound_trumpet(state),
        (X::BoneNullifier, _) => dice::nullify(state),
        _ => {}
    }
    windows::anew(state);
    Ok(())
}

/// Which of several reasons it was.
fn why_not(state: &State, seat: Seat, card: Exploration, on: Mark, any: bool) -> Illegal {
    use Exploration as X;
    match (state.waiting.top(), card, on) {
        (Waiting::Refresh, X::FoliotClock, _) => Illegal::ClockTooLate,
        (Waiting::Fire, X::CongreveRack, _) => Illegal::MissilesFull,
        (Waiting::Fire, X::Otis, Mark::Cave(_)) => Illegal::NotTriggerable,
        (Waiting::Move, X::Teleport, Mark::Cave(_)) => Illegal::TeleportTooFar,
        (Waiting::Shove, X::Bumper, Mark::Push(who, _)) | (Waiting::Shove, X::PowerMagnet, Mark::Plane(who)) => {
            movers::why_not(state, card, who)
        }
        (Waiting::Land, X::Aru, Mark::Slot(slot)) => Illegal::NothingToRepair(slot),
        (Waiting::Refresh, X::LombardPledge, Mark::Shelf(at)) => Illegal::EmptyShelf(at),
        (_, X::Adamy | X::Laplace | X::Tallinn, Mark::Of(who, _)) if any && !attacks::is_victim(state, seat, who) => {
            Illegal::NoOpponent(who)
        }
        (_, X::MullerReversal, Mark::Plane(who)) if any => Illegal::NoOpponent(who),
        (_, X::KerrLens, Mark::Die(_)) if any => Illegal::NoSuchDie,
        _ if any => Illegal::WrongMark(card),
        _ => Illegal::NotNow(card),
    }
}

/// A green cube goes, or a hit of a permanent card; the last takes the card away. Rule: CP-EXPL-10, CP-DAMAGE-07, ruling
/// CP-R-07.
pub fn wear(state: &mut State, seat: Seat, held: Held) {
    let plane = state.plane_mut(seat);
    let index = plane.cards.iter().position(|card| *card == held).expect("the card was looked for");
    if held.left > 1 {
        plane.cards[index].left -= 1;
    } else {
        plane.remove(held);
        state.find_discards.put(held.card);
    }
}

/// Uses up a card that pays for something.
pub fn spend(state: &mut State, seat: Seat, card: Exploration) {
    let held = state.plane(seat).cards.iter().copied().find(|held| held.card == card);
    wear(state, seat, held.expect("the card was looked for"));
}
