//! The end of The Caves of Casadh: who got out, with what, and what breaks a tie. Rules: CC-END.

use casadh::{Event, Spelunker, State, Whereabouts};
use kernel::Seat;
use protocol::{FinalColumn, FinalReason};
use words::{Language, Message};

use super::cc;
use crate::ending::Order;

pub fn points(language: Language) -> String {
    cc::Points.say(language)
}

pub fn measure(language: Language) -> String {
    cc::Measure.say(language)
}

/// `treasure worth 12`.
pub fn amount(n: i32, language: Language) -> String {
    cc::Amount { value: n }.say(language)
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
pub fn reasons(state: &State, _: &[Vec<Event>], order: &Order<'_>) -> Vec<FinalReason> {
    let names = order.names;
    let places = order.places(|seat| is_out(state, seat));
    let mut reasons = Vec::new();
    let alone = state.seats().count() == 1;
    match places.first().map(Vec::as_slice) {
        None if alone => {
            let sentence = names.say(cc::EndDiedAlone { who: names.who(Seat::new(0)) });
            return vec![FinalReason::new(sentence, &["CC-R-01", "CC-GEN-03"])];
        }
        None => return vec![FinalReason::new(names.say(cc::EndNobody), &["CC-END-04", "CC-R-48"])],
        Some([one]) if alone => {
            let sentence = names.say(cc::EndAlone { who: names.who(*one), value: order.score(*one) });
            reasons.push(FinalReason::new(sentence, &["CC-R-01"]));
        }
        Some([one]) if places.len() == 1 => {
            let sentence = names.say(cc::EndOnly { who: names.who(*one) });
            reasons.push(FinalReason::new(sentence, &["CC-GEN-02"]));
        }
        Some([one]) if places.get(1).is_none_or(|next| order.score(next[0]) < order.score(*one)) => {
            let sentence = names.say(cc::EndMost { who: names.who(*one), value: order.score(*one) });
            reasons.push(FinalReason::new(sentence, &["CC-GEN-02", "CC-END-02"]));
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
        let sentence = names.say(cc::EndDead { whom: order.called(&dead) });
        reasons.push(FinalReason::new(sentence, &["CC-GEN-02", "CC-GEN-03"]));
    }
    reasons
}

/// Equal in everything. Rule: CC-END-03, ruling CC-R-47.
fn shared(state: &State, level: &[Seat], order: &Order<'_>) -> FinalReason {
    let (who, names) = (state.spelunker(level[0]), order.names);
    let (whom, value) = (order.called(level), order.score(level[0]));
    let (health, items) = (who.hp.into(), who.items.len());
    let sentence = match order.place(level[0]) {
        1 => names.say(cc::EndShared { whom, value, health, items }),
        place => names.say(cc::EndSharedPlace { whom, value, health, items, place: names.ordinal(place) }),
    };
    FinalReason::new(sentence, &["CC-END-03", "CC-R-47"])
}

/// Equal treasure: health decides, then the fewer items. Rule: CC-END-03.
fn broken_tie(state: &State, ahead: Seat, behind: Seat, order: &Order<'_>) -> FinalReason {
    let (one, other): (&Spelunker, &Spelunker) = (state.spelunker(ahead), state.spelunker(behind));
    let (both, who) = (order.called(&[ahead, behind]), order.names.who(ahead));
    let (value, place) = (order.score(ahead), order.names.ordinal(order.place(ahead)));
    let sentence = if one.hp != other.hp {
        order.names.say(cc::EndHealth { both, who, value, place, more: one.hp, less: other.hp })
    } else {
        let (less, more) = (one.items.len(), other.items.len());
        order.names.say(cc::EndItems { both, who, value, place, health: one.hp.into(), less, more })
    };
    FinalReason::new(sentence, &["CC-END-03"])
}

/// Treasure by where it was found.
pub fn columns(state: &State, steps: &[Vec<Event>], language: Language) -> Vec<FinalColumn> {
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
    let title = |which| cc::Column { which }.say(language);
    vec![
        FinalColumn::part(title("found"), found),
        FinalColumn::part(title("collected"), collected),
        FinalColumn::part(title("surface"), surface),
        FinalColumn::part(title("dropped"), dropped),
        FinalColumn::part(title("lost"), lost),
        FinalColumn::beside(title("health"), health),
        FinalColumn::beside(title("items"), items),
    ]
}
