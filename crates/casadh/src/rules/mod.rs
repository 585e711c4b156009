//! The rules, a file a heading. Here: which question an action answers, and what follows by itself.
//!
//! Every function looks first and acts after: when it refuses, nothing has changed.

pub mod dynamite;
pub mod ending;
pub mod explore;
pub mod grues;
pub mod hazards;
pub mod items;
pub mod leaving;
pub mod misfortunes;
pub mod moving;
pub mod setup;
pub mod surface;
pub mod treasure;
pub mod turn;

use kernel::{Log, Seat};

use crate::state::{State, Waiting};
use crate::{Action, Chance, Due, Event, Illegal};

/// Whose decision it is; none when chance decides or nobody does.
#[inline]
pub fn asked(state: &State) -> Option<Seat> {
    match state.waiting.top() {
        Waiting::Flee { who, .. } => Some(who),
        Waiting::Action
        | Waiting::Rotate { .. }
        | Waiting::DropItem
        | Waiting::Keep { .. }
        | Waiting::SendGrue
        | Waiting::SurfaceTurn
        | Waiting::GrueMove => Some(state.turn),
        Waiting::Surface
        | Waiting::Start
        | Waiting::Begin
        | Waiting::Hex { .. }
        | Waiting::Card
        | Waiting::Items { .. }
        | Waiting::Treasures { .. }
        | Waiting::Draw { .. }
        | Waiting::Blind { .. }
        | Waiting::Rolls { .. }
        | Waiting::GrueRoll
        | Waiting::Defuse { .. }
        | Waiting::EndSlot
        | Waiting::Over => None,
    }
}

/// A seat decides. Rule: CC-TURN-01, CC-TURN-06, CC-TURN-07.
#[inline]
pub fn act(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    match asked(state) {
        Some(asked) if asked == seat => {}
        Some(_) => return Err(Illegal::NotAsked(seat)),
        None if state.is_over() => return Err(Illegal::GameOver),
        None => return Err(Illegal::ChanceFirst),
    }
    match (state.waiting.top(), action) {
        (Waiting::Action, action) => take_action(state, action, log)?,
        (Waiting::Rotate { tile, side }, Action::Rotate { rotation }) => {
            explore::rotate(state, tile, side, rotation, log)?
        }
        (Waiting::DropItem, Action::DropItem { item }) => misfortunes::drop_item(state, item, log)?,
        (Waiting::Keep { from }, Action::Keep { value }) => treasure::keep(state, from, value, log)?,
        (Waiting::Flee { who, then }, Action::Flee { side }) => grues::flee(state, who, then, side, log)?,
        (Waiting::SendGrue, Action::SendGrue { to }) => grues::send(state, to, log)?,
        (Waiting::SurfaceTurn, Action::Pass) => state.waiting.replace(Waiting::EndSlot),
        (Waiting::SurfaceTurn, Action::TryGrue) => state.waiting.replace(Waiting::GrueRoll),
        (Waiting::GrueMove, Action::Decline) => state.waiting.replace(Waiting::EndSlot),
        (Waiting::GrueMove, Action::Eat { at }) => surface::eat(state, at, log)?,
        (Waiting::GrueMove, Action::MoveGrue { from, side }) => surface::move_grue(state, from, side, log)?,
        (waiting, _) => return Err(Illegal::Unfinished(what_is_due(waiting))),
    }
    settle(state, log);
    Ok(())
}

/// One action of a cave turn. Because there is always at least 1 MP here, none needs another look at the cost.
/// Rule: CC-TURN-06, CC-TURN-07, CC-TURN-09; ruling CC-R-07.
#[inline]
fn take_action(state: &mut State, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    match action {
        Action::EndTurn => {
            turn::end(state, log);
            Ok(())
        }
        Action::Move { side } => moving::walk(state, side, log),
        Action::Explore { side } => explore::explore(state, side),
        Action::Slope { node } => moving::slope(state, node, log),
        Action::CollectTreasure => treasure::collect(state, log),
        Action::CollectItems { items } => items::collect(state, items, log),
        Action::Leave => leaving::leave(state, log),
        Action::UseMedkit => items::use_medkit(state, log),
        Action::Deploy => dynamite::deploy(state, log),
        Action::Defuse { owner } => dynamite::defuse(state, owner),
        Action::Rotate { .. }
        | Action::DropItem { .. }
        | Action::Keep { .. }
        | Action::Flee { .. }
        | Action::SendGrue { .. }
        | Action::Pass
        | Action::TryGrue
        | Action::Decline
        | Action::Eat { .. }
        | Action::MoveGrue { .. } => Err(Illegal::NotAnAction),
    }
}

fn what_is_due(waiting: Waiting) -> Due {
    match waiting {
        Waiting::Rotate { .. } => Due::Lay,
        Waiting::DropItem => Due::Drop,
        Waiting::Keep { .. } => Due::Keep,
        Waiting::Flee { .. } => Due::Flee,
        Waiting::SendGrue => Due::SendGrue,
        Waiting::SurfaceTurn => Due::TryGrue,
        Waiting::GrueMove => Due::MoveGrue,
        Waiting::Surface
        | Waiting::Start
        | Waiting::Begin
        | Waiting::Action
        | Waiting::Hex { .. }
        | Waiting::Card
        | Waiting::Items { .. }
        | Waiting::Treasures { .. }
        | Waiting::Draw { .. }
        | Waiting::Blind { .. }
        | Waiting::Rolls { .. }
        | Waiting::GrueRoll
        | Waiting::Defuse { .. }
        | Waiting::EndSlot
        | Waiting::Over => Due::Wait,
    }
}

#[inline]
pub fn happen(state: &mut State, chance: Chance, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    match (state.waiting.top(), chance) {
        (Waiting::Surface, Chance::Surface { value }) => setup::lay_on_surface(state, value, log)?,
        (Waiting::Start, Chance::Starts { seat }) => setup::choose_first(state, seat, log)?,
        (Waiting::Hex { side }, Chance::Hex { hex }) => explore::draw_hex(state, side, hex, log)?,
        (Waiting::Card, Chance::Card { card }) => explore::draw_card(state, card, log)?,
        (Waiting::Items { left }, Chance::Item { item }) => items::find(state, left, item, log)?,
        (Waiting::Draw { left }, Chance::Treasure { value }) => treasure::draw(state, left, value, log)?,
        (Waiting::Blind { from }, Chance::Blind { value }) => treasure::keep_blindly(state, from, value, log)?,
        (_, Chance::Roll { die }) if !(1..=6).contains(&die) => return Err(Illegal::NoSuchDie(die)),
        (Waiting::Rolls { check, own }, Chance::Roll { die }) => hazards::roll(state, check, own, die, log),
        (Waiting::GrueRoll, Chance::Roll { die }) => surface::roll(state, die, log),
        (Waiting::Defuse { owner }, Chance::Roll { die }) => dynamite::roll(state, owner, die, log),
        (Waiting::Over, _) => return Err(Illegal::GameOver),
        _ => return Err(Illegal::NotByChance),
    }
    settle(state, log);
    Ok(())
}

/// Goes on until somebody has to decide.
#[inline]
pub(crate) fn settle(state: &mut State, log: &mut impl Log<Event>) {
    loop {
        match state.waiting.top() {
            Waiting::Action if state.mp > 0 && state.spelunker(state.turn).is_inside() => return,
            // CC-TURN-08, CC-TURN-12: with nothing left to spend, or dead, the turn ends by itself.
            Waiting::Action => turn::end(state, log),
            Waiting::Begin => turn::begin(state, log),
            Waiting::EndSlot => turn::next_slot(state, log),
            Waiting::Items { left } if left == 0 || state.supply.is_empty() => state.waiting.pop(),
            Waiting::Treasures { icons: 0 } => state.waiting.pop(),
            Waiting::Treasures { icons } => treasure::begin_icon(state, icons),
            Waiting::Draw { left: 0 } => treasure::end_draw(state, log),
            Waiting::Keep { from } | Waiting::Blind { from } if state.air.len() == 1 => {
                treasure::keep_the_only(state, from, log);
            }
            Waiting::Rolls { check: None, own: 0 } => state.waiting.pop(),
            Waiting::Surface if state.surface.len() == 2 * u32::from(state.players) => {
                state.waiting.replace(Waiting::Start);
            }
            Waiting::Surface
            | Waiting::Start
            | Waiting::Hex { .. }
            | Waiting::Rotate { .. }
            | Waiting::Card
            | Waiting::DropItem
            | Waiting::Items { .. }
            | Waiting::Draw { .. }
            | Waiting::Keep { .. }
            | Waiting::Blind { .. }
            | Waiting::Rolls { .. }
            | Waiting::Flee { .. }
            | Waiting::SendGrue
            | Waiting::SurfaceTurn
            | Waiting::GrueRoll
            | Waiting::GrueMove
            | Waiting::Defuse { .. }
            | Waiting::Over => return,
        }
    }
}
