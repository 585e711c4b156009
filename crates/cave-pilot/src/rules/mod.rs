//! The rules, a file a heading, in the rulebook's order. Here: which question an action answers.
//!
//! Every function looks first and acts after: when it refuses, nothing has changed.

pub mod damage;
pub mod ending;
pub mod exploring;
pub mod extra;
pub mod handling;
pub mod landing;
pub mod missiles;
pub mod moving;
pub mod placing;
pub mod scoring;
pub mod setup;
pub mod shop;
pub mod special;
pub mod teams;
pub mod turn;
pub mod upgrading;
pub mod windows;

use kernel::{Actor, Log, Seat};

use crate::state::State;
use crate::{Action, Chance, Due, Event, Illegal, Waiting, cards};

/// A seat decides. Rule: CP-TURN-02, CP-TURN-06.
#[inline]
pub fn act(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let waiting = state.waiting.top();
    match waiting.actor(state.turn.seat) {
        Actor::Over => return Err(Illegal::GameOver),
        Actor::Chance => return Err(Illegal::ChanceFirst),
        actor if !actor.asks(seat) => return Err(Illegal::NotAsked(seat)),
        Actor::Seats(_) => {}
    }
    match (waiting, action) {
        (_, Action::Refresh { row }) => shop::refresh(state, seat, row, log)?,
        (_, Action::Use { card, on }) => cards::use_card(state, seat, card, on, log)?,
        (Waiting::Place { left }, Action::Place { card, at }) => placing::place(state, left, card, at, log)?,
        (Waiting::Refresh, Action::Pass) => turn::after_refresh(state),
        (Waiting::Fire, Action::Pass) => turn::after_fire(state),
        (Waiting::Fire, Action::Fire { at }) => missiles::fire(state, at, log)?,
        (Waiting::Shove, Action::Pass) => turn::after_shove(state),
        (Waiting::Move, Action::Move { to, by }) => moving::fly(state, to, by, log)?,
        (Waiting::Move, Action::Stay) => moving::stay(state, log)?,
        (Waiting::Move, Action::Scrapyard) => moving::scrapyard(state, log)?,
        (Waiting::Move, Action::Hover) => moving::hover(state, log)?,
        (Waiting::Move, Action::GiveUp) => moving::give_up(state, log)?,
        (Waiting::Extra, Action::Extra { by }) => extra::pay(state, by, log)?,
        (Waiting::Extra, Action::Land) => landing::touch_down(state, log),
        (Waiting::Order, Action::Begin { step }) => turn::begin_step(state, step, log)?,
        (Waiting::Order, Action::EndTurn) => turn::end_order(state)?,
        (Waiting::Land, Action::Draw { row }) => upgrading::draw_extra(state, row, log)?,
        (Waiting::Land, Action::Buy { from, into }) => upgrading::buy(state, from, into, log)?,
        (Waiting::Land, Action::BuyFuel) => upgrading::buy_fuel(state, log)?,
        (Waiting::Land, Action::BuyMissile) => upgrading::buy_missile(state, log)?,
        (Waiting::Land, Action::Sell { card }) => upgrading::sell(state, card, log)?,
        (Waiting::Land, Action::Explore) => exploring::explore(state, log)?,
        (Waiting::Land, Action::EndTurn) => turn::after_landing(state),
        (Waiting::Exchange, Action::Trade { with, give, take }) => teams::offer(state, with, give, take, log)?,
        (Waiting::Exchange, Action::Pass) => turn::refill(state),
        (Waiting::Answer { who, give, take }, Action::Agree) => teams::agree(state, who, give, take, log),
        (Waiting::Answer { who, .. }, Action::Refuse) => teams::refuse(state, who, log),
        (Waiting::Discard { who }, Action::Discard { card }) => exploring::discard_fifth(state, who, card, log)?,
        (Waiting::Remove { who, left }, Action::Discard { card }) => damage::remove_card(state, who, left, card, log)?,
        (Waiting::Window { window, who, passed }, Action::Pass) => windows::pass(state, window, who, passed, log),
        (Waiting::Reroll, Action::Again) => state.waiting.replace(Waiting::MissileRoll),
        (Waiting::Reroll, Action::Stop) => missiles::stop(state),
        (Waiting::Aim { at, left }, Action::Hit { on }) => missiles::aim(state, at, left, on, log)?,
        (Waiting::Hits { who, from, left }, Action::Hit { on }) => damage::choose(state, who, from, left, on, log)?,
        (Waiting::PartTwo { .. }, Action::Continue) => special::take_second_part(state),
        (Waiting::PartTwo { who }, Action::Ignore) => special::ignore_second_part(state, who, log),
        (Waiting::Blow { who, forward, left, over }, Action::Shift { to }) => {
            special::choose_space(state, who, forward, left, over, to)?;
        }
        (Waiting::Push { whom, forward, left, over, pull }, Action::Shift { to }) => {
            cards::movers::push_on(state, whom, forward, left, over, pull, to)?;
        }
        (Waiting::Push { whom, forward, over, pull, .. }, Action::Stop) => {
            cards::movers::stop(state, whom, forward, over, pull)?;
        }
        (waiting, _) => return Err(Illegal::Unfinished(what_is_due(waiting))),
    }
    turn::settle(state, log);
    Ok(())
}

fn what_is_due(waiting: Waiting) -> Due {
    match waiting {
        Waiting::Place { .. } => Due::Place,
        Waiting::Refresh => Due::Refresh,
        Waiting::Fire => Due::Fire,
        Waiting::Shove => Due::Shove,
        Waiting::Move => Due::Move,
        Waiting::Extra => Due::Extra,
        Waiting::Land => Due::Land,
        Waiting::Order => Due::Order,
        Waiting::Exchange => Due::Exchange,
        Waiting::Answer { .. } => Due::Answer,
        Waiting::Discard { .. } => Due::Discard,
        Waiting::Window { .. } => Due::Window,
        Waiting::Reroll => Due::Reroll,
        Waiting::Aim { .. } => Due::Aim,
        Waiting::Hits { .. } => Due::Hits,
        Waiting::Remove { .. } => Due::Remove,
        Waiting::PartTwo { .. } => Due::PartTwo,
        Waiting::Blow { .. } => Due::Blow,
        Waiting::Push { .. } => Due::Push,
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
        | Waiting::Over => Due::Wait,
    }
}

/// Chance decides. Rule: CP-SETUP-03, CP-SETUP-10, CP-MISSILE-06, CP-HANDLE-02.
#[inline]
pub fn happen(state: &mut State, chance: Chance, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let one_yellow = |face: u8| if face < 6 { Ok(face) } else { Err(Illegal::NotByChance) };
    match (state.waiting.top(), chance) {
        (Waiting::Over, _) => return Err(Illegal::GameOver),
        (Waiting::StartRoll { rolling, left }, Chance::Rolls { first, second: None }) => {
            setup::start_rolled(state, rolling, left, one_yellow(first)?, log);
        }
        (Waiting::Deal { to, left }, Chance::Cave { card }) => setup::deal(state, to, left, card, log)?,
        (Waiting::Display, Chance::Shop { card }) => shop::display(state, card, log)?,
        (Waiting::StartCard { to }, Chance::Finds { card }) => setup::start_card(state, to, card, log)?,
        (Waiting::Refill, Chance::Cave { card }) => turn::refilled(state, card, log)?,
        (Waiting::Fill, Chance::Shop { card }) => shop::fill(state, card, log)?,
        (Waiting::DrawExtra { row }, Chance::Shop { card }) => shop::add_extra(state, row, card, log)?,
        (Waiting::Find { who, left }, Chance::Finds { card }) => exploring::find(state, who, left, card, log)?,
        (Waiting::MissileRoll, Chance::Missile { face }) => missiles::rolled(state, face, log),
        (Waiting::Tie { group, left }, Chance::Rolls { first, second: None }) => {
            handling::tie_rolled(state, group, left, one_yellow(first)?, log);
        }
        (Waiting::Condition, Chance::Rolls { first, second: None }) => {
            special::condition_rolled(state, one_yellow(first)?, log);
        }
        (Waiting::Roll, Chance::Rolls { first, second }) => handling::rolled(state, first, second, log)?,
        (Waiting::Redirect { who }, Chance::Redirects { to }) => cards::wards::redirected(state, who, to, log)?,
        _ => return Err(Illegal::NotByChance),
    }
    turn::settle(state, log);
    Ok(())
}
