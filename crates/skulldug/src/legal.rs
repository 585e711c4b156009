//! What may be done, by asking the rules. No rule is written here a second time.

use arrayvec::ArrayVec;
use kernel::{Seat, pick};
use rand::Rng;

use crate::cell::{Cells, Side, sides};
use crate::pawn::{GearSet, Token};
use crate::rules::{
    consumables, discovery, encounter, equipment, fighting, health, items, moving, places, setup, start, turn, windows,
};
use crate::setup::Mode;
use crate::state::State;
use crate::tile::Way;
use crate::waiting::{EncounterStage, Phase, RollStage, Waiting};
use crate::{Action, Card, CardSet, Kind, Pawn};

/// Any legal action, each equally likely. Drops and throws, which are most of a turn's offers, are counted and not listed.
/// The seat must be asked.
#[inline]
pub fn random(state: &State, seat: Seat, rng: &mut impl Rng, buffer: &mut Vec<Action>) -> Action {
    buffer.clear();
    let bulk = match state.waiting.top() {
        Waiting::Turn { phase: Phase::Main } => main(state, seat, &mut |action| buffer.push(action)),
        _ => {
            offer(state, seat, &mut |action| buffer.push(action));
            Bulk::NONE
        }
    };
    let listed = buffer.len() as u32;
    let chosen = pick(rng, listed + bulk.len());
    if chosen < listed { buffer[chosen as usize] } else { bulk.nth(chosen - listed) }
}

/// Every card of a hand to every passage in sight, and at every opponent in sight. Rule: SK-DROP-01, SK-THROW-01.
struct Bulk {
    hand: CardSet,
    seen: Cells,
    targets: ArrayVec<Pawn, { Pawn::COUNT }>,
}

impl Bulk {
    const NONE: Bulk = Bulk { hand: CardSet::NONE, seen: Cells::NONE, targets: ArrayVec::new_const() };

    fn len(&self) -> u32 {
        self.hand.len() * (self.seen.len() + self.targets.len() as u32)
    }

    fn nth(&self, n: u32) -> Action {
        let (card, place) = (self.hand.nth(n % self.hand.len()), n / self.hand.len());
        let n_seen = self.seen.len();
        if place < n_seen {
            Action::Drop { card, at: self.seen.nth(place) }
        } else {
            Action::Throw { card, at: self.targets[(place - n_seen) as usize] }
        }
    }

    fn each(&self, each: &mut impl FnMut(Action)) {
        for at in self.seen.iter() {
            self.hand.iter().for_each(|card| each(Action::Drop { card, at }));
        }
        for at in &self.targets {
            self.hand.iter().for_each(|card| each(Action::Throw { card, at: *at }));
        }
    }
}

/// Offers everything the asked `seat` may do to `each`.
#[inline]
pub fn offer(state: &State, seat: Seat, each: &mut impl FnMut(Action)) {
    match state.waiting.top() {
        Waiting::Turn { phase: Phase::Main } => main(state, seat, each).each(each),
        Waiting::Turn { phase: Phase::Resign { .. } } => {
            each(Action::Play);
            each(Action::Resign);
        }
        Waiting::Turn { phase: Phase::First } => {
            let both = state.party_seats(state.party).filter(|seat| start::may_be_first(state, *seat).is_ok());
            both.for_each(|seat| each(Action::First { seat }));
        }
        Waiting::Turn { phase: Phase::Start { .. } } => {
            for kind in [Kind::BloodstoneAmulet, Kind::HypnoticOpal] {
                each(Action::Resolve { card: Card::of(kind) });
            }
        }
        Waiting::Roll { stage: RollStage::Before, .. } => {
            (0..=state.focus_limit(seat)).for_each(|ap| each(Action::Focus { ap }));
            windows::around_roll(state, seat).iter().for_each(|card| each(Action::Use { card }));
        }
        Waiting::Roll { stage: RollStage::After { .. }, .. } => {
            window(windows::around_roll(state, seat), each);
        }
        Waiting::Encounter { who, stage: EncounterStage::Window, .. } => window(windows::smoke(state, who), each),
        Waiting::Injure { who, damage, combat } => window(windows::injury(state, who, damage, combat), each),
        Waiting::Meet { danger, hazards, .. } => {
            let next = encounter::next_class(state, danger, hazards).1;
            next.iter().for_each(|card| each(Action::Face { card }));
        }
        Waiting::Lay { at, from, tile, .. } => {
            let legal = discovery::orientations(state, at, from, tile);
            kernel::bits(u64::from(legal)).for_each(|turns| each(Action::Lay { turns: turns as u8 }));
        }
        Waiting::ChooseTile { first, second, .. } => {
            each(Action::Choose { tile: first });
            each(Action::Choose { tile: second });
        }
        Waiting::Backup { .. } => {
            each(Action::Keep);
            each(Action::Leave);
        }
        Waiting::Sign { who, .. } => {
            sides(encounter::sign_ways(state, who)).for_each(|side| each(Action::Send { side }));
        }
        Waiting::Flare { .. } => {
            each(Action::Farther);
            each(Action::Stop);
        }
        Waiting::Token { .. } => {
            let free = Token::ALL.iter().filter(|token| !state.tokens.contains(&Some(**token)));
            free.for_each(|token| each(Action::Be { token: *token }));
        }
        Waiting::Gear { pick, more } => {
            let free = state.rows.iter().filter(|card| setup::may_take(state, pick, more, *card).is_ok());
            free.for_each(|card| each(Action::Take { card }));
        }
        Waiting::Set { .. } => {
            let free = GearSet::ALL.iter().filter(|set| setup::may_take_set(state, **set).is_ok());
            free.for_each(|set| each(Action::Set { set: *set }));
        }
        Waiting::Split { .. } => {
            let hand = state.hands[seat.index()];
            for first in hand.iter() {
                let rest = hand.iter().filter(|second| setup::may_split(state, seat, first, *second).is_ok());
                rest.for_each(|second| each(Action::Split { first, second }));
            }
        }
        _ => {}
    }
}

/// A card that fits, or nothing. Rule: SK-CARD-09.
fn window(cards: CardSet, each: &mut impl FnMut(Action)) {
    each(Action::Pass);
    cards.iter().for_each(|card| each(Action::Use { card }));
}

/// The actions of a turn; drops and throws come back in bulk.
#[inline]
fn main(state: &State, seat: Seat, each: &mut impl FnMut(Action)) -> Bulk {
    let Some(own) = state.at(Pawn::of(seat)) else { return Bulk::NONE };
    endings(state, seat, each);
    let sides_of_own = state.sides[own.index()];
    for side in sides(sides_of_own) {
        if moving::may_step(state, seat, side).is_ok() {
            each(Action::Move { side });
        }
    }
    if moving::may_dash_at_all(state, seat).is_ok() {
        for first in sides(state.joints(own)) {
            if let Ok(middle) = moving::dash_middle(state, own, first) {
                sides(state.joints(middle)).for_each(|then| each(Action::Dash { first, then }));
            }
        }
    }
    let player = state.player(seat);
    let ap = player.ap;
    let hand = state.hands[seat.index()];
    if ap > 0 {
        let reach = items::reach(state, seat).without(CardSet::MONSTERS);
        reach.iter().for_each(|card| each(Action::PickUp { card }));
        if !player.destroyed {
            for side in sides(sides_of_own) {
                if fighting::may_destroy(state, seat, side).is_ok() {
                    each(Action::Destroy { side });
                }
            }
        }
        if !player.shoved {
            shoves(state, seat, each);
        }
    }
    if player.dazed && health::may_recover(state, seat).is_ok() {
        each(Action::Recover);
    }
    if player.pinned && health::may_pry_free(state, seat).is_ok() {
        each(Action::PryFree);
    }
    special(state, seat, each);
    if hand.is_empty() {
        return Bulk::NONE;
    }
    cards(state, seat, hand, each);
    let seen = state.sight(seat);
    let in_reach = |at: &Pawn| {
        let in_sight = state.at(*at).is_some_and(|cell| seen.has(cell));
        in_sight && fighting::may_aim(state, seat, *at).is_ok()
    };
    let targets = if ap > 0 { state.pawns().filter(in_reach).collect() } else { ArrayVec::new() };
    Bulk { hand, seen, targets }
}

fn endings(state: &State, seat: Seat, each: &mut impl FnMut(Action)) {
    let as_partner = state.mode() == Mode::Team;
    if turn::may_finish(state, seat, as_partner).is_ok() {
        each(if as_partner { Action::Finish } else { Action::EndTurn });
    }
    if as_partner && turn::may_yield(state, seat).is_ok() {
        each(Action::Yield);
    }
    if turn::may_concede(state).is_ok() {
        each(Action::Resign);
    }
}

fn shoves(state: &State, seat: Seat, each: &mut impl FnMut(Action)) {
    for who in state.pawns() {
        if let Ok(own) = fighting::may_shove_at_all(state, seat, who) {
            sides(state.ways(own)).for_each(|side| each(Action::Shove { who, side }));
        }
    }
}

fn special(state: &State, seat: Seat, each: &mut impl FnMut(Action)) {
    if state.at(Pawn::of(seat)).and_then(|at| state.special_at(at)).is_none() {
        return;
    }
    if places::may_drink(state, seat).is_ok() {
        each(Action::Drink);
    }
    if let Ok(from) = places::may_ride_at_all(state, seat) {
        places::carts(state, from).for_each(|to| each(Action::Ride { to }));
    }
    if places::may_bleed(state, seat).is_ok() {
        each(Action::Bleed);
    }
    if places::may_turn(state, seat).is_ok() {
        Way::ALL.iter().for_each(|way| each(Action::Turn { way: *way }));
    }
}

/// Cards with a use at action time; all others are passed over at once.
fn cards(state: &State, seat: Seat, hand: CardSet, each: &mut impl FnMut(Action)) {
    const ACTIVE: CardSet = CardSet(
        CardSet::of(Kind::SturdyShovel).0
            | CardSet::of(Kind::FishingRod).0
            | CardSet::of(Kind::GrapplingHook).0
            | CardSet::of(Kind::AncientCrank).0
            | CardSet::CONSUMABLES.0,
    );
    for card in (hand & ACTIVE).iter() {
        card_uses(state, seat, card, each);
    }
}

fn card_uses(state: &State, seat: Seat, card: Card, each: &mut impl FnMut(Action)) {
    let all_sides = || Side::ALL.iter().copied();
    match state.kind(card) {
        Kind::QuestionableRations | Kind::SoothingPipe | Kind::AdrenalineTonic => each(Action::Use { card }),
        Kind::SturdyShovel => {
            let open = all_sides().filter(|side| equipment::may_dig(state, seat, card, *side).is_ok());
            open.for_each(|side| each(Action::Dig { card, side }));
        }
        Kind::FishingRod => {
            let fit = state.pawns().filter(|whom| equipment::may_fish(state, seat, card, *whom).is_ok());
            fit.for_each(|whom| each(Action::Fish { card, whom }));
        }
        Kind::GrapplingHook => {
            let seen = state.sight(seat);
            let near = seen.iter().filter(|to| equipment::may_grapple(state, seat, card, *to).is_ok());
            near.for_each(|to| each(Action::Grapple { card, to }));
        }
        Kind::AncientCrank => {
            let Some(own) = state.at(Pawn::of(seat)) else { return };
            let places = all_sides().map(|side| own.next(side)).chain([own]);
            for at in places.filter(|at| equipment::may_crank(state, seat, card, *at).is_ok()) {
                Way::ALL.iter().for_each(|way| each(Action::Crank { card, at, way: *way }));
            }
        }
        Kind::BlastingCharge => {
            let fit = all_sides().filter(|side| consumables::may_blast(state, seat, card, *side).is_ok());
            fit.for_each(|side| each(Action::Blast { card, side }));
        }
        Kind::FlareGun => {
            let fit = all_sides().filter(|side| consumables::may_flare(state, seat, card, *side).is_ok());
            fit.for_each(|side| each(Action::Flare { card, side }));
        }
        Kind::MimicStone => {
            consumables::copyable(state, seat).iter().for_each(|card| each(Action::Copy { card }));
        }
        Kind::GasGrenade => {
            let seen = state.sight(seat);
            let fit = seen.iter().filter(|at| consumables::may_gas(state, seat, card, *at).is_ok());
            fit.for_each(|at| each(Action::Gas { card, at }));
        }
        Kind::RottenMeat => {
            for lair in state.sight(seat).iter() {
                for monster in (state.cards_at(lair) & CardSet::MONSTERS).iter() {
                    sides(state.joints(lair)).for_each(|side| each(Action::Lure { card, monster, side }));
                }
            }
        }
        Kind::SwitcherooDust => {
            let fit = state.pawns().filter(|whom| consumables::may_swap(state, seat, card, *whom).is_ok());
            fit.for_each(|whom| each(Action::Swap { card, whom }));
        }
        _ => {}
    }
}
