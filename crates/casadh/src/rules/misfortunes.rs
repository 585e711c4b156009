//! What befalls an explorer, and what cures it. Rules: CC-MISF; rulings CC-R-43, CC-R-44, CC-R-45, CC-R-62.

use kernel::{Log, Seat};

use super::{ending, grues, items, moving, treasure};
use crate::state::{State, Waiting};
use crate::{Card, Death, Event, Illegal, Item, Misfortune};

/// The card's misfortune befalls the explorer alone. Rule: CC-EXPL-11, CC-MISF-01, CC-MISF-02, CC-MISF-03, CC-MISF-09.
pub fn befall(state: &mut State, seat: Seat, misfortune: Misfortune, card: Card, log: &mut impl Log<Event>) {
    if is_immune(state, seat, misfortune) {
        log.push(Event::Shrugged { seat, misfortune });
        return;
    }
    log.push(Event::Befalls { seat, misfortune });
    match misfortune {
        Misfortune::Rockfall => {
            let hp = state.spelunker(seat).hp - 1;
            state.spelunker_mut(seat).hp = hp;
            log.push(Event::Hurt { seat, misfortune, lost: 1, hp });
            if hp == 0 {
                ending::kill(state, seat, Death::Rockfall, log);
            }
        }
        Misfortune::TightSqueeze => state.mp = 0,
        Misfortune::DroppedGear => match state.spelunker(seat).items.len() {
            0 => {}
            1 => {
                let only = state.spelunker(seat).items.iter().next().expect("one item is carried");
                lay_item_down(state, seat, only, log);
            }
            _ => state.waiting.push(Waiting::DropItem),
        },
        Misfortune::HoleInThePocket => treasure::lose_lowest(state, seat, log),
        // The extra roll is made at CC-EXPL-15.
        Misfortune::BadAir | Misfortune::StartledColony | Misfortune::Aftershock | Misfortune::SomethingStirs => {}
        // CC-EXPL-17, CC-MISF-03, CC-MISF-04: kept in front of the player, any number of them.
        Misfortune::Thirst
        | Misfortune::FlashlightOut
        | Misfortune::TwistedAnkle
        | Misfortune::ShakenNerves
        | Misfortune::TornPack => {
            let mut discard = state.discard;
            discard.give(card, &mut state.spelunker_mut(seat).held);
            state.discard = discard;
        }
    }
}

/// Thirst does nothing to who has a Canteen or stands in water, Flashlight Out nothing to who has a Battery or a Brass
/// Lantern. Rule: CC-MISF-05, CC-ITEM-05, CC-ITEM-09, CC-ITEM-11; ruling CC-R-43.
fn is_immune(state: &State, seat: Seat, misfortune: Misfortune) -> bool {
    let who = state.spelunker(seat);
    match misfortune {
        Misfortune::Thirst => who.carries(Item::Canteen) || moving::is_in_water(state, seat),
        Misfortune::FlashlightOut => who.carries(Item::Battery) || who.carries(Item::BrassLantern),
        _ => false,
    }
}

/// The explorer says which item falls onto the new hex. Rule: CC-MISF-09.
pub fn drop_item(state: &mut State, item: Item, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let seat = state.turn;
    if !state.spelunker(seat).carries(item) {
        return Err(Illegal::NotCarried(item));
    }
    state.waiting.pop();
    lay_item_down(state, seat, item, log);
    Ok(())
}

fn lay_item_down(state: &mut State, seat: Seat, item: Item, log: &mut impl Log<Event>) {
    state.spelunker_mut(seat).items.take(item);
    let hex = state.spelunker(seat).hex;
    items::lie(state, hex, item);
    log.push(Event::ItemDropped { seat, item, at: state.hex(hex).at });
    // Ruling CC-R-62: without its lantern it meets the Grue of its hex as if it had just come.
    if item == Item::BrassLantern && grues::is_threatened(state, seat) {
        grues::flights(state, 1 << seat.index(), log);
    }
}

/// Discards every card of a kept misfortune. Rule: CC-MISF-07, CC-MISF-10; ruling CC-R-43.
pub fn cure(state: &mut State, seat: Seat, misfortune: Misfortune, log: &mut impl Log<Event>) {
    let those = state.spelunker(seat).held.with(misfortune);
    if those.is_empty() {
        return;
    }
    let mut discard = state.discard;
    state.spelunker_mut(seat).held.give_all(those, &mut discard);
    state.discard = discard;
    log.push(Event::Cured { seat, misfortune, cards: those.len() as u8 });
}

/// Discards all kept misfortunes. Rule: CC-TURN-11, CC-LEAVE-05, CC-MISF-10.
pub fn discard_all(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    if state.spelunker(seat).held.is_empty() {
        return;
    }
    for misfortune in Misfortune::ALL.iter().filter(|misfortune| misfortune.is_kept()) {
        cure(state, seat, *misfortune, log);
    }
}
