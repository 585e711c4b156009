//! Turns and actions, from the first to the last. Rules: CT-TURN, CT-END.

use kernel::{Log, Seat, SeatSet};

use crate::content;
use crate::event::Why;
use crate::rules::scoring::Occasion;
use crate::rules::{artifacts, cave_troll, draw, rampage, scoring};
use crate::state::{State, Waiting};
use crate::{Area, Event, Illegal};

/// Actions in every turn but those of the first round.
const ACTIONS: u8 = 4;
/// Gold for ending the game. Rule: CT-END-03.
const END_BONUS: u16 = 3;
/// Turns without a draw, a player, after which nobody will. Ruling CT-R-51.
pub const SAFETY_STOP: u16 = 50;

/// A turn begins; once-a-turn marks are cleared. Rule: CT-TURN-01, CT-TURN-02, CT-TURN-03, CT-TURN-08, ruling CT-R-04.
pub fn begin(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    // The first player has 1 action, the second 2, the third 3, the fourth 4; a second round is always 4.
    let first_round = state.turns < u16::from(state.players);
    state.actions_left = if first_round { state.turns as u8 + 1 } else { ACTIONS };
    state.turns = state.turns.saturating_add(1);
    state.turn = seat;
    state.troll_moved = false;
    state.slayers_paid = SeatSet::NONE;
    state.drew_this_turn = false;
    log.push(Event::TurnBegins { seat, actions: state.actions_left });
}

/// The turn player stops early; what is left is lost. Rule: CT-TURN-06, ruling CT-R-05.
pub fn end_early(state: &mut State, log: &mut impl Log<Event>) -> Result<(), Illegal> {
    log.push(Event::TurnEnded { seat: state.turn, unused: state.actions_left });
    pass_on(state, log);
    Ok(())
}

/// To the left. Rule: CT-TERM-10, CT-TURN-01.
fn pass_on(state: &mut State, log: &mut impl Log<Event>) {
    state.turns_without_draw = if state.drew_this_turn { 0 } else { state.turns_without_draw + 1 };
    // Ruling CT-R-51: nobody draws any more. The game ends as usual, but nobody ended it.
    if state.turns_without_draw >= SAFETY_STOP * u16::from(state.players) {
        return end_game(state, None, log);
    }
    begin(state, state.turn.next(usize::from(state.players)), log);
}

/// Goes on until somebody must decide: the innermost business first, then what it interrupted, then the end of the
/// action. Rule: CT-TURN-07, ruling CT-R-31.
pub fn settle(state: &mut State, log: &mut impl Log<Event>) {
    loop {
        let is_done = match state.waiting.top() {
            Waiting::Flee { room, who } => cave_troll::go_on(state, room, who, log),
            Waiting::Devour { room } => {
                cave_troll::devour(state, room, log);
                true
            }
            Waiting::Rampage { room, left } => rampage::go_on(state, room, left, log),
            Waiting::Walk { hero, left, with, .. } => left == 0 || artifacts::steps(state, hero, with).is_empty(),
            Waiting::Action => return finish_action(state, log),
            Waiting::Start
            | Waiting::Deal(_)
            | Waiting::Draw
            | Waiting::Card
            | Waiting::Target(_)
            | Waiting::Find
            | Waiting::Push { .. }
            | Waiting::Over => return,
        };
        if !is_done {
            return;
        }
        state.waiting.pop();
    }
}

/// The card to its pile, a board scoring if that is due, the end check, the next action or turn.
/// Rule: CT-TURN-07, CT-END-01, ruling CT-R-32.
fn finish_action(state: &mut State, log: &mut impl Log<Event>) {
    if let Some(card) = state.in_play.take() {
        draw::put_on_pile(state, card, log);
    }
    if state.decks[state.turn.index()].is_empty() {
        return end_game(state, Some(state.turn), log);
    }
    state.actions_left -= 1;
    if state.actions_left == 0 {
        pass_on(state, log);
    }
}

/// The last scoring, the bonus, kept artifacts; hand cards are worth nothing.
/// Rule: CT-END-01, CT-END-02, CT-END-03, CT-END-04, CT-END-06, ruling CT-R-33.
fn end_game(state: &mut State, ended_by: Option<Seat>, log: &mut impl Log<Event>) {
    scoring::score_board(state, log);
    log.push(Event::BoardScored { last: true });
    if let Some(seat) = ended_by {
        state.gold[seat.index()] += END_BONUS;
        log.push(Event::Paid { seat, gold: END_BONUS, why: Why::EndedTheGame });
    }
    for seat in state.seats() {
        for artifact in state.artifacts[seat.index()].iter() {
            let gold = content::artifact(artifact).kept;
            state.gold[seat.index()] += gold;
            log.push(Event::Kept { seat, artifact, gold });
        }
    }
    state.actions_left = 0;
    state.waiting.replace(Waiting::Over);
    log.push_with(|| Event::Over { winners: winners(state) });
}

/// Gold if the game ended now: the last scoring and kept artifacts, without the bonus of whoever ends it.
/// Rule: CT-END-02, CT-END-04.
pub fn standing(state: &State) -> Vec<i32> {
    let mut gold = state.gold;
    if state.waiting.top() != Waiting::Over {
        let rooms = Area::rooms().map(|room| scoring::room_score(state, room, Occasion::Board));
        rooms.for_each(|score| score.shares().for_each(|(seat, part)| gold[seat.index()] += part));
        for seat in state.seats() {
            let kept = state.artifacts[seat.index()].iter().map(|artifact| content::artifact(artifact).kept);
            gold[seat.index()] += kept.sum::<u16>();
        }
    }
    state.seats().map(|seat| i32::from(gold[seat.index()])).collect()
}

/// Most gold; a tie is a shared victory. Rule: CT-END-05, ruling CT-R-34.
pub fn winners(state: &State) -> Vec<Seat> {
    let most = state.seats().map(|seat| state.gold[seat.index()]).max();
    state.seats().filter(|seat| Some(state.gold[seat.index()]) == most).collect()
}
