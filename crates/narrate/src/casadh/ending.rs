//! The end of The Caves of Casadh: who got out, with what, and what breaks a tie. Rules: CC-END.

use casadh::{Event, Spelunker, State, Whereabouts};
use kernel::Seat;

use crate::ending::{Column, Order, Reason, place_name};
use crate::speech::several;

/// What is counted.
pub const POINTS: &str = "Treasure";
/// What is counted before the end.
pub const MEASURE: &str = "The value of the treasures each living spelunker has at that moment, as if everybody came out with them; the dead have none.";

/// `treasure worth 12`.
pub fn amount(n: i32) -> String {
    format!("treasure worth {n}")
}

/// Each for themselves.
pub fn side(_: &State, seat: Seat) -> u8 {
    seat.index() as u8
}

/// The dead cannot win. Rule: CC-GEN-03.
pub fn is_out(state: &State, seat: Seat) -> bool {
    state.spelunker(seat).whereabouts == Whereabouts::Dead
}

/// Treasure of the survivors, then health, then few items. Rule: CC-END-02, CC-END-03, CC-END-04, rulings CC-R-01, CC-R-47,
/// CC-R-48.
pub fn reasons(state: &State, _: &[Vec<Event>], order: &Order<'_>) -> Vec<Reason> {
    let names = order.names;
    let places = order.places(|seat| is_out(state, seat));
    let mut reasons = Vec::new();
    let alone = state.seats().count() == 1;
    match places.first().map(Vec::as_slice) {
        None if alone => {
            let sentence =
                format!("{} in the caves, and what was found is lost.", names.does(Seat::new(0), "died", "died"));
            return vec![Reason::new(sentence, &["CC-R-01", "CC-GEN-03"])];
        }
        None => return vec![Reason::new("Nobody came out alive, so nobody wins.", &["CC-END-04", "CC-R-48"])],
        Some([one]) if alone => {
            let comes = names.does(*one, "come out", "comes out");
            let sentence = format!("{comes} alive with {}.", amount(order.score(*one)));
            reasons.push(Reason::new(sentence, &["CC-R-01"]));
        }
        Some([one]) if places.len() == 1 => {
            let sentence = format!("{} the only one to come out alive.", names.does(*one, "are", "is"));
            reasons.push(Reason::new(sentence, &["CC-GEN-02"]));
        }
        Some([one]) if places.get(1).is_none_or(|next| order.score(next[0]) < order.score(*one)) => {
            let brings = names.does(*one, "bring out", "brings out");
            let sentence = format!("{brings} more than any other survivor: {}.", amount(order.score(*one)));
            reasons.push(Reason::new(sentence, &["CC-GEN-02", "CC-END-02"]));
        }
        Some(_) => {}
    }
    for (number, level) in places.iter().enumerate() {
        if level.len() > 1 {
            reasons.push(shared(state, level, order));
        }
        if let Some(next) = places.get(number + 1)
            && order.score(next[0]) == order.score(level[0])
        {
            reasons.push(broken_tie(state, level[0], next[0], order));
        }
    }
    let dead: Vec<_> = state.seats().filter(|seat| is_out(state, *seat) && !order.forfeited.has(*seat)).collect();
    if !dead.is_empty() {
        let sentence = format!("{} died in the caves; only who comes out alive can win.", order.called(&dead));
        reasons.push(Reason::new(sentence, &["CC-GEN-02", "CC-GEN-03"]));
    }
    reasons
}

/// Equal in everything. Rule: CC-END-03, ruling CC-R-47.
fn shared(state: &State, level: &[Seat], order: &Order<'_>) -> Reason {
    let who = state.spelunker(level[0]);
    let equal = format!(
        "{} are level: {}, {} health and {} each",
        order.called(level),
        amount(order.score(level[0])),
        who.hp,
        several(who.items.len(), "item")
    );
    let sentence = match order.place(level[0]) {
        1 => format!("{equal}, so they share the victory."),
        place => format!("{equal}, so they share {} place.", place_name(place)),
    };
    Reason::new(sentence, &["CC-END-03", "CC-R-47"])
}

/// Equal treasure: health decides, then the fewer items. Rule: CC-END-03.
fn broken_tie(state: &State, ahead: Seat, behind: Seat, order: &Order<'_>) -> Reason {
    let (one, other): (&Spelunker, &Spelunker) = (state.spelunker(ahead), state.spelunker(behind));
    let both = order.called(&[ahead, behind]);
    let treasure = amount(order.score(ahead));
    let place = place_name(order.place(ahead));
    let sentence = if one.hp != other.hp {
        let (more, less) = (one.hp, other.hp);
        let wins = order.names.does(
            ahead,
            &format!("have more health, {more} to {less}, and take {place} place."),
            &format!("has more health, {more} to {less}, and takes {place} place."),
        );
        format!("{both} both have {treasure}. {wins}")
    } else {
        let (fewer, more) = (one.items.len(), other.items.len());
        let wins = order.names.does(
            ahead,
            &format!("have fewer items, {fewer} to {more}, and take {place} place."),
            &format!("has fewer items, {fewer} to {more}, and takes {place} place."),
        );
        format!("{both} both have {treasure} and {} health. {wins}", one.hp)
    };
    Reason::new(sentence, &["CC-END-03"])
}

/// Treasure by where it was found.
pub fn columns(state: &State, steps: &[Vec<Event>]) -> Vec<Column> {
    let zero = || vec![0; state.seats().count()];
    let [mut found, mut collected, mut surface, mut dropped, mut lost] = [zero(), zero(), zero(), zero(), zero()];
    // Whoever has picked up a hex's treasures keeps one of them; otherwise it was drawn from the bag.
    let mut picked = vec![false; state.seats().count()];
    for event in steps.iter().flatten() {
        match event {
            Event::Looked { seat, .. } => picked[seat.index()] = true,
            Event::Kept { seat, value, .. } => {
                let value = i32::from(value.unwrap_or(0));
                match std::mem::take(&mut picked[seat.index()]) {
                    true => collected[seat.index()] += value,
                    false => found[seat.index()] += value,
                }
            }
            Event::TreasureDropped { seat, value, .. } => dropped[seat.index()] -= i32::from(value.unwrap_or(0)),
            Event::Left { seat, treasures } => {
                surface[seat.index()] += treasures.iter().map(|value| i32::from(*value)).sum::<i32>();
            }
            Event::Died { seat, .. } => {
                let had = [&found, &collected, &surface, &dropped].map(|part| part[seat.index()]).iter().sum::<i32>();
                lost[seat.index()] -= had;
            }
            _ => {}
        }
    }
    let health = state.seats().map(|seat| i32::from(state.spelunker(seat).hp)).collect();
    let items = state.seats().map(|seat| state.spelunker(seat).items.len() as i32).collect();
    vec![
        Column::part("Found", found),
        Column::part("Picked up", collected),
        Column::part("At the Surface", surface),
        Column::part("Dropped", dropped),
        Column::part("Lost in death", lost),
        Column::beside("Health", health),
        Column::beside("Items", items),
    ]
}
