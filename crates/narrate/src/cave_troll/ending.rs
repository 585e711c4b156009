//! The end of Cave Troll: where the gold came from, and who has most of it. Rules: CT-END.

use cave_troll::{Area, Event, Share, State, Why};
use kernel::Seat;
use protocol::{FinalColumn, FinalReason};
use words::{Language, Message};

use super::ct;
use crate::ending::Order;

pub fn points(language: Language) -> String {
    ct::Points.say(language)
}

pub fn measure(language: Language) -> String {
    ct::Measure.say(language)
}

/// `12 gold`.
pub fn amount(n: i32, language: Language) -> String {
    ct::Amount { gold: n }.say(language)
}

/// Each for themselves.
pub fn side(_: &State, seat: Seat) -> u8 {
    seat.index() as u8
}

/// Nobody leaves this game.
pub fn is_out(_: &State, _: Seat) -> bool {
    false
}

/// Most gold; a tie is a shared victory. Rule: CT-END-05, rulings CT-R-34, CT-R-51.
pub fn reasons(_: &State, steps: &[Vec<Event>], order: &Order<'_>) -> Vec<FinalReason> {
    let names = order.names;
    let mut reasons = Vec::new();
    for level in order.places(|_| false) {
        let (first, gold) = (level[0], order.score(level[0]));
        match (order.place(first), level.as_slice()) {
            (1, [one]) => {
                let sentence = names.say(ct::EndMost { who: names.who(*one), gold });
                reasons.push(FinalReason::new(sentence, &["CT-END-05"]));
            }
            (1, several) => {
                let sentence = names.say(ct::EndShared { whom: order.called(several), gold });
                reasons.push(FinalReason::new(sentence, &["CT-END-05", "CT-R-34"]));
            }
            (place, several @ [_, _, ..]) => {
                let place = names.ordinal(place);
                let sentence = names.say(ct::EndPlace { whom: order.called(several), gold, place });
                reasons.push(FinalReason::new(sentence, &["CT-R-34"]));
            }
            (_, _) => {}
        }
    }
    let ended = steps.iter().flatten().any(|event| matches!(event, Event::Paid { why: Why::EndedTheGame, .. }));
    if !ended {
        reasons.push(FinalReason::new(names.say(ct::EndStale), &["CT-R-51"]));
    }
    reasons
}

/// Gold by how it was gained.
pub fn columns(state: &State, steps: &[Vec<Event>], language: Language) -> Vec<FinalColumn> {
    let n = state.seats().count();
    let zero = || vec![0; n];
    let (mut rooms, mut boards, mut last) = (zero(), Vec::new(), zero());
    let (mut slayer, mut ended, mut kept) = (zero(), zero(), zero());
    for events in steps {
        // Rooms are told before the board scoring they belong to; without one they were scored alone.
        let mut scored: Vec<(Area, &[Share])> = Vec::new();
        for event in events {
            match event {
                Event::RoomScored { room, shares, .. } => scored.push((*room, shares)),
                Event::BoardScored { last: is_last } => {
                    let together = take_board(&mut scored, &mut rooms);
                    let mut gold = zero();
                    together.iter().for_each(|shares| add(&mut gold, shares));
                    if *is_last { last = gold } else { boards.push(gold) }
                }
                Event::Paid { seat, gold, why } => match why {
                    Why::EmptyRoom => slayer[seat.index()] += i32::from(*gold),
                    Why::EndedTheGame => ended[seat.index()] += i32::from(*gold),
                },
                Event::Kept { seat, gold, .. } => kept[seat.index()] += i32::from(*gold),
                _ => {}
            }
        }
        scored.iter().for_each(|(_, shares)| add(&mut rooms, shares));
    }
    let boards = (1_u32..).zip(boards).map(|(n, gold)| FinalColumn::part(ct::ColumnBoard { n }.say(language), gold));
    let title = |which| ct::Column { which }.say(language);
    let mut columns = vec![FinalColumn::part(title("rooms"), rooms)];
    columns.extend(boards);
    columns.extend([
        FinalColumn::part(title("last"), last),
        FinalColumn::part(title("slayer"), slayer),
        FinalColumn::part(title("ended"), ended),
        FinalColumn::part(title("kept"), kept),
    ]);
    columns
}

/// The rooms of a board scoring; a room told twice before it was scored alone first.
fn take_board<'e>(scored: &mut Vec<(Area, &'e [Share])>, alone: &mut [i32]) -> Vec<&'e [Share]> {
    let scored = std::mem::take(scored);
    let mut together = Vec::new();
    for (place, (room, shares)) in scored.iter().enumerate() {
        match scored[place + 1..].iter().any(|(later, _)| later == room) {
            true => add(alone, shares),
            false => together.push(*shares),
        }
    }
    together
}

fn add(gold: &mut [i32], shares: &[Share]) {
    shares.iter().for_each(|share| gold[share.seat.index()] += i32::from(share.gold));
}
