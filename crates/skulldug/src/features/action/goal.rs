//! Where an explorer gets to and what waits there; how a roll may go; how a tile would lie.

use super::reach::{Reach, Steps};
use super::*;

impl Choice<'_> {
    /// My explorer gets there.
    pub fn goal(&mut self, to: Cell, cost: u8) {
        let Choice { state, seat, at, .. } = *self;
        self.into.set(GOAL, place(state, to));
        self.met(seat, to, [GOAL_HAZARD, GOAL_LOSES, GOAL_HARM, GOAL_FATAL]);
        self.ap_after(cost);
        let treasures = usize::from(state.treasure_value(seat)).min(3);
        let home = state.entrance();
        if to == home && treasures == 3 {
            self.into.set(WINS, 0);
        }
        let beside = state.pawns().filter(|pawn| state.at(*pawn) == Some(to) && state.is_opponent(seat, *pawn));
        let (mut opponents, mut prey) = (0, 0);
        for pawn in beside {
            opponents += 1;
            prey += (state.hands[pawn.index()] & CardSet::TREASURES).len() as usize;
        }
        if opponents > 0 {
            self.into.set(GOAL_OPPONENTS, opponents);
            self.into.set(GOAL_PREY, prey);
        }
        if !state.is_discovered(to) {
            // Who goes into the dark leaves home behind, mostly.
            let nearer = i32::from(at.distance(home)) - i32::from(to.distance(home));
            self.into.around(DARK_NEARER, 4, 1);
            return self.into.set(HOME_NEARER, treasures * 9 + (4 + nearer).clamp(0, 8) as usize);
        }
        let cards = state.cards_at(to);
        let n_treasures = (cards & CardSet::TREASURES).len() as usize;
        if n_treasures > 0 {
            self.into.set(GOAL_TREASURES, n_treasures);
        }
        self.into.set(GOAL_ITEMS, (cards & (CardSet::EQUIPMENT | CardSet::CONSUMABLES)).len() as usize);
        let dark = sides(state.sides[to.index()]).filter(|side| state.is_available(to.next(*side))).count();
        self.into.set(GOAL_OPEN, dark);
        self.nearer(to, treasures);
    }

    /// How much nearer that is to what I may be looking for.
    fn nearer(&mut self, to: Cell, treasures: usize) {
        let reach = Reach::of(self.state);
        let by = |Steps { from, to }: Steps| (from as i32 - to as i32).clamp(-4, 4);
        let home = reach.to_place(self.state.entrance(), self.at, to);
        self.into.set(HOME_STEPS, home.to);
        self.into.set(HOME_NEARER, treasures * 9 + (4 + by(home)) as usize);
        let treasure = reach.to_treasure(self.at, to);
        if treasure.to.min(treasure.from) < TOO_FAR {
            self.into.set(TREASURE_STEPS, treasure.to);
            self.into.around(TREASURE_NEARER, by(treasure), 1);
        }
        let dark = reach.to_dark(self.at, to);
        self.into.set(DARK_STEPS, dark.to);
        self.into.around(DARK_NEARER, by(dark), 1);
    }

    /// Another explorer gets there.
    pub fn victim(&mut self, who: Pawn, to: Cell) -> &mut Self {
        let state = self.state;
        self.into.set(VICTIM_GOAL, place(state, to));
        let home = state.entrance();
        if let Some(from) = state.at(who) {
            self.into.around(VICTIM_NEARER, i32::from(from.distance(home)) - i32::from(to.distance(home)), 1);
        }
        if let Some(other) = who.seat() {
            self.met(other, to, [VICTIM_HAZARD, VICTIM_LOSES, VICTIM_HARM, VICTIM_FATAL]);
        }
        self
    }

    /// What somebody meets in a passage.
    fn met(&mut self, seat: Seat, to: Cell, [hazard, loses, harm, fatal]: [kernel::Block; 4]) {
        let state = self.state;
        let (mut worst, mut expected, mut all) = (None, 0, 0);
        let mut meet = |card: Option<Card>| {
            let losing = losses_against(state, seat, card, to);
            let damage = usize::from(encounter::damage(state, card));
            worst = worst.max(Some(losing));
            expected += losing * damage;
            all += if losing > 0 { damage } else { 0 };
        };
        if state.special_at(to) == Some(Special::Ledge) {
            meet(None);
        }
        for card in state.hazards_at(to).cards().iter() {
            meet(Some(card));
            self.into.set(hazard, state.kind(card) as usize);
        }
        if let Some(worst) = worst {
            self.into.set(loses, worst);
            self.into.set(harm, expected * 4 / 6);
            self.into.set(fatal, usize::from(all >= usize::from(state.player(seat).health)));
        } else {
            self.into.set(loses, 7);
        }
    }

    /// The next encounter, before anything was done about it.
    pub fn face(&mut self, card: Card) {
        let Choice { state, seat, at, .. } = *self;
        let (losing, damage) = (losses_against(state, seat, Some(card), at), encounter::damage(state, Some(card)));
        self.odds(losing, usize::from(damage));
    }

    fn odds(&mut self, losing: usize, damage: usize) {
        self.into.set(LOSES, losing);
        self.into.set(LOSES_STAKE, losing * 6 + damage.min(5));
        if damage > 0 && damage >= usize::from(self.state.player(self.seat).health) {
            self.into.set(LOSES_FATAL, losing);
        }
    }

    /// What the roll in the air needs, and the damage of a defeat.
    fn at_stake(&self) -> (i8, usize) {
        let state = self.state;
        match state.waiting.iter().rev().nth(1) {
            Some(Waiting::Encounter { who, card, .. }) => {
                (encounter::difficulty(state, *who, *card), usize::from(encounter::damage(state, *card)))
            }
            Some(Waiting::Throw { stage: ThrowStage::Attack, defence, .. }) => (*defence, 0),
            Some(Waiting::Throw { .. }) => (GHOST_ROLL, 1),
            Some(Waiting::CardRoll { what: CardRoll::Rod { .. }, .. }) => (5, 0),
            _ => (3, 0),
        }
    }

    pub fn focus(&mut self, ap: u8) {
        self.into.set(FOCUS, usize::from(ap));
        self.roll(ap as i8);
        self.ap_after(ap);
    }

    /// The die is still to fall, with so much more added to it.
    fn roll(&mut self, more: i8) {
        if let Waiting::Roll { who, kind, focus, plus, .. } = self.state.waiting.top() {
            let (needs, damage) = self.at_stake();
            self.odds(losses(needs, self.state.modifier(who, kind) + focus as i8 + plus + more), damage);
        }
    }

    /// The die has fallen; so much more is added to it.
    fn fallen(&mut self, more: i8) {
        if let Waiting::Roll { who, kind, natural, focus, plus, .. } = self.state.waiting.top() {
            let (needs, damage) = self.at_stake();
            let total = natural as i8 + self.state.modifier(who, kind) + focus as i8 + plus + more;
            let whose = usize::from(who != self.seat);
            self.into.set(MARGIN, whose * 13 + (i32::from(total - needs) + 6).clamp(0, 12) as usize);
            if whose == 0 {
                self.odds(if total < needs { 6 } else { 0 }, damage);
            }
        }
    }

    /// So much of an Injury comes through.
    fn hurt(&mut self, damage: u8) {
        self.into.set(HURT, usize::from(damage));
        self.into.set(HURT_FATAL, usize::from(damage > 0 && damage >= self.state.player(self.seat).health));
    }

    pub fn use_card(&mut self, kind: Kind) {
        match (self.state.waiting.top(), kind) {
            (Waiting::Roll { stage: RollStage::Before, .. }, _) => self.roll(3),
            (Waiting::Roll { .. }, Kind::RottenTomato) => self.fallen(-2),
            (Waiting::Roll { .. }, _) => self.roll(0),
            (Waiting::Injure { .. }, Kind::BrittleShield) => self.hurt(0),
            (Waiting::Injure { damage, .. }, _) => self.hurt(damage.saturating_sub(2)),
            _ => self.missing(),
        }
    }

    pub fn pass(&mut self) {
        match self.state.waiting.top() {
            Waiting::Roll { .. } => self.fallen(0),
            Waiting::Injure { damage, .. } => self.hurt(damage),
            Waiting::Encounter { card: Some(card), .. } => self.face(card),
            _ => {}
        }
    }

    pub fn lay(&mut self, turns: u8) {
        let Choice { state, seat, .. } = *self;
        let Waiting::Lay { by, at, from, tile } = state.waiting.top() else { return };
        self.into.set(LAID, usize::from(by == seat && state.at(Pawn::of(seat)) == Some(at)));
        let open = turned(tile.shape().sides(), turns);
        self.lies(at, open);
        if let Some(back) = from.and_then(|from| at.side_of(from)) {
            self.into.set(STRAIGHT, usize::from(open & back.opposite().bit() != 0));
        }
    }

    pub fn turn(&mut self, at: Cell, turns: u8) {
        let Choice { state, seat, at: own, .. } = *self;
        let opponent = |pawn: Pawn| state.at(pawn) == Some(at) && state.is_opponent(seat, pawn);
        let what = match () {
            () if at == own => 1,
            () if state.pawns().any(opponent) => 2,
            () if !(state.cards_at(at) & CardSet::TREASURES).is_empty() => 3,
            () => 0,
        };
        self.into.set(TURNED, what);
        self.lies(at, turned(state.sides[at.index()], turns));
        self.ap_after(1);
    }

    /// A passage there with these corridors.
    fn lies(&mut self, at: Cell, open: u8) {
        let state = self.state;
        let (mut joined, mut out, mut homeward, mut blind) = (0, 0, 0, 0);
        let away = |cell: Cell| cell.distance(state.entrance());
        for side in sides(open) {
            let next = at.next(side);
            if state.faces(next, side.opposite()) {
                joined += 1;
            } else if !state.is_available(next) {
                blind += 1;
            } else if away(next) > away(at) {
                out += 1;
            } else {
                homeward += 1;
            }
        }
        for (block, n) in [(JOINED, joined), (OPEN_OUT, out), (OPEN_HOME, homeward), (BLIND, blind)] {
            self.into.set(block, n);
        }
        // From a corner, sides mean something.
        if state.mode().is_in_corner() {
            sides(open).for_each(|side| self.into.set(SIDE, 4 + side as usize));
        }
    }
}
