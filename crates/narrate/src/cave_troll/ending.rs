//! The end of Cave Troll: where the gold came from, and who has most of it. Rules: CT-END.

use cave_troll::{Area, Event, Share, State, Why};
use kernel::Seat;

use crate::ending::{Column, Order, Reason, place_name};

/// What is counted.
pub const POINTS: &str = "Gold";
/// What is counted before the end.
pub const MEASURE: &str =
    "Gold if the game had ended at that moment: every room scored once more, and the artifacts that were kept.";

/// `12 gold`.
pub fn amount(n: i32) -> String {
    format!("{n} gold")
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
pub fn reasons(_: &State, steps: &[Vec<Event>], order: &Order<'_>) -> Vec<Reason> {
    let mut reasons = Vec::new();
    for level in order.places(|_| false) {
        let (first, gold) = (level[0], order.score(level[0]));
        match (order.place(first), level.as_slice()) {
            (1, [one]) => {
                let has = order.names.does(*one, "have", "has");
                reasons.push(Reason::new(format!("{has} the most gold, {gold}."), &["CT-END-05"]));
            }
            (1, several) => reasons.push(Reason::new(
                format!(
                    "{} have {gold} gold each, the most of all; nothing breaks that tie, so they share the victory.",
                    order.called(several)
                ),
                &["CT-END-05", "CT-R-34"],
            )),
            (place, several @ [_, _, ..]) => reasons.push(Reason::new(
                format!("{} have {gold} gold each and share {} place.", order.called(several), place_name(place)),
                &["CT-R-34"],
            )),
            (_, _) => {}
        }
    }
    let ended = steps.iter().flatten().any(|event| matches!(event, Event::Paid { why: Why::EndedTheGame, .. }));
    if !ended {
        let sentence = "Nobody has drawn a card for so long that the game was ended; nobody gains the 3 gold for that.";
        reasons.push(Reason::new(sentence, &["CT-R-51"]));
    }
    reasons
}

/// Gold by how it was gained.
pub fn columns(state: &State, steps: &[Vec<Event>]) -> Vec<Column> {
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
    let boards = (1..).zip(boards).map(|(n, gold)| Column::part(format!("Board scoring {n}"), gold));
    let mut columns = vec![Column::part("Single rooms", rooms)];
    columns.extend(boards);
    columns.extend([
        Column::part("Last scoring", last),
        Column::part("Giant slayer", slayer),
        Column::part("Ended the game", ended),
        Column::part("Kept artifacts", kept),
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
