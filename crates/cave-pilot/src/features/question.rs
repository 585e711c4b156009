//! What is waited for, and what is in the air.

use kernel::Marks;

use super::look::{SURE, item, roll, roll_for, ways};
use super::*;
use crate::challenge::Penalty;
use crate::content::cave;
use crate::{Target, Waiting, Window};

/// The question by number, and how much of it is left.
pub fn asked(waiting: Waiting) -> (usize, u8) {
    match waiting {
        Waiting::Place { left } => (0, left),
        Waiting::Refresh => (1, 0),
        Waiting::Fire => (2, 0),
        Waiting::Shove => (3, 0),
        Waiting::Move => (4, 0),
        Waiting::Extra => (5, 0),
        Waiting::Land => (6, 0),
        Waiting::Order => (7, 0),
        Waiting::Exchange => (8, 0),
        Waiting::Answer { .. } => (9, 0),
        Waiting::Discard { .. } => (10, 0),
        Waiting::Window { window, .. } => (11 + window_number(window), 0),
        Waiting::Reroll => (18, 0),
        Waiting::Aim { left, .. } => (19, left),
        Waiting::Hits { left, .. } => (20, left),
        Waiting::Remove { left, .. } => (21, left),
        Waiting::PartTwo { .. } => (22, 0),
        Waiting::Blow { forward, left, .. } => (23 + usize::from(forward), left),
        Waiting::Push { forward, left, .. } => (25 + usize::from(forward), left),
        Waiting::Roll | Waiting::Redirect { .. } | Waiting::Attack => (27, 0),
        Waiting::Condition | Waiting::Tie { .. } => (28, 0),
        Waiting::MissileRoll => (29, 0),
        Waiting::Find { left, .. } => (30, left),
        Waiting::StartRoll { .. }
        | Waiting::Deal { .. }
        | Waiting::Display
        | Waiting::StartCard { .. }
        | Waiting::Handle
        | Waiting::Refill
        | Waiting::RoundEnds
        | Waiting::Fill
        | Waiting::DrawExtra { .. }
        | Waiting::Penalty { .. }
        | Waiting::Over => (31, 0),
    }
}

pub fn window_number(window: Window) -> usize {
    match window {
        Window::Missile => 0,
        Window::MissileRolled => 1,
        Window::Step => 2,
        Window::FuelStep { .. } => 3,
        Window::FuelExtra => 4,
        Window::Challenge => 5,
        Window::Challenged => 6,
    }
}

/// The question, an attack, a missile, an offer.
pub fn mark(state: &State, seat: Seat, into: &mut Marks) {
    let top = state.waiting.top();
    let (what, left) = asked(top);
    into.set(ASKED, what);
    if left > 0 {
        into.set(ASK_LEFT, usize::from(left));
    }
    if let Waiting::Answer { who, give, take } = top {
        let giver = state.plane(state.turn.seat);
        for (place, plane, thing) in [(0, giver, give), (1, state.plane(who), take)] {
            if let Some(thing) = thing {
                into.set(OFFER, place * ITEMS + item(plane, thing));
            }
        }
    }
    if let Some(missile) = state.missile {
        let at = match missile.at {
            Target::Plane(who) => near(state, seat, who),
            Target::Cave(_) | Target::Part(..) => SEATS,
        };
        into.set(MISSILE, at);
        if let Some(face) = missile.face {
            into.set(MISSILE_FACE, face as usize);
        }
    }
    if state.attack.is_some() {
        attack(state, seat, into);
    }
}

fn attack(state: &State, seat: Seat, into: &mut Marks) {
    let Some(attack) = state.attack else { return };
    let facts = cave(attack.card);
    let challenge = &facts.parts[usize::from(attack.part)];
    into.set(ATTACK, attack.card.index());
    into.set(ROLLER, near(state, seat, attack.roller));
    attack.targets().for_each(|target| into.set(ATTACKED, near(state, seat, target)));
    into.set(ACTIONS_LEFT, usize::from(facts.actions.saturating_sub(attack.done)));
    into.set(ROLL, roll_for(state, seat));
    let Some((roller, dice, margin)) = roll(state) else { return };
    let whose = if roller == seat { 0 } else { 1 + usize::from(state.are_opponents(seat, roller)) };
    match attack.faces {
        Some(_) => {
            let left = margin - i32::from(attack.total());
            into.set(ROLL_MARGIN, whose * 17 + (left + 8).clamp(0, 16) as usize);
        }
        None => {
            let mut fails = SURE - ways(dice, margin);
            for _ in 1..attack.rolls_wanted {
                fails = fails * (SURE - ways(dice, margin)) / SURE;
            }
            into.set(ROLL_ODDS, whose * 13 + ((SURE - fails) / 3) as usize);
        }
    }
    into.set(ROLL_STAKE, usize::from(challenge.reputation + attack.trumpets));
    let hits = challenge.penalty.iter().flatten().map(|penalty| match penalty {
        Penalty::Hits(_, n) => *n,
        Penalty::Reputation(n) => *n,
        Penalty::Cards(n) => 2 * n,
        Penalty::Shown(_) => 3,
    });
    into.set(ROLL_HITS, usize::from(hits.sum::<u8>()));
}
