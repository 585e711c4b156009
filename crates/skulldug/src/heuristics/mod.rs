//! Opinions about positions, for bots; no rule reads this.
//!
//! Everything is counted in hundredths of an AP that is still to be spent before one wins: to the next treasures, then
//! home. Against that stands the danger of not living to see it. Alone the two become the odds of the run; among rivals,
//! one's own race is set against theirs.
//!
//! - `effort.rs`: AP to victory.
//! - `ways.rs`: what it costs to get somewhere.
//! - `trouble.rs`: encounters, rolls in the air, cards flying.
//! - `ghosts.rs`: what ghosts may do next.
//! - `cards.rs`: what cards in hand are good for, and what treasures do to their holder.

mod cards;
pub mod effort;
pub mod ghosts;
mod trouble;
pub mod ways;

use kernel::{Heuristics, Seat};

use crate::cell::Cell;
use crate::state::State;
use crate::waiting::{Phase, Waiting};
use crate::{Action, CardSet, Pawn, Skulldug};

use effort::Race;
use trouble::Gamble;
use ways::Costs;

/// What a sure victory alone is worth; other odds in proportion.
const CERTAIN: i64 = 10_000;
/// What victory and defeat among rivals are worth.
const WIN: i32 = 4_000;
/// What an AP at hand is worth, in hundredths: less than it can bring, so that bots rather spend it.
const AT_HAND: Weight = Weight { among: 75, alone: 45 };
/// Percent of a rival's race that counts against one's own.
const RIVALRY: i32 = 25;

/// A number that is one among rivals and another alone. What it is alone was found by trying what wins, not by reasoning:
/// see docs/figures.md.
#[derive(Clone, Copy)]
struct Weight {
    among: i32,
    alone: i32,
}

impl Weight {
    fn here(self, state: &State) -> i32 {
        if state.mode().is_solo() { self.alone } else { self.among }
    }
}

impl Heuristics for Skulldug {
    fn worth(state: &State, seat: Seat) -> i32 {
        if state.waiting.top() == Waiting::Over {
            return verdict(state, seat);
        }
        let home = ways::home(state);
        if state.mode().is_solo() {
            return seat_worth(state, seat, state.treasure_value(seat), &home, Eyes::Own);
        }
        let own = state.party_of(seat);
        let mine = party_worth(state, own, &home, Eyes::Own);
        let n = state.n_parties();
        let others = (0..n).filter(|party| *party != own).map(|party| party_worth(state, party, &home, Eyes::Others));
        let (best, sum) = others.fold((i32::MIN, 0), |(best, sum), other| (best.max(other), sum + other));
        mine - (best + sum / i32::from(n - 1)) / 2 * RIVALRY / 100
    }

    /// Among several rivals one's own race: with five, judging theirs too takes twice the time.
    fn own_worth(state: &State, seat: Seat) -> i32 {
        if state.n_parties() <= 2 || state.waiting.top() == Waiting::Over {
            return Skulldug::worth(state, seat);
        }
        party_worth(state, state.party_of(seat), &ways::home(state), Eyes::Own)
    }

    fn is_quiet(state: &State) -> bool {
        matches!(state.waiting.top(), Waiting::Turn { phase: Phase::Main } | Waiting::Over)
    }

    /// Yielding and resigning are for people; a card kept is a card for later, a treasure kept is won, and a passage kept
    /// is a way. Who dashes back has been nowhere.
    fn inclination(state: &State, seat: Seat, action: Action) -> i32 {
        let regret = match action {
            Action::Resign => 400,
            Action::Yield => 20,
            Action::Drop { card, .. } if CardSet::TREASURES.has(card) => 300,
            Action::Drop { .. } if state.n_held(seat) > state.hand_limit(seat) => 5,
            Action::Drop { .. } => 100,
            Action::Destroy { .. } | Action::Blast { .. } => 60,
            Action::Dash { first, then } if then == first.opposite() => 250,
            Action::Copy { .. } => 10,
            _ => 0,
        };
        // Odds are counted finer than AP.
        if state.mode().is_solo() { -3 * regret } else { -regret }
    }
}

/// Whose worth is asked for: AP at hand count for oneself alone, or nobody would ever end a turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Eyes {
    Own,
    Others,
}

fn verdict(state: &State, seat: Seat) -> i32 {
    let won = state.winners >> seat.index() & 1 != 0;
    match (state.mode().is_solo(), won) {
        (true, true) => CERTAIN as i32,
        (true, false) => 0,
        (false, false) => -WIN,
        (false, true) if state.winners.count_ones() == u32::from(state.setup.players) => 0,
        (false, true) => WIN,
    }
}

/// Treasures count together, the rest partner by partner.
fn party_worth(state: &State, party: u8, home: &Costs, eyes: Eyes) -> i32 {
    let seats = || state.party_seats(party);
    let treasures: u8 = seats().map(|seat| state.treasure_value(seat)).sum();
    let sum: i32 = seats().map(|seat| seat_worth(state, seat, treasures, home, eyes)).sum();
    sum / seats().count() as i32
}

pub fn seat_worth(state: &State, seat: Seat, treasures: u8, home: &Costs, eyes: Eyes) -> i32 {
    let Some(at) = state.at(Pawn::of(seat)) else { return lost(state) };
    race_worth(state, seat, at, Race::of(state, seat, at, treasures, home, None), eyes)
}

/// What the race of `seat` is worth, with what is at hand and what is in the air.
pub fn race_worth(state: &State, seat: Seat, at: Cell, mut race: Race, eyes: Eyes) -> i32 {
    let player = state.player(seat);
    let acts = matches!(state.waiting.first(), Some(Waiting::Turn { phase: Phase::Start { .. } | Phase::Main }));
    if acts && eyes == Eyes::Own && state.is_on_turn(seat) && !player.finished {
        race.effort -= AT_HAND.here(state) * i32::from(player.ap + player.move_ap);
    } else if state.mode().is_solo() {
        // The gem of the last turn is gone, so the AP of the next are as good as here.
        race.effort -= AT_HAND.here(state) * i32::from(state.mode().ap());
    }
    race.danger += ghosts::haunted(state, Pawn::of(seat), at);
    match Gamble::pending(state, seat, &mut race) {
        None => standing(state, &race),
        Some(Gamble { bad, if_bad, if_good }) => {
            let feared = bad * trouble::fear(state);
            let good = standing(state, &race.after(if_good));
            (feared * standing(state, &race.after(if_bad)) + (600 - feared) * good) / 600
        }
    }
}

/// What a race is worth: alone its odds, among rivals what it still takes and what death would cost.
fn standing(state: &State, race: &Race) -> i32 {
    if race.health <= 0 {
        return lost(state);
    }
    if state.mode().is_solo() {
        return (CERTAIN * survival(race) / 1000 * in_time(state, race) / 1000) as i32;
    }
    // Death is as likely to come late as soon, and takes what was won until then.
    let stake = i64::from(effort::fresh(state).effort - race.effort.max(0) / 2).max(0);
    let feared = stake * (1000 - survival(race)) / 1000 * i64::from(trouble::fear(state)) / 100;
    -race.effort - feared as i32
}

/// Death: alone the end, among rivals a fresh start.
fn lost(state: &State) -> i32 {
    if state.mode().is_solo() { 0 } else { standing(state, &effort::fresh(state)) }
}

/// Odds of living to the end, in thousandths: Health against the Health it is expected to cost.
pub fn survival(race: &Race) -> i64 {
    let (health, danger) = (i64::from(race.health), i64::from(race.danger.max(0)));
    1000 * health * health / (health * health + danger * danger).max(1)
}

/// Odds that the cave holds for so long, in thousandths: if all goes as expected, somewhat worse, or much worse.
pub fn in_time(state: &State, race: &Race) -> i64 {
    let Some(_) = state.mode().cave_health() else { return 1000 };
    let effort = race.effort.max(0);
    let odds = [effort, effort * 3 / 2, effort * 5 / 2].map(|effort| holds(state.ghosts.cave_health, effort));
    odds.iter().sum::<i64>() / 3
}

/// Odds that the cave holds for as many turns as the effort takes, in thousandths. Rule: SK-SOLO-09.
fn holds(gems: u8, effort: i32) -> i64 {
    let turn = 300;
    let (mut odds, mut left, mut gems) = (1000, effort, i64::from(gems));
    while left > 0 && odds > 0 {
        gems -= 1;
        let held = odds * gems.clamp(0, 6) / 6;
        // Part of a turn counts in part, so that every AP does.
        odds -= (odds - held) * i64::from(left.min(turn)) / i64::from(turn);
        left -= turn;
    }
    odds
}
