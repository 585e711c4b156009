//! Death and the end of the game. Rules: CC-GEN-02, CC-GEN-03, CC-END; rulings CC-R-40, CC-R-47, CC-R-48, CC-R-51, CC-R-59.
//!
//! Conceding and absence are the platform's business (CC-R-59): for who does not answer it takes the first action that
//! `legal` lists, which is ending the turn, passing, or the first of a forced choice.

use kernel::{Log, Outcome, Seat};

use super::treasure::highest_first;
use crate::state::{State, Waiting};
use crate::trail::Move;
use crate::{CardSet, Death, Event, HouseRule, ItemSet, Tally, Whereabouts};

/// A spelunker dies at once: treasures to the bag, items to the supply, cards to the discard pile; what it deployed
/// burns on. Rule: CC-GEN-03, CC-ITEM-15, CC-MISF-10, CC-END-01; ruling CC-R-40.
pub fn kill(state: &mut State, seat: Seat, why: Death, log: &mut impl Log<Event>) {
    let who = *state.spelunker(seat);
    log.push(Event::Died { seat, why });
    let dead = state.spelunker_mut(seat);
    dead.whereabouts = Whereabouts::Dead;
    dead.hp = 0;
    dead.items = ItemSet::NONE;
    dead.held = CardSet::NONE;
    dead.treasures = Tally::NONE;
    state.discard.0 |= who.held.0;
    let items: Tally = who.items.iter().map(|item| item.index()).collect();
    let lies_there = state.house.has(HouseRule::DeadLeaveBelongings) && who.hex != 0 && state.stands(who.hex);
    if lies_there {
        let hex = state.hex_mut(who.hex);
        hex.treasures.put_all(who.treasures);
        hex.items.put_all(items);
    } else {
        state.bag.put_all(who.treasures);
        state.supply.put_all(items);
    }
    state.trail.push(Move::Died { seat, hex: if lies_there { who.hex } else { 0 } });
    state.progress = true;
    if state.n_inside() == 0 {
        finish(state, log);
    }
}

/// Nobody is left in the caves: whatever was to be resolved is dropped, survivors show their treasures. Rule: CC-END-01,
/// CC-INFO-05; ruling CC-R-51.
pub fn finish(state: &mut State, log: &mut impl Log<Event>) {
    state.waiting.only(Waiting::Over);
    state.mp = 0;
    state.stood = 0;
    for seat in state.seats() {
        let who = *state.spelunker(seat);
        if who.whereabouts == Whereabouts::Surface {
            state.spelunker_mut(seat).shown = who.treasures;
            state.trail.push(Move::Shown { seat });
            log.push_with(|| Event::Shown {
                seat,
                values: highest_first(who.treasures),
                total: who.treasures.sum() as u16,
            });
        }
    }
    log.push_with(|| Event::Over { winners: winners(state) });
}

/// Among the survivors the highest sum, then health, then the fewest items; none when nobody survives. Rule: CC-GEN-02,
/// CC-END-02, CC-END-03, CC-END-04; rulings CC-R-47, CC-R-48.
pub fn winners(state: &State) -> Vec<Seat> {
    let survivors = || state.seats().filter(|seat| state.spelunker(*seat).whereabouts == Whereabouts::Surface);
    let best = survivors().map(|seat| rank(state, seat)).max();
    survivors().filter(|seat| Some(rank(state, *seat)) == best).collect()
}

/// What decides who stands before whom: out alive, treasure, health, few items. Rule: CC-GEN-02, CC-END-02, CC-END-03.
fn rank(state: &State, seat: Seat) -> (bool, u32, u8, u32) {
    let who = state.spelunker(seat);
    let survived = who.whereabouts == Whereabouts::Surface;
    (survived, who.treasures.sum(), who.hp, u32::MAX - who.items.len())
}

/// Points are the treasures of the survivors; a single player's score is the own total if alive. Who has not won is
/// ranked by the same as the winners. Rule: CC-TREAS-01, CC-END-02; ruling CC-R-01.
pub fn outcome(state: &State) -> Option<Outcome> {
    state.is_over().then(|| Outcome::by_rank(standing(state), winners(state), |seat| rank(state, seat)))
}

/// Treasures of everybody alive, as if all who are in the caves came out with what they have; the dead have none.
/// Rule: CC-END-02, CC-GEN-03.
pub fn standing(state: &State) -> Vec<i32> {
    state.seats().map(|seat| state.spelunker(seat).treasures.sum() as i32).collect()
}
