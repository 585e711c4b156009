//! How cards and ways look to a pilot: cheap judgements that the numbers are made of.

use kernel::Seat;

use crate::challenge::{Challenge, Penalty};
use crate::content::{Special, cave};
use crate::rules::{handling, scoring};
use crate::state::State;
use crate::{Cave, CaveSet, Die, Exploration, Item, Mode, Place, Plane, Property, Spot, Waiting, Window};

/// How far a pilot looks ahead, in columns.
pub const AHEAD: u8 = 5;
/// All outcomes of two dice.
pub const SURE: i32 = 36;
/// What a way can be: a dead end so many columns on, or open for no, one, or more fuel.
pub const WAYS: usize = 8;

/// A Cave card through the eyes of a pilot.
#[derive(Clone, Copy, Default)]
pub struct Look {
    /// Outcomes of the dice that pass the first challenge, of 36.
    pub ways: i32,
    /// Reputation that it promises if all goes well.
    pub reputation: i32,
    /// Hits of a failure, roughly.
    pub hits: i32,
    /// What it promises in all, in hundredths of a Reputation point.
    pub worth: i32,
}

/// A plane with what it brings to every challenge.
pub struct Pilot<'s> {
    state: &'s State,
    pub plane: &'s Plane,
    pub values: [u8; 7],
    /// Hits that it can take.
    pub health: i32,
}

impl<'s> Pilot<'s> {
    pub fn of(state: &'s State, seat: Seat) -> Pilot<'s> {
        let plane = state.plane(seat);
        let values = std::array::from_fn(|index| plane.value(Property::ALL[index]));
        Pilot { state, plane, values, health: health(plane) }
    }

    /// The column it is in; 0 in the entrance and before it.
    pub fn column(&self) -> u8 {
        match self.plane.place {
            Place::On(spot) => spot.column(),
            Place::Exit => self.state.columns + 1,
            Place::Outside | Place::Entrance | Place::Out => 0,
        }
    }

    /// The row it is in; the ceiling where there is none.
    pub fn row(&self) -> usize {
        self.plane.place.spot().map_or(0, Spot::row)
    }

    /// The left side of a challenge.
    pub fn left(&self, challenge: &Challenge) -> i32 {
        kernel::bits(u64::from(challenge.properties)).map(|bit| i32::from(self.values[bit])).sum()
    }

    /// A card that lies at `at`, or would lie there.
    pub fn look(&self, card: Cave, at: Option<Spot>) -> Look {
        let facts = cave(card);
        let marks = i32::from(facts.upgrade) * 110 + i32::from(facts.explore) * 20;
        if self.state.cleared.has(card) {
            return Look { ways: SURE, worth: marks + 10, ..Look::default() };
        }
        let adds = at.map_or(0, |at| i32::from(handling::added(self.state, card, at)));
        let dry = at.is_none_or(|at| !handling::is_flooded(self.state, at));
        let wind = facts.special == Some(Special::Wind);
        let part = |part: usize| {
            let challenge = &facts.parts[part];
            let cubes = i32::from(self.state.hits[card.index()][usize::from(handling::cubes_part(card, part as u8))]);
            let ways = ways(challenge.dice, self.left(challenge) - i32::from(challenge.plus) - adds + cubes);
            let reputation = if dry { i32::from(challenge.reputation) } else { 0 };
            let (hits, cost) = self.penalty(challenge);
            let (gain, loss) = if wind { (100 * reputation + 60, 120) } else { (100 * reputation, cost) };
            Look { ways, reputation, hits, worth: (ways * gain - (SURE - ways) * loss) / SURE }
        };
        let first = part(0);
        let (times, second) = match facts.special {
            Some(Special::TwoPart | Special::Wind) => (1, Some(part(1))),
            _ => (i32::from(facts.actions), None),
        };
        let worth = match second {
            Some(second) if wind => (first.worth + 2 * second.worth) / 3,
            Some(second) => first.worth + second.worth.max(-20),
            None => times * first.worth,
        };
        let reputation = times * first.reputation + second.map_or(0, |second| second.reputation);
        Look { reputation, worth: worth + marks, ..first }
    }

    /// Hits of a failure, and what they cost: more when the plane is nearly done for.
    fn penalty(&self, challenge: &Challenge) -> (i32, i32) {
        let (mut hits, mut other) = (0, 0);
        for penalty in challenge.penalty.iter().flatten() {
            match penalty {
                Penalty::Hits(_, n) => hits += i32::from(*n),
                Penalty::Reputation(n) => other += 100 * i32::from(*n).min(i32::from(self.plane.reputation)),
                Penalty::Cards(n) => {
                    let held = i32::from(*n).min(self.plane.cards.len() as i32);
                    other += 70 * held;
                    hits += 2 * (i32::from(*n) - held);
                }
                Penalty::Shown(_) => hits += 3,
            }
        }
        let left = self.health - hits;
        let each = match left {
            ..3 => 240,
            3..6 => 120,
            _ => 60,
        };
        (hits, hits * each + other + if left < 0 { 1_200 } else { 0 })
    }

    /// What a card promises that may be flown to and is still to be handled.
    pub fn promise_at(&self, row: usize, column: i32) -> Option<i32> {
        let spot = Spot::at(row, column as i16)?;
        let card = self.state.cave_at(spot).filter(|card| !self.plane.handled.has(*card))?;
        Some(self.look(card, Some(spot)).worth)
    }

    /// What the next columns promise: the better card of each, the further the less.
    pub fn promise(&self) -> i32 {
        let (column, mut weight, mut sum) = (i32::from(self.column()), 100, 0);
        let last = i32::from(self.state.columns);
        for ahead in column + 1..=(column + i32::from(AHEAD)).min(last) {
            let best = self.promise_at(0, ahead).max(self.promise_at(1, ahead));
            weight = weight * 91 / 100;
            sum += best.unwrap_or(0) * weight / 100;
        }
        sum
    }

    /// Columns to the next card with the upgrade mark that can be flown to; 0 is here, [`AHEAD`] and more is far.
    pub fn to_upgrade(&self) -> u8 {
        let column = self.column();
        let is_shop = |spot: Spot| {
            let card = self.state.cave_at(spot);
            card.is_some_and(|card| cave(card).upgrade && !self.plane.spent[1].has(card))
        };
        match self.plane.place {
            Place::Outside | Place::Entrance => 0,
            Place::On(spot) if is_shop(spot) => 0,
            _ => (0..=AHEAD)
                .find(|by| (0..2).any(|row| Spot::at(row, i16::from(column + by)).is_some_and(is_shop)))
                .unwrap_or(AHEAD + 1),
        }
    }

    /// The way ahead of the plane, perhaps with one more card.
    pub fn way(&self, laid: Option<Spot>) -> usize {
        let spot = self.plane.place.spot();
        spot.map_or(AHEAD as usize, |spot| way(self.state, spot, fuel(self.plane), self.plane.visited, laid))
    }

    /// Rounds until it can be through the exit at best: the way, and what is still to be laid.
    pub fn turns_home(&self, to_lay: u32) -> i32 {
        let each_round = if self.state.setup.mode == Mode::Solo { 2 } else { u32::from(self.state.setup.players) };
        let way = i32::from(self.state.columns + 1) - i32::from(self.column());
        way.max(to_lay.div_ceil(each_round) as i32)
    }

    /// Everything in hundredths of a Reputation point: what it has, what it can take, what lies ahead.
    pub fn outlook(&self, promise: i32) -> i32 {
        const WORTH: [i32; 15] = [0, 210, 360, 465, 540, 595, 635, 665, 690, 710, 728, 743, 755, 765, 775];
        let reputation = 100 * i32::from(self.plane.reputation);
        match self.plane.place {
            Place::Out => reputation / 4 - 2_000,
            Place::Exit => reputation + 100 * i32::from(scoring::bonus(self.state)) + 800,
            Place::Outside | Place::Entrance | Place::On(_) => {
                let health = WORTH[(self.health as usize).min(14)] + 6 * (self.health - 14).max(0);
                let to_go = i32::from(self.state.columns + 1 - self.column());
                let bonus = 100 * i32::from(scoring::bonus(self.state)).max(3) + 150;
                reputation + health + promise + bonus * 10 / (9 + to_go)
            }
        }
    }
}

/// Hits that a plane can take.
pub fn health(plane: &Plane) -> i32 {
    let mat: i32 = plane.mat.iter().map(|stack| i32::from(stack.current())).sum();
    let cards: i32 = plane.cards.iter().map(|held| i32::from(held.left)).sum();
    mat + cards + i32::from(plane.fuel) + i32::from(plane.missiles)
}

/// Diagonal steps that it can pay for.
pub fn fuel(plane: &Plane) -> u8 {
    plane.fuel + u8::from(plane.holds(Exploration::ReserveTank))
}

/// Outcomes that stay below `bound`, of 36.
pub fn ways(dice: [Option<Die>; 2], bound: i32) -> i32 {
    const PAIRS: [i32; 12] = [0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];
    let low: i32 = dice.iter().flatten().map(|die| i32::from(die.lowest())).sum();
    let below = bound - low;
    match dice {
        [None, None] => {
            if bound > 0 {
                SURE
            } else {
                0
            }
        }
        [Some(_), Some(_)] => PAIRS[below.clamp(0, 11) as usize],
        _ => 6 * below.clamp(0, 6),
    }
}

/// How far a plane gets over cards that it has not visited, perhaps with one more card: see [`WAYS`].
pub fn way(state: &State, from: Spot, has: u8, visited: CaveSet, laid: Option<Spot>) -> usize {
    let goal = laid.map_or(0, Spot::column).max(state.columns).min(from.column() + AHEAD);
    let open = |row: usize, column: u8| {
        let Some(spot) = Spot::at(row, i16::from(column)) else { return false };
        laid == Some(spot) || state.cave_at(spot).is_some_and(|cave| !visited.has(cave))
    };
    // The most fuel that is left on each row of the column.
    let mut left = [None; 2];
    left[from.row()] = Some(has);
    let mut column = from.column();
    while column < goal {
        let here = [0, 1].map(|row: usize| left[row].max(left[1 - row].filter(|_| open(row, column))));
        let next = [0, 1].map(|row: usize| {
            let diagonal = here[1 - row].filter(|fuel| *fuel > 0).map(|fuel| fuel - 1);
            here[row].max(diagonal).filter(|_| open(row, column + 1))
        });
        if next == [None; 2] {
            return usize::from(column - from.column()).min(4);
        }
        left = next;
        column += 1;
    }
    let spent = has - left[0].max(left[1]).unwrap_or(0);
    AHEAD as usize + usize::from(spent).min(2)
}

/// The roll that is under way: whose, its dice, and the left side less the right side without dice.
pub fn roll(state: &State) -> Option<(Seat, [Option<Die>; 2], i32)> {
    let attack = state.attack?;
    match state.waiting.top() {
        Waiting::Roll | Waiting::Window { window: Window::Challenge | Window::Challenged, .. } => {}
        _ => return None,
    }
    let (left, fixed) = handling::sides(state, attack.roller, attack.card, attack.part);
    Some((attack.roller, attack.dice, i32::from(left) - i32::from(fixed)))
}

/// What a seat has to do with the roll under way: none; then its own, a friend's, an opponent's, each to come, passed or
/// failed.
pub fn roll_for(state: &State, seat: Seat) -> usize {
    let Some((roller, _, margin)) = roll(state) else { return 0 };
    let whose = if roller == seat { 0 } else { 1 + usize::from(state.are_opponents(seat, roller)) };
    let faces = state.attack.and_then(|attack| attack.faces.map(|_| i32::from(attack.total())));
    1 + 3 * whose + faces.map_or(0, |total| if margin > total { 1 } else { 2 })
}

/// Things on a mat: upgrades by type and value, then Exploration cards.
pub const ITEMS: usize = 6 * 6 + Exploration::ALL.len();

/// What a thing on a mat is.
pub fn item(plane: &Plane, item: Item) -> usize {
    match item {
        Item::Slot(slot) => slot.property() as usize * 6 + usize::from(plane.mat[slot.index()].current()).min(5),
        Item::Card(held) => 36 + held.card as usize,
    }
}
