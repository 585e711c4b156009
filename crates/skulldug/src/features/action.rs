//! What an action does: to whom, with what, and where that leads.

mod goal;
mod reach;

use kernel::{Marks, Seat, blocks};

use super::{KINDS, PAWNS, PLACES, losses, losses_against, near_pawn, place};
use crate::cell::{Cell, Side, sides};
use crate::rules::encounter;
use crate::rules::fighting::GHOST_ROLL;
use crate::state::State;
use crate::tile::{Special, TileKind, turned};
use crate::waiting::{CardRoll, RollKind, RollStage, ThrowStage, Waiting};
use crate::{Action, Card, CardSet, GearSet, Kind, Pawn};
use reach::TOO_FAR;

/// What is done with a card.
#[derive(Clone, Copy)]
enum With {
    Gear,
    PickUp,
    DropHere,
    DropThere,
    Throw,
    Use,
    Copy,
    Meet,
    Keep,
}

/// What is done to an explorer.
#[derive(Clone, Copy)]
enum To {
    Shove,
    Throw,
    Fish,
    Swap,
    Send,
    Gas,
    First,
}

blocks! { pub ACTION:
    VERB [45] "what is done, in the order of the actions",
    CARD [9 * KINDS] "a card, and what is done with it: gear, picked up, dropped here or there, thrown, used, copied, met, kept",
    SET [GearSet::ALL.len()] "a suggested set",
    TILE [TileKind::COUNT] "the tile that is chosen",
    SIDE [2 * 4] "a side, of a cave from the middle or from a corner",
    WINS [2] "three treasures come home, or the turn ends with them there",
    AP_AFTER [9] "AP left afterwards",
    SPARE [9] "how many cards more I may end my turn with, before it",
    GOAL [PLACES] "where I get to",
    GOAL_HAZARD [KINDS] "what I meet there",
    GOAL_LOSES [8] "faces of a die that lose against the worst of it; the last: nothing is met",
    GOAL_HARM [14] "damage expected there, in quarters",
    GOAL_FATAL [2] "it could not, or could, kill me",
    GOAL_TREASURES [4] "treasures that lie there",
    GOAL_ITEMS [5] "other items that lie there",
    GOAL_OPPONENTS [4] "opponents there",
    GOAL_PREY [4] "treasures they carry",
    GOAL_OPEN [5] "corridors that lead on from there into the dark",
    HOME_STEPS [TOO_FAR + 1] "steps home from there",
    HOME_NEARER [4 * 9] "how many steps nearer home, by my treasures",
    TREASURE_STEPS [12] "steps from there to the nearest treasure that lies about",
    TREASURE_NEARER [9] "how many steps nearer to a treasure",
    DARK_STEPS [8] "steps from there to the dark",
    DARK_NEARER [9] "how many steps nearer to the dark",
    WHO [7 * PAWNS] "an explorer that I: shove, throw at, fish from, swap with, send, gas, let begin",
    WHO_TREASURES [7 * 5] "its treasures",
    WHO_HEALTH [10] "its Health",
    WHO_AWAY [12] "how far from home it is, walls or not",
    THROW_PLUS [11] "what I add to my roll less what it adds to its own",
    VICTIM_GOAL [PLACES] "where it gets to",
    VICTIM_HAZARD [KINDS] "what it meets there",
    VICTIM_LOSES [8] "faces of a die that lose against the worst of it; the last: nothing is met",
    VICTIM_HARM [14] "damage expected there, in quarters",
    VICTIM_FATAL [2] "it could not, or could, kill",
    VICTIM_NEARER [5] "how many steps nearer home it is then, walls or not",
    DROP_AT [6] "a card dropped: where I am, at home, beside an opponent, next to one, near one, elsewhere",
    DROP_HOME [10] "how far from home that is",
    DROP_THERE [5] "what lies there: nothing, a trap, a monster, a treasure, other items",
    PICKED [6] "what my treasures count after picking up",
    DESTROYED [PLACES] "a passage that is destroyed",
    DESTROYED_CARDS [5] "cards there, by sort",
    DESTROYED_WAY [3] "it was: no way, a way, a way nearer home",
    FOCUS [8] "AP on a roll",
    LOSES [7] "faces of the die that then lose",
    LOSES_STAKE [7 * 6] "the same, with the damage of a defeat",
    LOSES_FATAL [7] "the same, when a defeat would kill me",
    MARGIN [2 * 13] "the die is above what is needed by: mine, another's",
    HURT [6] "damage that comes through",
    HURT_FATAL [2] "it would not, or would, kill me",
    LAID [2] "a tile laid for another, or for me",
    JOINED [5] "corridors that then meet another",
    OPEN_OUT [5] "corridors that then lead into the dark, away from home",
    OPEN_HOME [5] "corridors that then lead into the dark, towards home",
    BLIND [5] "corridors that then end at a wall or the edge",
    STRAIGHT [2] "there is no, or there is, a way straight on",
    TURNED [4] "the passage that turns holds: nobody, me, an opponent, a treasure",
    MISSING [10] "Health I lack",
    LURED [KINDS] "the monster that moves",
    LURED_TO [4] "to where is: nobody, me, an opponent, the Cave Entrance",
    END [9] "AP that are wasted at the end",
    END_AT [PLACES] "where I end",
    END_BESIDE [4] "monsters that I end beside",
}

pub fn mark(state: &State, seat: Seat, action: Action, into: &mut Marks) {
    let at = state.at(Pawn::of(seat)).unwrap_or(state.entrance());
    Choice { state, seat, at, into }.mark(action);
}

/// An action that is being told in numbers.
struct Choice<'c> {
    state: &'c State,
    seat: Seat,
    /// Where my explorer is.
    at: Cell,
    into: &'c mut Marks,
}

impl Choice<'_> {
    fn mark(&mut self, action: Action) {
        let Choice { state, at: own, .. } = *self;
        match action {
            Action::Be { .. } => self.verb(0).done(),
            Action::Take { card } => self.verb(1).card(With::Gear, card).done(),
            Action::Set { set } => self.verb(2).into.set(SET, set as usize),
            Action::Split { first, second } => {
                self.verb(3).card(With::Gear, first).card(With::Gear, second).done();
            }
            Action::Play => self.verb(4).done(),
            Action::Resign => self.verb(5).missing(),
            Action::Keep => self.verb(6).backup(),
            Action::Leave => self.verb(7).backup(),
            Action::Resolve { card } => self.verb(8).card(With::Use, card).done(),
            Action::First { seat } => self.verb(9).who(To::First, Pawn::of(seat)).done(),
            Action::EndTurn => self.verb(10).end(),
            Action::Finish => self.verb(11).end(),
            Action::Yield => self.verb(12).end(),
            Action::Move { side } => self.verb(13).side(side).goal(own.next(side), 1),
            Action::Dash { first, then } => self.verb(14).side(then).goal(own.next(first).next(then), 1),
            Action::PickUp { card } => self.verb(15).card(With::PickUp, card).pick_up(card),
            Action::Drop { card, at } => self.verb(16).drop(card, at),
            Action::Shove { who, side } => {
                self.verb(17).who(To::Shove, who).side(side).victim(who, own.next(side)).ap_after(1);
            }
            Action::Throw { card, at } => self.verb(18).card(With::Throw, card).who(To::Throw, at).throw(at),
            Action::Destroy { side } => self.verb(19).side(side).destroy(side).ap_after(1),
            Action::Recover => self.verb(20).ap_after(2),
            Action::PryFree => self.verb(21).ap_after(1),
            Action::Use { card } => self.verb(22).card(With::Use, card).use_card(state.kind(card)),
            Action::Dig { side, .. } => self.verb(23).side(side).goal(own.next(side), 2),
            Action::Fish { whom, .. } => self.verb(24).who(To::Fish, whom).ap_after(1),
            Action::Grapple { to, .. } => self.verb(25).goal(to, 1),
            Action::Crank { at, way, .. } => self.verb(26).turn(at, way.turns()),
            Action::Blast { side, .. } => self.verb(27).side(side).destroy(side).done(),
            Action::Flare { side, .. } => self.verb(28).side(side).done(),
            Action::Copy { card } => self.verb(29).card(With::Copy, card).done(),
            Action::Gas { at, .. } => self.verb(30).gas(at),
            Action::Lure { monster, side, .. } => self.verb(31).lure(monster, side),
            Action::Swap { whom, .. } => self.verb(32).swap(whom),
            Action::Drink => self.verb(33).missing(),
            Action::Ride { to } => self.verb(34).goal(to, 1),
            Action::Bleed => self.verb(35).missing(),
            Action::Turn { way } => self.verb(36).turn(own, way.turns()),
            Action::Choose { tile } => self.verb(37).into.set(TILE, tile.index()),
            Action::Lay { turns } => self.verb(38).lay(turns),
            Action::Face { card } => self.verb(39).card(With::Meet, card).face(card),
            Action::Focus { ap } => self.verb(40).focus(ap),
            Action::Pass => self.verb(41).pass(),
            Action::Send { side } => self.verb(42).side(side).send(side),
            Action::Farther => self.verb(43).done(),
            Action::Stop => self.verb(44).done(),
        }
    }

    fn done(&mut self) {}

    fn verb(&mut self, verb: usize) -> &mut Self {
        self.into.set(VERB, verb);
        self
    }

    fn card(&mut self, with: With, card: Card) -> &mut Self {
        self.into.set(CARD, with as usize * KINDS + self.state.kind(card) as usize);
        self
    }

    fn side(&mut self, side: Side) -> &mut Self {
        self.into.set(SIDE, 4 * usize::from(self.state.mode().is_in_corner()) + side as usize);
        self
    }

    fn who(&mut self, to: To, who: Pawn) -> &mut Self {
        let Choice { state, seat, .. } = *self;
        let to = to as usize;
        self.into.set(WHO, to * PAWNS + near_pawn(state, seat, who));
        let treasures = (state.hands[who.index()] & CardSet::TREASURES).len() as usize;
        self.into.set(WHO_TREASURES, to * 5 + treasures.min(4));
        if let Some(other) = who.seat() {
            self.into.set(WHO_HEALTH, usize::from(state.player(other).health));
        }
        if let Some(cell) = state.at(who) {
            self.into.set(WHO_AWAY, usize::from(cell.distance(state.entrance())));
        }
        self
    }

    fn ap_after(&mut self, cost: u8) {
        let player = self.state.player(self.seat);
        self.into.set(AP_AFTER, usize::from((player.ap + player.move_ap).saturating_sub(cost)));
    }

    fn spare(&mut self) {
        let Choice { state, seat, .. } = *self;
        self.into.around(SPARE, i32::from(state.hand_limit(seat)) - i32::from(state.n_held(seat)), 1);
    }

    fn missing(&mut self) {
        let Choice { state, seat, .. } = *self;
        self.into.set(MISSING, usize::from(state.mode().health().saturating_sub(state.player(seat).health)));
    }

    fn backup(&mut self) {
        if let Waiting::Backup { card, .. } = self.state.waiting.top() {
            self.card(With::Keep, card);
        }
    }

    /// The turn ends, or the partner goes on.
    fn end(&mut self) {
        let Choice { state, seat, at, .. } = *self;
        let player = state.player(seat);
        self.into.set(END, usize::from(player.ap + player.move_ap));
        self.into.set(END_AT, place(state, at));
        self.into.set(END_BESIDE, (state.cards_at(at) & CardSet::MONSTERS).len() as usize);
        if at == state.entrance() && state.treasure_value(seat) >= 3 {
            self.into.set(WINS, 1);
        }
    }

    fn pick_up(&mut self, card: Card) {
        let Choice { state, seat, .. } = *self;
        let more = u8::from(CardSet::TREASURES.has(card));
        self.into.set(PICKED, usize::from(state.treasure_value(seat) + more));
        self.spare();
        self.ap_after(1);
    }

    fn drop(&mut self, card: Card, at: Cell) {
        let Choice { state, seat, at: own, .. } = *self;
        self.card(if at == own { With::DropHere } else { With::DropThere }, card);
        self.spare();
        let opponents = state.pawns().filter(|pawn| state.is_opponent(seat, *pawn));
        let steps = opponents.filter_map(|pawn| state.at(pawn)).map(|cell| cell.distance(at)).min();
        let what = match steps {
            _ if at == own => 0,
            _ if at == state.entrance() => 1,
            Some(0) => 2,
            Some(1) => 3,
            Some(2..=3) => 4,
            _ => 5,
        };
        self.into.set(DROP_AT, what);
        self.into.set(DROP_HOME, usize::from(at.distance(state.entrance())));
        let cards = state.cards_at(at);
        let there = [CardSet::TRAPS, CardSet::MONSTERS, CardSet::TREASURES, CardSet::ALL];
        let first = there.iter().position(|sort| !(cards & *sort).is_empty());
        self.into.set(DROP_THERE, first.map_or(0, |n| n + 1));
    }

    fn throw(&mut self, at: Pawn) {
        let Choice { state, seat, .. } = *self;
        let theirs = at.seat().map_or(0, |other| state.modifier(other, RollKind::Defence));
        self.into.around(THROW_PLUS, i32::from(state.modifier(seat, RollKind::Attack) - theirs), 1);
        self.ap_after(1);
    }

    fn destroy(&mut self, side: Side) -> &mut Self {
        let Choice { state, at, .. } = *self;
        let cell = at.next(side);
        self.into.set(DESTROYED, place(state, cell));
        for card in state.cards_at(cell).iter() {
            self.into.set(DESTROYED_CARDS, card.printed().sort() as usize);
        }
        let home = state.entrance();
        let nearer = cell.distance(home) < at.distance(home);
        self.into.set(DESTROYED_WAY, if state.joins(at, side) { 1 + usize::from(nearer) } else { 0 });
        self
    }

    fn gas(&mut self, at: Cell) {
        let state = self.state;
        for who in state.pawns().filter(|pawn| state.at(*pawn) == Some(at)) {
            self.who(To::Gas, who);
        }
    }

    fn lure(&mut self, monster: Card, side: Side) {
        let Choice { state, at, .. } = *self;
        self.into.set(LURED, monster.printed() as usize);
        let lair = state.laid.iter().zip(&state.contents).find(|(_, cards)| cards.has(monster)).and_then(|(at, _)| *at);
        let to = lair.map_or(at, |lair| lair.next(side));
        let what = match () {
            () if to == at => 1,
            () if state.is_occupied(to) => 2,
            () if to == state.entrance() => 3,
            () => 0,
        };
        self.into.set(LURED_TO, what);
        self.side(side);
    }

    fn swap(&mut self, whom: Pawn) {
        self.who(To::Swap, whom);
        if let Some(cell) = self.state.at(whom) {
            self.goal(cell, 0);
        }
    }

    fn send(&mut self, side: Side) {
        if let Waiting::Sign { who, .. } = self.state.waiting.top()
            && let Some(from) = self.state.at(Pawn::of(who))
        {
            self.who(To::Send, Pawn::of(who)).victim(Pawn::of(who), from.next(side));
        }
    }
}
