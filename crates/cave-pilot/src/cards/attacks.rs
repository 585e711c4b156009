//! Cards that change properties until the end of the turn: Adamy, Laplace, Tallinn, and K3. Primitive: ModProp.
//! Rules: CP-XC-04, CP-XC-05, CP-XC-06, CP-XC-10, ruling CP-R-36.

use kernel::{Log, Seat};

use crate::state::State;
use crate::{Event, Exploration, Mark, Property, Waiting};

/// How much a property changes.
const BY: i8 = 2;

/// The properties each attack may lower.
const fn lowers(card: Exploration) -> &'static [Property] {
    match card {
        Exploration::Adamy => &[Property::Shields, Property::Attack, Property::Power],
        Exploration::Laplace => &[Property::Armor],
        Exploration::Tallinn => &[Property::Maneuver, Property::Navigation],
        _ => &[],
    }
}

/// Is there an opponent who flies? Ruling CP-R-62.
pub fn has_victim(state: &State, seat: Seat) -> bool {
    state.seats().any(|other| is_victim(state, seat, other))
}

/// An opponent who flies. Ruling CP-R-62.
pub(super) fn is_victim(state: &State, seat: Seat, other: Seat) -> bool {
    other.index() < usize::from(state.setup.players)
        && state.are_opponents(seat, other)
        && state.plane(other).place.flies()
}

/// An opponent and one of the properties. Rule: CP-XC-04, CP-XC-05, CP-XC-06.
pub fn victims(state: &State, seat: Seat, card: Exploration, each: &mut impl FnMut(Mark)) {
    for other in state.seats().filter(|other| is_victim(state, seat, *other)) {
        lowers(card).iter().for_each(|property| each(Mark::Of(other, *property)));
    }
}

/// Two lower in comparisons this turn; no card is destroyed by it. Copies add. Ruling CP-R-36, CP-R-73.
pub fn weaken(state: &mut State, who: Seat, property: Property) {
    state.plane_mut(who).modifiers[property as usize] -= BY;
}

/// Any of one's own six types. Rule: CP-XC-10.
pub fn boosts(each: &mut impl FnMut(Mark)) {
    Property::TYPES.iter().for_each(|property| each(Mark::Property(*property)));
}

/// Two higher in comparisons this turn. Rule: CP-XC-10.
pub fn boost(state: &mut State, seat: Seat, property: Property) {
    state.plane_mut(seat).modifiers[property as usize] += BY;
}

/// Laplace on a declared fuel: it is lost, and its player is back at the choice he came from. Primitive: CancelFuel.
/// Rule: CP-XC-05, ruling CP-R-72.
pub fn neutralise_fuel(state: &mut State, log: &mut impl Log<Event>) {
    debug_assert!(matches!(state.waiting.top(), Waiting::Window { .. }), "fuel is neutralised in its window");
    state.waiting.pop();
    log.push(Event::FuelLost { seat: state.turn.seat });
}
