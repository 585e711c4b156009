//! The end of Skulldug!: who got out with three treasures, or how near they were. Rules: SK-GOAL, SK-TEAM, SK-SOLO.

use kernel::{Game, Seat};
use skulldug::{Event, Mode, Pawn, Skulldug, Sort, State};

use crate::ending::{Column, Order, Reason, place_name};
use crate::speech::several;

/// What is counted.
pub const POINTS: &str = "Treasures";
/// What is counted before the end.
pub const MEASURE: &str = "Treasures in hand at that moment, by what they count; three in the Cave Entrance win.";
/// Treasures that win. Rule: SK-GOAL-01.
const ENOUGH: i32 = 3;

/// `2 treasures`.
pub fn amount(n: i32) -> String {
    several(n.unsigned_abs(), "treasure")
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
pub fn reasons(state: &State, steps: &[Vec<Event>], order: &Order<'_>) -> Vec<Reason> {
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
        let (treasures, place) = (amount(order.score(level[0])), place_name(order.place(level[0])));
        let sentence = format!("{} have {treasures} each and share {place} place.", order.called(level));
        reasons.push(Reason::new(sentence, &[]));
    }
    reasons
}

/// Rule: SK-GOAL-01, SK-TEAM-02, SK-TEAM-04, ruling SK-R-14.
fn among_others(state: &State, order: &Order<'_>) -> Reason {
    let winners = &order.outcome.winners;
    let all = state.seats().filter(|seat| !order.forfeited.has(*seat)).count();
    match winners.as_slice() {
        several if state.setup.cap.is_some() && several.len() == all && all > 1 => Reason::new(
            "The last turn that was agreed is over, and nobody got out with three treasures: it is a draw.",
            &["SK-R-14"],
        ),
        [one] if order.score(*one) >= ENOUGH => {
            let ends = order.names.does(*one, "end your turn", "ends the turn");
            let treasures = amount(order.score(*one));
            Reason::new(format!("{ends} in the Cave Entrance with {treasures} in hand."), &["SK-GOAL-01", "SK-R-08"])
        }
        partners if partners.iter().any(|seat| order.score(*seat) >= ENOUGH) => Reason::new(
            format!(
                "{} win as a team: one of them ends the turn in the Cave Entrance with three treasures.",
                order.winners()
            ),
            &["SK-TEAM-02", "SK-TEAM-03"],
        ),
        partners if partners.iter().map(|seat| order.score(*seat)).sum::<i32>() >= ENOUGH => Reason::new(
            format!(
                "{} win as a team: both end the turn in the Cave Entrance, with three treasures between them.",
                order.winners()
            ),
            &["SK-TEAM-04"],
        ),
        [] => Reason::new("Nobody got out with three treasures.", &["SK-GOAL-01"]),
        _ => Reason::new(format!("{} stayed to the end.", order.winners()), &[]),
    }
}

/// Rule: SK-SOLO-01, SK-SOLO-09, ruling SK-R-85.
fn alone(steps: &[Vec<Event>], order: &Order<'_>) -> Reason {
    let seat = Seat::new(0);
    let treasures = order.score(seat);
    let names = order.names;
    if order.outcome.winners.contains(&seat) {
        let gets = names.does(seat, "get out", "gets out");
        return Reason::new(format!("{gets} of the cave with {}.", amount(treasures)), &["SK-SOLO-01", "SK-GOAL-01"]);
    }
    let missing = match ENOUGH - treasures {
        ..=0 => "Only the way out was missing.".to_owned(),
        short => format!("{} more and the way out were missing.", amount(short)),
    };
    let events = || steps.iter().flatten().rev();
    let collapsed = events().any(|event| matches!(event, Event::CaveRolled { collapsed: true, .. }));
    let died = events().any(|event| matches!(event, Event::Died { who, .. } if *who == Pawn::of(seat)));
    let resigned = events().any(|event| matches!(event, Event::Resigned { .. }));
    match () {
        () if collapsed => Reason::new(
            format!("The cave collapses with {} in it. {missing}", names.name(seat)),
            &["SK-SOLO-01", "SK-SOLO-09"],
        ),
        () if resigned => Reason::new(format!("{}. {missing}", names.does(seat, "resign", "resigns")), &["SK-R-85"]),
        () if died => {
            Reason::new(format!("{} in the cave. {missing}", names.does(seat, "die", "dies")), &["SK-SOLO-01"])
        }
        () => Reason::new(format!("The last turn that was agreed is over. {missing}"), &["SK-R-14"]),
    }
}

/// Treasures, and what everybody did in the cave.
pub fn columns(state: &State, steps: &[Vec<Event>]) -> Vec<Column> {
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
    vec![
        Column::part("Treasures", Skulldug::standing(state)),
        Column::beside("Passages found", tiles),
        Column::beside("Monsters slain", slain),
        Column::beside("Traps disarmed", disarmed),
        Column::beside("Throws that hit", hits),
        Column::beside("Deaths", deaths),
    ]
}
