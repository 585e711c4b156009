//! Teammates in the same place exchange equipment at the end of a turn. Rules: CP-TEAM.
//!
//! Everything lies open and teammates may talk, so a trade is an offer of the active player and a yes or no of the
//! other. Fuel, missiles and credits are not equipment.

use kernel::{Log, Seat};

use crate::plane::EXPLORATIONS;
use crate::state::State;
use crate::{Event, Held, Illegal, Item, Mode, Place, Slot, Waiting};

/// Trades in one turn: more than would empty both mats, and a bound on haggling.
const MOST_TRADES: u8 = 30;

/// Is `other` a teammate on the same Cave card, or in the entrance as well? Rule: CP-TEAM-01, CP-TEAM-03, ruling CP-R-62,
/// CP-R-63.
fn is_partner(state: &State, other: Seat) -> bool {
    let seat = state.turn.seat;
    let together =
        other.index() < usize::from(state.setup.players) && state.plane(other).place == state.plane(seat).place;
    let team = matches!(state.setup.mode, Mode::Team | Mode::NightMail | Mode::Purge | Mode::RisingWater);
    let here = matches!(state.plane(seat).place, Place::On(_) | Place::Entrance);
    team && here && other != seat && together && !state.are_opponents(seat, other)
}

/// May this be offered? A card to a free position of the other mat, or two of one type for each other.
/// Rule: CP-TEAM-03, CP-TEAM-04, ruling CP-R-63.
pub fn check(state: &State, with: Seat, give: Option<Item>, take: Option<Item>) -> Result<(), Illegal> {
    let seat = state.turn.seat;
    if !is_partner(state, with) {
        return Err(Illegal::NoPartner(with));
    }
    if state.turn.trades >= MOST_TRADES {
        return Err(Illegal::EnoughTraded);
    }
    for (item, owner) in [(give, seat), (take, with)] {
        if let Some(item) = item
            && !has(state, owner, item)
        {
            return Err(Illegal::NotThere(item));
        }
    }
    match (give, take) {
        (None, None) => Err(Illegal::UnevenTrade),
        (Some(item), None) => room_for(state, with, item),
        (None, Some(item)) => room_for(state, seat, item),
        (Some(Item::Slot(one)), Some(Item::Slot(other))) if one.property() == other.property() => Ok(()),
        (Some(Item::Card(_)), Some(Item::Card(_))) => Ok(()),
        (Some(_), Some(_)) => Err(Illegal::UnevenTrade),
    }
}

fn has(state: &State, owner: Seat, item: Item) -> bool {
    match item {
        Item::Slot(slot) => state.plane(owner).mat[slot.index()].card.is_some(),
        Item::Card(card) => state.plane(owner).has(card),
    }
}

fn room_for(state: &State, owner: Seat, item: Item) -> Result<(), Illegal> {
    match item {
        Item::Slot(slot) if free_slot(state, owner, slot).is_none() => Err(Illegal::NoFreePosition(slot.property())),
        Item::Card(_) if state.plane(owner).cards.len() >= EXPLORATIONS => Err(Illegal::NoRoomForCard),
        Item::Slot(_) | Item::Card(_) => Ok(()),
    }
}

fn free_slot(state: &State, owner: Seat, like: Slot) -> Option<Slot> {
    like.property().slots().find(|slot| state.plane(owner).mat[slot.index()].card.is_none())
}

/// Every trade that may be offered.
pub fn offers(state: &State, mut each: impl FnMut(Seat, Option<Item>, Option<Item>)) {
    for with in state.seats().filter(|other| is_partner(state, *other)) {
        let items = |owner: Seat| {
            let plane = state.plane(owner);
            let slots = Slot::all().filter(|slot| plane.mat[slot.index()].card.is_some()).map(Item::Slot);
            let cards = plane.cards.iter().enumerate();
            let distinct = cards.filter(|(index, card)| !plane.cards[..*index].contains(card));
            slots.chain(distinct.map(|(_, card)| Item::Card(*card)))
        };
        let mut offer = |give, take| {
            if check(state, with, give, take).is_ok() {
                each(with, give, take);
            }
        };
        for give in items(state.turn.seat) {
            offer(Some(give), None);
            items(with).for_each(|take| offer(Some(give), Some(take)));
        }
        items(with).for_each(|take| offer(None, Some(take)));
    }
}

/// Is D-SWAP a question at all?
pub fn has_choice(state: &State) -> bool {
    if !state.seats().any(|other| is_partner(state, other)) {
        return false;
    }
    let mut any = false;
    offers(state, |_, _, _| any = true);
    any
}

/// Offers a trade. Rule: CP-TEAM-03.
pub fn offer(
    state: &mut State,
    with: Seat,
    give: Option<Item>,
    take: Option<Item>,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    check(state, with, give, take)?;
    state.waiting.push(Waiting::Answer { who: with, give, take });
    log.push(Event::Offered { seat: state.turn.seat, with, give, take });
    Ok(())
}

/// Both agree: the cards change mats with cubes and maintenance. Ruling CP-R-63.
pub fn agree(state: &mut State, who: Seat, give: Option<Item>, take: Option<Item>, log: &mut impl Log<Event>) {
    let seat = state.turn.seat;
    state.waiting.pop();
    state.turn.trades += 1;
    log.push(Event::Answered { seat: who, agreed: true });
    match (give, take) {
        (Some(Item::Slot(one)), Some(Item::Slot(other))) => {
            let stack = state.plane(seat).mat[one.index()];
            let theirs = std::mem::replace(&mut state.plane_mut(who).mat[other.index()], stack);
            state.plane_mut(seat).mat[one.index()] = theirs;
        }
        (give, take) => {
            hand_over(state, seat, who, give);
            hand_over(state, who, seat, take);
        }
    }
}

fn hand_over(state: &mut State, from: Seat, to: Seat, item: Option<Item>) {
    match item {
        Some(Item::Slot(slot)) => {
            let free = free_slot(state, to, slot).expect("there was room when it was offered");
            let stack = std::mem::take(&mut state.plane_mut(from).mat[slot.index()]);
            state.plane_mut(to).mat[free.index()] = stack;
        }
        Some(Item::Card(card)) => exchange_card(state, from, to, card),
        None => {}
    }
}

fn exchange_card(state: &mut State, from: Seat, to: Seat, card: Held) {
    state.plane_mut(from).remove(card);
    state.plane_mut(to).install(card);
}

/// No: the haggling is over for this turn. Ruling CP-R-63.
pub fn refuse(state: &mut State, who: Seat, log: &mut impl Log<Event>) {
    state.waiting.pop();
    state.turn.trades = MOST_TRADES;
    log.push(Event::Answered { seat: who, agreed: false });
}
