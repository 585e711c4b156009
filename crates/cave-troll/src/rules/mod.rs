//! The rules, a file a heading, in the rulebook's order. Here: which question an action answers.
//!
//! Every function looks first and acts after: when it refuses, nothing has changed.

pub mod abilities;
pub mod artifacts;
pub mod cave_troll;
pub mod draw;
pub mod entering;
pub mod moving;
pub mod rampage;
pub mod scoring;
pub mod setup;
pub mod turn;
pub mod wraith;

use kernel::{Log, Seat};

use crate::state::{State, Waiting};
use crate::{Action, Artifact, Card, Chance, Due, Event, Illegal};

/// A seat decides. Rule: CT-TURN-01, CT-TURN-04, CT-TURN-07.
#[inline]
pub fn act(state: &mut State, seat: Seat, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    let asked = match state.waiting.top() {
        Waiting::Over => return Err(Illegal::GameOver),
        Waiting::Start | Waiting::Deal(_) | Waiting::Draw | Waiting::Find => {
            return Err(Illegal::ChanceFirst);
        }
        Waiting::Flee { who, .. } => who,
        Waiting::Push { whose, .. } => whose,
        Waiting::Action
        | Waiting::Card
        | Waiting::Devour { .. }
        | Waiting::Target(_)
        | Waiting::Rampage { .. }
        | Waiting::Walk { .. } => state.turn,
    };
    if seat != asked {
        return Err(Illegal::NotAsked(seat));
    }
    match (state.waiting.top(), action) {
        (Waiting::Action, Action::EndTurn) => return turn::end_early(state, log),
        (Waiting::Action, action) => take_action(state, action, log)?,
        (Waiting::Card, Action::Play { card }) => draw::play(state, card, log)?,
        (Waiting::Target(card), Action::Place { at }) if card != Card::ScoreARoom => draw::place(state, card, at, log)?,
        (Waiting::Target(Card::ScoreARoom), Action::Score { room }) => draw::score_a_room(state, room, log)?,
        (Waiting::Flee { room, who }, Action::Flee { kind, to }) => cave_troll::flee(state, room, who, kind, to, log)?,
        (Waiting::Flee { room, who }, Action::Stay) => cave_troll::stay(state, room, who),
        (Waiting::Push { whose, room, .. }, Action::Push { figure, to }) => {
            wraith::push_on_entry(state, whose, room, figure, to, log)?;
        }
        (Waiting::Push { must, .. }, Action::NoPush) => wraith::push_nobody(state, must)?,
        (Waiting::Rampage { room, left }, Action::Push { figure, to }) => {
            rampage::push(state, room, left, figure, to, log)?
        }
        (Waiting::Rampage { room, .. }, Action::NoPush) => rampage::push_nobody(state, room)?,
        (Waiting::Walk { hero, left, with, .. }, Action::Step { to }) => {
            artifacts::step(state, hero, left, with, to, log)?
        }
        (Waiting::Walk { with, may_stop, .. }, Action::Stop) => artifacts::stop(state, with, may_stop)?,
        (waiting, _) => return Err(Illegal::Unfinished(what_is_due(waiting))),
    }
    turn::settle(state, log);
    Ok(())
}

/// One action of a turn, of one of four kinds. Rule: CT-TURN-04, CT-TURN-05, ruling CT-R-36.
#[inline]
fn take_action(state: &mut State, action: Action, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    match action {
        Action::Draw => {
            draw::draw(state);
            Ok(())
        }
        Action::Move { kind, from, to } => moving::move_figure(state, kind, from, to, log),
        Action::Push { figure, to } => wraith::push_by_action(state, figure, to, log),
        Action::Kill { figure } => abilities::kill(state, figure, log),
        Action::Assassinate { figure } => abilities::assassinate(state, figure, log),
        Action::Banish { whose, to } => abilities::banish(state, whose, to, log),
        Action::Slay { whose } => abilities::slay(state, whose, log),
        Action::Attack => abilities::attack(state, log),
        Action::Pull { figure, from } => abilities::pull(state, figure, from, log),
        Action::Rampage => rampage::begin(state),
        Action::Chalice { kind, to } => artifacts::chalice(state, kind, to, log),
        Action::Cloak { kind, from } => artifacts::put_on(state, Artifact::Cloak, kind, from, log),
        Action::Sword { whose } => artifacts::sword(state, whose, log),
        Action::Boots { kind, from } => artifacts::put_on(state, Artifact::Boots, kind, from, log),
        Action::Scroll { figure, to } => artifacts::scroll(state, figure, to, log),
        Action::Tally { room } => artifacts::tally(state, room, log),
        Action::Play { .. } => Err(Illegal::PlayWithoutDraw),
        Action::EndTurn
        | Action::Place { .. }
        | Action::Score { .. }
        | Action::Flee { .. }
        | Action::Stay
        | Action::NoPush
        | Action::Step { .. }
        | Action::Stop => Err(Illegal::NotAnAction),
    }
}

fn what_is_due(waiting: Waiting) -> Due {
    match waiting {
        Waiting::Card => Due::Card,
        Waiting::Target(Card::ScoreARoom) => Due::Score,
        Waiting::Target(_) => Due::Target,
        Waiting::Flee { .. } => Due::Flee,
        Waiting::Push { .. } => Due::Push,
        Waiting::Rampage { .. } => Due::Rampage,
        Waiting::Walk { .. } => Due::Walk,
        Waiting::Action
        | Waiting::Start
        | Waiting::Deal(_)
        | Waiting::Draw
        | Waiting::Find
        | Waiting::Devour { .. }
        | Waiting::Over => Due::Wait,
    }
}

/// Chance decides. Rule: CT-SETUP-10, CT-SETUP-11, CT-DRAW-01, CT-DRAW-14.
pub fn happen(state: &mut State, chance: Chance, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    match (state.waiting.top(), chance) {
        (Waiting::Start, Chance::Starts { seat }) => setup::choose_starting(state, seat, log),
        (Waiting::Deal(seat), Chance::Deals { to, card }) if seat == to => setup::deal(state, to, card, log),
        (Waiting::Draw, Chance::Draws { card }) => draw::drawn(state, card, log),
        (Waiting::Find, Chance::Finds { artifact }) => {
            draw::find(state, artifact, log)?;
            turn::settle(state, log);
            Ok(())
        }
        (Waiting::Over, _) => Err(Illegal::GameOver),
        _ => Err(Illegal::NotByChance),
    }
}
