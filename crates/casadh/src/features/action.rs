//! An action as numbers: what it is, and above all what it leads to.

mod beasts;
mod steps;

use kernel::{Marks, Seat, blocks};

use super::odds::{Odds, exposed};
use super::{SEATS, Standing, points};
use crate::rules::items;
use crate::state::{Source, State, Waiting};
use crate::{Action, Hazard, Item, ItemSet, Misfortune};

const ITEMS: usize = Item::ALL.len();
const HAZARDS: usize = Hazard::ALL.len();
const VERBS: usize = 20;

blocks! { pub(super) ACTION:
    VERB [VERBS] "what is done, in the order of the actions",
    VERB_MP [VERBS * 5] "the same, by the move points I have",
    VERB_HP [VERBS * 5] "the same, by my health",
    HOME [14] "steps home from where it leads; last: no way",
    HOME_CHANGE [9] "my way home changes by -2, -1, 0, 1, 2 steps; is found, is lost, never was; I am home",
    LEAVES [2] "I come home with nothing left for leaving, or can leave at once",
    STRUCK [5] "health that entering costs; last: my life",
    WAY_STRIKES [5] "health that the way home costs from there",
    FRONTIER [9] "steps from there to where I can explore; last: no way",
    TREASURE [10] "steps from there to treasure; last: no way",
    LIES_THERE [7] "treasures at the marker, where I would stand",
    BEST_THERE [11] "the best of them; last: I do not know",
    ITEMS_THERE [ITEMS] "items there that I do not carry",
    ASLEEP [HAZARDS] "what may break out under me there",
    DARK [7] "empty spaces that I could explore from there",
    WAYS [7] "standing hexes without a Grue that I could move to from there",
    PEOPLE [SEATS] "how many others are there",
    DRIVES [1] "a Grue is there, and I have a lantern",
    BURNS [2] "Dynamite burns there: mine, another's",
    DRINK [1] "it cures my Thirst",
    DOWN [3] "the side is of my own passageway, of another with a way home, of another without",
    AROUND [6] "laid hexes around the empty space",
    OUTWARD [8] "how far the empty space is from Base Camp",
    RISK [20] "health that exploring costs on average, in steps of 0.08",
    FIND [16] "points that exploring brings on average, in steps of 0.8",
    STAKE [14] "points that I carry, in steps of five",
    COLLECT [6 * 11] "treasures to look at, by the best I know of",
    TAKEN [ITEMS] "items that are taken",
    LEFT [ITEMS] "items that could be taken and are left",
    CURES [3] "it cures: Thirst, Flashlight Out, a Twisted Ankle",
    TOTAL [50] "what I have when I leave, in steps of two",
    LEAVE_LEAD [51] "that less the best of the others, in steps of two",
    LEAVE_OUT [51] "that less the best of those who are out, in steps of two",
    LEAVE_INSIDE [6] "how many stay inside",
    RESTS [5] "the turn ends on Base Camp; with so many misfortunes",
    EXPOSED [12] "the turn ends where hazards may break out, by sixths",
    OWNER [SEATS] "whose Dynamite",
    MARKER [3] "the hex lies so that I am at the marker, above it, away from it",
    JOINS [7] "ways from there to standing hexes",
    DROPPED [ITEMS] "the item that falls",
    KEPT [2 * 10] "the value that is kept, drawn or from a hex",
    KEPT_RANK [5] "it is the best, the second best, and so on",
    INSIDE [7] "how many are inside, when a Grue is tried for",
    GRUE_TO [SEATS * 6] "how far a Grue comes to be from a player",
    GRUE_CHANGE [SEATS * 3] "it comes nearer to a player, keeps away, goes farther",
    GRUE_BARS [SEATS] "it comes between a player and Base Camp",
    HIT [SEATS * 5] "a player there, by the health it would have left",
    HIT_LEAD [21] "points of a player there less mine, in steps of four",
    HIT_CORNERED [SEATS] "a player there would have no refuge",
    EATEN [SEATS] "a player who is eaten",
}

pub(super) fn mark(state: &State, seat: Seat, action: Action, into: &mut Marks) {
    Choice { state, seat, into }.mark(action);
}

/// An action that is being told in numbers.
struct Choice<'c> {
    state: &'c State,
    seat: Seat,
    into: &'c mut Marks,
}

impl Choice<'_> {
    fn mark(&mut self, action: Action) {
        match action {
            Action::EndTurn => self.verb(0).rest(),
            Action::Move { side } => self.verb(1).walk(side, true),
            Action::Explore { side } => self.verb(2).explore(side),
            Action::Slope { node } => self.verb(3).slope(node),
            Action::CollectTreasure => self.verb(4).collect(),
            Action::CollectItems { items } => self.verb(5).take(items),
            Action::Leave => self.verb(6).leave(),
            Action::UseMedkit => self.verb(7).cure(Misfortune::TwistedAnkle, 2),
            Action::Deploy => self.verb(8).here(),
            Action::Defuse { owner } => {
                let n = super::near(self.state, self.seat, owner);
                self.verb(9).into.set(OWNER, n);
                self.here();
            }
            Action::Rotate { rotation } => self.verb(10).rotate(rotation),
            Action::DropItem { item } => self.verb(11).into.set(DROPPED, item.index()),
            Action::Keep { value } => self.verb(12).keep(value),
            Action::Flee { side } => self.verb(13).walk(side, false),
            Action::SendGrue { to } => self.verb(14).send(to),
            Action::Pass => self.verb(15).try_for(),
            Action::TryGrue => self.verb(16).try_for(),
            Action::Decline => {
                self.verb(17);
            }
            Action::Eat { at } => self.verb(18).eat(at),
            Action::MoveGrue { from, side } => self.verb(19).move_grue(from, side),
        }
    }

    fn verb(&mut self, verb: usize) -> &mut Self {
        let who = self.state.spelunker(self.seat);
        self.into.set(VERB, verb);
        if verb <= 13 {
            self.into.set(VERB_MP, verb * 5 + usize::from(self.state.mp).min(4));
            self.into.set(VERB_HP, verb * 5 + usize::from(who.hp).min(4));
        }
        self
    }

    /// The turn ends here.
    fn rest(&mut self) {
        let who = self.state.spelunker(self.seat);
        if who.hex == 0 {
            self.into.set(RESTS, who.held.len() as usize);
        }
        let sixths = |hazard: Hazard| usize::from(Hazard::sixths(self.state.track[hazard.index()]));
        let sixths: usize = exposed(self.state, who).map(sixths).sum();
        self.into.set(EXPOSED, sixths);
        self.fuses(who.hex);
    }

    /// Dynamite on a hex.
    fn fuses(&mut self, hex: u8) {
        for fuse in self.state.fuses().iter().filter(|fuse| fuse.hex == hex) {
            self.into.set(BURNS, usize::from(fuse.owner != self.seat));
        }
    }

    /// Those on a hex.
    fn people(&mut self, hex: u8) {
        let others = self.state.people_on(hex) & !(1 << self.seat.index());
        if others != 0 {
            self.into.set(PEOPLE, others.count_ones() as usize);
        }
    }

    /// Dynamite is laid or put out where I stand.
    fn here(&mut self) {
        let hex = self.state.spelunker(self.seat).hex;
        self.people(hex);
        self.fuses(hex);
    }

    fn collect(&mut self) {
        let hex = self.state.spelunker(self.seat).hex;
        let tokens = (self.state.hex(hex).treasures.len() as usize).min(6);
        let best = self.state.trail.best_seen(self.seat, hex).unwrap_or(10);
        self.into.set(COLLECT, (tokens - 1) * 11 + best);
    }

    fn take(&mut self, taken: ItemSet) {
        let left = ItemSet(items::takeable(self.state).0 & !taken.0);
        for (block, those) in [(TAKEN, taken), (LEFT, left)] {
            for item in those.iter() {
                self.into.set(block, item.index());
            }
        }
        if taken.has(Item::Canteen) {
            self.cure(Misfortune::Thirst, 0);
        }
        if taken.has(Item::Battery) {
            self.cure(Misfortune::FlashlightOut, 1);
        }
    }

    fn cure(&mut self, misfortune: Misfortune, which: usize) {
        if !self.state.spelunker(self.seat).held.with(misfortune).is_empty() {
            self.into.set(CURES, which);
        }
    }

    fn leave(&mut self) {
        let standing = Standing::of(self.state, self.seat);
        self.into.set(TOTAL, standing.total as usize / 2);
        for (block, rival) in [(LEAVE_LEAD, standing.best()), (LEAVE_OUT, standing.out)] {
            if let Some(rival) = rival {
                self.into.around(block, standing.total - rival, 2);
            }
        }
        self.into.set(LEAVE_INSIDE, self.state.n_inside() as usize - 1);
    }

    fn keep(&mut self, value: u8) {
        let from_hex = self.state.waiting.top() == (Waiting::Keep { from: Source::Hex });
        self.into.set(KEPT, usize::from(from_hex) * 10 + usize::from(value));
        let better = self.state.air.kinds() >> (value + 1);
        self.into.set(KEPT_RANK, better.count_ones() as usize);
    }

    /// What exploring brings and costs, and what I would lose.
    fn odds(&mut self) {
        let who = self.state.spelunker(self.seat);
        if let Some(odds) = Odds::of(self.state, who) {
            self.into.set(RISK, odds.hurt / 8);
            self.into.set(FIND, odds.find / 8);
        }
        self.into.set(STAKE, points(self.state, self.seat, self.seat) as usize / 5);
    }
}
