//! Opinions about positions, for bots; no rule reads this.
//!
//! What counts: Reputation, what the cards ahead promise with what the plane carries, how many hits it can still take,
//! the way to the exit, and whatever is being rolled for. Hundredths of a Reputation point throughout.

use kernel::{Heuristics, PlayOn, Seat};

use crate::challenge::{Challenge, Penalty};
use crate::content::{Special, cave};
use crate::plane::EXPLORATIONS;
use crate::rules::{handling, moving, scoring};
use crate::state::State;
use crate::{Action, Cave, CavePilot, Die, Exploration, Mode, Place, Plane, Property, Spot, Target, Waiting, Window};

/// A point of Reputation.
const POINT: i32 = 100;
/// Winning, and being lost.
const WIN: i32 = 1_500;
const LOST: i32 = 2_000;
/// What a hit costs a healthy plane.
const HIT: i32 = 60;
/// What the next column counts less than this one, in hundredths.
const FADES: i32 = 91;
/// How far a pilot looks ahead.
const AHEAD: u8 = 5;

impl Heuristics for CavePilot {
    /// Every position can be judged as it is: what is about to be rolled counts by its odds.
    const LOOK_ON: u32 = 0;
    /// Less than one round of two pilots, and nearly two: a flight has many small decisions.
    const PLAY_ON: PlayOn = PlayOn { near: &[10], far: &[8, 8, 8] };

    /// How well one stands, against the best of the others; teammates count together.
    fn worth(state: &State, seat: Seat) -> i32 {
        let standings = state.seats().map(|other| standing(state, other));
        let mut of = [0; 4];
        for (place, standing) in of.iter_mut().zip(standings) {
            *place = standing;
        }
        let n = usize::from(state.setup.players);
        let own = of[seat.index()];
        match state.setup.mode {
            Mode::Solo => own,
            Mode::NightMail | Mode::Purge | Mode::RisingWater => (own + of[..n].iter().sum::<i32>()) / 2,
            Mode::Team => {
                let partner = (seat.index() + 2) % 4;
                let others = of[..n].iter().sum::<i32>() - own - of[partner];
                own + of[partner] / 2 - others / 3
            }
            Mode::Competitive | Mode::Tutorial => {
                let others = (0..n).filter(|other| *other != seat.index()).map(|other| of[other]);
                own - others.max().unwrap_or(0) * 3 / 5
            }
        }
    }

    /// One decision leads to the next until the end; who looks one action ahead looks on.
    fn is_quiet(state: &State) -> bool {
        matches!(state.waiting.top(), Waiting::Over)
    }

    /// The price of dallying, and what leads out.
    fn inclination(state: &State, seat: Seat, action: Action) -> i32 {
        match action {
            Action::Refresh { .. } => refresh_value(state, seat),
            Action::Draw { .. } => -10,
            Action::Extra { .. } => extra_value(state, seat),
            Action::Stay => -15,
            Action::Trade { .. } | Action::Use { .. } => -6,
            Action::GiveUp => -LOST,
            _ => 0,
        }
    }
}

/// One player's prospects.
fn standing(state: &State, seat: Seat) -> i32 {
    let plane = state.plane(seat);
    let reputation = POINT * i32::from(plane.reputation);
    if state.waiting.top() == Waiting::Over {
        let won = scoring::winners(state).contains(&seat);
        return reputation + if won { WIN } else { 0 } - if plane.place == Place::Out { LOST } else { 0 };
    }
    match plane.place {
        Place::Out => reputation / 4 - LOST,
        Place::Exit => reputation + POINT * i32::from(scoring::bonus(state)) + 60,
        Place::Outside | Place::Entrance | Place::On(_) => {
            reputation + health(plane) + stores(state, seat) + prospects(state, seat) + pending(state, seat)
        }
    }
}

/// What a plane can take before it crashes; the last few count most.
fn health(plane: &Plane) -> i32 {
    const WORTH: [i32; 15] = [0, 210, 360, 465, 540, 595, 635, 665, 690, 710, 728, 743, 755, 765, 775];
    let mat: i32 = plane.mat.iter().map(|stack| i32::from(stack.current())).sum();
    let cards: i32 = plane.cards.iter().map(|held| i32::from(held.left)).sum();
    let all = mat + cards + i32::from(plane.fuel) + i32::from(plane.missiles);
    WORTH[(all as usize).min(14)] + 6 * (all - 14).max(0)
}

/// Credits while there is somewhere to spend them, fuel, missiles, and cards.
fn stores(state: &State, seat: Seat) -> i32 {
    let plane = state.plane(seat);
    let ahead = (1..=AHEAD).any(|by| spots(state, seat, by).any(|(_, cave_)| cave(cave_).upgrade));
    let here = state.turn.seat == seat && state.turn.upgrades && state.waiting.top() == Waiting::Land;
    let credit = match plane.place {
        _ if here => 16,
        Place::Outside | Place::Entrance if plane.turns < 2 => 18,
        _ if ahead => 14,
        _ => 6,
    };
    let cards: i32 =
        plane.cards.iter().map(|held| if held.card.is_permanent() { 30 } else { 18 * i32::from(held.left) }).sum();
    credit * i32::from(plane.credits.min(20))
        + 30 * i32::from(plane.fuel.min(2))
        + 22 * i32::from(plane.missiles.min(2))
        + cards
}

/// Cards `by` columns ahead of a plane that it has not handled.
fn spots(state: &State, seat: Seat, by: u8) -> impl Iterator<Item = (Spot, Cave)> {
    let plane = state.plane(seat);
    let column = plane.place.spot().map_or(0, Spot::column) + by;
    let rows = (0..2).filter_map(move |row| Spot::at(row, i16::from(column)));
    rows.filter_map(|spot| state.cave_at(spot).map(|cave| (spot, cave))).filter(|(_, cave)| !plane.handled.has(*cave))
}

/// What the way ahead promises: the better card of each column that can be reached before somebody ends the game, what
/// is still to be built, the exit, and no dead end.
fn prospects(state: &State, seat: Seat) -> i32 {
    let plane = state.plane(seat);
    let column = plane.place.spot().map_or(0, Spot::column);
    let (mut value, mut weight) = (0, 100);
    let clock = clock(state, seat);
    for by in 1..=AHEAD.min(clock) {
        let best = spots(state, seat, by).map(|(_, cave)| card_value(state, seat, cave)).max();
        weight = weight * FADES / 100;
        let unknown = !state.exit && column + by > state.columns;
        value += best.or(unknown.then(|| usual_value(plane))).unwrap_or(0) * weight / 100;
    }
    // The card above or below is a further chance.
    if let Some(spot) = plane.place.spot()
        && let Some(beside) = state.cave_at(Spot::new(1 - spot.row(), spot.column()))
        && !plane.handled.has(beside)
    {
        value += card_value(state, seat, beside).max(0) * 45 / 100;
    }
    let deck = i32::from(state.setup.deck_size());
    let last = if state.exit { i32::from(state.columns) } else { i32::from(state.columns).max(deck * 55 / 100) };
    let to_go = (last + 1 - i32::from(column)).max(1);
    let bonus = POINT * i32::from(scoring::bonus(state)).max(deck / 3) + 150;
    let in_time = if to_go > i32::from(clock) + 1 { bonus / 2 } else { bonus };
    value + in_time * 10 / (9 + to_go) + danger(state, seat)
}

/// The fewest turns in which an opponent in the cave can end the game: the way to the exit, and what is still to be laid
/// before it. Nobody hurries who is alone or among friends.
fn clock(state: &State, seat: Seat) -> u8 {
    let to_build = if state.exit { 0 } else { state.pile_size() as u8 / state.setup.players };
    let opponents = state.seats().filter(|other| state.are_opponents(seat, *other));
    let turns = opponents.filter_map(|other| match state.plane(other).place {
        Place::Exit => Some(0),
        Place::On(spot) => Some(state.columns + 1 - spot.column() + to_build),
        Place::Outside | Place::Entrance | Place::Out => None,
    });
    turns.min().unwrap_or(u8::MAX)
}

/// Dead ends: how far the plane can get over cards it has not visited, with the fuel it has, and what that leaves.
fn danger(state: &State, seat: Seat) -> i32 {
    let plane = state.plane(seat);
    let Some(spot) = plane.place.spot() else { return 0 };
    let goal = state.columns.min(spot.column() + AHEAD);
    let open = |row: usize, column: u8| {
        let there = Spot::at(row, i16::from(column)).and_then(|spot| state.cave_at(spot));
        there.is_some_and(|cave| !plane.visited.has(cave))
    };
    // The most fuel a plane can have on each row of the column; none where it cannot be.
    let mut fuel = [None; 2];
    fuel[spot.row()] = Some(i32::from(plane.fuel) + i32::from(plane.holds(Exploration::ReserveTank)));
    let mut column = spot.column();
    while column < goal {
        let across = |row: usize| fuel[1 - row].filter(|_| open(row, column));
        let here = [0, 1].map(|row| fuel[row].max(across(row)));
        let next = [0, 1].map(|row| {
            let diagonal = here[1 - row].filter(|fuel| *fuel > 0).map(|fuel| fuel - 1);
            here[row].max(diagonal).filter(|_| open(row, column + 1))
        });
        if next == [None; 2] {
            break;
        }
        fuel = next;
        column += 1;
    }
    if column >= goal {
        let spent = i32::from(plane.fuel) - fuel[0].max(fuel[1]).unwrap_or(0);
        return -25 * spent.max(0);
    }
    const DEAD_END: [i32; 5] = [-1_500, -900, -600, -420, -300];
    let value = DEAD_END[usize::from(column - spot.column()).min(4)];
    // A gap may still be filled, and a leap may save.
    let hope = !state.exit && !plane.hand.is_empty() || plane.holds(Exploration::Teleport);
    if hope { value / 2 } else { value }
}

/// What a card not yet known is worth to this plane.
fn usual_value(plane: &Plane) -> i32 {
    let chances: i32 =
        Property::TYPES.iter().map(|property| (i32::from(plane.value(*property)) * 2 - 1).clamp(0, 12)).sum();
    // Out of 72; two points for a pass, a hit and a half for a failure.
    (chances * 170 - (72 - chances) * 70) / 72
}

/// What the challenges of a card promise if it were handled now.
fn card_value(state: &State, seat: Seat, card: Cave) -> i32 {
    if state.cleared.has(card) {
        return 10;
    }
    let facts = cave(card);
    let part = |part: u8| action_value(state, seat, card, part);
    let marks = i32::from(facts.upgrade) * 110 + i32::from(facts.explore) * 20;
    marks
        + match facts.special {
            Some(Special::TwoPart) => part(0) + part(1).max(-20),
            Some(Special::Wind) => (part(0) + 2 * part(1)) / 3,
            _ => part(0) * i32::from(facts.actions),
        }
}

/// One action: the chance to pass times its Reputation, less the chance to fail times its penalty.
fn action_value(state: &State, seat: Seat, card: Cave, part: u8) -> i32 {
    let challenge = &cave(card).parts[usize::from(part)];
    let (left, fixed) = handling::sides(state, seat, card, part);
    let (ways, of) = ways(challenge.dice, i16::from(left) - fixed);
    value_of(state, seat, card, challenge, ways, of)
}

fn value_of(state: &State, seat: Seat, card: Cave, challenge: &Challenge, ways: i32, of: i32) -> i32 {
    let dry = state.spot_of(card).is_none_or(|spot| !handling::is_flooded(state, spot));
    let wind = cave(card).special == Some(Special::Wind);
    let gain = if dry { POINT * i32::from(challenge.reputation) } else { 0 } + if wind { 60 } else { 0 };
    let loss = if wind { 120 } else { penalty_cost(state.plane(seat), challenge) };
    (ways * gain - (of - ways) * loss) / of
}

/// How many of the outcomes stay below `bound`, and how many there are.
fn ways(dice: [Option<Die>; 2], bound: i16) -> (i32, i32) {
    const PAIRS: [i32; 12] = [0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];
    let low: i16 = dice.iter().flatten().map(|die| i16::from(die.lowest())).sum();
    let below = bound - low;
    match dice[1] {
        None => (i32::from(below.clamp(0, 6)), 6),
        Some(_) => (PAIRS[below.clamp(0, 11) as usize], 36),
    }
}

/// What a failure costs; more when the plane is nearly done for.
fn penalty_cost(plane: &Plane, challenge: &Challenge) -> i32 {
    let mut hits = 0;
    let mut other = 0;
    for penalty in challenge.penalty.iter().flatten() {
        match penalty {
            Penalty::Hits(_, n) => hits += i32::from(*n),
            Penalty::Reputation(n) => other += POINT * i32::from((*n).min(plane.reputation as u8)),
            Penalty::Cards(n) => {
                let held = i32::from(*n).min(plane.cards.len() as i32);
                other += 70 * held;
                hits += 2 * (i32::from(*n) - held);
            }
            Penalty::Shown(_) => hits += 3,
        }
    }
    let mat: i32 = plane.mat.iter().map(|stack| i32::from(stack.current())).sum();
    let cards: i32 = plane.cards.iter().map(|held| i32::from(held.left)).sum();
    let left = mat + cards + i32::from(plane.fuel) + i32::from(plane.missiles);
    let crash = if left < hits { 1_200 } else { 0 };
    let each = match left - hits {
        ..3 => 4 * HIT,
        3..6 => 2 * HIT,
        _ => HIT,
    };
    hits * each + other + crash
}

/// What chance is about to bring.
fn pending(state: &State, seat: Seat) -> i32 {
    match (state.waiting.top(), state.missile) {
        (Waiting::Find { who, left }, _) if who == seat => {
            let room = state.plane(seat).cards.len() < EXPLORATIONS;
            i32::from(left) * if room { 120 } else { 25 }
        }
        (Waiting::MissileRoll | Waiting::Window { window: Window::Missile, .. }, Some(missile))
            if state.turn.seat == seat =>
        {
            missile_value(state, seat, missile.at)
        }
        _ => rolled_for(state, seat),
    }
}

/// What is being rolled for at this moment, and what follows of the same attack.
fn rolled_for(state: &State, seat: Seat) -> i32 {
    let Some(attack) = state.attack else { return 0 };
    let facts = cave(attack.card);
    let in_roll = matches!(
        state.waiting.top(),
        Waiting::Roll | Waiting::Redirect { .. } | Waiting::Window { window: Window::Challenge, .. }
    );
    let mut value = 0;
    if in_roll && attack.roller == seat {
        let challenge = &facts.parts[usize::from(attack.part)];
        let (left, fixed) = handling::sides(state, seat, attack.card, attack.part);
        let (mut ways, mut of) = ways(attack.dice, i16::from(left) - fixed);
        for _ in 1..attack.rolls_wanted {
            ways = of * of - (of - ways) * (of - ways);
            of *= of;
            (ways, of) = (ways * 36 / of, 36);
        }
        value += value_of(state, seat, attack.card, challenge, ways, of);
        value += POINT * i32::from(attack.trumpets) * ways / of;
    }
    let targets = attack.targets().count() as i32;
    let is_target = attack.targets().any(|target| target == seat);
    if is_target && targets > 0 {
        let rest = match facts.special {
            Some(Special::TwoPart) if attack.done < 2 && attack.part == 0 => {
                action_value(state, seat, attack.card, 1).max(-20)
            }
            Some(Special::TwoPart | Special::Wind) => 0,
            _ => action_value(state, seat, attack.card, 0) * i32::from(facts.actions.saturating_sub(attack.done)),
        };
        value += rest / targets;
    }
    if state.waiting.top() == Waiting::Condition && attack.trigger == seat {
        value += card_value(state, seat, attack.card);
    }
    value
}

/// A new card in the shop is worth something to who will buy soon.
fn refresh_value(state: &State, seat: Seat) -> i32 {
    let plane = state.plane(seat);
    let shops = matches!(plane.place, Place::Outside | Place::Entrance) && plane.turns <= 3
        || spots(state, seat, 1).any(|(_, card)| cave(card).upgrade);
    if shops { 8 } else { 0 }
}

/// What a missile does: a card one is about to enter gets easier, a rival weaker.
fn missile_value(state: &State, seat: Seat, at: Target) -> i32 {
    match at {
        Target::Plane(other) => {
            let ahead = state.plane(other).reputation >= state.plane(seat).reputation;
            if state.are_opponents(seat, other) { if ahead { 75 } else { 40 } } else { -300 }
        }
        Target::Cave(spot) | Target::Part(spot, _) => {
            let part = if let Target::Part(_, part) = at { part } else { 0 };
            let near = moving::steps(state).any(|(step, _)| step == spot);
            let Some(card) = state.cave_at(spot).filter(|card| near && !state.plane(seat).handled.has(*card)) else {
                return -40;
            };
            let mut softer = state.clone();
            softer.hits[card.index()][usize::from(part)] += 2;
            let gain = card_value(&softer, seat, card) - card_value(state, seat, card);
            let best = moving::steps(state).filter_map(|(step, _)| state.cave_at(step));
            let best = best.map(|other| card_value(state, seat, other)).max().unwrap_or(0);
            let after = card_value(state, seat, card) + gain - best;
            gain.min(after.max(-40))
        }
    }
}

/// An additional round is worth its fuel when it leads out.
fn extra_value(state: &State, seat: Seat) -> i32 {
    let plane = state.plane(seat);
    let Some(spot) = plane.place.spot() else { return -60 };
    if state.exit && spot.column() == state.columns {
        let behind =
            state.seats().any(|other| state.plane(other).reputation > plane.reputation + scoring::bonus(state));
        return if behind { -20 } else { 200 };
    }
    -25
}
