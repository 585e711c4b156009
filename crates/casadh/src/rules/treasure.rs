//! Treasure: drawn, looked at, kept, laid down. Rules: CC-TREAS, CC-EXPL-13, CC-EXPL-14, CC-EXPL-16; rulings CC-R-34 to
//! CC-R-37, CC-R-39, CC-R-54. Who knows what of it follows from `trail.rs`.

use kernel::{Log, Seat};

use super::turn;
use crate::state::{Source, State, Waiting};
use crate::trail::Move;
use crate::{Event, HouseRule, Illegal, Tally};

/// Is such a token in the bag?
pub fn require_in_bag(state: &State, value: u8) -> Result<(), Illegal> {
    let there = value <= 9 && state.bag.has(usize::from(value));
    if there { Ok(()) } else { Err(Illegal::TreasureNotThere(value)) }
}

/// One icon, or all of them by the house rule: as many tokens as are inside, or what the bag has. Rule: CC-EXPL-13,
/// CC-MODEL-08, CC-TREAS-07; rulings CC-R-34, CC-R-37, CC-R-39.
pub fn begin_icon(state: &mut State, icons: u8) {
    let together = state.house.has(HouseRule::OneTreasurePerExplore);
    let tokens = state.n_inside() as u8 * if together { icons } else { 1 };
    let left = tokens.min(state.bag.len() as u8);
    state.waiting.replace(Waiting::Treasures { icons: if together { 0 } else { icons - 1 } });
    if left > 0 {
        state.waiting.push(Waiting::Draw { left });
    }
}

/// A token comes out of the bag; the explorer sees it, unless it is dead or blind. Rule: CC-EXPL-13.
pub fn draw(state: &mut State, left: u8, value: u8, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    require_in_bag(state, value)?;
    state.bag.take(usize::from(value));
    state.air.put(usize::from(value));
    state.waiting.replace(Waiting::Draw { left: left - 1 });
    let (seat, at) = (state.turn, state.hex(state.explored).at);
    log.push_with(|| Event::TreasureDrawn { seat, at, seen: sees_the_draw(state), value: Some(value) });
    Ok(())
}

/// Does the explorer look at the tokens drawn now? The dead do not, nor the blind. Rule: CC-EXPL-14, CC-EXPL-16; rulings
/// CC-R-36, CC-R-38, CC-R-44.
pub fn sees_the_draw(state: &State) -> bool {
    keeps_of_the_draw(state) && !turn::is_blind(state, state.turn)
}

/// Does the explorer keep one of them? Alive, yes, wherever it stands on the hex; ruling CC-R-36.
fn keeps_of_the_draw(state: &State) -> bool {
    let who = state.spelunker(state.turn);
    let at_marker = state.hex(state.explored).plan().marker == Some(who.node);
    who.is_inside() && (at_marker || !state.house.has(HouseRule::KeepAtTheMarker))
}

/// All tokens of the icon are out: one is kept, or nobody keeps any. Rule: CC-EXPL-13, CC-EXPL-16.
pub fn end_draw(state: &mut State, log: &mut impl Log<Event>) {
    if !keeps_of_the_draw(state) {
        state.waiting.pop();
        note_laid(state, state.explored, 0);
        lay_down(state, state.explored, log);
    } else if turn::is_blind(state, state.turn) {
        state.waiting.replace(Waiting::Blind { from: Source::Bag });
    } else {
        state.waiting.replace(Waiting::Keep { from: Source::Bag });
    }
}

/// May the turn player collect treasure? At the marker, where some lies. Rule: CC-TREAS-02, CC-TREAS-03, CC-TREAS-04.
#[inline]
pub fn may_collect(state: &State) -> bool {
    let who = state.spelunker(state.turn);
    let hex = state.hex(who.hex);
    !hex.treasures.is_empty() && hex.plan().marker == Some(who.node)
}

/// Picks up all tokens of the hex and looks at them, for 1 MP. Rule: CC-TREAS-02, CC-TREAS-03, CC-MOVE-07; ruling CC-R-13.
pub fn collect(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let seat = state.turn;
    let who = *state.spelunker(seat);
    if !may_collect(state) {
        return Err(if who.hex == 0 {
            Illegal::NoTreasureAtBase
        } else if state.hex(who.hex).plan().marker != Some(who.node) {
            Illegal::NotAtMarker
        } else {
            Illegal::NoTreasure
        });
    }
    state.mp -= 1;
    state.progress = true;
    state.stood = who.node.bit();
    let hex = state.hex_mut(who.hex);
    let (air, at) = (hex.treasures, hex.at);
    hex.treasures = Tally::NONE;
    state.air = air;
    let seen = !turn::is_blind(state, seat);
    let from = Source::Hex;
    state.waiting.push(if seen { Waiting::Keep { from } } else { Waiting::Blind { from } });
    log.push_with(|| Event::Looked { seat, at, seen, count: air.len() as u8, values: Some(highest_first(air)) });
    Ok(())
}

/// The values, the highest first.
pub fn highest_first(tokens: Tally) -> Vec<u8> {
    let mut values: Vec<u8> = tokens.each_one().map(|value| value as u8).collect();
    values.reverse();
    values
}

/// Keeps exactly one of what it sees; the rest goes face down. Rule: CC-EXPL-13, CC-TREAS-02, CC-TREAS-05, CC-TREAS-06;
/// ruling CC-R-35.
pub fn keep(state: &mut State, from: Source, value: u8, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if value > 9 || !state.air.has(usize::from(value)) {
        return Err(match from {
            Source::Bag => Illegal::NotJustDrawn(value),
            Source::Hex => Illegal::NotPickedUp(value),
        });
    }
    take(state, from, value, false, log);
    Ok(())
}

/// One at random; its holder learns its value and nothing about the others. Rulings CC-R-44, CC-R-54.
pub fn keep_blindly(state: &mut State, from: Source, value: u8, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    if value > 9 || !state.air.has(usize::from(value)) {
        return Err(Illegal::TreasureNotThere(value));
    }
    take(state, from, value, true, log);
    Ok(())
}

/// With one token there is nothing to choose, and everybody can see that.
pub fn keep_the_only(state: &mut State, from: Source, log: &mut impl Log<Event>) {
    let blind = matches!(state.waiting.top(), Waiting::Blind { .. });
    let only = state.air.lowest().expect("one token is in the air");
    take(state, from, only as u8, blind, log);
}

fn take(state: &mut State, from: Source, value: u8, blind: bool, log: &mut impl Log<Event>) {
    let seat = state.turn;
    let hex = state.spelunker(seat).hex;
    state.waiting.pop();
    state.air.take(usize::from(value));
    state.spelunker_mut(seat).treasures.put(usize::from(value));
    let me = 1 << seat.index();
    match from {
        Source::Hex => state.trail.push(Move::Took { seat, hex, value, looked: !blind }),
        Source::Bag => {
            state.trail.push(Move::Gained { seat, value, seen: me });
            note_laid(state, hex, if blind { 0 } else { me });
        }
    }
    log.push(Event::Kept { seat, at: state.hex(hex).at, blind, value: Some(value) });
    lay_down(state, hex, log);
}

/// The tokens in the air, out of the bag, are for this hex; `seen` are the seats that looked at them, one bit each.
fn note_laid(state: &mut State, hex: u8, seen: u8) {
    let rest = state.air;
    state.trail.push_each(rest, |value| Move::Laid { hex, value, seen });
}

/// What is left in the air goes face down on the hex.
fn lay_down(state: &mut State, hex: u8, log: &mut impl Log<Event>) {
    let rest = std::mem::take(&mut state.air);
    state.hex_mut(hex).treasures.put_all(rest);
    if !rest.is_empty() {
        log.push(Event::TreasuresLaid { at: state.hex(hex).at, count: rest.len() as u8 });
    }
}

/// The explorer's lowest treasure falls onto the new hex; the owner knows it, others see that the pile grew.
/// Rule: CC-MISF-09, CC-INFO-03.
pub fn lose_lowest(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    let own = state.spelunker(seat).treasures;
    let Some(lowest) = own.lowest() else { return };
    let hex = state.spelunker(seat).hex;
    state.trail.push(Move::Lost { seat, hex, value: lowest as u8 });
    state.spelunker_mut(seat).treasures.take(lowest);
    state.hex_mut(hex).treasures.put(lowest);
    log.push(Event::TreasureDropped { seat, at: state.hex(hex).at, value: Some(lowest as u8) });
}
