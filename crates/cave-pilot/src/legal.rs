//! What may be done, by asking the rules. No rule is written here a second time.

use kernel::Seat;

use crate::rules::{damage, exploring, extra, missiles, moving, placing, shop, special, teams, turn, upgrading};
use crate::state::State;
use crate::{Action, FreeStep, Pay, Place, Row, Shelf, Slot, Spot, Waiting, cards};

/// Tells everything the asked seat may do. Rule: CP-SHOP-05 adds the refresh of easy mode to every question.
#[inline]
pub fn list(state: &State, seat: Seat, each: &mut impl FnMut(Action)) {
    match state.waiting.top() {
        Waiting::Place { .. } => places(state, each),
        Waiting::Refresh => {
            each(Action::Pass);
            uses(state, seat, each);
        }
        Waiting::Fire => {
            each(Action::Pass);
            missiles::targets(state, |at| each(Action::Fire { at }));
            uses(state, seat, each);
        }
        Waiting::Shove => {
            each(Action::Pass);
            uses(state, seat, each);
        }
        Waiting::Move => moves(state, seat, each),
        Waiting::Extra => {
            each(Action::Land);
            let pays = [Pay::Fuel, Pay::Tank].into_iter().filter(|by| extra::check(state, *by).is_ok());
            pays.for_each(|by| each(Action::Extra { by }));
        }
        Waiting::Land => return landing(state, each),
        Waiting::Order => {
            let steps = FreeStep::ALL.iter().filter(|step| turn::may_begin(state, **step).is_ok());
            steps.for_each(|step| each(Action::Begin { step: *step }));
            if turn::may_end_order(state).is_ok() {
                each(Action::EndTurn);
            }
        }
        Waiting::Exchange => {
            each(Action::Pass);
            teams::offers(state, |with, give, take| each(Action::Trade { with, give, take }));
        }
        Waiting::Answer { .. } => [Action::Agree, Action::Refuse].into_iter().for_each(&mut *each),
        Waiting::Discard { who } | Waiting::Remove { who, .. } => {
            damage::exploration_choices(state, who, |card| each(Action::Discard { card }));
        }
        Waiting::Window { .. } => {
            each(Action::Pass);
            uses(state, seat, each);
        }
        Waiting::Reroll => [Action::Again, Action::Stop].into_iter().for_each(&mut *each),
        Waiting::Aim { at, .. } => missiles::aims(state, at, |on| each(Action::Hit { on })),
        Waiting::Hits { who, from, .. } => {
            if let Some(part) = damage::part_hit(state, who, from) {
                damage::choices(state, who, part, |on| each(Action::Hit { on }));
            }
        }
        Waiting::PartTwo { .. } => [Action::Continue, Action::Ignore].into_iter().for_each(&mut *each),
        Waiting::Blow { forward, over, .. } => {
            special::next_spaces(state, over, forward).into_iter().for_each(|to| each(Action::Shift { to }));
        }
        Waiting::Push { whom, forward, over, .. } => {
            special::next_spaces(state, over, forward).into_iter().for_each(|to| each(Action::Shift { to }));
            if cards::movers::may_stop(state, whom, over).is_ok() {
                each(Action::Stop);
            }
        }
        Waiting::StartRoll { .. }
        | Waiting::Deal { .. }
        | Waiting::Display
        | Waiting::StartCard { .. }
        | Waiting::Handle
        | Waiting::Refill
        | Waiting::RoundEnds
        | Waiting::Fill
        | Waiting::DrawExtra { .. }
        | Waiting::Find { .. }
        | Waiting::MissileRoll
        | Waiting::Penalty { .. }
        | Waiting::Attack
        | Waiting::Tie { .. }
        | Waiting::Condition
        | Waiting::Roll
        | Waiting::Redirect { .. }
        | Waiting::Over => return,
    }
    refreshes(state, seat, each);
}

fn refreshes(state: &State, seat: Seat, each: &mut impl FnMut(Action)) {
    if shop::may_refresh(state, seat).is_ok() {
        Row::ALL.iter().for_each(|row| each(Action::Refresh { row: *row }));
    }
}

/// Every card held, on every open position. D-PLACE.
fn places(state: &State, each: &mut impl FnMut(Action)) {
    let hand = &state.plane(state.turn.seat).hand;
    for row in 0..2 {
        let open = placing::open_columns(state, row);
        let (low, high) = (open as u64, (open >> 64) as u64);
        for column in kernel::bits(low).chain(kernel::bits(high).map(|bit| bit + 64)) {
            let at = Spot::new(row, column as u8);
            hand.iter().for_each(|card| each(Action::Place { card: *card, at }));
        }
    }
}

/// Exploration cards that differ, on everything they can be used on. D-CARD.
#[inline]
fn uses(state: &State, seat: Seat, each: &mut impl FnMut(Action)) {
    if state.plane(seat).kinds == 0 {
        return;
    }
    damage::exploration_choices(state, seat, |held| {
        if !held.card.is_permanent() {
            cards::marks(state, seat, held.card, &mut |on| each(Action::Use { card: held, on }));
        }
    });
}

/// D-MOVE.
fn moves(state: &State, seat: Seat, each: &mut impl FnMut(Action)) {
    let mut has_way = false;
    let mut way = |action: Action| {
        has_way = true;
        each(action);
    };
    for to in [Place::Entrance, Place::Exit] {
        if moving::check(state, to, Pay::Free).is_ok() {
            way(Action::Move { to, by: Pay::Free });
        }
    }
    for (spot, diagonal) in moving::steps(state) {
        let to = Place::On(spot);
        if diagonal {
            let pays = [Pay::Gyro, Pay::Fuel, Pay::Tank].into_iter();
            pays.filter(|by| moving::may_pay_step(state, seat, *by).is_ok())
                .for_each(|by| way(Action::Move { to, by }));
        } else {
            way(Action::Move { to, by: Pay::Free });
        }
    }
    if moving::may_stay(state).is_ok() {
        way(Action::Stay);
    }
    if moving::may_use_scrapyard(state).is_ok() {
        way(Action::Scrapyard);
    }
    if !has_way {
        each(if moving::hovers(state) { Action::Hover } else { Action::GiveUp });
    }
    uses(state, seat, each);
}

/// D-LAND: what the landing allows, and the end of the turn.
pub fn landing(state: &State, each: &mut impl FnMut(Action)) {
    let seat = state.turn.seat;
    each(Action::EndTurn);
    if state.turn.upgrades {
        purchases(state, each);
        damage::exploration_choices(state, seat, |card| each(Action::Sell { card }));
        let rows = Row::ALL.iter().filter(|row| upgrading::may_draw_extra(state, **row).is_ok());
        rows.for_each(|row| each(Action::Draw { row: *row }));
        if upgrading::may_buy_fuel(state).is_ok() {
            each(Action::BuyFuel);
        }
        if upgrading::may_buy_missile(state).is_ok() {
            each(Action::BuyMissile);
        }
    }
    if exploring::may_explore(state).is_ok() {
        each(Action::Explore);
    }
    uses(state, seat, each);
    refreshes(state, seat, each);
}

fn purchases(state: &State, each: &mut impl FnMut(Action)) {
    for row in Row::ALL {
        for (index, card) in state.row(*row).iter().enumerate() {
            let from = Shelf { row: *row, index: index as u8 };
            let mut buy = |into: Slot| {
                if upgrading::price(state, from, into).is_ok() {
                    each(Action::Buy { from, into });
                }
            };
            match card.property() {
                Some(property) => property.slots().for_each(&mut buy),
                None => Slot::all().filter(|slot| slot.property().row() == *row).for_each(&mut buy),
            }
        }
    }
}
