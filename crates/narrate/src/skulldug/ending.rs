//! The end of Skulldug!: who got out with three treasures, or how near they were. Rules: SK-GOAL, SK-TEAM, SK-SOLO.

use kernel::{Game, Seat};
use protocol::{FinalColumn, FinalReason};
use skulldug::{Event, Mode, Pawn, Skulldug, Sort, State};
use words::{Language, Message};

use super::sk;
use crate::ending::Order;

/// Treasures that win. Rule: SK-GOAL-01.
const ENOUGH: i32 = 3;

pub fn points(language: Language) -> String {
    sk::Points.say(language)
}

pub fn measure(language: Language) -> String {
    sk::Measure.say(language)
}

/// `2 treasures`.
pub fn amount(n: i32, language: Language) -> String {
    sk::Amount { n: n.unsigned_abs() }.say(language)
}

/// Partners are one side.
pub fn side(state: &State, seat: Seat) -> u8 {
    state.party_of(seat)
}

/// Whoever dies comes back.
pub fn is_out(_: &State, _: Seat) -> bool {
    false
}

/// Who won, and by what; or what was missing.
pub fn reasons(state: &State, steps: &[Vec<Event>], order: &Order<'_>) -> Vec<FinalReason> {
    let mut reasons = match state.mode() {
        Mode::SoloEasy | Mode::SoloNormal | Mode::SoloHard => vec![alone(steps, order)],
        Mode::FreeForAll | Mode::Duel | Mode::Team => vec![among_others(state, order)],
    };
    let won = |seat: Seat| order.outcome.winners.contains(&seat);
    for level in order.places(won).iter().filter(|level| level.len() > 1) {
        // Partners have lost together; that needs no words.
        if level.iter().all(|seat| state.party_of(*seat) == state.party_of(level[0])) {
            continue;
        }
        let (n, place) = (order.score(level[0]).unsigned_abs(), order.names.ordinal(order.place(level[0])));
        let sentence = order.names.say(sk::EndPlace { whom: order.called(level), n, place });
        reasons.push(FinalReason::new(sentence, &[]));
    }
    reasons
}

/// Rule: SK-GOAL-01, SK-TEAM-02, SK-TEAM-04, ruling SK-R-14.
fn among_others(state: &State, order: &Order<'_>) -> FinalReason {
    let (winners, names) = (&order.outcome.winners, order.names);
    let all = state.seats().filter(|seat| !order.forfeited.has(*seat)).count();
    match winners.as_slice() {
        several if state.setup.cap.is_some() && several.len() == all && all > 1 => {
            FinalReason::new(names.say(sk::EndDraw), &["SK-R-14"])
        }
        [one] if order.score(*one) >= ENOUGH => {
            let n = order.score(*one).unsigned_abs();
            FinalReason::new(names.say(sk::EndWon { who: names.who(*one), n }), &["SK-GOAL-01", "SK-R-08"])
        }
        partners if partners.iter().any(|seat| order.score(*seat) >= ENOUGH) => {
            FinalReason::new(names.say(sk::EndTeam { whom: order.winners() }), &["SK-TEAM-02", "SK-TEAM-03"])
        }
        partners if partners.iter().map(|seat| order.score(*seat)).sum::<i32>() >= ENOUGH => {
            FinalReason::new(names.say(sk::EndTeamBoth { whom: order.winners() }), &["SK-TEAM-04"])
        }
        [] => FinalReason::new(names.say(sk::EndNobody), &["SK-GOAL-01"]),
        _ => FinalReason::new(names.say(sk::EndStayed { whom: order.winners() }), &[]),
    }
}

/// Rule: SK-SOLO-01, SK-SOLO-09, ruling SK-R-85.
fn alone(steps: &[Vec<Event>], order: &Order<'_>) -> FinalReason {
    let seat = Seat::new(0);
    let treasures = order.score(seat);
    let names = order.names;
    if order.outcome.winners.contains(&seat) {
        let sentence = names.say(sk::EndOut { who: names.who(seat), n: treasures.unsigned_abs() });
        return FinalReason::new(sentence, &["SK-SOLO-01", "SK-GOAL-01"]);
    }
    let missing = match ENOUGH - treasures {
        ..=0 => names.say(sk::EndMissingWay),
        short => names.say(sk::EndMissing { n: short.unsigned_abs() }),
    };
    let events = || steps.iter().flatten().rev();
    let collapsed = events().any(|event| matches!(event, Event::CaveRolled { collapsed: true, .. }));
    let died = events().any(|event| matches!(event, Event::Died { who, .. } if *who == Pawn::of(seat)));
    let resigned = events().any(|event| matches!(event, Event::Resigned { .. }));
    match () {
        () if collapsed => FinalReason::new(
            names.say(sk::EndCollapsed { name: names.name(seat), missing }),
            &["SK-SOLO-01", "SK-SOLO-09"],
        ),
        () if resigned => FinalReason::new(names.say(sk::EndResigned { who: names.who(seat), missing }), &["SK-R-85"]),
        () if died => FinalReason::new(names.say(sk::EndDied { who: names.who(seat), missing }), &["SK-SOLO-01"]),
        () => FinalReason::new(names.say(sk::EndLastTurn { missing }), &["SK-R-14"]),
    }
}

/// Treasures, and what everybody did in the cave.
pub fn columns(state: &State, steps: &[Vec<Event>], language: Language) -> Vec<FinalColumn> {
    let zero = || vec![0; state.seats().count()];
    let [mut tiles, mut slain, mut disarmed, mut hits, mut deaths] = [zero(), zero(), zero(), zero(), zero()];
    let one = |counts: &mut Vec<i32>, pawn: &Pawn| {
        if let Some(seat) = pawn.seat() {
            counts[seat.index()] += 1;
        }
    };
    for event in steps.iter().flatten() {
        match event {
            Event::Discovered { seat, .. } => tiles[seat.index()] += 1,
            Event::Won { who, card: Some(card) } => match card.printed().sort() {
                Sort::Monster => one(&mut slain, who),
                Sort::Treasure | Sort::Equipment | Sort::Consumable | Sort::Trap => one(&mut disarmed, who),
            },
            Event::ThrowEnds { by, hit: true, .. } => one(&mut hits, by),
            Event::Died { who, .. } => one(&mut deaths, who),
            _ => {}
        }
    }
    let title = |which| sk::Column { which }.say(language);
    vec![
        FinalColumn::part(title("treasures"), Skulldug::standing(state)),
        FinalColumn::beside(title("tiles"), tiles),
        FinalColumn::beside(title("slain"), slain),
        FinalColumn::beside(title("disarmed"), disarmed),
        FinalColumn::beside(title("hits"), hits),
        FinalColumn::beside(title("deaths"), deaths),
    ]
}
